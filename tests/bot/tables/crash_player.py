"""A program that plays scripted games on a database file and is killed, again and again: `FOLDER KILLS SEED`.

The first process only loads the code; every life is a fork of it, so that many of them take seconds.
Every second one dies just after a commit, where most can be lost.
What a life writes to a file before it is killed stays there: the kernel has it.
"""

import asyncio
import json
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from bot.tables import PACES, Limits, NoticeKind, TableError, Tables, TableStatus, TableView, Terms
from data.records import Notice, Table
from data.sqlite.store import SqliteStore
from data.store import Change, Store, Where
from games.registry import games

GUILD, CHANNEL = "77", "88"
COMMITS = 40  # of a life that ends just after one, at most
FAR_ENOUGH, PATIENCE_S = 0.8, 120.0
ANSWERED_BYTES = 3_000  # a life: some ten wishes, so that many lives take seconds
DAY_AS_LONG_AS = 0.01  # seconds: reminders fall due while we play
START = 1_790_000_000_000
PAIRS = 6
SLOW = 3  # of the pairs think for longer than their pace


@dataclass(frozen=True, slots=True)
class FastClock:
    began: float

    def now(self) -> int:
        return START + int((time.time() - self.began) / DAY_AS_LONG_AS * 86_400_000)


@dataclass(frozen=True, slots=True)
class Diary:
    """What was answered and what was shown, in files that outlive us."""

    folder: Path

    def note(self, file: str, *said: object) -> None:
        with (self.folder / file).open("ab", buffering=0) as out:
            out.write(b"\n" + json.dumps(said).encode() + b"\n")

    def read(self, file: str) -> list[list[object]]:
        """Read what was noted; a kill may have cut the last line of a life short, and the next life begins its own."""
        path = self.folder / file
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        return [said for line in lines if (said := _whole(line)) is not None]


def _whole(line: bytes) -> list[object] | None:
    """Read a line; the beginning of a list is no list."""
    try:
        said: list[object] = json.loads(line)
    except ValueError:
        return None
    return said


class Channel:
    """What people saw: like Discord it knows a message by its nonce, and doesn't post it twice."""

    def __init__(self, diary: Diary) -> None:
        self._diary = diary
        self._nonces = {str(line[0]) for line in diary.read("shown")}

    def post(self, notice: Notice) -> str:
        if notice.id not in self._nonces:
            self._diary.note("shown", notice.id, notice.subject, notice.kind, notice.turn_no, notice.mentions)
            self._nonces.add(notice.id)
        return f"message-{notice.id}"


async def show_pending(tables: Tables, channel: Channel) -> int:
    shown = 0
    for subject in await tables.notices.waiting():
        if notice := await tables.notices.next_notice(subject):
            await tables.notices.shown(notice.id, "thread", channel.post(notice))
            shown += 1
        await tables.notices.buttons_removed(*await tables.notices.postings(subject, stale=True))
    return shown


async def present(tables: Tables, channel: Channel) -> None:
    while True:
        if not await show_pending(tables, channel):
            await tables.notices.changed_subjects()


async def keep_time(tables: Tables) -> None:
    while True:
        await tables.tick()
        await asyncio.sleep(0.003)


@dataclass(slots=True)
class Pair:
    """Two people who play one table after the other, and send again what was not answered."""

    tables: Tables
    diary: Diary
    number: int
    random: Random

    @property
    def people(self) -> tuple[str, str]:
        return f"1{self.number}", f"2{self.number}"

    async def play(self) -> None:
        await self._send_again()
        while True:
            await asyncio.sleep(DAY_AS_LONG_AS * 3 if self.number < SLOW else 0.003)
            found = await self.tables.queries.tables_of(self.people[0])
            if found:
                await self._wish(found[0].table.id)
            else:
                await self._open()

    async def _open(self) -> None:
        game = self.random.choice(games())
        terms = Terms(game.key, pace=self.random.choice(PACES[1:3]), takebacks="free", best_of=3)
        try:
            for challenge in await self.tables.queries.challenges_of(self.people[0]):
                await self.tables.challenges.withdraw(challenge.id, self.people[0])
            offered = await self.tables.challenges.offer(self.people[0], GUILD, CHANNEL, terms, self.people[1])
            await self.tables.challenges.accept(offered.subject, self.people[1])
        except TableError as wrong:
            self.diary.note("refused", wrong.key)

    async def _wish(self, table: str) -> None:
        public = await self.tables.queries.table_view(table)
        who = public.players[public.view.to_move]
        table_view = await self.tables.queries.table_view(table, who)
        chance = self.random.random()
        wish = "act" if chance < 0.85 else "take_back" if chance < 0.98 else "resign"
        if wish == "take_back":
            who = self.random.choice(self.people)
        await self._send(wish, table, who, table_view.table.turn_no, self._word(table_view))

    def _word(self, table_view: TableView) -> str:
        return str(self.random.choice(list(table_view.game.actions(table_view.view))))

    async def _send(self, wish: str, table: str, who: str, turn_no: int, word: str) -> None:
        interaction = f"{self.number}.{time.time_ns()}"
        (self.diary.folder / f"wish{self.number}").write_text(
            json.dumps([wish, table, who, turn_no, word, interaction]), encoding="utf-8"
        )
        await self._deliver(wish, table, who, turn_no, word, interaction)

    async def _send_again(self) -> None:
        path = self.diary.folder / f"wish{self.number}"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if text.endswith("]"):
            wish, table, who, turn_no, word, interaction = json.loads(text)
            await self._deliver(wish, table, who, turn_no, word, interaction)

    async def _deliver(self, wish: str, table: str, who: str, turn_no: int, word: str, interaction: str) -> None:  # noqa: PLR0917
        try:
            if wish == "act":
                answer = await self.tables.play.act(table, who, turn_no, word, interaction=interaction)
            elif wish == "take_back":
                answer = await self.tables.play.take_back(table, who, interaction=interaction)
            else:
                answer = await self.tables.play.resign(table, who, interaction=interaction)
        except TableError as wrong:
            self.diary.note("refused", wrong.key)
        else:
            said = [[event.kind, asdict(event)] for event in answer.events]
            self.diary.note("answered", interaction, wish, table, said)


def die_after(commits: int, store: Store) -> None:
    """Let the process die just after so many commits, before anybody hears of the last."""
    commit, left = store.commit, commits

    async def commit_and_die(*changes: Change) -> None:
        nonlocal left
        await commit(*changes)
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    store.commit = commit_and_die  # type: ignore[method-assign]


async def note_untold(store: Store, diary: Diary) -> None:
    """Note each turn that the last life began, and neither showed nor left to be shown."""
    told = {(line[1], line[3]) for line in diary.read("shown") if line[2] in (NoticeKind.TURN, NoticeKind.TAKEN_BACK)}
    waiting = {(notice.subject, notice.turn_no) for notice in await store.find(Notice)}
    for table in await store.find(Table, Where(equal={"status": TableStatus.OPEN})):
        if (table.id, table.turn_no) not in told | waiting:
            diary.note("untold", table.id, table.turn_no)


async def live(folder: Path, began: float, seed: str, commits: int = 0) -> None:
    diary = Diary(folder)
    store = await SqliteStore.open(folder / "cairn.sqlite3")
    if commits:
        die_after(commits, store)
    tables = Tables(store, FastClock(began), limits=Limits(deliveries=10**12))  # an hour is soon over here
    await tables.start()
    await note_untold(store, diary)
    pairs = [Pair(tables, diary, number, Random(f"{seed} {number}")) for number in range(PAIRS)]
    await asyncio.gather(present(tables, Channel(diary)), keep_time(tables), *(pair.play() for pair in pairs))


def wait(answered: Path, random: Random) -> None:
    """Let a life answer some more, however slow the machine is, and then some; every fifth dies on the way to it."""
    enough = size(answered) + random.randrange(1, ANSWERED_BYTES)
    until = time.monotonic() + (PATIENCE_S if random.random() < FAR_ENOUGH else random.uniform(0.005, 0.3))
    while size(answered) < enough and time.monotonic() < until:
        time.sleep(0.002)
    time.sleep(random.uniform(0, 0.02))


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def main() -> int:
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    began, random = time.time(), Random(seed)
    games()  # loaded once for all lives
    for number in range(kills):
        commits = random.randrange(1, COMMITS) if number % 2 else 0
        child = os.fork()
        if child == 0:
            asyncio.run(live(folder, began, f"{seed} {number}", commits))
            return 1  # a life ends by a kill, not by itself
        if not commits:
            wait(folder / "answered", random)
            died, _ = os.waitpid(child, os.WNOHANG)
            if died:
                return 1
            os.kill(child, signal.SIGKILL)
        _, how = os.waitpid(child, 0)
        if how != signal.SIGKILL:
            return 1
    (folder / "began").write_text(str(began), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
