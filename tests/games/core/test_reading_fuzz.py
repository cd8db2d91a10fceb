"""Whatever is typed or handed in: no exception but the game's own, and no line takes long (CAIRN_TEST_FULL=1: all)."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache

import pytest

from bot.contract.sampling import option_sets, play
from games.core.continuing import continuation
from games.core.game import Position
from games.core.illegal import IllegalAction
from games.core.play import legal
from games.core.reading import MOST_TEXT, read
from games.records.check import examine, replay
from games.records.record import Heading, Log, Result, Score, opened
from games.records.text import BadRecord, parse, write
from games.registry import KEYS, game, manual
from tests.sampled import sampled

LINES = sampled(250, full=10_000)  # of each game
FILES = sampled(60, full=1_000)
MOST_MILLISECONDS = 50

SIGNS = "abcdefghijklmnopqrstuvwxyzRPSK0123456789@^!*>-–→/+,;:._ \t\n·?xX×«é{}$'\"\\%\0\x1b\u3000\u202e\ufdfa½ｇ٣🙂"


@cache
def some_positions(key: str) -> tuple[Position, ...]:
    rules = game(key)
    played = [play(rules, options, f"fuzz {nth}", 90) for nth, options in enumerate(option_sets(rules)[:8])]
    return tuple(state for sample in played for state in sample.states[::11])


@cache
def spelled(key: str) -> tuple[str, ...]:
    return tuple(sorted({action for state in some_positions(key) for action in legal(game(key), state)[:80]}))


def line(key: str, lots: random.Random) -> str:
    """Write what somebody, or something, may type."""
    ways: tuple[Callable[[], str], ...] = (
        lambda: "".join(lots.choices(SIGNS, k=lots.randrange(60))),
        lambda: " ".join(lots.choices(spelled(key), k=lots.randrange(1, 8))),
        lambda: _touched(lots.choice(spelled(key)), lots),
        lambda: " ".join(_touched(word, lots) for word in lots.choices(spelled(key), k=lots.randrange(1, 6))),
        lambda: _pumped(lots.choice(spelled(key))[: lots.randrange(1, 6)] + lots.choice(SIGNS), lots),
        lambda: _pumped("".join(lots.choices(SIGNS, k=lots.randrange(1, 4))), lots) + lots.choice(SIGNS),
        lambda: "".join(chr(lots.randrange(0x11_0000)) for _ in range(lots.randrange(40))),
    )
    return lots.choice(ways)()


def _touched(text: str, lots: random.Random) -> str:
    """Drop, double, change or add a sign."""
    at = lots.randrange(len(text) + 1)
    put = lots.choice(("", text[at : at + 1] * 2, lots.choice(SIGNS), lots.choice(SIGNS) + text[at : at + 1]))
    return text[:at] + put + text[at + 1 :]


def _pumped(text: str, lots: random.Random) -> str:
    return (text * MOST_TEXT)[: lots.choice((20, MOST_TEXT - 1, MOST_TEXT, 2 * MOST_TEXT))]


def timed(work: Callable[[], object]) -> float:
    """Measure processor time: other work on the machine doesn't count."""
    start = time.thread_time()
    with suppress(IllegalAction):
        work()
    return 1000 * (time.thread_time() - start)


@pytest.mark.parametrize("key", KEYS)
def test_lines_of_moves_are_read_or_refused_in_time(key: str) -> None:
    rules, lots = game(key), random.Random(f"lines {key}")
    views = [rules.view(state, state.to_move) for state in some_positions(key)]
    for view in views:
        rules.actions(view)  # what is worked out once for a board is not the line's
    for _ in range(LINES):
        view, text = lots.choice(views), line(key, lots)
        for work in (
            lambda v=view, t=text: read(manual(rules), v, t),
            lambda v=view, t=text: continuation(manual(rules), v, t),
        ):
            if timed(work) > MOST_MILLISECONDS:
                assert min(timed(work) for _ in range(4)) <= MOST_MILLISECONDS, (key, text)


@cache
def some_records() -> tuple[str, ...]:
    """Whole records of every game, running and ended."""
    found: list[str] = []
    for key in KEYS:
        rules = game(key)
        for nth, options in enumerate(option_sets(rules)[:3]):
            sample = play(rules, options, f"record {nth}", 14)
            salts = {1: "5a17"} if key == "topologic" else {}
            result = (None, Result(Score.FIRST, "resigned"), Result(Score.DRAW, "agreed"))[nth]
            heading = Heading(("Ana", "Ben"), "2026-11-18T11:44:22Z", result=result)
            log = Log(dict(options), sample.seed, sample.actions, salts)
            found.append(write(opened(rules, log, heading)))
    return tuple(found)


def files(lots: random.Random, count: int) -> Iterator[str]:
    for _ in range(count):
        lines = lots.choice(some_records()).split("\n")
        for _ in range(lots.randrange(1, 4)):
            at, other = lots.randrange(len(lines)), lots.choice(lots.choice(some_records()).split("\n"))
            kept = lines[at]
            turned = ("", other, f"{kept}\n{kept}", f"{kept}\n{other}", _touched(kept, lots), kept.swapcase())
            lines[at] = lots.choice((*turned, _touched(kept, lots), f"{kept[:9]}{lots.randrange(10**9)}"))
        yield "\n".join(lines)


@pytest.mark.parametrize("nth", range(5))
def test_record_files_are_checked_or_refused(nth: int) -> None:
    refused = checked = 0
    for text in files(random.Random(f"files {nth}"), FILES):
        try:
            record = parse(text)
        except BadRecord as wrong:
            assert wrong.line >= 0 and wrong.detail.isprintable()
            refused += 1
            continue
        assert parse(write(record)) == record
        if record.game in KEYS:
            assert list(examine(game(record.game), record))
            replay(game(record.game), record)
            checked += 1
    assert refused > FILES // 20
    assert checked > FILES // 20
