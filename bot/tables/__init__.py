"""Everything two people can do at a table, without Discord: docs/tables.md tells it whole."""

from bot.tables.events import Answer, Did, Event
from bot.tables.finding import Summary
from bot.tables.history import Said, Step
from bot.tables.house import Limits, draw_seed
from bot.tables.looking import Sight
from bot.tables.may import Can
from bot.tables.notice_kinds import Tell
from bot.tables.standings import Standing
from bot.tables.states import Aside, Invitation, Reason, Refusal, Score, Status, Verb
from bot.tables.tables import Tables
from bot.tables.terms import LENGTHS, PACES, First, Takebacks, Terms
from bot.tables.wrong import TableError, Wrong

__all__ = [
    "LENGTHS",
    "PACES",
    "Answer",
    "Aside",
    "Can",
    "Did",
    "Event",
    "First",
    "Invitation",
    "Limits",
    "Reason",
    "Refusal",
    "Said",
    "Score",
    "Sight",
    "Standing",
    "Status",
    "Step",
    "Summary",
    "TableError",
    "Tables",
    "Takebacks",
    "Tell",
    "Terms",
    "Verb",
    "Wrong",
    "draw_seed",
]
