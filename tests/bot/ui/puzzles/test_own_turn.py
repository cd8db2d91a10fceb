"""“Can you do better?”: where somebody gave most away, what counts as better, and what is kept of it: nothing."""

from dataclasses import replace
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.tables import PastTurn
from bot.text import words
from bot.ui.look_up.give_button import WIDE
from bot.ui.puzzles.own_turn import _say_none, _weighed, dearest
from bot.workers.jobs import JudgeTurn, TurnVerdict
from bot.workers.pool import WorkerLost
from bot.workers.review import LEAST, KeyTurn, Review
from games.opponents.opponent import RankedTurn
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, open_match
from tests.says import says

SLOW = 60.0


async def lost(stage: Stage, monkeypatch: pytest.MonkeyPatch, *numbers: int) -> tuple[Match, Seen, list[KeyTurn]]:
    """Let Ana resign after a few turns, and blame these, as if they had cost much."""
    match = await open_match(stage, "tactic")
    for _ in range(4):
        await match.step()
    table = table_of(match)
    await stage.bot.ui.tables.play.resign(table, str(match.people[0].id))
    turns = await stage.bot.ui.tables.queries.past_turns(table)
    blamed = [KeyTurn(number, turns[number - 1], _dear(turns[number - 1])) for number in numbers]
    monkeypatch.setattr(stage.bot.ui.reviewer, "review", AsyncMock(return_value=Review((), tuple(blamed), None, ())))
    return match, await match.people[1].waits_for(match.thread, lambda seen: "own-turn|" in str(seen.view)), blamed


def _dear(turn: PastTurn) -> TurnVerdict:
    """Judge it, and let what was played be far worse than the best."""
    verdict = JudgeTurn("tactic", turn.before, "look back", turn.actions).run()
    assert verdict is not None
    return replace(verdict, played=RankedTurn(turn.actions, verdict.best.value - 1.0))


async def tried(person: SandboxPerson, seen: Seen, line: str) -> Seen:
    form = await person.click(seen, id_of(seen, "own-turn-type|"))
    return await (await person.submit(form, {"line": line})).shown(SLOW)


async def test_a_better_turn_is_asked_for_where_the_loser_gave_most_away(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, end, (theirs, mine) = await lost(stage, monkeypatch, 2, 3)
    ana, ben = match.people
    shown = await (await ana.click(end, id_of(end, "own-turn|"))).shown(SLOW)
    assert shown.is_private and says(shown.text, "own-turn-title", turn=3)
    best, played = " ".join(mine.verdict.best.actions), " ".join(mine.turn.actions)
    assert best not in shown.text and shown.pictures
    await stage.restart()
    monkeypatch.setattr(stage.bot.ui.reviewer, "review", AsyncMock(return_value=Review((), (theirs, mine), None, ())))
    again = await tried(ana, shown, played)
    assert (
        says(again.text, "own-turn-wrong") or says(again.text, "own-turn-better") or says(again.text, "own-turn-good")
    )
    assert says(again.text, "own-turn-played", notation=f"`{played}`")
    if "Try again" in again.labels:
        again = await (await ana.click(again, "Try again")).shown(SLOW)
    else:
        again = await (await ana.click(end, id_of(end, "own-turn|"))).shown(SLOW)
    solved = await tried(ana, again, best)
    assert says(solved.text, "own-turn-best", notation=f"`{best}`")
    assert not [one for one in solved.labels if one == words("en").say("button-try-again")]
    answer = await (await ana.click(solved, id_of(solved, "review-turn|"))).shown(SLOW)
    assert best in answer.text
    other = await (await ben.click(end, id_of(end, "own-turn|"))).shown(SLOW)
    assert says(other.text, "own-turn-title", turn=2)


async def test_who_gave_nothing_away_is_told_so_and_who_looks_on_tries_for_the_loser(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, end, _ = await lost(stage, monkeypatch, 3)
    none = await (await match.people[1].click(end, id_of(end, "own-turn|"))).shown(SLOW)
    assert none.text == words("en").say("look-back-faultless-you")
    cleo = stage.person("Cleo")
    assert says((await (await cleo.click(end, id_of(end, "own-turn|"))).shown(SLOW)).text, "own-turn-title", turn=3)


async def test_nobody_is_called_faultless_whom_the_look_back_tells_of_a_better_move(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, end, (mine,) = await lost(stage, monkeypatch, 3)
    best = mine.verdict.best
    cheap = replace(mine, verdict=replace(mine.verdict, played=replace(best, value=best.value - WIDE / 2)))
    monkeypatch.setattr(stage.bot.ui.reviewer, "review", AsyncMock(return_value=Review((), (cheap,), None, ())))
    for person, said in ((match.people[0], "own-turn-cheap-you"), (stage.person("Cleo"), "own-turn-cheap")):
        told = await (await person.click(end, id_of(end, "own-turn|"))).shown(SLOW)
        assert says(told.text, said)


async def test_who_looks_on_at_a_game_that_nobody_lost_is_told_that_no_turn_decided_it() -> None:
    request = MagicMock(tell=AsyncMock())
    await _say_none(request, MagicMock(seat=None), None, Review((), (), None, ()))
    request.tell.assert_awaited_once_with("look-back-even")


async def test_a_worker_that_dies_is_answered_and_the_try_can_be_made_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, end, (mine,) = await lost(stage, monkeypatch, 3)
    ana = match.people[0]
    shown = await (await ana.click(end, id_of(end, "own-turn|"))).shown(SLOW)
    with monkeypatch.context() as broken:
        broken.setattr(stage.bot.ui.workers, "run", AsyncMock(side_effect=WorkerLost("killed")))
        form = await ana.click(shown, id_of(shown, "own-turn-type|"))
        response = await ana.submit(form, {"line": " ".join(mine.turn.actions)})
        said = words("en").say("error-no-review")
        await response.until(lambda answer: [one for one in answer.messages if said in one.text])


@pytest.mark.parametrize(
    ("points", "lost_by", "said"),
    [
        (0, WIDE, "good"),
        (1, 0.0, "better"),
        (1, 2 * WIDE, "wrong"),
        (None, LEAST / 2, "good"),
        (None, LEAST, "better"),
        (None, 2 * WIDE - LEAST, "wrong"),
        (None, 2 * WIDE - LEAST - 0.001, "better"),
    ],
)
async def test_a_try_is_good_if_it_gives_no_point_away_or_where_none_are_known_next_to_nothing(
    points: int | None, lost_by: float, said: str
) -> None:
    """It is better if it gives away clearly less than what was played."""
    best = RankedTurn(("b",), 0.0, None if points is None else 0)
    verdict = TurnVerdict(RankedTurn(("a",), -lost_by, None if points is None else -points), best, MagicMock(), 0.0)
    played = KeyTurn(1, MagicMock(), TurnVerdict(RankedTurn(("c",), -2 * WIDE), best, MagicMock(), 0.0))
    request = MagicMock()
    request.ui.workers.run = AsyncMock(return_value=verdict)
    assert await _weighed(request, MagicMock(), played, ("a",)) == said


@pytest.mark.parametrize(("points", "lost_by", "is_asked"), [(2, 0.0, True), (None, WIDE, True), (None, 0.1, False)])
def test_only_what_is_exact_or_wide_is_asked_for(points: int | None, lost_by: float, is_asked: bool) -> None:
    played = RankedTurn(("a",), 0.0, None if points is None else 0)
    verdict = TurnVerdict(played, RankedTurn(("b",), lost_by, points), None, 0.0)  # type: ignore[arg-type]
    one = KeyTurn(1, PastTurn(0, 1, ("a",), None, None), verdict)
    assert (dearest(Review((), (one,), None, ()), 0) is one) is is_asked
    assert dearest(Review((), (one,), None, ()), 1) is None
