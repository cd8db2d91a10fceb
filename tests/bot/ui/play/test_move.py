"""A typed turn: it ends as what was played, with its table's name; what is illegal says why."""

import pytest

from bot.text import words
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match
from tests.says import says

WRONG = {"l-calculus": "1/2-40", "tactic": "1a-9z", "logan-stones": "99@a1", "logitac": "a4-a4", "topologic": "hide z9"}


async def test_a_move_ends_as_what_was_played_at_which_table(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    mover = match.mover(turn)
    first = (await mover.autocomplete(match.thread, "move", "text", ""))[0]["value"]
    assert len(first.split(" · ")[0].split()) == 2  # a whole turn as an example
    said = (await match.type(mover, first)).text
    assert "You played" in said
    assert not says(said, "move-taken")
    assert "Tactic against" in said


@pytest.mark.parametrize("game", WRONG)
async def test_an_illegal_line_says_why(game: str, stage: Stage) -> None:
    match: Match = await open_match(stage, game)
    turn = await match.next_turn()
    said = (await match.type(match.mover(turn), WRONG[game])).text
    assert "can’t be played now." in said


async def test_a_line_that_fails_at_its_second_word_says_that_nothing_was_played(stage: Stage) -> None:
    match: Match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    said = (await match.type(match.mover(turn), "1b-2c 8d-9d")).text
    why = words("en").say("tactic-illegal-nobody-there", at="8d")
    assert says(said, "illegal-because", word="8d-9d", why=why) and says(said, "illegal-nothing-played")


async def test_nothing_is_suggested_for_what_is_too_long(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    asked = match.stage.bot.dispatcher
    assert await match.mover(turn).autocomplete(match.thread, "move", "text", "1a-2b " * 30) == []
    assert asked.is_empty


async def test_topologic_tells_each_answer_and_the_found_tile_in_words(stage: Stage) -> None:
    match = await open_match(stage, "topologic", seekers=3)
    turn = await match.next_turn()
    assert "(hide a tile)" in turn.text
    for line, told in (("hide y4", "topologic-role-enter"), ("y4 y4 y4", "topologic-news-found")):
        await match.type(match.mover(turn), line)
        turn = await match.next_turn(turn)
        assert says(turn.text, told)
    for line in ("hide r1", "r1 r1 b6"):
        said = (await match.type(match.mover(turn), line)).text
        assert "You played" in said and not says(said, "move-taken"), "also where it ends the game"
        if line.startswith("hide"):
            turn = await match.next_turn(turn)
            assert "Found it" not in turn.text
    end = await match.people[0].waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert "Not found in one turn: it was R1. In the first round it took one turn." in end.text
    assert "Best moment" not in end.text, "both turns ruled out as many tiles: neither stands out"


async def test_a_view_says_to_its_reader_whose_turn_it_is(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    await match.next_turn()
    assert says((await asked(ana, match.thread, "view")).text, "turn-yours")
    for other in (ben, stage.person("Cleo")):
        shown = await asked(other, match.thread, "view")
        assert says(shown.text, "turn-theirs", who=ana.mention) and not says(shown.text, "turn-yours")
