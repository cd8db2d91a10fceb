"""An acceptance while others accept; a rematch that nobody answered in time; where the next table is shown."""

import asyncio

from bot.tables import Answer, ErrorCode, TableError
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, LINE, Rig

DORA = "1004"


async def test_two_pairs_who_take_one_channel_at_once_get_one_table_there(rig: Rig) -> None:
    mine = await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)
    theirs = await rig.tables.challenges.offer(CLEO, GUILD, CHANNEL, LINE, DORA)
    answers = await asyncio.gather(
        rig.tables.challenges.accept(mine.subject, BEN, in_channel=True),
        rig.tables.challenges.accept(theirs.subject, DORA, in_channel=True),
        return_exceptions=True,
    )
    won = [one.subject for one in answers if isinstance(one, Answer)]
    assert [(one.key, one.values) for one in answers if isinstance(one, TableError)] == [
        (ErrorCode.ROOM_TAKEN, {"table": won[0]})
    ]


async def test_a_rematch_asked_for_and_not_answered_in_time_can_be_asked_for_by_the_other(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.play.resign(id_, BEN)
    late = await rig.tables.challenges.rematch(id_, BEN)
    rig.clock.forward(rig.limits.challenge)
    asked = await rig.tables.challenges.rematch(id_, ANA)
    assert asked.subject != late.subject
    again = await rig.tables.challenges.rematch(id_, BEN)
    assert again.subject == asked.subject
    assert await rig.mover(again.subject) == BEN, "the seats are swapped"


async def test_a_rematch_goes_on_in_the_thread_but_never_takes_the_channel_for_one(rig: Rig) -> None:
    for shown_in, inherited in (("thread", "thread"), (CHANNEL, None)):
        id_ = await rig.open()
        await rig.tables.notices.placed(id_, shown_in, "message")
        await rig.tables.play.resign(id_, BEN)
        asked = await rig.tables.challenges.rematch(id_, BEN)
        await rig.tables.challenges.accept(asked.subject, ANA)
        place = await rig.tables.notices.place(asked.subject)
        assert (place and place.channel) == inherited
        await rig.tables.play.resign(asked.subject, ANA)


async def test_a_rematch_in_the_channel_leaves_the_thread_alone(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.notices.placed(id_, "thread", "message")
    await rig.tables.play.resign(id_, BEN)
    asked = await rig.tables.challenges.rematch(id_, BEN)
    await rig.tables.challenges.accept(asked.subject, ANA, in_channel=True)
    assert await rig.tables.notices.place(asked.subject) is None
    assert (await rig.table(asked.subject)).room == CHANNEL


async def test_a_rematch_takes_no_thread_in_which_another_game_runs(rig: Rig) -> None:
    before, other = await rig.open(), await rig.open(host=CLEO, guest=DORA)
    for id_ in (before, other):
        await rig.tables.notices.placed(id_, "thread")
    await rig.tables.play.resign(before, BEN)
    asked = await rig.tables.challenges.rematch(before, BEN)
    await rig.tables.challenges.accept(asked.subject, ANA)
    assert await rig.tables.notices.place(asked.subject) is None
