"""Random tables on which rare rules come up: full benches, few gears left, missions at hand, all workshops."""

from __future__ import annotations

import random
from dataclasses import replace

from haguruma.jiguan.constants import A_ABILITIES, B_ABILITIES, COLOURS, SEATS
from haguruma.jiguan.editions.edition import Card, Edition, Reward
from haguruma.jiguan.game import JiguanGame

from .jiguan_table import CELLS, Data

MISSIONS = ("scoring", "beasts", "parts")


class Lots:
    """What is in the box and not yet on the table, shuffled."""

    def __init__(self, rng: random.Random, game: JiguanGame, period: int) -> None:
        edition = game.edition_data
        self.gears = [f"{gear.colour}{gear.number}" for gear in edition.gears if gear.type <= period]
        self.cards: list[Card] = [card for card in edition.cards if not game.beginner]
        self.tiles = list(range(len(edition.blueprints)))
        for lot in (self.gears, self.cards, self.tiles):
            rng.shuffle(lot)


def rich(rng: random.Random, game: JiguanGame, seats: int) -> Data:
    """A position at the beginning of a turn, in either period; `game.position` deals what is not named."""
    period = 1 if game.beginner else rng.choice((1, 1, 2))
    lots = Lots(rng, game, period)
    data: Data = {"period": period, "seats": {}}
    for name in SEATS[:seats]:
        data["seats"][name] = _seat(rng, game.edition_data, lots, seats)
    if period == 2:
        data["airship"] = rng.choice(SEATS[:seats])
    if rng.random() < 0.6:
        houses = {f"h{number}" for number in range(1, 11) if rng.random() < 0.3} or {"h7"}
        data["houses"] = {house: [lots.gears.pop()] for house in sorted(houses)}
    if rng.random() < 0.6:
        data["display"] = _display(rng, game.edition_data, lots)
    return data


def _display(rng: random.Random, edition: Edition, lots: Lots) -> dict[str, list[str]]:
    """About half of the rows without a card, but one row with a two-tower card if there is one."""
    size = 2 * edition.cards_per_frame
    rows = {row: [""] * size for row in COLOURS if rng.random() < 0.5}
    for card in [card for card in lots.cards if card.kind == "two-steps"][:1]:
        lots.cards.remove(card)
        rows[rng.choice(COLOURS)] = [card.id, *[""] * (size - 1)]
    return rows


def _seat(rng: random.Random, edition: Edition, lots: Lots, seats: int) -> Data:
    slots = [slot.id for slot in edition.slots]
    fullness = rng.choice((2, 4, 8, len(slots) if seats < 4 else 6))
    # What everybody may take leaves every house a gear.
    share = (len(lots.gears) - 10) // 2
    cells = rng.sample(CELLS, min(share, rng.choice((3, 7, 9))))
    beside = min(max(0, share - len(cells)), rng.choice((0, 2, 5)))
    cards = [lots.cards.pop() for _ in range(rng.choice((0, 2, 4))) if lots.cards]
    return {
        "coins": 0 if edition.caps else rng.choice((0, 1, 3)),
        "energy": rng.choice((0, 3, 6, edition.energy_cap // 2, edition.energy_cap)),
        "points": rng.choice((0, 1, 5, 30)),
        "ranks": _ranks(rng, len(edition.ranks)),
        "slots": {
            slot: {"tile": lots.tiles.pop(), "beast": rng.random() < 0.6}
            for slot in rng.sample(slots, min(fullness, len(slots), len(lots.tiles) - 5))
        },
        "cells": {cell: lots.gears.pop() for cell in cells},
        "beside": [lots.gears.pop() for _ in range(beside)],
        "cards": [card.id for card in cards if card.kind in MISSIONS],
        "turned": [card.id for card in cards if card.kind not in MISSIONS],
    }


def _ranks(rng: random.Random, top: int) -> dict[str, int]:
    """Ranks on all towers; of every third player one tower at most is not full."""
    ranks = {colour: rng.randint(0, top) for colour in COLOURS}
    if rng.random() < 0.3:
        ranks |= dict.fromkeys(rng.sample(COLOURS, len(COLOURS) - 1), top)
    return ranks


def last_turn(rng: random.Random, game: JiguanGame, seats: int) -> Data:
    """The game's last turn, with so little on the table that equal points come up, and equal energy (J24)."""
    names = SEATS[:seats]
    mover = rng.randrange(seats)
    closing = names[(mover + 1) % seats]
    data: Data = {"seat": names[mover], "closing": closing, "houses": {}, "seats": {}}
    for name in names:
        points = 5 if name == closing else 10
        data["seats"][name] = {"energy": rng.randrange(3), "points": points + rng.randrange(2)}
    return data if game.beginner else data | {"period": 2}


def mixed(rng: random.Random, edition: Edition) -> Edition:
    """The edition with other boards, few coins or a short track, gear cards of two, and many dear two-tower cards."""
    first, second = rng.sample(A_ABILITIES, len(A_ABILITIES)), rng.sample(B_ABILITIES, len(B_ABILITIES))
    boards = zip(edition.workshops, first, second, strict=True)
    return replace(
        edition,
        workshops=tuple(replace(shop, a=a, b=b) for shop, a, b in boards),
        cards=tuple(_dearer(rng, card) for card in edition.cards),
        abilities=replace(edition.abilities, step_price=rng.choice((2, 6))),
        caps={"coin": 6} if rng.random() < 0.5 else {},
        tower_ring=rng.random() < 0.5,
        purchases=rng.choice((1, 3)),
        energy_cap=rng.choice((8, 20)),
        prices=((1, 1, 2, 2, 3, 3), (1, 2, 2, 2, 2)),
        ranks=edition.ranks[: rng.choice((3, len(edition.ranks)))],
    )


def _dearer(rng: random.Random, card: Card) -> Card:
    if card.kind == "gear":
        return replace(card, count=2)
    if card.kind in ("goods", "blueprint", "two-steps") and rng.random() < 0.8:
        return replace(card, kind="two-steps", energy_price=9, coin_price=rng.choice((2, 4)), steps=1)
    return card


def stepping(edition: Edition) -> Edition:
    """The edition with cheap steps on every board, ranks that give coins, and prices for which one wants them."""
    return replace(
        edition,
        workshops=tuple(replace(shop, a="step") for shop in edition.workshops),
        abilities=replace(edition.abilities, step_price=1),
        ranks=(Reward(coin=2),) * len(edition.ranks),
        cards=tuple(
            replace(card, kind="two-steps", energy_price=edition.energy_cap, coin_price=3, steps=1)
            if card.frame == "orange"
            else card
            for card in edition.cards
        ),
    )
