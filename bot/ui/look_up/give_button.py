"""The button by which a player lets the server have a position of theirs as a puzzle of the day."""

from bot.tables import TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button
from bot.ui.request import Request
from bot.workers.review import KeyTurn

WIDE = 0.15  # what a turn must have cost, where play isn't solved: somebody is to find more than a shade


def is_dear(one: KeyTurn) -> bool:
    """Tell whether a turn has cost its player much: exactly, or by a wide margin."""
    return bool(one.verdict.points) or one.verdict.lost >= WIDE


async def give_button(request: Request, table_view: TableView, one: KeyTurn) -> Item | None:
    """Offer it to the game's players, where the server takes such puzzles, until this one has pressed it."""
    puzzles, table, number = request.ui.tables.puzzles, table_view.table, table_view.game_no
    if table_view.seat is None or not is_dear(one) or not await puzzles.takes_puzzles_from(table):
        return None
    asked = await puzzles.own_puzzle(table.id, number)
    if asked is not None and (asked.agreed_at or asked.asked_by == request.user or asked.turn != one.number):
        return None
    return button(request.say("button-give-puzzle"), custom_id("give-puzzle", table.id, number, one.number))
