"""All tables of one server: begins, opens, loads and forks games, and keeps a bounded number of them at hand.

Whose bot moves next is the `Driver`'s; what a table does with a move is `table`'s.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from ..kernel.contract import MAX_SEED, Game, Plain
from ..kernel.faults import BadOption, HagurumaError, MissingEdition
from ..kernel.history import History
from ..registry import GAMES, Games
from .bot_workers import Thinker, Workers
from .driver import Driver
from .edition_choice import Editions, edition_title
from .edition_store import EditionStore
from .seats import is_bot, seat_all
from .store import Glance, NoSuchTable, Store, StoreFault, Taken, Unreadable, new_id
from .table import Table

AT_HAND = 64


def known_bot(spec: str, game: str) -> None:
    """Raise `BadOption` unless there is a bot of this spec that plays the game of this id."""
    from ..bots import check

    check(spec, game)


class Lobby:
    """The tables of a store. All methods belong to the one thread (or event loop) that serves people."""

    def __init__(
        self,
        store: Store,
        games: Games = GAMES,
        thinker: Thinker | None = None,
        check_bot: Callable[[str, str], object] = known_bot,
        pause: float = 0.35,
        bots: Sequence[str] = (),
    ) -> None:
        """`bots` are the specs offered to people, the first one by default; none: those that play the game."""
        self.store = store
        self.games = games
        self.edition_store = EditionStore(store)
        self.editions = Editions(self.games, self.edition_store)
        self.thinker: Thinker = thinker or Workers()
        self.check_bot = check_bot
        self._bots = tuple(bots)
        self.driver = Driver(self.thinker, pause)
        self.unreadable: dict[str, str] = {}
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._defaults: dict[str, Game] = {}

    def opponents(self, game: str) -> tuple[str, ...]:
        """The specs of the bots that are offered for a game, its default first."""
        from ..bots import playing

        return self._bots or playing(game)

    def default_game(self, name: str) -> Game:
        """A game under its default options, made once. Raises `BadOption`."""
        if name not in self._defaults:
            self._defaults[name] = self.games.game(name)
        return self._defaults[name]

    def new(
        self,
        name: str,
        players: Sequence[tuple[str, str]],
        options: Plain | None = None,
        seed: int | None = None,
        position: Plain | None = None,
        auto: bool = True,
    ) -> Table:
        """Begin a game; `players` are (name, bot spec or '') by seat; the option `edition` is as `Editions` has it.

        Raises `BadOption`, `BadEdition`, `BadPosition` or `StoreFault`; then nothing was begun.
        """
        found = self.editions.game(name, options or {})
        game = found.game
        chosen = secrets.randbelow(2**31) if seed is None else check_seed(seed)
        game.check_count(len(players))
        history = History(game, chosen, len(players), (), position)
        return self._begin(history, players, options or {}, auto, found.text)

    def _begin(
        self, history: History, players: Sequence[tuple[str, str]], options: Plain, auto: bool, text: str
    ) -> Table:
        """A table; `text` is what its edition says, '' for one that comes with the game."""
        game = history.game
        seats = seat_all(game, players, self.check_bot)
        history.names = tuple(seat.name for seat in seats)
        meta = self._meta(history, options, text)
        meta |= {"seats": [seat.plain() for seat in seats], "auto": auto}
        table = Table(self._write_meta(meta), meta, history, seats, self.store)
        table.edition_text = text
        self._keep(table)
        return table

    def _meta(self, history: History, options: Plain, text: str) -> Plain:
        """What a game is set up with, as it is saved; the text of its edition is kept for good."""
        game, title = history.game, edition_title(history.game)
        return {
            "game": game.name,
            "ruleset": game.ruleset,
            "edition": game.edition,
            "edition_hash": game.edition_hash,
            "edition_title": title,
            "edition_print": self.edition_store.keep(game.name, game.edition_hash, title, text) if text else "",
            "options": {**options, **game.options, "edition": game.edition},
            "seed": history.seed,
            "position": history.given,
            "created": time.strftime("%Y-%m-%d %H:%M"),
        }

    def _write_meta(self, meta: Plain) -> str:
        for _ in range(5):
            id = new_id()
            try:
                self.store.create(id, meta)
            except Taken:
                continue
            return id
        raise StoreFault("no free name for the game was found; try again")

    def open(self, id: str) -> Table:
        """The table of an id as its log has it, whoever wrote it. Raises `NoSuchTable` or `Unreadable`."""
        table = self._at_hand.get(id)
        if table is not None and self._caught_up(table):
            self._at_hand.move_to_end(id)
            return table
        table = self._rebuild(id)
        self._keep(table)
        return table

    def _caught_up(self, table: Table) -> bool:
        try:
            table.catch_up()
        except HagurumaError as error:
            if isinstance(error, StoreFault):
                raise
            del self._at_hand[table.id]
            return False
        return True

    def _rebuild(self, id: str) -> Table:
        try:
            meta = self.store.meta(id)
            table = self._set_up(id, meta)
            table.catch_up()
        except (NoSuchTable, StoreFault):
            raise
        except Exception as error:  # a save can be wrong in ways nobody foresaw; the server goes on
            reason = str(error) if isinstance(error, HagurumaError) else "its set-up is damaged"
            self.unreadable[id] = reason
            raise Unreadable(f"This saved game cannot be read: {reason}.") from None
        self.unreadable.pop(id, None)
        return table

    def _set_up(self, id: str, meta: Plain) -> Table:
        position = meta["position"]
        found = self.editions.of_saved(meta)
        game = found.game
        if game.ruleset != meta["ruleset"]:
            raise Unreadable(
                f"it was played under ruleset {meta['ruleset']}, this version plays {game.ruleset}"
            )
        if game.edition_hash != meta["edition_hash"]:
            raise Unreadable(f"it was played with another text of the edition '{meta['edition']}'")
        players = [(str(seat["name"]), str(seat["bot"])) for seat in meta["seats"]]  # type: ignore[attr-defined]
        seats = seat_all(game, players, lambda spec, game: None)
        names = tuple(seat.name for seat in seats)
        history = History(game, meta["seed"], len(seats), names, position)  # type: ignore[arg-type]
        table = Table(id, meta, history, seats, self.store)
        table.edition_text = found.text
        return table

    def _keep(self, table: Table) -> None:
        self._at_hand[table.id] = table
        idle = [id for id, kept in self._at_hand.items() if not self.driver.busy(kept)]
        for id in idle[: max(0, len(self._at_hand) - AT_HAND)]:
            if id != table.id:
                del self._at_hand[id]

    def load(self, text: str, all_people: bool = False, edition: str = "") -> Table:
        """A new table with the game of a record; names that are bots' specs sit as bots unless `all_people`.

        `edition` is the text of the edition it was played with, if that is not here. Raises `BadRecord`, naming the
        first action that differs, `MissingEdition`, naming the edition that is wanted, or `BadEdition`.
        """
        try:
            history = self.games.load_record(text)
            edition = ""
        except MissingEdition as wanted:
            edition = self.editions.text_for(wanted, edition)
            history = self.games.load_record(text, texts={wanted.edition_hash: edition})
        bots = [name if is_bot(name, history.game.name, self.check_bot) else "" for name in history.names]
        if all_people:
            bots = [""] * len(bots)
        players = list(zip(history.names, bots, strict=True))
        return self._continue(history, players, len(history.plies), {}, True, text=edition)

    def fork(self, table: Table, ply: int) -> Table:
        """A new table that goes on from a moment of another. Raises `HagurumaError` for a ply that is not there."""
        history = table.history
        history.at(ply)
        players = [(seat.name, seat.bot) for seat in table.seats]
        options = dict(table.meta["options"])  # type: ignore[call-overload]
        return self._continue(history, players, ply, options, table.auto, table, table.edition_text)

    def _continue(
        self,
        history: History,
        players: Sequence[tuple[str, str]],
        ply: int,
        options: Plain,
        auto: bool,
        source: Table | None = None,
        text: str = "",
    ) -> Table:
        fresh = History(history.game, history.seed, len(players), (), history.given)
        table = self._begin(fresh, players, options, auto, text)
        if source is None:
            source = Table("", {}, history, table.seats, self.store)
            source.log.forced = [False] * len(history.plies)
        table.begin_with(source.entries_until(ply), history.at(ply))
        return table

    def chance(self, count: int) -> int:
        """A number from 0 to `count` - 1 by chance, for who sits where."""
        return secrets.randbelow(count)

    def games_saved(self) -> list[Glance]:
        """Every saved game, the last touched first, with what is known to be wrong."""
        return self.store.games()

    def fault_of(self, glance: Glance) -> str:
        """Why a listed game is unreadable; '' as long as nothing is known."""
        if glance.fault:
            return glance.fault
        if "game" not in glance.meta or not isinstance(glance.meta.get("seats"), list):
            return "its set-up is damaged"
        if glance.meta["game"] not in self.games:
            return f"there is no game '{str(glance.meta['game'])[:20]}' here"
        return self.unreadable.get(glance.id, "")

    def close(self) -> None:
        """Stop the bots and let go of the store."""
        self.driver.close()
        self.thinker.close()
        self.store.close()


def check_seed(seed: int) -> int:
    """A seed that fits. Raises `BadOption`."""
    if not 0 <= seed <= MAX_SEED:
        raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}")
    return seed
