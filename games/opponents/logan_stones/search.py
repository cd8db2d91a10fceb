"""Whether a player of Logan Stones can force a line in one world, and how many answers keep the other from it."""

from games.opponents.logan_stones.position import LoganPosition, LoganTurn

MOVING = 6  # how much longer it takes to see a line that a lying stone would complete


class OutOfLooks(Exception):
    """The search has looked for lines as often as it may."""


class LoganSearch:
    """One decision's search; turns that once kept a position safe are tried first."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self._good: dict[LoganTurn, int] = {}
        self._known: dict[object, bool] = {}

    def can_win(self, position: LoganPosition) -> bool:
        self.looks -= 1 if position.reserves[position.seat] else MOVING
        if self.looks < 0:
            raise OutOfLooks
        return position.can_win()

    def can_force(self, position: LoganPosition, turns: int) -> bool:
        """Tell whether the player to move can complete a line within so many turns of their own."""
        if self.can_win(position):
            return True
        if turns <= 1:
            return False
        key = (position.shows, position.unders, *position.reserves, turns)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._forces(position, turns)
        return known

    def _forces(self, position: LoganPosition, turns: int) -> bool:
        for turn in self._ordered(position):
            token = position.play(turn, may_win=False)
            try:
                if not position.over and not self.can_win(position) and self.is_lost(position, turns - 1):
                    self._praise(turn)
                    return True
            finally:
                position.undo(token)
        return False

    def is_lost(self, position: LoganPosition, turns: int) -> bool:
        """Tell whether every turn lets the other complete a line within so many turns; the mover can't win at once."""
        for turn in self._ordered(position):
            token = position.play(turn, may_win=False)
            try:
                if position.over or not self.can_force(position, turns):
                    self._praise(turn)
                    return False
            finally:
                position.undo(token)
        return True

    def answers(self, position: LoganPosition, most: int) -> int:
        """Count the turns after which the other can't win at once, up to a limit; the mover can't win at once."""
        safe = 0
        for turn in self._ordered(position):
            token = position.play(turn, may_win=False)
            try:
                if position.over or not self.can_win(position):
                    self._praise(turn)
                    safe += 1
            finally:
                position.undo(token)
            if safe >= most:
                break
        return safe

    def _praise(self, turn: LoganTurn) -> None:
        self._good[turn] = self._good.get(turn, 0) + 1

    def _ordered(self, position: LoganPosition) -> list[LoganTurn]:
        good = self._good
        return sorted(position.turns(), key=lambda turn: -good.get(turn, 0))
