"""A ladder's places, worked out from who came and went, from results and from who hasn't played for long."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from bot.tables.values.limits import LADDER_IDLE, LADDER_REACH
from bot.tables.values.pauses import Span
from data.records import LeagueMember

MOST_ON_LADDER = 24


@dataclass(frozen=True, slots=True)
class LadderGame:
    """One game of a ladder; while it runs, and where it ends without a winner, it only keeps both from being idle."""

    id: str
    players: tuple[str, str]
    opened_at: int
    ended_at: int | None = None
    winner: str | None = None


class Move(IntEnum):
    """What changes places; of two at one moment the smaller number comes first."""

    LEFT = 0
    WON = 1
    SLIPPED = 2
    JOINED = 3


@dataclass(frozen=True, slots=True, order=True)
class _Moved:
    at: int
    move: Move
    tie: str  # decides between two of a kind, and no name does: a name may be forgotten
    person: str
    loser: str = ""


@dataclass(frozen=True, slots=True)
class _Idle:
    stay: LeagueMember
    start: int  # when a place is lost for the first time
    end: int


def places(
    stays: Sequence[LeagueMember], games: Sequence[LadderGame], aways: Mapping[str, Sequence[Span]], now: int
) -> tuple[str, ...]:
    """List who stood on the ladder at a moment, the first place first; the order of the rows changes nothing."""
    idle = [one for stay in stays for one in _idle(stay, games, aways.get(stay.person, ()), now)]
    order: list[str] = []
    for moved in sorted([*_stays(stays), *_wins(games), *_slips(idle)]):
        if moved.at <= now:
            _move(order, moved, games)
    return tuple(order)


def within_reach(order: Sequence[str], person: str) -> tuple[str, ...]:
    """List whom somebody may challenge, the nearest last."""
    place = order.index(person)
    return tuple(order[max(0, place - LADDER_REACH) : place])


def _idle(stay: LeagueMember, games: Sequence[LadderGame], aways: Sequence[Span], now: int) -> Iterator[_Idle]:
    """Find when somebody was without a game for too long; an absence counts like a game."""
    end = now if stay.left_at is None else min(stay.left_at, now)
    busy = [(one.opened_at, one.ended_at or now) for one in games if stay.person in one.players]
    since = stay.joined_at
    for start, until in sorted([*busy, *aways, (end, end)]):
        if min(start, end) - since > LADDER_IDLE:
            yield _Idle(stay, since + LADDER_IDLE, min(start, end))
        since = max(since, until)


def _stays(stays: Sequence[LeagueMember]) -> Iterator[_Moved]:
    for stay in stays:
        yield _Moved(stay.joined_at, Move.JOINED, f"{stay.number:9}", stay.person)
        if stay.left_at is not None:
            yield _Moved(stay.left_at, Move.LEFT, f"{stay.number:9}", stay.person)


def _wins(games: Sequence[LadderGame]) -> Iterator[_Moved]:
    for one in games:
        if one.ended_at is not None and one.winner is not None:
            loser = next(player for player in one.players if player != one.winner)
            yield _Moved(one.ended_at, Move.WON, one.id, one.winner, loser)


def _slips(idle: Sequence[_Idle]) -> Iterator[_Moved]:
    for one in idle:
        for at in range(one.start, one.end, LADDER_IDLE):
            yield _Moved(at, Move.SLIPPED, f"{one.stay.number:9}", one.stay.person)


def _move(order: list[str], moved: _Moved, games: Sequence[LadderGame]) -> None:
    match moved.move:
        case Move.JOINED:
            order.append(moved.person)
        case Move.LEFT:
            order.remove(moved.person)
        case Move.WON:
            _climb(order, moved.person, moved.loser)
        case Move.SLIPPED:
            _slip(order, moved, games)


def _climb(order: list[str], winner: str, loser: str) -> None:
    """Give the winner the loser's place; those between slip one."""
    if {winner, loser} <= {*order} and order.index(winner) > (place := order.index(loser)):
        order.remove(winner)
        order.insert(place, winner)


def _slip(order: list[str], moved: _Moved, games: Sequence[LadderGame]) -> None:
    """Put somebody behind the next, if that one has played within the time: a pause of all changes nothing."""
    place = order.index(moved.person)
    behind = order[place + 1 : place + 2]
    if behind and _has_played(behind[0], games, moved.at):
        order[place : place + 2] = [*behind, moved.person]


def _has_played(person: str, games: Sequence[LadderGame], at: int) -> bool:
    return any(
        person in one.players and one.opened_at <= at and (one.ended_at is None or one.ended_at > at - LADDER_IDLE)
        for one in games
    )
