"""A row is replaced by writing no more than what differs."""

from dataclasses import replace

from data.records import Person
from data.sql import shape, statement
from data.store import Replace

ANA = Person("ana")


def test_only_what_differs_is_written_where_it_is_known_what_the_row_was() -> None:
    said = statement(Replace(replace(ANA, name="Ana"), ANA))
    assert said.text.partition(" where ")[0] == "update people set name = ?, version = version + 1"
    assert said.values == ("Ana", "ana", ANA.version)
    assert said.must_hit


def test_all_but_key_and_version_is_written_where_it_is_not_known() -> None:
    written = statement(Replace(replace(ANA, name="Ana"))).text.partition(" where ")[0]
    assert written.count(" = ?") == len(shape(Person).columns) - len(("id", "version"))
