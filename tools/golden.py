"""Make every golden file anew. Look at what changed before you commit it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from games.registry import games
from tools.gallery import goldens
from tools.opponents.answers import QUESTIONS, answers
from tools.perft_tables import table
from tools.playthrough import GOLDEN, playthrough

TESTS = Path(__file__).parent.parent / "tests"
GAMES, PERFT, OPPONENTS = (TESTS / "games" / folder for folder in ("golden", "perft", "opponents/golden"))

Made = Iterator[tuple[Path, bytes]]


def playthroughs() -> Made:
    for name in GOLDEN:
        yield GAMES / f"{name}.txt", playthrough(name).encode()


def counts() -> Made:
    for game in games():
        yield PERFT / f"{game.key}.txt", table(game).encode()


def answered() -> Made:
    for key in QUESTIONS:
        yield OPPONENTS / f"{key}.txt", answers(key).encode()


MAKERS: tuple[Callable[[], Made], ...] = (playthroughs, counts, answered, goldens)


def main(names: list[str]) -> int:
    """Run all makers, or those named."""
    for make in MAKERS:
        if names and make.__name__ not in names:
            continue
        for path, content in make():
            if not path.exists() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
                print(f"changed: {path.relative_to(TESTS.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
