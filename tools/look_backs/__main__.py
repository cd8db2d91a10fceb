"""Count how many planted blunders a look back names, and what it says falsely of clean wins.

Each game is a line in `var/look_backs`, so that a measurement that was stopped goes on where it was.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.opponents.match import wilson
from games.registry import KEYS
from tools.look_backs.looking import faults, is_named, looked_back
from tools.look_backs.playing import PlayedGame, cleanly_won, lost_by_a_blunder

INTO = Path("var/look_backs")
LOST, WON = "lost", "won"


def main() -> None:
    asked = _arguments()
    INTO.mkdir(parents=True, exist_ok=True)
    for key in asked.games:
        lost = list(_measured(key, LOST, asked.seed, asked.count))
        won = list(_measured(key, WON, asked.seed, asked.count))
        named, false = sum(one["named"] for one in lost), sum(bool(one["faults"]) for one in (*lost, *won))
        low, high = wilson(named / len(lost), len(lost))
        print(f"{key}: {named} of {len(lost)} blunders named [{low:.2f}, {high:.2f}]; something false in {false} games")


def _measured(key: str, kind: str, seed: str, count: int) -> Iterator[dict[str, Any]]:
    """Go on from what is kept until there are so many games."""
    path = INTO / f"{key}-{kind}-{seed}.jsonl"
    kept = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    measured = [one for one in kept if one["turns"]]
    while len(measured) < count:
        name = f"{seed}-{len(kept)}"
        found = _line(key, lost_by_a_blunder(key, name) if kind == LOST else cleanly_won(key, name))
        kept.append(found)
        measured += [found] if found["turns"] else []
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(found)}\n")
    yield from measured[:count]


def _line(key: str, played: PlayedGame | None) -> dict[str, Any]:
    if played is None:
        return {"turns": 0}  # the game went otherwise than was wanted
    found = looked_back(key, played)
    return {
        "turns": len(played.turns),
        "loser": played.loser,
        "planted": played.planted,
        "named": is_named(played, found),
        "said": [(one.number, one.turn.seat, round(one.verdict.lost, 2)) for one in found.key_turns],
        "faults": list(faults(key, played, found)),
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KEYS, metavar="game")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", default="one")
    return parser.parse_args()


if __name__ == "__main__":
    main()
