"""Ask for hints, and count what was said that isn't so: `python -m tools.hints tactic --count 400 --seed one`."""

import argparse
import sys
from collections import Counter
from itertools import islice

from games.registry import KEYS
from tools.hints.asking import hints, reasons
from tools.hints.claims import is_true
from tools.hints.told import ToldHint


def main() -> int:
    asked = _arguments()
    false = 0
    for key in asked.games:
        told, wrong = Counter[str](), Counter[str]()
        for one in islice((reasons if asked.reasons else hints)(key, asked.seed), asked.count):
            told[one.reason.kind] += 1
            if not is_true(one):
                wrong[one.reason.kind] += 1
                print(_shown(one), flush=True)
        kinds = ", ".join(f"{kind} {count}" for kind, count in told.most_common())
        print(f"{key}: {wrong.total()} of {told.total()} false ({kinds})", flush=True)
        false += wrong.total()
    return 1 if false else 0


def _shown(one: ToldHint) -> str:
    """Show what was false, and where."""
    return f"{one.state}\n  {' '.join(one.actions)}: {one.reason.kind} {one.values}\n"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KEYS, metavar="game")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", default="one")
    parser.add_argument("--reasons", action="store_true", help="explain what level 2 plays, which is quicker")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
