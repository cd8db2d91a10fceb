"""Uploaded files."""

from sandbox.clock import MovableClock
from sandbox.protocol.request_body import RequestBody, Upload
from sandbox.protocol.snowflakes import Snowflakes
from sandbox.world.attachments import MOST_LET_GO, FileStore
from sandbox.world.world import World


def test_a_full_store_forgets_the_oldest_files() -> None:
    world = World(bot_id=1)
    store = FileStore(world, Snowflakes(MovableClock(), 0), most=2)
    for number in range(3):
        store.take(RequestBody({}, {0: Upload(f"{number}.png", b"picture")}), channel_id=7)
    assert [path.rsplit("/", 1)[1] for path in world.files] == ["1.png", "2.png"]


def test_a_file_that_a_message_let_go_of_is_given_to_a_slow_page_for_a_while() -> None:
    world = World(bot_id=1)
    store = FileStore(world, Snowflakes(MovableClock(), 0))
    numbers = range(MOST_LET_GO + 1)
    files = [store.take(RequestBody({}, {0: Upload("a.png", b"%d" % n)}), channel_id=7)[0] for n in numbers]
    for file in files:
        store.let_go(file)
    assert not world.files
    assert [store.find(file.path) for file in files] == [None, *(b"%d" % n for n in numbers[1:])]
