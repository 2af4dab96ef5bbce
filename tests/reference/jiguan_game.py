"""The reference's whole game: the draft, turn after turn, two periods (J4, J21, J22, J25, J27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from haguruma.jiguan.editions.edition import Edition

from .jiguan_asking import Doing
from .jiguan_scoring import Scoring
from .jiguan_table import Data, colour_of


class Reference(Scoring):
    """Jigūan. `dealt` tells what chance has laid on the houses when it is asked, at the second period's start."""

    def __init__(
        self,
        edition: Edition,
        position: Data,
        dealt: Callable[[], dict[str, list[str]]],
        beginner: bool = False,
        advanced: bool = False,
    ) -> None:
        super().__init__(edition, position, beginner, advanced)
        self.dealt = dealt

    def play(self, draft: bool) -> Doing:
        """From the draft, or else from the beginning of a turn, to the end of the game; nobody is on move then."""
        if draft:
            yield from self.draft()
        while self.mover >= 0:
            yield from self.whole_turn()
            yield from self.pass_on()

    def draft(self) -> Doing:
        """J25, J30: blueprints of different colours, in the draft's order; no exchanges yet."""
        for number in self.edition.start.draft:
            if number <= len(self.seats):
                self.mover = number - 1
                choice = yield from self.ask(self.drafts)
                yield from self.lay_out(choice)
        self.mover = 0

    def drafts(self) -> list[str]:
        """J25: stacks of a colour the seat has not got."""
        own = {self.blueprint(tile).colour for tile in self.seat.slots.values()}
        return [f"take {stack}" for stack in self.stacks_to_take() if colour_of(stack) not in own]

    def pass_on(self) -> Doing:
        """J21: clockwise; when it comes to whoever took the last gear, the period is over."""
        self.turn += 1
        following = (self.mover + 1) % len(self.seats)
        if following != self.closing:
            self.mover = following
            return
        self.score_period()
        if self.last_period():
            self.trade_all()
            self.mover = -1
            return
        for number in self.from_the_airship():
            yield from self.trade_in(number)
        self.second_period()

    def second_period(self) -> None:
        """J4, J21, J22: only the supply changes, and the bonus tiles turn; the airship's holder opens."""
        houses = self.dealt()
        gears = Counter(gear for pile in houses.values() for gear in pile)
        assert gears == Counter(self.later), "J22: other gears lie on the houses than were set aside"
        counts = [len(pile) for pile in houses.values()]
        assert max(counts) - min(counts) <= 1, "J4: the gears are not dealt evenly"
        self.houses = {house: list(pile) for house, pile in houses.items()}
        self.later = []
        self.period = 2
        self.closing = -1
        self.mover = self.airship
