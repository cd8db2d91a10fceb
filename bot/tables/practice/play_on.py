"""Go on against the bot from a position of a finished game: a new table, whose log begins with the same actions."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.challenges.accept import open_table
from bot.tables.core.context import TableContext
from bot.tables.core.idempotency import once
from bot.tables.core.loaded_game import seat_of
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.loading import round_of, row, rules_of
from bot.tables.log.replay import positions, read_effective
from bot.tables.play.enter import enter_action
from bot.tables.play.turns import begin_turn, tell_turn
from bot.tables.practice.start import PracticeStartVerbs, refuse_more
from bot.tables.values.answers import Answer
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import OPPONENT, check_ids
from bot.tables.values.terms import First, Rated, Takebacks, Terms, terms_of
from data.records import Round, Table
from games.core.game import Action
from games.core.outcome import Seat
from games.core.play import follow

AT_ONCE = 8  # actions entered before others get a chance


@dataclass(frozen=True, slots=True)
class BranchPoint:
    """A position of a finished game: after so many actions of its log, and what is played there instead."""

    table: str
    game_no: int
    count: int
    instead: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class _Branch:
    """What was played in the game that is gone on from, and by which terms and seats it goes on."""

    table: Table
    round: Round
    actions: tuple[Action, ...]
    seat: Seat  # of the person who goes on

    @property
    def terms(self) -> Terms:
        first = First.GUEST if self.seat else First.HOST
        return replace(terms_of(self.table, first=first), pace=0, takebacks=Takebacks.FREE, best_of=1, rated=Rated.NO)


class PlayOnVerbs(PracticeStartVerbs):
    async def play_on(
        self,
        point: BranchPoint,
        person: str,
        guild: str,
        channel: str,
        *,
        in_channel: bool = False,
        interaction: str = "",
    ) -> Answer:
        """Go on from there: at one's own seat, or as whoever is to move; at the level of that game, else one's own."""
        check_ids(person, guild, channel)
        branch = await _branch(self.context, point, person)
        level = branch.table.level or await self.suggested_level(person, branch.table.game)

        async def work() -> Answer:
            await refuse_more(self.context, person, guild, branch.table.game, channel if in_channel else None)
            update = await open_table(
                self.context,
                rules_of(self.context, branch.table.game, branch.table.rules_version),
                branch.terms,
                guild=guild,
                channel=channel,
                host=person,
                guest=OPPONENT,
                by=person,
                in_channel=in_channel,
                seed=branch.round.seed,
                level=level,
                played_on=True,
            )
            await _follow(update, branch.actions)
            return await update.commit(person, interaction)

        async with self.context.locks.hold_all(f"person:{person}", f"room:{channel or person}"):
            return await once(self.context, person, interaction, work)


async def _branch(context: TableContext, point: BranchPoint, person: str) -> _Branch:
    """Read the game up to the point; refuse one that runs, or that would be over there."""
    table = await row(context, point.table)
    round_ = await round_of(context, table, point.game_no)
    if round_.ended_at is None:
        raise TableError(ErrorCode.NOT_OVER)
    game = rules_of(context, table.game, table.rules_version)
    log = (await read_effective(context.store, round_))[: point.count]
    state = (await positions(game, table, round_, log))[-1]
    mover = state.to_move
    if mover is None:
        raise TableError(ErrorCode.TABLE_OVER)
    *_, state = (state, *follow(game, state, point.instead))
    if state.to_move is None or not state.fresh:
        raise TableError(ErrorCode.TABLE_OVER)
    own = seat_of(round_, person)
    actions = (*(entry.action for entry in log), *point.instead)
    return _Branch(table, round_, actions, mover if own is None else own)


async def _follow(update: GameUpdate, actions: Sequence[Action]) -> None:
    """Enter what was played as if it had been played here, and tell of the turn before the one that begins."""
    game, mover = update.game, None
    for nth, action in enumerate(actions):
        state = update.state
        if state.fresh:
            update.this_turn, update.began = (), state
        mover = state.to_move
        enter_action(update, mover, action, game.apply(state, action))
        if nth % AT_ONCE == 0:
            await asyncio.sleep(0)
    if mover is not None:
        tell_turn(update)
        begin_turn(update, mover)
