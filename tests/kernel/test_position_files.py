"""Positions as files: what is written reads back, what cannot be read is refused in a sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.files import read_text, write_text
from haguruma.kernel.position import MAX_BYTES, parse_position, read_position, write_toml

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
scalars = st.booleans() | st.integers(-(2**63), 2**63 - 1) | texts
plain = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.slow
@given(st.dictionaries(texts, plain, max_size=5))
def test_what_is_written_as_toml_reads_back_equal(data: dict[str, object]) -> None:
    assert tomllib.loads(write_toml(data)) == data


def test_long_lists_stand_one_item_to_a_line() -> None:
    assert write_toml({"pile": ["casino" * 5] * 5}).count("\n") == 7


def test_toml_refuses_what_it_cannot_hold() -> None:
    with pytest.raises(HagurumaError, match="no way to write None"):
        write_toml({"seat": None})


def test_a_position_file_is_toml_or_json(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("turn = 3\n[seats.yellow]\nenergy = 5\n")
    (tmp_path / "a.json").write_text('{"turn": 3, "seats": {"yellow": {"energy": 5}}}')
    assert read_position(tmp_path / "a.toml") == read_position(str(tmp_path / "a.json"))


BAD = [
    ("a.toml", b"turn = ", "a.toml: the file: is not TOML"),
    ("a.json", b"{", "a.json: the file: is not JSON"),
    ("a.json", b"[1]", "must hold a table"),
    ("a.json", b"[" * 100_000, "is nested too deeply"),
    ("a.toml", b"a=" + b"[" * 100_000, "is nested too deeply"),
    ("a.toml", b"\xff\xfe", "is not text in UTF-8"),
    ("a.toml", b"#" * (MAX_BYTES + 1), "longer than"),
    ("a.json", b"1" * 5000, "is not JSON"),
]


@pytest.mark.parametrize(("name", "raw", "sentence"), BAD)
def test_a_bad_position_file_is_refused_in_a_sentence(
    tmp_path: Path, name: str, raw: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(raw)
    with pytest.raises(HagurumaError, match=sentence):
        read_position(tmp_path / name)


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    for path, sentence in (
        (tmp_path, "is a directory"),
        (tmp_path / "no", "no such file"),
        ("a\0b", "cannot have"),
    ):
        with pytest.raises(HagurumaError, match=sentence):
            read_position(path)
    for path, sentence in (
        (tmp_path, "is a directory"),
        (tmp_path / "no" / "a", "no such file"),
        ("a\0b", "cannot"),
    ):
        with pytest.raises(HagurumaError, match=sentence):
            write_text(path, "")


def test_a_file_is_written_as_a_whole_and_through_links(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old")
    real.chmod(0o600)
    link.symlink_to(real)
    write_text(link, "new")
    assert link.is_symlink()
    assert (real.read_text(), real.stat().st_mode & 0o777) == ("new", 0o600)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "real"]
    write_text("/dev/null", "gone")
    assert read_text(real, 10) == "new"


def test_text_pasted_from_elsewhere_is_read_as_well() -> None:
    assert parse_position("turn = 3") == {"turn": 3}
