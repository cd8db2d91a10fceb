"""A preview is shown only by exercises that have one, to people who want one."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.ui.exercise.solving import Solving


@pytest.mark.parametrize("confirms", [True, False])
@pytest.mark.parametrize("wants", [True, False])
async def test_a_preview_is_for_exercises_that_confirm_and_people_who_want_it(confirms: bool, wants: bool) -> None:
    request = MagicMock()
    request.ui.tables.people.person = AsyncMock(return_value=MagicMock(preview=wants))
    assert await Solving(MagicMock(confirms=confirms))._asks(request) == (confirms and wants)
