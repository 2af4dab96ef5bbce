"""The rules of Jigūan: the flat state, its tables, and one module for each section of the rulebook."""
