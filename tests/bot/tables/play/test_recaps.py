"""A recap is posted once, by whoever played, and shows nothing that is still hidden."""

import json
from dataclasses import replace

import pytest

from bot.tables import ErrorCode, NoticeKind, Terms
from bot.tables.values.ids import everybody_of
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, TACTIC, Rig, refusal

TOPOLOGIC = Terms("topologic", first="host", best_of=3)


async def lost(rig: Rig, terms: Terms) -> str:
    id_ = await rig.open(terms)
    await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    return id_


async def test_either_player_posts_it_and_only_once(rig: Rig) -> None:
    id_ = await lost(rig, TACTIC)
    post = rig.tables.play.post_recap
    assert await refusal(rig, post(id_, CLEO, 1)) == ErrorCode.NOT_YOUR_TABLE
    await rig.show_all()
    await post(id_, BEN, 1, "story")
    (notice,) = await rig.notices(id_)
    told = json.loads(notice.payload)
    assert (notice.kind, told["game_no"], told["form"]) == (NoticeKind.RECAP, 1, "story")
    for person in (ANA, BEN):
        assert await refusal(rig, post(id_, person, 1)) == ErrorCode.RECAP_POSTED
    await post(await lost(rig, TACTIC), ANA, 1)


async def test_whoever_sees_a_servers_game_posts_its_recap(rig: Rig) -> None:
    begun = await rig.tables.practice.start(everybody_of(GUILD), GUILD, CHANNEL, TACTIC, 1)
    await rig.tables.play.moderate(begun.subject, GUILD, BEN, "end", "a test")
    await rig.show_all()
    await rig.tables.play.post_recap(begun.subject, CLEO, 1)
    assert [notice.kind for notice in await rig.notices(begun.subject)] == [NoticeKind.RECAP]


@pytest.mark.parametrize(
    ("terms", "while_it_runs"), [(replace(TACTIC, best_of=3), None), (TOPOLOGIC, ErrorCode.SERIES_RUNS)]
)
async def test_a_game_that_hides_something_waits_for_the_end_of_its_series(
    rig: Rig, terms: Terms, while_it_runs: ErrorCode | None
) -> None:
    id_ = await lost(rig, terms)
    post, views = rig.tables.play.post_recap, rig.tables.queries.open_views
    assert await refusal(rig, post(id_, ANA, 2)) == await refusal(rig, views(id_, 2)) == ErrorCode.NOT_OVER
    if while_it_runs:
        assert await refusal(rig, post(id_, ANA, 1)) == await refusal(rig, views(id_, 1)) == while_it_runs
    else:
        assert len(await views(id_, 1)) == 2
        await post(id_, ANA, 1)
    await rig.tables.play.resign(id_, ANA)
    assert len(await views(id_, 1)) == 2
    await post(id_, BEN, 2)
