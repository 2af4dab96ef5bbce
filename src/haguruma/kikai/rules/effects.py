"""Effects as numbered data: every distinct effect of an edition gets an id, so that states hold ints alone.

What an effect does to a state is `gains`' job.
"""

from __future__ import annotations

from ..editions.edition import Edition, Effect

RESOURCES: tuple[str, ...] = ("energy", "megaphone", "ladder", "vp", "discard")
"""The fields of an effect, in the order in which they are paid out."""


class EffectTable:
    """All effects of an edition. Id 0 is the empty effect.

    `amounts[id]` are the five numbers in `RESOURCES` order; `options[id]` the effect ids to choose from (empty: no
    choice); `words[id]` the effect's notation, e.g. `megaphone`, `2-energy`, `ladder+2-vp`.
    """

    def __init__(self, edition: Edition) -> None:
        self.effects: list[Effect] = []
        self.ids: dict[Effect, int] = {}
        self.amounts: list[tuple[int, int, int, int, int]] = []
        self.options: list[tuple[int, ...]] = []
        self.words: list[str] = []
        self.id(Effect())
        for effect in all_effects(edition):
            self.id(effect)

    def id(self, effect: Effect) -> int:
        """The id of `effect`, which is added if it is new."""
        known = self.ids.get(effect)
        if known is not None:
            return known
        options = tuple(self.id(option) for option in effect.choice)
        found = len(self.effects)
        self.ids[effect] = found
        self.effects.append(effect)
        self.amounts.append((effect.energy, effect.megaphone, effect.ladder, effect.vp, effect.discard))
        self.options.append(options)
        self.words.append(notation(effect))
        return found


def all_effects(edition: Edition) -> list[Effect]:
    """Every effect printed in the edition, in the order of the box."""
    effects = [street.bonus for street in edition.streets]
    effects += [component.effect for component in edition.components]
    effects += [space.bonus for space in edition.track]
    effects += [bonus for _, bonus in edition.master.bonuses]
    effects += [billboard.effect for billboard in edition.billboards]
    effects += [square.bonus for square in edition.squares]
    effects += edition.foundation_bonuses
    effects += [row.effect for row in edition.master.rows]
    effects += [tile.effect for tile in edition.bonus_tiles]
    return effects


def notation(effect: Effect) -> str:
    """An effect as one word of notation: `nothing`, `megaphone`, `ladder+2-vp`, `megaphone/ladder`."""
    if effect.choice:
        return "/".join(notation(option) for option in effect.choice)
    amounts = (effect.energy, effect.megaphone, effect.ladder, effect.vp, effect.discard)
    parts = []
    for i in range(len(amounts)):
        if amounts[i] == 1:
            parts.append(RESOURCES[i])
        elif amounts[i]:
            parts.append(f"{amounts[i]}-{RESOURCES[i]}")
    return "+".join(parts) if parts else "nothing"
