"""Puzzles at the terminal: typed, answered, played out, in both languages."""

import io

import pytest

from games.puzzles.collection import find, puzzles
from games.puzzles.puzzle import Puzzle
from games.registry import KEYS
from games.terminal.commands.puzzling import TerminalPuzzle
from games.terminal.console import Console, shown
from games.terminal.program import main
from games.text import LANGUAGES, words


def typed(puzzle: Puzzle, text: str, language: str = "en") -> tuple[bool, str, str]:
    out, err = io.StringIO(), io.StringIO()
    stopped = TerminalPuzzle(words(language), Console(io.StringIO(text), out, err), puzzle).solve()
    return stopped, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in KEYS if puzzles(key)])
def test_a_wrong_turn_is_answered_and_the_right_one_played_out(key: str, language: str) -> None:
    puzzle = puzzles(key)[0]
    right, wrong = (" ".join(line.turn) for line in (puzzle.best, puzzle.next_best))
    is_solved, said, complained = typed(puzzle, f"{wrong}\n{right}\n", language)
    idea = shown(words(language).say(f"{key}-puzzle-{puzzle.idea.kind}", **dict(puzzle.idea.values)))
    assert is_solved and complained == ""
    assert words(language).say("terminal-puzzle-wrong") in said
    assert words(language).say("terminal-puzzle-solved", tries=2) in said
    assert idea in said


def test_action_by_action_lists_nonsense_and_the_solution() -> None:
    puzzle = next(one for one in puzzles("l_calculus") if len(one.best.turn) == 2)
    is_solved, said, complained = typed(puzzle, f"?\nnonsense\n\n{puzzle.best.turn[0]}\n{puzzle.best.turn[1]}\n")
    assert is_solved and "nonsense" in complained and said.count(puzzle.id) == 2
    assert words("en").say("terminal-puzzle-solved", tries=1) in said
    is_done, told, _ = typed(puzzle, "solution\n")
    assert is_done and words("en").say("terminal-puzzle-solved", tries=1) not in told
    assert typed(puzzle, "quit\n")[0] is False and typed(puzzle, "")[0] is False


def test_the_command_line_finds_puzzles_by_game_grade_and_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("solution\n\nquit\n"))
    assert main(["puzzle", "l-calculus", "--grade", "2", "--seed", "a"]) == 0
    assert capsys.readouterr().out.count("medium puzzle l_calculus-") == 2
    one = puzzles("l_calculus")[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["puzzle", "--id", one.id]) == 0 and find(one.id) is one
    assert one.id in capsys.readouterr().out
    assert main(["puzzle", "--id", "tactic-nothing"]) == 2
    assert "tactic-nothing" in capsys.readouterr().err
