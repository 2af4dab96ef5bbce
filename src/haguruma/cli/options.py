"""What the commands share in their arguments: numbers within bounds, the game and its rule options, seats, editions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import click

from .. import registry
from ..bots import Bot, check, make
from ..kernel.contract import Game, Option, Plain
from ..kernel.faults import BadOption
from ..kernel.rng import mix

HUMAN = "you"
"""The seat of a person at this terminal."""

PREFIX = "option_"
"""Before the name of a rule option in the parameters of a command, so that it meets no parameter of ours."""

F = TypeVar("F", bound=Callable[..., object])


class Whole(click.ParamType[int]):
    """A whole number from `low` to `high`."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number a text means; refuses the text with a sentence."""
        text = str(value).strip()
        if not (re.fullmatch(r"[+-]?[0-9]{1,30}", text) and self.low <= int(text) <= self.high):
            self.fail(
                f"it must be a whole number from {self.low} to {self.high}, not '{text[:40]}'.", param, ctx
            )
        return int(text)


class GameCommand(click.Command):
    """A command about one game, which takes the rule options of every game here as flags."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own parameters and the games' rule options."""
        return [*super().get_params(ctx), *_flags(tuple(registry.GAMES))]


def game_argument(command: F) -> F:
    """The argument GAME."""
    return click.argument("game")(command)


def edition_option(command: F) -> F:
    """The option --edition."""
    text = "The printed values to play with: the name of an edition, or a file."
    return click.option("--edition", metavar="NAME|FILE", help=text)(command)


@lru_cache(maxsize=1)
def _flags(games: tuple[str, ...]) -> tuple[click.Option, ...]:
    merged: dict[str, Option] = {}
    for game in games:
        for option in registry.options(game):
            merged.setdefault(option.name, option)
    return tuple(_flag(option) for option in merged.values() if option.name != "edition")


def _flag(option: Option) -> click.Option:
    return _FLAGS[option.kind](option, PREFIX + option.name, option.name.replace("_", "-"))


def _switch(option: Option, name: str, flag: str) -> click.Option:
    return click.Option([name, f"--{flag}/--no-{flag}"], default=None, help=option.help)


def _choice(option: Option, name: str, flag: str) -> click.Option:
    words = "|".join(option.choices)
    return click.Option([name, f"--{flag}"], metavar=words, help=f"{option.help} Default: {option.default}.")


_FLAGS: Mapping[str, Callable[[Option, str, str], click.Option]] = {"bool": _switch, "choice": _choice}
"""Kind of rule option -> the flag that sets it."""


def rule_options(name: str, edition: str | None, flags: Mapping[str, object]) -> dict[str, object]:
    """The rule options asked for, those of other games refused. Raises `BadOption`."""
    options = {key.removeprefix(PREFIX): value for key, value in flags.items() if value is not None}
    known = {option.name for option in registry.options(name)}
    for option in options:
        if option not in known:
            raise BadOption(f"{registry.GAMES[name]} has no option '--{option.replace('_', '-')}'")
    if edition is not None:
        options["edition"] = edition
    return options


def open_game(name: str, edition: str | None, flags: Mapping[str, object]) -> Game:
    """The game with the rule options asked for. Raises `BadOption` or `BadEdition`."""
    return registry.game(name, **rule_options(name, edition, flags))


def open_game_at(data: Plain, name: str, edition: str | None, flags: Mapping[str, object]) -> Game:
    """The game a position belongs to; what it says of edition and options holds where nothing else was asked for."""
    said, options = data.get("edition"), data.get("options")
    asked = rule_options(name, edition, flags)
    given = {str(key): value for key, value in options.items()} if isinstance(options, dict) else {}
    if isinstance(said, dict) and isinstance(said.get("name"), str):
        given["edition"] = said["name"]
    return registry.game(name, **(given | asked))


def split_seats(text: str) -> tuple[str, ...]:
    """The players named in a comma list; a part such as `time=2` goes on with the bot before it."""
    seats: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if seats and ":" in seats[-1] and re.match(r"\w+=", part):
            seats[-1] += "," + part
        else:
            seats.append(part)
    return tuple(seats)


def players(specs: tuple[str, ...], game: str, seed: int) -> list[Bot | None]:
    """Who sits where: a bot, or None for a person. Raises `BadOption` for a bot nobody knows or of another game."""
    for spec in specs:
        if spec != HUMAN:
            check(spec, game)
    return [None if spec == HUMAN else make(spec, mix((seed, seat + 1))) for seat, spec in enumerate(specs)]


def as_path(text: str | None) -> Path | None:
    """A path, if one was given."""
    return None if text is None else Path(text)
