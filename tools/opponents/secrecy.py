"""Ask each opponent the same in two truths that its seat can't tell apart: `python -m tools.opponents.secrecy [N]`."""

import sys
from collections.abc import Iterator

from games.core.game import AnyGame, OpenGame, Position
from games.core.option import Options
from games.core.play import digest
from games.core.seeded import Lots
from games.opponents.opponent import LEVELS, AnyOpponent
from games.opponents.registry import opponent
from games.registry import KEYS, game
from tools.opponents.positions import Walk, option_sets, walk

POSITIONS = 2_000  # for each game with secrets
EVERY = 3  # so manieth position of a walk is asked about
SLOW_EVERY = 20  # in tests, of these the levels 3 and 4 and the ranking are asked; by hand at all of them


class Peeked(AssertionError):
    """An opponent answers differently in two truths that look the same to it."""


def ask(rules: AnyGame, thinking: AnyOpponent, state: Position, level: int, seed: str) -> object:
    return thinking.choose(rules.remembered(state, state.to_move), level, seed)


def assert_honest(rules: AnyGame, thinking: AnyOpponent, state: Position, seed: str, levels: tuple[int, ...]) -> bool:
    """Compare all answers in this truth and in another; tell whether the other truth was indeed another."""
    twin: Position = rules.resample(state, state.to_move, f"{seed} twin")
    for level in levels:
        _same(level, ask(rules, thinking, state, level, seed), ask(rules, thinking, twin, level, seed))
    _same("evaluation", *(thinking.evaluate(rules.remembered(truth, state.to_move)) for truth in (state, twin)))
    if 4 in levels:
        _same("rank", *(list(thinking.rank(rules.remembered(truth, state.to_move), seed)) for truth in (state, twin)))
    return digest(twin) != digest(state)


def _same(what: object, one: object, two: object) -> None:
    if one != two:
        raise Peeked(f"{what}: {one} | {two}")


def hidden_games() -> list[str]:
    return [key for key in KEYS if not isinstance(game(key), OpenGame)]


def positions(rules: AnyGame, most: int) -> Iterator[tuple[Position, str]]:
    """Walk through games of all options, as the lowest level and chance play them."""
    sets: list[Options] = option_sets(rules)
    found = 0
    for nth in range(most):
        for at, state in enumerate(walk(rules, Walk(sets[nth % len(sets)], f"honest {nth}"))):
            if state.to_move is not None and at % EVERY == nth % EVERY:
                yield state, f"{nth}/{at}"
                found += 1
                if found == most:
                    return


def examine(rules: AnyGame, thinking: AnyOpponent, most: int, slow_every: int = SLOW_EVERY) -> int:
    """Check so many positions; count those whose twin was another truth."""
    differing = 0
    for nth, (state, seed) in enumerate(positions(rules, most)):
        levels = LEVELS if Lots(seed, "levels").below(slow_every) == 0 or nth == most // 2 else (1, 2)
        differing += assert_honest(rules, thinking, state, seed, levels)
    return differing


def main(argv: list[str]) -> int:
    most = int(argv[0]) if argv else POSITIONS
    for key in hidden_games():
        differing = examine(game(key), opponent(key), most, slow_every=1)
        print(f"{key}: {differing} of {most} twins were another truth, all answers equal")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
