"""Everything two people can do at a table, without Discord: docs/tables.md tells it whole."""

from bot.tables.challenges.remembered_terms import ProposedTerms
from bot.tables.clock.months import Month
from bot.tables.competition.leagues import LeagueView
from bot.tables.competition.rating import PROVISIONAL, Rating
from bot.tables.competition.ratings import RankedRating
from bot.tables.competition.seasons import Season
from bot.tables.core.context import draw_seed
from bot.tables.core.sharing import Sharing
from bot.tables.play import table_faults
from bot.tables.practice.answer import is_asked, is_offered_end
from bot.tables.practice.play_on import BranchPoint
from bot.tables.puzzles.daily import PuzzleBefore
from bot.tables.puzzles.own_games import OwnTurn
from bot.tables.puzzles.solving import Attempts, PuzzleOf, PuzzleRecord
from bot.tables.queries.conditions import ConditionsView
from bot.tables.queries.head_to_head import HeadToHead
from bot.tables.queries.history import PastTurn, Said, Step
from bot.tables.queries.my_tables import TableSummary
from bot.tables.queries.permissions import Permission
from bot.tables.queries.standings import RankedBy, Standing
from bot.tables.queries.table_view import TableView
from bot.tables.tables import Play, Tables
from bot.tables.values.answers import Acted, Answer, Event, EventKind, GaveTime
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.limits import Limits
from bot.tables.values.notice_contents import NoticeKind
from bot.tables.values.states import (
    LIVE,
    ChallengeStatus,
    DeclineReason,
    EndReason,
    LeagueKind,
    LeagueStatus,
    ModeratorVerb,
    ResultKind,
    Suspension,
    TableStatus,
)
from bot.tables.values.terms import LENGTHS, PACES, First, Private, Rated, Takebacks, Terms
from data.errors import LeaseLost, StoreFailed
from data.records import (
    Challenge,
    DailyWish,
    League,
    Notice,
    OwnPuzzle,
    Person,
    Place,
    Posting,
    RingWish,
    Server,
    Table,
    VoteWish,
)

__all__ = [
    "LENGTHS",
    "LIVE",
    "PACES",
    "PROVISIONAL",
    "Acted",
    "Answer",
    "Attempts",
    "BranchPoint",
    "Challenge",
    "ChallengeStatus",
    "ConditionsView",
    "DailyWish",
    "DeclineReason",
    "EndReason",
    "ErrorCode",
    "Event",
    "EventKind",
    "First",
    "GaveTime",
    "HeadToHead",
    "League",
    "LeagueKind",
    "LeagueStatus",
    "LeagueView",
    "LeaseLost",
    "Limits",
    "ModeratorVerb",
    "Month",
    "Notice",
    "NoticeKind",
    "OwnPuzzle",
    "OwnTurn",
    "PastTurn",
    "Permission",
    "Person",
    "Place",
    "Play",
    "Posting",
    "Private",
    "ProposedTerms",
    "PuzzleBefore",
    "PuzzleOf",
    "PuzzleRecord",
    "RankedBy",
    "RankedRating",
    "Rated",
    "Rating",
    "ResultKind",
    "RingWish",
    "Said",
    "Season",
    "Server",
    "Sharing",
    "Standing",
    "Step",
    "StoreFailed",
    "Suspension",
    "Table",
    "TableError",
    "TableStatus",
    "TableSummary",
    "TableView",
    "Tables",
    "Takebacks",
    "Terms",
    "VoteWish",
    "draw_seed",
    "is_asked",
    "is_offered_end",
    "table_faults",
]
