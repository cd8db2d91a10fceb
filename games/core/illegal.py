"""The error for text that is no legal action."""

from enum import StrEnum

from games.core.objection import Objection


class IllegalReason(StrEnum):
    EMPTY = "empty"  # nothing was typed
    TOO_LONG = "too-long"  # the line is longer than any turn
    UNREADABLE = "unreadable"  # the word is longer than any action
    ILLEGAL = "illegal"  # well formed, but not in the list of legal actions
    AMBIGUOUS = "ambiguous"  # several legal actions could be meant
    TURN_OVER = "turn-over"  # the words before it already end the turn
    GAME_OVER = "game-over"
    NOT_YOURS = "not-yours"  # the viewer is not to move


class IllegalAction(ValueError):
    """Names the word, its place in the line, what is wrong, by which rule, and the nearest legal actions."""

    def __init__(
        self,
        fault: IllegalReason,
        word: str = "",
        nth: int = 1,
        near: tuple[str, ...] = (),
        objection: Objection | None = None,
    ) -> None:
        why = f" ({objection.kind}, {objection.rule})" if objection else ""
        super().__init__(f"{fault}: word {nth} «{word}»{why}; near: {' '.join(near) or '-'}")
        self.fault, self.word, self.nth, self.near, self.objection = fault, word, nth, near, objection
