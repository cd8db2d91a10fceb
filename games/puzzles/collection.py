"""The shipped puzzles: a file of lines for each game, read when it is first needed."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from games.puzzles.puzzle import Puzzle, PuzzleIdea, PuzzleLine, PuzzleWorth
from games.registry import find_file


def puzzles(game: str, grade: int | None = None) -> tuple[Puzzle, ...]:
    """List a game's puzzles, or those of one grade, easier ones first; KeyError for a game nobody has."""
    return tuple(puzzle for puzzle in _shipped(game) if grade in (None, puzzle.grade))


def find(puzzle_id: str) -> Puzzle:
    """Find a puzzle by its id; KeyError where there is none."""
    return _by_id(puzzle_id.rpartition("-")[0])[puzzle_id]


@cache
def _shipped(game: str) -> tuple[Puzzle, ...]:
    lines = find_file(game, "puzzles").read_text(encoding="utf-8").splitlines()
    return tuple(puzzle_of(json.loads(line)) for line in lines)


@cache
def _by_id(game: str) -> Mapping[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in _shipped(game)}


def puzzle_of(data: Mapping[str, Any]) -> Puzzle:
    """Read a puzzle from its line."""
    return Puzzle(
        id=data["id"],
        game=data["game"],
        rules=data["rules"],
        seat=data["seat"],
        options=tuple(data["options"].items()),
        seed=data["seed"],
        actions=tuple(data["actions"]),
        task=data["task"],
        best=_line_of(data["best"]),
        next_best=_line_of(data["next_best"]),
        as_good=tuple(map(tuple, data["as_good"])),
        grade=data["grade"],
        idea=PuzzleIdea(data["idea"]["kind"], tuple(data["idea"]["values"].items())),
    )


def _line_of(data: Mapping[str, Any]) -> PuzzleLine:
    return PuzzleLine(tuple(map(tuple, data["turns"])), PuzzleWorth(*data["worth"]))


def line_for(puzzle: Puzzle) -> str:
    """Write a puzzle as its line of the file."""
    data = {
        "id": puzzle.id,
        "game": puzzle.game,
        "rules": puzzle.rules,
        "grade": puzzle.grade,
        "task": puzzle.task,
        "seat": puzzle.seat,
        "options": dict(puzzle.options),
        "seed": puzzle.seed,
        "actions": puzzle.actions,
        "best": _data_of(puzzle.best),
        "next_best": _data_of(puzzle.next_best),
        "as_good": puzzle.as_good,
        "idea": {"kind": puzzle.idea.kind, "values": dict(puzzle.idea.values)},
    }
    return json.dumps(data, separators=(",", ":"))


def _data_of(line: PuzzleLine) -> Mapping[str, Any]:
    return {"turns": line.turns, "worth": (line.worth.kind, line.worth.number)}
