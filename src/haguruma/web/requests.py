"""Reading what people send: fields of forms and JSON bodies, each fault with a sentence, and set-ups made of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from ..kernel.contract import Game, Plain
from ..kernel.faults import BadOption, BadRecord, HagurumaError
from ..kernel.position import parse_position
from ..table import Lobby, Table

Fields = Mapping[str, object]

ANY_SEAT = "any"
ON, OFF = ("on", "true", "1", "yes"), ("", "off", "false", "0", "no")


class BadRequest(BadOption):
    """A request that says something that makes no sense."""


GAME_FILES = "so it is neither a game record nor a position"
"""What a file is not that is no text, where games are opened."""


async def fields(request: Request, no_text: str = GAME_FILES, most: int = 60) -> Fields:
    """The fields of a form, or of a JSON object, uploaded files as text. Raises `BadRequest`.

    `no_text` ends the sentence about a file that is no text; a form with files has at most `most` fields.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind == "application/json":
        given = _json(await request.body())
    else:
        given = await _texts(await request.form(max_files=3, max_fields=most), no_text)
    _check_writable(given)
    return given


def _json(body: bytes) -> Fields:
    try:
        data = json.loads(body or b"{}")
    except (ValueError, RecursionError):
        raise BadRequest("the body is not JSON") from None
    if not isinstance(data, dict):
        raise BadRequest("the body must be a JSON object")
    return data


def _check_writable(given: object) -> None:
    """Refuse what cannot be written down: JSON and odd charsets can name half a character. Raises `BadRequest`."""
    try:
        json.dumps(given, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRequest(
            "there is half a character in what was sent (a lone surrogate), which is no text"
        ) from None
    except RecursionError:
        raise BadRequest("what was sent is nested too deeply") from None


async def _texts(form: FormData, no_text: str) -> Fields:
    found: dict[str, object] = {}
    for key, value in form.multi_items():
        found[key] = await _file(value, no_text) if isinstance(value, UploadFile) else value
    return found


async def _file(file: UploadFile, no_text: str) -> str:
    data = await file.read()
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise BadRecord("this file is not text in UTF-8 but in UTF-16; save it as UTF-8 and choose it again")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"this file is not text, {no_text}") from None


def whole(given: Fields, key: str, default: int | None = None) -> int:
    """A whole number. Raises `BadRequest` if it is missing (and has no default) or no whole number."""
    value = given.get(key, "")
    if value == "" and default is not None:
        return default
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = str(value).strip()
    if not text.lstrip("-").isdecimal() or len(text) > 20:
        raise BadRequest(f"'{key}' must be a whole number, not '{text[:30]}'")
    return int(text)


def text(given: Fields, key: str, default: str = "") -> str:
    """A text. Raises `BadRequest` for anything else."""
    value = given.get(key, default)
    if not isinstance(value, str):
        raise BadRequest(f"'{key}' must be a text")
    return value


def flag(given: Fields, key: str, default: bool = False) -> bool:
    """A yes or no. Raises `BadRequest` for anything else."""
    value = given.get(key, default)
    if isinstance(value, bool):
        return value
    word = str(value).strip().lower()
    if word not in ON + OFF:
        raise BadRequest(f"'{key}' is yes or no, not '{word[:30]}'")
    return word in ON


OPTION_READERS: Mapping[str, Callable[[Fields, str], object]] = {"bool": flag, "choice": text}
"""Kind of rule option -> how its value is read."""


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A game somebody wants to begin, as far as it does not depend on the game itself."""

    game: str
    options: Plain
    seed: int | None
    auto: bool


def game_request(lobby: Lobby, given: Fields) -> GameRequest:
    """What the form or the API asks to begin. Raises `BadOption`."""
    name = text(given, "game", next(iter(lobby.games)))
    if name not in lobby.games:
        lobby.games.game(name)
    options: Plain = {}
    for option in lobby.games.options(name):
        key = f"option-{option.name}"
        if key in given:
            options[option.name] = OPTION_READERS[option.kind](given, key)
        elif option.kind == "bool" and f"{key}-shown" in given:
            options[option.name] = False
    more = given.get("options", {})
    if not isinstance(more, dict):
        raise BadRequest("'options' must be an object")
    if edition := text(given, "edition"):
        options["edition"] = edition
    seed = None if str(given.get("seed", "")).strip() == "" else whole(given, "seed")
    return GameRequest(name, options | more, seed, flag(given, "auto", "auto-shown" not in given))


def players(lobby: Lobby, given: Fields, game: Game, seat: str = "", count: int = 0) -> list[tuple[str, str]]:
    """Name and bot of every seat: all people (`table=screen`), or one person and bots. Raises `BadOption`.

    `seat` and `count` come before what is given, where a position decides them.
    """
    number = count or whole(given, "players", game.counts[0])
    game.check_count(number)
    ids = game.seats[:number]
    if text(given, "table", "bot") == "screen":
        return [(text(given, f"name-{id}"), "") for id in ids]
    chosen = seat or text(given, "seat", ids[0])
    if chosen == ANY_SEAT:
        chosen = ids[lobby.chance(len(ids))]
    if chosen not in ids:
        raise BadRequest(f"there is no seat '{chosen[:20]}'; the seats are {', '.join(ids)}")
    bot = text(given, "opponent", lobby.opponents(game.name)[0])
    return [(text(given, "name") or "You", "") if id == chosen else ("", bot) for id in ids]


def begin(lobby: Lobby, given: Fields) -> Table:
    """The game a form or the API asks for. Raises `HagurumaError`; then nothing was begun."""
    asked = game_request(lobby, given)
    position = given.get("position")
    if isinstance(position, str) and position.strip():
        position = parse_any(position)
    if position and not isinstance(position, dict):
        raise BadRequest("'position' must be an object")
    if isinstance(position, dict) and position:
        return begin_from_position(lobby, position, given, asked)
    seats = players(lobby, given, lobby.editions.game(asked.game, asked.options).game)
    return lobby.new(asked.game, seats, asked.options, asked.seed, None, asked.auto)


def begin_from_position(lobby: Lobby, position: Plain, given: Fields, asked: GameRequest) -> Table:
    """A game from a position, which says itself which game it is, under which options and with which edition."""
    name = str(position.get("game", asked.game))
    own = position.get("options")
    options = asked.options | (own if isinstance(own, dict) else {})
    options = lobby.editions.of_position(name, options, position, text(given, "edition-file"))
    game = lobby.editions.game(name, options).game
    state = game.position(position, 0)
    seat = "" if state.seat is None or given.get("seat") else game.seats[state.seat]
    seats = players(lobby, given, game, seat, state.seats)
    return lobby.new(game.name, seats, options, asked.seed, position, asked.auto)


def parse_any(source: str) -> Plain:
    """A position written as JSON or TOML. Raises `BadPosition` or `BadRequest`."""
    is_json = source.lstrip().startswith("{")
    position = parse_position(source, "position", is_json)
    if is_json:
        _check_writable(position)
    return position


def open_text(lobby: Lobby, source: str, given: Fields) -> Table:
    """A table with the game of a record or a position. Raises `HagurumaError` with the first thing that is wrong."""
    if not source.strip():
        raise BadRecord("choose a game record or a position first: this one is empty")
    if source.lstrip("\ufeff \n").startswith("haguruma"):
        return lobby.load(source, text(given, "table", "same") == "screen", text(given, "edition-file"))
    try:
        position = parse_any(source)
    except HagurumaError as error:
        raise BadRecord(
            "this is neither a game record (its first line would be 'haguruma record 1') nor a position: "
            f"{str(error)[:300]}"
        ) from None
    asked = game_request(lobby, {key: value for key, value in given.items() if key != "seat"})
    return begin_from_position(lobby, position, given, asked)
