"""Hold hints of Logan Stones against the true backs: `python -m tools.opponents.logan_hints [N]` counts false ones."""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

from games.core.option import Options
from games.logan_stones.rules import GAME, OFF, State
from games.opponents.logan_stones.opponent import OPPONENT
from games.opponents.logan_stones.position import LoganPosition
from games.opponents.opponent import TurnReason
from tools.opponents.positions import option_sets

HINTS = 400
EVERY = 3  # so manieth turn is asked about
LONGEST = 60
LEVEL = 3
HEDGED = ("may-win", "may-stop", "risks", "lifts")


def is_true(state: State, actions: tuple[str, ...], said: TurnReason) -> bool:
    """Look in the truth, by the engine alone, whether what a hint says for certain is so."""
    seat = state.player
    for action in actions:
        if action not in GAME.actions(GAME.view(state, state.player)):
            return said.kind in HEDGED
        state = GAME.apply(state, action)
    match said.kind:
        case "wins":
            return state.outcome is not None and state.outcome.winner == seat
        case "ends":
            return state.outcome is not None and state.outcome.winner is None
        case "stops" | "safe":
            return not _can_win(state)
        case "turns":
            return not _can_win(state) and said.values["stones"] == len(state.turned)
        case "no-answer" | "few-answers":
            return _safe_answers(state) <= int(said.values.get("answers", 0))
    return True


def _can_win(state: State) -> bool:
    return state.outcome is None and LoganPosition(state, tuple(under or "" for under in state.unders)).can_win()


def _safe_answers(state: State) -> int:
    """Count by the engine the turns after which the one who left them can't complete a line."""
    left: set[object] = set()
    for action in GAME.actions(GAME.view(state, state.player)):
        middle = GAME.apply(state, action)
        ends = [middle] if middle.fresh else [GAME.apply(middle, drop) for drop in _drops(middle)]
        left |= {_position(end) for end in ends if end.outcome or not _can_win(end)}
    return len(left)


def _position(state: State) -> object:
    """Name a position without saying which of two stones that are alike lies where."""
    return tuple(
        sorted(
            zip(
                state.cells,
                state.tops,
                state.unders,
                (stone // 8 if cell == OFF else 2 for stone, cell in enumerate(state.cells)),
                strict=True,
            )
        )
    )


def _drops(state: State) -> list[str]:
    return list(GAME.actions(GAME.view(state, state.player)))


def careful_game(options: Options, seed: str, level: int = LEVEL) -> Iterator[State]:
    """Let two good players meet, who seldom lose at once: each state in which one of them is to begin a turn."""
    state = GAME.setup(options, seed)
    while state.to_move is not None and state.turn <= LONGEST:
        if state.fresh:
            yield state
        for action in OPPONENT.choose(GAME.remembered(state, state.player), level, f"{seed}/{state.turn}"):
            state = GAME.apply(state, action)


def hints(most: int, level: int = LEVEL) -> Iterator[tuple[TurnReason, bool]]:
    """Ask for hints along games of all options, and look whether each is true."""
    for nth, options in zip(range(most), cycle(option_sets(GAME)), strict=False):
        for state in careful_game(options, f"hints {nth}", level):
            if state.turn % EVERY == nth % EVERY:
                view = GAME.remembered(state, state.player)
                best = OPPONENT.rank(view, f"hint {state.turn}", 1)[0].actions
                said = OPPONENT.explain(view, best)
                yield said, is_true(state, best, said)


def main(words: list[str]) -> int:
    told, false = Counter[str](), Counter[str]()
    most = int(words[0]) if words else HINTS
    for said, holds in islice(hints(most), most):
        told[said.kind] += 1
        false[said.kind] += not holds
    print("\n".join(f"{kind}: {count} told, {false[kind]} false" for kind, count in told.most_common()))
    return 1 if false.total() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
