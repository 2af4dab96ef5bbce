"""The edition's numbers as the phrases that the texts of the rules page ask for by name; the texts are in `texts`."""

from __future__ import annotations

from ...kernel.editions.notes import marks
from ...kernel.prose import capital, listed, plural
from ..constants import ADVANCED_KINDS, CHEAP_DROPPERS, GRANT, KINDS, ORDER, SEATS
from ..editions.edition import BonusTile, Edition, Effect, MasterRow
from ..words.names import effect_words, tile_name

TOKENS: tuple[tuple[str, str], ...] = (("energy", "Energy"), ("megaphone", "Megaphones"), ("ladder", "Ladders"))

TILES: dict[str, str] = {
    "droppers": "for every dropper you have on the streets; discarded ones do not count",
    "taller": "for each District where your KIKAI is strictly taller than the other one ([K20](#K20))",
    "feet": "for each District with a Foot of yours",
    "heads": "for each District with a Head of yours, this one included",
    "billboards": "for each Billboard of yours on a Square",
    "influence": "for each step of your highest influence marker",
}
"""What each kind of Standard Construction Bonus Tile pays for."""


def facts(edition: Edition) -> dict[str, str]:
    """Every phrase by its name in the texts."""
    found = _box(edition)
    parts = (_counts(edition), _costs(edition), _course(edition), _master(edition))
    for more in (*parts, _advanced(edition) if edition.advanced else _standard(edition)):
        found.update(more)
    return found


def _box(edition: Edition) -> dict[str, str]:
    return {
        "title": edition.title,
        "mode": edition.mode.capitalize(),
        "marks": marks(edition.sources),
        "ring": " – ".join(district.name for district in edition.districts),
        "squares": str(len(edition.squares)),
        "streets": str(len(edition.streets)),
        "caps": _caps(edition),
        "caps_short": _caps_short(edition),
        "influence_cap": _influence_cap(edition),
        "influence_cap_short": _influence_cap_short(edition),
    }


def _caps_short(edition: Edition) -> str:
    limits = [f"{edition.caps[key]} {word}" for key, word in TOKENS if key in edition.caps]
    return f"the supply holds {listed(limits)}, of anything else enough" if limits else "there are always enough"


def _caps(edition: Edition) -> str:
    return f"{capital(_caps_short(edition))}. ([K21](#K21))"


def _influence_cap_short(edition: Edition) -> str:
    return f"no marker goes beyond {edition.caps['influence']}" if "influence" in edition.caps else "it does not"


def _influence_cap(edition: Edition) -> str:
    return f"\nHere {_influence_cap_short(edition)}. ([K22](#K22))" if "influence" in edition.caps else ""


def _counts(edition: Edition) -> dict[str, str]:
    kinds = [part.kind for part in edition.components]
    found = {
        "cards": str(edition.cards_per_district),
        "all_cards": str(edition.cards_per_district * len(edition.districts)),
        "fans": str(edition.fans_per_colour),
        "feet": str(kinds.count(KINDS[0])),
        "bodies": str(kinds.count(KINDS[1])),
        "heads": str(kinds.count(KINDS[2])),
        "hand": str(edition.hand_size),
        "offer": str(edition.offer_size),
        "display": str(edition.display_size),
        "droppers": str(len(edition.track)),
        "billboards": str(len(edition.billboards)),
        "starting": str(sum(1 for part in edition.components if part.start)),
    }
    return {**found, "starting_feet": _starting_feet(edition)}


def _starting_feet(edition: Edition) -> str:
    given = []
    for seat in SEATS:
        colours = [f"a {part.colour}" for part in edition.components if part.start == seat]
        given.append(f"{seat.capitalize()} gets {listed(colours)} one")
    return listed(given)


def _costs(edition: Edition) -> dict[str, str]:
    foot, body, head = edition.influence
    return {
        "dropper": f"{edition.dropper_cost} Energy",
        "single": f"{edition.dropper_cost} Energy",
        "double": f"{2 * edition.dropper_cost} Energy",
        "body_ladders": plural(edition.body_ladders, "Ladder"),
        "head_ladders": plural(edition.head_ladders, "Ladder"),
        "kikai_ladders": plural(edition.body_ladders + edition.head_ladders, "Ladder"),
        "foot_steps": str(foot),
        "body_steps": str(body),
        "head_steps": str(head),
        "kikai_steps": str(foot + body + head),
        "track_values": _track_values(edition),
    }


def _track_values(edition: Edition) -> str:
    values = [str(space.value) for space in edition.track if space.value is not None]
    return f"The numbers on it are {listed(values)}." if values else "This edition's track shows none."


def openers(edition: Edition) -> list[int]:
    """The seat that opens each round: turns alternate through the whole game (K2)."""
    found = []
    done = 0
    for turns in zip(*edition.turns, strict=True):
        found.append(done % 2)
        done += sum(turns)
    return found


def _course(edition: Edition) -> dict[str, str]:
    begin = openers(edition)
    opened = []
    for seat, name in enumerate(SEATS):
        rounds = [str(number) for number, opener in enumerate(begin, 1) if opener == seat]
        if rounds:
            opened.append(f"{name.capitalize()} opens {'round' if len(rounds) == 1 else 'rounds'} {listed(rounds)}")
    rows = ["| Round | Turns of Yellow | Turns of Purple | Begins |", "|---|---|---|---|"]
    for number, opener in enumerate(begin):
        yellow, purple = edition.turns[0][number], edition.turns[1][number]
        rows.append(f"| {number + 1} | {yellow} | {purple} | {SEATS[opener].capitalize()} |")
    return {
        "rounds": str(len(edition.master.multipliers)),
        "turns": str(sum(map(sum, edition.turns))),
        "turns_table": "\n".join(rows),
        "openers": " and ".join(opened),
        "placing": ", ".join(SEATS[seat].capitalize() for seat in ORDER),
    }


def _master(edition: Edition) -> dict[str, str]:
    master = edition.master
    times = [f"×{factor} in round {number}" for number, factor in enumerate(master.multipliers, 1)]
    bonuses = [f"{effect_words(effect)} on space {space}" for space, effect in master.bonuses]
    begins = master.rows[0].first
    place = "itself belongs to the first row" if begins == 0 else "lies before the first row and earns nothing"
    return {
        "master_spaces": str(master.spaces),
        "master_bonuses": listed(bonuses) if bonuses else "none in this edition",
        "multipliers": ", ".join(times),
        "first_multiplier": str(master.multipliers[0]),
        "start_row": f"START {place}.",
        "row_table": "\n".join(_row_table(edition)),
    }


def _row_table(edition: Edition) -> list[str]:
    """Each row with its spaces and what the Master pays there: VP in each round, or what he takes or gives (K23)."""
    master = edition.master
    scoring = not edition.advanced or any(row.vp for row in master.rows)
    rounds = [f"Round {number}" for number in range(1, len(master.multipliers) + 1)]
    heads = ["Row", "Spaces", *(["The Master"] if edition.advanced else []), *(["VP", *rounds] if scoring else [])]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    ends = [row.first - 1 for row in master.rows[1:]] + [master.spaces]
    for number, (row, end) in enumerate(zip(master.rows, ends, strict=True), 1):
        first = "START" if row.first == 0 else str(row.first)
        cells = [str(number), first if end == row.first else f"{first} to {end}"]
        cells += [_row_words(row)] if edition.advanced else []
        cells += [str(row.vp), *(str(row.vp * factor) for factor in master.multipliers)] if scoring else []
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _row_words(row: MasterRow) -> str:
    """What the Master does with whoever stands in an Advanced row."""
    taken = [f"takes {row.lose} Energy"] if row.lose else []
    given = [f"gives {effect_words(row.effect)}"] if row.effect != Effect() else []
    return listed(taken + given) or "nothing"


# What only one mode asks for ------------------------------------------------------------------------------------


def _standard(edition: Edition) -> dict[str, str]:
    scoring = edition.scoring
    tiles = listed([str(value) for value in sorted(edition.foundations)])
    return {
        "start": effect_words(edition.start),
        "tiles_list": "\n".join(f"* {tile.amount} VP {TILES[tile.kind]};" for tile in edition.bonus_tiles)[:-1] + ".",
        "billboards_list": "\n".join(f"* {capital(effect_words(board.effect))}" for board in edition.billboards),
        "most_fans": str(scoring.most_fans),
        "foundations": f"for each player {tiles} VP",
        **_leftovers(edition),
    }


def _leftovers(edition: Edition) -> dict[str, str]:
    """How many tokens left of each kind make a VP."""
    scoring = edition.scoring
    return {
        "energy_left": f"{scoring.energy_per_vp} Energy",
        "megaphones_left": plural(scoring.megaphones_per_vp, "Megaphone"),
        "ladders_left": plural(scoring.ladders_per_vp, "Ladder"),
    }


def _advanced(edition: Edition) -> dict[str, str]:
    cheap = _tile(edition, CHEAP_DROPPERS).amount
    names = {f"tile_{kind.replace('-', '_')}": tile_name(kind) for kind in ADVANCED_KINDS}
    return {
        **names,
        "foundations_list": "\n".join(f"* {capital(effect_words(bonus))}" for bonus in edition.foundation_bonuses),
        "grant": effect_words(_tile(edition, GRANT).effect),
        "cheap": f"{cheap} Energy",
        "cheap_single": f"{cheap} Energy",
        "cheap_double": f"{2 * cheap} Energy",
        "scoring_list": "\n".join(f"* {item};" for item in _scored(edition))[:-1] + ".",
    }


def _tile(edition: Edition, kind: str) -> BonusTile:
    """The tile of a kind; an edition without it tells nothing of it."""
    return next((tile for tile in edition.bonus_tiles if tile.kind == kind), BonusTile(kind))


def _scored(edition: Edition) -> list[str]:
    """The items of the Advanced final scoring, those of Standard that the edition names too included (K24)."""
    scoring, left = edition.scoring, _leftovers(edition)
    items = [
        (True, "the VP you earned during the game"),
        (not scoring.without_unlocked, "the VP on the cleared spaces of your Energy Track"),
        (scoring.most_fans, f"{scoring.most_fans} VP for whoever collected more fans, nobody if it is equal"),
        (scoring.fan_vp, f"{scoring.fan_vp} VP for each fan you collected by Exhibitions"),
        (scoring.influence_vp, f"{scoring.influence_vp} VP for each step of influence, all three colours together"),
        (scoring.energy_per_vp, f"one VP for every {left['energy_left']} you have left"),
        (scoring.megaphones_per_vp, f"one VP for every {left['megaphones_left']} you have left"),
        (scoring.ladders_per_vp, f"one VP for every {left['ladders_left']} you have left"),
    ]
    return [words for counts, words in items if counts]
