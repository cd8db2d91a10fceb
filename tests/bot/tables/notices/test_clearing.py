"""What is kept of where old tables were shown, and of old challenges, goes; what people still press goes on working."""

from dataclasses import replace

from bot.tables import ErrorCode, NoticeKind, Terms
from bot.tables.notices import clearing
from bot.tables.play import table_faults
from data.logs import prove
from data.records import Challenge, Place, Posting, Table
from data.store import Where
from tests.bot.tables.rig import ANA, BEN, DAY, GUILD, HOUR, LINE, TACTIC, Rig, refusal


async def ended(rig: Rig, guest: str = BEN, terms: Terms = TACTIC) -> str:
    """Play a table to its end, with everything shown in a thread of its own."""
    id_ = await rig.open(terms, guest=guest)
    await rig.show_all()
    await rig.tables.notices.placed(id_, f"thread {id_}")
    await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    await rig.show_all()
    return id_


async def left(rig: Rig, id_: str) -> tuple[int, int, int]:
    of_it = Where(equal={"subject": id_})
    challenges = await rig.store.count(Challenge, Where(equal={"id": id_}))
    return await rig.store.count(Place, of_it), await rig.store.count(Posting, of_it), challenges


async def passed(rig: Rig, days: float) -> None:
    rig.clock.forward(int(days * DAY))
    for _ in range(4):
        await rig.tables.tick()


async def test_thirty_days_after_the_end_only_the_game_itself_is_kept(rig: Rig) -> None:
    id_, running = await ended(rig), await rig.open(LINE, guest="7")
    await rig.show_all()
    for posting in await rig.tables.notices.postings(id_, stale=True):
        await rig.tables.notices.buttons_removed(posting)
    assert await left(rig, id_) == (1, 1, 1)
    await passed(rig, 29.9)
    await rig.show_all()
    assert (await left(rig, id_))[:2] == (1, 1)
    before = await rig.log(id_)
    await passed(rig, 0.2)
    assert (await left(rig, id_))[:2] == (0, 0)
    await passed(rig, 8)
    assert await left(rig, id_) == (0, 0, 0)
    assert (await left(rig, running))[0] == 1
    assert await rig.log(id_) == before
    assert not (await prove(rig.store, table_faults)).broken


async def test_what_is_pressed_under_an_old_end_message_still_works(rig: Rig) -> None:
    id_ = await ended(rig)
    await passed(rig, 60)
    queries = rig.tables.queries
    assert (await queries.table_view(id_, ANA)).seed
    assert (await queries.replay(id_, 1, ANA)).actions
    assert await queries.past_turns(id_)
    assert await queries.history(id_, ANA)
    assert await queries.export(id_, ("a", "b"), ANA)
    assert await rig.tables.notices.place(id_) is None
    assert await rig.tables.notices.table_in(f"thread {id_}", over=True) is None
    assert [table.id for table in await queries.past_of(ANA)] == [id_]
    again = await rig.tables.challenges.rematch(id_, ANA)
    assert again.subject != id_
    await rig.tables.challenges.rematch(id_, BEN)
    assert (await rig.table(again.subject)).status == "open"


async def test_an_old_challenge_is_unknown_and_an_open_one_stays(rig: Rig) -> None:
    declined = (await rig.tables.challenges.offer(ANA, GUILD, "88", LINE, BEN)).subject
    await rig.tables.challenges.decline(declined, BEN)
    await rig.show_all()
    await passed(rig, 36)
    assert await rig.store.count(Challenge) == 1
    fresh = (await rig.tables.challenges.offer(ANA, GUILD, "88", LINE, BEN)).subject
    await passed(rig, 1.1)
    assert [one.id for one in await rig.store.find(Challenge)] == [fresh]
    for wish in (
        rig.tables.challenges.accept(declined, BEN),
        rig.tables.challenges.decline(declined, BEN),
        rig.tables.challenges.withdraw(declined, ANA),
    ):
        assert await refusal(rig, wish) == ErrorCode.UNKNOWN_CHALLENGE


async def test_a_long_game_outlives_its_challenge(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, pace=14, best_of=3))
    await rig.show_all()
    await passed(rig, 40)
    assert await left(rig, id_) == (1, 1, 0)
    await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    await rig.show_all()
    assert (await rig.table(id_)).game_no == 2


async def test_what_is_still_to_be_shown_keeps_its_place(rig: Rig) -> None:
    """Discord has refused for a month: when it lets the end be shown, it is shown in its thread."""
    id_ = await rig.open(TACTIC)
    await rig.show_all()
    await rig.tables.notices.placed(id_, "thread")
    await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    await passed(rig, 60)
    assert (await left(rig, id_))[0] == 1
    assert (await rig.kinds(id_))[-2:] == [NoticeKind.ENDED, NoticeKind.RESULT]
    await rig.show_all()
    await rig.again()
    rig = await rig.again()
    await passed(rig, 0)
    assert (await left(rig, id_))[0] == 0


async def test_many_tables_that_ended_at_one_moment_are_all_cleared(rig: Rig) -> None:
    count = 2 * clearing._BATCH + 5
    await rig.tables.people.set_server(GUILD, most_tables=100)
    for number in range(count):
        await ended(rig, guest=str(3000 + number), terms=LINE)
    for posting in await rig.store.find(Posting, Where(equal={"stale": 1})):
        await rig.tables.notices.buttons_removed(posting)
    assert await rig.store.count(Place) == count
    rig.clock.forward(40 * DAY)
    ticks = 0
    while await rig.store.count(Place) or await rig.store.count(Posting) or await rig.store.count(Challenge):
        await rig.tables.tick()
        rig.clock.forward(HOUR)
        ticks += 1
        assert ticks < 20
    assert await rig.store.count(Table) == count
