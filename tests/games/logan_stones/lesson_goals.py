"""What the steps of Logan Stones' lesson ask for."""

from bot.contract.beside_tests import Goal

GOALS: dict[str, Goal] = {
    "place": lambda t: len(t.after.lying) == len(t.before.lying) + 1,
    "turning": lambda t: bool(t.after.turned),
    "flip": lambda t: t.after.cells == t.before.cells and t.after.turn > t.before.turn,
    "lift": lambda t: t.before.held is None and t.after.held is not None,
    "drop": lambda t: t.after.held is None and t.after.cells != t.before.cells,
    "line": lambda t: t.wins,
}
