"""Ranks, and who comes first where people have won alike."""

from collections.abc import Iterator
from itertools import count

from data.records import Round, Table
from data.store import Insert
from tests.bot.tables.rig import GUILD, START, Rig

OTHER = "2999"
RANKED = {  # wins, draws and losses, in the order of the ranks
    "2001": (2, 0, 5),
    "2002": (1, 2, 1),
    "2003": (1, 1, 1),
    "2004": (1, 1, 1),
    "2005": (1, 9, 2),
    "2006": (0, 3, 0),
    "2007": (0, 0, 4),
}


def rounds(table: str, game: str, played: dict[str, tuple[int, int, int]], reason: str = "resigned") -> Iterator[Round]:
    number = count(2)
    for person, (wins, draws, losses) in reversed(played.items()):
        results = [("won", person, OTHER)] * wins + [("drawn", None, None)] * draws + [("won", OTHER, person)] * losses
        for nth, (result, winner, loser) in enumerate(results):
            seats = (person, OTHER) if nth % 2 else (OTHER, person)
            yield Round(
                table,
                next(number),
                GUILD,
                game,
                "seed",
                *seats,
                started_at=START,
                ended_at=START,
                result=result,
                reason=reason,
                winner=winner,
                loser=loser,
                turns=9,
            )


async def kept(rig: Rig, game: str, played: dict[str, tuple[int, int, int]], reason: str = "resigned") -> None:
    table = await rig.open(guest=f"300{len(await rig.store.find(Table))}")
    await rig.store.commit(*(Insert(one) for one in rounds(table, game, played, reason)))


async def board(rig: Rig, game: str | None = None, limit: int = 20) -> list[tuple[str, tuple[int, int, int]]]:
    ranked = await rig.tables.queries.leaderboard(GUILD, game, limit)
    return [(one.person, (one.wins, one.draws, one.losses)) for one in ranked if one.person != OTHER]


async def test_most_wins_come_first_then_fewest_losses_then_most_draws(rig: Rig) -> None:
    await kept(rig, "tactic", RANKED)
    assert await board(rig, "tactic") == list(RANKED.items())
    assert await board(rig) == list(RANKED.items())
    assert await board(rig, "logitac") == []
    assert len(await rig.tables.queries.leaderboard(GUILD, "tactic", 3)) == 3
    assert len(await rig.tables.queries.leaderboard(GUILD)) == len(RANKED) + 1


async def test_all_games_together_count_each_person_once(rig: Rig) -> None:
    await kept(rig, "tactic", {"2001": (2, 1, 0)})
    await kept(rig, "logitac", {"2001": (1, 0, 4)})
    assert await board(rig) == [("2001", (3, 1, 4))]
    mine = await rig.tables.queries.profile("2001", GUILD)
    assert [(one.game, one.wins, one.draws, one.losses) for one in mine] == [("logitac", 1, 0, 4), ("tactic", 2, 1, 0)]


async def test_of_the_losses_those_on_time_are_told(rig: Rig) -> None:
    await kept(rig, "tactic", {"2001": (1, 0, 2)}, "timeout")
    await kept(rig, "tactic", {"2001": (0, 0, 1)})
    await kept(rig, "logitac", {"2001": (0, 0, 1)}, "timeout")
    assert [(one.game, one.losses, one.late) for one in await rig.tables.queries.profile("2001", GUILD)] == [
        ("logitac", 1, 1),
        ("tactic", 3, 2),
    ]
    together = {one.person: (one.losses, one.late) for one in await rig.tables.queries.leaderboard(GUILD)}
    assert together == {"2001": (4, 3), OTHER: (1, 1)}
