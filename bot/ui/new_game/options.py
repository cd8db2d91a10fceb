"""The second step of a new game: all its settings as menus, and the button that makes the challenge."""

import discord

from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import button, choice, layout, option, rows, text
from bot.ui.new_game.draft import STANDS, ChallengeDraft
from bot.ui.phrases import chosen_option, mention, term, title
from bot.ui.play.challenge import offer
from bot.ui.play.thread_or_channel import refuse_without_rights, refuse_without_role
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from games.core.option import OptionValue


async def show_options(request: Request, draft: ChallengeDraft) -> None:
    """Show every setting as it is now; each menu carries the whole draft, so that a restart loses nothing."""
    menus = [
        choice(
            custom_id("new-game-set", name, str(draft)),
            request.say("new-game-more"),
            [
                option(_label(draft, name, value, request.words), str(value), default=value == chosen)
                for value in draft.offered(name)
            ],
        )
        for name, chosen in draft.values.items()
    ]
    said = request.say(
        "new-game-choose" if draft.opponent else "new-game-choose-anybody",
        game=title(draft.rules, request.words),
        who=mention(draft.opponent),
    )
    send = button(request.say("button-challenge"), custom_id("new-game-send", str(draft)), discord.ButtonStyle.success)
    await request.answer(layout(text(said), *menus, *rows([send])))


def _label(draft: ChallengeDraft, name: str, value: OptionValue, speech: Words) -> str:
    if name == "first":
        return speech.say(f"seat-{value}")
    if name == STANDS:
        return speech.say("term-standing", number=value) if value else speech.say("new-game-once")
    if name in draft.terms.options:
        return chosen_option(draft.rules, name, value, speech)
    return term(name, value, speech) or speech.say(f"new-game-not-{name}")  # a challenge says nothing of what it isn't


async def change(request: Request, name: str, draft: str, value: str) -> None:
    await show_options(request, ChallengeDraft.read(draft).chose(name, value))


async def send(request: Request, written: str) -> None:
    draft = ChallengeDraft.read(written)
    refuse_without_rights(request)
    await refuse_without_role(request, request.guild)
    await offer(request, draft.terms, draft.opponent or None, draft.standing)
    await request.tell("new-game-sent")


ROUTES = {
    "new-game-set": Route(change, Ack.HERE, "word any", picks=True),
    "new-game-send": Route(send, Ack.HERE, "any"),
}
