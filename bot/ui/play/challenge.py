"""Challenge somebody, and answer a challenge."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord.app_commands import locale_str

from bot.tables import Challenge, DeclineReason, ErrorCode, First, TableError, Terms
from bot.tables.values.terms import OFFERED, STANDING, Private, is_private
from bot.text import FALLBACK, words
from bot.ui.custom_id import custom_id
from bot.ui.front_door import learn_button
from bot.ui.layout import choice, layout, option, rows, text
from bot.ui.phrases import mention, terms_line, title
from bot.ui.play.practice_table import begin_practice, preferred_first, suitable_options
from bot.ui.play.thread_or_channel import (
    plays_in_threads,
    refuse_private_without_thread,
    refuse_without_rights,
    refuse_without_role,
)
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import CommandArgument, SlashCommand, argument, phrase
from games.core.game import AnyGame
from games.core.option import Option
from games.registry import games

Opponent = discord.Member | discord.User


async def challenge(request: Request, rules: AnyGame, **given: Any) -> None:
    """Challenge a person or everybody; the bot accepts at once."""
    refuse_without_rights(request)
    opponent: Opponent | None = given.pop("opponent", None)
    standing: int = given.pop("standing", None) or 0
    if opponent and standing:
        raise UiRefusal("error-standing-for-one")
    if opponent and opponent == request.interaction.client.user:
        options = await suitable_options(request, rules.key, chosen_options(rules, given))
        first = given.get("first") or await preferred_first(request, First.LOT)
        await begin_practice(request, Terms(rules.key, options, first, private=given.get("private") or Private.NO))
        return
    await admit(request, opponent)
    terms = {name: given[name] for name in OFFERED if given.get(name) is not None}
    proposed = await request.ui.tables.challenges.propose_terms(
        request.user, request.guild, rules.key, terms, chosen_options(rules, given)
    )
    await offer(request, proposed.terms, str(opponent.id) if opponent else None, standing)
    if proposed.are_remembered:
        said = terms_line(proposed.terms, request.words)
        await request.tell("challenge-remembered", game=title(rules, request.words), terms=said)
    else:
        await request.leave_quietly()


async def admit(request: Request, opponent: Opponent | None) -> None:
    """Refuse who can't be challenged here, and remember the name of who can."""
    if opponent and not isinstance(opponent, discord.Member):
        raise UiRefusal("error-not-in-server", who=mention(str(opponent.id)))
    if opponent and opponent.bot:
        raise UiRefusal("error-bot-invited")
    await refuse_without_role(request, request.guild, opponent)
    if opponent:
        await request.ui.names.note(opponent)


async def offer(request: Request, terms: Terms, opponent: str | None, standing: int = 0) -> None:
    """Offer a challenge in this channel; the outbox shows it."""
    await refuse_private_without_thread(request, terms)
    await request.ui.names.note(request.interaction.user, request.words.language)
    await request.ui.tables.challenges.offer(
        request.user, request.guild, request.channel_id, terms, opponent, standing=standing, interaction=request.token
    )


def chosen_options(rules: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    return {option.name: given[option.name] for option in rules.options if given.get(option.name) is not None}


async def accept(request: Request, subject: str) -> None:
    """Accept a challenge; the table gets a thread if one can be opened."""
    refuse_without_rights(request)
    offered = await _challenge_here(request, subject)
    await refuse_without_role(request, offered.guild)
    await request.ui.names.note(request.interaction.user, request.words.language)
    in_channel = not await plays_in_threads(request, offered.guild, offered.channel, in_private=is_private(offered))
    await request.ui.tables.challenges.accept(subject, request.user, in_channel=in_channel, interaction=request.token)


async def _challenge_here(request: Request, subject: str) -> Challenge:
    """Find a challenge that this person made, was sent, or sees: a forged button reaches no other channel's."""
    offered = await request.ui.tables.challenges.challenge(subject)
    if request.user not in (offered.author, offered.invited) and request.channel_id != offered.channel:
        raise TableError(ErrorCode.UNKNOWN_CHALLENGE, id=subject)
    return offered


async def decline(request: Request, subject: str) -> None:
    """Decline at once; then ask privately for a reason, which may be left out. Who declines their own takes it back."""
    offered = await _challenge_here(request, subject)
    if offered.author == request.user:
        await withdraw(request, subject)
        await request.tell("challenge-withdrawn")
        return
    if offered.invited is None:
        raise UiRefusal("error-open-to-all", who=mention(offered.author))
    if offered.invited != request.user:
        raise UiRefusal("error-not-invited")
    await request.ui.tables.challenges.decline(subject, request.user, interaction=request.token)
    options = [option(request.say(f"refusal-label-{why or 'none'}"), why or "none") for why in DeclineReason]
    menu = choice(custom_id("decline-because", subject), request.say("refusal-pick"), options)
    learning = await learn_button(request.ui, request.user, offered.game, request.words)
    await request.answer(layout(text(request.say("refusal-ask")), menu, *rows([learning])))


async def decline_because(request: Request, subject: str, why: str) -> None:
    await _challenge_here(request, subject)
    reason = DeclineReason.NONE if why == "none" else DeclineReason(why)
    if reason:
        await request.ui.tables.challenges.explain(subject, request.user, reason, interaction=request.token)
    await request.tell("refusal-done")


async def withdraw(request: Request, subject: str) -> None:
    await _challenge_here(request, subject)
    await request.ui.tables.challenges.withdraw(subject, request.user, interaction=request.token)


def offered(option: Option, game: AnyGame) -> CommandArgument:
    """Make a slash command's argument of a game's option, with its type and limits."""
    label, hint = phrase(_key(game, option, "-name")), phrase(_key(game, option, "-hint"))
    if option.is_number:
        return CommandArgument(option.name, label, hint, int, low=option.low, high=option.high)
    if option.low is None:
        choices = tuple((phrase(_key(game, option, f"-{value}", "choice")), value) for value in option.choices)
        return CommandArgument(option.name, label, hint, str, choices=choices)
    return CommandArgument(option.name, label, hint, str, suggest=partial(_suggest, option))


async def _suggest(option: Option, request: Request, typed: str) -> list[str]:
    usual = [*option.choices, str(option.default), *(str(number) for number in (10, 20, 30, 50, 100, 200, 500))]
    return [value for value in dict.fromkeys(usual) if value.startswith(typed.strip().lower())]


def _key(game: AnyGame, option: Option, ending: str, kind: str = "option") -> str:
    """Find the words of an option: the game's own, or those all games share."""
    return words(FALLBACK).own(game.key, f"{kind}-{option.name}{ending}")


COMMON = (
    argument("opponent", discord.User),
    *(argument(name, int if isinstance(values[0], int) else str, choices=values) for name, values in OFFERED.items()),
    argument("standing", int, low=1, high=STANDING[-1]),
)


def command(game: AnyGame) -> SlashCommand:
    return SlashCommand(
        game.key.replace("_", "-"),
        lambda request, **given: challenge(request, game, **given),
        (*COMMON, *(offered(option, game) for option in game.options)),
        group="challenge",
        label=locale_str(game.key.replace("_", "-")),
        hint=phrase(f"{game.key}-tagline"),
    )


COMMANDS = tuple(command(game) for game in games())
ROUTES = {
    "accept": Route(accept, Ack.HERE, "id"),
    "decline": Route(decline, Ack.NEW, "id"),
    "decline-because": Route(
        decline_because, Ack.HERE, "id", picks=True, among=tuple(why or "none" for why in DeclineReason)
    ),
    "withdraw": Route(withdraw, Ack.HERE, "id"),
}
