"""Files that users of earlier versions hold: each opens as it did, says what it said, and is played on and saved.

What must come out stands in `expected.json` beside them. Everything asked of the package is imported here.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.slow import first_quick

import haguruma
from haguruma import Game, State, registry
from haguruma.editions import check
from haguruma.kernel.history import History
from haguruma.kernel.position import read_position, write_toml
from haguruma.table import Lobby, Store, Table

FOLDER = Path(__file__).with_name("0.1.0")
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
RECORDS = sorted(path.name for path in (FOLDER / "records").iterdir())
POSITIONS = sorted(path.name for path in (FOLDER / "positions").iterdir())
EDITIONS = sorted(path.name for path in (FOLDER / "editions").iterdir())
FURTHER = 40
"""How many actions a sample is played on."""
LONGEST = 3000
"""Actions within which every game ends."""

# ---------------------------------------------------------------------------------------- what a sample says


def told(state: State) -> dict[str, Any]:
    """Where a game stands: everything about it, hidden order included, who is on move, and how it ended."""
    outcome = state.outcome
    return {
        "fingerprint": state.fingerprint(),
        "on_move": "" if state.seat is None else state.game.seats[state.seat],
        "outcome": "" if outcome is None else outcome.text,
    }


def choice(state: State, ply: int) -> str:
    """Some legal action, by its notation, and the same one whatever order actions are listed in."""
    notations = sorted(action.notation for action in state.actions())
    return notations[(7 * ply + 3) % len(notations)]


def played_on(state: State, most: int) -> tuple[State, int]:
    """A state some actions later, or at the end of the game, and how many they were."""
    later, plies = state.copy(), 0
    while plies < most and not later.over:
        later.play(choice(later, plies), later.seat)
        plies += 1
    return later, plies


def record_of(source: History | Table) -> str:
    """A game as it is saved in a file."""
    return source.record().write(source.game.seats)


def digest(text: str) -> str:
    """A short name of a text by every character of it."""
    return sha256(text.encode()).hexdigest()[:16]


def text_of(folder: str, name: str) -> str:
    """What a sample says."""
    return (FOLDER / folder / name).read_text("utf-8")


def owners(name: str) -> str:
    """The owner's edition file of that name, else the name: it is one that comes with the game."""
    path = FOLDER / "editions" / f"{name}.toml"
    return str(path) if path.exists() else name


def texts() -> dict[str, str]:
    """Content hash -> text, for every edition file among the samples."""
    return {
        hash: text_of("editions", name)
        for name, wanted in EXPECTED["editions"].items()
        for hash in wanted["hashes"].values()
    }


def seats_of(table: Table) -> dict[str, Any]:
    """Who sits at a table, and how far its game is."""
    return {
        "names": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "plies": len(table.history.plies),
        **told(table.state),
    }


def submit_on(table: Table, most: int) -> None:
    """Play a table's game on, bots' moves included, past whatever the table itself plays for somebody."""
    for ply in range(most):
        seat = table.awaited
        if seat is None:
            return
        table.submit(seat.index, choice(table.state, ply), table.seq, bot=bool(seat.bot))


def fingerprint_after(table: Table, step: str) -> str:
    """The fingerprint after `undo` or `redo`; '' where the table says that there is none."""
    try:
        getattr(table, step)(table.seq)
    except ValueError:
        return ""
    return table.state.fingerprint()


# ------------------------------------------------------------------------------------------------- deals, editions


def deal_found(wanted: dict[str, Any]) -> dict[str, Any]:
    """A fresh deal from a seed, and the whole game that follows from it."""
    game = haguruma.game(wanted["game"], **wanted["options"])
    state = game.start(wanted["players"], wanted["seed"])
    last, plies = played_on(state, LONGEST)
    asked = {key: wanted[key] for key in ("game", "options", "players", "seed")}
    return asked | {"start": state.fingerprint(), "plies": plies, **told(last)}


def named(wanted: dict[str, Any]) -> str:
    """A deal in a word, for the list of tests."""
    options = ",".join(str(value) for value in wanted["options"].values())
    return f"{wanted['game']}-{options}-{wanted['players']}-{wanted['seed']}"


@pytest.mark.parametrize("wanted", EXPECTED["deals"], ids=named)
def test_a_seed_deals_the_same_game_and_the_same_actions_end_it_the_same_way(wanted: dict[str, Any]) -> None:
    assert deal_found(wanted) == wanted


def built_in_found(name: str) -> dict[str, str]:
    """Mode -> content hash of the edition that comes with a game, '' for a game without modes."""
    modes = [option.choices for option in haguruma.options(name) if option.name == "mode"]
    if not modes:
        return {"": haguruma.game(name).edition_hash}
    return {mode: haguruma.game(name, mode=mode).edition_hash for mode in modes[0]}


@pytest.mark.parametrize("name", sorted(EXPECTED["built_in"]))
def test_the_edition_that_comes_with_a_game_is_the_same(name: str) -> None:
    assert built_in_found(name) == EXPECTED["built_in"][name]


def edition_found(name: str) -> dict[str, Any]:
    """An owner's edition file: its content hash in every mode, by its text and by its path, and its marks."""
    text, path = text_of("editions", name), FOLDER / "editions" / name
    game = name.split("-")[0]
    report = check(game, text)
    for mode, hash in report.hashes.items():
        options = {"mode": mode} if mode else {}
        assert registry.game_from(game, text, path.stem, **options).edition_hash == hash
        assert haguruma.game(game, edition=str(path), **options).edition_hash == hash
    return {"hashes": dict(report.hashes), "marks": dict(report.marks), "faults": len(report.faults)}


@pytest.mark.parametrize("name", EDITIONS)
def test_an_owners_edition_file_makes_the_same_game(name: str) -> None:
    assert edition_found(name) == EXPECTED["editions"][name]


# ------------------------------------------------------------------------------------------------- records, positions


def record_found(name: str) -> dict[str, Any]:
    """A record file: how far it goes, where it leads, and where one comes to from there."""
    history = haguruma.load_record(text_of("records", name), texts=texts())
    game, later = history.game, played_on(history.state, FURTHER)[0]
    return {
        "game": game.name,
        "edition": [game.edition, game.edition_hash],
        "names": list(history.names),
        "plies": len(history.plies),
        **told(history.state),
        "later": told(later)["fingerprint"],
    }


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_leads_where_it_led(name: str) -> None:
    assert record_found(name) == EXPECTED["records"][name]


@pytest.mark.parametrize("name", first_quick(RECORDS, 3))
def test_a_record_is_played_on_and_saved(name: str) -> None:
    history = haguruma.load_record(text_of("records", name), texts=texts())
    assert record_of(history) == text_of("records", name)
    check_goes_on(history)


def check_goes_on(history: History) -> None:
    """A game can be played on, saved, and loaded again."""
    for ply in range(FURTHER):
        if not history.state.over:
            history.play(choice(history.state, ply), history.state.seat)
    again = haguruma.load_record(record_of(history), texts=texts())
    assert told(again.state) == told(history.state)
    assert len(again.plies) == len(history.plies)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(RECORDS, 3))
def test_a_record_opens_at_the_table_and_goes_on_from_any_moment(name: str) -> None:
    wanted = EXPECTED["records"][name]
    lobby = Lobby(Store(), pause=0)
    text = texts().get(wanted["edition"][1], "")
    table = lobby.load(text_of("records", name), edition=text)
    bots = [name if name in ("greedy", "random") else "" for name in wanted["names"]]
    assert seats_of(table) == {"bots": bots} | {key: wanted[key] for key in seats_of(table) if key != "bots"}
    fork = lobby.fork(table, wanted["plies"] // 2)
    submit_on(fork, FURTHER)
    assert len(fork.history.plies) > wanted["plies"] // 2
    assert told(lobby.load(record_of(fork)).state) == told(fork.state)
    lobby.close()


def game_at(data: dict[str, Any]) -> Game:
    """The game under the edition and the options that a position names."""
    return haguruma.game(data["game"], edition=owners(data["edition"]["name"]), **data["options"])


def position_found(name: str) -> dict[str, Any]:
    """A position file: where it is, what is pending there, and where one comes to from there."""
    data: dict[str, Any] = read_position(FOLDER / "positions" / name)
    state = game_at(data).position(data, seed=5)
    return {
        "edition": state.game.edition_hash,
        "pending": len(data["pending"]),
        **told(state),
        "later": told(played_on(state, FURTHER)[0])["fingerprint"],
    }


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_the_same_moment(name: str) -> None:
    assert position_found(name) == EXPECTED["positions"][name]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_played_on_and_saved(name: str, tmp_path: Path) -> None:
    data: dict[str, Any] = read_position(FOLDER / "positions" / name)
    game = game_at(data)
    history = History(game, 5, position=data)
    written = history.state.position()
    assert {key: written[key] for key in data} == data
    check_goes_on(history)
    file = tmp_path / "position.toml"
    file.write_text(write_toml(history.state.position()), "utf-8")
    assert told(game.position(read_position(file))) == told(history.state)


# ------------------------------------------------------------------------------------------------- the database


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A copy of the database, for one test to change."""
    return Path(shutil.copy(FOLDER / "games.db", tmp_path / "games.db"))


@pytest.fixture
def lobby(saved: Path) -> Iterator[Lobby]:
    """The table's lobby over that copy."""
    lobby = Lobby(Store(saved), pause=0)
    yield lobby
    lobby.close()


def games_found(lobby: Lobby) -> list[dict[str, Any]]:
    """Every saved game as it is listed and as it opens, and what its last undo and redo lead to."""
    assert lobby.store.notices == []
    glances = lobby.games_saved()
    found = []
    for glance in glances:
        assert lobby.fault_of(glance) == ""
        table = lobby.open(glance.id)
        about: dict[str, Any] = {"id": table.id, "game": table.game.name, "options": table.game.options}
        about |= {"edition": [table.game.edition, table.game.edition_hash], "auto": table.auto}
        about |= {"seq": table.seq, "listed_over": glance.over, **seats_of(table)}
        about |= {step: fingerprint_after(table, step) for step in ("redo", "undo")}
        found.append(about)
    return found


def shelf_found(lobby: Lobby) -> dict[str, Any]:
    """Every edition on the shelf, what was found out about it, and the deal it makes."""
    return {own.id: own_found(lobby, own.id) for game in haguruma.GAMES for own in lobby.edition_store.all(game)}


def own_found(lobby: Lobby, id: str) -> dict[str, Any]:
    """One edition on the shelf."""
    own, before = lobby.edition_store.get(id), lobby.edition_store.before(id)
    report = check(own.game, own.text)
    found: dict[str, Any] = {"game": own.game, "title": own.title, "version": own.version, "past": own.past}
    found |= {"text": digest(own.text), "good": digest(own.good), "before": digest(before or "")}
    found |= {"hashes": dict(own.facts.hashes), "faults": own.facts.faults, "invented": own.facts.invented}
    assert found["hashes"] == dict(report.hashes)
    assert found["faults"] == len(report.faults)
    try:
        table = lobby.new(own.game, [("Ann", ""), ("Bob", "")], {"edition": id}, seed=9)
    except ValueError:
        return found | {"deal": ""}
    return found | {"deal": table.state.fingerprint()}


def test_every_saved_game_opens_as_it_was_left(lobby: Lobby) -> None:
    assert games_found(lobby) == EXPECTED["database"]["games"]


def test_every_edition_on_the_shelf_is_there_and_begins_the_same_game(lobby: Lobby) -> None:
    assert shelf_found(lobby) == EXPECTED["database"]["editions"]


@pytest.mark.slow
@pytest.mark.parametrize("id", [game["id"] for game in EXPECTED["database"]["games"]])
def test_a_saved_game_is_played_on_and_saved(saved: Path, lobby: Lobby, id: str) -> None:
    table = lobby.open(id)
    if table.state.over:
        table = lobby.fork(table, len(table.history.plies) // 2)
    before = table.seq
    submit_on(table, FURTHER)
    assert table.seq > before
    other = Lobby(Store(saved), pause=0)
    again = other.open(table.id)
    assert (again.seq, seats_of(again)) == (table.seq, seats_of(table))
    other.close()
    brought = {table.game.edition_hash: table.edition_text} if table.edition_text else {}
    assert told(haguruma.load_record(record_of(table), texts=brought).state) == told(table.state)
    assert told(lobby.load(record_of(table)).state) == told(table.state)


def test_every_sample_has_something_expected_of_it() -> None:
    assert sorted(EXPECTED["records"]) == RECORDS
    assert sorted(EXPECTED["positions"]) == POSITIONS
    assert sorted(EXPECTED["editions"]) == EDITIONS
    assert sorted(EXPECTED["built_in"]) == sorted(haguruma.GAMES)
