"""A zone is taken by its name or its city, however it is written, and nothing else is taken for one."""

import pytest

from bot.ui.menus.time_zones import FIELD, typed_zone
from bot.ui.refusal import UiRefusal


@pytest.mark.parametrize("typed", ["Europe/Paris", " europe/paris ", "paris", "PARIS"])
async def test_a_zone_is_taken_by_name_or_city(typed: str) -> None:
    assert await typed_zone({FIELD: typed}) == "Europe/Paris"


@pytest.mark.parametrize(("typed", "said"), [("Atlantis", "Atlantis"), ("`x`", "'x'"), ("", "–")])
async def test_what_is_no_zone_is_named_in_the_answer(typed: str, said: str) -> None:
    with pytest.raises(UiRefusal) as refused:
        await typed_zone({FIELD: typed})
    assert (refused.value.key, refused.value.values) == ("error-no-zone", {"typed": said})
