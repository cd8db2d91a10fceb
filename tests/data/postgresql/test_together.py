"""Many rows are written by one statement that says for each what the statement of one says."""

from data.postgresql.together import together
from data.records import Delivery, Table
from data.sql import shape


def test_a_version_is_raised_where_there_is_one_and_only_there() -> None:
    assert "version" in shape(Table).columns and "version" not in shape(Delivery).columns
    raised = together("update tables set status = ?, version = version + 1 where id = ? and version = ?", Table)
    assert raised and "set status = new.status, version = old.version + 1 from" in raised
    kept = together("update deliveries set answer = ? where interaction = ?", Delivery)
    assert kept and "set answer = new.answer from" in kept
    unchanged = together("update deliveries set interaction = interaction where interaction = ?", Delivery)
    assert unchanged and "set interaction = old.interaction from" in unchanged


def test_nothing_but_inserts_and_updates_is_written_for_many() -> None:
    assert together("delete from deliveries where interaction = ?", Delivery) is None
