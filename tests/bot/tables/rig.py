"""A room of tables with a clock and dice of our own, on a store in memory."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from bot.tables import Answer, ErrorCode, Limits, Tables, Terms
from bot.tables.core.context import REMEMBERED, Games
from bot.tables.values.errors import TableError
from bot.tables.values.puzzle_rotation import GradedPuzzles
from data.records import RECORDS, Entry, Notice, Posting, Round, Table
from data.remembering import Remembering
from data.sqlite.store import SqliteStore
from data.store import ColumnValue, Record, Store, Where
from games import registry
from tests.bot.tables.reading_here import reading_here
from tests.data.whole_schema import whole_schema

ANA, BEN, CLEO = "1001", "1002", "1003"
GUILD, CHANNEL = "77", "88"
START = 1_790_000_000_000
SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000

TACTIC = Terms("tactic", first="host", pace=3)
LINE = Terms("l_calculus", first="host", pace=3)


@dataclass(slots=True)
class FakeClock:
    at: int = START

    def now(self) -> int:
        return self.at

    def forward(self, span: int) -> None:
        self.at += span


@dataclass(slots=True)
class Dice:
    """Chance that is the same in every run."""

    label: str = "dice"
    rolled: int = 0

    def __call__(self) -> str:
        self.rolled += 1
        return sha256(f"{self.label} {self.rolled}".encode()).hexdigest()[:32]


@dataclass(slots=True)
class Rig:
    store: Store
    clock: FakeClock
    tables: Tables
    dice: Dice
    games: Games = registry.game
    limits: Limits = field(default_factory=Limits)
    puzzles: Callable[[], GradedPuzzles] = dict
    random: Random = field(default_factory=lambda: Random(7))
    later: "Rig | None" = None

    @property
    def last(self) -> "Rig":
        """The program that runs now, after every start anew."""
        return self if self.later is None else self.later.last

    async def open(self, terms: Terms = LINE, host: str = ANA, guest: str = BEN, **more: Any) -> str:
        """Challenge and accept; give back the table's id."""
        offered = await self.tables.challenges.offer(host, GUILD, more.pop("channel", CHANNEL), terms, guest)
        await self.tables.challenges.accept(offered.subject, guest, **more)
        return offered.subject

    async def table(self, id_: str) -> Table:
        """Read a table as the bot does, who remembers the running ones."""
        running = self.tables.context.loaded_games.get(id_) if self.tables.sharing.is_alone else None
        found = await self.tables.queries.table(id_) if running is None else running.table
        assert found == await self.store.get(Table, id_), "what is remembered is not what is stored"
        if running is not None:
            assert running.round == await self.store.get(Round, id_, running.round.game_no)
        return found

    async def ended(self, id_: str, game_no: int = 1) -> tuple[str, str, str | None]:
        """Tell a game's result, the reason and who won."""
        seen = await self.tables.queries.table_view(id_, game_no=game_no)
        assert seen.ended_at is not None
        winner = None if seen.outcome is None or seen.outcome.winner is None else seen.players[seen.outcome.winner]
        return seen.result, seen.reason, winner

    async def mover(self, id_: str) -> str:
        table_view = await self.tables.queries.table_view(id_)
        seat = table_view.view.to_move
        assert seat is not None
        return table_view.players[seat]

    async def legal(self, id_: str) -> list[str]:
        table_view = await self.tables.queries.table_view(id_, await self.mover(id_))
        return list(table_view.game.actions(table_view.view))

    async def act(self, id_: str, **more: Any) -> Answer:
        """Let whoever is to move take any legal action."""
        who, turn_no = await self.mover(id_), (await self.tables.queries.table(id_)).turn_no
        return await self.tables.play.act(id_, who, turn_no, self.random.choice(await self.legal(id_)), **more)

    async def turn(self, id_: str) -> str:
        """Let whoever is to move play a whole turn, if it doesn't end the game; tell who it was."""
        who, turn_no = await self.mover(id_), (await self.table(id_)).turn_no
        while (table := await self.table(id_)).turn_no == turn_no and table.to_move is not None:
            await self.act(id_)
        return who

    async def log(self, id_: str, game_no: int = 1) -> list[Entry]:
        where = Where(equal={"table_id": id_, "game_no": game_no})
        return await self.store.find(Entry, where, order=("number",))

    async def notices(self, id_: str) -> list[Notice]:
        """List what was and what is to be shown, as the bot remembers it."""
        return await self.tables.context.store.find(Notice, Where(equal={"subject": id_}), order=("number",))

    async def kinds(self, id_: str) -> list[str]:
        return [notice.kind for notice in await self.notices(id_)]

    async def pending(self) -> list[Notice]:
        """What is to be shown next, at each subject where something is due."""
        firsts = [await self.tables.notices.next_notice(subject) for subject in await self.tables.notices.waiting()]
        return [notice for notice in firsts if notice]

    async def stale(self) -> list[Posting]:
        """Messages whose buttons are to be taken away."""
        found = [
            await self.tables.notices.postings(subject, stale=True) for subject in await self.tables.notices.waiting()
        ]
        return [posting for postings in found for posting in postings]

    async def show_all(self) -> list[Notice]:
        """Show what is pending, as a presenter would."""
        shown: list[Notice] = []
        while waiting := await self.pending():
            for notice in waiting:
                await self.tables.notices.shown(notice.id, "thread", f"message {notice.id}")
                shown.append(notice)
        return shown

    async def again(self, **changed: Any) -> "Rig":
        """Start the program anew on the same store."""
        tables = Tables(
            self.store,
            self.clock,
            games=changed.get("games", self.games),
            draw=self.dice,
            limits=changed.get("limits", self.limits),
            sharing=changed.get("sharing"),
            puzzles=self.puzzles,
        )
        await tables.start()
        self.later = Rig(self.store, self.clock, tables, self.dice, random=self.random, puzzles=self.puzzles)
        return self.later

    async def close(self) -> None:
        """End, after a look whether the bot remembers what is stored and nothing else."""
        remembering = self.last.tables.context.store
        for kind, columns in REMEMBERED.items():
            rows: list[Any] = await self.store.find(kind)
            for column in columns:
                for value in {getattr(row, column) for row in rows} | known(remembering, kind, column):
                    where = Where(equal={column: value})
                    assert await remembering.find(kind, where) == await self.store.find(kind, where)
        await self.store.close()

    async def dump(self) -> dict[str, list[dict[str, Any]]]:
        """Everything that is on disk."""
        kept: dict[str, list[dict[str, Any]]] = {}
        for kind in RECORDS:
            rows: list[Any] = await self.store.find(kind)
            kept[kind.TABLE] = [asdict(row) for row in rows]
        return kept


def known(store: Store, kind: type[Record], column: str) -> set[ColumnValue]:
    """Name what a store remembers, for rows that are gone may be among it."""
    assert isinstance(store, Remembering)
    return {name[2] for name in store._known if name[:2] == (kind, column)}


async def set_up(
    limits: Limits | None = None, games: Games = registry.game, puzzles: Callable[[], GradedPuzzles] = dict
) -> Rig:
    with reading_here():
        store = await SqliteStore.memory(whole_schema())
    clock, dice = FakeClock(), Dice()
    limits = limits or Limits()
    tables = Tables(store, clock, games=games, draw=dice, limits=limits, puzzles=puzzles)
    await tables.start()
    return Rig(store, clock, tables, dice, games, limits, puzzles)


async def refused(rig: Rig, wish: Any) -> TableError:
    """Await a wish that must be refused and must change nothing."""
    before = await rig.dump()
    try:
        await wish
    except TableError as wrong:
        assert await rig.dump() == before
        return wrong
    raise AssertionError("this should have been refused")


async def refusal(rig: Rig, wish: Any) -> ErrorCode:
    return (await refused(rig, wish)).key
