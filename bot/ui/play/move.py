"""Play by typing, and look at the position as only you may see it."""

from collections.abc import Mapping
from typing import Any

from bot.tables import TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, Layout, attached, button, choice, layout, option, picture, rows, text
from bot.ui.look import keep_board, private_picture
from bot.ui.look_up.ways_to_table import table_button, table_command
from bot.ui.phrases import mention, notation, reason
from bot.ui.picker.conditions_show import conditions_part, missed_note
from bot.ui.picker.pick import submit
from bot.ui.play.suggest import suggest_move
from bot.ui.public.turn_message import whose_turn
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, SlashCommand, argument
from bot.ui.which_table.readable import table_to_read
from bot.ui.which_table.table_argument import ANY, RUNNING
from bot.ui.which_table.table_meant import table_meant
from render import Marks, board_in_words, boards, text_board

MOST_TYPED = 200
MOST_BOARD = 2500
MOST_SHOWN = 3500  # of the board and of its words together: Discord takes 4,000 signs in a message
MOST_ECHO = 100


def taken(request: Request, given: Mapping[str, Any]) -> Layout:
    """Repeat what was typed; the new picture in the channel shows the rest."""
    line = str(given["text"]).replace("`", "'")[:MOST_ECHO]
    return layout(text(request.say("move-taken", notation=notation([line]))))


async def move(request: Request, text: str, table: str | None = None) -> None:
    """Play a typed line: an action, or a whole turn."""
    meant = await table_meant(request, table)
    await submit(request, meant.id, text)


async def show_view(request: Request, table: str, note: str = "") -> None:
    """Show what only this person may know: picture, then the board in text."""
    table_view = await request.ui.tables.queries.table_view(table, request.user)
    painted = await private_picture(request, table_view)
    names = Marks(names=await request.ui.names.pair(table_view.players))
    board = text_board(table_view.view, table_view.seat, request.words.language, names)
    name = f"{table_view.table.id}-{request.token}.png"
    written = await request.ui.tables.people.note(request.user, table_view.table.id)
    room = MOST_SHOWN - len(board) - len(written)
    shown = layout(
        text(first) if (first := note or await missed_note(request, table_view)) else None,
        picture(name, painted),
        text(_standing(request, table_view)) if table_view.outcome is None else None,
        text(f"```\n{fenced(board)}\n```"),
        text(board_in_words(table_view.view, table_view.seat, request.words.language, room)),
        _boards(request, table_view) if len(boards(table_view.game.key)) > 1 else None,
        text(request.say("view-note", note=written)) if written else None,
        *await conditions_part(request, table_view),
        *rows([button(request.say("button-note"), custom_id("note", table_view.table.id))]),
    )
    await request.answer(shown, attached(name, painted))


def _standing(request: Request, table_view: TableView) -> str:
    """Say whose turn it is, or that the game was ended without a result; a result the board says."""
    if table_view.ended_at is None:
        return whose_turn(table_view, request.words)
    why = reason(table_view.game, table_view.reason, request.words)
    one, other = map(mention, table_view.players)
    return request.say("ended-none", who=one, other=other, why=why)


def fenced(board: str) -> str:
    """Put a text board into a code block; a player's name may hold the signs that end one."""
    return board[:MOST_BOARD].replace("`", "'")


def _boards(request: Request, table_view: TableView) -> Item:
    options = [option(request.say(f"{table_view.game.key}-board-{name}"), name) for name in boards(table_view.game.key)]
    return choice(custom_id("board", table_view.table.id, table_view.game.key), request.say("board-pick"), options)


async def change_board(request: Request, table: str, game: str, chosen: str) -> None:
    """Remember which picture of this game the person likes, and show it."""
    await keep_board(request, game, chosen)
    await show_view(request, table)


COMMANDS = (
    SlashCommand(
        "move",
        move,
        (argument("text", required=True, most=MOST_TYPED, suggest=suggest_move), RUNNING),
        contexts=ANYWHERE,
        meanwhile=taken,
    ),
    table_command("view", show_view, ANY, table_to_read),
)
ROUTES = {
    "view": Route(table_button(show_view), Ack.NEW, "id"),
    "board": Route(table_button(change_board), Ack.HERE, "id word", picks=True),
}
