"""How levels err, the same in every game: in some turns a player thinks less well than it can."""

from dataclasses import dataclass

from games.core.seeded import Lots


@dataclass(frozen=True, slots=True)
class Attention:
    """Two of a game's ways to think, named by number; so many turns of a hundred get the better one."""

    better: int
    lesser: int
    turns: int

    def way(self, seed: str, turn: int) -> int:
        """Draw how a turn is thought through; who asks with one seed all game gets every turn drawn for itself."""
        return self.better if Lots(f"{seed}/{turn}", "attention").below(100) < self.turns else self.lesser


def always(way: int) -> Attention:
    return Attention(way, way, 100)
