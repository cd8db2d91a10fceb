"""What somebody may see of a table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.tables.ending import shown_over
from bot.tables.house import House
from bot.tables.loading import RulesDiffer, load, round_of, row, rules_of, sitting_of
from bot.tables.may import Can, may
from bot.tables.replaying import public, read_standing
from bot.tables.sitting import Sitting, players, seat_of
from bot.tables.states import Score, Status
from bot.tables.terms import read_options
from bot.tables.wrong import TableError, Wrong
from data.records import Round, Table
from games.core.commitment import commit_seed
from games.core.game import AnyGame
from games.core.option import Options
from games.core.outcome import Outcome, Seat
from games.core.record import Opened


@dataclass(frozen=True, slots=True)
class Sight:
    """One reader's knowledge of one game of a table; `seed` and `secrets` only once it is over."""

    table: Table
    game: AnyGame
    options: Options
    game_no: int
    seat: Seat | None
    view: Any
    players: tuple[str, str]
    deadline: int | None
    is_overdue: bool
    away: Mapping[str, int]
    result: str
    reason: str
    outcome: Outcome | None
    seed_commitment: str
    commitments: Sequence[tuple[int, str]]
    seed: str | None
    secrets: Sequence[Opened]
    may: frozenset[Can]


async def sight(house: House, table_id: str, reader: str | None = None, game_no: int | None = None) -> Sight:
    sitting = await sit(house, table_id, game_no)
    table, round_ = sitting.table, sitting.round
    seat = seat_of(round_, reader) if reader else None
    over, runs = is_over(round_), is_running(sitting)
    deadline = table.deadline_run if runs else None
    return Sight(
        table=table,
        game=sitting.game,
        options=read_options(table.options),
        game_no=round_.game_no,
        seat=seat,
        view=sitting.game.view(sitting.state, seat),
        players=players(round_),
        deadline=None if deadline is None else house.time.wall(deadline),
        is_overdue=deadline is not None and house.time.run() >= deadline,
        away=_away(house, players(round_)),
        result=round_.result,
        reason=round_.reason,
        outcome=outcome_of(round_),
        seed_commitment=commit_seed(round_.seed),
        commitments=sitting.course.promises,
        seed=round_.seed if over else None,
        secrets=await _opened(house, sitting) if over else (),
        may=may(house, sitting, seat) if runs else _afterwards(table, seat),
    )


async def sit(house: House, table_id: str, game_no: int | None = None) -> Sitting:
    """Fetch any game of a table, running or over."""
    table = await row(house, table_id)
    if table.status == Status.OPEN and game_no in (None, table.game_no):
        running = house.sittings.get(table_id)
        if running is not None:
            return running
        async with house.locks.hold(table_id):
            return await load(house, table_id)
    if table.status == Status.ASIDE:
        raise TableError(Wrong.SET_ASIDE)
    return await _finished(house, table, game_no)


async def _finished(house: House, table: Table, game_no: int | None) -> Sitting:
    try:
        game = rules_of(house, table.game)
        round_ = await round_of(house, table, game_no)
        sitting = await sitting_of(game, table, round_, await read_standing(house.store, round_))
    except RulesDiffer as differ:
        raise TableError(Wrong.SET_ASIDE) from differ
    outcome = outcome_of(round_)
    return sitting if outcome is None else replace(sitting, state=shown_over(sitting.state, outcome))


def is_over(round_: Round) -> bool:
    return round_.result != Score.RUNNING


def is_running(sitting: Sitting) -> bool:
    return sitting.table.status == Status.OPEN and not is_over(sitting.round)


def outcome_of(round_: Round) -> Outcome | None:
    """How it ended, by rules or by people; None while it runs, and where there is no result."""
    match round_.result:
        case Score.WON:
            return Outcome(0 if round_.winner == round_.seat_0 else 1, round_.reason)
        case Score.DRAWN:
            return Outcome(None, round_.reason)
        case _:
            return None


async def _opened(house: House, sitting: Sitting) -> list[Opened]:
    log = await read_standing(house.store, sitting.round) if sitting.course.promises else ()
    return [Opened(number, entry.salt, entry.action) for number, entry in enumerate(log, 1) if entry.salt]


def spelled_for(sitting: Sitting, state: Any, action: str, seat: Seat | None) -> str:
    """An action as this reader may read it: openly once the game is over."""
    if is_over(sitting.round):
        return action
    if seat is None:
        return public(sitting.game, state, action)
    redacted: str = sitting.game.redact(state, action, seat)
    return redacted


def _away(house: House, people: Sequence[str]) -> dict[str, int]:
    now = house.time.now()
    absences = {person: house.absences.current(person, now) for person in people}
    return {person: absence.until_at for person, absence in absences.items() if absence}


def _afterwards(table: Table, seat: Seat | None) -> frozenset[Can]:
    return frozenset() if seat is None or table.status == Status.OPEN else frozenset({Can.REMATCH})
