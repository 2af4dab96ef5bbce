// The start page: the theme at once, and nothing else. Everything works without this.
import { themes } from "./theme.js";

themes();
