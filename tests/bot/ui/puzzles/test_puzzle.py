"""Puzzles are solved in private, by picking and by typing, right and wrong, in both languages, over a restart."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import cycle, product

import pytest

from bot.tables import PuzzleOf
from bot.tables.values.shipped_puzzles import shipped_puzzles
from bot.ui.phrases import notation
from games.core.outcome import Outcome
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import Puzzle, position
from games.puzzles.solution import solution
from games.text import words
from sandbox import SandboxPerson, Seen
from tests.bot.ui import every_way
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, press, told
from tests.bot.ui.puzzles.givers import DailyServer, drafted, picked, puzzle_in, spoils, typed, wrong_turns
from tests.sampled import sampled
from tests.says import says

TUESDAY = 1
LOCALES = ["en-US", "fr"]
GAMES = [game for game, found in shipped_puzzles().items() if found]


def person_of(stage: Stage, language: str) -> SandboxPerson:
    person = stage.person("Ana")
    person.user.locale = language
    return person


@pytest.mark.parametrize(
    ("game", "language"), sampled([*zip(GAMES, cycle(LOCALES), strict=False)], full=[*product(GAMES, LOCALES)])
)
async def test_a_puzzle_is_tried_and_solved_over_a_restart(stage: Stage, game: str, language: str) -> None:
    """Every game by typing and by picking; what is right is typed in French and picked in English."""
    ana, say = person_of(stage, language), words(language[:2]).say
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game=game)
    puzzle = puzzle_in(seen)
    idea = say(f"{game}-puzzle-{puzzle.idea.kind}", **dict(puzzle.idea.values))
    assert say(f"puzzle-task-{puzzle.task}", number=0).split()[0] in seen.text
    assert idea not in seen.text and len(seen.pictures) == 1
    for nth, turn in enumerate(wrong_turns(puzzle, 2), 1):
        seen = await (typed(ana, seen, " ".join(turn)) if nth == 1 else picked(ana, seen, turn))
        assert says(seen.text, "puzzle-tries", language[:2], tries=nth)
        assert "✗" in seen.text and seen.pictures and not spoils(puzzle, [seen.text, seen.pictures[0].alt], turn)
        kept = await stage.bot.ui.tables.puzzles.attempts(_of(ana, puzzle.id))
        assert (kept.tries, kept.is_solved) == (nth, False)
        await stage.restart()
        seen = await press(ana, seen, "puzzle-draft-at|")
    best = puzzle.best.turn
    seen = await (typed(ana, seen, " ".join(best)) if language == "fr" else picked(ana, seen, best))
    assert "✓" in seen.text and idea in seen.text
    assert (await stage.bot.ui.tables.puzzles.attempts(_of(ana, puzzle.id))).is_solved


@pytest.mark.parametrize("game", ["logan_stones", "tactic"])
async def test_what_is_picked_is_not_told_to_win_before_it_counts(stage: Stage, game: str) -> None:
    ana, say = stage.person("Ana"), words("en").say
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game=game)
    while (end := _end_of(puzzle_in(seen))) is None:
        seen = await press(ana, seen, "puzzle-next|")
    best = puzzle_in(seen).best.turn
    shown = await drafted(ana, seen, best)
    why = say(f"{game}-reason-{end.reason}")
    assert " ".join(best) in shown.text and "puzzle-finish|" in str(ids(shown))
    assert why not in shown.pictures[0].alt and "wins" not in shown.pictures[0].alt
    assert "completing" not in shown.text and "points" not in shown.text
    solved = await press(ana, shown, "puzzle-finish|")
    assert "✓" in solved.text and why in solved.pictures[0].alt


def _end_of(puzzle: Puzzle) -> Outcome | None:
    outcome: Outcome | None = position(puzzle).after(puzzle.best.turn).state.outcome
    return outcome


def _of(person: SandboxPerson, puzzle: str) -> PuzzleOf:
    return PuzzleOf(str(person.id), puzzle)


@pytest.mark.parametrize("game", GAMES)
async def test_the_answer_to_the_next_best_turn_does_not_tell_the_best(stage: Stage, game: str) -> None:
    """Not even where the solver is to move again, and would find it then."""
    ana = stage.person("Ana")
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game=game)
    for _ in range(3):
        puzzle = puzzle_in(seen)
        seen = await typed(ana, seen, " ".join(puzzle.next_best.turn))
        told = solution(puzzle).instead
        assert not spoils(puzzle, [seen.text, seen.pictures[0].alt], puzzle.next_best.turn)
        is_answered = len(told) > 1 and told[1].seat != puzzle.seat
        assert says(seen.text, "puzzle-goes-on") == is_answered != says(seen.text, "puzzle-others")
        seen = await press(ana, seen, "puzzle-next|")


async def walked(person: SandboxPerson, seen: Seen) -> list[Seen]:
    """Go to the end of the line that is shown."""
    shown = [seen]
    while forward := next((b for b in seen.buttons if b.get("label") == "Next ▶" and not b.get("disabled")), None):
        seen = await press(person, seen, forward["custom_id"])
        shown.append(seen)
    return shown


@pytest.mark.parametrize("game", GAMES)
async def test_after_it_both_lines_are_played_out_with_a_picture_each_turn(stage: Stage, game: str) -> None:
    ana, say = stage.person("Ana"), words("en").say
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game=game)
    puzzle = puzzle_in(seen)
    told = solution(puzzle)
    seen = await press(ana, seen, "puzzle-reveal|")
    parts = [part["type"] for part in seen.view["components"][0]["components"]]
    assert parts[:3] == [10, 12, 10], "heading, picture, line"
    best = await walked(ana, seen)
    assert len(best) == len(told.best)
    assert " ".join(notation(step.actions) for step in told.best[:-1]) in best[-1].text
    assert say(f"puzzle-worth-{told.worth.kind}", number=told.worth.number) in best[-1].text
    instead = await walked(ana, await press(ana, best[-1], id_of(best[-1], f"puzzle-line|{_name(best[-1])}|instead")))
    assert len(instead) == len(told.instead)
    assert say(f"puzzle-worth-{told.instead_worth.kind}", number=told.instead_worth.number) in instead[-1].text
    alts = {one.pictures[0].alt for one in (*best, *instead)}
    assert len(alts) >= len(best)
    assert not [alt for alt in alts if say("alt-preview") in alt]  # it was played


def _name(seen: Seen) -> str:
    return next(one.split("|")[1] for one in ids(seen) if one.startswith("puzzle-"))


async def test_the_next_one_is_another_and_keeps_to_what_was_asked(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    (game, grade), _ = Counter((one.game, one.grade) for key in GAMES for one in puzzles(key)).most_common(1)[0]
    seen = await asked(ana, channel, "puzzle", game=game, difficulty=grade)
    met = []
    for _ in range(4):
        puzzle = puzzle_in(seen)
        assert (puzzle.game, puzzle.grade) == (game, grade)
        met.append(puzzle.id)
        seen = await typed(ana, seen, " ".join(puzzle.best.turn))
        seen = await press(ana, seen, "puzzle-next|")
    assert len(set(met)) == 4
    again = await asked(ana, channel, "puzzle", game=game, difficulty=grade)
    assert puzzle_in(again).id not in met
    profile = await asked(ana, channel, "profile")
    assert "4 puzzles solved" in profile.text and "in a row" not in profile.text


@pytest.mark.parametrize("way", ["skipping", "revealing"])
async def test_none_comes_again_before_all_of_its_game_and_grade_have_come(stage: Stage, way: str) -> None:
    ana = stage.person("Ana")
    shipped = {one.id for one in puzzles("topologic", 3)}
    kept = {one for one in shipped if await stage.bot.ui.tables.puzzles.is_of_these_days(one)}
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game="topologic", difficulty=3)
    met = []
    for _ in range(len(shipped - kept)):
        met.append(puzzle_in(seen).id)
        seen = await press(ana, seen, "puzzle-reveal|") if way == "revealing" else seen
        seen = await press(ana, seen, "puzzle-next|")
    assert sorted(met) == sorted(shipped - kept)
    assert puzzle_in(seen).id == met[0]


async def test_the_first_is_easy_and_solving_at_once_leads_up(stage: Stage) -> None:
    """On a Tuesday, when no hard one is kept for the puzzles of the day: towards the weekend all may be."""
    ana, grades = stage.person("Ana"), []
    weekday = datetime.fromtimestamp(stage.clock.now() / 1000, UTC).weekday()
    await stage.passes(seconds=timedelta(days=(TUESDAY - weekday) % 7).total_seconds())
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game="tactic")
    for _ in range(3):
        grades.append(puzzle_in(seen).grade)
        seen = await typed(ana, seen, " ".join(puzzle_in(seen).best.turn))
        seen = await press(ana, seen, "puzzle-next|")
    await press(ana, seen, "puzzle-reveal|")
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game="tactic")
    assert [*grades, puzzle_in(seen).grade] == [1, 2, 3, 3]


async def test_without_a_game_the_games_take_turns(stage: Stage) -> None:
    ana = stage.person("Ana")
    seen, met = await asked(ana, stage.sandbox.channel, "puzzle"), []
    for _ in GAMES:
        met.append(puzzle_in(seen).game)
        seen = await typed(ana, seen, " ".join(puzzle_in(seen).best.turn))
        seen = await press(ana, seen, "puzzle-next|")
    assert sorted(met) == sorted(GAMES)


async def test_what_cannot_be_played_is_answered_with_its_rule_and_is_no_try(stage: Stage) -> None:
    ana = stage.person("Ana")
    seen = await asked(ana, stage.sandbox.channel, "puzzle")
    puzzle = puzzle_in(seen)
    wrong = await typed(ana, seen, "zz99")
    assert "✗" in wrong.text and puzzle_in(wrong) == puzzle
    assert (await stage.bot.ui.tables.puzzles.attempts(_of(ana, puzzle.id))).tries == 0


async def test_the_puzzle_of_the_day_is_not_to_be_had_in_another_way(stage: Stage) -> None:
    """Neither by `/puzzle` nor by a forged button, before one has solved it or asked for its solution."""
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    post = await server.next_day()
    puzzle = await server.puzzle(post)
    day = id_of(post, "daily|").split("|")[1]
    seen = await asked(ana, stage.sandbox.channel, "puzzle", game=puzzle.game)
    assert puzzle_in(seen) != puzzle
    shown = len(ana.messages)
    for name in (f"a0-{puzzle.id}", f"{day}-{puzzle.id}", f"20200101-{puzzle.id}"):
        for forged in (f"puzzle-line|{name}|best|1", f"puzzle-line|{name}|instead|2", f"puzzle-reveal|{name}"):
            await every_way.press(stage, ana, seen, forged, [])
    await every_way.press(stage, ana, seen, f"puzzle-reveal-sure|a0-{puzzle.id}", [])
    await every_way.press(stage, ana, seen, f"puzzle-reveal-sure|20200101-{puzzle.id}", [])
    told = [one.view for one in ana.messages[shown - 1 :]]
    assert not any(spoils(puzzle, one) for one in told)
    assert (await stage.bot.ui.tables.puzzles.record(str(ana.id), server.id)).solved == 0


async def test_the_puzzle_of_the_day_leads_on_once_it_is_over(stage: Stage) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    post = await server.next_day()
    puzzle = await server.puzzle(post)
    seen = await told(ana, post, "daily|")
    assert "puzzle-next|" not in str(ids(seen))
    after = await press(ana, await typed(ana, seen, " ".join(puzzle.best.turn)), "puzzle-next|")
    assert puzzle_in(after) != puzzle


async def test_a_wish_for_what_there_is_not_is_answered(stage: Stage) -> None:
    ana = stage.person("Ana")
    empty = [(game, grade) for game, found in shipped_puzzles().items() for grade in (1, 2, 3, 4) if not found]
    for game, grade in empty[:1]:
        seen = await asked(ana, stage.sandbox.channel, "puzzle", game=game, difficulty=grade)
        assert says(seen.text, "error-no-puzzle")
