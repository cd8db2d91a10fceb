"""What can be done after a game: two next steps that stand out, then all the rest."""

import discord

from bot.tables import Table, TableView
from bot.tables.values.ids import is_forgotten
from bot.tables.values.terms import is_private
from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, rows
from games.opponents.opponent import LEVELS

REMATCH, LEVEL, REVIEW, PUZZLE = "rematch", "level", "review", "try-puzzle"
OWN_TURN, TELL = "own-turn", "tell-result"
REST = (REMATCH, REVIEW, OWN_TURN, "recap", "replay", "export", "fair", TELL)


def end_rows(table_view: TableView, number: int, speech: Words, *, over: bool) -> list[Item]:
    """Offer the next steps in a row of their own; within a series the next game begins by itself."""
    steps = next_steps(table_view) if over else ()
    styles = (discord.ButtonStyle.primary, discord.ButtonStyle.secondary)
    first = [_button(table_view, number, step, speech, style) for step, style in zip(steps, styles, strict=False)]
    rest = [step for step in _rest(table_view, over=over) if step not in steps]
    return [*rows(first), *rows([_button(table_view, number, step, speech) for step in rest])]


def next_steps(table_view: TableView) -> tuple[str, str]:
    """Choose two steps by how it went: up and a puzzle after a win over the bot, a look back after a loss to it."""
    if not can_meet_again(table_view):
        return REVIEW, PUZZLE
    if table_view.table.level is None:
        return REMATCH, REVIEW
    again = LEVEL if next_level(table_view) else REMATCH
    return (again, PUZZLE) if has_won(table_view) else (REVIEW, again)


def can_meet_again(table_view: TableView) -> bool:
    """Tell whether either player can ask for another game: no server can, and nobody can ask who was forgotten."""
    return not table_view.is_voted and not any(map(is_forgotten, table_view.players))


def has_won(table_view: TableView) -> bool:
    outcome, table = table_view.outcome, table_view.table
    return outcome is not None and outcome.winner is not None and table_view.players[outcome.winner] == table.host


def next_level(table_view: TableView) -> int | None:
    """Name the next level for whoever has won against the bot, and the one below for whoever has lost."""
    table, outcome = table_view.table, table_view.outcome
    if table.level is None or outcome is None or outcome.winner is None:
        return None
    level = table.level + (1 if has_won(table_view) else -1)
    return level if level in LEVELS else None


def _rest(table_view: TableView, *, over: bool) -> list[str]:
    offered = {
        REMATCH: over and can_meet_again(table_view),
        "fair": table_view.has_promises,
        OWN_TURN: table_view.loser is not None,
        TELL: over and _may_be_told(table_view),
    }
    return [step for step in REST if offered.get(step, True)]


def _may_be_told(table_view: TableView) -> bool:
    """Tell whether it is a private game between people with a result, which both may want told."""
    return is_private(table_view.table) and table_view.table.level is None and table_view.result != "none"


def _button(
    table_view: TableView,
    number: int,
    step: str,
    speech: Words,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Item:
    level = next_level(table_view) or 0
    return button(speech.say(f"button-{step}", level=level), _leads_to(table_view.table, number, step, level), style)


def _leads_to(table: Table, number: int, step: str, level: int) -> str:
    if step == PUZZLE:
        return custom_id("puzzle-of", table.game)
    which = {REMATCH: (), TELL: (), LEVEL: (level,), "replay": (number, "end")}
    return custom_id(step, table.id, *which.get(step, (number,)))
