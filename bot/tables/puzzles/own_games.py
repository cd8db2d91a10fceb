"""A server's puzzles from its own games: which positions their players let it have, and where a puzzle is found."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.loaded_game import players
from bot.tables.log.loading import round_of, row, rules_of
from bot.tables.log.replay import positions, read_effective
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids, is_own_puzzle, own_puzzle
from bot.tables.values.terms import is_private, read_options
from data.records import DailyWish, OwnPuzzle, Round, Table
from data.store import Change, Delete, Insert, Replace, Where
from games.puzzles.best_turns import BestTurns
from games.puzzles.collection import find, line_for, puzzle_of
from games.puzzles.puzzle import Puzzle, PuzzleLine, PuzzleWorth

_AT_MOST_EVERY = timedelta(days=7)
_BEST, _LESS = PuzzleWorth("best-known"), PuzzleWorth("clearly-less")


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """Name a turn of a finished game, counted from 1, and how many actions of the log come before it."""

    table: str
    game_no: int
    number: int
    count: int


class OwnPuzzleVerbs(Verbs):
    """Let a server have a position as a puzzle: whoever played the game must want it, all of them."""

    async def find(self, puzzle_id: str) -> Puzzle | None:
        """Find a puzzle by its id, wherever its content stands; None where it was withdrawn."""
        if is_own_puzzle(puzzle_id):
            own = await self._of_id(puzzle_id)
            return _read(own) if own else None
        try:
            return find(puzzle_id)
        except KeyError:
            return None

    async def from_game_of(self, puzzle_id: str) -> Sequence[str]:
        """Name the people from whose game a puzzle is."""
        own = await self._of_id(puzzle_id)
        return [one for one in (own.asked_by, own.agreed_by) if one] if own else []

    async def _of_id(self, puzzle_id: str) -> OwnPuzzle | None:
        found = await self.context.store.find(OwnPuzzle, Where(equal={"puzzle": puzzle_id}))
        return found[0] if found else None

    async def own_puzzle(self, table_id: str, game_no: int) -> OwnPuzzle | None:
        """Find what was asked or agreed on about a game."""
        check_ids(table_id)
        return await self.context.store.get(OwnPuzzle, table_id, game_no)

    async def takes_puzzles_from(self, table: Table) -> bool:
        """Tell whether the server wants a puzzle of the day from games such as this one."""
        wish = await self.context.store.get(DailyWish, table.guild)
        if wish is None or not (wish.channel and table.channel) or is_private(table) or table.played_on:
            return False
        is_wanted = not wish.games or table.game in wish.games.split()
        return is_wanted and not rules_of(self.context, table.game, table.rules_version).has_secrets

    async def give(self, turn: OwnTurn, person: str, found: BestTurns) -> OwnPuzzle:
        """Ask that the server gets this position; where something was asked of this game before, that stands."""
        check_ids(turn.table, person)
        async with self.context.locks.hold(turn.table):
            table, round_ = await self._own_game(turn.table, turn.game_no, person)
            if known := await self.own_puzzle(table.id, turn.game_no):
                return known
            puzzle, now = await self._puzzle(table, round_, turn, found), self.context.time.now()
            asked = OwnPuzzle(
                table.id, turn.game_no, puzzle.id, table.guild, turn.number, line_for(puzzle), person, now
            )
            if table.level is not None:  # against the bot, which has nothing to hide
                asked = replace(asked, agreed_at=now)
            await self.context.store.commit(Insert(asked))
            return asked

    async def agree(self, table_id: str, game_no: int, person: str, number: int) -> OwnPuzzle:
        """Agree to the position the other player asked for; once more changes nothing."""
        check_ids(table_id, person)

        async def work() -> OwnPuzzle:
            await self._own_game(table_id, game_no, person)
            known = await self.own_puzzle(table_id, game_no)
            if known is None or known.turn != number:
                raise TableError(ErrorCode.OTHER_TURN_ASKED)
            if known.agreed_at is not None or known.asked_by == person:
                return known
            agreed = replace(known, agreed_by=person, agreed_at=self.context.time.now())
            await self.context.store.commit(Replace(agreed, known))
            return agreed

        async with self.context.locks.hold(table_id):
            return await again_when_stale(work)

    async def withdraw(self, table_id: str, game_no: int, person: str) -> bool:
        """Take a position back; it is too late once it has been a puzzle of the day."""

        async def work() -> bool:
            known = await self.own_puzzle(table_id, game_no)
            if known is None or known.day or person not in (known.asked_by, known.agreed_by):
                return known is None
            await self.context.store.commit(_deleted(known))
            return True

        async with self.context.locks.hold(table_id):
            return await again_when_stale(work)

    async def _own_game(self, table_id: str, game_no: int, person: str) -> tuple[Table, Round]:
        """Find a finished game of this person's that the server may have a puzzle from."""
        table = await row(self.context, table_id)
        round_ = await round_of(self.context, table, game_no)
        if person not in players(round_):
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        if round_.ended_at is None:
            raise TableError(ErrorCode.NOT_OVER)
        if not await self.takes_puzzles_from(table):
            raise TableError(ErrorCode.NO_PUZZLE_IN_IT)
        return table, round_

    async def _puzzle(self, table: Table, round_: Round, turn: OwnTurn, found: BestTurns) -> Puzzle:
        game = rules_of(self.context, table.game, table.rules_version)
        log = (await read_effective(self.context.store, round_))[: turn.count]
        state = (await positions(game, table, round_, log))[-1]
        if state.to_move is None or not state.fresh:
            raise TableError(ErrorCode.NO_PUZZLE_IN_IT)
        return Puzzle(
            id=own_puzzle(self.context.draw()),
            game=table.game,
            rules=table.rules_version,
            seat=state.to_move,
            options=tuple(read_options(table.options).items()),
            seed=round_.seed,
            actions=tuple(entry.action for entry in log),
            task="best",
            best=PuzzleLine((found.best,), _BEST),
            next_best=PuzzleLine((found.next_best,), _LESS),
            as_good=found.as_good,
            grade=found.grade,
            idea=found.reason,
        )


async def waiting(context: TableContext, wish: DailyWish, day: date) -> OwnPuzzle | None:
    """Find the one whose turn it is: as long agreed on as any, as the server wishes, and at most one a week."""
    where = Where(equal={"server": wish.server}, at_least={"agreed_at": 1})
    agreed = await context.store.find(OwnPuzzle, where, order=("agreed_at",))
    if any(own.day > (day - _AT_MOST_EVERY).isoformat() for own in agreed):
        return None
    return next((own for own in agreed if not own.day and _suits(context, _read(own), wish)), None)


def _suits(context: TableContext, puzzle: Puzzle, wish: DailyWish) -> bool:
    """Tell whether a puzzle is of a wanted game that is still installed, and not too hard."""
    try:
        context.games(puzzle.game, puzzle.rules)
    except KeyError:
        return False
    return puzzle.grade <= wish.hardest and (not wish.games or puzzle.game in wish.games.split())


async def withdraw_all(context: TableContext, person: str) -> None:
    """Take back what somebody let a server have and what hasn't come yet."""
    found = [await context.store.find(OwnPuzzle, Where(equal={column: person})) for column in ("asked_by", "agreed_by")]
    if changes := [_deleted(own) for owns in found for own in owns if not own.day]:
        await context.store.commit(*changes)


def _deleted(own: OwnPuzzle) -> Change:
    """Delete it unless its day has come meanwhile."""
    return Delete(OwnPuzzle, Where(equal={"puzzle": own.puzzle, "day": ""}))


def _read(own: OwnPuzzle) -> Puzzle:
    return puzzle_of(json.loads(own.content))
