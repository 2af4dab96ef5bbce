"""Records of KIKAI from a stranger's hand: replayed, or refused as a bad record with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import haguruma
from haguruma.kernel.faults import BadRecord
from haguruma.kernel.history import History
from haguruma.kernel.rng import Rng
from haguruma.registry import load_record

from .helpers import EXAMPLE, GAME, make

OWN = haguruma.game("kikai")


def text_of(plies: int = 25, seed: int = 5, little_bre: bool = False) -> str:
    """The record of a random game on the built-in edition."""
    history = History(make(edition="reconstruction", little_bre=little_bre), seed=seed)
    rng = Rng(seed)
    while len(history.plies) < plies:
        actions = history.state.actions()
        history.play(actions[rng.below(len(actions))])
    return history.record().write(OWN.seats)


GOOD = text_of()


def test_a_record_brings_its_own_game() -> None:
    history = load_record(GOOD)
    assert len(history.plies) == 25
    assert history.record().write(OWN.seats) == GOOD


def test_a_record_knows_its_options() -> None:
    history = load_record(text_of(little_bre=True))
    assert history.game.options["little_bre"] is True


def test_a_record_on_another_edition_needs_its_file() -> None:
    history = History(GAME, seed=5)
    history.play(history.state.actions()[0])
    text = history.record().write(GAME.seats)
    with pytest.raises(BadRecord, match="edition 'example'"):
        load_record(text)
    again = load_record(text, {GAME.edition_hash: str(EXAMPLE)})
    assert again.state.fingerprint() == history.state.fingerprint()


def changed(old: str, new: str) -> str:
    """The good record with one thing changed."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


EDITION_LINE = f"edition reconstruction {OWN.edition_hash}"
BAD: dict[str, tuple[str, str]] = {
    "another game": (changed("game kikai", "game go"), "which is no game here"),
    "a later ruleset": (changed("ruleset ", "ruleset 9"), "played under ruleset 9"),
    "an edition nobody knows": (changed(EDITION_LINE, "edition moon 0123456789ab"), "edition 'moon'"),
    "an edition with other values": (changed(OWN.edition_hash, "0123456789ab"), "0123456789ab"),
    "a path for an edition": (changed(EDITION_LINE, "edition ../example.toml 0"), "its file is needed"),
    "an absolute path for an edition": (changed(EDITION_LINE, f"edition {EXAMPLE} 0"), "its file is needed"),
    "an unknown option": (changed("option little_bre", "option fog"), "no option 'fog'"),
    "an option with a wrong value": (changed("little_bre false", "little_bre 7"), "true or false"),
    "another mode": (changed('mode "standard"', 'mode "expert"'), "one of standard"),
    "a seed beyond all": (changed("seed 5", "seed 99999999999999999999"), "a seed is a whole number"),
    "a seed of another game": (changed("seed 5", "seed 6"), "action"),
    "one player": (changed('seat purple "Purple"\n', ""), "no seat"),
    "the seats in the wrong order": (
        GOOD.replace("seat yellow", "seat x").replace("seat purple", "seat yellow").replace("seat x", "seat purple"),
        "",
    ),
    "a position that is none": (changed("seed 5", 'seed 5\nposition {"turn": 99}'), "turn: '99' must be from 0 to 45"),
    "an option not as played": (changed("little_bre false", "little_bre true"), "action 1 ('"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_replayed_is_a_bad_record_with_the_reason(name: str) -> None:
    text, reason = BAD[name]
    with pytest.raises(BadRecord) as caught:
        load_record(text)
    assert reason in str(caught.value), str(caught.value)


def test_a_foreign_edition_file_is_never_opened_by_its_name(tmp_path: Path) -> None:
    """A record cannot make anyone read a file."""
    trap = tmp_path / "trap.toml"
    trap.write_text("not an edition")
    with pytest.raises(BadRecord, match="its file is needed"):
        load_record(changed(EDITION_LINE, f"edition {trap} 0"))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(at=st.integers(0, len(GOOD)), text=st.text(max_size=12), cut=st.integers(0, 40))
def test_a_spoiled_record_is_replayed_or_refused(at: int, text: str, cut: int) -> None:
    try:
        load_record(GOOD[:at] + text + GOOD[at + cut :])
    except BadRecord as error:
        refusal = str(error)
    else:
        refusal = "none"
    assert refusal
