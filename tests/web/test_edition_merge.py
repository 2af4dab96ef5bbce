"""Forms made on an earlier text of an edition: what was typed follows its row; what has no row any more is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from haguruma.editions import Draft, template
from haguruma.table import Inline, Lobby, Store
from haguruma.table.edition_store import OwnEdition
from haguruma.web.app import make_app
from haguruma.web.editions.drafts import with_text

from .owning import Own, alert, said_at, typed_in

pytestmark = pytest.mark.slow

STREETS = "standard.streets.list"
TRACK = "standard.track.list"


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(Store(), thinker=Inline(lambda state, task: state.actions()[0].notation), pause=0)


@pytest.fixture
def own(lobby: Lobby) -> Iterator[Own]:
    with TestClient(make_app(lobby), follow_redirects=True) as client:
        yield Own(client, lobby)


def by_id(own: Own, list: str, id: str) -> dict[str, object]:
    """The values of the entry of a list that has this id."""
    spots = own.lobby.edition_store.get(own.id).text
    found = [spot for spot in Draft(spots).report().spots.values() if f"[{id}]" in spot.where]
    return {str(spot.address[-1]): spot.value for spot in found if spot.where.startswith(list)}


def test_what_was_typed_on_an_earlier_version_is_taken_where_nothing_else_was_typed(own: Own) -> None:
    own.edit({"components.list.5.cost|": "3"})
    status, html = own.edit({"components.list.6.cost|": "5"}, block="components", version=1)
    assert status == 200
    assert "changed elsewhere meanwhile" in alert(html)
    assert (own.value("components.list.5.cost"), own.value("components.list.6.cost")) == (3, 5)
    assert own.source("components.list.6.cost") == "box"


def test_a_value_is_saved_in_its_row_wherever_that_is_by_now(own: Own) -> None:
    before = by_id(own, "standard.streets", "s5")
    own.edit({}, do=f"remove {STREETS}.1")
    status, html = own.edit({f"{STREETS}.3.spaces|": "2"}, block="standard.streets", version=1, live="1")
    assert status == 200
    assert by_id(own, "standard.streets", "s4")["spaces"] == 2
    assert by_id(own, "standard.streets", "s5") == before
    assert f"&#34;{STREETS}.3&#34;: &#34;{STREETS}.2&#34;" in html
    own.post("undo")
    own.post("undo")
    assert own.edit({f"{STREETS}.3.spaces|": "2"}, version=2)[0] == 200  # on a text that was undone since
    assert (
        by_id(own, "standard.streets", "s5")["spaces"],
        by_id(own, "standard.streets", "s4")["spaces"],
    ) == (2, 1)


def test_what_was_typed_for_a_row_that_is_gone_is_named_and_nowhere_saved(own: Own) -> None:
    own.edit({}, do=f"remove {STREETS}.3")
    text = own.text
    status, html = own.edit(
        {f"{STREETS}.3.spaces|": "3", f"{STREETS}.5.spaces|": "3"}, block="standard.streets", version=1
    )
    assert (status, own.text) == (409, text)
    assert "What you typed for “Spaces” of s4 in Streets (Standard) is lost" in alert(html)
    assert typed_in(html, f"{STREETS}.3.spaces|") == "1"
    assert typed_in(html, f"{STREETS}.4.spaces|") == "3"  # s6
    assert "something else stands here" in said_at(html, f"{STREETS}.4.spaces")


def test_a_row_of_the_same_name_made_meanwhile_is_another_row(own: Own) -> None:
    own.edit({}, do=f"remove {STREETS}.31")
    own.edit({}, do=f"add {STREETS}")
    assert own.value(f"{STREETS}.31.id") == "s32"
    text = own.text
    status, html = own.edit({f"{STREETS}.31.spaces|": "3"}, block="standard.streets", version=1)
    assert (status, own.text) == (409, text)
    assert "of s32 in Streets (Standard) is lost" in alert(html)


def test_of_rows_without_names_what_was_typed_follows_one_like_no_other_and_is_else_lost(own: Own) -> None:
    own.edit({}, do=f"remove {TRACK}.0")
    text = own.text
    status, html = own.edit({f"{TRACK}.14.vp|": "7"}, block="standard.track", version=1)
    assert (status, own.text) == (409, text)  # two spaces are worth 3 VP and nothing else
    assert "What you typed for “VP at the end” of 15 in Energy Track (Standard) is lost" in alert(html)
    assert own.edit({f"{TRACK}.1.value|": "7"}, version=1)[0] == 200
    assert [own.value(f"{TRACK}.{i}.value") for i in range(3)] == [7, 4, 5]
    assert [own.value(f"{TRACK}.{i}.vp") for i in (13, 15)] == [3, 3]


def test_a_value_that_was_changed_elsewhere_too_is_for_people_to_settle(own: Own) -> None:
    own.edit({}, do=f"remove {STREETS}.0")
    own.edit({f"{STREETS}.2.spaces|": "2"})
    status, html = own.edit({f"{STREETS}.3.spaces|": "3"}, block="standard.streets", version=1)
    assert status == 409
    assert alert(html).endswith("so this was not saved; here it is as it is now.")
    assert typed_in(html, f"{STREETS}.2.spaces|") == "3"
    assert by_id(own, "standard.streets", "s4")["spaces"] == 2
    assert own.edit({f"{STREETS}.3.spaces|": "2"}, version=1)[0] == 200  # the same was typed here and there


def test_a_form_that_is_sent_twice_is_taken_once(own: Own) -> None:
    for _ in range(2):
        status, html = own.edit(
            {f"{STREETS}.0.id|": "new", f"{STREETS}.0.spaces|": "2"}, do=f"add {STREETS}", version=1
        )
        assert (status, alert(html)) == (200, "")
    assert (own.version, own.value(f"{STREETS}.32.id")) == (2, "s1")


def test_what_somebody_saves_at_the_same_moment_is_kept_beside_it(
    own: Own, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition_store = own.lobby.edition_store
    save, draft = edition_store.save, Draft(own.text)
    draft.remove(("standard", "streets", "list", 0))

    def quicker(edition: OwnEdition, version: int, back: bool = False) -> None:
        monkeypatch.setattr(edition_store, "save", save)
        save(with_text(edition_store.get(own.id), draft.text), version)
        save(edition, version, back)

    monkeypatch.setattr(edition_store, "save", quicker)
    assert own.edit({f"{STREETS}.3.spaces|": "2"})[0] == 200
    assert by_id(own, "standard.streets", "s1") == {}
    assert by_id(own, "standard.streets", "s4")["spaces"] == 2


def test_whole_rows_are_removed_and_marked_where_they_are_and_only_as_they_were_seen(own: Own) -> None:
    own.edit({}, do=f"remove {STREETS}.0")
    own.edit({f"{STREETS}.3.spaces|": "2"})
    assert own.edit({}, do=f"remove {STREETS}.2", version=1)[0] == 200
    assert by_id(own, "standard.streets", "s3") == {}
    assert own.edit({f"mark {STREETS}.3": "box"}, version=1)[0] == 200
    assert {own.source(f"{STREETS}.1.{key}") for key in ("id", "spaces")} == {"box"}
    text = own.text
    for asked in (
        {"do": f"remove {STREETS}.4"},
        {f"mark {STREETS}.4": "box"},
        {"do": "confirm standard.streets"},
    ):
        status, html = own.post("edit", version=1, **asked)
        assert (status, "changed elsewhere" in alert(html), own.text) == (409, True, text)


@pytest.mark.parametrize("version", [-3, 0, 7, 10**19])
def test_a_version_nobody_knows_keeps_nothing_and_says_so(own: Own, version: int) -> None:
    text = own.text
    status, html = own.edit({f"{STREETS}.3.spaces|": "2"}, block="standard.streets", version=version)
    assert (status, own.text) == (409, text)
    assert "what you typed is lost" in alert(html)
    assert typed_in(html, f"{STREETS}.3.spaces|") == "1"


def test_another_file_in_its_place_keeps_what_was_typed_in_rows_of_the_same_name(own: Own) -> None:
    draft = Draft(template("kikai", "Other"))
    draft.remove(("standard", "streets", "list", 0))
    own.post("replace", files={"file": ("x.toml", draft.text.encode())})
    assert own.edit({f"{STREETS}.3.spaces|": "2"}, version=1)[0] == 200
    assert by_id(own, "standard.streets", "s4")["spaces"] == 2
