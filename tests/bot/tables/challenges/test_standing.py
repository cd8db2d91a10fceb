"""A standing challenge: accepted again and again, never by more than its author wants, and over with an absence."""

import asyncio

import pytest

from bot.tables import Answer, ErrorCode, TableError
from bot.tables.values.notice_contents import NoticeKind
from data.records import Challenge, Table
from data.store import Where
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, LINE, Rig, refusal, refused

OTHERS = [str(2000 + number) for number in range(12)]


async def standing(rig: Rig, most: int = 3, author: str = ANA) -> str:
    return (await rig.tables.challenges.offer(author, GUILD, CHANNEL, LINE, standing=most)).subject


async def accepted(rig: Rig, id_: str, person: str) -> str:
    return (await rig.tables.challenges.accept(id_, person)).subject


async def test_each_acceptance_opens_a_table_of_its_own_and_the_challenge_stays_open(rig: Rig) -> None:
    id_ = await standing(rig)
    first, second = await accepted(rig, id_, BEN), await accepted(rig, id_, CLEO)
    assert len({id_, first, second}) == 3
    for table, guest in ((first, BEN), (second, CLEO)):
        row = await rig.table(table)
        assert (row.host, row.guest, row.standing_challenge, row.turn_no) == (ANA, guest, id_, 1)
        assert await rig.kinds(table) == [NoticeKind.TURN]
        await rig.turn(table)
    assert (await rig.tables.challenges.challenge(id_)).status == "open"
    assert await rig.kinds(id_) == [NoticeKind.CHALLENGE]


async def test_the_same_person_plays_once_at_a_time_and_there_is_room_again_after_an_end(rig: Rig) -> None:
    id_ = await standing(rig, 1)
    table = await accepted(rig, id_, BEN)
    again = await refused(rig, rig.tables.challenges.accept(id_, BEN))
    assert (again.key, again.values) == (ErrorCode.STANDING_TWICE, {"table": table})
    full = await refused(rig, rig.tables.challenges.accept(id_, CLEO))
    assert (full.key, full.values) == (ErrorCode.STANDING_FULL, {"person": ANA, "most": 1})
    await rig.tables.play.resign(table, BEN)
    rig = await rig.again()
    assert await accepted(rig, id_, BEN) != table
    assert await refusal(rig, rig.tables.challenges.accept(id_, ANA)) == ErrorCode.OWN_CHALLENGE


async def test_of_many_at_once_exactly_as_many_play_as_the_author_wants(rig: Rig) -> None:
    id_ = await standing(rig, 4)
    wishes = [rig.tables.challenges.accept(id_, person) for person in OTHERS for _ in range(2)]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(one, Answer) for one in answers) == 4
    assert {one.key for one in answers if isinstance(one, TableError)} == {
        ErrorCode.STANDING_FULL,
        ErrorCode.STANDING_TWICE,
    }
    tables = await rig.store.find(Table, Where(equal={"standing_challenge": id_}))
    assert len({table.guest for table in tables}) == len(tables) == 4


async def test_no_game_begins_from_it_that_the_server_does_not_want_any_more(rig: Rig) -> None:
    id_ = await standing(rig)
    await rig.tables.challenges.accept(id_, BEN)
    await rig.tables.people.set_server(GUILD, games="tactic")
    assert await refusal(rig, rig.tables.challenges.accept(id_, CLEO)) == ErrorCode.GAME_NOT_ALLOWED
    await rig.tables.people.set_server(GUILD, games="")
    await rig.tables.challenges.accept(id_, CLEO)


async def test_a_repeated_interaction_opens_one_table(rig: Rig) -> None:
    id_ = await standing(rig)
    first = await rig.tables.challenges.accept(id_, BEN, interaction="i1")
    again = await rig.tables.challenges.accept(id_, BEN, interaction="i1")
    assert (again.subject, again.again) == (first.subject, True)
    assert await rig.store.count(Table) == 1


async def test_the_authors_cap_on_the_server_holds_too(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, most_tables=2)
    id_ = await standing(rig, 5)
    await accepted(rig, id_, BEN)
    await accepted(rig, id_, CLEO)
    over = await refused(rig, rig.tables.challenges.accept(id_, OTHERS[0]))
    assert (over.key, over.values["person"]) == (ErrorCode.NOT_TAKING, ANA)


async def test_an_absence_ends_it_in_the_same_transaction_and_says_so(rig: Rig) -> None:
    mine, other = await standing(rig), await standing(rig, author=CLEO)
    usual = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)).subject
    table = await accepted(rig, mine, BEN)
    await rig.tables.notices.changed_subjects()  # what the offers have changed is known
    await rig.tables.clock.away(ANA, rig.clock.now() + 2 * DAY)
    stand = [(await rig.tables.challenges.challenge(id_)).status for id_ in (mine, other, usual)]
    assert stand == ["withdrawn", "open", "open"]
    assert await rig.kinds(mine) == [NoticeKind.CHALLENGE_CLOSED]
    assert mine in await rig.tables.notices.changed_subjects()
    assert (await rig.table(table)).status == "open"
    assert await refusal(rig, rig.tables.challenges.accept(mine, OTHERS[0])) == ErrorCode.CHALLENGE_CLOSED
    await rig.tables.clock.back(ANA)
    assert (await rig.tables.challenges.challenge(mine)).status == "withdrawn"


async def test_an_absence_that_is_refused_ends_nothing(rig: Rig) -> None:
    id_ = await standing(rig)
    assert await refusal(rig, rig.tables.clock.away(ANA, rig.clock.now() + 60 * DAY)) == ErrorCode.AWAY_TOO_LONG
    assert (await rig.tables.challenges.challenge(id_)).status == "open"


async def test_it_is_over_after_thirty_days_and_with_its_author(rig: Rig) -> None:
    id_, other = await standing(rig), await standing(rig, author=CLEO)
    rig.clock.forward(30 * DAY - 1)
    await accepted(rig, id_, BEN)
    rig.clock.forward(1)
    assert await refusal(rig, rig.tables.challenges.accept(id_, OTHERS[0])) == ErrorCode.CHALLENGE_CLOSED
    await rig.tables.tick()
    assert (await rig.tables.challenges.challenge(id_)).status == "expired"
    fresh = await standing(rig, author=BEN)
    await rig.tables.people.erase(BEN)
    assert (await rig.tables.challenges.challenge(fresh)).status == "withdrawn"
    assert (await rig.tables.challenges.challenge(other)).status == "expired"


@pytest.mark.parametrize(("most", "invited"), [(11, None), (-1, None), (2, BEN)])
async def test_what_is_not_offered_is_refused(rig: Rig, most: int, invited: str | None) -> None:
    wish = rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, invited, standing=most)
    assert await refusal(rig, wish) == ErrorCode.BAD_TERM
    assert await rig.store.count(Challenge) == 0
