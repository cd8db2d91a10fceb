"""Say beforehand what to play if the other plays this or that; nobody else learns of it."""

from bot.tables.core.conditions import chair_of, conditions_at
from bot.tables.core.context import Verbs
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.play.at_table import at_table, check_turn, person_at
from bot.tables.values.answers import Answer
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.lines import MOST_LINES, MOST_TURNS, Line, read_lines, write_line, write_lines
from data.records import Conditions
from data.store import Delete, Insert, Replace, Where
from games.core.foreseeing import foreseen
from games.core.outcome import Seat


class ConditionVerbs(Verbs):
    async def draft_condition(
        self, table_id: str, person: str, turn_no: int, line: Line, *, interaction: str = ""
    ) -> Answer:
        """Keep the line that is being built, in place of the one before it; () to begin anew."""

        async def body(update: GameUpdate, seat: Seat) -> None:
            _check(update, seat, turn_no, line)
            await _put(update, seat, draft=line)

        return await at_table(self.context, table_id, person, interaction, body)

    async def set_condition(
        self, table_id: str, person: str, turn_no: int, line: Line, *, interaction: str = ""
    ) -> Answer:
        """Let a line hold from now on; what was said last counts where two differ."""

        async def body(update: GameUpdate, seat: Seat) -> None:
            _check(update, seat, turn_no, line)
            if len(line) < 2:
                raise TableError(ErrorCode.ILLEGAL, fault="empty", word="", nth=1)
            await _put(update, seat, line=line)

        return await at_table(self.context, table_id, person, interaction, body)

    async def clear_conditions(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        async def body(update: GameUpdate, seat: Seat) -> None:
            update.set(conditions=update.table.conditions & ~chair_of(update.table, person))
            update.add(Delete(Conditions, Where(equal={"table_id": table_id, "person": person})))

        return await at_table(self.context, table_id, person, interaction, body)

    async def play_only_turns(self, table_id: str, person: str, *, wanted: bool, interaction: str = "") -> Answer:
        """Let one's turn be played, from the next one on, wherever only one is legal."""

        def body(update: GameUpdate, seat: Seat) -> None:
            _refuse_practice(update)
            chair, others = chair_of(update.table, person), update.table.only_turns & ~chair_of(update.table, person)
            update.set(only_turns=others | chair if wanted else others)

        return await at_table(self.context, table_id, person, interaction, body)


def _refuse_practice(update: GameUpdate) -> None:
    """The bot answers within seconds, so there is nothing to prepare."""
    if update.table.level is not None:
        raise TableError(ErrorCode.CONDITIONS_PRACTICE)


def _check(update: GameUpdate, seat: Seat, turn_no: int, line: Line) -> None:
    """Refuse what doesn't follow from the running turn of the other, as far as its player can foresee."""
    _refuse_practice(update)
    check_turn(update, turn_no)
    if update.table.to_move == seat:
        raise TableError(ErrorCode.CONDITIONS_OWN_TURN)
    if len(line) > MOST_TURNS:
        raise TableError(ErrorCode.CONDITIONS_FULL, most=MOST_LINES, turns=MOST_TURNS)
    if foreseen(update.game, update.game.view(update.began, seat), seat, line) is None:
        raise TableError(ErrorCode.OLD_TURN)


async def _put(update: GameUpdate, seat: Seat, *, line: Line = (), draft: Line = ()) -> None:
    """Add a line, or keep a draft, in the row of the running turn."""
    person, turn_no = person_at(update, seat), update.table.turn_no
    was = next((row for row in await conditions_at(update) if row.person == person), None)
    is_current = was is not None and was.turn_no == turn_no
    lines = [one for one in read_lines(was.lines) if one != line] if was and is_current else []
    if line and len(lines) >= MOST_LINES:
        raise TableError(ErrorCode.CONDITIONS_FULL, most=MOST_LINES, turns=MOST_TURNS)
    row = Conditions(
        update.table.id,
        person,
        turn_no,
        write_lines([*lines, line] if line else lines),
        write_line(draft),
        version=was.version if was else 0,
    )
    update.add(Replace(row, was) if was else Insert(row))
    update.set(conditions=update.table.conditions | chair_of(update.table, person))
