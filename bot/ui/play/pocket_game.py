"""A practice game in one private message, which every click changes: where nobody has invited the bot."""

import asyncio
import time
from dataclasses import replace
from functools import partial, wraps

import discord

from bot.tables import ErrorCode, Permission, Step, TableError, TableStatus, TableView, is_asked
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, layout, picture, rows, text
from bot.ui.look import private_picture
from bot.ui.phrases import in_words, notation, retold
from bot.ui.picker.pick import show_own_turn
from bot.ui.play.pocket_end import show_end
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route, RouteHandler
from bot.ui.which_table.table_name import name_in_answers, table_name
from games.registry import manual

SOON_S = 2.0  # seconds in which the bot mostly answers; then the message says that it thinks
PATIENCE_S = 8.0  # more, before the message is left to be asked again
LOOK_S = 0.05  # between two looks whether it has answered
NOT_ASKED = ("error-not-your-turn", "error-table-over")


async def running_game(request: Request, game: str) -> str | None:
    """Find the pocket game of this kind that the person is in the middle of."""
    mine = [one.table for one in await request.ui.tables.queries.tables_of(request.user, request.table_guild)]
    pocket = (table for table in mine if not table.channel and table.status == TableStatus.OPEN)
    return next((table.id for table in pocket if table.game == game), None)


async def show_pocket_game(request: Request, table: str, note: str = "") -> None:
    """Show where it stands, once the bot has answered; meanwhile say that it thinks."""
    name_in_answers(request, table)
    if not await _answered(request, table, SOON_S):
        await _show_thinking(request, table)
        if not await _answered(request, table, PATIENCE_S):
            return
    seen = await request.ui.tables.queries.table_view(table, request.user)
    if seen.table.status != TableStatus.OPEN:
        await show_end(request, seen)
        return
    said = [note, *await _what_was_played(request, seen)]
    await show_own_turn(request, seen, "\n".join(filter(None, said)))


async def _answered(request: Request, table: str, within: float) -> bool:
    """Wait until the bot has nothing to decide."""
    until = time.monotonic() + within
    while is_asked(await request.ui.tables.queries.table(table)):
        if time.monotonic() >= until:
            return False
        await asyncio.sleep(LOOK_S)
    return True


async def _show_thinking(request: Request, table: str) -> None:
    seen = await request.ui.tables.queries.table_view(table, request.user)
    painted, name = await private_picture(request, seen), f"{table}-{request.token}.png"
    view = layout(
        text("\n".join([request.say("pocket-thinking"), *await _what_was_played(request, seen)])),
        picture(name, painted),
        *rows([go_on_button(request, table)]),
    )
    await request.answer(view, attached(name, painted))


def go_on_button(request: Request, table: str) -> Item:
    return button(request.say("button-go-on"), custom_id("pocket", table), discord.ButtonStyle.primary)


async def _what_was_played(request: Request, seen: TableView) -> list[str]:
    """Tell one's own last turn and the bot's since; before the first, whose side is whose."""
    if not seen.view.fresh:
        return []
    turns = await request.ui.tables.queries.latest_turns(seen.table.id, request.user)
    lines = [_turn(request, seen, turn) for turn in turns]
    if seen.table.draw_by is not None:
        lines.append(request.say("turn-concedes"))
    return lines or [request.say("pocket-begins")]


def _turn(request: Request, seen: TableView, turn: Step) -> str:
    is_unseen = any(action in manual(seen.game).unseen for action in turn.actions)
    noted = request.say("turn-unseen") if is_unseen else notation(turn.actions)
    words = retold(seen.game, turn.told, request.words) or in_words(seen.game, turn.actions, request.words)
    return request.say("pocket-yours" if turn.seat == seen.seat else "pocket-mine", notation=noted, words=words)


def in_pocket_game(handler: RouteHandler) -> RouteHandler:
    """Go on in the message that was clicked: with the bot's answer after a turn, as it stands after a late click."""

    async def handle(request: Request, table: str, *said: str | int) -> None:
        if not request.is_user_install:
            await handler(request, table, *said)
            return
        try:
            await handler(replace(request, after_turn=partial(show_pocket_game, request)), table, *said)
        except UiRefusal as refused:
            if refused.key not in NOT_ASKED:
                raise
            await show_pocket_game(request, table)

    return handle


def _own(handler: RouteHandler) -> RouteHandler:
    """Let only who plays there press a button; UiRefusal for anybody else."""

    @wraps(handler)
    async def handle(request: Request, table: str, *more: str | int) -> None:
        seen = await request.ui.tables.queries.table(table)
        if request.user != seen.host or seen.channel:
            raise UiRefusal("error-not-your-table")
        await handler(request, table, *more)

    return handle


async def take_back(request: Request, table: str, turn: int) -> None:
    """Take back one's last turn, with the bot's answer."""
    try:
        await request.ui.tables.play.take_back(table, request.user, turn, interaction=request.token)
    except TableError as refused:
        if refused.key is not ErrorCode.OLD_TURN:
            raise
    await show_pocket_game(request, table)


async def take_win(request: Request, table: str) -> None:
    """Accept that the bot gives up."""
    await request.ui.tables.play.accept_end(table, request.user, interaction=request.token)
    await show_pocket_game(request, table)


async def ask_resign(request: Request, table: str) -> None:
    sure = button(request.say("button-resign-sure"), custom_id("pocket-resign-sure", table), discord.ButtonStyle.danger)
    named = await table_name(request, await request.ui.tables.queries.table(table))
    await request.answer(
        layout(text(request.say("resign-ask", table=named)), *rows([sure, go_on_button(request, table)]))
    )


async def resign(request: Request, table: str) -> None:
    """Resign; a game that has hardly begun is cancelled."""
    play = request.ui.tables.play
    seen = await request.ui.tables.queries.table_view(table, request.user)
    end = play.cancel if Permission.CANCEL in seen.permissions else play.resign
    await end(table, request.user, interaction=request.token)
    await show_pocket_game(request, table)


ROUTES = {
    "pocket": Route(_own(show_pocket_game), Ack.HERE, "id"),
    "pocket-back": Route(_own(take_back), Ack.HERE, "id int"),
    "pocket-win": Route(_own(take_win), Ack.HERE, "id"),
    "pocket-resign": Route(_own(ask_resign), Ack.HERE, "id"),
    "pocket-resign-sure": Route(_own(resign), Ack.HERE, "id"),
}
