"""A copy of what is kept of a person: no table is forgotten."""

import json

from data.records import RECORDS
from tests.bot.tables.rig import ANA, Rig

OF_NOBODY = {
    "daily_posts",
    "notices",
    "pulses",
    "servers",
}  # /privacy tells of notices that they are kept until they are shown


async def test_every_table_is_in_it_or_holds_nobody(rig: Rig) -> None:
    given = json.loads(await rig.tables.people.personal_data(ANA))
    assert given.keys() ^ {kind.TABLE for kind in RECORDS} == OF_NOBODY
