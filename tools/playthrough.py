"""Play one game from a seed and write down everything it shows, for the golden files."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256

from games.core.game import Action, AnyGame, OpenGame, Position
from games.core.outcome import SEATS, Seat
from games.core.play import digest, legal
from games.core.seeded import Lots
from games.records.record import result_of
from games.registry import KEYS, game, manual

SEED = "golden"
MOST_ACTIONS = 40
MOST_LISTED = 60


GOLDEN: Mapping[str, tuple[str, dict[str, str], int]] = {  # for each file the game, its options, and how long
    **{key: (key, {}, MOST_ACTIONS) for key in KEYS},
    "l_calculus-two_legs": ("l_calculus", {"legs": "2", "start": "drawn", "quiet": "10"}, 2 * MOST_ACTIONS),
}


def walk(game: AnyGame, options: dict[str, str], seed: str, most: int) -> tuple[Action, ...]:
    """Choose by the seed's own lots, a kind of action first: the same walk on every machine."""
    lots = Lots(seed, "walk")
    state: Position = game.setup(options, seed)
    actions: list[Action] = []
    while state.to_move is not None and len(actions) < most:
        kinds: dict[str, list[Action]] = {}
        for action in legal(game, state):
            kinds.setdefault(manual(game).summarize(action).kind, []).append(action)
        actions.append(lots.pick(kinds[lots.pick(sorted(kinds))]))
        state = game.apply(state, actions[-1])
    return tuple(actions)


def playthrough(name: str) -> str:
    key, options, most = GOLDEN[name]
    return "\n".join(_lines(game(key), options, most)) + "\n"


def _lines(game: AnyGame, options: dict[str, str], most: int) -> Iterator[str]:
    chosen = "".join(f", {name}={value}" for name, value in options.items())
    yield f"# {game.key} {game.version}{chosen}, seed {SEED}; made by `make golden`"
    state: Position = game.setup(options, SEED)
    yield from _position(game, state)
    for nth, action in enumerate(walk(game, options, SEED, most), 1):
        told = manual(game)
        summary = told.summarize(action)
        yield f"\n== {nth}. {action}"
        yield f"gist: {summary.kind} {dict(sorted(summary.values.items()))}; menu: {' / '.join(told.steps(action))}"
        if not isinstance(game, OpenGame):
            shown = ", ".join(f"{_name(seat)} {game.redact(state, action, seat)}" for seat in (*SEATS, None))
            yield f"log: {shown}; reveals: {game.reveals(state, action)}"
        state = game.apply(state, action)
        yield from _position(game, state)


def _position(game: AnyGame, state: Position) -> Iterator[str]:
    yield f"turn {state.turn}, to move {state.to_move}, fresh {state.fresh}, digest {digest(state)}"
    if state.outcome is not None:
        yield f"over: {result_of(state.outcome)}"
    public = str(game.view(state, None))
    yield public
    for seat in () if isinstance(game, OpenGame) else SEATS:
        shown = str(game.view(state, seat))
        yield f"-- {_name(seat)} sees the same" if shown == public else f"-- {_name(seat)}\n{shown}"
    yield f"-- legal {_listed(legal(game, state))}"


def _name(seat: Seat | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def _listed(actions: Sequence[Action]) -> str:
    """Write the list out, or where it is long both its ends and its hash."""
    if len(actions) <= MOST_LISTED:
        return f"{len(actions)}: {', '.join(actions)}"
    named = sha256(" ".join(actions).encode()).hexdigest()[:16]
    return f"{len(actions)} ({named}): {', '.join(actions[:20])} … {', '.join(actions[-20:])}"
