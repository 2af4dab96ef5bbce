"""Single slips in the built-in edition of Jigūan: the snippet, what is written instead, the key path to be named."""

from __future__ import annotations

SLIPS: list[tuple[str, str, str]] = [
    ('title = "The Mechanist\'s Workshop, a reconstruction"', 'title = ""', "edition.title"),
    ("reconstruction = true", "reconstruction = 1", "edition.reconstruction"),
    ('{ colour = "red",    type = 1, numbers', '{ colour = "pink", type = 1, numbers', "gears[#1].colour"),
    ("type = 2, numbers = [2, 3, 4, 5]", "type = 3, numbers = [2, 3, 4, 5]", "gears[#3].type"),
    (
        'numbers = [1, 2, 3, 5] },\n  { colour = "yellow", type = 1, mark',
        'numbers = [1, 2, 3, 6] },\n  { colour = "yellow", type = 1, mark',
        "gears[#5].numbers[#4]",
    ),
    (
        '{ colour = "blue",   type = 1, mark = "3+"',
        '{ colour = "blue", type = 1, mark = "5+"',
        "gears[#14].mark",
    ),
    ('icons = ["blank", "energy", "coin"', 'icons = ["blank", "steam", "coin"', "houses.icons[#2]"),
    (
        "blank = { coin = 1, energy = 2, points = 1 }",
        "blank = { coin = 1, energy = 2 }",
        "houses.blank.points",
    ),
    ('{ id = "e2", at = [4, 2] }', '{ id = "e2", at = [5, 2] }', "slots[e2].at[#1]"),
    ('{ id = "s1", at = [1, 4] }', '{ id = "s1", at = [1, 3] }', "slots[s1].at"),
    ('{ id = "w2", at', '{ id = "w3",   at', "slots[w3].id"),
    ('{ slot = "n3", colour', '{ slot = "n9", colour', "specials[n9].slot"),
    (
        '{ slot = "se", colour = "blue",   points = 4 }',
        '{ slot = "se", colour = "blue", points = 0 }',
        "specials[se].points",
    ),
    ("stacks = 2", 'stacks = "two"', "blueprints.stacks"),
    (
        '{ colour = "red",    values = [12],                     energy = 1',
        '{ colour = "red", values = [12], energy = -1',
        "blueprints[#2].energy",
    ),
    (
        'id = "goods-red", kind = "goods", frame = "orange"',
        'id = "goods-red", kind = "goods", frame = "blue"',
        "cards[goods-red].frame",
    ),
    (
        'id = "gear-blue", kind = "gear", frame = "orange", bottle = "blue", back = 1, count = 1',
        'id = "gear-blue", kind = "gear", frame = "orange", bottle = "blue", back = 1, count = 0',
        "cards[gear-blue].count",
    ),
    (
        'back = 1, tower = "green", steps = 1 }',
        'back = 1, tower = "green", steps = 21 }',
        "cards[step-green].steps",
    ),
    (
        'id = "blueprint-red", kind = "blueprint", frame = "orange", bottle = "blue", back = 1',
        'id = "blueprint-red", kind = "blueprint", frame = "orange", bottle = "blue", back = 0',
        "cards[blueprint-red].back",
    ),
    (
        'id = "two-steps-1", kind = "two-steps"',
        'id = "two-steps-1", kind = "three-steps"',
        "cards[two-steps-1].kind",
    ),
    ('beasts = ["red", "yellow", "green"]', 'beasts = ["red", "yellow"]', "cards[beasts-ryg].beasts"),
    (
        'id = "scoring-red", kind = "scoring", frame = "black", colour = "red", points = 1',
        'id = "scoring-red", kind = "scoring", frame = "black", colour = "red", points = 1, back = 1',
        "cards[scoring-red].back",
    ),
    (
        'entries = [{ colour = "red" }, { colour = "red" }',
        'entries = [{ colour = "red" }, { color = "red" }',
        "cards[parts-pairs-2].entries[#2].color",
    ),
    ('id = "ranks-blue"', 'id = "Ranks Blue"', "cards[#31].id"),
    ("ring = false", 'ring = "no"', "towers.ring"),
    ("  { points = 2 }, # the", "  { points = -2 }, # the", "towers.ranks[#3].points"),
    ('purple = "crane"', "purple = 5", "beasts.purple"),
    (
        "first = { points = 4 }, second = { coin = 1 }",
        "first = { points = 4 }, second = {}",
        "bonus_tiles[#3].second",
    ),
    ('a = "gear",      b = "set"', 'a = "set", b = "set"', "workshops[foundry].a"),
    ("step_price = 6", "stepprice = 6", "abilities.stepprice"),
    ("{ space = 3, points = 4 }", "{ space = 2, points = 4 }", "abilities.row_points[#2].space"),
    ("a1 = [4, 5, 7, 9, 12]", "a1 = [4, 5, 7, 9, 120]", "purchase.a1[#5]"),
    ("cap = 20", "cap = 0", "energy.cap"),
    ("energy = [1, 7, 11, 13]", "energy = [1, 7, 11]", "start.energy"),
    ("draft = [1, 2, 3, 4, 4, 3, 2, 1]", "draft = [1, 2, 3, 4, 4, 3, 2, 5]", "start.draft[#8]"),
    ("neighbour_rank = 3", "neighbour_rank = 30", "scoring.neighbour_rank"),
]
