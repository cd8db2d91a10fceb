"""Everything two people can do at a table, without Discord: docs/tables.md tells it whole."""

from bot.tables.answers import Acted, Answer, Event, EventKind, GaveTime
from bot.tables.challenges.terms import LENGTHS, PACES, First, Takebacks, Terms
from bot.tables.context import draw_seed
from bot.tables.errors import ErrorCode, TableError
from bot.tables.limits import Limits
from bot.tables.log.history import PastTurn, Said, Step
from bot.tables.notices.kinds import NoticeKind
from bot.tables.puzzles.solving import Attempts, PuzzleOf, PuzzleStanding
from bot.tables.queries.my_tables import TableSummary
from bot.tables.queries.permissions import Permission
from bot.tables.queries.standings import Standing
from bot.tables.queries.table_view import TableView
from bot.tables.sharing import Sharing
from bot.tables.states import (
    LIVE,
    ChallengeStatus,
    DeclineReason,
    EndReason,
    ModeratorVerb,
    ResultKind,
    Suspension,
    TableStatus,
)
from bot.tables.tables import Tables
from data.errors import LeaseLost, StoreFailed
from data.records import Challenge, DailyWish, Notice, Person, Posting, Server, Table

__all__ = [
    "LENGTHS",
    "LIVE",
    "PACES",
    "Acted",
    "Answer",
    "Attempts",
    "Challenge",
    "ChallengeStatus",
    "DailyWish",
    "DeclineReason",
    "EndReason",
    "ErrorCode",
    "Event",
    "EventKind",
    "First",
    "GaveTime",
    "LeaseLost",
    "Limits",
    "ModeratorVerb",
    "Notice",
    "NoticeKind",
    "PastTurn",
    "Permission",
    "Person",
    "Posting",
    "PuzzleOf",
    "PuzzleStanding",
    "ResultKind",
    "Said",
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
    "draw_seed",
]
