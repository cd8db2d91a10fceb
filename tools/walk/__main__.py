"""Walk the first evening in every game, by picking, typing and hints, in both languages: `python -m tools.walk`."""

import argparse
import asyncio
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.text import LANGUAGES
from games.registry import KEYS
from sandbox import Sandbox
from sandbox.people.invocation import CannotDo
from tests.bot.ui.whole_bot.evening import HINTS, PARTS, PICKING, TYPING, Evening
from tests.bot.ui.whole_bot.hand import Hand
from tools.walk.killed_bot import KilledBot, settle

LOCALES = {"en": "en-US", "fr": "fr"}
PATIENCE_S = 60.0  # for an answer, on a busy machine
FAILED = 1
STOPS = (AssertionError, TimeoutError, LookupError, RuntimeError, CannotDo)  # one walk; the others are walked


async def walked(key: str, by: str, language: str) -> Evening:
    with TemporaryDirectory(prefix="cairn-walk-") as folder:
        locale = LOCALES[language]
        async with Sandbox(people=("Ana",), rate_limits=False, deadline=PATIENCE_S, guild_locale=locale) as sandbox:
            hand, bot = Hand(sandbox.person("Ana")), KilledBot(sandbox, Path(folder))
            hand.user.locale = locale
            await settle(sandbox, bot.database, key, language)
            await bot.start()
            evening = Evening(sandbox, hand, key, by, bot.database, bot.kill)
            try:
                await evening.walk()
            finally:
                await bot.stop()
            sandbox.assert_clean()
            return evening


def row(evening: Evening) -> str:
    """Write a line of the table: taps, with what was typed behind a plus."""
    hand = evening.hand
    cells = [f"{hand.taps[part]}+{hand.sent[part]}" if hand.sent[part] else str(hand.taps[part]) for part in PARTS]
    total = f"{sum(hand.taps.values())}+{sum(hand.sent.values())}"
    named = [evening.key, evening.by, evening.language]
    return "| " + " | ".join([*named, *cells, total, str(evening.games), str(evening.turns)]) + " |"


def heading() -> Iterator[str]:
    columns = ["game", "by", "language", *PARTS, "all", "games", "turns"]
    yield "| " + " | ".join(columns) + " |"
    yield "|" + "---|" * len(columns)


async def run(games: Sequence[str], ways: Sequence[str], languages: Sequence[str]) -> int:
    """Walk one after the other, and go on after one that fails."""
    print("\n".join(heading()), flush=True)
    failed = 0
    for key, by, language in ((key, by, language) for key in games for by in ways for language in languages):
        began = time.monotonic()
        try:
            print(row(await walked(key, by, language)), flush=True)
        except STOPS:
            failed += 1
            print(f"{key}, {by}, {language}: not through after {time.monotonic() - began:.0f} s", file=sys.stderr)
            traceback.print_exc()
    return failed


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tools.walk", description=__doc__)
    arguments.add_argument("--games", nargs="+", choices=KEYS, default=KEYS)
    arguments.add_argument("--ways", nargs="+", choices=(PICKING, TYPING, HINTS), default=(PICKING, TYPING, HINTS))
    arguments.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    given = arguments.parse_args()
    return FAILED if asyncio.run(run(given.games, given.ways, given.languages)) else 0


if __name__ == "__main__":
    sys.exit(main())
