from collections.abc import AsyncIterator

import pytest

from tests.bot.tables.rig import Rig, set_up


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up()
    yield made
    await made.close()
