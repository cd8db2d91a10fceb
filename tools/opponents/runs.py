"""Play a plan of meetings and keep every game, so that it goes on where it was stopped.

    python -m tools.opponents.runs KEEP PLAN [SEED]

A line of the plan: `tactic 4 3 200 variant=forced`, a game, two players, how many games, options. What is kept stands
in KEEP under what the game and its opponent are made of, so that games of one are never counted with another's.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from games.core.option import complete
from games.opponents.match import MatchTally, percentile
from games.registry import game
from tools.opponents.meetings import Meeting, Met, counted, first_seat, play

ROOT = Path(__file__).parent.parent.parent
PART = 20  # games, before a result is told
TOLD = ("manual", "scenes", "telling", "objections")  # modules that only say what happens


def made_of(key: str) -> str:
    """Name by their contents the rules and the opponent of a game."""
    folders = (ROOT / "games" / key, ROOT / "games" / "opponents" / key)
    shared = (ROOT / "games" / "opponents" / "attention.py", ROOT / "games" / "core" / "seeded.py")
    files = (file for folder in folders for file in folder.rglob("*.*") if "__pycache__" not in file.parts)
    digest = sha256()
    for file in sorted((*(file for file in files if not file.name.startswith(TOLD)), *shared)):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:10]


def read(line: str) -> tuple[Meeting, int]:
    """Read a line of the plan."""
    key, one, two, games, *options = line.split()
    given = dict(option.split("=", 1) for option in options)
    known = complete(game(key).options, given)
    return Meeting(key, (one, two), {name: known[name] for name in given}), int(games)


class Kept:
    """The games of one meeting that were played, a line each."""

    def __init__(self, folder: Path, meeting: Meeting, seed: str) -> None:
        self._file = folder / made_of(meeting.key) / seed / f"{str(meeting).replace(' ', '_')}.jsonl"
        self._file.parent.mkdir(parents=True, exist_ok=True)

    def games(self) -> list[Met]:
        """List them; a line that was cut off by an end of the program doesn't count."""
        text = self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._file.write_text(whole, encoding="utf-8")
        return [Met(**json.loads(line)) for line in whole.splitlines()]

    def add(self, met: Met) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(met)) + "\n")


def run(folder: Path, meeting: Meeting, games: int, seed: str) -> Iterator[str]:
    """Play what is missing, and tell how it stands now and then."""
    kept = Kept(folder, meeting, seed)
    met = kept.games()
    for nth in range(len(met), games):
        met.append(play(meeting, nth, seed))
        kept.add(met[-1])
        if len(met) % PART == 0 and len(met) < games:
            yield told(meeting, met)
    yield told(meeting, met)


def told(meeting: Meeting, met: list[Met]) -> str:
    """Say the first player's score, who sat where, how many were drawn and how long they took."""
    turns = [float(one.turns) for one in met]
    middle, long = percentile(turns, 0.5), percentile(turns, 0.95)
    return f"{meeting}: {_share(counted(met))}; seat 0 {_share(first_seat(met))}; turns {middle:g} ({long:g})"


def _share(found: MatchTally) -> str:
    low, high = found.interval
    return f"{found.share:.3f} [{low:.2f}, {high:.2f}] +{found.won} ={found.drawn} -{found.lost}"


def main(words: list[str]) -> int:
    folder, plan, *seed = words
    for line in Path(plan).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            meeting, games = read(line)
            for said in run(Path(folder), meeting, games, seed[0] if seed else "runs"):
                print(said, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
