"""Gather everything a verb changes at one table, then commit it in one transaction."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Self, TypedDict, Unpack

from bot.tables.core.context import TableContext
from bot.tables.core.idempotency import delivery_record
from bot.tables.core.loaded_game import LoadedGame
from bot.tables.values.answers import Answer, Event
from bot.tables.values.ids import OPPONENT
from bot.tables.values.notice_contents import NoticeContent, NoticeKind, ToldTurn, urgency_of, write_content
from bot.tables.values.progress import Progress
from data.records import Conditions, Notice, Round, Table
from data.store import Change, Delete, Insert, Replace, Where
from games.core.game import AnyGame
from games.core.outcome import Seat


class TableColumns(TypedDict, total=False):
    """The columns of a table's row that change; terms, players and place never do."""

    room: str | None
    rules_version: int
    status: str
    ending: str
    moved_at: int
    ended_at: int | None
    game_no: int
    host_wins: int
    guest_wins: int
    turn_no: int
    entries: int
    turn: int
    fresh: bool
    to_move: int | None
    since_run: int
    allotted: int | None
    deadline_run: int | None
    reminded: int
    quiet_run: int
    asked_run: int | None
    gone: str | None
    gone_run: int | None
    check_run: int | None
    draw_by: int | None
    draw_turn: int
    back_by: int | None
    back_turn: int
    conditions: int
    only_turns: int
    notices: int
    watched: bool
    told_by: int
    version: int


def notice(
    subject: str,
    number: int,
    content: NoticeContent,
    mentions: Iterable[str],
    *,
    turn_no: int,
    at: int,
    due_at: int | None = None,
) -> Notice:
    return Notice(
        id=f"{subject}-{number}",
        subject=subject,
        number=number,
        kind=content.KIND,
        mentions=" ".join(mentions),
        turn_no=turn_no,
        payload=write_content(content),
        made_at=at,
        due_at=at if due_at is None else due_at,
    )


def only_notice(subject: str, number: int, content: NoticeContent, at: int) -> list[Change]:
    """Let one notice take the place of whatever of its subject wasn't shown yet."""
    only = notice(subject, number, content, (), turn_no=0, at=at)
    return [Delete(Notice, Where(equal={"subject": subject})), Insert(only)]


@dataclass(frozen=True, slots=True)
class PlayedTurns:
    """Turns that wait for a message, the last one's: one player's, then the answers of the bot or by condition."""

    person: tuple[str, ...] = ()
    bot: tuple[str, ...] = ()
    lengths: tuple[int, ...] = ()  # of the answers, where there are several
    told_person: ToldTurn = ()
    told_bot: tuple[ToldTurn, ...] = ()  # one for each answer
    earlier: tuple[tuple[str, ...], ...] = ()  # turns before these: who played, then the actions

    @property
    def count(self) -> int:
        return len(self.person) + len(self.bot) + sum(len(turn) - 1 for turn in self.earlier)


@dataclass(frozen=True, slots=True)
class FinishedTurn:
    """A turn that was just completed at a table with conditions, as everybody may read it, and where it began."""

    seat: Seat
    began: Any
    actions: tuple[str, ...]
    told: ToldTurn


NO_TURNS = PlayedTurns()
NOT_FINISHED: FinishedTurn | None = None
_NO_ROUND = Round("", 0, "", "", "", "", "", 0, None, "", "", None, None, 0)


class TableUpdate:
    """A table's row, and all that changes with it."""

    def __init__(self, context: TableContext, table: Table, *, is_new: bool = False) -> None:
        self.context, self.table = context, table
        self._was = None if is_new else table
        self.when, self.running = context.time.both()
        self.due_at = self.when  # of its notices
        self._changes: list[Change] = []
        self._notices: list[Notice] = []
        self._dropped: set[NoticeKind] = set()
        self.events: list[Event] = []

    def set(self, **columns: Unpack[TableColumns]) -> None:
        """Copy with changed columns; `dataclasses.replace` would take a third of a turn's time for so many columns."""
        row = {**self.table.__dict__, **columns}
        if len(row) != len(self.table.__dict__):
            raise TypeError(f"no such columns: {columns.keys() - self.table.__dict__.keys()}")
        self.table = object.__new__(Table)
        object.__setattr__(self.table, "__dict__", row)

    def add(self, *changes: Change) -> None:
        self._changes += changes

    def notify(self, content: NoticeContent, mentions: Iterable[str] = ()) -> None:
        """Put a notice into the outbox; a pocket game has no channel: it is shown to who plays it, when they ask."""
        if not self.table.channel:
            return
        table, people = self.table, [person for person in mentions if person != OPPONENT]
        self.set(notices=table.notices + 1)
        self._notices.append(
            notice(
                table.id, table.notices + 1, content, people, turn_no=table.turn_no, at=self.when, due_at=self.due_at
            )
        )

    def drop(self, kinds: Iterable[NoticeKind]) -> None:
        """Take back notices that nobody has been shown yet."""
        dropped = set(kinds)
        self._dropped |= dropped
        self._notices = [one for one in self._notices if one.kind not in dropped]

    def drop_conditions(self) -> None:
        """Forget what was to be played by itself: the position it was said for is gone."""
        if self.table.conditions:
            self.set(conditions=0)
            self.add(Delete(Conditions, Where(equal={"table_id": self.table.id})))

    async def commit(self, person: str = "", interaction: str = "") -> Answer:
        answer = Answer(self.table.id, tuple(self.events))
        changes = self._gathered() + delivery_record(person, interaction, answer, at=self.when)
        try:
            await self.context.store.commit(*changes)
        except BaseException:  # cancelled too: what memory holds of the table may be wrong
            self.context.loaded_games.drop(self.table.id)
            raise
        if self._was is None or self._was.status != self.table.status:
            self.context.seats.changed(self.table.host, self.table.guest)
        if self._was is not None:
            self.set(version=self.table.version + 1)
        self._keep()
        if self._notices:
            kinds = [one.kind for one in self._notices] + ([NoticeKind.CHALLENGE_CLOSED] if self._was is None else [])
            self.context.changed_subjects.add(self.table.id, urgency_of(kinds))
        for listener in self.context.listeners:
            listener(self.table, answer.events)
        return answer

    def _gathered(self) -> list[Change]:
        changes: list[Change] = [Insert(self.table) if self._was is None else Replace(self.table, self._was)]
        if self._dropped:
            where = Where(equal={"subject": self.table.id}, among={"kind": sorted(self._dropped)})
            changes.append(Delete(Notice, where))
        return changes + self._changes + [Insert(one) for one in self._notices]

    def _keep(self) -> None:
        """Update the game in memory after a commit."""
        loaded = self.context.loaded_games.get(self.table.id)
        if loaded is None:
            return
        if self._was is None or loaded.table.version != self._was.version:  # another process has been there
            self.context.loaded_games.drop(self.table.id)
        else:
            self.context.loaded_games.put(replace(loaded, table=self.table))


class GameUpdate(TableUpdate):
    """A table's update together with its running game."""

    def __init__(self, context: TableContext, loaded: LoadedGame, *, is_new: bool = False) -> None:
        super().__init__(context, loaded.table, is_new=is_new)
        self.round, self.game, self.state = loaded.round, loaded.game, loaded.state
        self.progress, self.this_turn, self.began = loaded.progress, loaded.this_turn, loaded.began
        self.told = loaded.told
        self.before, self.finished = NO_TURNS, NOT_FINISHED

    @classmethod
    def of_new_table(cls, context: TableContext, table: Table, game: AnyGame) -> Self:
        """Insert a table; its first game begins before it is committed."""
        return cls(context, LoadedGame(table, _NO_ROUND, game, None, Progress(), (), None), is_new=True)

    def settle_round(self, round_: Round) -> None:
        self.add(Replace(round_))
        self.round = replace(round_, version=round_.version + 1)

    def _keep(self) -> None:
        now = self.state, self.progress, self.this_turn, self.began, self.told
        loaded = LoadedGame(self.table, self.round, self.game, *now)
        self.context.loaded_games.put(loaded)
