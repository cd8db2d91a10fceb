"""Games with planted leaks: each must be caught."""

from dataclasses import dataclass, field, replace

from games.core.game import Action
from games.core.outcome import Seat
from games.logan_stones import rules as logan_stones
from games.logan_stones.rules import LoganStones
from games.topologic.manual import TopologicManual
from games.topologic.rules import State, Topologic, View


class TellsInView(Topologic):
    """Shows the hidden tile to everyone."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), secrets=state.secrets)


@dataclass(frozen=True, slots=True)
class Whispering(View):
    tile: int | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{View.__str__(self)}{self.tile}"


class TellsInBoard(Topologic):
    """Keeps the tile where comparing views doesn't look, and prints it."""

    def view(self, state: State, seat: Seat | None) -> View:
        shown = super().view(state, seat)
        given = {name: getattr(shown, name) for name in View.__dataclass_fields__}
        return Whispering(**given, tile=state.secret)


class TellsInError(TellsInBoard):
    """Prints nothing, but its manual answers wrong words with what it knows."""

    def view(self, state: State, seat: Seat | None) -> View:
        shown = super().view(state, seat)
        return Muttering(**{name: getattr(shown, name) for name in Whispering.__dataclass_fields__})


class TellsInErrorManual(TopologicManual):
    def normalize(self, word: str) -> str:
        return word

    def words(self, view: View, text: str) -> list[str]:
        return [f"{text}{view.tile}"] if isinstance(view, Whispering) and text == "z" else super().words(view, text)


class Muttering(Whispering):
    __slots__ = ()

    def __str__(self) -> str:
        return View.__str__(self)


class TellsInLog(Topologic):
    """Writes the hiding into everybody's log."""

    def redact(self, state: State, action: Action, seat: Seat | None) -> Action:
        return action


class TellsUnsaid(Topologic):
    """Says that hearing the score reveals nothing, so that it could be taken back."""

    def reveals(self, state: State, action: Action) -> bool:
        return False


class NeverAnother(Topologic):
    """Makes every check vacuous: there is no other truth."""

    def resample(self, state: State, seat: Seat | None, seed: str) -> State:
        return state


class TellsHeld(LoganStones):
    """Shows everybody what is under the stone in somebody's hand."""

    def view(self, state: logan_stones.State, seat: Seat | None) -> logan_stones.View:
        unders = list(super().view(state, seat).unders)
        if state.held is not None:
            unders[state.held] = state.unders[state.held]
        return replace(super().view(state, seat), unders=tuple(unders))


class TurnsUnsaid(LoganStones):
    """Lets a player take back an action by which they saw a stone's other face."""

    def reveals(self, state: logan_stones.State, action: Action) -> bool:
        return False


class RemembersUnseen(LoganStones):
    """Takes for seen what only the other has had the chance to see."""

    def remembered(self, state: logan_stones.State, seat: Seat | None) -> logan_stones.View:
        return replace(super().remembered(state, seat), unders=state.unders)
