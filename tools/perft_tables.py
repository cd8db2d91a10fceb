"""Choose the positions whose ways of going on are counted, and write the tables."""

from dataclasses import dataclass

from games.core.game import AnyGame, Position
from games.core.perft import perft
from games.core.play import states
from games.registry import KEYS
from tools.playthrough import walk

DEEPEST = 4
MOST_NODES = 100_000  # about so many of the last depth: a table is counted anew in every test run


@dataclass(frozen=True, slots=True)
class Start:
    """A position from which is counted: so many actions into a walk."""

    key: str
    options: tuple[tuple[str, str], ...] = ()
    seed: str = "cairn"
    actions: int = 0


OWN = {
    "l_calculus": (
        Start("l_calculus", (("blocks", "equal"),)),
        Start("l_calculus", (("counters", "12"), ("blocks", "equal")), "dusk", 12),
        Start("l_calculus", (), "dawn", 34),
    ),
    "logan_stones": (
        Start("logan_stones", (("faces", "free"),), "dusk", 3),
        Start("logan_stones", (), "brook", 31),
        Start("logan_stones", (("notes", "on"), ("faces", "free")), "noon", 12),
    ),
    "tactic": (
        Start("tactic", (), "dawn", 31),
        Start("tactic", (("variant", "capture"),), "rill", 197),
        Start("tactic", (("variant", "forced"),), "rill", 22),
    ),
    "topologic": (
        Start("topologic", (("field", "block"), ("entry", "edge")), "dusk", 2),
        Start("topologic", (("seekers", "3"),), "dawn", 5),
        Start("topologic", (("seekers", "4"), ("field", "block")), "noon", 9),
    ),
    "logitac": (
        Start("logitac", (), "dawn", 60),
        Start("logitac", (), "rill", 58),
        Start("logitac", (("reserve", "12"),), "brook", 77),
    ),
}


def starts(key: str) -> tuple[Start, ...]:
    """Begin at the set-up, and at three more positions: a game's own, or few actions on."""
    few = tuple(Start(key, (), seed, actions) for seed, actions in (("dusk", 2), ("dawn", 3), ("noon", 4)))
    return (Start(key), *OWN.get(key, few))


STARTS = tuple(start for key in KEYS for start in starts(key))


def position(game: AnyGame, start: Start) -> Position:
    actions = walk(game, dict(start.options), start.seed, start.actions)
    last: Position = list(states(game, dict(start.options), start.seed, actions))[-1]
    return last


def table(game: AnyGame) -> str:
    """Write blocks of `depth count`, each under the line that says where it starts."""
    starts = [start for start in STARTS if start.key == game.key] or [Start(game.key)]
    blocks = [_block(game, start) for start in starts]
    return f"# {game.key} {game.version}; made by `make golden`\n\n" + "\n\n".join(blocks) + "\n"


def heading(start: Start) -> str:
    options = " ".join(f"{name}={value}" for name, value in start.options) or "-"
    return f"seed {start.seed} options {options} actions {start.actions}"


def _block(game: AnyGame, start: Start) -> str:
    state = position(game, start)
    counts = [perft(game, state, 1), perft(game, state, 2)]
    while len(counts) < DEEPEST and counts[-1] ** 2 <= MOST_NODES * counts[-2]:  # growing as before, it is affordable
        counts.append(perft(game, state, len(counts) + 1))
    return "\n".join([heading(start), *(f"{depth} {count}" for depth, count in enumerate(counts, 1))])
