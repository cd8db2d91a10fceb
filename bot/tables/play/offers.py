"""The open offers between two players as a value: an agreed end and a takeback."""

from dataclasses import dataclass, replace
from typing import Self

from bot.tables.core.unit_of_work import TableUpdate
from data.records import Table
from games.core.outcome import Seat


@dataclass(frozen=True, slots=True)
class Offers:
    """Hold which seat offers what, and in which turn it did so last: each kind may be offered once a turn."""

    end_by: int | None
    end_turn: int
    takeback_by: int | None
    takeback_turn: int

    def with_end(self, seat: Seat, turn_no: int) -> Self:
        return replace(self, end_by=seat, end_turn=turn_no)

    def without_end(self) -> Self:
        return replace(self, end_by=None)

    def with_takeback(self, seat: Seat, turn_no: int) -> Self:
        return replace(self, takeback_by=seat, takeback_turn=turn_no)

    def without_takeback(self) -> Self:
        return replace(self, takeback_by=None)


def offers_of(table: Table) -> Offers:
    return Offers(table.draw_by, table.draw_turn, table.back_by, table.back_turn)


def set_offers(update: TableUpdate, offers: Offers) -> None:
    update.set(
        draw_by=offers.end_by,
        draw_turn=offers.end_turn,
        back_by=offers.takeback_by,
        back_turn=offers.takeback_turn,
    )


def clear_offers(update: TableUpdate) -> None:
    set_offers(update, offers_of(update.table).without_end().without_takeback())
