"""The subject of a notice says of which kind it is, and is taken for no other."""

from collections.abc import Callable

import pytest

from bot.tables.values.ids import (
    digest_of,
    is_league,
    is_season,
    is_shared_result,
    league_id,
    person_of_digest,
    puzzles_of,
    season_of,
    shared_result,
)

SNOWFLAKE, CHANCE = "1" * 17, "0123456789abcdef" * 2
KINDS: dict[str, Callable[[str], object]] = {
    league_id(CHANCE): is_league,
    shared_result(CHANCE): is_shared_result,
    season_of(SNOWFLAKE): is_season,
    digest_of(SNOWFLAKE): person_of_digest,
}
TABLES = ("t2345", "lg234", "s2345", "m2345", "p2345")  # their ids may begin with any letter


@pytest.mark.parametrize("subject", [*KINDS, puzzles_of(SNOWFLAKE), *TABLES, SNOWFLAKE])
def test_a_subject_is_taken_for_what_it_is_alone(subject: str) -> None:
    taken_for = [is_one for is_one in KINDS.values() if is_one(subject)]
    assert taken_for == [KINDS[subject]] if subject in KINDS else taken_for == []


def test_a_digest_names_its_person() -> None:
    assert person_of_digest(digest_of(SNOWFLAKE)) == SNOWFLAKE
