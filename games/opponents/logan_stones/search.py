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

    def can_win(self, position: LoganPosition) -> bool:
        self.looks -= 1 if position.reserves[position.seat] else MOVING
        if self.looks < 0:
            raise OutOfLooks
        return position.can_win()

    def can_force(self, position: LoganPosition) -> bool:
        """Tell whether the player to move can complete a line at once, or next turn whatever the other does."""
        return self.can_win(position) or any(self._leaves_no_answer(position, turn) for turn in self._ordered(position))

    def _leaves_no_answer(self, position: LoganPosition, turn: LoganTurn) -> bool:
        token = position.play(turn, may_win=False)
        try:
            return not position.over and not self.can_win(position) and not self.answers(position, 1)
        finally:
            position.undo(token)

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
