"""What is offered is what the verbs would do."""

from dataclasses import replace

from bot.tables.queries.permissions import Permission
from tests.bot.tables.rig import ANA, BEN, CHANNEL, DAY, GUILD, LINE, Rig


async def may(rig: Rig, id_: str, person: str) -> set[Permission]:
    return set((await rig.tables.queries.table_view(id_, person)).permissions)


async def test_while_the_bot_plays_a_turn_may_be_taken_back_beyond_its_answer(rig: Rig) -> None:
    id_ = (await rig.tables.practice.start(ANA, GUILD, CHANNEL, LINE, 1)).subject
    assert Permission.TAKE_BACK not in await may(rig, id_, ANA)
    await rig.turn(id_)
    while (table := await rig.table(id_)).to_move == 1:
        action = rig.random.choice(await rig.legal(id_))
        await rig.tables.practice.answer(id_, table.turn_no, table.entries, [action])
    assert await rig.mover(id_) == ANA
    assert Permission.TAKE_BACK in await may(rig, id_, ANA)
    await rig.tables.play.take_back(id_, ANA)
    assert Permission.TAKE_BACK not in await may(rig, id_, ANA), "the bot's turn went back with theirs"


async def test_between_people_the_others_turn_ends_the_right_to_take_ones_own_back(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, takebacks="free"))
    await rig.turn(id_)
    assert Permission.TAKE_BACK in await may(rig, id_, ANA)
    await rig.turn(id_)
    assert Permission.TAKE_BACK not in await may(rig, id_, ANA)
    assert Permission.TAKE_BACK in await may(rig, id_, BEN)


async def test_at_every_table_one_may_play_the_other_wait_and_each_stop(rig: Rig) -> None:
    id_ = await rig.open()
    assert await may(rig, id_, ANA) == {Permission.PLAY, Permission.OFFER_END, Permission.CANCEL}
    assert await may(rig, id_, BEN) == {Permission.OFFER_END, Permission.CANCEL}
    await rig.turn(id_)
    await rig.turn(id_)
    assert await may(rig, id_, ANA) == {Permission.PLAY, Permission.OFFER_END, Permission.RESIGN}
    assert await may(rig, id_, "1009") == set()


async def test_an_offer_is_withdrawn_by_who_made_it_and_answered_by_the_other_and_then_not_made_again(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.play.offer_end(id_, BEN)
    assert Permission.WITHDRAW_END in await may(rig, id_, BEN)
    assert Permission.ANSWER_END in await may(rig, id_, ANA)
    await rig.tables.play.decline_end(id_, ANA)
    ends = {Permission.WITHDRAW_END, Permission.ANSWER_END, Permission.OFFER_END}
    assert not ends & (await may(rig, id_, ANA) | await may(rig, id_, BEN))
    await rig.turn(id_)
    assert Permission.OFFER_END in await may(rig, id_, ANA)


async def test_once_time_is_up_who_waits_may_claim_or_give_more_and_who_is_late_may_not(rig: Rig) -> None:
    id_ = await rig.open()
    late = {Permission.CLAIM, Permission.MORE_TIME}
    rig.clock.forward(3 * DAY - 1)
    assert not late & await may(rig, id_, BEN)
    rig.clock.forward(1)
    assert late < await may(rig, id_, BEN)
    assert not late & await may(rig, id_, ANA)


async def test_both_may_keep_a_table_that_was_asked_whether_it_goes_on(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, pace=0))
    assert Permission.KEEP not in await may(rig, id_, BEN)
    rig.clock.forward(30 * DAY)
    await rig.tables.tick()
    assert Permission.KEEP in await may(rig, id_, ANA) & await may(rig, id_, BEN)
