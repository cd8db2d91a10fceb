"""`/preferences`: what a person likes; every change is kept at once."""

from functools import partial

from bot.tables import First, Person, RingWish
from bot.tables.values.reminders import Reminder
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, choice, layout, option, rows, text
from bot.ui.look import chosen_board, keep_board
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, SlashCommand
from games.registry import KEYS, games
from render import boards
from render.theme import THEMES

SWITCHES, ON_OFF = ("preview", "direct", "rated"), {True: "on", False: "off"}
MENUS = {"theme": ("server", *THEMES), "seat": ("usual", *First)}  # the first of each is what nobody has to choose


async def preferences(request: Request) -> None:
    person = await request.ui.tables.people.person(request.user)
    menus = [_board_menu(request, person, rules.key) for rules in games() if len(boards(rules.key)) > 1]
    view = layout(
        text(_current(request, person)),
        *rows([*(_switch(request, person, name) for name in SWITCHES), *_ring_buttons(request)]),
        text(request.say("prefer-pictures")),
        _menu(request, person, "theme"),
        *menus,
        *await _new_games(request, person),
        text(f"-# {request.say('prefer-language')}"),
    )
    await request.answer(view)


def _current(request: Request, person: Person) -> str:
    wish = request.ui.tables.people.ring_wish(request.user)
    lines = [request.say(f"prefer-{_told(name, wish)}-{ON_OFF[getattr(person, name)]}") for name in SWITCHES]
    return "\n- ".join([request.say("prefer-title"), *lines, *_ringing(request, wish)])


def _told(switch: str, wish: RingWish) -> str:
    """Name what a switch is about: without reminders, direct messages tell only that time is up."""
    has_reminders = not wish.digest and wish.reminder != Reminder.NONE
    return switch if switch != "direct" or has_reminders else "direct-time-up"


def _ringing(request: Request, wish: RingWish) -> list[str]:
    say, quiet = request.say, "prefer-quiet" if _has_quiet_hours(wish) else "prefer-no-quiet"
    hours = {"from": f"{wish.quiet_from:02}:00", "to": f"{wish.quiet_to:02}:00"}
    reminded = "prefer-digest" if wish.digest else f"prefer-reminder-{wish.reminder}"
    return [say(quiet, zone=wish.zone.replace("_", " "), **hours), say(reminded)]


def _has_quiet_hours(wish: RingWish) -> bool:
    return wish.quiet_from != wish.quiet_to


def _ring_buttons(request: Request) -> list[Item | None]:
    has_zone = _has_quiet_hours(request.ui.tables.people.ring_wish(request.user))  # else no zone is shown, or needed
    return [
        button(request.say("button-ring"), custom_id("ring")),
        button(request.say("button-other-zone"), custom_id("ring-zone")) if has_zone else None,
        button(request.say("button-blocked"), custom_id("blocked")),
    ]


def _switch(request: Request, person: Person, name: str) -> Item:
    """Make a button that carries the value it sets, so that a second press changes nothing."""
    to = ON_OFF[not getattr(person, name)]
    return button(request.say(f"button-{name}-{to}"), custom_id("prefer", name, to))


def _menu(request: Request, person: Person, name: str) -> Item:
    chosen = getattr(person, name) or MENUS[name][0]
    options = [option(request.say(f"{name}-{one}"), one, default=one == chosen) for one in MENUS[name]]
    return choice(custom_id(f"prefer-{name}"), request.say(f"prefer-{name}-pick"), options)


async def _new_games(request: Request, person: Person) -> list[Item]:
    """Say where the settings of this person's challenges come from, and let them choose their seat."""
    remembered = await request.ui.tables.challenges.remembered_games(request.user)
    names = ", ".join(request.say(f"{key}-title") for key in KEYS if key in remembered)
    said = request.say("prefer-remembered" if names else "prefer-nothing-remembered", games=names)
    forget = button(request.say("button-forget-terms"), custom_id("forget-terms")) if names else None
    return [text(said), _menu(request, person, "seat"), *rows([forget])]


def _board_menu(request: Request, person: Person, game: str) -> Item:
    name, chosen = request.say(f"{game}-title"), chosen_board(person, game)
    named = {board: request.say(f"{game}-board-{board}") for board in boards(game)}
    labels = {board: request.say("prefer-board", game=name, board=said) for board, said in named.items()}
    options = [option(label, board, default=board == chosen) for board, label in labels.items()]
    return choice(custom_id("prefer-board", game), request.say("board-pick"), options)


async def switch(request: Request, name: str, to: str) -> None:
    await _keep(request, **{name: to == "on"})


async def change(name: str, request: Request, value: str) -> None:
    await _keep(request, **{name: "" if value == MENUS[name][0] else value})


async def forget_terms(request: Request) -> None:
    await request.ui.tables.challenges.forget_terms(request.user)
    await preferences(request)


async def change_board(request: Request, game: str, board: str) -> None:
    if game not in KEYS or board not in boards(game):
        raise UiRefusal("error-old-button")
    await keep_board(request, game, board)
    await preferences(request)


async def _keep(request: Request, **columns: str | bool) -> None:
    """Store the preference, and the language for direct messages."""
    await request.ui.tables.people.set_person(request.user, language=request.words.language, **columns)
    await preferences(request)


COMMANDS = (SlashCommand("preferences", preferences, contexts=ANYWHERE),)
ROUTES = {
    "prefer": Route(switch, Ack.HERE, "preview/direct/rated on/off"),
    **{f"prefer-{name}": Route(partial(change, name), Ack.HERE, picks=True, among=MENUS[name]) for name in MENUS},
    "forget-terms": Route(forget_terms, Ack.HERE),
    "prefer-board": Route(change_board, Ack.HERE, "word", picks=True),
}
