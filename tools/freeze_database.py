"""Keep a database as this Cairn writes it, so that every later one can be shown to open it: once a migration."""

import asyncio
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.tables import OwnTurn, PuzzleOf, Tables, Terms
from bot.tables.values.ids import OPPONENT
from data.migration import known
from data.sqlite.backup import back_up
from data.sqlite.store import SqliteStore
from games.puzzles.best_turns import BestTurns
from games.puzzles.puzzle import PuzzleIdea
from games.registry import games

FROZEN = Path(__file__).parent.parent / "tests" / "data" / "databases"
ANA, BEN, CLEO = "1001", "1002", "1003"
GUILD, CHANNEL = "77", "88"
NOON, HOUR = 1_790_000_000_000, 3_600_000
ACTIONS = 6
PUZZLE = "tactic-1"


@dataclass(slots=True)
class StillClock:
    """A clock that stands where it is put."""

    at: int = NOON

    def now(self) -> int:
        return self.at


async def opened(tables: Tables, terms: Terms) -> str:
    """Agree on a table between the two."""
    challenge = (await tables.challenges.offer(ANA, GUILD, CHANNEL, terms, BEN)).subject
    await tables.challenges.accept(challenge, BEN)
    return challenge


async def play_on(tables: Tables, table: str, actions: int) -> None:
    """Take so many legal actions, from the middle of the list so that they differ."""
    for _ in range(actions):
        mover = (await tables.queries.table_view(table)).view.to_move
        if mover is None:
            return
        table_view = await tables.queries.table_view(table, (await tables.queries.table_view(table)).players[mover])
        legal = table_view.game.actions(table_view.view)
        await tables.play.act(table, table_view.players[mover], None, legal[len(legal) // 2])


async def live(tables: Tables, clock: StillClock) -> None:
    """Leave a trace in every kind of row."""
    for game in games():
        running, resigned = [await opened(tables, Terms(game.key, first="host", takebacks="free")) for _ in range(2)]
        await tables.notices.placed(running, f"thread {running}")
        await play_on(tables, running, ACTIONS)
        await play_on(tables, resigned, 2)
        await tables.play.resign(resigned, BEN)
    await tables.challenges.offer(ANA, GUILD, CHANNEL, Terms("tactic", best_of=3))
    ended = await opened(tables, Terms("tactic", first="host"))
    await tables.play.moderate(ended, GUILD, "1003", "end", "a test")
    await tables.people.set_person(ANA, language="fr")
    await tables.people.set_server(GUILD, pace=5, season_channel=CHANNEL)
    await tables.people.set_ring_wish(ANA, quiet_from=22, quiet_to=7, zone="Europe/Paris")
    await tables.people.set_note(ANA, running, "hold the centre")
    await tables.people.watch(running, CLEO)
    await tables.people.block(CLEO, BEN)
    await tables.people.keep_learning(ANA, "tactic", "guard")
    for subject in list(await tables.notices.waiting())[1::2]:
        if notice := await tables.notices.next_notice(subject):
            await tables.notices.shown(notice.id, CHANNEL, f"message {notice.id}")
    private = await opened(tables, Terms("logitac", first="host", private="yes"))
    await tables.play.resign(private, BEN)
    await tables.play.tell_result(private, ANA)
    await tables.clock.away(BEN, clock.at + 48 * HOUR)
    expected = await opened(tables, Terms("tactic", first="host"))
    await tables.play.set_condition(expected, BEN, 1, (("1b-2c", "1d-2e"), ("13b-12b", "13d-12f")))
    await begin_a_league(tables)
    await solve_a_puzzle(tables, clock)
    await vote_for_a_turn(tables, clock)
    await give_a_puzzle(tables)


async def begin_a_league(tables: Tables) -> None:
    """Let three people begin to meet each other, of whom one has left, and two join a ladder."""
    league = (await tables.leagues.announce(ANA, GUILD, CHANNEL, "tactic", days=7, pace=2)).subject
    for person in (ANA, BEN, CLEO):
        await tables.leagues.join(league, person)
    await tables.leagues.begin(league, ANA)
    await tables.tick()
    await tables.leagues.leave(league, CLEO)
    ladder = (await tables.leagues.announce_ladder(ANA, GUILD, CHANNEL, "logitac", pace=2)).subject
    for person in (ANA, BEN):
        await tables.leagues.join(ladder, person)
    await tables.leagues.challenge(ladder, BEN, ANA)


async def solve_a_puzzle(tables: Tables, clock: StillClock) -> None:
    """Let a server have its puzzle of the day within the hour, and somebody solve it and share that."""
    await tables.puzzles.set_wish(GUILD, ANA, channel=CHANNEL, hour=(clock.at // HOUR + 1) % 24)
    clock.at += HOUR
    await tables.tick()
    day = datetime.fromtimestamp(clock.at / 1000, UTC).date().isoformat()
    solved = PuzzleOf(BEN, PUZZLE, GUILD, day)
    await tables.puzzles.try_line(solved, "1b-2c", right=True)
    await tables.puzzles.share(solved)


async def give_a_puzzle(tables: Tables) -> None:
    """Let the server have a position of a game that two have played."""
    played = await opened(tables, Terms("tactic", first="host"))
    await tables.play.resign(played, BEN)
    best, other = ("1b-2c", "1d-2e"), ("1b-2c",)
    found = BestTurns(best, (), other, PuzzleIdea("waits"), 1)
    await tables.puzzles.give(OwnTurn(played, 1, 1, 0), ANA, found)
    await tables.puzzles.agree(played, 1, BEN, 1)


async def vote_for_a_turn(tables: Tables, clock: StillClock) -> None:
    """Let a server play against the bot, and somebody vote."""
    await tables.votes.set_wish(GUILD, ANA, channel="89", games="logitac", hour=(clock.at // HOUR + 1) % 24)
    await tables.votes.ask_for_calls(GUILD, BEN)
    clock.at += HOUR
    await tables.tick()
    while (table := await tables.votes.game_of(GUILD)) is not None:
        seen = await tables.queries.table_view(table.id, OPPONENT)
        if seen.view.to_move != seen.seat:
            seen = await tables.queries.table_view(table.id, table.host)
            await tables.votes.vote(table.id, BEN, table.turn_no, seen.game.actions(seen.view)[:1])
            return
        await tables.practice.answer(table.id, table.turn_no, table.entries, seen.game.actions(seen.view)[:1])


async def freeze(path: Path) -> None:
    """Make a database in which something of everything has happened."""
    clock, seeds = StillClock(), count()
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "live.sqlite3")
        tables = Tables(store, clock, draw=lambda: f"{next(seeds):016x}" * 2, puzzles=lambda: {"tactic": {PUZZLE: 1}})
        await tables.start()
        await live(tables, clock)
        await store.close()
        back_up(Path(folder) / "live.sqlite3", path)


def main() -> int:
    path = FROZEN / f"{known()[-1].number:04}.sqlite3"
    if path.exists():
        print(f"{path} is there already; what was released is never frozen anew.", file=sys.stderr)
        return 1
    path.parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(freeze(path))
    print(f"{path}: {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
