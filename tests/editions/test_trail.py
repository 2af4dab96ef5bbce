"""Where entries of lists are after one save: certain, or not there any more; never somebody else's place."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from tests.editions.helpers import TEXT

from haguruma.editions import Address, Draft, Trail
from haguruma.editions.trail import follow
from haguruma.kernel.faults import BadEdition

STREETS: Address = ("standard", "streets", "list")
GEARS: Address = ("gears", "list")


def named(*ids: str) -> list[object]:
    return [{"id": id, "cost": 1} for id in ids]


@pytest.mark.parametrize(
    ("before", "after", "places"),
    [
        (named("a", "b", "c"), named("a", "c"), {0: 0, 2: 1}),
        (named("a", "b"), named("b", "x", "a"), {0: 2, 1: 0}),
        (named("a", "b"), named("a", "x"), {0: 0, 1: 1}),  # renamed where it stands
        (named("a", "b"), [*named("a"), {"id": "x", "cost": 2}], {0: 0}),  # or another one
        (named("a", "a", "b"), named("a", "b"), {2: 1}),  # of two of the same name nobody knows which
        ([{"n": 1}, {"n": 2}], [{"n": 1}, {"n": 3}], {0: 0, 1: 1}),
        ([{"n": 1}, {"n": 2}, {"n": 2}], [{"n": 2}, {"n": 2}], {}),
        ([{"n": 1}, {"n": 2}, {"n": 3}], [{"n": 2}, {"n": 3, "source": "box"}], {1: 0, 2: 1}),
        (named("a"), [], {}),
        ([1, "x", None], ["x"], {1: 0}),
    ],
)
def test_an_entry_is_followed_only_where_it_is_certain(
    before: Sequence[object], after: Sequence[object], places: dict[int, int]
) -> None:
    assert follow(before, after) == places


def test_a_value_is_followed_through_many_saves_and_its_row_is_gone_for_good() -> None:
    draft = Draft(TEXT["kikai"])
    texts = [draft.text]
    for step in (
        lambda: draft.remove((*STREETS, 1)),
        lambda: draft.set((*STREETS, 2, "id"), "mine"),
        lambda: draft.remove((*STREETS, 30)),
        lambda: draft.add(STREETS),
    ):
        step()
        texts.append(draft.text)
    trail = Trail(texts)
    assert trail.place((*STREETS, 3, "spaces")) == (*STREETS, 2, "spaces")
    assert trail.place((*STREETS, 31, "spaces")) is None
    assert draft.report().spots[(*STREETS, 30, "id")].value == "s2"
    assert trail.place((*STREETS, 1, "spaces")) is None  # the present s2 is another one
    assert trail.place(("counts", "influence", "foot")) == ("counts", "influence", "foot")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "rows"), [("kikai", STREETS), ("jiguan", GEARS)])
def test_whatever_is_saved_a_value_never_gets_into_another_row(game: str, rows: Address) -> None:
    """`truth` tells which row of the first text stands where by now."""
    chance = random.Random(game)
    key = "spaces" if game == "kikai" else "type"
    for _ in range(6):
        draft = Draft(TEXT[game])
        truth = list(range(len(draft.report().spots[rows].value)))  # type: ignore[arg-type]
        texts = [draft.text]
        for _ in range(5):
            count = len(truth)
            at = chance.randrange(count)
            doing = chance.choice(["remove", "add", "set"])
            if doing == "remove":
                draft.remove((*rows, at))
                del truth[at]
            elif doing == "add":
                draft.add(rows)
                truth.append(-1)
            else:
                draft.set((*rows, at, key), chance.randrange(3))
            texts.append(draft.text)
        trail = Trail(texts)
        for old in range(len(truth) + 5):
            place = trail.place((*rows, old, key))
            assert place is None or truth[int(place[-2])] == old


def test_a_text_that_is_no_toml_leads_nowhere() -> None:
    with pytest.raises(BadEdition):
        Trail(["a = 1", "a = ["])
