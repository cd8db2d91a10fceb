"""The errors of verbs, named by the catalogue keys of their messages."""

from collections.abc import Mapping
from enum import StrEnum

from games.core.illegal import IllegalAction

_MOST_REPEATED = 25  # signs

ErrorValue = str | int


class ErrorCode(StrEnum):
    """The values each key comes with stand in docs/tables.md."""

    UNKNOWN_TABLE = "error-unknown-table"
    UNKNOWN_CHALLENGE = "error-unknown-challenge"
    UNKNOWN_GAME = "error-unknown-game"
    NOT_YOUR_TABLE = "error-not-your-table"
    NOT_YOUR_TURN = "error-not-your-turn"
    OLD_TURN = "error-old-turn"
    TABLE_OVER = "error-table-over"
    SET_ASIDE = "error-set-aside"
    LOG_BROKEN = "error-log-broken"
    ILLEGAL = "error-illegal"
    BUSY = "error-busy"
    BAD_OPTION = "error-bad-option"
    BAD_TERM = "error-bad-term"
    BAD_REASON = "error-bad-reason"
    BAD_SETTING = "error-bad-setting"
    BAD_ID = "error-bad-id"
    SELF_CHALLENGE = "error-self-challenge"
    CHALLENGED_ALREADY = "error-challenged-already"
    CHANNEL_NOT_ALLOWED = "error-channel-not-allowed"
    GAME_NOT_ALLOWED = "error-game-not-allowed"
    CHALLENGE_CLOSED = "error-challenge-closed"
    STANDING_TWICE = "error-standing-twice"
    STANDING_FULL = "error-standing-full"
    NOT_INVITED = "error-not-invited"
    OWN_CHALLENGE = "error-own-challenge"
    NOT_AUTHOR = "error-not-author"
    TOO_MANY_TABLES = "error-too-many-tables"
    NOT_TAKING = "error-not-taking"
    FORGOTTEN = "error-forgotten"
    BLOCKED_BY_YOU = "error-blocked-by-you"
    CANNOT_BLOCK = "error-cannot-block"
    NOT_RATED = "error-not-rated"
    TOO_MANY_CHALLENGES = "error-too-many-challenges"
    ROOM_TAKEN = "error-room-taken"
    NOT_OVER = "error-not-over"
    SERIES_RUNS = "error-series-runs"
    RECAP_POSTED = "error-recap-posted"
    NO_TAKEBACKS = "error-no-takebacks"
    NOTHING_TO_TAKE_BACK = "error-nothing-to-take-back"
    REVEALED = "error-revealed"
    TAKEBACK_LATE = "error-takeback-late"
    ASKED_ALREADY = "error-asked-already"
    ASKED_BY_OTHER = "error-asked-by-other"
    ASKED_BEFORE = "error-asked-before"
    NOT_ASKED = "error-not-asked"
    NO_OFFER = "error-no-offer"
    OFFERED_ALREADY = "error-offered-already"
    CONDITIONS_PRACTICE = "error-conditions-practice"
    CONDITIONS_OWN_TURN = "error-conditions-own-turn"
    CONDITIONS_FULL = "error-conditions-full"
    CANCEL_LATE = "error-cancel-late"
    NO_CLOCK = "error-no-clock"
    TIME_NOT_UP = "error-time-not-up"
    OWN_CLOCK = "error-own-clock"
    AWAY_BAD = "error-away-bad"
    AWAY_TOO_LONG = "error-away-too-long"
    NOT_AWAY = "error-not-away"
    VOTE_OVER = "error-vote-over"
    LEAGUE_RUNS = "error-league-runs"
    LEAGUE_JOINED = "error-league-joined"
    LEAGUE_FULL = "error-league-full"
    LEAGUE_NOT_IN = "error-league-not-in"
    LEAGUE_TOO_FEW = "error-league-too-few"
    LEAGUE_CLOSED = "error-league-closed"
    LEAGUE_OVER = "error-league-over"
    LADDER_REACH = "error-ladder-reach"
    LADDER_BUSY = "error-ladder-busy"
    NOTHING_TO_UNDO = "error-nothing-to-undo"
    NOT_SET_ASIDE = "error-not-set-aside"
    CANNOT_UNLOCK = "error-cannot-unlock"
    NOTE_TOO_LONG = "error-note-too-long"
    NOTHING_TO_TELL = "error-nothing-to-tell"
    NO_PRIVATE_THREAD = "error-no-private-thread"
    OWN_TABLE = "error-own-table"
    NO_WATCHING = "error-no-watching"
    NOTHING_TO_SHARE = "error-nothing-to-share"
    NO_PUZZLE_IN_IT = "error-no-puzzle-in-it"
    OTHER_TURN_ASKED = "error-other-turn-asked"
    NO_SUCH_GAME = "error-no-such-game"
    NO_SUCH_STEP = "error-no-such-step"


Why = tuple[str, Mapping[str, str]]  # the words for a game's own reason, and their values


class TableError(Exception):
    """A verb was refused; nothing has changed."""

    def __init__(
        self, key: ErrorCode, near: tuple[str, ...] = (), *, why: Why | None = None, **values: ErrorValue
    ) -> None:
        super().__init__(f"{key} {values}" if values else key)
        self.key, self.near, self.why = key, near, why
        self.values: Mapping[str, ErrorValue] = values


def illegal_error(game: str, illegal: IllegalAction) -> TableError:
    """Make the error for a line that can't be played; its key names the rule that forbids it."""
    why = illegal.objection
    return TableError(
        ErrorCode.ILLEGAL,
        illegal.near,
        why=(f"{game}-illegal-{why.kind}", why.values) if why else None,
        fault=illegal.fault,
        word=illegal.word,
        nth=illegal.nth,
    )


def printable(given: object) -> str:
    """Make typed text safe to repeat in an answer."""
    return "".join(sign for sign in str(given)[:_MOST_REPEATED] if sign.isprintable())


def bad_term(name: str, value: object) -> TableError:
    return TableError(ErrorCode.BAD_TERM, name=name, value=printable(value))


def bad_setting(name: str, value: object) -> TableError:
    return TableError(ErrorCode.BAD_SETTING, name=printable(name), value=printable(value))
