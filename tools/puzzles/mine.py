"""Mine puzzles of a game: `python -m tools.puzzles.mine tactic --count 60 --seed one`; what is shipped already stays.

The same seed finds the same puzzles. Positions looked at are limited by `--positions`, never by the clock.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path

from games.puzzles.collection import line_for, puzzles
from games.puzzles.puzzle import GRADES, Puzzle, position
from games.registry import KEYS
from tools.puzzles.candidates import Hunt
from tools.puzzles.judgement import judge_of
from tools.puzzles.mining import STEERED, Selection, found
from tools.puzzles.verifying import faults

DATA = Path(__file__).parents[2] / "games" / "puzzles" / "data"


def main() -> None:
    asked = _arguments()
    selection = Selection(asked.count, () if asked.anew else _kept(asked.game, is_judged_again=asked.refresh))
    write(selection.chosen, asked.into / f"{asked.game}.jsonl")
    hunt = Hunt(asked.middle, frozenset(asked.only), asked.towards)
    for find in islice(found(asked.game, asked.seed, hunt), asked.found):
        if selection.wants(find.judgement) and selection.add(puzzle := find.puzzle()):
            print(f"{puzzle.id} grade {puzzle.grade} {puzzle.idea.kind}: {' '.join(puzzle.best.turn)}", flush=True)
            write(selection.chosen, asked.into / f"{asked.game}.jsonl")
        if selection.is_full:
            break
    print(table({asked.game: selection.chosen}))


def _kept(game: str, *, is_judged_again: bool) -> Iterable[Puzzle]:
    """Take what is shipped, with the grade and the idea that its judge gives it now if that is asked for."""
    for puzzle in puzzles(game):
        judged = judge_of(game).judge(position(puzzle)) if is_judged_again else None
        now = replace(puzzle, grade=judged.grade, idea=judged.idea) if judged else puzzle
        if not is_judged_again or not faults(now):
            yield now


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", default="one")
    parser.add_argument("--found", type=int, default=5000, help="stop after so many puzzles, chosen or not")
    parser.add_argument("--middle", action="store_true", help="look at games' middles, where fewer turns stand out")
    parser.add_argument("--only", nargs="*", default=(), help="look all through games for turns with these reasons")
    parser.add_argument("--towards", choices=STEERED, default="", help="what games of Logitac are steered towards")
    parser.add_argument("--anew", action="store_true", help="forget what is shipped")
    parser.add_argument("--refresh", action="store_true", help="judge what is shipped again before it is kept")
    parser.add_argument("--into", type=Path, default=DATA)
    return parser.parse_args()


def write(chosen: Iterable[Puzzle], path: Path) -> None:
    """Write a game's file, easier ones first."""
    ordered = sorted(chosen, key=lambda puzzle: (puzzle.grade, puzzle.id))
    path.write_text("".join(f"{line_for(puzzle)}\n" for puzzle in ordered), encoding="utf-8")


def table(chosen: Mapping[str, Iterable[Puzzle]]) -> str:
    """Count by game and grade, as docs/puzzles.md has it."""
    rows = ["| game | " + " | ".join(f"grade {grade}" for grade in GRADES) + " | all |", "|---|" + "---|" * 5]
    for game, ones in chosen.items():
        grades = Counter(puzzle.grade for puzzle in ones)
        rows.append(f"| {game} | " + " | ".join(str(grades[grade]) for grade in GRADES) + f" | {grades.total()} |")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
