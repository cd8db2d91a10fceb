"""A position of two people's game becomes their server's puzzle of the day: asked, agreed on, posted, solved."""

from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.text import words
from bot.ui.look_up.give_button import WIDE
from bot.workers.jobs import FindBestTurns, JudgeTurn
from bot.workers.review import KeyTurn, Review
from games.opponents.opponent import RankedTurn
from games.puzzles.answering import is_solved_by
from games.puzzles.best_turns import BestTurns
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import PuzzleIdea, position
from sandbox import SandboxPerson, Seen
from tests.bot.ui import every_way
from tests.bot.ui.asking import table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, ids, open_match, press, told
from tests.bot.ui.puzzles.givers import DailyServer, typed, wrong_turns
from tests.says import says

SLOW = 60.0
SILENT = 1 << 12


async def lost(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[Match, list[KeyTurn]]:
    """Let Ana resign, with a turn of each to be blamed, and let each position make a puzzle."""
    match = await open_match(stage, "tactic")
    for _ in range(4):
        await match.step()
    table = table_of(match)
    await stage.bot.ui.tables.play.resign(table, str(match.people[0].id))
    blamed = []
    for number, turn in enumerate(await stage.bot.ui.tables.queries.past_turns(table), 1):
        verdict = JudgeTurn("tactic", turn.before, "look back", turn.actions).run()
        assert verdict is not None
        dear = RankedTurn(turn.actions, verdict.best.value - 2 * WIDE)
        blamed.append(KeyTurn(number, turn, replace(verdict, played=dear)))
    blame(stage, monkeypatch, blamed)
    return match, blamed


def blame(stage: Stage, monkeypatch: pytest.MonkeyPatch, blamed: Sequence[KeyTurn]) -> None:
    """Say so again, as after a start anew."""
    review = AsyncMock(return_value=Review((), tuple(blamed), None, ()))
    monkeypatch.setattr(stage.bot.ui.reviewer, "review", review)


def makes_a_puzzle(monkeypatch: pytest.MonkeyPatch, one: KeyTurn) -> BestTurns:
    """Let the judge find that this position's best turn stands out."""
    found = BestTurns(one.verdict.best.actions, (), one.turn.actions, PuzzleIdea("waits"), 1)
    monkeypatch.setattr("bot.ui.puzzles.giving._best_turns", AsyncMock(return_value=found))
    return found


async def end_of(match: Match, person: SandboxPerson) -> Seen:
    return await person.waits_for(match.thread, lambda seen: "own-turn|" in str(ids(seen)))


async def solved(person: SandboxPerson, end: Seen, one: KeyTurn) -> Seen:
    """Find the better turn by typing it."""
    asked = await (await person.click(end, id_of(end, "own-turn|"))).shown(SLOW)
    form = await person.click(asked, id_of(asked, "own-turn-type|"))
    return await (await person.submit(form, {"line": " ".join(one.verdict.best.actions)})).shown(SLOW)


async def test_both_press_it_and_a_day_later_it_is_the_puzzle_of_the_day(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = DailyServer(stage)
    await server.begin()
    match, blamed = await lost(stage, monkeypatch)
    (ana, ben), mine = match.people, blamed[2]
    ben.user.locale = "fr"
    found = makes_a_puzzle(monkeypatch, mine)
    end = await end_of(match, ana)
    blame(stage, monkeypatch, [mine, blamed[1]])
    waits = await press(ana, await solved(ana, end, mine), "give-puzzle|")
    assert says(waits.text, "give-puzzle-waits", who=ben.mention)
    await stage.restart()
    blame(stage, monkeypatch, [mine, blamed[1]])
    asked = await (await ben.click(await end_of(match, ben), id_of(end, "own-turn|"))).shown(SLOW)
    assert says(asked.text, "own-turn-asked", "fr", who=ana.mention) and says(
        asked.text, "own-turn-title", "fr", turn=3
    )
    looked = await (await ben.click(asked, id_of(asked, "review-turn|"))).shown(SLOW)
    agreed = await press(ben, looked, "give-puzzle|")
    assert says(agreed.text, "give-puzzle-agreed", "fr")
    await stage.restart()
    post = await server.next_day()
    assert says(post.text, "daily-from", who=f"{ana.mention} – {ben.mention}")
    assert table_of(match) not in str(post.view) and " ".join(found.best) not in str(post.view)
    assert post.view["flags"] & SILENT
    cleo = stage.person("Cleo")
    await stage.restart()
    seen = await told(cleo, post, "daily|")
    puzzle = await server.puzzle(post)
    for forged in (f"puzzle-line|a0-{puzzle.id}|best|1", f"puzzle-reveal-sure|g1-{puzzle.id}"):
        await every_way.press(stage, cleo, seen, forged, [])
    assert " ".join(found.best) not in str([one.view for one in cleo.messages])
    seen = await told(cleo, post, "daily|")
    wrong = await typed(cleo, seen, " ".join(wrong_turns(puzzle, 1)[0]))
    assert " ".join(found.best) not in wrong.text
    assert says(wrong.text, "puzzle-goes-on"), "a worker was given the puzzle"
    right = await typed(cleo, await press(cleo, wrong, "puzzle-draft-at|"), " ".join(found.best))
    assert "in 2 tries" in right.text and says(
        right.text, "puzzle-comes-to", worth=words("en").say("puzzle-worth-best-known")
    )
    shared = await press(cleo, right, "daily-share|")
    assert says(shared.text, "puzzle-shared", where=f"<#{stage.sandbox.channel.id}>")
    assert not (await server.next_day()).text.count(words("en").say("daily-from", who=""))
    third = await server.next_day()
    assert cleo.mention in third.text and " ".join(found.best) in third.text


async def test_who_asked_takes_it_back_and_whoever_left_is_not_named(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = DailyServer(stage)
    await server.begin()
    match, blamed = await lost(stage, monkeypatch)
    (ana, ben), mine = match.people, blamed[2]
    makes_a_puzzle(monkeypatch, mine)
    end = await end_of(match, ana)
    blame(stage, monkeypatch, [mine])
    done = await solved(ana, end, mine)
    waits = await press(ana, done, "give-puzzle|")
    assert says((await press(ana, waits, "keep-puzzle|")).text, "keep-puzzle-done")
    assert says((await press(ana, done, "give-puzzle|")).text, "give-puzzle-waits", who=ben.mention)
    looked = await (await ben.click(end, id_of(end, "own-turn|"))).shown(SLOW)
    looked = await (await ben.click(looked, id_of(looked, "review-turn|"))).shown(SLOW)
    agreed = await press(ben, looked, "give-puzzle|")
    await stage.bot.ui.tables.people.erase(str(ana.id))
    assert await server.next_day()
    posts = await stage.bot.ui.tables.puzzles.newest_post(server.id)
    assert posts is not None and not posts.puzzle.startswith("own-")
    assert says((await press(ben, agreed, "keep-puzzle|")).text, "keep-puzzle-done", "en")


async def test_a_worker_finds_the_best_turns_of_a_position(stage: Stage) -> None:
    puzzle = puzzles("l_calculus")[0]
    job = FindBestTurns(puzzle.game, position(puzzle).view, "table")
    found = await stage.bot.ui.workers.run(job, "1001")
    assert isinstance(found, BestTurns) and is_solved_by(puzzle, found.best)


async def test_a_game_that_makes_no_puzzle_says_so_and_who_looks_on_is_offered_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, blamed = await lost(stage, monkeypatch)
    ana, mine = match.people[0], blamed[2]
    end = await end_of(match, ana)
    blame(stage, monkeypatch, [mine])
    assert "give-puzzle|" not in str(ids(await solved(ana, end, mine))), "nobody wants puzzles here"
    await DailyServer(stage).begin()
    cleo = stage.person("Cleo")
    assert "give-puzzle|" not in str(ids(await solved(cleo, end, mine)))
    monkeypatch.setattr("bot.ui.puzzles.giving._best_turns", AsyncMock(return_value=None))
    seen = await solved(ana, end, mine)
    response = await ana.click(seen, id_of(seen, "give-puzzle|"))
    said = words("en").say("error-no-puzzle-in-it")
    await response.until(lambda answer: [one for one in answer.messages if said in one.text])
