"""The part of `/settings` about the puzzle of the day: channel, hour, time zone, games and difficulty."""

from collections.abc import Iterable

from bot.tables import DailyWish
from bot.tables.values.ids import puzzles_of
from bot.ui.custom_id import custom_id
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.host.setting_menus import KINDS, still_there
from bot.ui.layout import Item, button, channel_choice, choice, layout, option, rows, several, text
from bot.ui.menus.time_zones import hour_options, typed_zone, zone_form, zone_options
from bot.ui.phrases import moment
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from games.puzzles.puzzle import GRADES
from games.registry import KEYS


async def daily(request: Request) -> None:
    """Show the current settings, with menus to change them."""
    refuse_unless_manager(request)
    wish = await request.ui.tables.puzzles.wish(request.guild)
    there = still_there(request, wish.channel)
    view = layout(
        text("\n".join(filter(None, [request.say("daily-settings-title"), await state(request)]))),
        text(request.say("daily-settings-channel")),
        channel_choice(custom_id("daily-set", "channel"), request.say("daily-settings-off"), there, KINDS, most=1),
        text(request.say("daily-settings-hour")),
        choice(custom_id("daily-set", "hour"), request.say("daily-settings-hour"), hour_options(wish.hour)),
        choice(
            custom_id("daily-set", "zone"),
            request.say("daily-settings-zone"),
            zone_options(wish.zone, request.ui.clock.now()),
        ),
        text(request.say("daily-settings-games")),
        several(custom_id("daily-set", "games"), request.say("daily-settings-all-games"), _games(request, wish)),
        text(request.say("daily-settings-hardest")),
        choice(custom_id("daily-set", "hardest"), request.say("daily-settings-hardest"), _grades(request, wish)),
        *rows(
            [
                button(request.say("button-other-zone"), custom_id("daily-zone")),
                button(request.say("button-back-to-settings"), custom_id("settings")),
            ]
        ),
    )
    await request.answer(view)


async def state(request: Request) -> str:
    """Say when the next puzzle comes, as a Discord timestamp, so that a wrong time zone is noticed."""
    wish = await request.ui.tables.puzzles.wish(request.guild)
    if not wish.channel:
        return request.say("daily-settings-is-off")
    at = await request.ui.tables.puzzles.next_post(request.guild) or 0
    said = request.say("daily-settings-is-on", channel=f"<#{wish.channel}>", when=moment(at, "F"))
    return f"{said}\n{request.say('daily-settings-refused')}" if wish.told_at is not None else said


def _games(request: Request, wish: DailyWish) -> list[Item]:
    chosen = wish.games.split()
    return [option(request.say(f"{key}-title"), key, default=key in chosen) for key in KEYS]


def _grades(request: Request, wish: DailyWish) -> list[Item]:
    return [
        option(request.say(f"choice-difficulty-{grade}"), str(grade), default=grade == wish.hardest) for grade in GRADES
    ]


async def change(request: Request) -> None:
    (name,) = request.custom_id.args
    refuse_unless_manager(request)
    await _keep(request, name, _read(name, request.values))


def _read(name: str, values: Iterable[str]) -> str | int:
    """Read a menu's value; an impossible value comes from an old or a forged button."""
    chosen = list(values)
    if name == "games":
        return " ".join(chosen)
    if name == "channel" and len(chosen) <= 1:
        return "".join(chosen)
    is_number = name in ("hour", "hardest")
    if len(chosen) != 1 or (is_number and not (chosen[0].isascii() and chosen[0].isdecimal())):
        raise UiRefusal("error-old-button")
    return int(chosen[0][:3]) if is_number else chosen[0]


async def _keep(request: Request, name: str, value: str | int) -> None:
    """Store the setting; notices refused in the old channel are tried in the new one."""
    await request.ui.tables.puzzles.set_wish(request.guild, request.user, **{name: value})
    await request.ui.tables.notices.hasten(puzzles_of(request.guild))
    await daily(request)


async def ask_zone(request: Request) -> None:
    await request.reply.open(zone_form(request.words, custom_id("daily-zone-typed")))


async def keep_zone(request: Request) -> None:
    refuse_unless_manager(request)
    await _keep(request, "zone", await typed_zone(request.fields))


ROUTES = {
    "daily-settings": Route(daily, Ack.HERE),
    "daily-set": Route(change, Ack.HERE, "channel/hour/zone/games/hardest"),
    "daily-zone": Route(ask_zone, Ack.FORM),
    "daily-zone-typed": Route(keep_zone, Ack.HERE),
}
