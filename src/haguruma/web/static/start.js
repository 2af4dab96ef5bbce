// The start page: the theme at once, and a seat that is in the game. Everything works without this.
import { themes } from "./theme.js";

themes();

document.addEventListener("change", (event) => {
  if (event.target.name !== "players") return;
  const seats = [...event.target.form.querySelectorAll("[name=seat]")];
  const chosen = seats.find((seat) => seat.checked);
  if (chosen && !chosen.checkVisibility()) seats[0].checked = true;
});
