"""Which commands a person may use where."""

import pytest

from sandbox import CannotDo, MovableClock, PermissionBit, Sandbox, SandboxPerson


def test_manage_guild_opens_the_settings_command() -> None:
    sandbox = Sandbox(clock=MovableClock())
    needs = str(int(PermissionBit.MANAGE_GUILD))
    base = {"type": 1, "description": "d"}
    sandbox.world.commands[0] = [
        base | {"id": "1", "name": "settings", "default_member_permissions": needs, "contexts": [0]},
        base | {"id": "2", "name": "tables", "name_localizations": {"fr": "parties"}},
        base | {"id": "3", "name": "off", "default_member_permissions": "0"},
        base | {"id": "4", "name": "only-direct", "contexts": [1]},
    ]
    ana = sandbox.person("Ana", locale="fr")
    assert [(c["key"], c["name"]) for c in ana.commands(sandbox.channel)] == [("tables", "parties")]
    sandbox.grant(ana, PermissionBit.MANAGE_GUILD)
    assert [c["key"] for c in ana.commands(sandbox.channel)] == ["settings", "tables"]
    assert [c["key"] for c in sandbox.person("Olga").commands(sandbox.channel)] == ["settings", "tables", "off"]
    assert [c["key"] for c in ana.commands(ana.opens_direct())] == ["tables", "off", "only-direct"]
    sandbox.deny(sandbox.channel, PermissionBit.USE_APPLICATION_COMMANDS, ana)
    assert ana.commands(sandbox.channel) == []


def _keys(person: SandboxPerson, sandbox: Sandbox) -> tuple[str, str]:
    """Give the first letters of the commands in the guild and in direct messages."""
    places = (sandbox.channel, person.opens_direct())
    here, there = ("".join(command["key"][0] for command in person.commands(place)) for place in places)
    return here, there


def test_contexts_and_installation_decide_where_a_command_is() -> None:
    sandbox = Sandbox(clock=MovableClock())
    wishes: dict[str, dict[str, object]] = {
        "anywhere": {},
        "both": {"contexts": [0, 1]},
        "guild": {"contexts": [0]},
        "direct": {"contexts": [1]},
        "elsewhere": {"contexts": [2], "integration_types": [1]},
        "forbidden-in-direct": {"dm_permission": False},
        "overridden": {"dm_permission": False, "contexts": [0, 1]},
        "user-installed": {"contexts": [0, 1], "integration_types": [1]},
        "installed-both-ways": {"integration_types": [0, 1]},
    }
    sandbox.world.commands[0] = [
        {"type": 1, "id": name, "name": name, "description": "d"} | wish for name, wish in wishes.items()
    ]
    sandbox.world.commands[sandbox.guild.id] = [{"type": 1, "id": "1", "name": "local", "description": "d"}]
    assert _keys(sandbox.person("Ana"), sandbox) == ("abgfoil", "abdoi")


def test_direct_commands_need_a_guild_in_common() -> None:
    sandbox = Sandbox(clock=MovableClock())
    sandbox.world.commands[0] = [{"type": 1, "id": "1", "name": "practice", "description": "d"}]
    ana = sandbox.person("Ana")
    direct = ana.opens_direct()
    assert [command["key"] for command in ana.commands(direct)] == ["practice"]
    ana.leaves(sandbox.guild)
    assert ana.commands(direct) == []
    with pytest.raises(CannotDo):
        ana.say(direct, "hello?")
