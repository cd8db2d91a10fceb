"""Small parts of the stand-in, each by itself."""

import pytest

from bot.sandbox import MovableClock, Permission, Sandbox
from bot.sandbox.protocol.request_body import read_body
from bot.sandbox.validation.emoji import is_emoji
from bot.sandbox.world.access import can, granted
from bot.sandbox.world.mentions import find_mentions
from bot.sandbox.world.snowflakes import Snowflakes, made_at


@pytest.mark.parametrize("text", ["♟", "♟️", "✅", "↩️", "⚔️", "🇫🇷", "1️⃣", "👍🏽", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
def test_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "♞", "→", "a", "1", "✓", "●", "✅✅", "<:a:1>"])
def test_no_emoji(text: str) -> None:
    assert not is_emoji(text)


def test_snowflakes_rise_even_when_the_clock_stands() -> None:
    class Still:
        def now(self) -> int:
            return 1_700_000_000_000

    ids = Snowflakes(Still())
    made = [ids.next() for _ in range(100)]
    assert made == sorted(set(made)) and made_at(made[0]) == 1_700_000_000_000
    assert Snowflakes(Still(), last=made[-1] + 5).next() == made[-1] + 6


def test_mentions_pass_only_as_allowed() -> None:
    text, layout = "<@1> <@!2> <@&3> @everyone", [{"type": 17, "components": [{"type": 10, "content": "<@4>"}]}]
    everything = find_mentions(text, layout, None)
    assert (everything.users, everything.roles, everything.everyone) == ((1, 2, 4), (3,), True)
    assert find_mentions(text, layout, {"parse": []}) == find_mentions("", [], None)
    assert find_mentions(text, layout, {"users": ["4", "9"]}).users == (4,)
    assert find_mentions(text, layout, {"parse": ["users"]}).roles == ()


def test_form_with_files() -> None:
    raw = (
        b'--B\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "x"}\r\n'
        b'--B\r\nContent-Disposition: form-data; name="files[0]"; filename="a b.png"\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n\x00\r\n--\xff\r\n--B--\r\n"
    )
    body = read_body("multipart/form-data; boundary=B", raw)
    assert body.payload == {"content": "x"}
    assert (body.files[0].filename, body.files[0].data) == ("a_b.png", b"\x00\r\n--\xff")


def test_overwrites_go_from_everyone_to_roles_to_the_member() -> None:
    sandbox = Sandbox(clock=MovableClock())
    ana, channel, view = sandbox.person("Ana"), sandbox.channel, Permission.VIEW_CHANNEL
    everyone = sandbox.person("Ben")
    sandbox.deny(channel, view, everyone)
    assert granted(sandbox.world, everyone.id, channel) == 0
    channel.overwrites[sandbox.guild.id] = type(channel.overwrites[everyone.id])(sandbox.guild.id, False, 0, int(view))
    assert not can(sandbox.world, ana.id, channel, view)
    sandbox.allow(channel, view, ana)
    assert can(sandbox.world, ana.id, channel, view)
    assert can(sandbox.world, sandbox.person("Olga").id, channel, Permission.ADMINISTRATOR)
    sandbox.grant(everyone, Permission.ADMINISTRATOR)
    assert can(sandbox.world, everyone.id, channel, view)


def test_the_bot_learns_of_missing_permissions_by_the_channel() -> None:
    sandbox = Sandbox(clock=MovableClock())
    bot, channel = sandbox.world.bot_id, sandbox.channel
    assert not granted(sandbox.world, bot, channel) & (Permission.ADMINISTRATOR | Permission.MANAGE_GUILD)
    sandbox.deny(channel, Permission.SEND_MESSAGES)
    assert not can(sandbox.world, bot, channel, Permission.SEND_MESSAGES)
    assert can(sandbox.world, bot, channel, Permission.ATTACH_FILES)  # still of use in threads
    sandbox.deny(channel, Permission.SEND_MESSAGES_IN_THREADS)
    assert not can(sandbox.world, bot, channel, Permission.ATTACH_FILES)


def test_manage_guild_opens_the_settings_command() -> None:
    sandbox = Sandbox(clock=MovableClock())
    needs = str(int(Permission.MANAGE_GUILD))
    base = {"type": 1, "description": "d"}
    sandbox.world.commands[0] = [
        base | {"id": "1", "name": "settings", "default_member_permissions": needs, "contexts": [0]},
        base | {"id": "2", "name": "tables", "name_localizations": {"fr": "parties"}},
        base | {"id": "3", "name": "off", "default_member_permissions": "0"},
        base | {"id": "4", "name": "only-direct", "contexts": [1]},
    ]
    ana = sandbox.person("Ana", locale="fr")
    assert [(c["key"], c["name"]) for c in ana.commands(sandbox.channel)] == [("tables", "parties")]
    sandbox.grant(ana, Permission.MANAGE_GUILD)
    assert [c["key"] for c in ana.commands(sandbox.channel)] == ["settings", "tables"]
    assert [c["key"] for c in sandbox.person("Olga").commands(sandbox.channel)] == ["settings", "tables", "off"]
    assert [c["key"] for c in ana.commands(ana.opens_direct())] == ["tables", "off", "only-direct"]
    sandbox.deny(sandbox.channel, Permission.USE_APPLICATION_COMMANDS, ana)
    assert ana.commands(sandbox.channel) == []
