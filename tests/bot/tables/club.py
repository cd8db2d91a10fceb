"""A database in which tables stand in every way they can: for what must find a fault in one, and none in the others."""

from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.tables import Tables, Terms
from data.records import Entry, Table
from data.sqlite.store import SqliteStore
from data.store import Delete, Replace, Where
from tests.bot.tables.rig import ANA, BEN, DAY, GUILD, HOUR, Dice, FakeClock, Rig

MODERATOR = "1009"
ASIDE = ("aside", "aside and ruled", "aside and stopped", "aside and forgotten")  # their logs have lost a line
TOPOLOGIC = Terms("topologic", first="host", takebacks="free")  # a hidden tile, promised
STONES = Terms("logan_stones", first="host")  # hidden backs, dealt from the seed
TACTIC = Terms("tactic", first="host", takebacks="free")
LINE = Terms("l_calculus", first="host", takebacks="free")


@dataclass(slots=True)
class Club:
    """The ids of its tables, by what they are."""

    rig: Rig
    ids: dict[str, str] = field(default_factory=dict)
    guests: int = 2000

    async def opened(self, name: str, terms: Terms, turns: int = 0) -> str:
        self.guests += 1
        id_ = self.ids[name] = await self.rig.open(terms, ANA, str(self.guests))
        await self.played(id_, turns)
        return id_

    async def played(self, id_: str, turns: int) -> None:
        for _ in range(turns):
            await self.rig.turn(id_)

    async def guest(self, id_: str) -> str:
        return (await self.rig.table(id_)).guest

    async def resigned(self, id_: str, turns: int, *, by_host: bool = False) -> None:
        await self.played(id_, turns)
        table = await self.rig.table(id_)
        await self.rig.tables.play.resign(id_, table.host if by_host else table.guest)


async def open_club(path: Path) -> dict[str, str]:
    """Fill a new database; give each table's id by its name."""
    store, clock, dice = await SqliteStore.open(path), FakeClock(), Dice()
    tables = Tables(store, clock, draw=dice)
    await tables.start()
    await tables.people.set_server(GUILD, most_tables=100)
    club = Club(Rig(store, clock, tables, dice))
    for fill in (running, finished, given_up, series, practices, forgotten, aside):
        await fill(club)
    await store.close()
    return club.ids


async def running(club: Club) -> None:
    """Untouched, in the middle, in the middle of a turn, with turns taken back."""
    await club.opened("new", STONES)
    await club.opened("running", TOPOLOGIC, 6)
    await club.opened("stones", STONES, 4)
    half = await club.opened("half a turn", TOPOLOGIC, 2)
    await club.rig.act(half)
    back = await club.opened("taken back", LINE)
    mover = await club.rig.turn(back)
    await club.rig.tables.play.take_back(back, mover)
    await club.played(back, 3)
    await club.opened("tactic", TACTIC, 4)
    await club.opened("by lot", replace(TACTIC, first="lot"), 3)
    await club.opened("without a clock", Terms("logitac", first="guest", pace=0), 5)


async def finished(club: Club) -> None:
    """By the rules, by resigning, by agreement, by the clock, by leaving, by a moderator."""
    by_rules = await club.opened("by the rules", LINE)
    while (await club.rig.table(by_rules)).status == "open":
        await club.rig.turn(by_rules)
    await club.resigned(await club.opened("resigned", TOPOLOGIC), 5)
    agreed = await club.opened("agreed", TACTIC, 4)
    await club.rig.tables.play.offer_end(agreed, ANA)
    await club.rig.tables.play.accept_end(agreed, await club.guest(agreed))
    late = await club.opened("out of time", TACTIC, 2)
    gone = await club.opened("gone", TACTIC, 2)
    await club.rig.tables.play.left(gone, await club.guest(gone))
    club.rig.clock.forward(4 * DAY)
    waiting = await club.guest(late) if await club.rig.mover(late) == ANA else ANA
    await club.rig.tables.play.claim(late, waiting)
    await club.rig.tables.play.claim(gone, ANA)
    ruled = await club.opened("adjudicated", TACTIC, 3)
    await club.rig.tables.play.moderate(ruled, GUILD, MODERATOR, "adjudicate", "a test", winner=ANA)


async def given_up(club: Club) -> None:
    """Cancelled, stopped by a moderator, undone by one."""
    cancelled = await club.opened("cancelled", TACTIC, 1)
    await club.rig.tables.play.cancel(cancelled, ANA)
    stopped = await club.opened("stopped", TOPOLOGIC, 4)
    await club.rig.tables.play.moderate(stopped, GUILD, MODERATOR, "end", "a test")
    undone = await club.opened("undone", LINE, 3)
    await club.rig.tables.play.moderate(undone, GUILD, MODERATOR, "undo", "a test")


async def series(club: Club) -> None:
    """Of several games: in the middle, decided, and ended early."""
    going = await club.opened("series", replace(TOPOLOGIC, best_of=5))
    await club.resigned(going, 4)
    await club.resigned(going, 3, by_host=True)
    await club.played(going, 2)
    won = await club.opened("series won", replace(TACTIC, best_of=3))
    await club.resigned(won, 2)
    await club.resigned(won, 3)
    early = await club.opened("series stopped", replace(TACTIC, best_of=3))
    await club.resigned(early, 2)
    await club.rig.tables.play.moderate(early, GUILD, MODERATOR, "end", "a test")


async def practices(club: Club) -> None:
    for name, ends in (("practice", False), ("practice over", True)):
        begun = await club.rig.tables.practice.start(BEN, GUILD, "88", TACTIC, 1)
        club.ids[name] = begun.subject
        await club.rig.turn(begun.subject)
        if ends:
            await club.rig.tables.play.resign(begun.subject, BEN)


async def forgotten(club: Club) -> None:
    id_ = await club.opened("forgotten", TACTIC)
    await club.resigned(id_, 2)
    await club.opened("forgotten while running", TACTIC, 2)
    for name in ("forgotten", "forgotten while running"):
        await club.rig.tables.people.erase(await club.guest(club.ids[name]))


async def aside(club: Club) -> None:
    """Set aside for either reason, decided or unlocked afterwards."""
    for name in ASIDE:
        await lose_a_line(club, await club.opened(name, TACTIC, 3))
    changed = await club.opened("rules changed", TACTIC, 3)
    unlocked = await club.opened("unlocked", replace(TACTIC, best_of=1), 3)
    for id_ in (changed, unlocked):
        await forget_rules(club, id_)
    club.rig = await club.rig.again()
    while not club.rig.tables._audit.is_done:
        await club.rig.tables.tick()
    play = club.rig.tables.play
    await play.moderate(club.ids["aside and ruled"], GUILD, MODERATOR, "adjudicate", "a test", winner=ANA)
    await play.moderate(club.ids["aside and stopped"], GUILD, MODERATOR, "end", "a test")
    await club.rig.tables.people.erase(await club.guest(club.ids["aside and forgotten"]))
    await play.moderate(unlocked, GUILD, MODERATOR, "unlock", "a test")
    await club.played(unlocked, 1)
    club.rig.clock.forward(HOUR)


async def forget_rules(club: Club, id_: str) -> None:
    """Let a table be played by rules that this release doesn't have."""
    table = await club.rig.store.get(Table, id_)
    assert table is not None
    await club.rig.store.commit(Replace(replace(table, rules_version=99)))


async def lose_a_line(club: Club, id_: str) -> None:
    first, *_ = await club.rig.log(id_)
    gone = Delete(Entry, Where(equal={"table_id": id_, "number": first.number}))
    await club.rig.store.commit(gone)
