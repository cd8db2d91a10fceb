"""Taking actions one after the other: typed lines, logs, digests."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from games.core.game import Action, Game, OpenGame, S, V
from games.core.illegal import IllegalAction, IllegalReason
from games.core.manual import Manual
from games.core.option import Options
from games.core.reading import read


def digest(state: object) -> str:
    """Name a state by its content: equal states, equal digests, in every process."""
    return sha256(repr(state).encode()).hexdigest()[:16]


def legal(game: Game[S, V], state: S) -> tuple[Action, ...]:
    return tuple(game.actions(game.view(state, state.to_move)))


def take(manual: Manual[V], state: S, text: str) -> list[tuple[Action, S]]:
    """Take a typed line, all or none: each action with the state after it.

    The line is read whole against what its player sees; each word is then read again where it falls due, since
    an action before it may have shown something (a lifted stone's other face) that settles how it is spelled.
    Not the first, which was read in this very position, and not where there is nothing to be shown.
    """
    game: Game[S, V] = manual.rules
    taken: list[tuple[Action, S]] = []
    for nth, word in enumerate(read(manual, game.view(state, state.to_move), text)):
        is_read_again = nth > 0 and not isinstance(game, OpenGame)
        action = read(manual, game.view(state, state.to_move), word)[0] if is_read_again else word
        state = game.apply(state, action)
        taken.append((action, state))
    return taken


def take_picked(game: Game[S, V], state: S, actions: Iterable[Action]) -> list[tuple[Action, S]]:
    """Take picked actions of one turn, all or none: each action with the state after it.

    They are checked against what their player sees before the first one, so that a refusal reveals nothing hidden.
    Actions after something was uncovered, or after the turn's end, are refused.
    """
    taken: list[tuple[Action, S]] = []
    view = game.view(state, state.to_move)
    for nth, action in enumerate(actions, 1):
        if taken:
            before, (last, _) = view, taken[-1]
            view = game.preview(before, last)
            if game.shows_hidden(before, last) or view.fresh or view.outcome is not None:
                raise IllegalAction(IllegalReason.TURN_OVER, action, nth)
        if action not in game.actions(view):
            raise IllegalAction(IllegalReason.ILLEGAL, action, nth)
        state = game.apply(state, action)
        taken.append((action, state))
    return taken


def states(game: Game[S, V], options: Options, seed: str, actions: Iterable[Action]) -> Iterator[S]:
    """Replay a log: the state at set-up, then after each action; IllegalAction where the log does not hold."""
    state = game.setup(options, seed)
    yield state
    yield from follow(game, state, actions)


def follow(game: Game[S, V], state: S, actions: Iterable[Action]) -> Iterator[S]:
    """Take actions that are spelled as the log spells them; IllegalAction where one isn't legal."""
    for nth, action in enumerate(actions, 1):
        if action not in legal(game, state):
            raise IllegalAction(IllegalReason.ILLEGAL, action, nth)
        state = game.apply(state, action)
        yield state
