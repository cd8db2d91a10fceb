"""The end message tells of the best turn: the one that was, with what it achieved, and none where none was played."""

from bot.text import words
from bot.ui.public.show.end_story import best_moment
from tests.bot.ui.asking import asked, played, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match, press
from tests.says import says


async def given_up(match: Match) -> str:
    """Let whoever is to move resign; read the end message."""
    person = match.mover(await match.next_turn())
    await press(person, await asked(person, match.thread, "resign"), "resign|")
    end = await match.people[0].waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    return end.text


async def test_the_turn_that_gained_most_is_named_with_its_points(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    begun = await match.next_turn()
    await played(match, match.people[0], "1/2-18 xl1")
    await match.next_turn(begun)
    for _ in range(3):
        await match.step()
    said = await given_up(match)
    turns = await stage.bot.ui.tables.queries.past_turns(table_of(match))
    gains = []
    for turn in turns:
        mine, theirs = (turn.after.score[seat] - turn.before.score[seat] for seat in (turn.seat, 1 - turn.seat))
        gains.append((mine - theirs, -turn.turn, mine, theirs))
    assert max(gains)[0] > 0
    _, number, mine, theirs = max(gains)
    best = turns[-number - 1]
    who, line = match.people[best.seat].mention, f"`{' '.join(best.actions)}`"
    assert says(said, "ended-moment", number=best.turn, who=who, notation=line)
    assert says(said, "l_calculus-moment-points", mine=mine, theirs=theirs)
    table_view = await stage.bot.ui.tables.queries.table_view(table_of(match))
    told_already = [await best_moment(table_view, turns, words("en"), told=turn) for turn in turns]
    assert [bool(said) for said in told_already] == [turn is not best for turn in turns]


async def test_a_turn_given_up_in_its_middle_is_no_moment(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    await played(match, match.people[0], "1/2-18")
    assert "Best moment" not in await given_up(match)


async def test_topologics_best_moment_counts_the_seekers_turns_as_its_notebook_does(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    begun = await match.next_turn()
    await match.type(match.mover(begun), "hide y4")
    entered = await match.next_turn(begun)
    await match.type(match.mover(entered), "y4 y4 y4 y4 k1")
    await match.next_turn(entered)
    assert "Best moment: Round 1, turn 1, by" in await given_up(match)
