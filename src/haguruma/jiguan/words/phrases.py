"""Short phrases and signs that need no edition: gears, colours, rewards; names are `names`' job.

Signs: C coin, E energy, VP point, and the letter of a colour, as `LETTERS` has them.
"""

from __future__ import annotations

from ...kernel.prose import listed, plural
from ..constants import COLOURS
from ..editions.edition import Reward

LETTERS: dict[str, str] = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}
"""A letter for each colour."""


def counted(number: object) -> str:
    """A number as something to hold: `a 7`, `an 8`, `an 11`."""
    return f"{'an' if str(number)[:1] == '8' or number in (11, 18) else 'a'} {number}"


def notes(items: list[str]) -> str:
    """Remarks in brackets after a label; '' without any."""
    return f" ({'; '.join(items)})" if items else ""


def colour_word(colour: object) -> str:
    """A colour by its id or number."""
    return COLOURS[colour] if isinstance(colour, int) else str(colour)


def letter(colour: object) -> str:
    """A colour's letter."""
    return LETTERS.get(colour_word(colour), "?")


def gear_word(gear: object) -> str:
    """A gear's id as words: `red3` is `red 3`."""
    text = str(gear)
    return f"{text[:-1]} {text[-1:]}" if text[-1:].isdigit() else text


def gear_words(gears: list[str]) -> str:
    """Several gears: `red 3 and blue 2`."""
    return listed([gear_word(gear) for gear in gears])


def gear_sign(gear: object) -> str:
    """A gear's id in signs: `red3` is `R3`."""
    text = str(gear)
    return f"{LETTERS.get(text[:-1], '?')}{text[-1:]}"


def reward_words(reward: Reward) -> str:
    """A reward as words: `1 coin and 3 energy`, `nothing` for an empty one."""
    parts: list[str] = []
    if reward.coin:
        parts.append(plural(reward.coin, "coin"))
    if reward.energy:
        parts.append(f"{reward.energy} energy")
    if reward.points:
        parts.append(plural(reward.points, "point"))
    return listed(parts) or "nothing"


def reward_signs(reward: Reward) -> str:
    """A reward in signs: `1C+3E`, `2VP`; `–` for nothing."""
    pairs = ((reward.coin, "C"), (reward.energy, "E"), (reward.points, "VP"))
    return "+".join(f"{count}{sign}" for count, sign in pairs if count) or "–"
