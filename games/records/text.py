"""Records as text and back, strictly. The format is told in docs/export.md."""

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from operator import attrgetter, itemgetter
from typing import TypeVar

from games.core.outcome import Seat
from games.records.record import GameRecord, Opened, Result, Score, Turn

FORMAT = "Cairn-Export: 2"
OLDER = "Cairn-Export: 1"  # the same without the seal
MOST_TEXT = 1_000_000
WITHHELD = "-"  # stands for the digest of a game that runs

_HEX = re.compile(r"[0-9a-f]{64}")
_DIGEST = re.compile(r"[0-9a-f]{16}")
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_WORD = re.compile(r"[a-z][a-z0-9_-]*")
_SALT = re.compile(r"[^\s:]+")
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")  # of these, those that there are
_TURN = re.compile(r"([1-9][0-9]{0,5})\. ([01]) (\S.*)")
_ACTION = re.compile(r"[^\s,](?:[^,\n]*[^\s,])?")
_ONCE = ("Game", "Rules", "Started", "Ended", "Result", "Seed-Commitment", "Seed")
_OFTEN = ("Option", "Player", "Note", "Commitment", "Secret")

_JOINERS = "\u200c\u200d"
_SEATS: dict[str, Seat] = {"0": 0, "1": 1}

T = TypeVar("T")


class Flaw(StrEnum):
    NOT_AN_EXPORT = "not-an-export"
    TOO_LONG = "too-long"
    UNPRINTABLE = "unprintable"  # a sign that could do something to the screen it is shown on
    NO_HEADER = "no-header"  # a line among the headers that is none
    UNKNOWN = "unknown"  # a header this format doesn't have
    TWICE = "twice"
    MISSING = "missing"
    BAD_VALUE = "bad-value"
    BAD_TURN = "bad-turn"
    CUT_SHORT = "cut-short"  # no seal, or digest, at the end
    AFTER_END = "after-end"


class BadRecord(ValueError):
    """Names the line, what is wrong with it, and the word in question."""

    def __init__(self, flaw: Flaw, line: int, detail: str = "") -> None:
        super().__init__(f"line {line}: {flaw} {detail}".rstrip())
        self.flaw, self.line, self.detail = flaw, line, detail[:80]


def write(record: GameRecord) -> str:
    """Print a record under a seal of its own; `parse` reads exactly this back."""
    return f"{_sealed(record)}Seal: {seal(record)}\n"


def seal(record: GameRecord) -> str:
    """Name all that a record says, line by line: `head -n -1 FILE | sha256sum`."""
    return sha256(_sealed(record).encode()).hexdigest()


def _sealed(record: GameRecord) -> str:
    log = [f"{turn.number}. {turn.seat} {', '.join(turn.actions)}" for turn in record.turns]
    return "\n".join([FORMAT, *_headers(record), "", *log, "", f"Digest: {record.digest or WITHHELD}", ""])


def _headers(record: GameRecord) -> Iterator[str]:
    yield f"Game: {record.game}"
    yield f"Rules: {record.rules}"
    yield from (f"Option: {name} {value}" for name, value in record.options)
    yield from (f"Player: {seat} {flat(name)}" for seat, name in enumerate(record.players))
    yield f"Started: {record.started}"
    if record.ended:
        yield f"Ended: {record.ended}"
    yield f"Result: {record.result.score} {record.result.reason}".rstrip()
    yield from (f"Note: {flat(note)}" for note in record.notes)
    yield f"Seed-Commitment: {record.seed_commitment}"
    if record.seed is not None:
        yield f"Seed: {record.seed}"
    yield from (f"Commitment: {index} {value}" for index, value in record.commitments)
    yield from (f"Secret: {one.index} {one.salt} {one.action}" for one in record.secrets)


def flat(text: str) -> str:
    """Keep a name on its line, without what does more than show."""
    return " ".join("".join(sign if is_shown(sign) else " " for sign in text).split()) or "?"


def is_shown(sign: str) -> bool:
    """Tell whether a sign only shows: joiners and tags do, which hold emoji and Persian words together."""
    return sign.isprintable() or sign in _JOINERS or "\U000e0020" <= sign <= "\U000e007f"


def is_fit_seed(seed: str) -> bool:
    """A seed stands on a line of its own, to the letter."""
    return 0 < len(seed) <= 200 and seed.isprintable()


RecordLines = list[tuple[int, str]]


def parse(text: str) -> GameRecord:
    """Read a record, or raise BadRecord."""
    if len(text) > MOST_TEXT:
        raise BadRecord(Flaw.TOO_LONG, 1)
    lines = list(enumerate(text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n"), 1))
    if lines[0][1] not in (FORMAT, OLDER):
        raise BadRecord(Flaw.NOT_AN_EXPORT, 1, flat(lines[0][1][:80]))
    _check_signs(lines)
    gap = next((at for at, (_, line) in enumerate(lines) if not line), len(lines))
    fields = _fields(lines[1:gap])
    log, last = lines[gap + 1 :], len(lines)
    log, sealed = (log, None) if lines[0][1] == OLDER else _seal(log, last)
    turns, digest = _log(log, last)
    return _record(_Fields(fields, gap), turns, digest, sealed)


def _check_signs(lines: RecordLines) -> None:
    for number, line in lines:
        if not line.isprintable() and not all(map(is_shown, line)):
            raise BadRecord(Flaw.UNPRINTABLE, number, flat(line[:80]))


def _seal(lines: RecordLines, last: int) -> tuple[RecordLines, str]:
    for at, (number, line) in enumerate(lines):
        if line.startswith("Seal: "):
            _nothing_after(lines[at + 1 :])
            return lines[:at], _Fields.read(number, line.removeprefix("Seal: "), _shaped(_HEX))
    raise BadRecord(Flaw.CUT_SHORT, last)


def _fields(lines: RecordLines) -> dict[str, RecordLines]:
    fields: dict[str, RecordLines] = {}
    for number, line in lines:
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(Flaw.NO_HEADER, number, line)
        if name not in _ONCE + _OFTEN:
            raise BadRecord(Flaw.UNKNOWN, number, name)
        if name in _ONCE and name in fields:
            raise BadRecord(Flaw.TWICE, number, name)
        fields.setdefault(name, []).append((number, value))
    return fields


def _log(lines: RecordLines, last: int) -> tuple[tuple[Turn, ...], str | None]:
    turns: list[Turn] = []
    for at, (number, line) in enumerate(lines):
        if line.startswith("Digest: "):
            _nothing_after(lines[at + 1 :])
            return tuple(turns), _digest(number, line.removeprefix("Digest: "))
        if line:
            turns.append(_turn(number, line))
    raise BadRecord(Flaw.CUT_SHORT, last)


def _nothing_after(lines: RecordLines) -> None:
    for number, line in lines:
        if line:
            raise BadRecord(Flaw.AFTER_END, number, line)


def _digest(number: int, value: str) -> str | None:
    return None if value == WITHHELD else _Fields.read(number, value, _shaped(_DIGEST))


def _turn(number: int, line: str) -> Turn:
    match = _TURN.fullmatch(line)
    if not match:
        raise BadRecord(Flaw.BAD_TURN, number, line)
    actions = tuple(match[3].split(", "))
    for action in actions:
        if not _ACTION.fullmatch(action):
            raise BadRecord(Flaw.BAD_TURN, number, action)
    return Turn(int(match[1]), _SEATS[match[2]], actions)


class _Fields:
    """Headers by name, each read by the function that knows its form."""

    def __init__(self, found: dict[str, RecordLines], last: int) -> None:
        self._found, self.last = found, last

    def every(self, name: str, read: Callable[[str], T]) -> tuple[T, ...]:
        return tuple(self.read(number, value, read) for number, value in self._found.get(name, ()))

    def one(self, name: str, read: Callable[[str], T]) -> T:
        if name not in self._found:
            raise BadRecord(Flaw.MISSING, self.last, name)
        return self.every(name, read)[0]

    def keyed(self, name: str, read: Callable[[str], T], key: Callable[[T], object]) -> tuple[T, ...]:
        """Read what may repeat, but not about the same thing."""
        seen: set[object] = set()
        for number, value in self._found.get(name, ()):
            about = key(self.read(number, value, read))
            if about in seen:
                raise BadRecord(Flaw.TWICE, number, f"{name}: {value}")
            seen.add(about)
        return self.every(name, read)

    def maybe(self, name: str, read: Callable[[str], T]) -> T | None:
        return self.one(name, read) if name in self._found else None

    @staticmethod
    def read(number: int, value: str, read: Callable[[str], T]) -> T:
        try:
            return read(value)
        except (ValueError, KeyError) as wrong:
            raise BadRecord(Flaw.BAD_VALUE, number, value) from wrong


def _record(fields: _Fields, turns: tuple[Turn, ...], digest: str | None, sealed: str | None) -> GameRecord:
    return GameRecord(
        game=fields.one("Game", _shaped(_WORD)),
        rules=fields.one("Rules", _count),
        options=fields.keyed("Option", _option, itemgetter(0)),
        players=_players(fields),
        started=fields.one("Started", _time),
        ended=fields.maybe("Ended", _time) or "",
        result=fields.one("Result", _result),
        notes=fields.every("Note", _flat),
        seed_commitment=fields.one("Seed-Commitment", _shaped(_HEX)),
        seed=fields.maybe("Seed", _seed),
        commitments=fields.keyed("Commitment", _commitment, itemgetter(0)),
        secrets=fields.keyed("Secret", _secret, attrgetter("index")),
        turns=turns,
        digest=digest,
        seal=sealed,
    )


def _players(fields: _Fields) -> tuple[str, str]:
    named = dict(fields.keyed("Player", _player, itemgetter(0)))
    for seat in _SEATS.values():
        if seat not in named:
            raise BadRecord(Flaw.MISSING, fields.last, f"Player: {seat}")
    return named[0], named[1]


def _player(value: str) -> tuple[Seat, str]:
    seat, name = _split(value, 2)
    return _SEATS[seat], _flat(name)


def _flat(value: str) -> str:
    """Take what people wrote only as `write` writes it: else the seal would not cover every sign."""
    return _only(value, flat(value) == value)


def _option(value: str) -> tuple[str, str]:
    name, chosen = _split(value, 2)
    return name, chosen


def _commitment(value: str) -> tuple[int, str]:
    index, promised = _split(value, 2)
    return _count(index), _shaped(_HEX)(promised)


def _secret(value: str) -> Opened:
    index, salt, action = _split(value, 3)
    return Opened(_count(index), _shaped(_SALT)(salt), _shaped(_ACTION)(action))


def _result(value: str) -> Result:
    score, _, reason = value.partition(" ")
    if (score == Score.RUNNING) != (reason == ""):
        raise ValueError(value)
    return Result(Score(score), _shaped(_WORD)(reason) if reason else "")


def _seed(value: str) -> str:
    return _only(value, is_fit_seed(value))


def _time(value: str) -> str:
    datetime.fromisoformat(_shaped(_TIME)(value))  # refused by itself if the calendar has no such day
    return value


def _count(value: str) -> int:
    return int(_shaped(_NUMBER)(value))


def _split(value: str, parts: int) -> list[str]:
    parts_of_value = value.split(" ", parts - 1)
    if len(parts_of_value) < parts or not all(parts_of_value):
        raise ValueError(value)
    return parts_of_value


def _shaped(pattern: re.Pattern[str]) -> Callable[[str], str]:
    return lambda value: _only(value, pattern.fullmatch(value) is not None)


def _only(value: str, is_right: bool) -> str:
    if not is_right:
        raise ValueError(value)
    return value
