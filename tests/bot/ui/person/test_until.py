"""Dates as people type them."""

from datetime import UTC, datetime

import pytest

from bot.ui.person.until import read_until

NOW = datetime(2026, 11, 18, 15, 30, tzinfo=UTC)  # a Wednesday
DAY = 24 * 3600 * 1000


def ms(at: datetime) -> int:
    return int(at.timestamp() * 1000)


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("5", 5),
        (" 5 ", 5),
        ("1 day", 1),
        ("3 days", 3),
        ("3d", 3),
        ("2 weeks", 14),
        ("for 1 week", 7),
        ("7 jours", 7),
        ("7j", 7),
        ("pendant 2 semaines", 14),
        ("30", 30),
    ],
)
def test_lengths_count_from_now(typed: str, days: int) -> None:
    assert read_until(typed, ms(NOW)) == ms(NOW) + days * DAY


@pytest.mark.parametrize(
    ("typed", "last"),
    [
        ("2026-12-24", (2026, 12, 24)),
        ("2026/12/24", (2026, 12, 24)),
        ("24.12.2026", (2026, 12, 24)),
        ("24.12.", (2026, 12, 24)),
        ("24/12", (2026, 12, 24)),
        ("12/24", (2026, 12, 24)),
        ("24-12-26", (2026, 12, 24)),
        ("1.2.", (2027, 2, 1)),
        ("24 December", (2026, 12, 24)),
        ("until the 24th december", (2026, 12, 24)),
        ("Dec 24th, 2026", (2026, 12, 24)),
        ("24 déc.", (2026, 12, 24)),
        ("jusqu’au 1er février 2027", (2027, 2, 1)),
        ("le 24 decembre", (2026, 12, 24)),
        ("tomorrow", (2026, 11, 19)),
        ("jusqu'à demain", (2026, 11, 19)),
        ("Friday", (2026, 11, 20)),
        ("wednesday", (2026, 11, 25)),
        ("lundi prochain", (2026, 11, 23)),
        ("18.11.", (2026, 11, 18)),
    ],
)
def test_a_day_is_included_to_its_end(typed: str, last: tuple[int, int, int]) -> None:
    assert read_until(typed, ms(NOW)) == ms(datetime(*last, tzinfo=UTC)) + DAY


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "31.2.",
        "2026-13-01",
        "5 apples",
        "99999",
        "2026-02-30",
        "ju 5",
        "9999-12-31",
        "32 may",
        "until",
    ],
)
def test_what_is_no_date_is_not_guessed(typed: str) -> None:
    assert read_until(typed, ms(NOW)) is None
