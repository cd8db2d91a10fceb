"""Menus of hours and of time zones, and zones by their names."""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from zoneinfo import available_timezones

from bot.tables.values.puzzle_calendar import local, zone
from bot.text import Words
from bot.ui.layout import Item, form, option
from bot.ui.refusal import found

HOURS = 24
FIELD, MOST_TYPED = "zone", 40
ZONES = (
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "UTC",
    "Europe/London",
    "Europe/Paris",
    "Europe/Athens",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Pacific/Noumea",
    "Indian/Reunion",
)


def hour_options(chosen: int | None) -> list[Item]:
    return [option(f"{hour:02}:00", str(hour), default=hour == chosen) for hour in range(HOURS)]


def zone_options(chosen: str, now: int) -> list[Item]:
    """Offer a zone for most hours of the earth, and the one that is set, each with its time of day now."""
    offered = ZONES if chosen in ZONES else (chosen, *ZONES)
    return [option(_zone_label(name, local(now, zone(name))), name, default=name == chosen) for name in offered]


def _zone_label(name: str, now: datetime) -> str:
    return f"{name.replace('_', ' ')} · {now:%H:%M}"


def zone_form(words: Words, identity: str) -> Item:
    """Ask for a zone that the menu doesn't offer."""
    title, label = words.say("daily-zone-title"), words.say("daily-zone-label")
    return form(title, identity, label, FIELD, most=MOST_TYPED, placeholder="Europe/Paris")


async def typed_zone(fields: Mapping[str, str]) -> str:
    """Take a zone by its name, or by its city alone."""
    typed = fields.get(FIELD, "")[:MOST_TYPED]
    shown = typed.replace("`", "'") or "–"
    return found(await asyncio.to_thread(zone_named, typed), "error-no-zone", typed=shown)


def zone_named(typed: str) -> str | None:
    wanted = "_".join(typed.split()).casefold()
    return _by_name().get(wanted)


@cache
def _by_name() -> dict[str, str]:
    """Every zone by its name, and by its city where that is the only one."""
    names = sorted(available_timezones() | {"UTC"})
    cities: dict[str, list[str]] = {}
    for name in names:
        if not name.startswith(("Etc/", "posix/", "right/")):
            cities.setdefault(name.rpartition("/")[2].casefold(), []).append(name)
    zones = {city: of[0] for city, of in cities.items() if len(of) == 1}
    return zones | {name.casefold(): name for name in names}
