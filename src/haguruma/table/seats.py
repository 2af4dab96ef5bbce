"""Who sits at a table: a person with a name, or a bot by its spec. Playing is the table's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..kernel.contract import Game
from ..kernel.faults import BadOption

NAME_LENGTH = 30


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its place, the game's id and title for it, the player's name, and the bot's spec ('': a person)."""

    index: int
    id: str
    title: str
    name: str
    bot: str = ""

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return not self.bot

    def plain(self) -> dict[str, object]:
        """The seat as plain data, for the store and JSON."""
        return {"name": self.name, "bot": self.bot}


def clean_name(name: str) -> str:
    """A player's name fit to show. Raises `BadOption` for one that is too long or cannot be printed."""
    text = " ".join(name.split())
    if len(text) > NAME_LENGTH:
        raise BadOption(f"a name has at most {NAME_LENGTH} characters, this one has {len(text)}")
    if not text.isprintable():
        raise BadOption("a name is made of characters that can be printed")
    return text


def seat_all(
    game: Game, players: Sequence[tuple[str, str]], check_bot: Callable[[str, str], object]
) -> tuple[Seat, ...]:
    """Seats for `players`, (name, bot spec) each. Raises `BadOption` for a wrong count, name or bot."""
    game.check_count(len(players))
    seats = []
    for index, (name, bot) in enumerate(players):
        if bot:
            check_bot(bot, game.name)
        shown = clean_name(name) or bot or game.seat_names[index]
        seats.append(Seat(index, game.seats[index], game.seat_names[index], shown, bot))
    return tuple(seats)


def is_bot(name: str, game: str, check_bot: Callable[[str, str], object]) -> bool:
    """Whether a player's name in a record is the spec of a bot that plays the game."""
    try:
        check_bot(name, game)
    except BadOption:
        return False
    return True
