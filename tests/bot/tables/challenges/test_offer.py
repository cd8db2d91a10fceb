import asyncio
import json
from dataclasses import replace
from hashlib import sha256

import pytest

from bot.tables import Answer, ErrorCode, EventKind, NoticeKind, TableError, TableStatus, Terms
from bot.tables.challenges.offer import close_for, expire
from bot.tables.values.states import ChallengeStatus
from data.records import Challenge, Round
from data.store import Where
from games.records.commitment import commit_seed
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, LINE, Rig, refusal, refused


async def offered(rig: Rig, invited: str | None = BEN, terms: Terms = LINE) -> str:
    return (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, terms, invited)).subject


async def status(rig: Rig, id_: str) -> str:
    return (await rig.tables.challenges.challenge(id_)).status


async def test_an_accepted_challenge_opens_the_table_and_its_first_turn(rig: Rig) -> None:
    id_ = await offered(rig)
    answer = await rig.tables.challenges.accept(id_, BEN)
    table = await rig.table(id_)
    assert [event.kind for event in answer.events] == [EventKind.ACCEPTED]
    assert (table.host, table.guest, table.status, table.turn_no, table.to_move) == (ANA, BEN, TableStatus.OPEN, 1, 0)
    assert await rig.kinds(id_) == [NoticeKind.CHALLENGE_CLOSED, NoticeKind.TURN]
    first = (await rig.notices(id_))[1]
    assert first.mentions == ANA
    seed = (await rig.store.find(Round))[0].seed
    assert commit_seed(seed) in first.payload
    assert seed not in first.payload


async def test_only_the_invited_may_accept_or_decline_and_only_the_author_withdraw(rig: Rig) -> None:
    id_ = await offered(rig)
    assert await refusal(rig, rig.tables.challenges.accept(id_, CLEO)) == ErrorCode.NOT_INVITED
    assert await refusal(rig, rig.tables.challenges.accept(id_, ANA)) == ErrorCode.OWN_CHALLENGE
    assert await refusal(rig, rig.tables.challenges.decline(id_, CLEO)) == ErrorCode.NOT_INVITED
    assert await refusal(rig, rig.tables.challenges.decline(id_, ANA)) == ErrorCode.NOT_INVITED
    assert await refusal(rig, rig.tables.challenges.withdraw(id_, BEN)) == ErrorCode.NOT_AUTHOR
    assert await status(rig, id_) == "open"


async def test_declining_keeps_its_reason_and_closes_the_challenge(rig: Rig) -> None:
    id_ = await offered(rig)
    assert await refusal(rig, rig.tables.challenges.decline(id_, BEN, "because")) == ErrorCode.BAD_TERM
    declined = await rig.tables.challenges.decline(id_, BEN, "other-game")
    assert (declined.subject, [event.kind for event in declined.events]) == (id_, [EventKind.DECLINED])
    found = await rig.tables.challenges.challenge(id_)
    assert (found.status, found.reason) == ("declined", "other-game")
    closed = await refused(rig, rig.tables.challenges.accept(id_, BEN))
    assert (closed.key, closed.values) == (ErrorCode.CHALLENGE_CLOSED, {"status": "declined"})
    assert await rig.kinds(id_) == [NoticeKind.CHALLENGE_CLOSED]


async def test_withdrawn_is_withdrawn(rig: Rig) -> None:
    id_ = await offered(rig)
    await rig.tables.challenges.withdraw(id_, ANA)
    for wish in (
        rig.tables.challenges.accept(id_, BEN),
        rig.tables.challenges.decline(id_, BEN),
        rig.tables.challenges.withdraw(id_, ANA),
    ):
        assert await refusal(rig, wish) == ErrorCode.CHALLENGE_CLOSED


async def test_a_challenge_expires_after_seven_days_also_over_a_restart(rig: Rig) -> None:
    id_ = await offered(rig)
    rig.clock.forward(7 * DAY - 1)
    rig = await rig.again()
    await rig.tables.tick()
    assert await status(rig, id_) == "open"
    rig.clock.forward(1)
    assert await refusal(rig, rig.tables.challenges.accept(id_, BEN)) == ErrorCode.CHALLENGE_CLOSED
    await rig.tables.tick()
    await rig.tables.tick()
    assert await status(rig, id_) == "expired"
    assert await rig.kinds(id_) == [NoticeKind.CHALLENGE_CLOSED]


async def test_of_many_who_accept_an_open_challenge_the_first_wins(rig: Rig) -> None:
    id_ = await offered(rig, None)
    people = [str(2000 + n) for n in range(30)]
    answers = await asyncio.gather(*(rig.tables.challenges.accept(id_, one) for one in people), return_exceptions=True)
    won = [one for one in answers if isinstance(one, Answer)]
    told = [one.key for one in answers if isinstance(one, TableError)]
    assert (len(won), told) == (1, [ErrorCode.CHALLENGE_CLOSED] * 29)
    assert len(await rig.tables.queries.tables_on(GUILD)) == 1


async def test_nobody_challenges_himself_or_the_same_person_twice(rig: Rig) -> None:
    offer = rig.tables.challenges.offer
    assert await refusal(rig, offer(ANA, GUILD, CHANNEL, LINE, ANA)) == ErrorCode.SELF_CHALLENGE
    await offered(rig)
    assert await refusal(rig, offer(ANA, GUILD, CHANNEL, LINE, BEN)) == ErrorCode.CHALLENGED_ALREADY
    await offered(rig, None)
    assert await refusal(rig, offer(ANA, GUILD, CHANNEL, LINE, None)) == ErrorCode.CHALLENGED_ALREADY
    await offered(rig, CLEO)


@pytest.mark.parametrize(
    ("terms", "wrong", "name", "value"),
    [
        (Terms("chess"), ErrorCode.UNKNOWN_GAME, None, None),
        (Terms("../etc/passwd\0"), ErrorCode.UNKNOWN_GAME, None, None),
        (Terms("tactic", first="me"), ErrorCode.BAD_TERM, "first", "me"),
        (Terms("tactic", first=f"\0{'x' * 99}"), ErrorCode.BAD_TERM, "first", "x" * 24),
        (Terms("tactic", pace=4), ErrorCode.BAD_TERM, "pace", "4"),
        (Terms("tactic", pace=-1), ErrorCode.BAD_TERM, "pace", "-1"),
        (Terms("tactic", takebacks="always"), ErrorCode.BAD_TERM, "takebacks", "always"),
        (Terms("tactic", best_of=2), ErrorCode.BAD_TERM, "best-of", "2"),
        (Terms("tactic", {"quiet": 5}), ErrorCode.BAD_OPTION, "quiet", "5"),
        (Terms("tactic", {"quiet": f"\0{'x' * 99}"}), ErrorCode.BAD_OPTION, "quiet", "x" * 24),
        (Terms("tactic", {f"\0{'x' * 99}": "red"}), ErrorCode.BAD_OPTION, "x" * 24, "red"),
    ],
)
async def test_terms_that_are_not_offered_are_refused(
    rig: Rig, terms: Terms, wrong: ErrorCode, name: str | None, value: str | None
) -> None:
    told = await refused(rig, rig.tables.challenges.offer(ANA, GUILD, CHANNEL, terms, BEN))
    assert (told.key, told.values.get("name"), told.values.get("value")) == (wrong, name, value)


async def test_a_cap_holds_for_both_and_against_accepting_several_at_once(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, most_tables=2)
    ids = [(await rig.tables.challenges.offer(str(300 + n), GUILD, CHANNEL, LINE, BEN)).subject for n in range(5)]
    answers = await asyncio.gather(*(rig.tables.challenges.accept(id_, BEN) for id_ in ids), return_exceptions=True)
    told = [one for one in answers if isinstance(one, TableError)]
    assert len(told) == 3
    assert {(one.key, one.values["person"], one.values["most"]) for one in told} == {
        (ErrorCode.TOO_MANY_TABLES, BEN, 2)
    }
    assert await refusal(rig, rig.tables.challenges.offer(BEN, GUILD, CHANNEL, LINE, ANA)) == ErrorCode.TOO_MANY_TABLES
    await rig.tables.challenges.offer(BEN, "78", CHANNEL, LINE, ANA)


async def test_a_server_says_in_which_channels(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, channels="5 6")
    assert (
        await refusal(rig, rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)) == ErrorCode.CHANNEL_NOT_ALLOWED
    )
    await rig.tables.challenges.offer(ANA, GUILD, "6", LINE, BEN)


async def test_a_channel_that_is_its_own_table_holds_one_at_a_time(rig: Rig) -> None:
    first = await rig.open(in_channel=True)
    other = await offered(rig, CLEO)
    taken = await refused(rig, rig.tables.challenges.accept(other, CLEO, in_channel=True))
    assert (taken.key, taken.values) == (ErrorCode.ROOM_TAKEN, {"table": first})
    await rig.tables.play.resign(first, ANA)
    await rig.tables.challenges.accept(other, CLEO, in_channel=True)


async def test_who_begins_is_the_host_the_guest_or_a_lot(rig: Rig) -> None:
    async def beginner(first: str, guest: str) -> str:
        return await rig.mover(await rig.open(replace(LINE, first=first), guest=guest))

    assert await beginner("host", "11") == ANA
    assert await beginner("guest", "12") == "12"
    await rig.tables.people.set_server(GUILD, most_tables=100)
    drawn = [await beginner("lot", str(100 + n)) == ANA for n in range(40)]
    assert 8 < sum(drawn) < 32


async def test_a_lot_comes_out_of_the_seed_that_is_promised_with_the_first_turn(rig: Rig) -> None:
    leads = set()
    for guest in range(16):
        id_ = await rig.open(replace(LINE, first="lot", best_of=3), guest=f"20{guest:02}")
        table, (round_,) = await rig.table(id_), await rig.store.find(Round, Where(equal={"table_id": id_}))
        digit = sha256(f"lot:{round_.seed}".encode()).hexdigest()[0]
        assert (table.by_lot, table.lead) == (True, int(digit, 16) % 2)
        promised = [json.loads(notice.payload).get("seed_commitment") for notice in await rig.notices(id_)]
        assert sha256(round_.seed.encode()).hexdigest() in promised
        leads.add(table.lead)
        await rig.tables.play.resign(id_, ANA)
        whole = [await rig.tables.queries.export(id_, ("a", "b"), game_no=game_no) for game_no in (1, 2)]
        assert [f"Note: by lot, seat {table.lead} challenged\n" in text for text in whole] == [True, False]
    assert leads == {0, 1}
    assert not (await rig.table(await rig.open(LINE, guest="2099"))).by_lot


async def test_a_rematch_swaps_sides_and_needs_both(rig: Rig) -> None:
    id_ = await rig.open()
    assert await refusal(rig, rig.tables.challenges.rematch(id_, ANA)) == ErrorCode.NOT_OVER
    await rig.tables.play.resign(id_, BEN)
    assert await refusal(rig, rig.tables.challenges.rematch(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    asked = await rig.tables.challenges.rematch(id_, BEN)
    assert await refusal(rig, rig.tables.challenges.rematch(id_, BEN)) == ErrorCode.CHALLENGED_ALREADY
    again = await rig.tables.challenges.rematch(id_, ANA)
    assert again.subject == asked.subject
    assert again.events[0].kind == EventKind.ACCEPTED
    assert await rig.mover(again.subject) == BEN


async def test_both_pressing_rematch_at_once_open_one_table(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.play.resign(id_, BEN)
    answers = await asyncio.gather(rig.tables.challenges.rematch(id_, ANA), rig.tables.challenges.rematch(id_, BEN))
    assert answers[0].subject == answers[1].subject
    assert await rig.store.count(Challenge, Where(equal={"rematch_of": id_})) == 1


async def test_the_same_interaction_challenges_and_accepts_once(rig: Rig) -> None:
    one = await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN, interaction="i1")
    two = await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN, interaction="i1")
    assert (two.subject, two.again) == (one.subject, True)
    first = await rig.tables.challenges.accept(one.subject, BEN, interaction="i2")
    second = await rig.tables.challenges.accept(one.subject, BEN, interaction="i2")
    assert second == replace(first, again=True)
    assert len(await rig.tables.queries.tables_on(GUILD)) == 1


async def test_an_id_that_is_taken_is_drawn_again(rig: Rig) -> None:
    first = await offered(rig)
    rig.dice.rolled -= 1
    second = await offered(rig, CLEO)
    assert first != second


async def test_only_an_open_challenge_expires_and_only_when_it_is_time(rig: Rig) -> None:
    early, late, taken = await offered(rig), await offered(rig, CLEO), await offered(rig, "3001")
    await rig.tables.challenges.accept(taken, "3001")
    await expire(rig.tables.context, early)
    assert await status(rig, early) == ChallengeStatus.OPEN
    rig.clock.at = (await rig.tables.challenges.challenge(late)).expires_at
    for id_ in (late, taken):
        await expire(rig.tables.context, id_)
    assert await status(rig, late) == ChallengeStatus.EXPIRED
    assert await status(rig, taken) == ChallengeStatus.ACCEPTED


async def test_what_is_closed_already_is_not_closed_again_for_who_is_forgotten_or_blocked(rig: Rig) -> None:
    """It was answered between the look for open challenges and the lock."""
    for person in (ANA, BEN):
        id_ = await offered(rig)
        await rig.tables.challenges.accept(id_, BEN)
        before = await rig.dump()
        await close_for(rig.tables.context, id_, person)
        assert await rig.dump() == before


async def test_a_challenge_that_is_closed_is_shown_so_without_waiting_for_a_look_around(rig: Rig) -> None:
    declined, withdrawn = await offered(rig), await offered(rig, CLEO)
    await rig.tables.notices.changed_subjects()
    await rig.tables.challenges.decline(declined, BEN)
    await rig.tables.challenges.withdraw(withdrawn, ANA)
    assert set(await rig.tables.notices.changed_subjects()) == {declined, withdrawn}
