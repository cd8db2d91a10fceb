from dataclasses import replace

import pytest

from bot.tables import ErrorCode, EventKind, NoticeKind, Permission, Terms
from bot.tables.values.answers import Event
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, HOUR, LINE, TACTIC, Rig, refusal

FREE = replace(TACTIC, takebacks="free")
OFF = replace(TACTIC, takebacks="off")


async def position(rig: Rig, id_: str) -> str:
    return repr((await rig.tables.queries.table_view(id_)).view)


async def test_the_mover_takes_actions_of_their_unfinished_turn_back(rig: Rig) -> None:
    id_ = await rig.open(OFF)
    start = await position(rig, id_)
    await rig.tables.play.act(id_, ANA, 1, "1b-2c")
    assert await refusal(rig, rig.tables.play.take_back(id_, BEN)) == ErrorCode.NO_TAKEBACKS
    assert await refusal(rig, rig.tables.play.take_back(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    answer = await rig.tables.play.take_back(id_, ANA)
    assert answer.events == (Event(EventKind.TOOK_BACK),)
    assert await position(rig, id_) == start
    assert (await rig.table(id_)).turn_no == 1
    rig = await rig.again()
    assert await position(rig, id_) == start
    await rig.tables.play.act(id_, ANA, 1, "1b-2c 1d-2e")


async def test_who_takes_an_action_back_is_asked_as_late_as_after_a_move_whether_they_go_on(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, pace=0))
    await rig.tables.play.act(id_, ANA, 1, "1b-2c")
    rig.clock.forward(20 * DAY)
    await rig.tables.play.take_back(id_, ANA)
    rig.clock.forward(29 * DAY)
    await rig.tables.tick()
    assert NoticeKind.STILL_PLAYING not in await rig.kinds(id_)


async def test_what_the_last_turn_did_goes_back_with_it_and_is_known_after_a_restart(rig: Rig) -> None:
    id_ = await rig.open(FREE)
    await rig.tables.play.act(id_, ANA, 1, "1b-2c 1d-2e")
    first = (await rig.tables.queries.table_view(id_)).told
    assert [values["way"] for _, values in first] == ["1b-2c", "1d-2e"]
    await rig.tables.play.act(id_, BEN, 2, "13b-12b 13d-12f")
    second = (await rig.tables.queries.table_view(id_)).told
    assert (await (await rig.again()).tables.queries.table_view(id_)).told == second != first
    await rig.tables.play.take_back(id_, BEN)
    assert (await rig.tables.queries.table_view(id_)).told == first


async def test_the_log_keeps_what_was_taken_back(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.act(id_, ANA, 1, "1b-2c")
    await rig.tables.play.take_back(id_, ANA)
    await rig.tables.play.act(id_, ANA, 1, "1c-2d 1d-2f")
    said = await rig.tables.queries.history(id_)
    assert [(one.action, one.taken_back) for one in said] == [("1b-2c", True), ("1c-2d", False), ("1d-2f", False)]
    log = await rig.log(id_)
    assert [(entry.number, entry.kind) for entry in log] == [(1, "act"), (2, "back"), (3, "act"), (4, "act")]
    assert "1b-2c" in await rig.tables.queries.export(id_, ("Ana", "Ben"))


async def test_free_gives_a_finished_turn_back_until_the_other_has_acted(rig: Rig) -> None:
    id_ = await rig.open(FREE)
    start = await position(rig, id_)
    assert await refusal(rig, rig.tables.play.take_back(id_, ANA)) == ErrorCode.NOTHING_TO_TAKE_BACK
    await rig.tables.play.act(id_, ANA, 1, "1b-2c 1d-2e")
    assert await refusal(rig, rig.tables.play.take_back(id_, BEN)) == ErrorCode.NOTHING_TO_TAKE_BACK
    await rig.tables.play.take_back(id_, ANA)
    table = await rig.table(id_)
    assert (await position(rig, id_), table.turn_no, table.to_move, table.turn) == (start, 3, 0, 1)
    newest = (await rig.notices(id_))[-1]
    assert (newest.kind, newest.mentions, newest.turn_no) == (NoticeKind.TAKEN_BACK, "", 3)
    assert NoticeKind.TURN not in await rig.kinds(id_)
    assert await refusal(rig, rig.tables.play.act(id_, BEN, 2, "1b-2c")) == ErrorCode.OLD_TURN
    await rig.turn(id_)
    await rig.act(id_)
    assert await refusal(rig, rig.tables.play.take_back(id_, ANA)) == ErrorCode.TAKEBACK_LATE


async def test_ask_waits_for_the_other(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    start = await position(rig, id_)
    await rig.turn(id_)
    assert await refusal(rig, rig.tables.play.grant_takeback(id_, BEN)) == ErrorCode.NOT_ASKED
    await rig.tables.play.take_back(id_, ANA)
    assert (await rig.notices(id_))[-1].mentions == BEN
    assert await refusal(rig, rig.tables.play.take_back(id_, ANA)) == ErrorCode.ASKED_ALREADY
    assert await refusal(rig, rig.tables.play.grant_takeback(id_, ANA)) == ErrorCode.NOT_ASKED
    assert await refusal(rig, rig.tables.play.decline_takeback(id_, ANA)) == ErrorCode.NOT_ASKED
    assert await refusal(rig, rig.tables.play.withdraw_takeback(id_, BEN)) == ErrorCode.NOT_ASKED
    await rig.tables.play.grant_takeback(id_, BEN)
    assert await position(rig, id_) == start
    newest = (await rig.notices(id_))[-1]
    assert (newest.kind, newest.mentions) == (NoticeKind.TAKEN_BACK, ANA)
    assert await refusal(rig, rig.tables.play.grant_takeback(id_, BEN)) == ErrorCode.NOT_ASKED


async def test_a_declined_or_withdrawn_request_is_not_repeated_in_the_same_turn(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.tables.play.take_back(id_, ANA)
    answer = await rig.tables.play.decline_takeback(id_, BEN)
    assert answer.events[0].kind == EventKind.TAKEBACK_DECLINED
    assert await refusal(rig, rig.tables.play.take_back(id_, ANA)) == ErrorCode.ASKED_BEFORE
    await rig.turn(id_)
    await rig.tables.play.take_back(id_, BEN)
    await rig.tables.play.withdraw_takeback(id_, BEN)
    assert (await rig.table(id_)).back_by is None


async def test_a_request_lapses_when_the_other_has_moved(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.tables.play.take_back(id_, ANA)
    await rig.turn(id_)
    assert await refusal(rig, rig.tables.play.grant_takeback(id_, BEN)) == ErrorCode.NOT_ASKED
    assert NoticeKind.TAKEBACK_ASKED not in await rig.kinds(id_)


async def test_a_request_cannot_be_granted_once_the_other_has_begun_their_turn(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.tables.play.take_back(id_, ANA)
    await rig.act(id_)
    before = await rig.log(id_)
    assert await refusal(rig, rig.tables.play.grant_takeback(id_, BEN)) == ErrorCode.NOT_ASKED
    assert await rig.log(id_) == before


async def test_the_clock_is_restored_exactly(rig: Rig) -> None:
    id_ = await rig.open(FREE)
    rig.clock.forward(7 * HOUR + 123)
    await rig.tables.play.act(id_, ANA, 1, "1b-2c 1d-2e")
    rig.clock.forward(5 * HOUR + 7)
    await rig.tables.play.take_back(id_, ANA)
    left = 3 * DAY - 7 * HOUR - 123
    assert (await rig.tables.queries.table_view(id_)).deadline == rig.clock.now() + left
    await rig.tables.tick()
    rig = await rig.again()
    rig.clock.forward(HOUR)
    await rig.tables.play.act(id_, ANA, 3, "1b-2c 1d-2e")
    rig.clock.forward(HOUR)
    await rig.tables.play.take_back(id_, ANA)
    assert (await rig.tables.queries.table_view(id_)).deadline == rig.clock.now() + left - HOUR


async def test_a_reminder_given_before_is_not_given_again_after_a_takeback(rig: Rig) -> None:
    id_ = await rig.open(FREE)
    rig.clock.forward(3 * DAY - HOUR)
    await rig.tables.tick()
    assert (await rig.kinds(id_)).count(NoticeKind.REMINDER) == 1
    await rig.show_all()
    await rig.tables.play.act(id_, ANA, 1, "1b-2c 1d-2e")
    await rig.tables.play.take_back(id_, ANA)
    await rig.show_all()
    await rig.tables.tick()
    assert await rig.kinds(id_) == []
    rig.clock.forward(2 * HOUR)
    await rig.tables.tick()
    assert await rig.kinds(id_) == [NoticeKind.TIME_UP]


async def test_never_past_a_reveal(rig: Rig) -> None:
    """Logan Stones: a lift shows the lifter the other face."""
    id_ = await rig.open(Terms("logan_stones", first="host", takebacks="free"))
    for _ in range(200):
        before = (await rig.table(id_)).turn_no
        who = await rig.mover(id_)
        lifts = [action for action in await rig.legal(id_) if action[0].isalpha()]
        if lifts:
            await rig.tables.play.act(id_, who, before, lifts[0])
            assert await refusal(rig, rig.tables.play.take_back(id_, who)) == ErrorCode.REVEALED
            return
        await rig.act(id_)
    raise AssertionError("nothing was ever lifted")


async def test_a_hidden_tile_that_nobody_asked_about_can_be_hidden_anew(rig: Rig) -> None:
    id_ = await rig.open(Terms("topologic", first="host", takebacks="free"))
    await rig.tables.play.act(id_, ANA, 1, "hide c2")
    await rig.tables.play.take_back(id_, ANA)
    await rig.tables.play.act(id_, ANA, None, "hide c1")
    assert [number for number, _ in (await rig.tables.queries.table_view(id_)).commitments] == [1]


async def test_the_same_interaction_takes_back_once(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.act(id_, ANA, 1, "1b-2c", interaction="a")
    await rig.tables.play.take_back(id_, ANA, interaction="b")
    assert (await rig.tables.play.take_back(id_, ANA, interaction="b")).again
    assert len(await rig.log(id_)) == 2


@pytest.mark.parametrize("takebacks", ["free", "ask", "off"])
async def test_what_is_offered_is_what_may_be_done(rig: Rig, takebacks: str) -> None:
    id_ = await rig.open(replace(TACTIC, takebacks=takebacks))
    assert Permission.TAKE_BACK not in (await rig.tables.queries.table_view(id_, ANA)).permissions
    await rig.act(id_)
    assert Permission.TAKE_BACK in (await rig.tables.queries.table_view(id_, ANA)).permissions
    await rig.act(id_)
    assert (Permission.TAKE_BACK in (await rig.tables.queries.table_view(id_, ANA)).permissions) is (takebacks != "off")
    assert Permission.TAKE_BACK not in (await rig.tables.queries.table_view(id_, BEN)).permissions


async def test_a_takeback_of_nothing(rig: Rig) -> None:
    for terms in (LINE, OFF):
        id_ = await rig.open(terms, guest=terms.takebacks)
        wrong = await refusal(rig, rig.tables.play.take_back(id_, ANA))
        assert wrong in (ErrorCode.NOTHING_TO_TAKE_BACK, ErrorCode.NO_TAKEBACKS)
