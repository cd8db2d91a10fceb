"""What the steps of Tactic's lesson ask South for."""

from bot.contract.beside_tests import Goal, Trial
from games.tactic.board import BOARD
from games.tactic.rules import GAME

NAMES = [station.name for station in BOARD.stations]


def steps(trial: Trial) -> list[tuple[str, str]]:
    """List where South's patrols have gone from, and where to."""
    pairs = zip(trial.before.patrols[0], trial.after.patrols[0], strict=True)
    return [(NAMES[one], NAMES[other]) for one, other in pairs if one != other]


def line(station: str) -> int:
    return int(station[:-1])


def is_forward(trial: Trial) -> bool:
    return len(trial.actions) == 1 and [line(to) - line(at) for at, to in steps(trial)] == [1]


def is_sideways_then_forward(trial: Trial) -> bool:
    if len(trial.actions) != 2 or [at for at, _ in steps(trial)] != ["4c"]:
        return False
    half = Trial(trial.before, GAME.apply(trial.before, trial.actions[0]), trial.actions[:1])
    return [line(to) for _, to in steps(half)] == [4] and [line(to) for _, to in steps(trial)] == [5]


def bars_12b(trial: Trial) -> bool:
    """Whether nothing forward of North's patrol on 12b is free any more."""
    ways = {two if one == NAMES.index("12b") else one for one, two in BOARD.tracks if NAMES.index("12b") in (one, two)}
    ahead = {station for station in ways if line(NAMES[station]) == 11}
    return ahead <= {*trial.after.guards[0], *trial.after.patrols[0]}


GOALS: dict[str, Goal] = {
    "step": is_forward,
    "twice": is_forward,
    "sideways": is_sideways_then_forward,
    "line": lambda t: len(t.actions) == 1 and [at for at, _ in steps(t)] == ["2c"],
    "guard": bars_12b,
    "blocked": lambda t: len(t.after.guards[0]) + t.after.reserve[0] < len(t.before.guards[0]) + t.before.reserve[0],
    "home": lambda t: t.wins,
}
