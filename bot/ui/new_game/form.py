"""The form of a new game: against whom, which game and on which terms. What was agreed on last is filled in."""

from bot.tables import ErrorCode, TableError, Terms
from bot.tables.values.terms import OFFERED
from bot.ui.custom_id import custom_id
from bot.ui.layout import MOST_PICKED, Item, form_of, menu, nobody_or_person, option, radio, ticks
from bot.ui.look_up.rules import known_game
from bot.ui.new_game.draft import ChallengeDraft
from bot.ui.new_game.options import show_options
from bot.ui.play.challenge import admit, challenge
from bot.ui.play.thread_or_channel import refuse_without_rights
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import PersonCommand
from games.registry import KEYS

RADIO_OPTIONS = range(2, 11)  # as many as Discord shows at a glance
SERIES, MORE = "series", "more"
USUAL_SERIES = 3  # games of which the best is offered to who has agreed on one game


async def ask(request: Request) -> None:
    """Open the form. Phones keep what was typed into a form by its custom id, so each has one of its own."""
    refuse_without_rights(request)
    opponent = str(request.people[0].id) if request.people else ""
    if opponent == request.user:
        raise TableError(ErrorCode.SELF_CHALLENGE)
    keys = await _games(request)
    terms = (await request.ui.tables.challenges.propose_terms(request.user, request.guild, keys[0])).terms
    say = request.say
    fields = [
        (say("new-game-opponent"), nobody_or_person("opponent", say("new-game-anybody"), opponent)),
        (say("new-game-which"), _game_field(request, keys)),
        *((say(f"new-game-{name}"), menu(name, _choices(request, name, terms))) for name in ("first", "pace")),
        (say("new-game-more"), ticks("more", _ticks(request, terms))),
    ]
    await request.reply.open(form_of(say("new-game-title"), custom_id("new-game-made", request.token), fields))


async def _games(request: Request) -> list[str]:
    """List the games of this server, the one that this person agreed on last before all others."""
    played = (await request.ui.tables.people.server(request.guild)).games.split() or KEYS
    remembered = await request.ui.tables.challenges.remembered_games(request.user)
    keys = [key for key in dict.fromkeys((*remembered, *KEYS)) if key in played and key in KEYS]
    if not keys:  # the server's games were taken out of this bot
        raise TableError(ErrorCode.GAME_NOT_ALLOWED)
    return keys


def _game_field(request: Request, keys: list[str]) -> Item:
    options = [option(request.say(f"{key}-title"), key, default=key == keys[0]) for key in KEYS if key in keys]
    return radio("game", options) if len(options) in RADIO_OPTIONS else menu("game", options[:MOST_PICKED])


def _choices(request: Request, name: str, terms: Terms) -> list[Item]:
    return [
        option(request.say(f"choice-{name}-{value}"), str(value), default=value == getattr(terms, name))
        for value in OFFERED[name]
    ]


def _ticks(request: Request, terms: Terms) -> list[Item]:
    series = terms.best_of if terms.best_of > 1 else USUAL_SERIES
    return [
        option(request.say("new-game-series", number=series), f"{SERIES}{series}", default=terms.best_of > 1),
        option(request.say("new-game-options"), MORE),
    ]


async def made(request: Request, _: str) -> None:
    """Challenge at once, or show what else can be chosen."""
    refuse_without_rights(request)
    opponent = request.people[0] if request.people else None
    if opponent is None and request.fields.get("opponent"):  # whom Discord doesn't send along isn't taken for nobody
        raise UiRefusal("error-old-button")
    rules, ticked = known_game(request.fields.get("game", "")), request.fields.get("more", "").split(",")
    lengths = [word.removeprefix(SERIES) for word in ticked if word.startswith(SERIES)]
    stated: dict[str, str | int] = {
        "first": request.fields.get("first", ""),
        "pace": _number(request.fields.get("pace", "")),
        "best_of": _number(lengths[0]) if lengths else 1,
    }
    if MORE not in ticked or (opponent and opponent == request.interaction.client.user):
        await challenge(request, rules, opponent=opponent, **stated)
        return
    await admit(request, opponent)
    proposed = await request.ui.tables.challenges.propose_terms(request.user, request.guild, rules.key, stated)
    await show_options(request, ChallengeDraft(str(opponent.id) if opponent else "", proposed.terms))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 3):  # digits
        raise UiRefusal("error-old-button")
    return int(text)


PERSON_COMMANDS = (PersonCommand("challenge", ask),)
ROUTES = {"new-game": Route(ask, Ack.FORM), "new-game-made": Route(made, Ack.NEW, "id")}
