"""A server plays against the bot: a vote a day at its hour, through restarts, late starts, ties and silence."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from bot.tables import ErrorCode, NoticeKind, Table, TableStatus, Terms
from bot.tables.log.loading import set_aside
from bot.tables.values.ids import OPPONENT, everybody_of
from bot.tables.values.states import Suspension
from bot.tables.values.voted_games import VOTED
from bot.tables.votes.ballots import elected
from bot.tables.votes.weekly import PATIENCE, VoteTimes, look
from data.records import Vote, VoteWish
from data.store import Replace
from games.core.game import Action
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, HOUR, Rig, refusal

EVERYBODY = everybody_of(GUILD)
EVENING = 18


async def switched_on(rig: Rig, **wished: str | int) -> None:
    wish: dict[str, str | int] = {"games": "tactic", "channel": CHANNEL, "hour": EVENING}
    await rig.tables.votes.set_wish(GUILD, CLEO, **wish | wished)


async def to_the_hour(rig: Rig) -> None:
    """Let time go by to the next evening, and do what is due."""
    rig.clock.at += HOUR - rig.clock.at % HOUR
    while datetime.fromtimestamp(rig.clock.at / 1000, UTC).hour != EVENING:
        rig.clock.at += HOUR
    await rig.tables.tick()


async def bot_answers(rig: Rig) -> None:
    """Answer as the bot, as long as it is to move."""
    while (table := await newest(rig)).to_move is not None and await rig.mover(table.id) == OPPONENT:
        seen = await rig.tables.queries.table_view(table.id, OPPONENT)
        action = seen.game.actions(seen.view)[0]
        await rig.tables.practice.answer(table.id, table.turn_no, table.entries, [action])


async def newest(rig: Rig) -> Table:
    table = await rig.tables.votes.game_of(GUILD)
    assert table is not None
    return table


async def begun(rig: Rig, **wish: str | int) -> Table:
    """Begin a game that waits for a vote."""
    await switched_on(rig, **wish)
    await to_the_hour(rig)
    await bot_answers(rig)
    return await newest(rig)


async def turns(rig: Rig, table: Table) -> list[list[Action]]:
    """List whole turns that can be voted for."""
    seen = await rig.tables.queries.table_view(table.id, EVERYBODY)
    found: list[list[Action]] = []
    for first in seen.game.actions(seen.view):
        turn, view = [first], seen.game.preview(seen.view, first)
        while not view.fresh and view.outcome is None:
            turn.append(seen.game.actions(view)[0])
            view = seen.game.preview(view, turn[-1])
        found.append(turn)
    return found


async def vote(rig: Rig, person: str, actions: Sequence[Action]) -> None:
    table = await newest(rig)
    await rig.tables.votes.vote(table.id, person, table.turn_no, actions)


async def closes_at(rig: Rig, table: Table) -> int | None:
    times = await rig.tables.votes.times(table)
    return times.closes if times else None


async def played(rig: Rig, table: Table) -> list[Action]:
    return [entry.action for entry in await rig.log(table.id)]


async def test_a_game_begins_at_the_hour_and_the_most_voted_turn_is_played_a_day_later(rig: Rig) -> None:
    table = await begun(rig)
    assert (table.host, table.guest, table.level, table.room) == (EVERYBODY, OPPONENT, 1, CHANNEL)
    before = await played(rig, table)
    one, two, *_ = await turns(rig, table)
    await vote(rig, ANA, one)
    await vote(rig, BEN, two)
    await vote(rig, CLEO, two)
    assert await played(rig, table) == before
    assert await closes_at(rig, table) == rig.clock.at + DAY
    rig.clock.at += DAY - 1
    await rig.tables.tick()
    assert await played(rig, table) == before
    rig.clock.at += 1
    await rig.tables.tick()
    assert await played(rig, table) == [*before, *two]
    wish = await rig.tables.votes.wish(GUILD)
    assert (wish.votes, wish.votes_for) == (3, 2)
    assert await rig.store.find(Vote) == []
    assert not any(one.mentions for one in await rig.notices(table.id))


async def test_fifty_vote_at_once_and_one_of_them_five_hundred_times(rig: Rig) -> None:
    table = await begun(rig)
    before = await played(rig, table)
    one, two, *_ = await turns(rig, table)
    people = [str(5000 + number) for number in range(50)]
    many = [vote(rig, people[0], two) for _ in range(500)]
    await asyncio.gather(
        *many, *(vote(rig, person, one if number % 2 else two) for number, person in enumerate(people))
    )
    await vote(rig, people[2], one)
    assert await rig.store.count(Vote) == 50
    await to_the_hour(rig)
    assert (await played(rig, table))[len(before) :] == one
    wish = await rig.tables.votes.wish(GUILD)
    assert (wish.votes, wish.votes_for) == (50, 26)


async def test_a_tie_is_decided_by_the_seed_that_was_promised(rig: Rig) -> None:
    table = await begun(rig)
    before = await played(rig, table)
    one, two, three, *_ = await turns(rig, table)
    for person, turn in ((ANA, two), (BEN, one), ("1", three), ("2", one), ("3", two)):
        await vote(rig, person, turn)
    first = next(one for one in await rig.notices(table.id) if one.kind == "turn")
    await to_the_hour(rig)
    seen = await rig.tables.queries.table_view(table.id)
    assert seen.has_seed and seen.seed_commitment in first.payload
    assert (await played(rig, table))[len(before) :] in (one, two)


def test_equal_votes_come_out_the_same_from_a_seed_and_each_has_its_chance() -> None:
    votes = [Vote("t", str(number), 3, f"{number % 3}") for number in range(9)]
    drawn = [elected(votes, f"seed {number}", 3) for number in range(300)]
    assert drawn == [elected(votes[::-1], f"seed {number}", 3) for number in range(300)]
    counts = Counter(one.actions[0] for one in drawn)
    assert set(counts) == {"0", "1", "2"} and min(counts.values()) > 70
    assert {(one.votes, one.votes_for) for one in drawn} == {(9, 3)}


async def test_without_a_vote_it_goes_on_from_day_to_day_and_ends_after_a_week(rig: Rig) -> None:
    table = await begun(rig)
    ends = rig.clock.at + PATIENCE * DAY
    for day in range(1, PATIENCE):
        times = await rig.tables.votes.times(await newest(rig))
        assert times and times.gives_up == ends
        await to_the_hour(rig)
        assert (await rig.tables.votes.wish(GUILD)).idle_days == day
        assert await closes_at(rig, await newest(rig)) == rig.clock.at + DAY
    await vote(rig, ANA, (await turns(rig, table))[0])
    await to_the_hour(rig)
    assert (await rig.tables.votes.wish(GUILD)).idle_days == 0
    await bot_answers(rig)
    for _ in range(PATIENCE):
        assert (await newest(rig)).status == TableStatus.OPEN
        await to_the_hour(rig)
    assert (await newest(rig)).status == TableStatus.UNFINISHED


async def test_a_bot_that_was_down_at_the_hour_ends_the_vote_when_it_is_back(rig: Rig) -> None:
    table = await begun(rig)
    before, wanted = await played(rig, table), (await turns(rig, table))[1]
    await vote(rig, ANA, wanted)
    rig.clock.at += DAY + 20 * HOUR
    rig = await rig.again()
    await rig.tables.tick()
    assert await played(rig, table) == [*before, *wanted]
    await bot_answers(rig)
    closes = await closes_at(rig, await newest(rig))
    assert closes is not None and closes - rig.clock.at == 28 * HOUR  # four hours would be too few


async def test_a_bot_that_was_down_when_it_was_to_answer_leaves_time_to_vote(rig: Rig) -> None:
    table = await begun(rig)
    await vote(rig, ANA, (await turns(rig, table))[1])
    await to_the_hour(rig)
    await to_the_hour(rig)
    assert await closes_at(rig, await newest(rig)) is None
    rig.clock.at += 30 * 60_000
    await bot_answers(rig)
    closes, log = await closes_at(rig, await newest(rig)), await played(rig, table)
    rig.clock.at += HOUR
    await rig.tables.tick()
    assert closes == await closes_at(rig, await newest(rig)) and await played(rig, table) == log
    assert (await rig.tables.votes.wish(GUILD)).idle_days == 0


async def test_a_kill_after_a_game_began_ends_no_vote(rig: Rig) -> None:
    await switched_on(rig)
    due = await rig.tables.votes.wish(GUILD)
    await to_the_hour(rig)
    await bot_answers(rig)
    known = await rig.tables.votes.wish(GUILD)
    await rig.store.commit(Replace(replace(known, look_at=due.look_at), known))  # as if killed between the two commits
    table, log = await newest(rig), await played(rig, await newest(rig))
    rig = await rig.again()
    await rig.tables.tick()
    assert (await newest(rig)).id == table.id and await played(rig, table) == log
    assert await closes_at(rig, await newest(rig)) == rig.clock.at + DAY
    assert (await rig.tables.votes.wish(GUILD)).idle_days == 0


async def test_a_vote_is_for_a_whole_turn_of_the_position_that_is_there(rig: Rig) -> None:
    table = await begun(rig)
    one, *_ = await turns(rig, table)
    votes = rig.tables.votes
    assert await refusal(rig, votes.vote(table.id, ANA, table.turn_no - 1, one)) == ErrorCode.VOTE_OVER
    assert await refusal(rig, votes.vote(table.id, ANA, table.turn_no, ["nonsense"])) == ErrorCode.ILLEGAL
    assert await refusal(rig, votes.vote(table.id, ANA, table.turn_no, [])) == ErrorCode.ILLEGAL
    assert await refusal(rig, votes.vote(await rig.open(), ANA, 1, one)) == ErrorCode.VOTE_OVER
    await vote(rig, ANA, one)
    assert await votes.vote_of(table.id, ANA, table.turn_no) == tuple(one)
    assert await votes.vote_of(table.id, ANA, table.turn_no + 1) == await votes.vote_of(table.id, BEN, 1) == ()
    await to_the_hour(rig)
    assert await refusal(rig, votes.vote(table.id, ANA, table.turn_no, one)) == ErrorCode.VOTE_OVER


async def test_half_a_turn_is_no_vote(rig: Rig) -> None:
    table = await begun(rig, games="l_calculus")
    for turn in [turn for turn in await turns(rig, table) if len(turn) > 1][:1]:
        half = rig.tables.votes.vote(table.id, ANA, table.turn_no, turn[:-1])
        assert await refusal(rig, half) == ErrorCode.ILLEGAL


async def test_nobody_plays_the_servers_seat_in_another_way(rig: Rig) -> None:
    table = await begun(rig)
    one, *_ = await turns(rig, table)
    assert await refusal(rig, rig.tables.play.act(table.id, ANA, None, one)) == ErrorCode.NOT_YOUR_TABLE
    assert await refusal(rig, rig.tables.practice.again(table.id, ANA)) == ErrorCode.NOT_YOUR_TABLE


async def test_games_take_turns_a_week_apart_and_the_level_rises_with_wins(rig: Rig) -> None:
    seen = []
    await switched_on(rig, games="")
    for _ in range(4):
        await to_the_hour(rig)
        table = await newest(rig)
        seen.append((table.game, rig.clock.at))
        await rig.tables.play.moderate(table.id, GUILD, CLEO, "adjudicate", "a test", winner=EVERYBODY)
        for _ in range(6):
            assert await rig.tables.votes.next_game(GUILD) == seen[-1][1] + 7 * DAY
            await to_the_hour(rig)
            assert (await newest(rig)).id == table.id
    assert [game for game, _ in seen] == [*VOTED, VOTED[0]][:4]
    assert {later - at for (_, at), (_, later) in pairwise(seen)} == {7 * DAY}
    await switched_on(rig, games=seen[0][0])
    await to_the_hour(rig)
    assert (await newest(rig)).level == 2


async def test_a_level_that_was_chosen_and_games_of_the_server_hold(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, games="topologic logitac")
    table = await begun(rig, games="", level=3)
    assert (table.game, table.level) == ("logitac", 3)


async def test_where_no_game_can_begin_the_next_day_is_tried(rig: Rig) -> None:
    taken = await rig.open(in_channel=True)
    await switched_on(rig)
    await to_the_hour(rig)
    assert await rig.tables.votes.game_of(GUILD) is None
    await rig.tables.play.resign(taken, ANA)
    await to_the_hour(rig)
    assert (await newest(rig)).status == TableStatus.OPEN


async def test_switched_off_it_plays_on_to_the_end_and_begins_no_more(rig: Rig) -> None:
    table = await begun(rig)
    await rig.tables.votes.set_wish(GUILD, CLEO, channel="")
    await vote(rig, ANA, (await turns(rig, table))[0])
    before = len(await played(rig, table))
    await to_the_hour(rig)
    assert len(await played(rig, table)) > before
    await rig.tables.play.moderate(table.id, GUILD, CLEO, "end", "a test")
    for _ in range(9):
        await to_the_hour(rig)
    assert (await newest(rig)).id == table.id
    assert (await rig.tables.votes.wish(GUILD)).look_at is None


async def test_a_moderators_end_takes_the_votes_with_it(rig: Rig) -> None:
    table = await begun(rig)
    await vote(rig, ANA, (await turns(rig, table))[0])
    await rig.tables.play.moderate(table.id, GUILD, CLEO, "end", "a test")
    await to_the_hour(rig)
    assert await rig.store.find(Vote) == []


async def test_an_undone_turn_is_voted_on_anew(rig: Rig) -> None:
    table = await begun(rig)
    one, *_ = await turns(rig, table)
    await vote(rig, ANA, one)
    await to_the_hour(rig)
    await bot_answers(rig)
    await rig.tables.play.moderate(table.id, GUILD, CLEO, "undo", "a test")
    await bot_answers(rig)
    await vote(rig, BEN, (await turns(rig, table))[1])
    before = len(await played(rig, table))
    await to_the_hour(rig)
    assert len(await played(rig, table)) > before


async def test_who_is_forgotten_has_no_vote(rig: Rig) -> None:
    table = await begun(rig)
    one, two, *_ = await turns(rig, table)
    await vote(rig, ANA, one)
    await vote(rig, CLEO, two)
    assert " ".join(one) in await rig.tables.people.personal_data(ANA)
    assert " ".join(one) not in await rig.tables.people.personal_data(BEN)
    await rig.tables.people.erase(ANA)
    await rig.tables.people.erase(CLEO)
    assert await rig.store.find(Vote) == []
    (wish,) = await rig.store.find(VoteWish)
    assert wish.set_by.startswith("anon-")


async def test_there_is_a_vote_only_while_the_server_is_to_move_and_a_next_game_only_while_none_runs(rig: Rig) -> None:
    votes = rig.tables.votes
    assert await votes.times(await rig.table(await rig.open())) is None
    assert await votes.next_game(GUILD) is None
    await switched_on(rig)
    assert await votes.next_game(GUILD) == (await votes.wish(GUILD)).look_at
    await to_the_hour(rig)
    await bot_answers(rig)
    table = await newest(rig)
    assert await votes.times(table) == VoteTimes(rig.clock.at + DAY, rig.clock.at + PATIENCE * DAY)
    assert await votes.next_game(GUILD) is None
    await vote(rig, ANA, (await turns(rig, table))[0])
    await to_the_hour(rig)
    assert await votes.times(await newest(rig)) is None, "the bot is to move"


async def test_a_server_that_has_switched_it_off_has_no_next_game(rig: Rig) -> None:
    await switched_on(rig)
    await rig.tables.votes.set_wish(GUILD, CLEO, channel="")
    assert (await rig.tables.votes.wish(GUILD)).look_at is not None, "a game that runs would go on"
    assert await rig.tables.votes.next_game(GUILD) is None


@pytest.mark.parametrize("first", ["host", "guest"])
async def test_whoever_asked_is_called_to_the_first_vote_too(rig: Rig, first: str) -> None:
    await rig.tables.practice.start(EVERYBODY, GUILD, CHANNEL, Terms("tactic", first=first), 1)
    assert (await newest(rig)).to_move == 0
    await bot_answers(rig)
    assert (await rig.kinds((await newest(rig)).id)) == [NoticeKind.TURN, NoticeKind.VOTE_CALL]


async def test_what_was_voted_on_last_is_not_told_of_the_next_game(rig: Rig) -> None:
    table = await begun(rig)
    await vote(rig, ANA, (await turns(rig, table))[0])
    await to_the_hour(rig)
    await bot_answers(rig)
    await to_the_hour(rig)
    wish = await rig.tables.votes.wish(GUILD)
    assert (wish.votes, wish.votes_for, wish.idle_days) == (1, 1, 1)
    await rig.tables.play.moderate(table.id, GUILD, CLEO, "end", "a test")
    while (await newest(rig)).id == table.id:
        await to_the_hour(rig)
    wish = await rig.tables.votes.wish(GUILD)
    assert (wish.votes, wish.votes_for, wish.idle_days) == (0, 0, 0)


async def test_where_the_server_allows_no_game_that_it_wants_none_begins(rig: Rig) -> None:
    await switched_on(rig, games="tactic")
    assert await rig.tables.votes.has_games(GUILD)
    await rig.tables.people.set_server(GUILD, games="logitac")
    assert not await rig.tables.votes.has_games(GUILD)
    await to_the_hour(rig)
    assert await rig.tables.votes.game_of(GUILD) is None
    assert (await rig.tables.votes.wish(GUILD)).look_at == rig.clock.at + DAY


async def test_a_server_that_is_not_due_is_left_alone(rig: Rig) -> None:
    """Another look was there first, or nothing was ever wished."""
    await begun(rig)
    await vote(rig, ANA, (await turns(rig, await newest(rig)))[0])
    await rig.tables.votes.set_wish("78", CLEO, hour=3)
    before = await rig.dump()
    for server in (GUILD, "78", "79"):
        await look(rig.tables.context, server)
    assert await rig.dump() == before


async def test_a_game_that_was_set_aside_waits_for_a_moderator(rig: Rig) -> None:
    table = await begun(rig)
    await set_aside(rig.tables.context, await rig.table(table.id), Suspension.GAME_MISSING)
    await to_the_hour(rig)
    assert ((await newest(rig)).id, (await newest(rig)).status) == (table.id, TableStatus.ASIDE)
    assert (await rig.tables.votes.wish(GUILD)).look_at == rig.clock.at + DAY
