"""The edition's numbers as the phrases that the texts of the rules page ask for by name; the texts are in `texts`."""

from __future__ import annotations

from ...kernel.editions.notes import marks
from ...kernel.prose import listed, plural
from ..constants import COLOURS, HOUSES, SEATS
from ..editions.edition import Edition
from ..words.names import reward_words


def facts(edition: Edition) -> dict[str, str]:
    """Every phrase by its name in the texts."""
    found = _box(edition)
    for more in (_costs(edition), _start(edition), _towers(edition), _scoring(edition), _abilities(edition)):
        found.update(more)
    return found


def _box(edition: Edition) -> dict[str, str]:
    house = edition.house
    blank = [plural(house.blank_coin, "coin"), f"{house.blank_energy} energy", plural(house.blank_points, "point")]
    return {
        "title": edition.title,
        "marks": marks(edition.sources),
        "players": "two to four",
        "houses": str(len(edition.houses)),
        "gears": str(len(edition.gears)),
        "gears_table": "\n".join(_gears_table(edition)),
        "blueprints": str(len(edition.blueprints)),
        "stacks": str(edition.stacks),
        "slots": str(len(edition.slots)),
        "cards": str(len(edition.cards)),
        "per_frame": str(edition.cards_per_frame),
        "house_coin": plural(house.coin, "coin"),
        "house_energy": f"{house.energy} energy",
        "blank": listed(blank, "or"),
        "specials_table": "\n".join(_specials_table(edition)),
        "coin_supply": _coin_supply(edition),
    }


def _coin_supply(edition: Edition) -> str:
    if "coin" in edition.caps:
        return f"The supply holds {plural(edition.caps['coin'], 'coin')}."
    return "There are always enough coins."


def _gears_table(edition: Edition) -> list[str]:
    """Gears of both types and left out, for each number of players (J4)."""
    lines = ["| Players | First period | Second period | In the box |", "|---|---|---|---|"]
    needed = {"": 0, "3+": 3, "4+": 4}
    names = ("two", "three", "four")
    for count, name in enumerate(names[: len(SEATS) - 1], 2):
        kinds = [gear.type for gear in edition.gears if needed.get(gear.mark, 0) <= count]
        first, second = kinds.count(1), kinds.count(2)
        lines.append(f"| {name} | {_each(first)} | {_each(second)} | {len(edition.gears) - len(kinds)} |")
    first = sum(1 for gear in edition.gears if gear.type == 1)
    lines.append(f"| Beginner Play | {_each(first)} | none | {len(edition.gears) - first} |")
    return lines


def _each(gears: int) -> str:
    """How many gears, and how many of them on each house."""
    each, over = gears // HOUSES, gears % HOUSES
    more = f", and one more on {over} of them" if over else ""
    return f"{gears}: {each} on each house{more}"


def _specials_table(edition: Edition) -> list[str]:
    lines = ["| Slot | Colour | Points |", "|---|---|---|"]
    return lines + [f"| {found.slot} | {found.colour} | {found.points} |" for found in edition.specials]


def _costs(edition: Edition) -> dict[str, str]:
    return {
        "exchange": f"{edition.exchange} energy",
        "cap": str(edition.energy_cap),
        "purchases": plural(edition.purchases, "purchase"),
        "price_table": "\n".join(_price_table(edition)),
    }


def _price_table(edition: Edition) -> list[str]:
    """The price on each space of both rows; where boards print rows of their own, board by board."""
    if any(shop.own_rows for shop in edition.workshops):
        return _prices_by_board(edition)
    lines = ["| Space | a1: a blueprint | a2: a card |", "|---|---|---|"]
    for space in range(max(map(len, edition.prices))):
        prices = [f"{row[space]} energy" if space < len(row) else "" for row in edition.prices]
        lines.append(f"| {space + 1} | {prices[0]} | {prices[1]} |")
    return lines


def _prices_by_board(edition: Edition) -> list[str]:
    """The prices of each board that prints its own, and of all others together."""
    own = [shop for shop in edition.workshops if shop.own_rows]
    rows = [(shop.name, edition.prices_on(shop)) for shop in own]
    if len(own) < len(edition.workshops):
        rows.append(("any other", edition.prices))
    lines = ["| Workshop | a1: a blueprint, space by space | a2: a card, space by space |", "|---|---|---|"]
    return lines + [f"| {name} | {_energies(a1)} | {_energies(a2)} |" for name, (a1, a2) in rows]


def _energies(prices: tuple[int, ...]) -> str:
    return f"{', '.join(map(str, prices))} energy"


def _start(edition: Edition) -> dict[str, str]:
    start = edition.start
    return {
        "start_coins": plural(start.coins, "coin"),
        "start_energy": f"{listed([str(amount) for amount in start.energy])} energy",
        "draft": ", ".join(map(str, start.draft)),
    }


def _towers(edition: Edition) -> dict[str, str]:
    beasts = zip(COLOURS, edition.beasts, strict=False)
    order = listed(list(edition.towers))
    scoring = edition.scoring
    lines = ["| Rank | Reward |", "|---|---|"]
    lines += [f"| {rank} | {reward_words(reward)} |" for rank, reward in enumerate(edition.ranks, 1)]
    if edition.tower_ring:
        pairs = "They form a ring: the last one is the neighbour of the first."
    else:
        pairs = "They form a line: the last one is no neighbour of the first."
    return {
        "ranks": str(len(edition.ranks)),
        "beasts": listed([f"the {colour} {beast}" for colour, beast in beasts]),
        "rank_table": "\n".join(lines),
        "tower_order": f"the towers stand in the order {order}",
        "neighbour_pairs": pairs,
        "neighbour": plural(scoring.neighbour, "point"),
        "neighbour_rank": str(scoring.neighbour_rank),
    }


def _scoring(edition: Edition) -> dict[str, str]:
    scoring = edition.scoring
    return {
        "airship": plural(scoring.airship, "point"),
        "coin_points": plural(scoring.coin_points, "point"),
        "blueprint_points": plural(scoring.blueprint_points, "point"),
        "white_tiles": multipliers(edition, "white"),
        "black_tiles": multipliers(edition, "black"),
    }


def multipliers(edition: Edition, base: str) -> str:
    """The multipliers of a base: `×2 and ×3`."""
    return listed([f"×{tile.times}" for tile in edition.scoring_tiles if tile.base == base])


def _abilities(edition: Edition) -> dict[str, str]:
    found = edition.abilities
    rows = [f"{plural(points, 'point')} on space {space}" for space, points in found.row_points]
    return {
        "convert_energy": f"{found.convert_energy} energy",
        "convert_points": plural(found.convert_points, "point"),
        "blueprint_price": f"{found.blueprint_price} energy",
        "gear_price": f"{found.gear_price} energy",
        "step_price": f"{found.step_price} energy",
        "extra_price": f"{found.extra_price} energy",
        "beast_points": plural(found.beast_points, "point"),
        "point_bonus": plural(found.point_bonus, "point"),
        "set_points": plural(found.set_points, "point"),
        "mission_points": plural(found.mission_points, "point"),
        "row_points": f"as soon as both payment rows have reached a space, {listed(rows)}",
    }
