"""Texts with parts for some games alone, with anchors and pictures."""

from __future__ import annotations

import pytest

from haguruma.kernel.editions.notes import marks
from haguruma.kernel.prose import for_kinds, plain, unmarked

TEXT = """# Head {#head}
::: standard
one
:::
::: advanced rich
two
::: rich
three
:::
:::
![A street](picture:street "See [it](#head).")
[words](#head), [page](/rules/kikai)"""


@pytest.mark.parametrize(
    ("kinds", "lines"),
    [
        (("standard",), ["one"]),
        (("advanced",), ["two"]),
        (("rich",), ["two", "three"]),
        (("standard", "rich"), ["one", "two", "three"]),
        ((), []),
    ],
)
def test_a_part_is_told_to_those_it_is_for(kinds: tuple[str, ...], lines: list[str]) -> None:
    assert for_kinds(TEXT, kinds).splitlines()[1:-2] == lines


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("::: a\nx", "does not end"),
        ("x\n:::", "has not begun"),
        ("x ::: a\n:::", "middle of a line"),
        ("::: a, b\n:::", "middle of a line"),
    ],
)
def test_a_part_that_is_badly_marked_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        for_kinds(text, ())


def test_markdown_for_reading_has_no_anchors_and_pictures_in_words() -> None:
    assert unmarked(TEXT).startswith("# Head\n")
    assert "[Picture: A street]\n[words](#head)" in unmarked(TEXT)


def test_a_terminal_has_no_links_either() -> None:
    assert plain(TEXT).endswith("[Picture: A street]\nwords, page")


@pytest.mark.parametrize(
    ("sources", "said"),
    [
        ({}, "It does not say where its values come from."),
        ({"a": "box"}, "Its values are read off a printed copy."),
        ({"a": "box", "b": "invented"}, "Of its 2 values 1 is read off a printed copy and 1 invented."),
        (
            {"a": "rulebook", "b": "rulebook", "c": "derived", "d": "invented"},
            "Of its 4 values 2 are stated by the published rulebook, 1 derived from it and 1 invented.",
        ),
    ],
)
def test_source_marks_are_counted_in_a_sentence(sources: dict[str, str], said: str) -> None:
    assert marks(sources) == said
