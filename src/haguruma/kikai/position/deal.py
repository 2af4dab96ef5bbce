"""What a position leaves unsaid of hidden and dealt things: read where given, else dealt from the rest by the seed."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import COLOURS, DISTRICTS, KINDS, D
from ..rules.fields import Fields


def deal_rest(state: Fields, reader: Reader, rng: Rng) -> None:
    """Squares, offer, pile, display, box and the generator's own state."""
    hidden = reader.table(reader.data, "hidden", "hidden")
    reader.only(hidden, "hidden", ("pile", *KINDS, "rng"))
    if "squares" not in reader.data:
        _deal_fans(state, rng)
    _read_cards(state, reader, hidden, rng)
    for kind in range(3):
        _read_components(state, reader, hidden, kind, rng)
    state.rng = reader.generator(hidden, rng)


def _deal_fans(state: Fields, rng: Rng) -> None:
    """Fill the Squares from the bag, less the fans named elsewhere (K28)."""
    limit = state.t.edition.fans_per_colour
    bag: list[int] = []
    for colour in range(len(COLOURS)):
        out = state.zone.count(colour) + state.collected[colour] + state.collected[3 + colour]
        bag += [colour] * (limit - out)
    rng.shuffle(bag)
    for number in range(state.t.n_squares):
        for _ in range(state.t.edition.squares[number].fans):
            if bag:
                state.fans[number * 3 + bag.pop()] += 1


def _read_cards(state: Fields, reader: Reader, hidden: Mapping[str, object], rng: Rng) -> None:
    for card in reader.words(reader.data, "offer", "offer", DISTRICTS):
        state.offer.append(DISTRICTS.index(card))
    if len(state.offer) > state.t.edition.offer_size:
        reader.fault("offer", len(state.offer), "K11", f"no more than {state.t.edition.offer_size} cards lie open")
    layers = reader.items(hidden, "pile", "hidden.pile")
    for number in range(len(layers)):
        where = f"hidden.pile[{number}]"
        cards = [DISTRICTS.index(card) for card in reader.words({"layer": layers[number]}, "layer", where, DISTRICTS)]
        cards.reverse()
        if cards:
            state.pile = cards + state.pile
            state.layers.insert(0, len(cards))
    if "pile" not in hidden:
        _deal_cards(state, "offer" not in reader.data, rng)


def _deal_cards(state: Fields, offer: bool, rng: Rng) -> None:
    played = [code % D for code in state.played[0] + state.played[1]]
    for card in range(D):
        out = state.hand[card] + state.hand[D + card] + state.offer.count(card) + played.count(card)
        state.pile += [card] * (state.t.edition.cards_per_district - out)
    rng.shuffle(state.pile)
    while offer and len(state.offer) < state.t.edition.offer_size and state.pile:
        state.offer.append(state.pile.pop())
    state.layers = [len(state.pile)] if state.pile else []


def _read_components(state: Fields, reader: Reader, hidden: Mapping[str, object], kind: int, rng: Rng) -> None:
    t = state.t
    name = KINDS[kind]
    known = tuple(t.parts[c] for c in range(len(t.parts)) if t.part_kind[c] == kind and t.part_start[c] < 0)
    display = reader.table(reader.data, "display", "display")
    if kind == 0:
        reader.only(display, "display", KINDS)
    state.show[kind] = [t.part_no[part] for part in reader.words(display, name, f"display.{name}", known)]
    if len(state.show[kind]) > t.edition.display_size:
        reader.fault(f"display.{name}", len(state.show[kind]), "", f"more than {t.edition.display_size} lie open")
    box = [t.part_no[part] for part in reader.words(hidden, name, f"hidden.{name}", known)]
    box.reverse()
    if name not in hidden:
        box = [t.part_no[p] for p in known if t.part_no[p] not in state.site and t.part_no[p] not in state.show[kind]]
        rng.shuffle(box)
    state.box[kind] = box
    while name not in display and len(state.show[kind]) < t.edition.display_size and state.box[kind]:
        state.show[kind].append(state.box[kind].pop())
