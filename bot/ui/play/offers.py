"""Buttons and commands for offers, takebacks, resigning, claiming, and telling the result of a private game."""

from collections.abc import Awaitable, Callable
from functools import partial

from discord import ButtonStyle

from bot.tables import Answer, ErrorCode, EventKind, GaveTime, Permission, Play, Table, TableError, TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, layout, rows, text
from bot.ui.look_up.ways_to_table import table_button, table_command
from bot.ui.phrases import moment
from bot.ui.picker.as_it_stands import as_it_stands
from bot.ui.picker.pick import undo_action
from bot.ui.play.move import show_view
from bot.ui.play.watch import watch_button
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route, RouteHandler
from bot.ui.slash_commands import SlashCommand
from bot.ui.which_table.table_argument import RUNNING
from bot.ui.which_table.table_meant import table_meant
from bot.ui.which_table.table_name import table_line, table_name
from games.text import WordValue

DANGER, GOOD, OTHER = ButtonStyle.danger, ButtonStyle.success, ButtonStyle.secondary
WAYS = (  # what one has to be allowed to, verb and label of its button
    (Permission.WITHDRAW_END, "end-withdraw", "button-withdraw-offer"),
    (Permission.ANSWER_END, "end-yes", "button-accept"),
    (Permission.ANSWER_END, "end-no", "button-decline"),
    (Permission.TAKE_BACK, "take-back", "button-take-back"),
    (Permission.WITHDRAW_TAKEBACK, "back-withdraw", "button-withdraw-takeback"),
    (Permission.ANSWER_TAKEBACK, "back-yes", "button-accept"),
    (Permission.ANSWER_TAKEBACK, "back-no", "button-decline"),
)


async def offer(request: Request, table: str, *_: str) -> None:
    """Show what can be offered or asked for now."""
    table_view = await seated(request, table)
    ways = ((Permission.OFFER_END, "end-offer", _end_label(table_view)), *WAYS)
    present = rows([_one(request, table_view, *way) for way in ways])
    asked = "offer-ask" if table_view.table.level is None else "offer-ask-alone"
    said = request.say(asked if present else "offer-nothing")
    await request.answer(layout(text(f"{said}\n{await table_line(request, table)}"), *present))


def _end_label(table_view: TableView) -> str:
    return "button-offer-count" if table_view.game.counts_scores else "button-offer-draw"


def _one(
    request: Request, table_view: TableView, can: Permission, verb: str, label: str, *, style: ButtonStyle = OTHER
) -> Item | None:
    if can not in table_view.permissions:
        return None
    return button(request.say(label), custom_id(verb, table_view.table.id, table_view.table.turn_no), style)


async def more(request: Request, table: str, *_: str) -> None:
    """Show what else can be done at this table; spectators can look things up."""
    table_view = await request.ui.tables.queries.table_view(table, request.user)
    number = table_view.game_no
    buttons = [
        _one(request, table_view, Permission.RESIGN, "resign-ask", "button-resign", style=DANGER),
        _one(request, table_view, Permission.CANCEL, "cancel", "button-cancel-table", style=DANGER),
        _one(request, table_view, Permission.CLAIM, "claim", "button-claim", style=GOOD),
        _one(request, table_view, Permission.MORE_TIME, "more-time", "button-more-time"),
        _conditions_button(request, table_view),
        button(request.say("button-replay"), custom_id("replay", table, number, "end")),
        button(request.say("button-export"), custom_id("export", table, number)),
        button(request.say("button-rules"), custom_id("rules", table_view.game.key, 1)),
        button(request.say("button-fair"), custom_id("fair", table, number)) if table_view.has_promises else None,
        await watch_button(request, table_view.table),
    ]
    asked = request.say("more-ask")
    if table_view.seat is not None:
        asked += f"\n{await table_line(request, table)}"
    await request.answer(layout(text(asked), *rows(buttons), text(request.say(f"{table_view.game.key}-notation"))))


def _conditions_button(request: Request, table_view: TableView) -> Item | None:
    can_prepare = table_view.seat is not None and table_view.ended_at is None and table_view.table.level is None
    return button(request.say("button-conditions"), custom_id("if", table_view.table.id)) if can_prepare else None


async def seated(request: Request, table: str) -> TableView:
    table_view = await request.ui.tables.queries.table_view(table, request.user)
    if table_view.seat is None:
        raise UiRefusal("error-not-your-table")
    return table_view


async def ask_resign(request: Request, table: str, *_: str) -> None:
    """Ask before resigning; the button names the game of the series, so that it can't end the next one."""
    table_view = await seated(request, table)
    if not table_view.permissions & {Permission.RESIGN, Permission.CANCEL}:
        raise UiRefusal("error-table-over")
    sure = button(request.say("button-resign-sure"), custom_id("resign", table, table_view.game_no), DANGER)
    await ask_first(request, table_view.table, "resign-ask", sure)


async def resign(request: Request, table: str, game_no: int) -> None:
    await request.ui.tables.play.resign(table, request.user, game_no, interaction=request.token)
    await tell_of(request, table, "resign-done")


async def claim(request: Request, table: str, turn_no: int) -> None:
    await request.ui.tables.play.claim(table, request.user, turn_no or None, interaction=request.token)
    await tell_of(request, table, "claim-done")


async def more_time(request: Request, table: str, turn_no: int) -> None:
    answer = await request.ui.tables.play.more_time(table, request.user, turn_no or None, interaction=request.token)
    given = answer.event(GaveTime)
    await tell_of(request, table, "more-time-done", when=moment(given.deadline or 0))


SimpleVerb = Callable[..., Awaitable[Answer]]


def simple(verb: SimpleVerb, said: str, kind: EventKind | None = None, instead: str = "") -> RouteHandler:
    """Make a handler for a verb that needs only the table; the answer is a private sentence, or that of one event."""

    async def handler(request: Request, table: str, *_: str) -> None:
        answer = await verb(request.ui.tables.play, table, request.user, interaction=request.token)
        await tell_of(request, table, instead if kind and answer.events[0].kind is kind else said)

    return handler


def by_owner(may_withdraw: Permission, own: RouteHandler, others: RouteHandler) -> RouteHandler:
    """Make a handler for a button that stands below one's own offer, too."""

    async def handler(request: Request, table: str, *_: str) -> None:
        table_view = await seated(request, table)
        await (own if may_withdraw in table_view.permissions else others)(request, table)

    return handler


async def _refuse_own(request: Request, table: str) -> None:
    raise UiRefusal("error-own-offer")


async def take_back(request: Request, table: str, turn: str = "", *_: str) -> None:
    """Take back one's own turn or action, or ask for it, as the terms say."""
    turn_no = int(turn) if turn.isdecimal() else None
    answer = await request.ui.tables.play.take_back(table, request.user, turn_no, interaction=request.token)
    if answer.events[0].kind is EventKind.TAKEBACK_ASKED:
        await tell_of(request, table, "takeback-asked-done")
    else:
        await show_view(request, table, f"{request.say('takeback-done')}\n{await table_line(request, table)}")


async def ask_draw(request: Request, table: str) -> None:
    """Ask before agreeing on an end, or before offering one."""
    table_view = await seated(request, table)
    if accept := _one(request, table_view, Permission.ANSWER_END, "end-yes", "button-accept", style=GOOD):
        asked = "draw-accept-ask-count" if table_view.game.counts_scores else "draw-accept-ask"
        await ask_first(request, table_view.table, asked, accept)
    elif offered := _one(request, table_view, Permission.OFFER_END, "end-offer", _end_label(table_view)):
        await ask_first(request, table_view.table, "draw-ask", offered)
    else:
        raise TableError(ErrorCode.OFFERED_ALREADY)


async def claim_command(request: Request, table: str | None = None) -> None:
    meant = await table_meant(request, table)
    await ask_claim(request, meant.id, meant.turn_no)


async def ask_claim(request: Request, table: str, turn_no: int) -> None:
    """Ask for confirmation before a win is claimed; if there is none, the verb says why."""
    table_view = await seated(request, table)
    if Permission.CLAIM not in table_view.permissions or turn_no not in (0, table_view.table.turn_no):
        await request.ui.tables.play.claim(table, request.user, turn_no or None, interaction=request.token)
    sure = button(request.say("button-claim"), custom_id("claim-sure", table, turn_no), DANGER)
    await ask_first(request, table_view.table, "claim-ask", sure)


async def ask_first(request: Request, table: Table, key: str, sure: Item) -> None:
    """Ask for confirmation, and name the table."""
    asked = request.say(key, table=await table_name(request, table))
    await request.answer(layout(text(f"{asked}\n{await table_line(request, table.id)}"), *rows([sure])))


async def tell_of(request: Request, table: str, key: str, **values: WordValue) -> None:
    await request.answer(layout(text(f"{request.say(key, **values)}\n{await table_line(request, table)}")))


_as_it_stands = as_it_stands(show_view)
# where the opponent has offered an end meanwhile, it is agreed
_offer_end = simple(Play.offer_end, "end-yes-done", EventKind.END_OFFERED, "end-offer-done")
_tell_result = simple(Play.tell_result, "tell-result-wished", EventKind.RESULT_TOLD, "tell-result-done")
_withdraw_end = simple(Play.withdraw_end, "end-withdraw-done")
_withdraw_takeback = simple(Play.withdraw_takeback, "back-withdraw-done")
_end = partial(by_owner, Permission.WITHDRAW_END)
_takeback = partial(by_owner, Permission.WITHDRAW_TAKEBACK)

COMMANDS = (
    table_command("resign", ask_resign, RUNNING, table_meant),
    table_command("draw", ask_draw, RUNNING, table_meant),
    table_command("undo", take_back, RUNNING, table_meant),
    SlashCommand("claim", claim_command, (RUNNING,)),
)
ROUTES = {
    "offer": Route(offer, Ack.NEW, "id *"),
    "more": Route(table_button(more), Ack.NEW, "id *"),
    "resign-ask": Route(ask_resign, Ack.HERE, "id *"),
    "resign": Route(_as_it_stands(resign), Ack.HERE, "id int"),
    "claim": Route(_as_it_stands(ask_claim), Ack.NEW, "id int"),
    "claim-sure": Route(_as_it_stands(claim), Ack.HERE, "id int"),
    "more-time": Route(_as_it_stands(more_time), Ack.NEW, "id int"),
    "undo": Route(_as_it_stands(undo_action), Ack.HERE, "id"),
    "take-back": Route(_as_it_stands(take_back), Ack.HERE, "id *"),
    "cancel": Route(simple(Play.cancel, "cancel-done"), Ack.HERE, "id *"),
    "keep": Route(simple(Play.keep, "keep-done"), Ack.NEW, "id *"),
    "end-offer": Route(_offer_end, Ack.HERE, "id *"),
    "end-withdraw": Route(_withdraw_end, Ack.HERE, "id *"),
    "end-yes": Route(_end(_refuse_own, simple(Play.accept_end, "end-yes-done")), Ack.NEW, "id *"),
    "end-no": Route(_end(_withdraw_end, simple(Play.decline_end, "end-no-done")), Ack.NEW, "id *"),
    "back-yes": Route(_takeback(_refuse_own, simple(Play.grant_takeback, "back-yes-done")), Ack.NEW, "id *"),
    "back-no": Route(_takeback(_withdraw_takeback, simple(Play.decline_takeback, "back-no-done")), Ack.NEW, "id *"),
    "back-withdraw": Route(_withdraw_takeback, Ack.HERE, "id *"),
    "tell-result": Route(_tell_result, Ack.NEW, "id"),
}
