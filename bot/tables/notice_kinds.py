"""What is told at a table, and to whom it matters."""

from enum import StrEnum


class Tell(StrEnum):
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
OF_ONE_TURN = (Tell.TURN, Tell.TAKEN_BACK, Tell.CHANGED, Tell.REMINDER, Tell.TIME_UP, Tell.STILL_PLAYING)
OF_A_LIVE_TABLE = (*OF_ONE_TURN, Tell.END_OFFERED, Tell.TAKEBACK_ASKED, Tell.GONE)

# Messages that have buttons, as long as these are good for something.
WITH_BUTTONS = (
    Tell.CHALLENGE,
    Tell.TURN,
    Tell.TAKEN_BACK,
    Tell.END_OFFERED,
    Tell.TAKEBACK_ASKED,
    Tell.REMINDER,
    Tell.TIME_UP,
    Tell.STILL_PLAYING,
    Tell.GONE,
    Tell.ENDED,
)
