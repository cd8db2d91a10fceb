"""Records: one frozen dataclass for each table of the database; its fields are the columns.

Ids are text. Times are whole milliseconds UTC; a `…_run` column counts running time, which stands still while the
program is down, so that nobody is charged for that. Words (status, pace, kind) are those of `bot.tables`.
"""

from dataclasses import dataclass
from typing import ClassVar

from data.league_records import League as League  # noqa: PLC0414  # given out from here
from data.league_records import LeagueMember as LeagueMember  # noqa: PLC0414  # given out from here
from data.private_records import Conditions as Conditions  # noqa: PLC0414  # given out from here
from data.private_records import TableNote as TableNote  # noqa: PLC0414  # given out from here
from data.puzzle_records import DailyPost as DailyPost  # noqa: PLC0414  # given out from here
from data.puzzle_records import DailyTry as DailyTry  # noqa: PLC0414  # given out from here
from data.puzzle_records import DailyWish as DailyWish  # noqa: PLC0414  # given out from here
from data.puzzle_records import OwnPuzzle as OwnPuzzle  # noqa: PLC0414  # given out from here
from data.puzzle_records import PuzzleResult as PuzzleResult  # noqa: PLC0414  # given out from here
from data.vote_records import Vote as Vote  # noqa: PLC0414  # given out from here
from data.vote_records import VoteCall as VoteCall  # noqa: PLC0414  # given out from here
from data.vote_records import VoteWish as VoteWish  # noqa: PLC0414  # given out from here


@dataclass(frozen=True, slots=True)
class Pulse:
    """The running time: when the program was last up, and how much time it has missed. One row."""

    TABLE: ClassVar[str] = "pulses"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    alive_at: int
    missed: int
    version: int = 0


@dataclass(frozen=True, slots=True)
class Person:
    """A person's preferences."""

    TABLE: ClassVar[str] = "people"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    name: str = ""  # as Discord told it last; pictures and threads show it
    language: str = ""  # as Discord tells it last; "" while unknown
    preview: bool = True  # show what an action leads to before it is confirmed
    direct: bool = False  # send reminders as direct messages
    theme: str = ""  # of pictures shown to this person alone; "" for the default
    boards: str = ""  # which of a game's boards: "logitac=pyramid", parted by spaces
    version: int = 0
    seat: str = ""  # who begins where they don't say, by the words of `First`; "" for as usual
    rated: bool = False  # plays rated games, and is shown with a rating


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings."""

    TABLE: ClassVar[str] = "servers"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    language: str = ""  # "" as the server's own
    theme: str = ""
    pace: int = 3  # days a turn, offered as the default
    threads: bool = True
    most_tables: int = 20  # a person
    channels: str = ""  # ids where challenges are allowed, parted by spaces; "" for all
    moderators: str = ""  # ids of roles, parted by spaces
    version: int = 0
    results: bool = True  # tell each result in one line in the channel
    players: str = ""  # ids of roles of whom one is needed to play, parted by spaces; "" for none
    games: str = ""  # parted by spaces; "" for all
    most_challenges: int = 0  # a person and hour; 0 for as many as they like
    watching: bool = True  # let others ask to be told how a game ends
    recaps: bool = False  # show the recap with the result
    results_channel: str = ""  # where results are told; "" for the channel above the thread
    season_channel: str = ""  # where a month's page is posted; "" for none
    season_at: int | None = None  # when the next one is due


@dataclass(frozen=True, slots=True)
class Challenge:
    """An offer to play; the table that comes of it has the same id."""

    TABLE: ClassVar[str] = "challenges"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    guild: str
    channel: str
    author: str
    invited: str | None  # None: anyone in the channel
    game: str
    options: str  # JSON object, complete
    first: str
    pace: int
    takebacks: str
    best_of: int
    rematch_of: str | None
    status: str
    reason: str
    opened_at: int
    expires_at: int
    notices: int = 0
    version: int = 0
    standing: int = 0  # how many tables may run from it at once; 0: the first acceptance uses it up
    private: str = "no"
    rated: str = "no"
    league: str | None = None  # the ladder it is made on


@dataclass(frozen=True)  # no slots: a turn copies the row several times, and a dict is copied at once
class Table:
    """One game, or series, between two people: the terms, and where it stands now."""

    TABLE: ClassVar[str] = "tables"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    guild: str
    channel: str  # "" for practice that is shown in private messages alone
    room: str | None  # the channel itself, where there is no thread: one table at a time
    game: str
    rules_version: int
    options: str
    host: str  # who challenged
    guest: str
    lead: int  # who has seat 0 in the first game: 0 the host, 1 the guest
    pace: int
    takebacks: str
    best_of: int
    status: str
    ending: str  # why it is over, or why it was set aside
    opened_at: int
    moved_at: int
    ended_at: int | None
    game_no: int
    host_wins: int
    guest_wins: int
    turn_no: int  # counts turn messages: it only ever grows, also at a takeback and at a new game
    entries: int  # in the log of the running game
    turn: int
    fresh: bool
    to_move: int | None
    since_run: int  # when the running turn's clock was last set
    allotted: int | None  # the time it was set to
    deadline_run: int | None
    reminded: int  # `Reminded` in bot/tables/values/states.py
    quiet_run: int  # since when nothing has happened here
    asked_run: int | None  # when both were asked whether they go on
    gone: str | None  # who left the server
    gone_run: int | None
    check_run: int | None  # when something is due next
    draw_by: int | None  # the seat that offers to stop
    draw_turn: int  # the turn_no of the last offer
    back_by: int | None  # the seat that asks for its turn back
    back_turn: int
    notices: int
    version: int = 0
    level: int | None = None  # at which the bot plays here; None between people
    by_lot: bool = False  # `lead` comes out of the seed of the first game
    played_on: bool = False  # practice that went on from a position of another game
    standing_challenge: str | None = None  # that it comes from
    watched: bool = False  # somebody has asked to be told the end
    private: str = "no"  # played in a private thread, and told to nobody
    told_by: int = 0  # of a private table, who wants its result told: 1 the host, 2 the guest, 3 both
    conditions: int = 0  # who has a row of them here: 1 the host, 2 the guest, 3 both; never shown, like the next
    only_turns: int = 0  # whose only legal turn is played for them, counted likewise
    rated: str = "no"
    anchors: int = 0  # the version of the strengths by which its rated games are judged; 0 where they aren't rated
    league: str | None = None  # that it belongs to


@dataclass(frozen=True, slots=True)
class Round:
    """One game of a table: who sat where, its secret seed, how it ended."""

    TABLE: ClassVar[str] = "rounds"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "game_no")

    table_id: str
    game_no: int
    guild: str
    game: str
    seed: str
    seat_0: str
    seat_1: str
    started_at: int
    ended_at: int | None
    result: str  # "" while it runs, then won, drawn or none
    reason: str
    winner: str | None
    loser: str | None
    turns: int
    version: int = 0
    promise: str = ""  # of the seed, as it was shown; older rows were given theirs by the migration
    entries: int | None = None  # in its log, once it is over; None where that wasn't kept yet
    log_state: str = ""  # `LogState` in bot/tables/values/states.py
    recapped_at: int | None = None  # when its recap was given to be posted, once


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log; lines are only ever added."""

    TABLE: ClassVar[str] = "entries"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "game_no", "number")

    table_id: str
    game_no: int
    number: int  # from 1
    kind: str  # act; back: the last `count` actions are taken back; rules: replayed under another version
    seat: int | None
    action: str
    count: int
    turn: int
    digest: str  # of the state after it
    salt: str  # of a hidden action's commitment
    at: int
    left_ms: int | None  # on the clock when it was made
    reminded: int
    promise: str = ""  # of a hidden action, as it was shown
    conditional: bool = False  # played by itself, as its player had said before


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that has happened and is to be shown; gone once it was."""

    TABLE: ClassVar[str] = "notices"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str  # at most 25 characters: it is the message's nonce
    subject: str  # a challenge or the table it became
    number: int
    kind: str
    mentions: str  # ids, parted by spaces
    turn_no: int
    payload: str  # JSON object, never a secret
    made_at: int
    due_at: int
    version: int = 0


@dataclass(frozen=True, slots=True)
class Posting:
    """A message that still has buttons."""

    TABLE: ClassVar[str] = "postings"
    KEY: ClassVar[tuple[str, ...]] = ("message",)

    message: str
    channel: str
    subject: str
    notice: str
    kind: str
    turn_no: int
    stale: bool  # its buttons are to be taken away
    version: int = 0
    note: str = ""  # what the message says then in place of what it asked


@dataclass(frozen=True, slots=True)
class Place:
    """The channel or thread in which a table is shown."""

    TABLE: ClassVar[str] = "places"
    KEY: ClassVar[tuple[str, ...]] = ("subject",)

    subject: str
    channel: str  # the thread, or the channel itself
    message: str | None  # the newest turn message
    version: int = 0


@dataclass(frozen=True, slots=True)
class Away:
    """A time in which a person's clocks stand still."""

    TABLE: ClassVar[str] = "aways"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    person: str
    from_at: int
    until_at: int
    from_run: int
    until_run: int
    version: int = 0


@dataclass(frozen=True, slots=True)
class RingWish:
    """When, and how, a person wants to be rung."""

    TABLE: ClassVar[str] = "ring_wishes"
    KEY: ClassVar[tuple[str, ...]] = ("person",)

    person: str
    quiet_from: int = 0  # the hour in which quiet hours begin, and the one in which they are over: the same for none
    quiet_to: int = 0
    zone: str = "UTC"  # by its name in the IANA database
    reminder: str = "late"  # `Reminder` in bot/tables/values/reminders.py
    digest: bool = False  # one message after the quiet hours in place of reminders
    digest_at: int | None = None  # when the next one is due
    version: int = 0


@dataclass(frozen=True, slots=True)
class Watch:
    """Somebody wants to be told how a running table ends; the row goes once they were."""

    TABLE: ClassVar[str] = "watches"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "person")

    table_id: str
    person: str


@dataclass(frozen=True, slots=True)
class Block:
    """A person begins no new games with another, nor the other with them."""

    TABLE: ClassVar[str] = "blocks"
    KEY: ClassVar[tuple[str, ...]] = ("person", "blocked")

    person: str
    blocked: str
    since: int


@dataclass(frozen=True, slots=True)
class Intervention:
    """A moderator's decision and its reason."""

    TABLE: ClassVar[str] = "interventions"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "number")

    table_id: str
    number: int
    guild: str
    moderator: str
    verb: str
    reason: str
    at: int
    version: int = 0


@dataclass(frozen=True, slots=True)
class Delivery:
    """An interaction that was carried out, with its answer: a second delivery does nothing."""

    TABLE: ClassVar[str] = "deliveries"
    KEY: ClassVar[tuple[str, ...]] = ("interaction",)

    interaction: str
    person: str
    answer: str  # JSON
    at: int


@dataclass(frozen=True, slots=True)
class Learning:
    """How far a person has come in the lesson of a game."""

    TABLE: ClassVar[str] = "learnings"
    KEY: ClassVar[tuple[str, ...]] = ("person", "game")

    person: str
    game: str
    done: bool  # came to the end once
    version: int = 0
    place: str = ""  # the step that comes next, and the way to it; "": the first


@dataclass(frozen=True, slots=True)
class RememberedTerms:
    """On which terms a person last agreed to play a game."""

    TABLE: ClassVar[str] = "remembered_terms"
    KEY: ClassVar[tuple[str, ...]] = ("person", "game")

    person: str
    game: str
    terms: str  # JSON object, without the game
    agreed_at: int
    version: int = 0


RECORDS = tuple(kind for kind in list(globals().values()) if hasattr(kind, "TABLE"))  # in the order above
