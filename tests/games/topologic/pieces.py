"""Count the tiles and pawns of Topologic: what is counted stays, or goes where the action says."""

from games.core.game import Action, Position
from games.topologic.field import GAP
from games.topologic.rules import State


def count(before: Position, action: Action | None, after: Position) -> None:
    """The field lies as it lay, sixty tiles, and no pawn is lost."""
    assert isinstance(before, State)
    assert isinstance(after, State)
    assert after.field == before.field
    laid = [tile for row in after.field.rows for tile in row if tile != GAP]
    assert sorted(laid) == list(range(60))
    assert len(after.pawns) == len(before.pawns)
