"""The shipped puzzles: a file of lines for each game, read when it is first needed."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from games.puzzles.puzzle import Puzzle, PuzzleIdea, PuzzleLine, PuzzleWorth
from games.registry import find_file

_FIELDS = (  # of a line, in order
    *("id", "game", "rules", "grade", "task", "seat", "options", "seed", "actions"),
    *("best", "next_best", "as_good", "idea"),
)


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
    plain = {name: data[name] for name in _FIELDS}
    read = {
        "options": tuple(data["options"].items()),
        "actions": tuple(data["actions"]),
        "best": _line_of(data["best"]),
        "next_best": _line_of(data["next_best"]),
        "as_good": tuple(map(tuple, data["as_good"])),
        "idea": PuzzleIdea(data["idea"]["kind"], tuple(data["idea"]["values"].items())),
    }
    return Puzzle(**plain | read)


def _line_of(data: Mapping[str, Any]) -> PuzzleLine:
    return PuzzleLine(tuple(map(tuple, data["turns"])), PuzzleWorth(*data["worth"]))


def line_for(puzzle: Puzzle) -> str:
    data = {name: getattr(puzzle, name) for name in _FIELDS} | {
        "options": dict(puzzle.options),
        "best": _data_of(puzzle.best),
        "next_best": _data_of(puzzle.next_best),
        "idea": {"kind": puzzle.idea.kind, "values": dict(puzzle.idea.values)},
    }
    return json.dumps(data, separators=(",", ":"))


def _data_of(line: PuzzleLine) -> Mapping[str, Any]:
    return {"turns": line.turns, "worth": (line.worth.kind, line.worth.number)}
