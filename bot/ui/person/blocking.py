"""`/block` and `/unblock`: whom one begins no games with; only the one who blocks ever learns of it."""

from functools import partial

import discord

from bot.tables import ErrorCode, TableError
from bot.ui.custom_id import custom_id
from bot.ui.layout import layout, person_choice, text
from bot.ui.phrases import mention
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, CommandArgument, CommandHandler, SlashCommand, phrase

MOST_NAMED = 50
SomeUser = discord.User | discord.Member


async def block(request: Request, user: SomeUser) -> None:
    if user.bot:
        raise TableError(ErrorCode.CANNOT_BLOCK)
    await request.ui.tables.people.block(request.user, str(user.id))
    await show_blocked(request, request.say("block-done", who=mention(str(user.id))))


async def unblock(request: Request, user: SomeUser) -> None:
    await request.ui.tables.people.unblock(request.user, str(user.id))
    await show_blocked(request, request.say("unblock-done", who=mention(str(user.id))))


async def show_blocked(request: Request, done: str = "") -> None:
    blocked = await request.ui.tables.people.blocked(request.user)
    named = " ".join(map(mention, blocked[:MOST_NAMED])) + (" …" if len(blocked) > MOST_NAMED else "")
    who = request.say("blocked-who", people=named) if blocked else request.say("blocked-nobody")
    await request.answer(
        layout(
            text(done) if done else None,
            text(f"{who}\n-# {request.say('blocked-means')}"),
            person_choice(custom_id("block"), request.say("block-pick")),
            person_choice(custom_id("unblock"), request.say("unblock-pick")) if blocked else None,
        )
    )


async def press(verb: CommandHandler, request: Request, _: str) -> None:
    if not request.people:
        raise UiRefusal("error-old-button")
    await verb(request, request.people[0])


WHOM = CommandArgument("user", phrase("argument-user"), phrase("argument-blocked-hint"), discord.User, required=True)
COMMANDS = (
    SlashCommand("block", block, (WHOM,), contexts=ANYWHERE),
    SlashCommand("unblock", unblock, (WHOM,), contexts=ANYWHERE),
)
ROUTES = {
    "blocked": Route(show_blocked, Ack.HERE),
    "block": Route(partial(press, block), Ack.HERE, picks=True),
    "unblock": Route(partial(press, unblock), Ack.HERE, picks=True),
}
