"""Playing by typing, and looking at what only you may know."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.tables import TableError, TableView
from bot.ui.custom_id import custom_id
from bot.ui.discord_io.route import Route
from bot.ui.discord_io.slash_commands import ANYWHERE, SlashCommand, argument
from bot.ui.layout import Item, Layout, attached, choice, layout, option, picture, rows, text
from bot.ui.look import keep_board, private_look
from bot.ui.look_up.readable import refuse_unreadable, table_to_read
from bot.ui.phrases import in_words, notation
from bot.ui.play.pick import act, own_turn
from bot.ui.play.table_argument import ANY, RUNNING
from bot.ui.play.table_meant import table_meant
from bot.ui.public.turn_message import whose_turn
from bot.ui.reply import Ack
from bot.ui.request import Request
from games.core.game import Action
from games.core.illegal import IllegalAction
from render import Marks, boards, paint, text_board

MOST_SUGGESTED = 25
MOST_LABEL = 100
MOST_BOARD = 2500
MOST_ECHO = 100


def taken(request: Request, given: Mapping[str, Any]) -> Layout:
    """Say what was heard, no more: when it is played, the new picture tells the rest."""
    line = str(given["text"]).replace("`", "'")[:MOST_ECHO]
    return layout(text(request.say("move-taken", notation=notation([line]))))


async def move(request: Request, text: str, table: str | None = None) -> None:
    """Play a typed line: an action, or a whole turn."""
    meant = await table_meant(request, table)
    await act(request, await own_turn(request, meant.id), text)


async def suggest_move(request: Request, typed: str) -> list[str]:
    """Offer legal actions that go on with what was typed: a turn typed in part is read, then continued."""
    meant = await table_meant(request, _typed_table(request.interaction))
    table_view = await own_turn(request, meant.id)
    begun, rest = await _begun(table_view, typed)
    view = table_view.view
    for action in begun:
        view = table_view.game.preview(view, action)
    if begun and (view.fresh or view.outcome is not None):
        return [] if rest else [labelled(request, table_view, begun)]
    found = [[*begun, action] for action in matching(table_view, table_view.game.actions(view), rest)]
    lines = [begun, *found] if begun and not rest else found
    return [labelled(request, table_view, line) for line in lines[:MOST_SUGGESTED]]


def _typed_table(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "table", None)


async def _begun(table_view: TableView, typed: str) -> tuple[list[Action], str]:
    """Split what was typed into legal actions and the word still being typed."""
    words = typed.split()
    for length in range(len(words), 0, -1):
        try:
            return table_view.game.read(table_view.view, " ".join(words[:length])), " ".join(words[length:])
        except (IllegalAction, TableError):
            continue
    return [], typed.strip()


def matching(table_view: TableView, legal: Sequence[Action], typed: str) -> list[Action]:
    """Put actions that begin as typed first, then those that contain it."""
    if not typed:
        return list(legal)
    starts = [action for action in legal if action.startswith(typed.lower())]
    if len(starts) >= MOST_SUGGESTED:
        return starts
    folded = table_view.game.normalize(" ".join(table_view.game.words(table_view.view, typed)))
    holds = [action for action in legal if folded in table_view.game.normalize(action)]
    return list(dict.fromkeys([*starts, *holds]))


def labelled(request: Request, table_view: TableView, actions: Sequence[Action]) -> str:
    """Write a line that reads back as itself, with its words behind a dot where there is room."""
    line = " ".join(actions)
    said = f"{line} · {in_words(table_view.game, actions, request.words)}"
    return said if len(said) <= MOST_LABEL else line


async def view(request: Request, table: str | None = None) -> None:
    """Show what only this person may know: picture, then the board in text."""
    await show_view(request, (await table_to_read(request, table)).id)


async def press_view(request: Request) -> None:
    (table,) = request.custom_id.args
    await refuse_unreadable(request, table)
    await show_view(request, table)


async def show_view(request: Request, table: str, note: str = "") -> None:
    table_view = await request.ui.tables.queries.table_view(table, request.user)
    look = await private_look(request, table_view.game.key)
    names = await request.ui.names.pair(table_view.players)
    painted = paint(table_view.view, table_view.seat, look, Marks(names=names))
    board = text_board(table_view.view, table_view.seat, request.words.language, Marks(names=names))
    name = f"{table_view.table.id}-{request.token}.png"
    shown = layout(
        text(note) if note else None,
        picture(name, painted),
        text(whose_turn(table_view, request.words)) if table_view.outcome is None else None,
        text(f"```\n{fenced(board)}\n```"),
        _boards(request, table_view) if len(boards(table_view.game.key)) > 1 else None,
        *rows([]),
    )
    await request.answer(shown, attached(name, painted))


def fenced(board: str) -> str:
    """Fit a board between the signs of a code block: a player's name may hold such signs."""
    return board[:MOST_BOARD].replace("`", "'")


def _boards(request: Request, table_view: TableView) -> Item:
    options = [option(request.say(f"{table_view.game.key}-board-{name}"), name) for name in boards(table_view.game.key)]
    return choice(custom_id("board", table_view.table.id, table_view.game.key), request.say("board-pick"), options)


async def change_board(request: Request) -> None:
    """Remember which picture of this game the person likes, and show it."""
    (table, game), (chosen,) = request.custom_id.args, request.values
    await refuse_unreadable(request, table)
    await keep_board(request, game, chosen)
    await show_view(request, table)


COMMANDS = (
    SlashCommand(
        "move",
        move,
        (argument("text", required=True, suggest=suggest_move), RUNNING),
        contexts=ANYWHERE,
        opening=taken,
    ),
    SlashCommand("view", view, (ANY,), contexts=ANYWHERE),
)
ROUTES = {"view": Route(press_view, Ack.NEW, "id"), "board": Route(change_board, Ack.HERE, "id word", picks=True)}
