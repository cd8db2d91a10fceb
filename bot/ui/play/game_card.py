"""One game's card: how it begins, what it is about, and every way to play it; the way that comes next stands out."""

import discord

from bot.tables import First, Terms
from bot.ui.custom_id import custom_id
from bot.ui.front_door import CHALLENGE, LEARN, PLAY
from bot.ui.layout import Item, attached, button, layout, person_choice, picture, rows, text
from bot.ui.look_up.rules import known_game
from bot.ui.phrases import takes, title
from bot.ui.play.challenge import challenge
from bot.ui.play.opening_picture import opening
from bot.ui.play.practice_table import begin_practice, preferred_first
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from games.core.option import usual
from games.lessons.registry import short_form

SHORT, FULL = "short", "full"
PRIMARY, OTHER = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


async def show_card(request: Request, key: str, door: str) -> None:
    rules = known_game(key)
    then, level = await _next_way(request, key), await request.ui.tables.practice.suggested_level(request.user, key)
    painted, name = await opening(request, rules), f"{key}-card.png"
    said = request.say("card-title", game=title(rules, request.words), idea=request.say(f"{key}-tagline"))
    note = "card-challenge" if door == CHALLENGE else f"card-{then}"
    view = layout(
        text(f"{said}\n-# {takes(key, usual(rules.options, alone=True), request.words)}"),
        picture(name, painted),
        text(request.say(note, level=level)),
        *rows(_alone(request, key, then, level)),
        *_together(request, key),
    )
    await request.answer(view, attached(name, painted))


async def _next_way(request: Request, key: str) -> str:
    """Name what comes next: the lesson first, then the short game, then whatever they like."""
    people = request.ui.tables.people
    if await people.has_played(request.user, key):
        return FULL
    return SHORT if (await people.learning(request.user, key)).done else LEARN


def _alone(request: Request, key: str, then: str, level: int) -> list[Item]:
    """Offer the lesson, the short form where it isn't the usual one, the usual one, and the rules."""
    forms = (SHORT, FULL) if _has_shorter(key) else (FULL,)
    ways = {LEARN: ("button-learn", custom_id("learn-new", key))}
    for form in forms:
        label = f"button-sit-{form}" if len(forms) > 1 else "button-sit"
        ways[form] = label, custom_id("sit", key, form, level)
    first = then if then in ways else FULL
    shown = [
        button(request.say(label, level=level), leads_to, PRIMARY if way == first else OTHER)
        for way, (label, leads_to) in ways.items()
    ]
    return [*shown, button(request.say("button-rules"), custom_id("rules", key, 1))]


def _has_shorter(key: str) -> bool:
    common = usual(known_game(key).options, alone=True)
    return any(common[name] != value for name, value in short_form(key))


def _together(request: Request, key: str) -> list[Item]:
    if request.server is None:
        return []
    menu = person_choice(custom_id("game-with", key), request.say("card-whom"))
    return [menu, *rows([button(request.say("button-game-open"), custom_id("game-open", key))])]


async def sit_down(request: Request, key: str, form: str, level: int) -> None:
    known_game(key)
    options = dict(short_form(key)) if form == SHORT else {}
    await begin_practice(request, Terms(key, options, await preferred_first(request, First.HOST)), level)


async def challenge_picked(request: Request, key: str, picked: str = "") -> None:
    """Challenge who was picked from the menu, or by the button, anybody."""
    if picked and not request.people:
        raise UiRefusal("error-old-button")
    await challenge(request, known_game(key), opponent=request.people[0] if picked else None)


ROUTES = {
    "game": Route(show_card, Ack.HERE, f"word {PLAY}/{CHALLENGE}"),
    "sit": Route(sit_down, Ack.NEW, f"word {SHORT}/{FULL} int"),
    "game-with": Route(challenge_picked, Ack.NEW, "word", picks=True),
    "game-open": Route(challenge_picked, Ack.NEW, "word"),
}
