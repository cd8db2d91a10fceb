"""The kinds of notices, and which of them lapse or carry buttons."""

from collections.abc import Iterable
from enum import IntEnum, StrEnum


class NoticeKind(StrEnum):
    """The kinds; docs/tables.md says how each is shown and what it holds."""

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
    TIME_GIVEN = "time-given"
    GONE = "gone"
    ENDED = "ended"
    RESULT = "result"
    MODERATED = "moderated"
    SET_ASIDE = "set-aside"
    DAILY = "daily"


# Kinds that are dropped unshown when the next turn or the end makes them pointless.
OF_ONE_TURN = (
    NoticeKind.TURN,
    NoticeKind.TAKEN_BACK,
    NoticeKind.CHANGED,
    NoticeKind.REMINDER,
    NoticeKind.TIME_UP,
    NoticeKind.STILL_PLAYING,
    NoticeKind.TIME_GIVEN,
)
OF_A_LIVE_TABLE = (*OF_ONE_TURN, NoticeKind.END_OFFERED, NoticeKind.TAKEBACK_ASKED, NoticeKind.GONE)

# Kinds that only correct an older message: if that fails, no later notice waits for them.
EDITS = (NoticeKind.CHANGED,)

# Kinds whose messages have buttons.
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
    NoticeKind.DAILY,
)


REFUSED = "refused"  # in place of a posting's kind: Discord doesn't let a subject's news be shown, and that was told


class Urgency(IntEnum):
    """The order in which notices are shown; each urgency has slots of its own."""

    AT_ONCE = 0  # turns, ends and offers: somebody waits for them
    OPENING = 1  # what opens a thread, which Discord limits hard
    IN_TIME = 2  # reminders, and what else nobody waits for


OPENING = (NoticeKind.CHALLENGE, NoticeKind.CHALLENGE_CLOSED)
IN_TIME = (
    NoticeKind.REMINDER,
    NoticeKind.TIME_UP,
    NoticeKind.STILL_PLAYING,
    NoticeKind.SET_ASIDE,
    NoticeKind.RESULT,
    NoticeKind.DAILY,
)
_IN_TIME = frozenset(IN_TIME)


def urgency_of(kinds: Iterable[str]) -> Urgency:
    """Decide how urgent a subject is: as its most urgent notice, but a thread must be opened first."""
    known = set(kinds)
    if not known.isdisjoint(OPENING):
        return Urgency.OPENING
    return Urgency.IN_TIME if known and known <= _IN_TIME else Urgency.AT_ONCE
