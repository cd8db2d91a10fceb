"""Who sees a channel and may do what there."""

from sandbox import MovableClock, PermissionBit, Sandbox
from sandbox.world.access import can, granted


def test_overwrites_go_from_everyone_to_roles_to_the_member() -> None:
    sandbox = Sandbox(clock=MovableClock())
    ana, channel, view = sandbox.person("Ana"), sandbox.channel, PermissionBit.VIEW_CHANNEL
    everyone = sandbox.person("Ben")
    sandbox.deny(channel, view, everyone)
    assert granted(sandbox.world, everyone.id, channel) == 0
    channel.overwrites[sandbox.guild.id] = type(channel.overwrites[everyone.id])(sandbox.guild.id, False, 0, int(view))
    assert not can(sandbox.world, ana.id, channel, view)
    sandbox.allow(channel, view, ana)
    assert can(sandbox.world, ana.id, channel, view)
    assert can(sandbox.world, sandbox.person("Olga").id, channel, PermissionBit.ADMINISTRATOR)
    sandbox.grant(everyone, PermissionBit.ADMINISTRATOR)
    assert can(sandbox.world, everyone.id, channel, view)


def test_the_bot_learns_of_missing_permissions_by_the_channel() -> None:
    sandbox = Sandbox(clock=MovableClock())
    bot, channel = sandbox.world.bot_id, sandbox.channel
    assert not granted(sandbox.world, bot, channel) & (PermissionBit.ADMINISTRATOR | PermissionBit.MANAGE_GUILD)
    sandbox.deny(channel, PermissionBit.SEND_MESSAGES)
    assert not can(sandbox.world, bot, channel, PermissionBit.SEND_MESSAGES)
    assert can(sandbox.world, bot, channel, PermissionBit.ATTACH_FILES)  # still of use in threads
    sandbox.deny(channel, PermissionBit.SEND_MESSAGES_IN_THREADS)
    assert not can(sandbox.world, bot, channel, PermissionBit.ATTACH_FILES)
