"""What two people have played against each other: wins, draws, and the last winner's wins in a row."""

import pytest

from bot.tables.queries.head_to_head import HeadToHead
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, LINE, Rig


async def played(rig: Rig, host: str, guest: str, loser: str | None) -> None:
    """End a game in which somebody resigns, or both agree that it is drawn."""
    table = await rig.open(LINE, host, guest)
    rig.clock.forward(DAY)
    if loser is not None:
        await rig.tables.play.resign(table, loser)
        return
    await rig.tables.play.moderate(table, GUILD, CLEO, "adjudicate", "drawn")


@pytest.mark.parametrize(
    ("losers", "expected"),
    [
        ((), HeadToHead((0, 0), 0, 0)),
        ((BEN,), HeadToHead((1, 0), 0, 1)),
        ((BEN, ANA), HeadToHead((1, 1), 0, 1)),
        ((ANA, BEN, BEN), HeadToHead((2, 1), 0, 2)),
        ((None, BEN), HeadToHead((1, 0), 1, 1)),
        ((BEN, None), HeadToHead((1, 0), 1, 0)),
    ],
)
async def test_wins_draws_and_wins_in_a_row(rig: Rig, losers: tuple[str | None, ...], expected: HeadToHead) -> None:
    for nth, loser in enumerate(losers):
        await played(rig, *((ANA, BEN) if nth % 2 else (BEN, ANA)), loser)
    await played(rig, ANA, CLEO, ANA)
    assert await rig.tables.queries.head_to_head(GUILD, (ANA, BEN)) == expected
    assert expected.games == len(losers)


async def test_up_to_a_moment_and_on_one_server(rig: Rig) -> None:
    await played(rig, ANA, BEN, BEN)
    then = rig.clock.at
    await played(rig, ANA, BEN, ANA)
    head_to_head = rig.tables.queries.head_to_head
    assert await head_to_head(GUILD, (ANA, BEN), then) == HeadToHead((1, 0), 0, 1)
    assert await head_to_head(GUILD, (BEN, ANA), then - 1) == HeadToHead((0, 0), 0, 0)
    assert await head_to_head("78", (ANA, BEN)) == HeadToHead((0, 0), 0, 0)
