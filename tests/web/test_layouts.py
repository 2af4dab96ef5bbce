"""The page of a game with a bench in the middle: what lies where, what is folded away, what everybody is told."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.table.pebbles import check_bot, pebbler

from haguruma.table import Inline, Lobby, Store, Table
from haguruma.web.pictures import pictures
from haguruma.web.table_page import gather_page


@pytest.fixture
def lobby() -> Lobby:
    """The real games, without bots."""
    return Lobby(Store(), thinker=Inline(pebbler), check_bot=check_bot, pause=0, bots=("pebbler",))


def seated(lobby: Lobby, game: str, players: int) -> Table:
    """A game of so many people."""
    return lobby.new(game, [(f"Player {i + 1}", "") for i in range(players)], seed=5)


def played(lobby: Lobby, until: str) -> Table:
    """A game of Jigūan for two, played until an action of a kind can be chosen."""
    table = seated(lobby, "jiguan", 2)
    for step in range(400):
        actions = [action.notation for action in table.state.actions()]
        if any(notation.startswith(until) for notation in actions):
            return table
        seat = table.state.seat
        assert seat is not None
        table.submit(seat, actions[step * 7 % len(actions)], table.seq)
    raise AssertionError(f"nothing like '{until}' came up")


def test_the_bench_of_whoever_chooses_lies_in_the_middle_and_the_others_round_the_table(lobby: Lobby) -> None:
    table = seated(lobby, "jiguan", 3)
    seat = table.state.seat
    assert seat is not None
    found = pictures(gather_page(table))
    assert found.layout == "bench"
    assert [side.seat.index for side in found.sides] == [(seat + i) % 3 for i in range(3)]
    assert [picture.name for picture in found.sides[0].pictures] == ["seat", "cards"]
    assert found.sides[1].pictures[0].large


def test_the_board_of_kikai_keeps_its_sides(lobby: Lobby) -> None:
    found = pictures(gather_page(seated(lobby, "kikai", 2)))
    assert found.layout == "board"
    assert [side.seat.index for side in found.sides] == [0, 1]
    assert [picture.title for picture in found.extra] == ["Round"]


def test_what_is_open_at_any_time_comes_after_what_the_decision_is_about(lobby: Lobby) -> None:
    shown = gather_page(played(lobby, "exchange"))
    assert {group.kind for group in shown.free} <= {"exchange", "coin", "convert", "workshop", "set"}
    assert shown.free
    assert shown.due
    numbers = [choice.number for group in shown.due + shown.free for choice in group.choices]
    assert numbers == list(range(1, len(shown.offered) + 1))


def test_gears_are_listed_one_by_one(lobby: Lobby) -> None:
    shown = gather_page(played(lobby, "put"))
    puts = [group for group in shown.due if group.kind == "put"]
    gears = {choice.notation.split()[1] for group in puts for choice in group.choices}
    assert len(puts) == len(gears)
    assert all(group.lead.startswith("Put ") for group in puts)


def test_the_end_of_a_period_is_told_beside_the_choices_until_one_goes_on(
    client: TestClient, lobby: Lobby
) -> None:
    table = played(lobby, "sell")
    assert gather_page(table).milestones[-1] == "Period 1 is over and is scored."
    assert "Period 1 is over and is scored." in client.get(f"/table/{table.id}").text
    while table.state.view(None)["period"] == 1:
        seat = table.state.seat
        assert seat is not None
        table.submit(seat, "done", table.seq)
    assert gather_page(table).milestones[-1].startswith("Period 2 begins")


def test_a_seat_can_be_looked_at_in_full(client: TestClient, lobby: Lobby) -> None:
    table = seated(lobby, "jiguan", 2)
    for id in ("black", "white"):
        html = client.get(f"/table/{table.id}/seat/{id}").text
        assert 'id="close-up"' in html
        assert 'role="button"' not in html
    answer = client.get(f"/table/{table.id}/seat/teal")
    assert answer.status_code == 404
    assert "Nobody sits at" in answer.text


def test_the_start_page_asks_for_the_number_of_players_only_where_there_is_a_choice(
    client: TestClient,
) -> None:
    html = client.get("/").text
    assert html.count("Play now") == 2
    assert html.count('name="players"') == 3
    assert "against a bot<" in html
    assert "against bots<" in html


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_players_sit_down_as_were_asked_for(client: TestClient, lobby: Lobby, players: int) -> None:
    fields = {"game": "jiguan", "table": "screen", "players": str(players), "seed": "3"}
    answer = client.post("/games", data=fields)
    assert len(lobby.open(answer.url.path.split("/")[-1]).seats) == players
