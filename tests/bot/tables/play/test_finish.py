import json
from dataclasses import replace

import pytest

from bot.tables import NoticeKind, TableStatus
from tests.bot.tables.rig import ANA, BEN, TACTIC, Rig


async def draw(rig: Rig, id_: str) -> None:
    await rig.tables.play.offer_end(id_, ANA)
    await rig.tables.play.accept_end(id_, BEN)


async def win(rig: Rig, id_: str, winner: str) -> None:
    await rig.tables.play.resign(id_, BEN if winner == ANA else ANA)


async def play(rig: Rig, best_of: int, results: str) -> str:
    """Play a series: a for a win of Ana's, b for one of Ben's, = for a draw; each must still be running."""
    id_ = await rig.open(replace(TACTIC, best_of=best_of))
    for number, result in enumerate(results, 1):
        table = await rig.table(id_)
        assert (table.status, table.game_no) == (TableStatus.OPEN, number)
        await (draw(rig, id_) if result == "=" else win(rig, id_, ANA if result == "a" else BEN))
    return id_


@pytest.mark.parametrize(
    ("best_of", "results", "wins"),
    [
        (1, "=", (0, 0)),
        (1, "a", (1, 0)),
        (3, "aa", (2, 0)),
        (3, "bab", (1, 2)),
        (3, "======", (0, 0)),
        (3, "a=====", (1, 0)),
        (3, "=a=b==", (1, 1)),
        (5, "aaa", (3, 0)),
        (5, "ababb", (2, 3)),
        (5, "==========", (0, 0)),
        (5, "a=b=a=b===", (2, 2)),
    ],
)
async def test_g_9_a_series_ends_by_majority_or_at_its_last_game(
    rig: Rig, best_of: int, results: str, wins: tuple[int, int]
) -> None:
    id_ = await play(rig, best_of, results)
    table = await rig.table(id_)
    assert (table.status, table.host_wins, table.guest_wins) == (TableStatus.OVER, *wins)


async def test_g_9_seats_alternate_and_every_game_has_its_own_seed(rig: Rig) -> None:
    id_ = await play(rig, 5, "ab=ab")
    games = [await rig.tables.queries.table_view(id_, game_no=game_no) for game_no in range(1, 7)]
    assert [game.players for game in games] == [(ANA, BEN), (BEN, ANA)] * 3
    assert len({game.seed_commitment for game in games}) == 6


async def test_the_next_game_starts_by_itself_with_a_new_turn_message(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, best_of=3))
    await rig.turn(id_)
    await win(rig, id_, ANA)
    table = await rig.table(id_)
    assert (table.game_no, table.turn, table.turn_no, table.entries, table.to_move) == (2, 1, 3, 0, 0)
    told = await rig.notices(id_)
    assert [notice.kind for notice in told][-2:] == [NoticeKind.ENDED, NoticeKind.TURN]
    assert json.loads(told[-2].payload)["wins"] == ["1", "0"]
    assert "seed_commitment" in told[-1].payload
    assert told[-1].mentions == ""  # Ben begins, and has just resigned
    rig = await rig.again()
    assert await rig.mover(id_) == BEN
    await rig.turn(id_)
    first = await rig.tables.queries.table_view(id_, ANA, game_no=1)
    assert (first.seed is not None, first.result, len(await rig.tables.queries.history(id_, game_no=1))) == (
        True,
        "won",
        2,
    )
    running = await rig.tables.queries.table_view(id_, ANA)
    assert (running.seed, running.result, running.game_no) == (None, "", 2)


async def test_leaving_the_server_ends_the_whole_series(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, best_of=5))
    await rig.tables.play.left(id_, BEN)
    rig.clock.forward(3 * 86_400_000)
    await rig.tables.play.claim(id_, ANA)
    table = await rig.table(id_)
    assert (table.status, table.ending, table.host_wins) == (TableStatus.OVER, "gone", 1)
