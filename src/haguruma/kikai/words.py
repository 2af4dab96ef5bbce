"""English sentences of KIKAI: labels of actions, the log, the prompt. The only place that turns data into words.

The board in symbols is `boardtext`'s, the rules page `rulespage`'s.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.action import Action
from ..kernel.contract import State, Words
from ..kernel.event import Event
from . import boardtext, rulespage
from .edition import Effect
from .fields import Fields
from .network import toll_of, way
from .pending import ACT, ATTRACT_MORE, CHOICE, COLLECT, LAY_STREET, PLAY_CARD, ROOM, SIGN
from .tables import D, Tables

SEAT_NAMES: tuple[str, ...] = ("Yellow", "Purple")
SOURCE_WORDS: tuple[str, ...] = (
    "from the fan", "from the street", "from the Energy Track", "from the Square", "from the Billboard",
    "from the Construction Bonus Tile", "on the Master's Track", "from the Master",
)  # fmt: skip
TILE_WORDS: dict[str, str] = {
    "droppers": "own Flyer Droppers on the streets",
    "taller": "Districts where the own KIKAI is taller",
    "feet": "Districts with an own Foot",
    "heads": "Districts with an own Head",
    "billboards": "own Billboards on Squares",
    "influence": "points of the own highest Influence marker",
}
PROMPTS: tuple[str, ...] = (
    "place one of your starting Feet", "choose the street for your first Flyer Dropper in {place}",
    "play a District Card, or a pair of equal ones to act anywhere", "choose your action in {place}",
    "attract another fan into {place}, or finish", "fetch your fans from other Districts, or finish the Exhibition",
    "discard a Megaphone to play another card, or end your actions", "take a District Card",
    "discard a Ladder to draw another card, or end your turn", "choose your bonus",
    "choose the Billboard to put up on {place}",
)  # fmt: skip


def effect_words(effect: Effect) -> str:
    """An effect as words, e.g. `1 Ladder and 2 VP`, `1 Megaphone or 1 Ladder`."""
    if effect.choice:
        return " or ".join(effect_words(option) for option in effect.choice)
    parts: list[str] = []
    if effect.energy:
        parts.append(f"{effect.energy} Energy")
    if effect.megaphone:
        parts.append(plural(effect.megaphone, "Megaphone"))
    if effect.ladder:
        parts.append(plural(effect.ladder, "Ladder"))
    if effect.vp:
        parts.append(f"{effect.vp} VP")
    if effect.discard:
        parts.append(f"discard {plural(effect.discard, 'Flyer Dropper')}")
    return " and ".join(parts) if parts else "nothing"


def plural(count: object, noun: str) -> str:
    """`1 Ladder`, `2 Ladders`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class KikaiWords(Words):
    """English for KIKAI under one edition."""

    def __init__(self, tables: Tables) -> None:
        self.t = tables
        edition = tables.edition
        self.place_names: dict[str, str] = {district.id: district.name for district in edition.districts}
        for square in edition.squares:
            self.place_names[square.id] = f"{square.name} ({square.id})" if square.name else f"Square {square.id}"
        self.part_names: dict[str, str] = {part.id: part.name for part in edition.components}
        self.part_index: dict[str, int] = {part.id: i for i, part in enumerate(edition.components)}

    def place(self, name: object) -> str:
        """A District's or Square's printed name."""
        return self.place_names.get(str(name), str(name))

    def part(self, name: object) -> str:
        """A component as `red Foot Roller Skates`."""
        number = self.part_index.get(str(name), -1)
        if number < 0:
            return str(name)
        part = self.t.edition.components[number]
        return f"{part.colour} {part.kind.capitalize()} “{part.name}”"

    def effect_of(self, notation: object) -> str:
        """The words of an effect given by its notation."""
        words = self.t.effects.words
        return effect_words(self.t.effects.effects[words.index(str(notation))]) if notation in words else str(notation)

    def billboard(self, name: object) -> str:
        """A Billboard's words."""
        for board in self.t.edition.billboards:
            if board.id == name:
                return f"Billboard {board.id} ({effect_words(board.effect)})"
        return str(name)

    # Actions ---------------------------------------------------------------------------------------------------

    def action(self, state: State, action: Action) -> str:
        """A short label for an action offered in `state`."""
        assert isinstance(state, Fields)
        kind, args = action.kind, action.args
        if kind == "play":
            return f"Play {self.place(args[0])}{self._extra(state)}"
        if kind == "pair":
            return f"Pair of {self.place(args[0])} cards: act in {self.place(args[1])}{self._extra(state)}"
        if kind == "place":
            return f"{self._cap(self.part(args[0]))} in {self.place(args[1])}"
        if kind == "build":
            return self._build(args[0])
        if kind == "deploy":
            return self._deploy(state, args[0])
        if kind == "attract":
            return self._attract(state, args[0], args[1])
        return self._other(state, kind, args)

    def _cap(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def _extra(self, state: Fields) -> str:
        return " (1 Megaphone)" if state.stack and state.stack[-1] // ROOM not in (PLAY_CARD,) else ""

    def _build(self, name: str) -> str:
        part = self.t.edition.components[self.part_index[name]]
        return f"Build {self.part(name)} for {part.cost} Energy (fans give {effect_words(part.effect)})"

    def _deploy(self, state: Fields, name: str) -> str:
        street = self.t.edition.streets[self.t.street_no[name]]
        setup = bool(state.stack) and state.stack[-1] // ROOM == LAY_STREET
        cost = "free" if setup else f"{street.spaces * self.t.edition.dropper_cost} Energy"
        bonus = effect_words(street.bonus)
        gain = "" if bonus == "nothing" else f", bonus {bonus}"
        return f"Street {name}, {self.place(street.a)} – {self.place(street.b)} ({cost}{gain})"

    def _attract(self, state: Fields, kind: str, square: str) -> str:
        if not state.stack or state.stack[-1] // ROOM not in (ACT, ATTRACT_MORE):
            return f"Attract a fan from {self.place(square)} to the {kind.capitalize()}"
        seat, district = state.mover, state.stack[-1] % ROOM
        slot = (seat * D + district) * 3 + ("foot", "body", "head").index(kind)
        number = state.t.square_no[square]
        toll = toll_of(state, seat, district, number)
        part = self.t.edition.components[state.site[slot]]
        pay = f", {toll} Energy to your opponent" if toll > 0 else ""
        last = ", the last fan there" if sum(state.fans[number * 3 : number * 3 + 3]) == 1 else ""
        gains = effect_words(part.effect)
        return f"Attract {part.colour} fan from {self.place(square)} to the {kind.capitalize()}: {gains}{pay}{last}"

    def _other(self, state: Fields, kind: str, args: tuple[str, ...]) -> str:
        if kind == "exhibit":
            value = self.t.track_value[state.cleared[state.mover]]
            return f"Host an Exhibition (gain {value} Energy)"
        if kind == "fetch":
            host = state.stack[-1] % ROOM
            far = self.t.distance[host * D + list(self.place_names).index(args[0])]
            return f"Fetch fans from {self.place(args[0])} ({plural(far, 'Megaphone')})"
        if kind == "ladder":
            edition = self.t.edition
            body = args[1] == "body"
            need = edition.body_ladders if body else edition.head_ladders
            steps = edition.influence[1 if body else 2]
            return f"Place {plural(need, 'Ladder')} at the {args[1].capitalize()} in {self.place(args[0])} (influence +{steps})"
        if kind == "billboard":
            return self._cap(self.billboard(args[0]))
        if kind == "choose":
            return f"Take {self.effect_of(args[0])}"
        if kind == "take":
            return "Take the top card of the pile" if args[0] == "pile" else f"Take the open {self.place(args[0])} card"
        if kind == "draw":
            return "Draw a card (1 Ladder)"
        return self._done(state)

    def _done(self, state: Fields) -> str:
        kind = state.stack[-1] // ROOM if state.stack else -1
        if kind == COLLECT:
            return "Finish the Exhibition"
        if kind == ATTRACT_MORE:
            return "No more fans"
        return "No further action" if kind == 6 else "End the turn"

    # Events ----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """One sentence for the log; '' where none is needed."""
        who = "" if event.seat is None else SEAT_NAMES[event.seat]
        f = event.fields
        kind = event.kind
        if kind in ("attract", "collect", "exhibition", "exhibit", "fetch", "billboard", "square-vp", "media-victory"):
            return self._fan_event(kind, who, f)
        if kind in ("take", "take-pile", "draw", "little-bre", "reveal-card", "reveal-component", "play", "extra"):
            return self._card_event(kind, who, f)
        if kind in ("turn", "seat", "round-end", "reward", "end"):
            return self._round_event(kind, who, f)
        return self._build_event(kind, who, f)

    def _build_event(self, kind: str, who: str, f: Mapping[str, object]) -> str:
        if kind == "place":
            return f"{who} places the starting {self.part(f['component'])} in {self.place(f['district'])}."
        if kind == "deploy":
            cost = f" for {f['cost']} Energy" if f["cost"] else ""
            return f"{who} deploys {plural(f['droppers'], 'Flyer Dropper')} on street {f['street']}{cost}."
        if kind == "build":
            return f"{who} builds the {self.part(f['component'])} in {self.place(f['district'])} for {f['cost']} Energy."
        if kind == "construction-bonus":
            what = TILE_WORDS[str(f["tile"])]
            return f"{who} takes the Construction Bonus of {self.place(f['district'])}: {f['count']} {what}, {f['vp']} VP."
        if kind == "ladder":
            where = f"the {str(f['kind']).capitalize()} in {self.place(f['district'])}"
            return f"{who} places {plural(f['ladders'], 'Ladder')} at {where}."
        if kind == "gain":
            source = f["source"]
            origin = SOURCE_WORDS[source] if isinstance(source, int) else ""
            return f"{who} gains {self.effect_of(f['effect'])} {origin}."
        if kind == "discard":
            return f"{who} discards {plural(f['droppers'], 'Flyer Dropper')} from the Energy Track."
        return ""

    def _fan_event(self, kind: str, who: str, f: Mapping[str, object]) -> str:
        if kind == "attract":
            toll = f" and pays {f['toll']} Energy to the opponent" if f["toll"] else ""
            where = f"the {str(f['kind']).capitalize()} in {self.place(f['district'])}"
            return f"{who} attracts a {f['colour']} fan from {self.place(f['square'])} to {where}{toll}."
        if kind == "collect":
            fans = f["fans"]
            names = ", ".join(str(fan) for fan in fans) if isinstance(fans, list) else str(fans)
            return f"{who} collects fans in {self.place(f['district'])}: {names}."
        if kind == "exhibit":
            return f"{who} hosts an Exhibition in {self.place(f['district'])}."
        if kind == "exhibition":
            return f"{who} gains {f['energy']} Energy and {f['renown']} renown, now at space {f['to']}."
        if kind == "fetch":
            return f"{who} discards {plural(f['megaphones'], 'Megaphone')} to fetch fans from {self.place(f['district'])}."
        if kind == "billboard":
            where = self.place(f["square"])
            return f"{who} puts up {self.billboard(f['billboard'])} on {where}, {f['placed']} of 6."
        if kind == "square-vp":
            return f"{who} gains {f['vp']} VP for {self.place(f['square'])}."
        return f"{who} has placed all six Billboards: Media Victory!"

    def _card_event(self, kind: str, who: str, f: Mapping[str, object]) -> str:
        card = self.place(f["card"]) if "card" in f else ""
        if kind == "play":
            if f["count"] == 2:
                return f"{who} plays two {card} cards to act in {self.place(f['district'])}."
            return f"{who} plays {card}."
        if kind == "extra":
            return f"{who} discards a Megaphone for an additional action."
        if kind == "take":
            return f"{who} takes the open {card} card."
        if kind == "take-pile":
            return f"{who} takes the top card of the pile: {card}."
        if kind == "draw":
            return f"{who} discards a Ladder and draws {card}."
        if kind == "little-bre":
            return f"{who} draws {card} (Little Bré)."
        if kind == "reveal-card":
            return f"A {card} card is turned up."
        return f"The {self.part(f['component'])} is turned up."

    def _round_event(self, kind: str, who: str, f: Mapping[str, object]) -> str:
        if kind == "turn":
            return f"Round {f['round']}, turn {f['turn']}: {who}."
        if kind == "round-end":
            return f"Round {f['round']} ends; the played cards go under the pile."
        if kind == "reward":
            row = f"row {f['row']}" if f["row"] else "START"
            return f"{who} reached {row} of the Master's Track: {f['vp']} × {f['times']} = {f['total']} VP."
        if kind == "end":
            return "The game is over."
        return ""

    # Prompt, board, rules ----------------------------------------------------------------------------------------

    def prompt(self, state: State) -> str:
        """Who is awaited and for what, one sentence."""
        outcome = state.outcome
        if outcome is not None:
            return outcome.text
        assert isinstance(state, Fields)
        kind, argument = state.stack[-1] // ROOM, state.stack[-1] % ROOM
        place = ""
        if kind in (LAY_STREET, ACT, ATTRACT_MORE, COLLECT):
            place = self.t.edition.districts[argument].name
        elif kind == SIGN:
            place = self.place(self.t.squares[argument])
        text = f"{SEAT_NAMES[state.mover]}: {PROMPTS[kind].replace('{place}', place)}"
        if kind == CHOICE:
            text += f", {SOURCE_WORDS[argument % 16]}"
        return text + "."

    def board(self, view: Mapping[str, object]) -> str:
        """The view in words and symbols, for a terminal or a screen reader."""
        return boardtext.board(self.t.edition, view)

    def rules(self) -> str:
        """The rules in our own words, Markdown, with the edition's numbers."""
        return rulespage.page(self.t.edition)

    def way(self, state: State, square: str) -> list[str]:
        """Street ids of the way a fan would take from a Square to the District acted in; [] if none."""
        if not isinstance(state, Fields) or not state.stack or state.stack[-1] // ROOM not in (ACT, ATTRACT_MORE):
            return []
        district = state.stack[-1] % ROOM
        number = self.t.square_no.get(square, -1)
        if number < 0 or toll_of(state, state.mover, district, number) < 0:
            return []
        return [self.t.streets[s] for s in way(state, state.mover, district, number)]
