import json

from bot.tables import ErrorCode, EventKind, NoticeKind, Permission, TableStatus
from tests.bot.tables.rig import ANA, BEN, CLEO, GUILD, LINE, TACTIC, Rig, refusal


async def test_an_accepted_offer_ends_the_game_as_its_rules_say(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.offer_end(id_, ANA)
    assert (await rig.notices(id_))[-1].mentions == BEN
    assert await refusal(rig, rig.tables.play.accept_end(id_, ANA)) == ErrorCode.NO_OFFER
    assert await refusal(rig, rig.tables.play.accept_end(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    assert (await rig.tables.play.accept_end(id_, BEN)).events[0].kind == EventKind.ENDED
    assert await rig.ended(id_) == ("drawn", "agreed", None)
    assert await refusal(rig, rig.tables.play.accept_end(id_, BEN)) == ErrorCode.TABLE_OVER
    assert NoticeKind.END_OFFERED not in await rig.kinds(id_)


async def test_where_scores_are_kept_stopping_counts_them(rig: Rig) -> None:
    id_ = await rig.open(LINE)
    for _ in range(8):
        await rig.turn(id_)
    table_view = await rig.tables.queries.table_view(id_)
    assert table_view.game.counts_scores
    score = table_view.game.score(table_view.view)
    assert score is not None
    await rig.tables.play.offer_end(id_, ANA)
    assert (await rig.tables.play.offer_end(id_, BEN)).events[0].kind == EventKind.ENDED
    wanted = None if score[0] == score[1] else table_view.players[0 if score[0] > score[1] else 1]
    assert (await rig.ended(id_))[2] == wanted


async def test_declined_and_withdrawn_offers_are_closed(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.offer_end(id_, ANA)
    assert await refusal(rig, rig.tables.play.offer_end(id_, ANA)) == ErrorCode.OFFERED_ALREADY
    assert await refusal(rig, rig.tables.play.decline_end(id_, ANA)) == ErrorCode.NO_OFFER
    assert (await rig.tables.play.decline_end(id_, BEN)).events[0].kind == EventKind.END_DECLINED
    assert await refusal(rig, rig.tables.play.offer_end(id_, ANA)) == ErrorCode.OFFERED_ALREADY
    await rig.turn(id_)
    await rig.tables.play.offer_end(id_, BEN)
    assert await refusal(rig, rig.tables.play.withdraw_end(id_, ANA)) == ErrorCode.NO_OFFER
    assert (await rig.tables.play.withdraw_end(id_, BEN)).events[0].kind == EventKind.END_WITHDRAWN
    assert await refusal(rig, rig.tables.play.accept_end(id_, ANA)) == ErrorCode.NO_OFFER
    closed = [json.loads(one.payload)["how"] for one in await rig.notices(id_) if one.kind == NoticeKind.OFFER_CLOSED]
    assert closed == ["declined", "withdrawn"]


async def test_an_offer_stands_through_the_others_turn_and_lapses_with_ones_own_next(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.offer_end(id_, ANA)
    await rig.turn(id_)
    assert (await rig.table(id_)).draw_by == 0
    await rig.turn(id_)
    assert (await rig.table(id_)).draw_by is None
    assert await refusal(rig, rig.tables.play.accept_end(id_, BEN)) == ErrorCode.NO_OFFER


async def test_an_offer_made_in_the_others_turn_lapses_when_ones_own_begins(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.offer_end(id_, BEN)
    await rig.act(id_)
    assert (await rig.table(id_)).draw_by == 1
    await rig.act(id_)
    assert (await rig.table(id_)).draw_by is None


async def test_resigning_loses_at_any_time(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    assert await refusal(rig, rig.tables.play.resign(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    assert await refusal(rig, rig.tables.play.resign(id_, BEN, game_no=2)) == ErrorCode.OLD_TURN
    assert (await rig.tables.play.resign(id_, BEN, game_no=1)).events[0].kind == EventKind.ENDED
    assert await rig.ended(id_) == ("won", "resigned", ANA)
    assert (await rig.table(id_)).status == TableStatus.OVER
    assert await refusal(rig, rig.tables.play.resign(id_, BEN)) == ErrorCode.TABLE_OVER
    assert [one.mentions for one in await rig.notices(id_) if one.kind == NoticeKind.ENDED] == [ANA]
    for person, wins, losses in ((ANA, 1, 0), (BEN, 0, 1)):
        (standing,) = await rig.tables.queries.profile(person, GUILD)
        assert (standing.wins, standing.draws, standing.losses) == (wins, 0, losses)
    table_view = await rig.tables.queries.table_view(id_, ANA)
    assert (table_view.view.outcome is not None, table_view.permissions) == (True, frozenset({Permission.REMATCH}))


async def test_calling_off_leaves_no_result_and_ends_when_both_have_moved(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.act(id_)  # half of Ben's turn
    assert Permission.CANCEL in (await rig.tables.queries.table_view(id_, ANA)).permissions
    assert await refusal(rig, rig.tables.play.cancel(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    assert (await rig.tables.play.cancel(id_, ANA)).events[0].kind == EventKind.ENDED
    assert await rig.ended(id_) == ("none", "cancelled", None)
    assert (await rig.table(id_)).status == TableStatus.CANCELLED
    assert await rig.tables.queries.leaderboard("77") == []
    other = await rig.open(TACTIC)
    await rig.turn(other)
    await rig.turn(other)
    assert await refusal(rig, rig.tables.play.cancel(other, ANA)) == ErrorCode.CANCEL_LATE
    assert Permission.CANCEL not in (await rig.tables.queries.table_view(other, ANA)).permissions


async def test_each_way_to_end_is_carried_out_once(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    first = await rig.tables.play.resign(id_, ANA, interaction="x")
    second = await rig.tables.play.resign(id_, ANA, interaction="x")
    assert (second.again, second.events) == (True, first.events)
    assert (await rig.kinds(id_)).count(NoticeKind.ENDED) == 1
