"""The opponent at the terminal: it takes its turns at the same table, from its own view."""

from games.core.game import Action
from games.core.outcome import Seat, other
from games.opponents.registry import opponent
from games.terminal.table import TextTable

AHEAD = 0.15  # who stands so much better than what an agreed end gives plays on


class TerminalOpponent:
    def __init__(self, table: TextTable, seat: Seat, level: int) -> None:
        self._table, self.seat, self.level = table, seat, level
        self.person: Seat = other(seat)
        self._opponent = opponent(table.game.key)

    @property
    def arguments(self) -> str:
        """Spell what is typed to sit down against it again."""
        return f" --against {self.level}" + (f" --seat {self.person}" if self.person else "")

    @property
    def is_due(self) -> bool:
        return self._table.state.to_move == self.seat

    @property
    def agrees(self) -> bool:
        """Agree to stop unless it stands better than an agreed end would leave it."""
        winner = self._table.game.agreed_outcome(self._table.state).winner
        agreed = 0.0 if winner is None else 1.0 if winner == self.seat else -1.0
        value = self._opponent.evaluate(self._table.remembered(self.seat))
        return agreed >= (-value if self.seat else value) - AHEAD

    @property
    def gives_up(self) -> bool:
        return self._opponent.gives_up(self._table.remembered(self.seat), self.level)

    def play(self) -> tuple[tuple[Action, ...], list[str]]:
        """Take a turn; give back what the person may read of it, and the commitments to what it hides."""
        game, shown, promised = self._table.game, list[Action](), list[str]()
        seed = f"{self._table.seed}/{len(self._table.actions)}"
        for action in self._opponent.choose(self._table.remembered(self.seat), self.level, seed):
            shown.append(game.redact(self._table.state, action, self.person))
            promised += self._table.act(action)
        return tuple(shown), promised
