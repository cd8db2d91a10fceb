"""Check who may run a server's Cairn: managers by Discord's permission, moderators by `/settings`."""

from bot.ui.refusal import UiRefusal
from bot.ui.request import Request


def refuse_unless_manager(request: Request) -> None:
    """Refuse everybody but managers; this is checked at every click, because rights may change while a menu is open."""
    if request.server is None or not request.interaction.permissions.manage_guild:
        raise UiRefusal("error-managers-only")


async def refuse_unless_moderator(request: Request) -> None:
    if request.interaction.permissions.manage_guild and request.server is not None:
        return
    roles = (await request.ui.tables.people.server(request.guild)).moderators.split()
    if request.roles.isdisjoint(roles):
        raise UiRefusal("error-moderators-only")
