"""Post as the bot without a bot: what any bot could send, straight through the stand-in's REST routes.

It goes to the room that the page opens first.
"""

import json
from typing import Any

from aiohttp import ClientSession, FormData

from sandbox import Sandbox

V2 = 1 << 15


async def post(sandbox: Sandbox, body: dict[str, Any], files: dict[str, bytes] | None = None) -> None:
    form = FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, (name, data) in enumerate((files or {}).items()):
        form.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
    first = next(channel for channel in sandbox.world.channels.values() if channel.name == "general")
    address = f"{sandbox.api_url}/v10/channels/{first.id}/messages"
    async with ClientSession() as session, session.post(address, data=form, headers=who(sandbox)) as answer:
        assert answer.status == 200, await answer.text()


def who(sandbox: Sandbox) -> dict[str, str]:
    return {"Authorization": f"Bot {sandbox.token}", "User-Agent": "DiscordBot (https://example.org, 1.0)"}
