"""Everything two people settle between them, or one against the clock: offers, takebacks, resigning, claiming."""

from collections.abc import Awaitable, Callable

import discord

from bot.tables import Answer, Can, Did, Sight
from bot.ui.declare import Command
from bot.ui.door import Response
from bot.ui.here import table_meant
from bot.ui.move import show_view
from bot.ui.press import press
from bot.ui.refused import Refused
from bot.ui.reply import Ack
from bot.ui.sheet import Item, button, rows, sheet, text
from bot.ui.telling import moment
from bot.ui.visit import Visit
from bot.ui.which_table import RUNNING

DANGER, GOOD = discord.ButtonStyle.danger, discord.ButtonStyle.success


async def offer(visit: Visit) -> None:
    """Show what can be offered or asked for now."""
    table, *_ = visit.press.args
    sight = await seated(visit, table)
    buttons = [
        _one(visit, sight, Can.OFFER_END, "end-offer", _end_label(sight)),
        _one(visit, sight, Can.WITHDRAW_END, "end-withdraw", "button-withdraw-offer"),
        *_answers(visit, sight, Can.ANSWER_END, "end"),
        _one(visit, sight, Can.TAKE_BACK, "take-back", "button-take-back"),
        _one(visit, sight, Can.WITHDRAW_TAKEBACK, "back-withdraw", "button-withdraw-takeback"),
        *_answers(visit, sight, Can.ANSWER_TAKEBACK, "back"),
    ]
    present = rows(buttons)
    await visit.answer(sheet(text(visit.say("offer-ask" if present else "offer-nothing")), *present))


def _end_label(sight: Sight) -> str:
    return "button-offer-count" if sight.game.counts_scores else "button-offer-draw"


def _answers(visit: Visit, sight: Sight, can: Can, verb: str) -> list[Item | None]:
    return [
        _one(visit, sight, can, f"{verb}-yes", "button-accept"),
        _one(visit, sight, can, f"{verb}-no", "button-decline"),
    ]


def _one(
    visit: Visit,
    sight: Sight,
    can: Can,
    verb: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Item | None:
    if can not in sight.may:
        return None
    return button(visit.say(label), press(verb, sight.table.id, sight.table.turn_no), style)


async def more(visit: Visit) -> None:
    """Show the rest of what can be done at this table."""
    table, *_ = visit.press.args
    sight = await seated(visit, table)
    number = sight.game_no
    buttons = [
        _one(visit, sight, Can.RESIGN, "resign-ask", "button-resign", style=DANGER),
        _one(visit, sight, Can.CANCEL, "cancel", "button-cancel-table", style=DANGER),
        _one(visit, sight, Can.CLAIM, "claim", "button-claim", style=GOOD),
        _one(visit, sight, Can.MORE_TIME, "more-time", "button-more-time"),
        button(visit.say("button-replay"), press("replay", table, number, "end")),
        button(visit.say("button-export"), press("export", table, number)),
        button(visit.say("button-rules"), press("rules", sight.game.key, 1)),
    ]
    notation = visit.words.either(f"{sight.game.key}-notation", "")
    await visit.answer(sheet(text(visit.say("more-ask")), *rows(buttons), text(notation) if notation else None))


async def seated(visit: Visit, table: str) -> Sight:
    sight = await visit.desk.tables.sight(table, visit.user)
    if sight.seat is None:
        raise Refused("error-not-your-table")
    return sight


async def ask_resign(visit: Visit) -> None:
    await show_resign(visit, await seated(visit, visit.press.args[0]))


async def show_resign(visit: Visit, sight: Sight) -> None:
    """Ask before a game is thrown away; the button names the game, so that it can't hit the next one."""
    if not sight.may & {Can.RESIGN, Can.CANCEL}:
        raise Refused("error-table-over")
    sure = button(visit.say("button-resign-sure"), press("resign", sight.table.id, sight.game_no), DANGER)
    await visit.answer(sheet(text(visit.say("resign-ask")), *rows([sure])))


async def resign(visit: Visit) -> None:
    table, game_no = visit.press.args
    await visit.desk.tables.resign(table, visit.user, int(game_no), interaction=visit.token)
    await visit.tell("resign-done")


async def claim(visit: Visit) -> None:
    table, turn_no = visit.press.args
    await visit.desk.tables.claim(table, visit.user, int(turn_no) or None, interaction=visit.token)
    await visit.tell("claim-done")


async def more_time(visit: Visit) -> None:
    table, turn_no = visit.press.args
    answer = await visit.desk.tables.more_time(table, visit.user, int(turn_no) or None, interaction=visit.token)
    deadline = answer.events[0].values["deadline"]
    await visit.tell("more-time-done", when=moment(deadline if isinstance(deadline, int) else 0))


Verb = Callable[..., Awaitable[Answer]]


def simple(verb: str, said: str) -> Callable[[Visit], Awaitable[None]]:
    """Make a handler for a verb that wants nothing but the table; the answer is a private sentence."""

    async def handler(visit: Visit) -> None:
        table = visit.press.args[0]
        await getattr(visit.desk.tables, verb)(table, visit.user, interaction=visit.token)
        await visit.tell(said)

    return handler


async def take_back(visit: Visit) -> None:
    await show_taken_back(visit, visit.press.args[0])


async def show_taken_back(visit: Visit, table: str) -> None:
    """Take back one's own turn or action, or ask for it, as the terms say."""
    answer = await visit.desk.tables.take_back(table, visit.user, interaction=visit.token)
    if answer.events[0].kind is Did.TAKEBACK_ASKED:
        await visit.tell("takeback-asked-done")
    else:
        await show_view(visit, table, visit.say("takeback-done"))


async def resign_command(visit: Visit, table: str | None = None) -> None:
    meant = await table_meant(visit, table)
    await show_resign(visit, await seated(visit, meant.id))


async def draw_command(visit: Visit, table: str | None = None) -> None:
    meant = await table_meant(visit, table)
    answer = await visit.desk.tables.offer_end(meant.id, visit.user, interaction=visit.token)
    await visit.tell("end-offer-done" if answer.events[0].kind is Did.END_OFFERED else "end-yes-done")


async def undo_command(visit: Visit, table: str | None = None) -> None:
    await show_taken_back(visit, (await table_meant(visit, table)).id)


async def claim_command(visit: Visit, table: str | None = None) -> None:
    meant = await table_meant(visit, table)
    await visit.desk.tables.claim(meant.id, visit.user, interaction=visit.token)
    await visit.tell("claim-done")


COMMANDS = (
    Command("resign", resign_command, (RUNNING,)),
    Command("draw", draw_command, (RUNNING,)),
    Command("undo", undo_command, (RUNNING,)),
    Command("claim", claim_command, (RUNNING,)),
)
PRESSES = {
    "offer": Response(offer),
    "more": Response(more),
    "resign-ask": Response(ask_resign, Ack.HERE),
    "resign": Response(resign, Ack.HERE),
    "claim": Response(claim),
    "more-time": Response(more_time),
    "take-back": Response(take_back, Ack.HERE),
    "cancel": Response(simple("cancel", "cancel-done"), Ack.HERE),
    "keep": Response(simple("keep", "keep-done")),
    "end-offer": Response(simple("offer_end", "end-offer-done"), Ack.HERE),
    "end-withdraw": Response(simple("withdraw_end", "end-withdraw-done"), Ack.HERE),
    "end-yes": Response(simple("accept_end", "end-yes-done")),
    "end-no": Response(simple("decline_end", "end-no-done")),
    "back-yes": Response(simple("grant_takeback", "back-yes-done")),
    "back-no": Response(simple("decline_takeback", "back-no-done")),
    "back-withdraw": Response(simple("withdraw_takeback", "back-withdraw-done"), Ack.HERE),
}
