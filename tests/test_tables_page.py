"""docs/tables.md is what the UI is written against: it must name everything."""

import inspect
from pathlib import Path

import pytest

from bot.tables import (
    ChallengeStatus,
    EndReason,
    ErrorCode,
    EventKind,
    ModeratorVerb,
    NoticeKind,
    Permission,
    Suspension,
)
from bot.tables.notices.outbox import Outbox
from bot.tables.play.away import AbsenceVerbs
from bot.tables.queries.table_view import TableView
from bot.tables.tables import Challenges, People, Play, Practice, Puzzles, Queries

PAGE = (Path(__file__).parents[1] / "docs" / "tables.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", [*ErrorCode, *EventKind, *NoticeKind, *Suspension, *ModeratorVerb])
def test_the_page_names_every_key(word: str) -> None:
    assert f"`{word}`" in PAGE


@pytest.mark.parametrize("word", [*Permission, *EndReason, *ChallengeStatus])
def test_the_page_names_every_word(word: str) -> None:
    assert f"`{word}`" in PAGE


ROOMS = {
    "challenges": Challenges,
    "play": Play,
    "clock": AbsenceVerbs,
    "queries": Queries,
    "notices": Outbox,
    "people": People,
    "practice": Practice,
    "puzzles": Puzzles,
}
METHODS = [
    f"{room}.{name}"
    for room, verbs in ROOMS.items()
    for name, _ in inspect.getmembers(verbs, inspect.isfunction)
    if name[0] != "_"
]


@pytest.mark.parametrize("name", METHODS)
def test_the_page_names_every_method(name: str) -> None:
    assert f"{name}(" in PAGE or f"`{name}`" in PAGE


@pytest.mark.parametrize("name", TableView.__slots__)
def test_the_page_names_everything_one_sees(name: str) -> None:
    assert f"`{name}`" in PAGE
