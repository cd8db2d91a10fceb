"""Write what a phone's lock screen shows of a message: its `content` and nothing else, as it was sent."""

import re

from sandbox.world.context import SandboxContext
from sandbox.world.world import Message, World

_MENTION = re.compile(r"<(@&|@!?|#)(\d+)>")


def push_text(context: SandboxContext, message: Message) -> str:
    """Replace mentions by names; markup and timestamps stay as they were written, since no page says otherwise."""
    return context.pushed(_MENTION.sub(lambda found: _name(context.world, found), message.content))


def _name(world: World, found: re.Match[str]) -> str:
    sign, number = found[1], int(found[2])
    if sign == "#":
        named = world.channels.get(number)
        return f"#{named.name}" if named else found[0]
    user = world.users.get(number)
    if user is not None:
        return f"@{user.name}"
    roles = (guild.roles[number] for guild in world.guilds.values() if number in guild.roles)
    return next((f"@{role.name}" for role in roles), found[0])
