"""Count the sequences of actions: rules that give the right counts are very likely right."""

from games.core.game import Action, Game, S, V
from games.core.play import legal


def perft(game: Game[S, V], state: S, depth: int) -> int:
    """Count the sequences of exactly this many actions; the whole truth's legal lists count."""
    if depth == 0:
        return 1
    actions = legal(game, state)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, action), depth - 1) for action in actions)


def divide(game: Game[S, V], state: S, depth: int) -> dict[Action, int]:
    """Count by the first action, to find where two counts part."""
    return {action: perft(game, game.apply(state, action), depth - 1) for action in legal(game, state)}
