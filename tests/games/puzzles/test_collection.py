"""What is shipped is whole: ids, positions, legal lines, words in each language."""

import json
from collections import Counter

import pytest

from games.core.play import legal
from games.puzzles.collection import find, line_for, puzzle_of, puzzles
from games.puzzles.puzzle import GRADES, Puzzle, position
from games.puzzles.solution import solution
from games.registry import KEYS
from games.text import LANGUAGES, words

ALL = [puzzle for key in KEYS for puzzle in puzzles(key)]
each_game = pytest.mark.parametrize("key", KEYS)


def test_ids_are_unique_and_found_again() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    assert all(find(puzzle.id) is puzzle for puzzle in ALL)
    with pytest.raises(KeyError):
        find("tactic-nothing")
    with pytest.raises(KeyError):
        find("nobody-000000")
    with pytest.raises(KeyError):
        puzzles("nobody's game")


@each_game
def test_grades_part_the_puzzles(key: str) -> None:
    parts = [puzzle for grade in GRADES for puzzle in puzzles(key, grade)]
    assert sorted(parts, key=lambda puzzle: puzzle.id) == sorted(puzzles(key), key=lambda puzzle: puzzle.id)


@each_game
def test_a_line_is_written_as_it_was_read(key: str) -> None:
    assert all(puzzle_of(json.loads(line_for(puzzle))) == puzzle for puzzle in puzzles(key))


WANTED = 60
FEWEST_OF_A_GRADE = 6


@pytest.mark.parametrize("key", [key for key in KEYS if puzzles(key)])  # a game may have none yet
def test_a_game_has_sixty_puzzles_of_all_grades_and_no_idea_has_more_than_a_fifth_of_them(key: str) -> None:
    assert len(puzzles(key)) >= WANTED
    grades, ideas = Counter(one.grade for one in puzzles(key)), Counter(one.idea.kind for one in puzzles(key))
    assert min(grades[grade] for grade in GRADES) >= FEWEST_OF_A_GRADE
    assert max(ideas.values()) <= max(WANTED, len(puzzles(key))) / 5


def test_puzzles_of_logitac_ascend_climb_fork_and_use_a_chimney() -> None:
    assert {"ascends", "climbs", "fork", "falls"} <= {one.idea.kind for one in puzzles("logitac")}


@each_game
def test_every_puzzle_stands_on_a_legal_position_and_its_lines_are_legal(key: str) -> None:
    for puzzle in puzzles(key):
        _follow_position(puzzle)
        for turns in (puzzle.best.turns, puzzle.next_best.turns, *((turn,) for turn in puzzle.as_good)):
            _follow(puzzle, [action for turn in turns for action in turn])
        assert puzzle.best.turn != puzzle.next_best.turn


def _follow_position(puzzle: Puzzle) -> None:
    at = position(puzzle)
    state = at.game.setup(dict(puzzle.options), puzzle.seed)
    for action in puzzle.actions:
        assert action in legal(at.game, state), puzzle.id
        state = at.game.apply(state, action)
    assert state == at.state and state.to_move == puzzle.seat and state.fresh, puzzle.id


def _follow(puzzle: Puzzle, actions: list[str]) -> None:
    at = position(puzzle)
    state = at.state
    for action in actions:
        assert action in legal(at.game, state), (puzzle.id, action)
        state = at.game.apply(state, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_its_words(language: str) -> None:
    said = words(language)
    for puzzle in ALL:
        idea = said.say(f"{puzzle.game}-puzzle-{puzzle.idea.kind}", **dict(puzzle.idea.values))
        assert 20 < len(idea) <= 200, (puzzle.id, idea)
        for line in (puzzle.best, puzzle.next_best):
            assert said.say(f"puzzle-worth-{line.worth.kind}", number=line.worth.number)
        assert said.say(f"puzzle-task-{puzzle.task}", number=puzzle.best.worth.number)
        assert said.say("puzzle-grade", grade=puzzle.grade)


@each_game
def test_a_solution_is_told_turn_by_turn(key: str) -> None:
    for puzzle in puzzles(key)[::12]:
        told = solution(puzzle)
        assert [step.actions for step in told.best] and told.best[0].seat == puzzle.seat
        for step in (*told.best, *told.instead):
            for language in LANGUAGES:
                assert words(language).say(f"{key}-why-{step.reason.kind}", **step.reason.values)
