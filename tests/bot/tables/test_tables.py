"""What is done at a start for all servers together is done by one process."""

import pytest

from bot.tables import TableStatus
from bot.tables.core.sharing import Alone
from games.core.game import AnyGame
from tests.bot.tables.rig import Rig


def no_game(key: str, version: int | None = None) -> AnyGame:
    raise KeyError(key)


@pytest.mark.parametrize(("does_chores", "status"), [(True, TableStatus.ASIDE), (False, TableStatus.OPEN)])
async def test_tables_are_set_aside_and_brought_back_by_whoever_does_the_chores(
    rig: Rig, does_chores: bool, status: TableStatus
) -> None:
    id_, sharing = await rig.open(), Alone()
    sharing.does_chores = does_chores
    rig = await rig.again(games=no_game, sharing=sharing)
    assert (await rig.tables.queries.table(id_)).status == status
    sharing.does_chores = True
    rig = await (await rig.again(games=no_game)).again(sharing=sharing)
    assert (await rig.tables.queries.table(id_)).status == TableStatus.OPEN
