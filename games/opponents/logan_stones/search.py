"""Whether a player of Logan Stones can force a line in one world, and how many answers keep the other from it."""

from games.opponents.logan_stones.position import LoganPosition, LoganTurn


class OutOfPlays(Exception):
    """The search has tried as many turns as it may."""


class LoganSearch:
    """One decision's search; turns that once kept a position safe are tried first."""

    def __init__(self, plays: int) -> None:
        self.plays = plays
        self._good: dict[LoganTurn, int] = {}
        self._known: dict[object, bool] = {}

    def _spend(self) -> None:
        self.plays -= 1
        if self.plays < 0:
            raise OutOfPlays

    def can_force(self, position: LoganPosition, turns: int) -> bool:
        """Tell whether the player to move can complete a line within so many turns of their own."""
        if position.can_win():
            return True
        if turns <= 1:
            return False
        key = (position.shows, position.unders, *position.reserves, turns)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._forces(position, turns)
        return found

    def _forces(self, position: LoganPosition, turns: int) -> bool:
        for turn in self._ordered(position):
            self._spend()
            token = position.play(turn)
            try:
                if not position.over and not position.can_win() and self.is_lost(position, turns - 1):
                    self._praise(turn)
                    return True
            finally:
                position.undo(token)
        return False

    def is_lost(self, position: LoganPosition, turns: int) -> bool:
        """Tell whether every turn lets the other complete a line within so many turns; the mover can't win at once."""
        for turn in self._ordered(position):
            self._spend()
            token = position.play(turn)
            try:
                if position.over or not self.can_force(position, turns):
                    self._praise(turn)
                    return False
            finally:
                position.undo(token)
        return True

    def answers(self, position: LoganPosition, most: int) -> int:
        """Count the turns after which the other can't win at once, up to a limit."""
        safe = 0
        for turn in self._ordered(position):
            self._spend()
            token = position.play(turn)
            if position.over or not position.can_win():
                self._praise(turn)
                safe += 1
            position.undo(token)
            if safe >= most:
                break
        return safe

    def _praise(self, turn: LoganTurn) -> None:
        self._good[turn] = self._good.get(turn, 0) + 1

    def _ordered(self, position: LoganPosition) -> list[LoganTurn]:
        good = self._good
        return sorted(position.turns(), key=lambda turn: -good.get(turn, 0))
