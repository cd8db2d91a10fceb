"""Verify the shipped puzzles, or one game's: `python -m tools.puzzles.verify tactic`; it takes some minutes."""

import argparse
import sys

from games.puzzles.collection import puzzles
from games.puzzles.puzzle import Puzzle
from games.registry import KEYS
from tools.puzzles.mine import DATA, table, write
from tools.puzzles.playing_on import plays_worse
from tools.puzzles.verifying import faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=KEYS, help="else all games")
    parser.add_argument("--drop", action="store_true", help="write the files anew without what doesn't hold")
    asked = parser.parse_args()
    wrong = {key: _wrong(key) for key in ([asked.game] if asked.game else KEYS)}
    held = {key: [puzzle for puzzle in puzzles(key) if puzzle.id not in ids] for key, ids in wrong.items()}
    if asked.drop:
        for key, ids in wrong.items():
            if ids:
                write(held[key], DATA / f"{key}.jsonl")
    print(table(held))
    return 1 if any(wrong.values()) and not asked.drop else 0


def _wrong(key: str) -> set[str]:
    found = {puzzle.id: [*faults(puzzle), *_played_on(puzzle)] for puzzle in puzzles(key)}
    for puzzle_id, said in found.items():
        for fault in said:
            print(f"{puzzle_id}: {fault}", flush=True)
    return {puzzle_id for puzzle_id, said in found.items() if said}


def _played_on(puzzle: Puzzle) -> list[str]:
    return ["played on, the next best turn scores more"] if plays_worse(puzzle) else []


if __name__ == "__main__":
    sys.exit(main())
