"""Challenging, and answering a challenge."""

from functools import partial
from typing import Any

import discord
from discord.app_commands import locale_str

from bot.tables import LENGTHS, PACES, First, Refusal, Takebacks, Terms
from bot.text import FALLBACK, words
from bot.ui.declare import Argument, Command, argument
from bot.ui.door import Response
from bot.ui.here import plays_in_threads, refuse_without_rights
from bot.ui.press import press
from bot.ui.refused import Refused
from bot.ui.reply import Ack
from bot.ui.sheet import choice, option, sheet, text
from bot.ui.translator import phrase
from bot.ui.visit import Visit
from games.core.game import AnyGame
from games.core.option import Option
from games.registry import games


async def challenge(visit: Visit, rules: AnyGame, **given: Any) -> None:
    """Put a challenge up in this channel; the outbox shows it to everyone."""
    refuse_without_rights(visit)
    opponent: discord.User | discord.Member | None = given.pop("opponent", None)
    server = await visit.desk.tables.server(visit.guild)
    terms = Terms(
        rules.key,
        {option.name: given[option.name] for option in rules.options if given.get(option.name) is not None},
        given.get("first") or First.LOT,
        server.pace if given.get("pace") is None else given["pace"],
        given.get("takebacks") or Takebacks.ASK,
        given.get("best_of") or 1,
    )
    await visit.desk.names.note(visit.interaction.user, visit.words.language)
    if opponent:
        await visit.desk.names.note(opponent)
    invited = str(opponent.id) if opponent else None
    await visit.desk.tables.offer(
        visit.user,
        visit.guild,
        visit.place,
        terms,
        invited,
        invited_is_bot=bool(opponent and opponent.bot),
        interaction=visit.token,
    )
    await visit.leave_quietly()


async def accept(visit: Visit) -> None:
    """Open the table, in a thread where one can be opened."""
    (subject,) = visit.press.args
    refuse_without_rights(visit)
    await visit.desk.names.note(visit.interaction.user, visit.words.language)
    found = await visit.desk.tables.challenge(subject)
    in_channel = not await plays_in_threads(visit, found.guild, found.channel)
    await visit.desk.tables.accept(subject, visit.user, in_channel=in_channel, interaction=visit.token)


async def decline(visit: Visit) -> None:
    """Ask privately for a reason: one of three, or none."""
    (subject,) = visit.press.args
    if (await visit.desk.tables.challenge(subject)).invited != visit.user:
        raise Refused("error-not-invited")
    options = [option(visit.say(f"refusal-label-{why or 'none'}"), why or "none") for why in Refusal]
    menu = choice(press("decline-because", subject), visit.say("refusal-pick"), options)
    await visit.answer(sheet(text(visit.say("refusal-ask")), menu))


async def decline_because(visit: Visit) -> None:
    (subject,), (why,) = visit.press.args, visit.values
    reason = Refusal.NONE if why == "none" else Refusal(why)
    await visit.desk.tables.decline(subject, visit.user, reason, interaction=visit.token)
    await visit.tell("refusal-done")


async def withdraw(visit: Visit) -> None:
    (subject,) = visit.press.args
    await visit.desk.tables.withdraw(subject, visit.user, interaction=visit.token)


def offered(option: Option, game: AnyGame) -> Argument:
    """Make a typed, limited slash option of what a game declares."""
    label, hint = _label(option, game), phrase(_key(game, option, "-hint"))
    if option.is_number:
        return Argument(option.name, label, hint, int, low=option.low, high=option.high)
    if option.low is None:
        return Argument(option.name, label, hint, str, choices=_choices(option, game))
    return Argument(option.name, label, hint, str, suggest=partial(_suggest, option))


async def _suggest(option: Option, visit: Visit, typed: str) -> list[str]:
    usual = [*option.choices, str(option.default), *(str(number) for number in (10, 20, 30, 50, 100, 200, 500))]
    return [value for value in dict.fromkeys(usual) if value.startswith(typed.strip().lower())]


def _label(option: Option, game: AnyGame) -> locale_str:
    return locale_str(option.name)


def _choices(option: Option, game: AnyGame) -> tuple[tuple[locale_str, str | int], ...]:
    return tuple((phrase(_key(game, option, f"-{value}", "choice")), value) for value in option.choices)


def _key(game: AnyGame, option: Option, ending: str, kind: str = "option") -> str:
    """Find the words of an option: the game's own, or those all games share."""
    own = f"{game.key}-{kind}-{option.name}{ending}"
    return own if words(FALLBACK).has(own) else f"{kind}-{option.name}{ending}"


COMMON = (
    argument("opponent", discord.User),
    argument("first", choices=tuple(First)),
    argument("pace", int, choices=PACES),
    argument("takebacks", choices=tuple(Takebacks)),
    argument("best_of", int, choices=LENGTHS),
)


def command(game: AnyGame) -> Command:
    return Command(
        game.key.replace("_", "-"),
        lambda visit, **given: challenge(visit, game, **given),
        (*COMMON, *(offered(option, game) for option in game.options)),
        group="challenge",
        label=locale_str(game.key.replace("_", "-")),
        hint=phrase(f"{game.key}-tagline"),
    )


COMMANDS = tuple(command(game) for game in games())
PRESSES = {
    "accept": Response(accept, Ack.HERE),
    "decline": Response(decline),
    "decline-because": Response(decline_because, Ack.HERE),
    "withdraw": Response(withdraw, Ack.HERE),
}
