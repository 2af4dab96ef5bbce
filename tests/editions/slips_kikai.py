"""Single slips in the built-in edition of KIKAI: the snippet, what is written instead, the key path to be named."""

from __future__ import annotations

SLIPS: list[tuple[str, str, str]] = [
    ('title = "Yukon Street, a reconstruction"', "title = 7", "edition.title"),
    ("reconstruction = true", 'reconstruction = "yes"', "edition.reconstruction"),
    ("size = [1000, 760]", "size = [1000, 7]", "board.size[#2]"),
    ('{ id = "casino",  name = "Casino"', '{ id = "casino", name = ""', "districts[casino].name"),
    ("at = [905, 380] }", "at = [9050, 380] }", "districts[station].at[#1]"),
    ('{ id = "treads",    kind = "foot"', '{ id = "treads", kind = "arm"', "components[treads].kind"),
    ('name = "Pickle Barrel",   art = 0', 'name = "Pickle Barrel", art = 12', "components[barrel].art"),
    (
        'cost = 7,  effect = { megaphone = 1, vp = 2 },    name = "Gramophone"',
        'cost = -7, effect = { megaphone = 1, vp = 2 }, name = "Gramophone"',
        "components[gramophone].cost",
    ),
    (
        'effect = { vp = 6 },                   name = "Searchlight"',
        'effect = { vip = 6 }, name = "Searchlight"',
        "components[searchlight].effect.vip",
    ),
    (
        '{ id = "teapot",     kind = "head", colour = "green"',
        '{ id = "teapot", kind = "head", colour = "pink"',
        "components[teapot].colour",
    ),
    ("hand_size = 4", "hand_size = 0", "counts.hand_size"),
    ("hand_size = 4", "hand_size = 40", "counts.hand_size"),
    ("dropper_cost = 2", "dropper_cost = 2.5", "counts.dropper_cost"),
    (
        "influence = { foot = 1, body = 2, head = 3 }",
        "influence = { foot = 1, body = true, head = 3 }",
        "counts.influence.body",
    ),
    ("yellow = [6, 5, 6, 5]", "yellow = [6, 5, 0, 5]", "turns.yellow[#3]"),
    ("purple = [5, 6, 5, 6]", "purple = [5, 6, 5]", "turns.purple"),
    ('{ id = "q2",  fans = 2', '{ id = "q2", fans = 0', "standard.squares[q2].fans"),
    ("at = [505, 655]", "at = [505, 1655]", "standard.squares[q4].at[#2]"),
    ("fans = 5, vp = 8", 'fans = 5, vp = "8"', "standard.squares[q7].vp"),
    ('b = "q5",  spaces = 1', 'b = "q5", spaces = 3', "standard.streets[s14].spaces"),
    (
        'b = "q10", spaces = 1, via = [[790, 390]]',
        'b = "nowhere", spaces = 1, via = [[790, 390]]',
        "standard.streets[s8].b",
    ),
    ('{ id = "s26", a = "q5"', '{ id = "s26", a = "q12"', "standard.streets[s26].b"),
    ('{ id = "s27", a', '{ id = "s26",   a', "standard.streets[s26].id"),
    ("via = [[300, 185]]", "via = [300, 185]", "standard.streets[s1].via[#1]"),
    (
        'b = "q1",  spaces = 1, via = [[600, 82]]',
        'b = "q1", spaces = 1, toll = 1, via = [[600, 82]]',
        "standard.streets[s4].toll",
    ),
    (
        "via = [[745, 250]], bonus = { ladder = 1 }",
        "via = [[745, 250]], bonus = { ladder = -1 }",
        "standard.streets[s20].bonus.ladder",
    ),
    (
        "  { value = 6 },\n  { bonus = { energy = 2 } },",
        "  { value = 0 },\n  { bonus = { energy = 2 } },",
        "standard.track[#6].value",
    ),
    ("  { value = 9, vp = 2 },", "  { value = 9, vp = 200 },", "standard.track[#13].vp"),
    ("{ first = 13, vp = 5 }", "{ first = 10, vp = 5 }", "standard.master.rows[#5].first"),
    ("multipliers = [4, 3, 2, 2]", "multipliers = [4, 3, 2, -2]", "standard.master.multipliers[#4]"),
    (
        "{ space = 12, effect = { megaphone = 1 } }",
        "{ space = 9, effect = { megaphone = 1 } }",
        "standard.master.bonuses[#4].space",
    ),
    (
        '{ id = "jackpot",   effect = { vp = 4 }',
        '{ id = "jackpot", effect = {}',
        "standard.billboards[jackpot].effect",
    ),
    ('{ kind = "taller",     amount = 3 }', '{ kind = "taller" }', "standard.bonus_tiles[taller].amount"),
    ("values = [2, 3, 3, 4, 4, 5]", "values = [2, 3, 3, 4, 4]", "standard.foundations.values"),
    ("energy_per_vp = 5", "energy_per_vp = 0", "standard.scoring.energy_per_vp"),
    ('{ id = "p9",  fans = 5', '{ id = "p9", fans = 99, xx = 1', "advanced.squares[p9].xx"),
    (
        '{ id = "t14", a = "casino",  b = "p11", spaces = 1',
        '{ id = "t14", a = "casino", b = "p11", spaces = 4',
        "advanced.streets[t14].spaces",
    ),
    ('{ kind = "pair-draw" }', '{ kind = "pair-drawn" }', "advanced.bonus_tiles[pair-drawn].kind"),
    ("fan_vp = 1", "fan_vp = -1", "advanced.scoring.fan_vp"),
]
