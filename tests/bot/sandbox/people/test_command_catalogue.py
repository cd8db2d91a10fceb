"""Which commands a person may use where."""

from bot.sandbox import MovableClock, Permission, Sandbox


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
