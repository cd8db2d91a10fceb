"""The kinds of notices, and which of them lapse or carry buttons."""

from enum import StrEnum


class NoticeKind(StrEnum):
    """How each is shown, and what its payload holds, stands in docs/tables.md."""

    CHALLENGE = "challenge"
    CHALLENGE_CLOSED = "challenge-closed"
    TURN = "turn"
    TAKEN_BACK = "taken-back"
    CHANGED = "changed"
    END_OFFERED = "end-offered"
    TAKEBACK_ASKED = "takeback-asked"
    OFFER_CLOSED = "offer-closed"
    REMINDER = "reminder"
    TIME_UP = "time-up"
    STILL_PLAYING = "still-playing"
    GONE = "gone"
    ENDED = "ended"
    MODERATED = "moderated"
    SET_ASIDE = "set-aside"


# Unshown ones that a later turn, or the end, makes pointless.
OF_ONE_TURN = (
    NoticeKind.TURN,
    NoticeKind.TAKEN_BACK,
    NoticeKind.CHANGED,
    NoticeKind.REMINDER,
    NoticeKind.TIME_UP,
    NoticeKind.STILL_PLAYING,
)
OF_A_LIVE_TABLE = (*OF_ONE_TURN, NoticeKind.END_OFFERED, NoticeKind.TAKEBACK_ASKED, NoticeKind.GONE)

# Messages that have buttons, as long as these are good for something.
WITH_BUTTONS = (
    NoticeKind.CHALLENGE,
    NoticeKind.TURN,
    NoticeKind.TAKEN_BACK,
    NoticeKind.END_OFFERED,
    NoticeKind.TAKEBACK_ASKED,
    NoticeKind.REMINDER,
    NoticeKind.TIME_UP,
    NoticeKind.STILL_PLAYING,
    NoticeKind.GONE,
    NoticeKind.ENDED,
)
