"""What somebody new to a game scores against a level: `python -m tools.opponents.beginners topologic notebook 1 60`."""

import sys
from collections.abc import Callable
from typing import Any

from games.core.game import Action, Position
from games.core.option import usual
from games.core.outcome import Seat
from games.core.seeded import Lots
from games.opponents.match import MatchTally
from games.opponents.registry import opponent
from games.registry import game
from tools.opponents import (
    beginners_l_calculus,
    beginners_logan_stones,
    beginners_logitac,
    beginners_tactic,
    beginners_topologic,
)

Beginner = Callable[[Any, Lots], tuple[Action, ...]]

BEGINNERS: dict[str, dict[str, Beginner]] = {
    "l_calculus": {
        "all-off": beginners_l_calculus.takes_all_off,
        "own-marks": beginners_l_calculus.minds_own_marks,
    },
    "logan_stones": {
        "anything": beginners_logan_stones.completes_or_anything,
        "gathers": beginners_logan_stones.gathers,
    },
    "logitac": {
        "takes": beginners_logitac.takes,
        "marches": beginners_logitac.marches,
    },
    "topologic": {
        "two-answers": beginners_topologic.by_two_answers,
        "notebook": beginners_topologic.by_the_notebook,
    },
    "tactic": {
        "shortest-way": beginners_tactic.the_shortest_way,
        "forward": beginners_tactic.forward_by_chance,
    },
}


def points(key: str, beginner: Beginner, level: int, seat: Seat, seed: str) -> float:
    """Let a beginner in this seat meet a level as at a practice table: 1 for a win, a half for a draw."""
    rules, taken = game(key), 0
    state: Position = rules.setup(usual(rules.options, alone=True), seed)
    while state.to_move is not None:
        turn_seed = f"{seed}/{taken}"
        if state.to_move == seat:
            turn = beginner(rules.view(state, seat), Lots(turn_seed, "beginner"))
        else:
            turn = opponent(key).choose(rules.remembered(state, state.to_move), level, turn_seed)
        for action in turn:
            state = rules.apply(state, action)
            taken += 1
    winner = state.outcome.winner if state.outcome else None
    return 0.5 if winner is None else float(winner == seat)


def meet(key: str, name: str, level: int, games: int) -> MatchTally:
    """Play so many games, two by two from the same seed with the seats swapped."""
    beginner = BEGINNERS[key][name]
    found = [points(key, beginner, level, 1 if nth % 2 else 0, f"beginner {nth // 2}") for nth in range(games)]
    return MatchTally(found.count(1.0), found.count(0.5), found.count(0.0))


def main(words: list[str]) -> int:
    key, name, level, games = words
    found = meet(key, name, int(level), int(games))
    low, high = found.interval
    print(f"{key} {name} against {level}: {found.share:.2f} [{low:.2f}, {high:.2f}]", found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
