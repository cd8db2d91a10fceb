"""The one way a player's words can be wrong."""

from enum import StrEnum


class IllegalReason(StrEnum):
    EMPTY = "empty"  # nothing was typed
    UNREADABLE = "unreadable"  # no action of this game looks like that
    ILLEGAL = "illegal"  # well formed, but not in the list of legal actions
    AMBIGUOUS = "ambiguous"  # several legal actions could be meant
    TURN_OVER = "turn-over"  # the words before it already end the turn
    GAME_OVER = "game-over"
    NOT_YOURS = "not-yours"  # this view has nothing to do now


class IllegalAction(ValueError):
    """Names the word, its place in the line, what is wrong, and the nearest legal actions."""

    def __init__(self, fault: IllegalReason, word: str = "", nth: int = 1, near: tuple[str, ...] = ()) -> None:
        super().__init__(f"{fault}: word {nth} «{word}»; near: {' '.join(near) or '-'}")
        self.fault, self.word, self.nth, self.near = fault, word, nth, near
