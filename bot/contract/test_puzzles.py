"""What is shipped is whole: ids, positions, legal lines, words in each language."""

import json

import pytest

from games.core.play import follow, states
from games.puzzles.collection import find, line_for, puzzle_of, puzzles
from games.puzzles.puzzle import GRADES, position
from games.puzzles.solution import solution
from games.text import LANGUAGES, words


def test_ids_are_unique_and_found_again(key: str) -> None:
    assert len({puzzle.id for puzzle in puzzles(key)}) == len(puzzles(key))
    assert all(find(puzzle.id) is puzzle and puzzle.game == key for puzzle in puzzles(key))
    with pytest.raises(KeyError):
        find(f"{key}-nothing")


def test_grades_part_the_puzzles(key: str) -> None:
    parts = [puzzle for grade in GRADES for puzzle in puzzles(key, grade)]
    assert sorted(parts, key=lambda puzzle: puzzle.id) == sorted(puzzles(key), key=lambda puzzle: puzzle.id)


def test_a_line_is_written_as_it_was_read(key: str) -> None:
    assert all(puzzle_of(json.loads(line_for(puzzle))) == puzzle for puzzle in puzzles(key))


def test_every_puzzle_stands_on_a_legal_position_and_its_lines_are_legal(key: str) -> None:
    for puzzle in puzzles(key):
        at = position(puzzle)
        *_, state = states(at.game, dict(puzzle.options), puzzle.seed, puzzle.actions)
        assert state == at.state and state.to_move == puzzle.seat and state.fresh, puzzle.id
        for turns in (puzzle.best.turns, puzzle.next_best.turns, *((turn,) for turn in puzzle.as_good)):
            assert [*follow(at.game, state, [action for turn in turns for action in turn])], puzzle.id
        assert puzzle.best.turn != puzzle.next_best.turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_its_words(key: str, language: str) -> None:
    said = words(language)
    for puzzle in puzzles(key):
        idea = said.say(f"{puzzle.game}-puzzle-{puzzle.idea.kind}", **dict(puzzle.idea.values))
        assert 20 < len(idea) <= 200, (puzzle.id, idea)
        for line in (puzzle.best, puzzle.next_best):
            assert said.say(f"puzzle-worth-{line.worth.kind}", number=line.worth.number)
        assert said.say(f"puzzle-task-{puzzle.task}", number=puzzle.best.worth.number)
        assert said.say("puzzle-grade", grade=puzzle.grade)


def test_a_solution_is_told_turn_by_turn(key: str) -> None:
    for puzzle in puzzles(key)[::12]:
        told = solution(puzzle)
        assert [step.actions for step in told.best] and told.best[0].seat == puzzle.seat
        for step in (*told.best, *told.instead):
            for language in LANGUAGES:
                assert words(language).say(f"{key}-why-{step.reason.kind}", **step.reason.values)
