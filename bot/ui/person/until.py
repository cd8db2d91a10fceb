"""Read a date as people type it: `5`, `2 weeks`, `2027-01-31`, `31.1.`, `31 janvier`, `tomorrow`, `lundi`."""

import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta

from bot.text import LANGUAGES, words

MOST_DIGITS = 4
CENTURY = 2000
ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
DAY_FIRST = re.compile(r"(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2})?)?")
LENGTH = re.compile(r"(\d{1,4})\s*([a-z]*)")
NAMED_DAY = re.compile(r"(?P<day>\d{1,2})(?:st|nd|rd|th|er)?\s+(?P<month>[a-z]+)\.?(?:,?\s+(?P<year>\d{4}))?")
NAMED_MONTH = re.compile(r"(?P<month>[a-z]+)\.?\s+(?P<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?P<year>\d{4}))?")


def read_until(typed: str, now: int) -> int | None:
    """Give the moment in ms UTC, None if it can't be read; a day named is included to its end."""
    said = _without_fillers(_fold(typed))
    at = datetime.fromtimestamp(now / 1000, UTC)
    length = _length(said)
    if length is not None:
        return now + length // timedelta(milliseconds=1)
    day = _day(said, at.date())
    if day is None or day == date.max:
        return None
    return int(datetime.combine(day + timedelta(days=1), time(), UTC).timestamp() * 1000)


def _fold(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def _list(key: str) -> list[str]:
    """Collect the words for something in every language, because people type in any of them."""
    return [word for language in LANGUAGES for word in _fold(words(language).say(key)).split()]


def _without_fillers(said: str) -> str:
    fillers = _list("until-fillers")
    parts = said.replace("'", "' ").split()
    return " ".join(part for part in parts if part not in fillers)


def _length(said: str) -> timedelta | None:
    match = LENGTH.fullmatch(said)
    if match is None:
        return None
    unit, number = match[2], int(match[1])
    if unit == "" or unit in _list("until-days"):
        return timedelta(days=number)
    return timedelta(weeks=number) if unit in _list("until-weeks") else None


def _day(said: str, today: date) -> date | None:
    if said in _list("until-tomorrow"):
        return today + timedelta(days=1)
    return _weekday(said, today) or _written(said, today) or _with_month(said, today)


def _weekday(said: str, today: date) -> date | None:
    """Find the next such weekday, never today."""
    for language in LANGUAGES:
        names = _fold(words(language).say("until-weekdays")).split()
        if said in names:
            ahead = (names.index(said) - today.weekday() - 1) % 7 + 1
            return today + timedelta(days=ahead)
    return None


def _next(today: date, day: int, month: int, year: int | None) -> date | None:
    """Find the next date with this day and month, if no year was written."""
    if year is not None:
        return _date(year, month, day)
    soon = _date(today.year, month, day)
    return soon if soon is not None and soon >= today else _date(today.year + 1, month, day)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _written(said: str, today: date) -> date | None:
    """Read numbers, the year first or the day first; a month above 12 was the day."""
    match = ISO.fullmatch(said)
    if match:
        return _next(today, int(match[3]), int(match[2]), int(match[1]))
    match = DAY_FIRST.fullmatch(said)
    if match is None:
        return None
    day, month, year = int(match[1]), int(match[2]), _year(match[3])
    return _next(today, day, month, year) if month <= 12 else _next(today, month, day, year)


def _year(written: str | None) -> int | None:
    if not written:
        return None
    return int(written) if len(written) == MOST_DIGITS else CENTURY + int(written)


def _with_month(said: str, today: date) -> date | None:
    """Read `31 January`, `jan 31`, `1er février 2027`."""
    match = NAMED_DAY.fullmatch(said) or NAMED_MONTH.fullmatch(said)
    month = _month(match["month"]) if match else None
    return _next(today, int(match["day"]), month, _year(match["year"])) if match and month else None


def _month(name: str) -> int | None:
    """A month by its name, or by its beginning where no other month begins so."""
    for language in LANGUAGES:
        names = _fold(words(language).say("until-months")).split()
        begun = [number for number, month in enumerate(names, 1) if month.startswith(name)]
        if len(begun) == 1 and len(name) >= 3:
            return begun[0]
    return None
