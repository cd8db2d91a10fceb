"""An absence needs an end that can be read."""

from datetime import UTC, datetime
from unittest.mock import MagicMock

import pytest

from bot.ui.person.away import away
from bot.ui.refusal import UiRefusal


async def test_an_end_that_cannot_be_read_is_refused() -> None:
    request = MagicMock()
    request.ui.clock.now.return_value = int(datetime(2026, 11, 20, tzinfo=UTC).timestamp() * 1000)
    with pytest.raises(UiRefusal) as refused:
        await away(request, "when I am back")
    assert refused.value.key == "error-away-bad"
