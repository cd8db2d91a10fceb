"""What a turn costs each opponent: processor time and positions looked at, by level, over games of every option."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median, quantiles

from bot.workers.jobs import JudgeCourse, JudgeTurn
from bot.workers.review import BUDGET_S, CANDIDATES
from games.core.game import AnyGame, Position
from games.opponents.opponent import LEVELS
from games.opponents.registry import opponent
from games.registry import games
from tools.bench.table import Row, show
from tools.opponents.positions import Walk, option_sets, walk

AT_MOST_MS = {1: 100, 2: 100, 4: 2_000}
ASKED = {1: 60, 2: 60, 3: 24, 4: 24}
LOOKED_BACK_AT = 80  # positions, begun turns among them
EVERY = 5  # so manieth position of a game is asked about


@dataclass(frozen=True, slots=True)
class Cost:
    milliseconds: float
    nodes: int


def positions(rules: AnyGame, most: int, every: int = EVERY) -> Iterator[Position]:
    """Take positions from games of every option in turn, begun turns among them."""
    sets, found, nth = option_sets(rules), 0, 0
    while True:
        for at, state in enumerate(walk(rules, Walk(sets[nth % len(sets)], f"bench {nth}"))):
            if state.to_move is not None and at % every == nth % every:
                yield state
                found += 1
                if found == most:
                    return
        nth += 1


def cost(rules: AnyGame, state: Position, level: int) -> Cost:
    thinking = opponent(rules.key)
    view, nodes, began = rules.view(state, state.to_move), thinking.nodes, time.process_time()
    thinking.choose(view, level, "bench")
    return Cost((time.process_time() - began) * 1000, thinking.nodes - nodes)


def rows_of(rules: AnyGame, level: int) -> Iterator[Row]:
    costs = [cost(rules, state, level) for state in positions(rules, ASKED[level])]
    taken = [each.milliseconds for each in costs]
    name, most = f"{rules.key}, level {level}", AT_MOST_MS.get(level)
    yield Row(f"{name}: p50", median(taken), "ms")
    yield Row("  p95", quantiles(taken, n=20)[-1], "ms", at_most=most)
    yield Row("  positions looked at, p50", median(each.nodes for each in costs), "nodes")


def look_back(rules: AnyGame) -> Row:
    """Do what a look back at sixty turns does: judge its course, and compare turns while there is time."""
    states = [state for state in positions(rules, LOOKED_BACK_AT, every=1) if state.fresh]
    views = [rules.view(state, state.to_move) for state in states]
    began = time.process_time()
    JudgeCourse(rules.key, None, "bench", tuple(views)).run()
    for view in views[:: len(views) // CANDIDATES][:CANDIDATES]:
        JudgeTurn(rules.key, view, "bench", opponent(rules.key).choose(view, 1, "bench")).run()
        if time.process_time() - began > BUDGET_S:
            break
    return Row(f"{rules.key}: look back at {len(views)} turns", time.process_time() - began, "s", at_most=10)


def main() -> None:
    rows = (row for rules in games() for level in LEVELS for row in rows_of(rules, level))
    show("opponents: what a turn costs", rows)
    show("a look back in a worker", map(look_back, games()))


if __name__ == "__main__":
    main()
