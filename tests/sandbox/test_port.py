"""Taking a port, and saying who has it."""

import os
import sys

import pytest

from sandbox import PortTaken, Sandbox
from sandbox.port import holder, listen


async def test_a_second_stand_in_is_told_who_has_its_port() -> None:
    async with Sandbox() as first:
        with pytest.raises(PortTaken) as caught:
            await Sandbox(port=first.port).start()
        assert caught.value.port == first.port
        if sys.platform == "linux":
            assert f"(process {os.getpid()})" in str(caught.value.holder)


def test_a_free_port_has_no_holder() -> None:
    with listen(0) as listener:
        port = listener.getsockname()[1]
    assert holder(port) is None


async def test_it_can_stop_and_start_again_on_the_same_port() -> None:
    sandbox = Sandbox()
    for _ in range(2):
        await sandbox.start()
        port = sandbox.port
        await sandbox.stop()
    assert port == sandbox.port
