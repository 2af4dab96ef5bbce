"""`haguruma edition`: new, check, diff and show, and what each says to bad input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.editions.helpers import TEXT, changed

from haguruma.editions import template

from .conftest import Command

pytestmark = pytest.mark.slow


def test_a_new_file_can_be_checked_shown_and_played_at_once(haguruma: Command, tmp_path: Path) -> None:
    said = haguruma("edition", "new", "kikai", "my-box.toml", "--title", "Mine")
    assert (said.code, said.err) == (0, "")
    assert 'title = "Mine"' in (tmp_path / "my-box.toml").read_text("utf-8")
    said = haguruma("edition", "check", "my-box.toml")
    assert said.code == 0
    assert re.fullmatch(
        r"my-box\.toml: can be played \(standard \w{12}, advanced \w{12}\)\n(\d+) printed values: \1 invented\n",
        said.out,
    )
    assert (
        haguruma(
            "simulate", "kikai", "--edition", "my-box.toml", "--games", "1", "--seats", "random,random"
        ).code
        == 0
    )


def test_the_bare_command_is_help(haguruma: Command) -> None:
    said = haguruma("edition")
    assert said.code == 0
    assert all(name in said.out for name in ("new", "check", "diff", "show"))


def test_a_file_that_is_there_is_overwritten_only_by_force(haguruma: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("precious", "utf-8")
    said = haguruma("edition", "new", "jiguan", "mine.toml")
    assert said.code == 2
    assert "'mine.toml' is there already" in said.err
    assert (tmp_path / "mine.toml").read_text("utf-8") == "precious"
    assert haguruma("edition", "new", "jiguan", "mine.toml", "--force").code == 0
    assert (tmp_path / "mine.toml").read_text("utf-8") == template("jiguan")


def test_every_fault_is_a_line_with_file_line_key_value_and_rule(haguruma: Command, tmp_path: Path) -> None:
    text = changed(template("kikai"), 'b = "q5",  spaces = 1', 'b = "q5",  spaces = 3')
    text = changed(text, "hand_size = 4", "hand_size = -4")
    (tmp_path / "my-box.toml").write_text(text, "utf-8")
    said = haguruma("edition", "check", "my-box.toml")
    assert said.code == 1
    lines = said.out.splitlines()
    number = next(i for i, line in enumerate(text.split("\n"), 1) if "spaces = 3" in line)
    assert lines[1] == (
        f"my-box.toml:{number}  standard.streets[s14].spaces = 3  MP13  must be a whole number from 1 to 2, not 3"
    )
    assert "counts.hand_size = -4  must be a whole number from 1 to 99, not -4" in lines[0]
    assert lines[2] == "my-box.toml: 2 faults"


def test_more_faults_than_anyone_reads_are_counted(haguruma: Command, tmp_path: Path) -> None:
    (tmp_path / "many.toml").write_text(TEXT["jiguan"] + "".join(f"k{i} = 1\n" for i in range(150)), "utf-8")
    said = haguruma("edition", "check", "many.toml")
    assert "… and 50 more" in said.out
    assert "many.toml: 150 faults" in said.out


BAD_FILES: list[tuple[str, bytes, int, str]] = [
    ("empty.toml", b"", 2, "is no edition of a game here"),
    ("other.toml", b"a = 1", 2, "is no edition of a game here"),
    ("broken.toml", b"[gears]\nlist = [", 1, "broken.toml:2  file  is not valid TOML"),
    ("nul.toml", b"[counts]\n\0", 1, "nul.toml:2  file  is not valid TOML"),
    ("utf16.toml", TEXT["kikai"].encode("utf-16"), 2, "is not UTF-8 text"),
    ("latin.toml", "# é".encode("latin-1"), 2, "is not UTF-8 text"),
    ("deep.toml", b"[counts]\nx = " + b"[" * 9000, 1, "is nested too deeply"),
    ("keys.toml", b"[counts]\n" + b"a." * 9000 + b"b = 1", 1, "is nested too deeply"),
    ("huge.toml", b"#" * 50_000_000, 2, "is larger than 1000000 bytes"),
    ("bom.toml", b"\xef\xbb\xbf" + TEXT["kikai"].encode(), 0, "can be played"),
    ("crlf.toml", TEXT["jiguan"].replace("\n", "\r\n").encode(), 0, "can be played"),
]


@pytest.mark.parametrize(("name", "data", "code", "words"), BAD_FILES, ids=[row[0] for row in BAD_FILES])
def test_whatever_a_file_holds_it_is_answered_in_a_sentence(
    haguruma: Command, tmp_path: Path, name: str, data: bytes, code: int, words: str
) -> None:
    (tmp_path / name).write_bytes(data)
    said = haguruma("edition", "check", name)
    assert said.code == code
    assert words in (said.err if code == 2 else said.out)
    assert "Traceback" not in said.err + said.out
    assert haguruma("edition", "show", name).code == code


@pytest.mark.parametrize(("words", "sentence"), [
    (("check", "missing.toml"), "cannot be read: No such file or directory"),
    (("check", "./"), "Is a directory"),
    (("check", "reconstruction"), "say kikai:reconstruction or jiguan:reconstruction"),
    (("check", "kikai:yours"), "there is no such edition"),
    (("check", "kikai", "--game", "go"), "there is no game 'go'"),
    (("new", "go", "x.toml"), "there is no game 'go'"),
    (("new", "kikai", "nowhere/x.toml"), "cannot be written"),
    (("new", "kikai", "x.toml", "--title", "t" * 99), "a title has"),
    (("diff", "kikai", "jiguan"), "is of KIKAI – Bricolage Heads and 'jiguan' of Jigūan"),
    (("show", "kikai", "--mode", "expert"), "the modes are: standard, advanced"),
    (("show", "jiguan", "--mode", "advanced"), "the modes are: none"),
    (("show", "kikai", "--svg", "nowhere/x.svg"), "cannot be written"),
    (("check",), "Missing argument"),
])  # fmt: skip
def test_what_makes_no_sense_is_refused_in_a_sentence(
    haguruma: Command, words: tuple[str, ...], sentence: str
) -> None:
    said = haguruma("edition", *words)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_the_other_game_s_file_is_one_fault(haguruma: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TEXT["jiguan"], "utf-8")
    said = haguruma("edition", "check", "mine.toml", "--game", "kikai")
    assert said.code == 1
    assert "is an edition of Jigūan: The Eastern Mechanist, not of KIKAI" in said.out
    assert "1 fault\n" in said.out


def test_two_editions_are_compared_value_by_value(haguruma: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        changed(template("kikai"), "energy_per_vp = 5", "energy_per_vp = 4"), "utf-8"
    )
    said = haguruma("edition", "diff", "kikai", "mine.toml")
    assert said.code == 1
    assert "changed  standard.scoring.energy_per_vp  5 → 4  rulebook → invented\n" in said.out
    assert "standard: different games" in said.out
    assert "advanced: the same game" in said.out
    assert haguruma("edition", "diff", "mine.toml", "mine.toml").code == 0


def test_show_prints_every_block_and_draws_the_board_of_each_mode(haguruma: Command, tmp_path: Path) -> None:
    said = haguruma("edition", "show", "kikai", "--svg", "board.svg")
    assert (said.code, said.err) == (0, "")
    assert all(
        f"[{block}]" in said.out for block in ("components", "standard.streets", "advanced.master.rows")
    )
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == [
        "board-advanced.svg",
        "board-standard.svg",
    ]
    said = haguruma("edition", "show", "kikai", "--svg", "one.svg", "--mode", "advanced")
    assert (tmp_path / "one.svg").read_text("utf-8") == (tmp_path / "board-advanced.svg").read_text("utf-8")
    assert "[standard." not in said.out
    assert haguruma("edition", "show", "jiguan:reconstruction", "--svg", "table.svg").code == 0
    assert (tmp_path / "table.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("svg", ["mine.toml", "./mine.toml"])
def test_a_picture_never_takes_the_place_of_the_edition_it_shows(
    haguruma: Command, tmp_path: Path, svg: str
) -> None:
    haguruma("edition", "new", "jiguan", "mine.toml")
    before = (tmp_path / "mine.toml").read_text("utf-8")
    said = haguruma("edition", "show", "mine.toml", "--svg", svg)
    assert said.code == 2
    assert "is the edition itself" in said.err
    assert (tmp_path / "mine.toml").read_text("utf-8") == before


def test_nor_does_the_picture_of_one_mode_of_several(haguruma: Command, tmp_path: Path) -> None:
    haguruma("edition", "new", "kikai", "box-advanced.toml")
    said = haguruma("edition", "show", "box-advanced.toml", "--svg", "box.toml")
    assert (said.code, list(tmp_path.glob("box*"))) == (2, [tmp_path / "box-advanced.toml"])


@pytest.mark.parametrize("svg", ["", ".", ".."])
def test_a_picture_needs_a_file_of_its_own(haguruma: Command, tmp_path: Path, svg: str) -> None:
    said = haguruma("edition", "show", "kikai", "--svg", svg)
    assert said.code == 2
    assert "needs the name of a file" in said.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("source", ["kikai", "kikai:reconstruction"])
def test_a_built_in_edition_is_of_its_own_game_alone(haguruma: Command, source: str) -> None:
    said = haguruma("edition", "check", source, "--game", "jiguan")
    assert said.code == 2
    assert "is of KIKAI" in said.err


def test_a_file_without_the_ending_is_told_how_to_be_named(haguruma: Command) -> None:
    haguruma("edition", "new", "kikai", "mine")
    bots = ("--games", "1", "--seats", "random,random")
    said = haguruma("simulate", "kikai", "--edition", "mine", *bots)
    assert said.code == 2
    assert "write './mine' for the file" in said.err
    assert haguruma("simulate", "kikai", "--edition", "./mine", *bots).code == 0
