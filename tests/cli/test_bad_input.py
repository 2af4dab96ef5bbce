"""Whatever makes no sense on the command line is refused in a sentence, with exit code 2, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Command

GOOD = "haguruma record 1\ngame kikai\n"
CASES = [
    ("dance", "No such command 'dance'"),
    ("--fast", "No such option"),
    ("play", "Missing argument 'GAME'"),
    ("play chess", "there is no game 'chess'; the games are: kikai"),
    ("play kikai extra", "unexpected extra argument"),
    ("play kikai --fast", "No such option"),
    ("play kikai --seed abc", "it must be a whole number from 0 to"),
    ("play kikai --seed -1", "it must be a whole number from 0 to"),
    ("play kikai --seed 1.5", "it must be a whole number from 0 to"),
    ("play kikai --seed 99999999999999999999", "it must be a whole number from 0 to"),
    ("play kikai --seed", "Option '--seed' requires an argument"),
    ("play kikai --mode easy", "mode"),
    ("play kikai --seats you", "is for 2 players, not 1"),
    ("play kikai --seats you,you,you", "is for 2 players, not 3"),
    ("play kikai --seats you,deep-thought", "deep-thought"),
    ("play kikai --seats ,", "''"),
    ("play kikai --edition nowhere", "nowhere"),
    ("play kikai --edition nowhere.toml", "nowhere.toml"),
    ("play kikai --edition letter.txt", "letter.txt"),
    ("play kikai --position nowhere.toml", "'nowhere.toml' cannot be read: no such file"),
    ("play kikai --position letter.txt", "letter.txt:"),
    ("play kikai --position .", "is a directory"),
    ("play kikai --load nowhere", "'nowhere' cannot be read: no such file"),
    ("play kikai --load letter.txt", "not a Haguruma game record"),
    ("play kikai --load short.txt", "the heading 'ruleset' is missing"),
    ("play kikai --load short.txt --seed 3", "leave out --seed"),
    ("play kikai --load short.txt --little-bre", "leave out --little-bre"),
    ("play kikai --save letter.txt", "holds something that is no game record"),
    ("play kikai --save nowhere/game.txt", "cannot be written: no such file"),
    ("play kikai --save .", "is a directory"),
    ("simulate", "Missing argument 'GAME'"),
    ("simulate chess", "there is no game 'chess'"),
    ("simulate kikai --games -1", "it must be a whole number from 1 to 1000000, not '-1'"),
    ("simulate kikai --games 0", "it must be a whole number from 1 to"),
    ("simulate kikai --games 1000000000000", "it must be a whole number from 1 to"),
    ("simulate kikai --games many", "it must be a whole number from 1 to"),
    ("simulate kikai --workers 0", "it must be a whole number from 1 to"),
    ("simulate kikai --workers 100000", "it must be a whole number from 1 to"),
    ("simulate kikai --seed -5", "it must be a whole number from 0 to"),
    ("simulate kikai --seats random", "is for 2 players, not 1"),
    ("simulate kikai --seats you,greedy", "'you' plays at 'haguruma play'"),
    ("simulate kikai --seats random,nobody", "nobody"),
    ("replay", "Missing argument 'FILE'"),
    ("replay nowhere", "'nowhere' cannot be read: no such file"),
    ("replay .", "is a directory"),
    ("replay letter.txt", "not a Haguruma game record"),
    ("replay binary", "is not text in UTF-8"),
    ("replay future.txt", "this version reads 1"),
    ("replay foreign.txt", "'chess'"),
    ("rules chess", "there is no game 'chess'"),
    ("position", "Missing argument"),
    ("position nowhere", "cannot be read: no such file"),
    ("position a b", "one file at a time"),
    ("position show letter.txt", "letter.txt:"),
    ("position other.toml", "there is no game 'chess'"),
    ("position empty.toml --ply 3", "'--ply' is for a saved game"),
    ("table --port 99999", "it must be a whole number from 0 to 65535"),
    ("table --port http", "it must be a whole number from 0 to 65535"),
]


@pytest.mark.parametrize(("line", "sentence"), CASES, ids=[line for line, _ in CASES])
def test_bad_input_is_refused_in_a_sentence(
    haguruma: Command, tmp_path: Path, line: str, sentence: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Yukon Street,")
    (tmp_path / "short.txt").write_text(GOOD)
    (tmp_path / "future.txt").write_text("haguruma record 2\n")
    (tmp_path / "foreign.txt").write_text(
        "haguruma record 1\ngame chess\nruleset 1\nedition fide 0\nseed 1\n"
    )
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "other.toml").write_text('game = "chess"\n')
    (tmp_path / "empty.toml").write_text("")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    said = haguruma(*line.split())
    assert said.code == 2
    assert sentence in said.err
    assert said.err.startswith("haguruma: ")
    assert "Traceback" not in said.err
    assert "\n" not in said.err.strip() or "letter.txt:\n" in said.err
    assert "Yellow" not in said.out
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_name_no_file_can_have_is_refused_too(haguruma: Command) -> None:
    for words in (["replay", "a\0b"], ["play", "kikai", "--save", "a\0b"], ["position", "a\0b"]):
        assert haguruma(*words).code == 2
