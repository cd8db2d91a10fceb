"""Whoever changes what is kept of a game behind the program's back is found out; what was left alone is sound."""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bot.tables import TableError, Terms
from bot.tables.play import table_faults
from data.copying import FileSide, copy, verify
from data.errors import DamagedDatabase
from data.logs import Proof, broken_games, prove, table_rows
from data.postgresql.copying import ServerSide
from data.records import Table
from data.sqlite.reader import reading
from games import registry
from tests.bot.tables.club import ASIDE, open_club
from tests.bot.tables.rig import ANA, BEN, DAY, GUILD, HOUR, Rig, set_up
from tests.contract.stores.postgresql import address

# Which table, and what is done to it; `$` stands for its id.
TAMPERINGS = [
    # Lost: the tail, the middle, all of it
    ("running", "delete from entries where table_id = $ and number = 6"),
    ("running", "delete from entries where table_id = $ and number = 6; update tables set entries = 5 where id = $"),
    ("half a turn", "delete from entries where table_id = $ and number = (select entries from tables where id = $)"),
    ("resigned", "delete from entries where table_id = $ and number = (select entries from tables where id = $)"),
    ("by the rules", "delete from entries where table_id = $ and number = (select entries from tables where id = $)"),
    ("series", "delete from entries where table_id = $ and game_no = 1 and number > 3"),
    ("series", "delete from entries where table_id = $ and game_no = 2 and number > 1"),
    ("running", "delete from entries where table_id = $"),
    ("resigned", "delete from entries where table_id = $"),
    ("stopped", "delete from entries where table_id = $"),
    ("series", "delete from entries where table_id = $ and game_no = 1"),
    ("series", "delete from entries where table_id = $; update tables set entries = 0, turn = 1 where id = $"),
    ("tactic", "delete from entries where table_id = $ and number = 2"),
    ("rules changed", "delete from entries where table_id = $ and number = 2"),
    ("rules changed", "delete from entries where table_id = $"),
    (
        "tactic",
        "delete from entries where table_id = $ and number = 1;"
        "update entries set number = number + 1000 where table_id = $;"
        "update entries set number = number - 1001 where table_id = $",
    ),
    (
        "resigned",
        "update entries set number = number + 1"
        " where table_id = $ and number = (select entries from tables where id = $)",
    ),
    ("tactic", "update entries set number = 99 where table_id = $ and number = 4"),
    ("tactic", "update entries set game_no = 2 where table_id = $"),
    # Counts
    ("tactic", "update tables set entries = entries + 1 where id = $"),
    ("resigned", "update tables set entries = 0 where id = $"),
    ("resigned", "update rounds set entries = 99 where table_id = $"),
    ("tactic", "update tables set turn = turn + 1 where id = $"),
    ("tactic", "update tables set to_move = 1 - to_move where id = $"),
    ("half a turn", "update tables set fresh = 1 where id = $"),
    ("resigned", "update rounds set turns = turns + 1 where table_id = $"),
    ("resigned", "update rounds set turns = 1 where table_id = $; update tables set turn = 1 where id = $"),
    # Lines
    ("tactic", "update entries set digest = 'another' where table_id = $ and number = 2"),
    ("taken back", "update entries set digest = 'another' where table_id = $ and number = 1"),
    ("taken back", "update entries set action = 'nonsense' where table_id = $ and number = 1"),
    ("tactic", "update entries set action = 'nonsense' where table_id = $ and number = 4"),
    ("tactic", "update entries set seat = 1 - seat where table_id = $ and number = 4"),
    ("tactic", "update entries set seat = null where table_id = $ and number = 4"),
    ("tactic", "update entries set turn = turn + 1 where table_id = $ and number = 4"),
    ("tactic", "update entries set kind = 'rules' where table_id = $ and number = 4"),
    ("tactic", "update entries set kind = 'note' where table_id = $ and number = 4"),
    ("tactic", "update entries set kind = 'back' where table_id = $ and number = 4"),
    ("taken back", "update entries set count = count + 1 where table_id = $ and kind = 'back'"),
    ("taken back", "delete from entries where table_id = $ and kind = 'back'"),
    ("taken back", "update entries set action = '1b-2c' where table_id = $ and kind = 'back'"),
    ("taken back", "update entries set seat = 1 - seat where table_id = $ and kind = 'back'"),
    ("taken back", "update entries set turn = turn + 1 where table_id = $ and kind = 'back'"),
    ("unlocked", "update entries set seat = 0 where table_id = $ and kind = 'rules'"),
    ("unlocked", "update entries set turn = turn + 1 where table_id = $ and kind = 'rules'"),
    # Salts and seeds against what was promised
    ("running", "update entries set salt = 'another' where table_id = $ and salt <> ''"),
    ("resigned", "update entries set salt = 'another' where table_id = $ and salt <> ''"),
    ("resigned", "update entries set salt = '' where table_id = $"),
    ("resigned", "update entries set salt = '', promise = '' where table_id = $"),
    ("tactic", "update entries set salt = 'salt' where table_id = $ and number = 2"),
    ("resigned", "update entries set promise = 'another' where table_id = $ and salt <> ''"),
    ("running", "update rounds set seed = 'another' where table_id = $"),
    ("stones", "update rounds set seed = 'another' where table_id = $"),
    ("stones", "update rounds set seed = 'another', promise = '' where table_id = $"),
    ("new", "update rounds set seed = 'another' where table_id = $"),
    ("new", "update rounds set seed = 'another', promise = '' where table_id = $"),
    ("resigned", "update entries set salt = 'another', promise = '' where table_id = $ and salt <> ''"),
    ("resigned", "update rounds set seed = 'another' where table_id = $"),
    ("resigned", "update rounds set promise = 'another' where table_id = $"),
    # Seats
    ("tactic", "update rounds set seat_0 = seat_1, seat_1 = seat_0 where table_id = $"),
    ("resigned", "update rounds set seat_0 = seat_1, seat_1 = seat_0 where table_id = $"),
    ("resigned", "update rounds set seat_1 = '666' where table_id = $"),
    ("tactic", "update tables set host = '666' where id = $"),
    ("tactic", "update tables set lead = 1 where id = $"),
    ("tactic", "update tables set lead = 2 where id = $"),
    (
        "by lot",
        "update tables set lead = 1 - lead where id = $;"
        "update rounds set seat_0 = seat_1, seat_1 = seat_0 where table_id = $",
    ),
    # Winners, results, reasons
    ("by the rules", "update rounds set winner = loser, loser = winner where table_id = $"),
    (
        "by the rules",
        "update rounds set winner = loser, loser = winner where table_id = $;"
        "update tables set host_wins = guest_wins, guest_wins = host_wins where id = $",
    ),
    (
        "out of time",
        "update rounds set winner = loser, loser = winner where table_id = $;"
        "update tables set host_wins = guest_wins, guest_wins = host_wins where id = $",
    ),
    ("resigned", "update rounds set winner = null where table_id = $"),
    ("resigned", "update rounds set winner = '666' where table_id = $"),
    ("resigned", "update rounds set result = 'drawn', winner = null, loser = null where table_id = $"),
    ("by the rules", "update rounds set reason = 'resigned' where table_id = $"),
    (
        "resigned",
        "update rounds set reason = 'agreed' where table_id = $; update tables set ending = 'agreed' where id = $",
    ),
    ("resigned", "update tables set ending = 'timeout' where id = $"),
    ("tactic", "update rounds set result = 'drawn', reason = 'agreed', ended_at = 1 where table_id = $"),
    (
        "resigned",
        "update rounds set result = '', reason = '', ended_at = null, winner = null, loser = null where table_id = $",
    ),
    ("stopped", "update rounds set result = 'drawn' where table_id = $"),
    # Wins and rounds
    ("series", "update tables set host_wins = 2 where id = $"),
    ("resigned", "update tables set guest_wins = 1 where id = $"),
    ("series won", "update tables set guest_wins = 1, host_wins = 1 where id = $"),
    ("series won", "update tables set best_of = 5 where id = $"),
    ("series", "update tables set best_of = 1 where id = $"),
    ("series", "update tables set best_of = 2 where id = $"),
    ("series", "delete from rounds where table_id = $ and game_no = 1"),
    ("series", "delete from rounds where table_id = $ and game_no = 3"),
    ("tactic", "delete from rounds where table_id = $"),
    ("series", "update tables set game_no = 2 where id = $"),
    ("series", "update tables set game_no = 4 where id = $"),
    ("series", "update rounds set game_no = 9 where table_id = $ and game_no = 2"),
    ("resigned", "update rounds set guild = 'elsewhere' where table_id = $"),
    ("practice over", "update tables set level = null where id = $"),
    # Status
    ("tactic", "update tables set status = 'aside' where id = $"),
    ("tactic", "update tables set status = 'aside', ending = 'log-broken' where id = $"),
    ("resigned", "update tables set status = 'aside' where id = $"),
    ("resigned", "update tables set status = 'aside', ending = 'log-broken' where id = $"),
    ("aside", "update tables set status = 'open' where id = $"),
    ("aside", "update tables set status = 'open', ending = '' where id = $"),
    ("aside and ruled", "update rounds set log_state = '' where table_id = $"),
    ("tactic", "update tables set status = 'over' where id = $"),
    ("resigned", "update tables set status = 'open' where id = $"),
    ("resigned", "update tables set status = 'cancelled' where id = $"),
    ("cancelled", "update tables set status = 'unfinished' where id = $"),
    ("stopped", "update tables set status = 'over' where id = $"),
    ("tactic", "update tables set status = 'lost' where id = $"),
    ("resigned", "update tables set ended_at = null where id = $"),
    ("resigned", "update rounds set log_state = 'archived' where table_id = $"),
    # Terms and rules
    ("tactic", "update tables set rules_version = 99 where id = $"),
    ("resigned", "update tables set rules_version = 99 where id = $"),
    ("rules changed", "update tables set rules_version = 1, turn = turn + 1 where id = $"),  # they are here again
    ("tactic", "update tables set game = 'l_calculus' where id = $"),
    ("tactic", "update tables set game = 'chess' where id = $"),
    ("tactic", "update tables set options = 'no JSON' where id = $"),
    ("tactic", "update tables set options = '[]' where id = $"),
]
# What is said first, with the number of the game, where other faults follow from it
SAID = {
    ("tactic", "delete from rounds where table_id = $"): (1, "games are missing, or are too many"),
    ("series", "delete from rounds where table_id = $ and game_no = 1"): (3, "games are missing, or are too many"),
    ("series", "update tables set game_no = 2 where id = $"): (2, "games are missing, or are too many"),
    ("series", "update rounds set game_no = 9 where table_id = $ and game_no = 2"): (
        3,
        "games are missing, or are too many",
    ),
    ("taken back", "update entries set count = count + 1 where table_id = $ and kind = 'back'"): (
        1,
        "line 3: it takes back more than there was",
    ),
    ("tactic", "update entries set game_no = 2 where table_id = $"): (1, "there is a log of no game"),
    ("tactic", "update tables set lead = 2 where id = $"): (1, "its terms are none that anybody offers"),
    ("series", "update tables set best_of = 2 where id = $"): (3, "its terms are none that anybody offers"),
    ("series", "update tables set best_of = 1 where id = $"): (3, "the series went on after it was decided"),
    ("series won", "update tables set best_of = 5 where id = $"): (2, "the series is over before it was decided"),
    ("series", "update tables set host_wins = 2 where id = $"): (3, "its wins are not those of its games"),
    ("resigned", "update tables set ending = 'timeout' where id = $"): (1, "it can't be 'over' as it stands"),
    ("tactic", "update tables set game = 'l_calculus' where id = $"): (
        1,
        "it is of another game or server than its table",
    ),
    ("tactic", "update tables set host = '666' where id = $"): (1, "other people sit there, or on other seats"),
}
SAME_EVERYWHERE = [f"{name}: {statement}" for name, statement in TAMPERINGS]


def test_what_is_said_is_said_of_tamperings_that_are_tried() -> None:
    assert SAID.keys() <= {*TAMPERINGS}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Mapping[str, str]]:
    path = tmp_path_factory.mktemp("club") / "cairn.sqlite3"
    return path, asyncio.run(open_club(path))


def done_to(club: Mapping[str, str], name: str, statements: str) -> list[str]:
    return [statement.replace("$", f"'{club[name]}'") for statement in statements.split(";")]


def found_at(proof: Proof, club: Mapping[str, str]) -> set[str]:
    names = {id_: name for name, id_ in club.items()}
    return {names[broken.table_id] for broken in proof.broken}


async def test_what_nobody_touched_is_sound_in_every_status(
    club: tuple[Path, Mapping[str, str]], tmp_path: Path
) -> None:
    path, ids = club
    async with reading(path) as opened:
        proof = await prove(opened, table_faults)
        statuses = {str(status) for (status,), _ in await opened.tally(Table, ["status"])}
    assert statuses == {"open", "aside", "over", "cancelled", "unfinished"}
    assert not proof.broken
    assert {table for table, _ in proof.aside} == {ids[name] for name in ASIDE}
    assert proof.logs + len(proof.aside) > len(ids)
    assert await verify(str(path), table_faults) == proof
    there = await address(tmp_path)
    await copy(str(path), there, table_faults)
    assert await verify(there, table_faults) == proof


@pytest.mark.parametrize(("name", "statements"), TAMPERINGS, ids=SAME_EVERYWHERE)
async def test_every_tampering_is_found(club: tuple[Path, Mapping[str, str]], name: str, statements: str) -> None:
    path, ids = club
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
        db.execute("begin")
        for statement in done_to(ids, name, statements):
            assert db.execute(statement).rowcount > 0
        rows = await table_rows(FileSide(db), ids[name])
        db.execute("rollback")
    assert rows is not None
    first = broken_games(rows, table_faults.faults_of)[0]
    assert (first.game_no, first.fault) == SAID.get((name, statements), (first.game_no, first.fault))


@pytest.mark.parametrize("name", ["tactic", "resigned"])
async def test_a_game_whose_package_is_gone_has_no_faults_that_anybody_could_tell(
    club: tuple[Path, Mapping[str, str]], name: str
) -> None:
    """Else backups were called unsound by the day it went, and its finished games damaged for ever."""
    path, ids = club
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
        db.execute("begin")
        gone = "update tables set game = 'chess' where id = $; update rounds set game = 'chess' where table_id = $"
        for statement in done_to(ids, name, gone):
            assert db.execute(statement).rowcount > 0
        proof = await prove(FileSide(db), table_faults)
        db.execute("rollback")
    assert found_at(proof, ids) == set()


async def test_tamperings_are_found_on_a_server_too_and_at_their_tables_alone(
    club: tuple[Path, Mapping[str, str]], tmp_path: Path
) -> None:
    path, ids = club
    there = await address(tmp_path)
    await copy(str(path), there, table_faults)
    db = await asyncpg.connect(there)
    missed = []
    for name, statements in TAMPERINGS[::8]:  # all are tried on a file
        tampering = db.transaction()
        await tampering.start()
        for statement in done_to(ids, name, statements):
            assert await db.execute(statement) not in {"UPDATE 0", "DELETE 0"}
        proof = await prove(ServerSide(db), table_faults)
        if found_at(proof, ids) != {name}:
            missed.append((name, statements))
        with pytest.raises(DamagedDatabase, match=ids[name]):
            proof.check()
        await tampering.rollback()
    await db.close()
    assert not missed


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_people_do_leaves_every_table_sound(seed: int) -> None:
    """At tables of all games, by all verbs, in any order; what is refused changes nothing."""
    rig, random = await set_up(), Random(seed)
    await rig.tables.people.set_server(GUILD, most_tables=100)
    games = [game.key for game in registry.games()]
    ids = [
        await rig.open(
            Terms(random.choice(games), takebacks=random.choice(("free", "ask")), best_of=random.choice((1, 3, 5)))
        )
        for _ in range(12)
    ]
    for _ in range(400):
        id_ = random.choice(ids)
        if (await rig.table(id_)).status == "open":
            with suppress(TableError):
                await do_something(rig, id_, random)
    proof = await prove(rig.store, table_faults)
    assert not proof.broken and not proof.aside
    assert proof.logs >= len(ids)
    await rig.store.close()


async def do_something(rig: Rig, id_: str, random: Random) -> None:
    play, who = rig.tables.play, random.choice((ANA, BEN))
    verbs = [play.take_back, play.grant_takeback, play.decline_takeback, play.offer_end, play.decline_end]
    rare = [play.accept_end, play.resign, play.claim, play.left, play.cancel, play.more_time]
    match random.randrange(40):
        case n if n < 32:
            await rig.turn(id_) if n % 2 else await rig.act(id_)
        case n if n < 37:
            await random.choice(verbs)(id_, who)
        case 37:
            await random.choice(rare)(id_, who)
        case 38:
            rig.clock.forward(random.choice((HOUR, 2 * DAY)))
            await rig.tables.tick()
        case _:
            verb = random.choice(("undo", "undo", "end", "adjudicate"))
            await play.moderate(id_, GUILD, "1009", verb, "a test", winner=random.choice((ANA, BEN, None)))
