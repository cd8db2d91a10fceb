"""Uploaded files."""

from sandbox.clock import MovableClock
from sandbox.protocol.request_body import RequestBody, Upload
from sandbox.protocol.snowflakes import Snowflakes
from sandbox.world.attachments import FileStore
from sandbox.world.world import World


def test_a_full_store_forgets_the_oldest_files() -> None:
    world = World(bot_id=1)
    store = FileStore(world, Snowflakes(MovableClock(), 0), most=2)
    for number in range(3):
        store.take(RequestBody({}, {0: Upload(f"{number}.png", b"picture")}), channel_id=7)
    assert [path.rsplit("/", 1)[1] for path in world.files] == ["1.png", "2.png"]
