"""Offers are read from a table's row, and written back into the same columns."""

from dataclasses import replace

from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.play.offers import clear_offers, offers_of, set_offers
from tests.bot.tables.rig import TACTIC, Rig


async def test_offers_go_back_where_they_came_from(rig: Rig) -> None:
    table = replace(await rig.table(await rig.open(TACTIC)), draw_by=0, draw_turn=3, back_by=1, back_turn=5)
    update = TableUpdate(rig.tables.context, table)
    set_offers(update, offers_of(table))
    assert update.table == table
    clear_offers(update)
    assert update.table == replace(table, draw_by=None, back_by=None)


async def test_an_offer_is_made_and_withdrawn_by_itself(rig: Rig) -> None:
    offers = offers_of(await rig.table(await rig.open(TACTIC))).with_end(0, 1).with_takeback(1, 2)
    assert (offers.end_by, offers.end_turn, offers.takeback_by, offers.takeback_turn) == (0, 1, 1, 2)
    assert offers.without_end() == replace(offers, end_by=None)
    assert offers.without_takeback() == replace(offers, takeback_by=None)
