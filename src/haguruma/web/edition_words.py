"""What the blocks, keys and words of an edition file are called on a page: the rulebooks' nouns, once for both games.

Which blocks and keys there are, the file's reader tells; what is missing here is called by its key.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..jiguan.rules_values import BLOCKS as JIGUAN_BLOCKS
from ..kikai.rules_values import BLOCKS as KIKAI_BLOCKS

MODES: Mapping[str, str] = {"standard": "Standard", "advanced": "Advanced", "": ""}

BLOCKS: Mapping[str, Mapping[str, str]] = {
    "kikai": dict(KIKAI_BLOCKS) | {"board": "The drawing", "edition": "About this edition"},
    "jiguan": dict(JIGUAN_BLOCKS) | {"edition": "About this edition"},
}

SIGNS: Mapping[str, Mapping[str, str]] = {
    "kikai": {"energy": "Energy", "megaphone": "Megaphones", "ladder": "Ladders", "vp": "VP",
              "discard": "Droppers off the Energy Track"},
    "jiguan": {"coin": "Coins", "energy": "Energy", "points": "Points"},
}  # fmt: skip
"""What can be gained in a game, in the order of its effects: the sign's name and what it is called."""

KEYS: Mapping[str, Mapping[str, str]] = {
    "kikai": {
        "id": "Id", "name": "Name", "art": "Drawing", "at": "Place on the drawing", "via": "Bends on the drawing",
        "size": "Width and height", "kind": "Kind", "colour": "Colour", "cost": "Cost in Energy",
        "effect": "Gives", "start": "Starting Foot of", "fans": "Tool icons (fans)", "vp": "VP", "bonus": "Bonus",
        "a": "From", "b": "To", "spaces": "Spaces", "value": "Number", "first": "First space", "lose": "Energy lost",
        "space": "Space", "multipliers": "Multiplier of each round", "amount": "Amount",
        "values": "VP lost for each tile", "title": "Title", "notes": "Notes",
        "reconstruction": "A reconstruction, with invented values",
        "evidence": "Must agree with everything known of the published game",
        "yellow": "Turns of Yellow, round by round", "purple": "Turns of Purple, round by round",
        "energy": "Energy", "megaphone": "Megaphones", "ladder": "Ladders", "influence": "Influence",
        "cards_per_district": "District Cards of each District", "hand_size": "Cards in a hand at the start",
        "offer_size": "Open District Cards", "display_size": "Open components of each kind",
        "fans_per_colour": "Fans of each colour", "dropper_cost": "Energy for a Flyer Dropper",
        "body_ladders": "Ladders needed for a Body", "head_ladders": "Ladders needed for a Head",
        "influence.foot": "Influence for a Foot", "influence.body": "Influence for a Body",
        "influence.head": "Influence for a Head", "most_fans": "VP for most fans of a colour",
        "energy_per_vp": "Energy for 1 VP", "megaphones_per_vp": "Megaphones for 1 VP",
        "ladders_per_vp": "Ladders for 1 VP", "fan_vp": "VP for each fan collected",
        "influence_vp": "VP for each step of influence", "unlocked": "VP of the Energy Track count",
        "components.effect": "Each fan brings", "squares.vp": "VP for the last fan",
        "squares.bonus": "For the last fan", "track.vp": "VP at the end", "track.bonus": "When cleared",
        "track.value": "Exhibition pays", "master.spaces": "Spaces after START", "bonus_tiles.kind": "Tile",
        "bonus_tiles.amount": "VP for each, or Energy", "master.rows": "Rows", "master.bonuses": "Bonuses",
        "master.vp": "VP of the row",
    },
    "jiguan": {
        "id": "Id", "name": "Name", "at": "Place on the frame", "colour": "Colour", "type": "Period",
        "mark": "Mark on the back", "numbers": "Numbers", "icons": "Icons of the ten houses", "coin": "Coins",
        "energy": "Energy", "blank.coin": "Blank house: coins", "blank.energy": "Blank house: energy",
        "blank.points": "Blank house: points", "slot": "Slot", "points": "Points", "values": "Values",
        "beast_energy": "Energy of the beast side", "stacks": "Stacks of each colour", "kind": "Kind",
        "frame": "Frame", "bottle": "Bottle on the back", "back": "Energy on the back", "reward": "Reward",
        "count": "Gears", "tower": "Tower", "steps": "Steps", "energy_price": "Price in energy",
        "coin_price": "Price in coins", "beasts": "Beasts", "entries": "Gears to show", "number": "Number",
        "per_frame": "Cards of a frame in a row of the display", "order": "Towers in their order",
        "ring": "The last neighbours the first", "ranks": "Reward of rank 1, 2 …", "base": "Base",
        "times": "Multiplier", "first": "First period", "second": "Second period", "a": "Ability A",
        "b": "Ability B", "a1": "Row a1: energy on space 1, 2 …", "a2": "Row a2: energy on space 1, 2 …",
        "most": "Purchases in one action", "exchange": "Energy for one coin", "cap": "Last space of the energy track",
        "space": "Space", "row_points": "Points for both rows", "coins": "Coins of each player",
        "start.energy": "Energy of the 1st to 4th seat", "draft": "Seats take a blueprint in this order",
        "airship": "Points for the airship", "neighbour": "Points for neighbouring towers",
        "neighbour_rank": "Rank both towers need", "coin_points": "Points for a coin",
        "blueprint_points": "Points for a blueprint", "convert_energy": "Convert: energy paid",
        "convert_points": "Convert: points", "blueprint_price": "Blueprint: energy", "gear_price": "Gear: energy",
        "step_price": "Step: energy", "extra_price": "Extra action: energy", "beast_points": "Points for a beast",
        "point_bonus": "Points more", "set_points": "Points for a set", "mission_points": "Points for a mission",
        "title": "Title", "notes": "Notes", "game": "Game",
        "reconstruction": "A reconstruction, with invented values",
        "evidence": "Must agree with everything known of the published game",
        "red": "Red", "yellow": "Yellow", "green": "Green", "blue": "Blue", "purple": "Purple",
        "blueprints.energy": "Energy",
    },
}  # fmt: skip
"""Key, or block and key, or key within a table of a block -> what it is called."""

WORDS: Mapping[str, str] = {
    "": "–", "droppers": "For each own Flyer Dropper", "taller": "For each District with the taller KIKAI",
    "feet": "For each own Foot", "heads": "For each own Head", "billboards": "For each own Billboard",
    "influence": "For each step of influence", "discard-fan": "Discard a fan from any Square",
    "grant": "Gain at once", "free-fan": "First fan free over the opponent’s network",
    "ladders-too": "Ladders as Megaphones", "cheap-droppers": "Cheaper Flyer Droppers",
    "pair-draw": "A pair draws a card",
}  # fmt: skip
"""Words to choose from that need more than a capital."""

GROUPS: Mapping[str, str] = {"foot": "Feet", "body": "Bodies", "head": "Heads"}
"""What entries of a kind are called together, where it is not the kind's own name."""

REFERS: Mapping[str, tuple[str, ...]] = {
    "streets.a": ("districts", "squares"), "streets.b": ("districts", "squares"), "specials.slot": ("slots",),
}  # fmt: skip
"""Keys whose value is the id of something else in the file, and the blocks in which that stands."""

LAST: tuple[str, ...] = ("id", "art", "at", "via")
"""Keys that only name or draw something: they stand at the end of a row."""

MARKS: Mapping[str, str] = {
    "invented": "invented: our own filling, a real box will differ",
    "derived": "derived from what the rulebook states",
    "rulebook": "stated by the published rulebook",
    "box": "read off a printed copy",
    "": "not marked",
}


def bare(block: str) -> str:
    """A block without its mode: `streets` for `standard.streets`."""
    first, _, rest = block.partition(".")
    return rest if first in MODES and rest else block


def block_title(game: str, block: str) -> str:
    """What a block is called; its mode is the chapter's to say."""
    name = bare(block)
    return BLOCKS[game].get(name, name.replace("_", " ").capitalize())


def key_label(game: str, block: str, key: str) -> str:
    """What a key of a block is called."""
    known = KEYS[game]
    last = key.rpartition(".")[2]
    found = known.get(f"{bare(block)}.{key}") or known.get(key) or known.get(f"{bare(block)}.{last}")
    return found or known.get(last) or last.replace("_", " ").capitalize()


def word_label(word: str) -> str:
    """What a word to choose is called."""
    return WORDS.get(word, word.replace("-", " ").capitalize())
