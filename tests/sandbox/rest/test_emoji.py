"""The application's own emoji over REST."""

from base64 import b64encode

import pytest

from sandbox import Sandbox
from sandbox.rest import emoji
from tests.sandbox.sample_bot import Raw


def image(size: int = 8) -> str:
    return f"data:image/png;base64,{b64encode(bytes(size)).decode()}"


async def test_one_is_listed_until_it_is_deleted(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.bot_id}/emojis"
    _, made = await raw.ask("POST", path, {"name": "rock_1", "image": image()})
    assert made in (await raw.ask("GET", path))[1]["items"]
    await raw.ask("DELETE", f"{path}/{made['id']}")
    assert (await raw.ask("GET", path))[1]["items"] == []


@pytest.mark.parametrize(
    "said",
    [
        {"name": "r", "image": image()},
        {"name": "r" * 33, "image": image()},
        {"name": "rock-1", "image": image()},
        {"name": "rock", "image": "data:image/png;base64,?"},
        {"name": "rock", "image": image(emoji.MOST_BYTES + 1)},
        {"name": "rock"},
    ],
)
async def test_names_and_images_have_limits(sandbox: Sandbox, raw: Raw, said: dict[str, str]) -> None:
    with sandbox.expect(50035):
        status, _ = await raw.ask("POST", f"/applications/{sandbox.world.bot_id}/emojis", said)
    assert status == 400


async def test_there_are_no_more_than_discord_has_room_for(
    sandbox: Sandbox, raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji, "MOST", 0)
    with sandbox.expect(30008):
        await raw.ask("POST", f"/applications/{sandbox.world.bot_id}/emojis", {"name": "rock", "image": image()})
