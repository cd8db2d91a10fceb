"""A profile tells a person's results here, and to its owner how far they have come alone; the leaderboard ranks."""

from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest

from bot.ui.look_up.standings import leaderboard, profile
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, LINE, TACTIC, set_up
from tests.bot.ui.desk import Desk, Shown, desk_on
from tests.says import says


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    made = await desk_on(rig)
    for terms, loser in ((TACTIC, BEN), (TACTIC, BEN), (TACTIC, ANA), (LINE, ANA)):
        id_ = await rig.open(terms)
        await rig.turn(id_)
        await rig.turn(id_)
        await rig.tables.play.resign(id_, loser)
    yield made
    await rig.close()


async def read(desk: Desk, person: str = ANA, of: str = "") -> Shown:
    user = [SimpleNamespace(id=int(of))] if of else []
    (shown,) = (await desk.asks(person, profile, *user)).shown
    return shown


async def test_a_profile_counts_each_game(desk: Desk) -> None:
    shown = await read(desk)
    line_game, tactic = [line for line in shown.lines if says(line, "standing-counts")]
    assert says(shown.lines[0], "profile-title", who=f"<@{ANA}>")
    assert says(line_game, "l_calculus-title") and says(line_game, "standing-counts", wins=0, draws=0, losses=1)
    assert says(tactic, "tactic-title") and says(tactic, "standing-counts", wins=2, draws=0, losses=1)
    assert not says(shown.text, "profile-none")


async def test_only_ones_own_tells_what_one_did_alone_and_offers_the_ways_in(desk: Desk) -> None:
    mine, others = await read(desk), await read(desk, BEN, of=ANA)
    assert says(mine.text, "profile-alone") and "door|learn" in mine.buttons
    assert says(others.lines[0], "profile-title", who=f"<@{ANA}>")
    assert not says(others.text, "profile-alone") and others.buttons == []


async def test_whoever_has_played_nothing_reads_so_and_who_is_away_is_told(desk: Desk) -> None:
    assert says((await read(desk, of=CLEO)).text, "profile-none")
    assert not says((await read(desk, of=BEN)).text, "turn-away")
    until = desk.rig.clock.now() + DAY
    await desk.rig.tables.clock.away(BEN, until)
    assert says((await read(desk, of=BEN)).text, "turn-away", who=f"<@{BEN}>", until=f"<t:{until // 1000}:D>")


async def test_the_leaderboard_ranks_one_game_or_all(desk: Desk) -> None:
    (one,) = (await desk.asks(ANA, leaderboard, "tactic")).shown
    (every,) = (await desk.asks(ANA, leaderboard)).shown
    assert [line[:2] + line.split(" ")[1] for line in one.lines[-2:]] == [f"1.<@{ANA}>", f"2.<@{BEN}>"]
    assert says(one.lines[-2], "standing-counts", wins=2, draws=0, losses=1)
    assert says(one.text, "tactic-title") and not says(one.text, "leaderboard-all")
    assert says(every.text, "leaderboard-all") and says(every.lines[-2], "standing-counts", wins=2, losses=2)
    (none,) = (await desk.asks(ANA, leaderboard, "logitac")).shown
    assert says(none.text, "leaderboard-none")
    (elsewhere,) = (await desk.asks(ANA, leaderboard, server="78")).shown
    assert says(elsewhere.text, "leaderboard-none") and GUILD != "78"
