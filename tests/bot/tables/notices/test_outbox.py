import asyncio
from dataclasses import replace

from bot.tables import NoticeKind
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, LINE, MINUTE, TACTIC, Rig


async def remove_buttons(rig: Rig) -> list[str]:
    """Take buttons away, as a presenter would."""
    stale = await rig.stale()
    for posting in stale:
        await rig.tables.notices.buttons_removed(posting)
    return [posting.kind for posting in stale]


async def live(rig: Rig, id_: str) -> list[str]:
    return [posting.kind for posting in await rig.tables.notices.postings(id_)]


async def test_nonces_fit_and_are_unique(rig: Rig) -> None:
    id_ = await rig.open()
    for _ in range(30):
        await rig.act(id_)
    notices = await rig.notices(id_)
    assert len({one.id for one in notices}) == len(notices)
    assert all(len(one.id) <= 25 for one in notices)
    assert (await rig.table(id_)).notices >= max(one.number for one in notices)


async def test_pending_gives_the_first_of_each_subject_in_order(rig: Rig) -> None:
    one, two = await rig.open(), await rig.open(guest=CLEO)
    assert sorted((notice.subject, notice.kind) for notice in await rig.pending()) == sorted(
        [(one, NoticeKind.CHALLENGE_CLOSED), (two, NoticeKind.CHALLENGE_CLOSED)]
    )
    kinds = [notice.kind for notice in await rig.show_all() if notice.subject == one]
    assert kinds == [NoticeKind.CHALLENGE_CLOSED, NoticeKind.TURN]
    assert await rig.pending() == []


async def test_what_was_shown_is_not_shown_again_also_after_a_restart(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.show_all()
    await rig.turn(id_)
    rig = await rig.again()
    first = await rig.pending()
    assert [notice.turn_no for notice in first] == [2]
    await rig.tables.notices.shown(first[0].id, "thread", "m2")
    await rig.tables.notices.shown(first[0].id, "thread", "m2")
    assert await rig.pending() == []
    assert len([one for one in await rig.tables.notices.postings(id_) if one.message == "m2"]) == 1


async def test_the_previous_turn_message_loses_its_buttons(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.show_all()
    assert await remove_buttons(rig) == []
    await rig.turn(id_)
    await rig.show_all()
    rig = await rig.again()
    assert await remove_buttons(rig) == [NoticeKind.TURN]
    assert await remove_buttons(rig) == []
    assert await live(rig, id_) == [NoticeKind.TURN]
    place = await rig.tables.notices.place(id_)
    assert place is not None
    assert (place.channel, place.message) == ("thread", f"message {id_}-4")


async def test_a_closed_challenge_loses_its_buttons(rig: Rig) -> None:
    id_ = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)).subject
    await rig.show_all()
    assert await live(rig, id_) == [NoticeKind.CHALLENGE]
    await rig.tables.challenges.decline(id_, BEN)
    (closed,) = await rig.pending()
    await rig.tables.notices.shown(closed.id, CHANNEL, None)
    assert await remove_buttons(rig) == [NoticeKind.CHALLENGE]
    assert await live(rig, id_) == []


async def test_an_offer_keeps_its_buttons_through_a_turn_and_loses_them_when_it_lapses(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.offer_end(id_, ANA)
    await rig.show_all()
    await remove_buttons(rig)
    await rig.turn(id_)
    await rig.show_all()
    assert NoticeKind.END_OFFERED not in await remove_buttons(rig)
    await rig.turn(id_)
    await rig.show_all()
    assert NoticeKind.END_OFFERED in await remove_buttons(rig)


async def test_a_request_answered_loses_its_buttons(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.tables.play.take_back(id_, ANA)
    await rig.show_all()
    await remove_buttons(rig)
    await rig.tables.play.decline_takeback(id_, BEN)
    await rig.show_all()
    assert await remove_buttons(rig) == [NoticeKind.TAKEBACK_ASKED]


async def test_the_end_takes_every_button(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, pace=1))
    await rig.tables.play.offer_end(id_, ANA)
    rig.clock.forward(30 * 60 * MINUTE)
    await rig.tables.tick()
    await rig.show_all()
    await rig.tables.play.resign(id_, ANA)
    await rig.show_all()
    await remove_buttons(rig)
    assert NoticeKind.ENDED in await live(rig, id_)
    assert not {NoticeKind.TURN, NoticeKind.END_OFFERED, NoticeKind.TIME_UP} & set(await live(rig, id_))


async def test_a_notice_taken_back_while_it_was_posted_leaves_a_message_to_be_cleaned(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.show_all()
    await rig.turn(id_)
    (being_posted,) = await rig.pending()
    await rig.turn(id_)
    await rig.tables.notices.shown(being_posted.id, "thread", "late", being_posted.kind)
    assert ("late", NoticeKind.TURN) in [(posting.message, posting.kind) for posting in await rig.stale()]
    assert [notice.turn_no for notice in await rig.show_all()] == [3]


async def test_what_cannot_be_shown_waits_without_holding_others_up(rig: Rig) -> None:
    one, two = await rig.open(), await rig.open(guest=CLEO)
    await rig.tables.notices.postpone(one, rig.clock.now() + MINUTE)
    assert {notice.subject for notice in await rig.show_all()} == {two}
    rig.clock.forward(MINUTE)
    kinds = [notice.kind for notice in await rig.show_all()]
    assert kinds == [NoticeKind.CHALLENGE_CLOSED, NoticeKind.TURN]


async def test_something_new_at_a_postponed_table_keeps_the_order(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.notices.postpone(id_, rig.clock.now() + MINUTE)
    await rig.tables.play.offer_end(id_, ANA)
    assert [notice.kind for notice in await rig.pending()] == [NoticeKind.CHALLENGE_CLOSED]


async def test_no_notice_waits_for_an_edit_that_failed(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.show_all()
    await rig.tables.clock.away(ANA, rig.clock.now() + 3 * DAY)
    (edit,) = await rig.pending()
    assert edit.kind == NoticeKind.CHANGED
    await rig.tables.notices.postpone(id_, rig.clock.now() + MINUTE, only=edit.id)
    assert await rig.pending() == []
    await rig.tables.play.offer_end(id_, ANA)
    assert [notice.kind for notice in await rig.show_all()] == [NoticeKind.END_OFFERED]
    rig.clock.forward(MINUTE)
    assert [notice.kind for notice in await rig.pending()] == [NoticeKind.CHANGED]


async def test_a_message_is_closed_with_a_note_even_when_its_buttons_are_gone(rig: Rig) -> None:
    offered = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, TACTIC, BEN)).subject
    await rig.show_all()
    (posting,) = await rig.tables.notices.postings(offered)
    await rig.tables.notices.close(posting, "Declined.")
    (stale,) = await rig.tables.notices.postings(offered, stale=True)
    assert stale.note == "Declined."
    await rig.tables.notices.close(stale, "Declined. Not now.")
    (stale,) = await rig.tables.notices.postings(offered, stale=True)
    assert stale.note == "Declined. Not now."
    await rig.tables.notices.buttons_removed(stale)
    await rig.tables.notices.close(posting, "Declined. Another game.")
    assert [one.note for one in await rig.tables.notices.postings(offered, stale=True)] == ["Declined. Another game."]


async def test_news_tells_where_something_was_done(rig: Rig) -> None:
    one, two = await rig.open(), await rig.open(guest=CLEO)
    assert set(await rig.tables.notices.changed_subjects()) == {one, two}
    waiting = asyncio.ensure_future(rig.tables.notices.changed_subjects())
    await asyncio.sleep(0)
    assert not waiting.done()
    await rig.turn(two)
    async with asyncio.timeout(300):
        assert list(await waiting) == [two]


async def test_a_thread_knows_its_table(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.notices.placed(id_, "t1")
    table = await rig.tables.notices.table_in("t1")
    assert table is not None
    assert table.id == id_
    await rig.tables.play.resign(id_, ANA)
    assert await rig.tables.notices.table_in("t1") is None
    assert await rig.tables.notices.table_in("t2") is None


async def test_nobody_is_mentioned_twice_for_the_same_turn(rig: Rig) -> None:
    """Over a whole game with restarts, shown promptly or late."""
    id_ = await rig.open(TACTIC)
    pinged: list[tuple[int, str]] = []
    for nth in range(40):
        await rig.act(id_)
        if nth % 3 == 0:
            rig = await rig.again()
        if nth % 4 < 2:
            pinged += [(one.turn_no, one.mentions) for one in await rig.show_all() if one.kind == NoticeKind.TURN]
    assert len(pinged) > 8
    assert len(set(pinged)) == len(pinged)


async def test_a_rematch_is_one_where_the_same_two_were_shown_their_game_before(rig: Rig) -> None:
    async def is_rematch(id_: str) -> bool:
        return await rig.tables.notices.met_here_before(await rig.table(id_))

    first = await rig.open()
    assert not await is_rematch(first), "it isn't shown anywhere yet"
    await rig.show_all()
    await rig.tables.play.resign(first, ANA)
    again = await rig.open()
    await rig.show_all()
    assert await is_rematch(again)
