"""Whose tables come first: those where they are to move, by time left; then what waits for them; then the quietest."""

from dataclasses import replace

from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, HOUR, LINE, Rig

SLOW = replace(LINE, pace=0)


async def order(rig: Rig, person: str) -> list[str]:
    return [one.table.id for one in await rig.tables.queries.tables_of(person, GUILD)]


async def test_own_turns_come_first_those_with_less_time_before_those_with_more_or_without_a_clock(rig: Rig) -> None:
    slow = await rig.open(SLOW)
    later = await rig.open(replace(LINE, pace=7), guest=CLEO)
    soon = await rig.open(guest="3001")
    theirs = await rig.open(LINE, host="3002", guest=ANA)
    assert await order(rig, ANA) == [soon, later, slow, theirs]
    rig.clock.forward(HOUR)
    await rig.turn(soon)
    assert await order(rig, ANA) == [later, slow, theirs, soon]


async def test_without_a_clock_the_longest_quiet_comes_first(rig: Rig) -> None:
    tables = []
    for guest in (BEN, CLEO, "3001"):
        tables.append(await rig.open(SLOW, guest=guest))
        rig.clock.forward(DAY)
    assert await order(rig, ANA) == tables
    await rig.turn(tables[0])
    await rig.turn(tables[0])
    assert await order(rig, ANA) == [*tables[1:], tables[0]]


async def test_an_offer_waits_for_who_is_asked(rig: Rig) -> None:
    one = await rig.open()
    await rig.turn(one)
    rig.clock.forward(HOUR)
    two = await rig.open(guest=CLEO)
    await rig.turn(two)
    assert await order(rig, ANA) == [one, two]
    assert await rig.tables.queries.next_for(ANA) is None
    await rig.tables.play.offer_end(two, CLEO)
    assert await order(rig, ANA) == [two, one]
    following = await rig.tables.queries.next_for(ANA)
    assert following is not None and (following.table.id, following.is_mine, following.waits) == (two, False, True)
    assert await rig.tables.queries.next_for(ANA, but=two) is None
    assert await rig.tables.queries.next_for(ANA, "78") is None


async def test_what_is_over_is_listed_the_latest_first(rig: Rig) -> None:
    over = []
    for host, guest in ((ANA, BEN), (CLEO, ANA), (ANA, "3001")):
        over.append(await rig.open(host=host, guest=guest))
        await rig.tables.play.resign(over[-1], guest)
        rig.clock.forward(HOUR)
    running = await rig.open()
    past = rig.tables.queries.past_of
    assert [table.id for table in await past(ANA)] == over[::-1]
    assert [table.id for table in await past(ANA, GUILD, limit=2)] == over[:0:-1]
    assert await past(ANA, "78") == []
    assert [table.id for table in await rig.tables.queries.tables_on(GUILD)] == [running]
