"""What a table's page shows, gathered from the contract and words alone: choices, what they bring, seats, log, score.

How it looks is the templates' and `pictures`' business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from ..kernel.action import Action
from ..kernel.contract import State
from ..kernel.faults import HagurumaError
from ..kernel.history import Ply
from ..table import Seat, Table

DENSE = 6
"""More choices than this are shown without the remarks in their labels; the consequence tells them too."""

RECENT = 4
"""How many turns, or parts of them, are told beside the prompt."""
WHOLE = 2
"""So many plies are told with everything they caused; of more only what was chosen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as a button."""

    notation: str
    label: str
    number: int
    short: str
    """What the label says beyond the lead of its group, up to a remark in brackets at its end.

    The remark is part of it where nothing else tells two choices apart.
    """
    more: str
    """That remark, with its brackets; '' if there is none."""


@dataclass(frozen=True, slots=True)
class Group:
    """Choices listed together; `lead` is how all their labels begin; `aside`: they are open at any time."""

    kind: str
    lead: str
    choices: list[Choice]
    aside: bool = False


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One ply in the log: `ply` is the moment after it; `sentences` may be none where nothing is worth telling.

    `milestones` are those of them that everybody should read.
    """

    ply: int
    seat: int
    label: str
    sentences: list[str]
    forced: bool
    milestones: tuple[str, ...] = ()
    aside: bool = False
    """Whether it was one of the choices open at any time."""

    @property
    def text(self) -> str:
        """What happened, or at least what was chosen."""
        return " ".join(self.sentences) or self.label


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the score sheet."""

    key: str
    label: str
    values: tuple[int, ...]


@dataclass(slots=True)
class TablePage:
    """Everything the table's page shows."""

    table: Table
    state: State
    moment: int | None
    last: int
    viewer: int | None
    prompt: str
    thinking: str
    groups: list[Group]
    recent: list[str]
    milestones: list[str]
    log: list[LogEntry]
    rows: list[ScoreRow]
    totals: tuple[int, ...]
    outcome: str
    winners: tuple[int, ...]
    offered: dict[str, str] = field(default_factory=dict)

    @property
    def awaited(self) -> Seat | None:
        """Who decides in the state shown."""
        return None if self.state.seat is None else self.table.seats[self.state.seat]

    @property
    def order(self) -> list[Seat]:
        """The seats as they are laid out: a person playing against bots comes first, else as the game has them."""
        people = [seat for seat in self.table.seats if seat.human]
        if len(people) != 1:
            return list(self.table.seats)
        return people + [seat for seat in self.table.seats if not seat.human]

    @property
    def due(self) -> list[Group]:
        """The choices that the decision is about; if there are none, all."""
        return [group for group in self.groups if not group.aside] or self.groups

    @property
    def free(self) -> list[Group]:
        """The choices open at any time, where others come before them."""
        return [group for group in self.groups if group not in self.due]

    @property
    def dense(self) -> bool:
        """Whether there are so many choices that each must be short."""
        return len(self.offered) > DENSE

    @property
    def live(self) -> bool:
        """Whether this is the present moment."""
        return self.moment is None

    @property
    def stamp(self) -> str:
        """Changes whenever the page would."""
        return stamp(self.table)


def stamp(table: Table) -> str:
    """A short text that changes whenever something about the table does."""
    return f"{table.seq}{'!' if table.trouble else ''}"


def viewer_of(table: Table, state: State) -> int | None:
    """Whose eyes the page has: the awaited person's, else the first person's; nobody's where only bots play."""
    people = [seat.index for seat in table.seats if seat.human]
    if state.seat in people:
        return state.seat
    return people[0] if people else None


def gather_page(table: Table, ply: int | None = None) -> TablePage:
    """What the page shows now, or after `ply` actions. Raises `HagurumaError` for a moment that is not there."""
    state = table.state if ply is None else table.history.at(ply)
    viewer = viewer_of(table, state)
    log = _log(table)
    sheet, outcome = state.sheet(), state.outcome
    if outcome is not None and outcome.sheet.lines:
        sheet = outcome.sheet
    groups = _groups(state) if ply is None and _may_choose(table) else []
    return TablePage(
        table=table,
        state=state,
        moment=ply,
        last=len(table.history.plies),
        viewer=viewer,
        prompt=state.game.words.prompt(state),
        thinking=_thinking(table) if ply is None else "",
        groups=groups,
        recent=_recent(log, viewer) if ply is None else [],
        milestones=_milestones(log, viewer) if ply is None and outcome is None else [],
        log=log,
        rows=[ScoreRow(line.key, line.label, line.values) for line in sheet.lines],
        totals=sheet.totals,
        outcome="" if outcome is None else outcome.text,
        winners=() if outcome is None else outcome.winners,
        offered={choice.notation: choice.label for group in groups for choice in group.choices},
    )


def _may_choose(table: Table) -> bool:
    seat = table.awaited
    return seat is not None and seat.human


def _thinking(table: Table) -> str:
    seat = table.awaited
    if seat is None or seat.human or table.trouble:
        return ""
    return f"{seat.name} ({seat.title}) is thinking …"


def _groups(state: State) -> list[Group]:
    words = state.game.words
    batches: dict[tuple[bool, str], list[tuple[Action, str]]] = {}
    for action in state.actions():
        key = (words.aside(action), words.batch(action))
        batches.setdefault(key, []).append((action, words.action(state, action)))
    number = 0
    groups = []
    for (aside, _), labelled in sorted(batches.items(), key=lambda batch: batch[0][0]):
        groups.append(_group(labelled, number, aside))
        number += len(labelled)
    return groups


def _group(labelled: list[tuple[Action, str]], number: int, aside: bool) -> Group:
    """Choices listed together, numbered from `number` + 1."""
    lead = _lead([label for _, label in labelled])
    rests = [label[len(lead) :].lstrip() for _, label in labelled]
    bare = [_split(rest)[0] for rest in rests]
    choices = []
    for i in range(len(labelled)):
        action, label = labelled[i]
        short, more = _split(rests[i]) if bare.count(bare[i]) == 1 else (rests[i], "")
        choices.append(Choice(action.notation, label, number + i + 1, short, more))
    return Group(labelled[0][0].kind, lead, choices, aside)


def _lead(labels: list[str]) -> str:
    """The words with which all of several labels begin, so that they need not be read again and again."""
    if len(labels) < 2:
        return ""
    common: list[str] = []
    for words in zip(*(label.split(" ")[:-1] for label in labels), strict=False):
        if len(set(words)) > 1:
            break
        common.append(words[0])
    return " ".join(common)


def _split(label: str) -> tuple[str, str]:
    """A label and the remark in brackets at its end."""
    at = label.rfind(" (") if label.endswith(")") else -1
    return (label[:at], label[at + 1 :]) if at > 0 else (label, "")


_logs: WeakKeyDictionary[Table, list[tuple[Ply, LogEntry]]] = WeakKeyDictionary()


def _log(table: Table) -> list[LogEntry]:
    """The log in words; what was told before is kept, as far as the plies are still the same."""
    known = _logs.setdefault(table, [])
    plies = table.history.plies
    same = 0
    while same < min(len(known), len(plies)) and known[same][0] is plies[same]:
        same += 1
    del known[same:]
    for i in range(same, len(plies)):
        known.append((plies[i], _log_entry(table, i)))
    return [entry for _, entry in known]


def _log_entry(table: Table, i: int) -> LogEntry:
    words, ply = table.game.words, table.history.plies[i]
    label = words.action(table.history.at(i), ply.action)
    said = [sentence for event in ply.events if (sentence := words.event(event))]
    stones = tuple(words.event(event) for event in ply.events if words.milestone(event))
    aside = words.aside(ply.action)
    return LogEntry(i + 1, ply.seat, label, said, table.log.forced[i], stones, aside)


def _recent(log: list[LogEntry], viewer: int | None) -> list[str]:
    """What has been done since the viewer last chose, a text for each seat in turn, the latest last.

    While nothing has, what came of that choice.
    """
    runs: list[list[LogEntry]] = []
    for entry in reversed(log):
        if entry.seat == viewer and not entry.forced:
            break
        if not runs or runs[-1][-1].seat != entry.seat:
            runs.append([])
        runs[-1].append(entry)
    texts = [text for run in reversed(runs[:RECENT]) if (text := _in_short(run[::-1]))]
    return texts or [entry.text for entry in log[-1:]]


def _in_short(run: list[LogEntry]) -> str:
    """What a seat did: all of it, or of many plies what was chosen, without what is open at any time."""
    if len(run) <= WHOLE:
        return " ".join(sentence for entry in run for sentence in entry.sentences)
    return " ".join(entry.sentences[0] for entry in run if entry.sentences and not entry.aside)


def _milestones(log: list[LogEntry], viewer: int | None) -> list[str]:
    """What has changed for everybody since the viewer last chose, that choice included."""
    said: list[str] = []
    for entry in reversed(log):
        said[:0] = entry.milestones
        if entry.seat == viewer and not entry.forced:
            break
    return said


# What an action would bring, and why another cannot be


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would cause: sentences, whether it could be undone, whether something is turned up then."""

    label: str
    sentences: list[str]
    undo: bool
    reveals: bool

    def plain(self) -> dict[str, object]:
        """As JSON tells it."""
        keys = ("label", "sentences", "undo", "reveals")
        return {key: getattr(self, key) for key in keys} | {"then": self.then}

    @property
    def then(self) -> str:
        """How final it is, in words."""
        if self.reveals:
            return "Then something is revealed: this cannot be undone."
        return "This can be undone." if self.undo else "This cannot be undone: it passes the turn."


def preview_of(state: State, action: str) -> Preview:
    """The consequence of an action before it is taken. Raises `UnknownAction` or `Refused`."""
    found = state.find(action)
    shown, undo = state.preview(found)
    trial = state.copy()
    reveals = any(event.reveals for event in trial.play(found))
    words = state.game.words
    said = [sentence for event in shown if (sentence := words.event(event))]
    return Preview(words.action(state, found), said, undo, reveals)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not possible now; `rule` is the ruling's id, '' where none stands behind it."""

    notation: str
    text: str
    rule: str

    def plain(self) -> dict[str, object]:
        """As JSON tells it."""
        return {"action": self.notation, "text": self.text, "rule": self.rule}


def reasons(state: State, asked: list[str], seat: int | None, most: int = 3) -> list[Reason]:
    """Why the actions asked about are not possible, each sentence once; one that is possible says so."""
    found: dict[str, Reason] = {}
    for notation in asked:
        try:
            action = state.find(notation)
            refusal = state.refusal(action, seat)
        except HagurumaError as error:
            reason = Reason(notation, str(error), "")
        else:
            text = "You can: it is one of your choices now." if refusal is None else refusal.text
            reason = Reason(action.notation, text, "" if refusal is None else refusal.rule)
        found.setdefault(reason.text, reason)
        if len(found) >= most:
            break
    return list(found.values())
