"""The kinds of notices, and how urgent one is."""

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
    RECAP = "recap"
    WATCHED = "watched"
    MODERATED = "moderated"
    SET_ASIDE = "set-aside"
    DAILY = "daily"
    SHARED = "shared"
    DIGEST = "digest"
    LEAGUE = "league"
    LEAGUE_CHANGED = "league-changed"
    LEAGUE_REMINDER = "league-reminder"
    VOTE_CALL = "vote-call"
    SEASON = "season"


class Urgency(IntEnum):
    """The order in which notices are shown; each urgency has slots of its own."""

    AT_ONCE = 0  # turns, ends and offers: somebody waits for them
    OPENING = 1  # what opens a thread, which Discord limits hard
    IN_TIME = 2  # reminders, and what else nobody waits for
