"""A hint at a practice table: a good turn, marked in the picture, and why it is good."""

import discord

from bot.tables import TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, layout, picture, rows, text
from bot.ui.look import private_picture
from bot.ui.phrases import foreseen, notation
from bot.ui.picker.draft import Draft, read_draft
from bot.ui.picker.pick import own_turn, submit
from bot.ui.play.pocket_game import go_on_button
from bot.ui.refusal import UiRefusal, refused_without_worker
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.workers.jobs import GiveHint, TurnHint


async def hint(request: Request, table: str, *_: str) -> None:
    """Show a good turn; never in a game between people."""
    table_view = await own_turn(request, table)
    if table_view.table.level is None:
        raise UiRefusal("error-no-hints")
    if not table_view.gives_hints:
        raise UiRefusal("error-no-hints-rated")
    await _show(request, table_view, await _found(request, table_view))


async def _found(request: Request, table_view: TableView) -> TurnHint:
    last = request.ui.said_hints.get(table_view.table.id, "")
    job = GiveHint(table_view.game.key, table_view.remembered, table_view.table.id, last)
    with refused_without_worker("error-no-hint"):
        answer = await request.ui.workers.run(job, request.user)
    if not isinstance(answer, TurnHint):
        raise UiRefusal("error-no-hint")
    request.ui.said_hints[table_view.table.id] = answer.said
    return answer


async def _show(request: Request, table_view: TableView, found: TurnHint) -> None:
    actions, game = found.best.actions, table_view.game
    painted = await private_picture(request, table_view, actions)
    name = f"{table_view.table.id}-hint-{request.token}.png"
    words = foreseen(game, table_view.view, actions, request.words)
    said = request.say("hint-turn", notation=notation(actions), words=words)
    why = request.words.either(f"{game.key}-why-{found.reason.kind}", "", found.reason.values)
    # the hint has taken the place of a pocket game's position
    back = None if table_view.table.channel else go_on_button(request, table_view.table.id)
    view = layout(
        picture(name, painted),
        text(request.say("hint-why", hint=said, why=why) if why else said),
        *rows([_play_button(request, table_view, found), back]),
    )
    await request.answer(view, attached(name, painted))


def _play_button(request: Request, table_view: TableView, found: TurnHint) -> Item:
    """Play the hint with one tap; in another position than this one the picker opens instead."""
    spelled = Draft(tuple(found.best.actions)).spelled
    identity = custom_id("hinted", table_view.table.id, table_view.table.entries, spelled)
    return button(request.say("button-play-hint"), identity, discord.ButtonStyle.primary)


async def play_hint(request: Request, table: str, entries: int, spelled: str) -> None:
    """Play it as if it were typed: a draft would stop at a lifted stone, to let its other face be seen."""
    await submit(request, table, " ".join(read_draft(spelled).actions), at=entries)


ROUTES = {
    "hint": Route(hint, Ack.NEW, "id *"),
    "pocket-hint": Route(hint, Ack.HERE, "id"),
    "hinted": Route(play_hint, Ack.HERE, "id int any"),
}
