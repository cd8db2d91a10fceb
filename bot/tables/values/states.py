"""The words that the database uses for states and reasons."""

from enum import IntEnum, StrEnum


class ChallengeStatus(StrEnum):
    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class DeclineReason(StrEnum):
    NONE = ""
    NOT_NOW = "not-now"
    OTHER_GAME = "other-game"
    OTHER_TERMS = "other-terms"


class TableStatus(StrEnum):
    OPEN = "open"
    ASIDE = "aside"  # its log and our rules disagree: untouched until a moderator looks
    OVER = "over"
    CANCELLED = "cancelled"  # before both had moved
    UNFINISHED = "unfinished"  # given up without a result


LIVE = (TableStatus.OPEN, TableStatus.ASIDE)
ENDED = (TableStatus.OVER, TableStatus.CANCELLED, TableStatus.UNFINISHED)


class LeagueStatus(StrEnum):
    OPEN = "open"  # to join
    RUNNING = "running"
    OVER = "over"


class LeagueKind(StrEnum):
    LEAGUE = "league"  # everybody meets everybody once
    LADDER = "ladder"


class Reminded(IntEnum):
    """What the player to move was reminded of in this turn; rows hold the numbers, so none ever changes."""

    OF_NOTHING = 0
    LATE = 1
    TIME_UP = 2


class ResultKind(StrEnum):
    RUNNING = ""
    WON = "won"
    DRAWN = "drawn"
    NONE = "none"


DECIDED = (ResultKind.WON, ResultKind.DRAWN)


class EndReason(StrEnum):
    """Why a game or table ended, where the rules of the game did not end it."""

    AGREED = "agreed"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    GONE = "gone"  # the other player left the server
    CANCELLED = "cancelled"
    UNFINISHED = "unfinished"
    UNVOTED = "unvoted"  # nobody has voted for a week, where a server plays by votes
    ADJUDICATED = "adjudicated"
    STOPPED = "stopped"  # by a moderator, without a result


class Suspension(StrEnum):
    """Why a table was set aside."""

    RULES_CHANGED = "rules-changed"
    LOG_BROKEN = "log-broken"
    GAME_MISSING = "game-missing"


class LogState(StrEnum):
    """Whether a game's log can be relied on; no other state is ever shown."""

    KEPT = ""
    ASIDE = "aside"  # it doesn't lead to what it says, or was given up while its table was set aside
    ARCHIVED = "archived"  # it was written to a file, and is here no more


class EntryKind(StrEnum):
    ACT = "act"
    BACK = "back"
    RULES = "rules"


class ModeratorVerb(StrEnum):
    STOP = "end"
    UNDO = "undo"
    ADJUDICATE = "adjudicate"
    UNLOCK = "unlock"
