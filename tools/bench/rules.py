"""How many positions a second the rules manage (legal list and one apply), and how long a long game takes to replay."""

import random
import subprocess
import sys
from dataclasses import dataclass
from time import perf_counter

from games.core.game import Action, AnyGame, Position
from games.core.play import legal, states
from games.registry import KEYS, games
from tools.bench.table import Row, show

AIMS = {"l_calculus": 20_000}  # 10 counters; the others:
AIM = 5_000
MOST_REPLAY = 50.0  # milliseconds, of a game of 200 turns
MOST_IMPORT = 100.0  # milliseconds
LONG = {"quiet": "off"}
SECONDS = 1.0
GAMES, MOST_TURNS = 12, 200


@dataclass(frozen=True, slots=True)
class Played:
    options: dict[str, str]
    seed: str
    actions: list[Action]
    states: list[Position]


def random_game(game: AnyGame, nth: int, turns: int) -> Played:
    """Play at random for so many turns; with `quiet` off where the game has it, so that it lasts."""
    lots = random.Random(nth)
    names = {option.name for option in game.options}
    played = Played({name: value for name, value in LONG.items() if name in names}, str(nth), [], [])
    state: Position = game.setup(played.options, played.seed)
    played.states.append(state)
    while state.to_move is not None and state.turn <= turns:
        played.actions.append(lots.choice(legal(game, state)))
        state = game.apply(state, played.actions[-1])
        played.states.append(state)
    return played


def middles(game: AnyGame) -> list[tuple[Position, Action]]:
    """Collect the middle third of some games, each position with the action taken there."""
    found: list[tuple[Position, Action]] = []
    for nth in range(GAMES):
        played = random_game(game, nth, MOST_TURNS)
        third = len(played.actions) // 3
        found += list(zip(played.states, played.actions, strict=False))[third : 2 * third]
    return found


def speed(game: AnyGame) -> float:
    """Measure positions a second: the list of legal actions and one of them applied."""
    pairs = middles(game)
    count, start = 0, perf_counter()
    while (passed := perf_counter() - start) < SECONDS:
        for state, action in pairs:
            game.actions(game.view(state, state.to_move))
            game.apply(state, action)
        count += len(pairs)
    return count / passed


def replay(game: AnyGame) -> tuple[int, float]:
    """Measure the longest of some random games, replayed with every action checked: its turns, and milliseconds."""
    longest = max((random_game(game, nth, MOST_TURNS) for nth in range(GAMES)), key=lambda played: len(played.actions))
    times = []
    for _ in range(5):
        start = perf_counter()
        list(states(game, longest.options, longest.seed, longest.actions))
        times.append(perf_counter() - start)
    return longest.states[-1].turn - 1, min(times) * 1000


def load(key: str) -> float:
    """Measure in a fresh process how long a game's module takes to import, in milliseconds."""
    timed = f"from time import perf_counter as now; t = now(); import games.{key}.rules; print((now() - t) * 1000)"
    runs = [subprocess.run([sys.executable, "-c", timed], capture_output=True, check=True) for _ in range(3)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    rows = [Row(game.key, speed(game), "positions/s", at_least=AIMS.get(game.key, AIM)) for game in games()]
    show("Rules: legal list and one apply, positions from the middle of random games", rows)
    timed = [(game.key, *replay(game)) for game in games()]
    rows = [Row(f"{key}, {turns} turns", spent, "ms", at_most=MOST_REPLAY) for key, turns, spent in timed]
    show("Rules: a long game replayed, every action checked", rows)
    show("Rules: import", [Row(key, load(key), "ms", at_most=MOST_IMPORT) for key in KEYS])


if __name__ == "__main__":
    main()
