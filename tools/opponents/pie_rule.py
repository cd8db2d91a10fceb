"""Try a pie rule on one leg of L-Calculus, and tell what the first scores.

    python -m tools.opponents.pie_rule LEVEL GAMES

The first player plays White's first turn, the most even one as the level sees it. The second then takes White's place
or stays Black, as the level judges the position; from there on both play as the level plays.
"""

import sys
from collections.abc import Sequence

from games.core.option import Options
from games.core.seeded import Lots
from games.l_calculus.rules import GAME, State
from games.opponents.l_calculus.judging import JudgedTurn, LookAhead, marks_turns, solved_turns
from games.opponents.l_calculus.opponent import GLANCE, GOOD, OPPONENT
from games.opponents.l_calculus.position import position_of
from games.opponents.l_calculus.solution import Solution
from games.opponents.match import MatchTally

ONE_LEG: Options = {"quiet": 10, "legs": 1}


def judged(state: State, level: int, lots: Lots) -> Sequence[JudgedTurn]:
    """Weigh all turns as the level does."""
    at, solution = position_of(state), Solution(state.blocks)
    if level == 4:
        return solved_turns(solution, at)
    if level == 3:
        return LookAhead(solution, GOOD).turns(at)
    return marks_turns(solution, at, lots, GLANCE) if level == 1 else marks_turns(solution, at)


def first_scores(level: int, seed: str) -> float:
    """Play one game; give what the player who began it scored."""
    lots = Lots(seed, "pie")
    state = GAME.setup(ONE_LEG, seed)
    turns = judged(state, level, lots)
    most_even = min(abs(one.points) for one in turns)
    for action in lots.pick([one for one in turns if abs(one.points) == most_even]).turn.actions:
        state = GAME.apply(state, action)
    is_white_first = not takes_white(state, level, lots)
    while state.to_move is not None:
        for action in OPPONENT.choose(state, level, f"{seed}/{state.turn}"):
            state = GAME.apply(state, action)
    winner = state.outcome.winner if state.outcome else None
    return 0.5 if winner is None else float((winner == 0) == is_white_first)


def takes_white(state: State, level: int, lots: Lots) -> bool:
    """Judge for Black, who is to move: behind even after the best turn, or by lot where that is even."""
    ahead = position_of(state).lead + judged(state, level, lots)[0].points
    return ahead < 0 if ahead else bool(lots.below(2))


def main(words: list[str]) -> int:
    level, games = map(int, words)
    scores = [first_scores(level, f"pie {nth}") for nth in range(games)]
    found = MatchTally(scores.count(1.0), scores.count(0.5), scores.count(0.0))
    low, high = found.interval
    print(f"level {level}: the first scores {found.share:.2f} [{low:.2f}, {high:.2f}]", found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
