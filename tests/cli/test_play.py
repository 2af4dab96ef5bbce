"""`haguruma play`: a game from the first prompt to the final sheet, and every command on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Command

pytestmark = pytest.mark.slow

PLAY = ("play", "kikai", "--seed", "7")
NO_ENERGY = Path(__file__).with_name("no-energy.toml")
"""Yellow has Cinema and Casino cards and nothing to act with: an Exhibition is the only action."""

FIRST = "1\n" * 400
"""More decisions than a game has, each the first choice."""


@pytest.mark.slow
def test_a_whole_game_against_greedy_comes_to_the_final_sheet(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "haguruma", *PLAY, "--seats", "you,greedy", "--save", "game.txt"]
    done = subprocess.run(words, input=FIRST, capture_output=True, encoding="utf-8", cwd=tmp_path, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "> 1\n" in done.stdout
    sheet = done.stdout[done.stdout.rindex("Foundation Tiles left") :]
    assert "Total" in sheet
    words = [sys.executable, "-m", "haguruma", "replay", "game.txt"]
    again = subprocess.run(words, capture_output=True, encoding="utf-8", cwd=tmp_path, timeout=60)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout[again.stdout.rindex("Foundation Tiles left") :] in sheet


def test_without_colour_nothing_is_coloured(haguruma: Command) -> None:
    assert "\x1b" not in haguruma(*PLAY, typed="quit\n").out


def test_a_choice_is_a_number_or_a_notation(haguruma: Command) -> None:
    by_number = haguruma(*PLAY, typed="1\n1\nquit\n").out
    by_notation = haguruma(*PLAY, typed="place skates parking\n  DEPLOY   s1\nquit\n").out
    tail = by_number[by_number.rindex("KIKAI – set-up") :]
    assert by_notation.endswith(tail)


def test_undo_takes_back_the_last_choice_and_redo_takes_it_again(haguruma: Command) -> None:
    said = haguruma(*PLAY, typed="1\nundo\nundo\nredo\nredo\nquit\n")
    assert "Taken back: place skates parking.\n" in said.out
    assert "There is nothing to undo yet.\n" in said.out
    assert said.out.count("   1. Yellow ") == 2
    assert "There is nothing to redo.\n" in said.out
    assert "The game is unfinished after 1 actions; it was not saved.\n" in said.out


def test_undo_does_not_cross_a_change_of_seat(haguruma: Command) -> None:
    said = haguruma(*PLAY, typed="1\n1\nundo\nquit\n")
    assert "That cannot be undone: something was revealed or the turn has passed.\n" in said.out


def test_undo_takes_back_what_was_the_only_choice_as_well(haguruma: Command) -> None:
    said = haguruma("play", "kikai", "--position", str(NO_ENERGY), typed="play cinema\nundo\nredo\nquit\n")
    assert said.out.count("(the only choice)") == 2
    assert "Taken back: play cinema, exhibit.\n" in said.out


def test_why_gives_the_rule_or_the_consequence(haguruma: Command) -> None:
    said = haguruma(*PLAY, typed="why 3\nwhy deploy s14\nwhy fly\nwhy\nwhy 99\nquit\n")
    assert "Legal, and would do this: Yellow " in said.out
    assert "It can be undone.\n" in said.out
    assert "\nNot legal: " in said.out
    assert "'fly' is not an action of this game." in said.out
    assert "Why what? Type 'why' and an action" in said.out
    assert "There is no choice 99: they go from 1 to 12.\n" in said.out


def test_score_board_log_and_help_answer_and_change_nothing(haguruma: Command) -> None:
    said = haguruma(*PLAY, typed="1\nscore\nlog\nhelp\nboard\n\nquit\n")
    assert "Energy left" in said.out
    assert said.out.count("   1. Yellow ") == 2
    assert "undo   take your last choice back" in said.out
    assert said.out.count("KIKAI – set-up") == 2
    assert "unfinished after 1 actions" in said.out


def test_nonsense_is_answered_and_costs_nothing(haguruma: Command) -> None:
    said = haguruma(
        *PLAY, typed="0\n-1\n13\n" + "9" * 5000 + "\nplay casino\nplace skates moon\n\x00\nquit now\n"
    )
    assert said.code == 0
    assert said.err == ""
    assert said.out.count("they go from 1 to 12") == 3
    assert "Did you mean 'place skates casino'" in said.out or "is not an action" in said.out
    assert "unfinished after 0 actions" in said.out


def test_a_saved_game_goes_on_where_it_was_left(haguruma: Command, tmp_path: Path) -> None:
    assert "Saved in half.txt.\n" in haguruma(*PLAY, typed="1\n1\n1\nsave half.txt\n").out
    on = haguruma("play", "kikai", "--load", "half.txt", "--save", "half.txt", typed=FIRST)
    assert on.code == 0
    assert "   1. " not in on.out
    whole = (tmp_path / "half.txt").read_text()
    assert "\nresult " in whole
    assert "\n1. yellow: place skates parking " in whole


def test_the_end_of_the_input_leaves_the_game_unfinished_and_saved(haguruma: Command) -> None:
    said = haguruma(*PLAY, "--save", "game.txt", typed="1\n")
    assert said.code == 1
    assert said.out.endswith("The game is unfinished after 1 actions; it is saved in game.txt.\n")
    assert haguruma("replay", "game.txt").code == 0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C reaches a child otherwise there")
def test_ctrl_c_leaves_politely_with_the_game_saved(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "haguruma", *PLAY, "--save", "game.txt"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, stdin=pipe, stdout=pipe, stderr=pipe, cwd=tmp_path, encoding="utf-8"
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("1\n")
        child.stdin.flush()
        while "  1  deploy s1" not in child.stdout.readline():
            pass
        child.send_signal(signal.SIGINT)
        child.wait(timeout=120)  # before the input ends: else whichever comes first decides
        out, err = child.communicate()
    assert (child.returncode, err) == (130, "")
    assert out.endswith("The game is unfinished after 1 actions; it is saved in game.txt.\n")
    assert "\n1. yellow: place skates parking " in (tmp_path / "game.txt").read_text()


def test_two_people_at_one_terminal_each_see_the_board_at_their_turn(haguruma: Command) -> None:
    said = haguruma(*PLAY, "--seats", "you,you", typed="1\n1\n1\n")
    assert said.out.count("KIKAI – set-up") == 2
    assert "\nPurple: " in said.out


def test_bots_alone_play_to_the_end(haguruma: Command) -> None:
    said = haguruma(*PLAY, "--seats", "random,random", "--little-bre")
    assert said.code == 0
    assert "Little Bré: on" in said.out
    assert "Total" in said.out


@pytest.mark.slow
def test_a_single_choice_is_taken_unless_asked_not_to(haguruma: Command) -> None:
    assert "(the only choice)" in haguruma(*PLAY, typed=FIRST).out
    assert "(the only choice)" not in haguruma(*PLAY, "--no-auto", typed=FIRST).out


def test_a_position_is_a_beginning(haguruma: Command) -> None:
    haguruma(*PLAY, "--save", "game.txt", typed="1\n")
    data = haguruma("position", "show", "game.txt", "--toml").out
    Path("start.toml").write_text(data, "utf-8")
    said = haguruma("play", "kikai", "--position", "start.toml", typed="save on.txt\nquit\n")
    assert said.code == 0
    assert "deploy s2" in said.out
    assert haguruma("replay", "on.txt").code == 0


def test_no_file_is_overwritten_that_holds_anything_else(haguruma: Command, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Yukon Street,")
    haguruma("play", "kikai", "--seed", "8", "--save", "other.txt", typed="1\n")
    before = (tmp_path / "other.txt").read_text()
    said = haguruma(
        *PLAY, typed="save letter.txt\nsave other.txt\nsave nowhere/a\nsave .\nsave\nsave mine.txt\nquit\n"
    )
    assert "'letter.txt' holds something that is no game record" in said.out
    assert "'other.txt' holds another game" in said.out
    assert "'nowhere/a' cannot be written: no such file or directory" in said.out
    assert "'.' is a directory" in said.out
    assert "Save where?" in said.out
    assert said.out.endswith("it is saved in mine.txt.\n")
    assert (tmp_path / "letter.txt").read_text() == "Dear Yukon Street,"
    assert (tmp_path / "other.txt").read_text() == before
