"""`/help`: the front door, and below it what can be done now, depending on where one is."""

from collections.abc import AsyncIterator

from bot.tables import Permission, Table, TableStatus, TableView
from bot.ui.front_door import front_door
from bot.ui.layout import layout, rows, text
from bot.ui.look_up.rules import game_menu
from bot.ui.phrases import mention, title
from bot.ui.request import Request
from bot.ui.rights import missing
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand
from bot.ui.which_table.next_table import next_table_button


async def help_command(request: Request) -> None:
    here = await request.ui.tables.notices.table_in(request.channel_id, over=True)
    said = [line async for line in _lines(request, here)]
    waiting = await next_table_button(request, here.id if here else "")
    view = layout(
        text(request.say("help-door")),
        *front_door(request.words, in_server=request.server is not None),
        text("\n\n".join(said)),
        text(request.say("help-games")),
        game_menu(request),
        *rows([waiting]),
    )
    await request.answer(view)


async def _lines(request: Request, here: Table | None) -> AsyncIterator[str]:
    """List the nearest commands first: this table, this channel; then those that work everywhere."""
    if here is not None:
        yield await _at_table(request, here)
    elif request.is_user_install:
        yield request.say("help-for-oneself")
        return
    elif request.server is None:
        yield request.say("help-direct")
    else:
        yield await _in_channel(request, request.server)
    yield request.say("help-always")
    if request.server is not None and request.interaction.permissions.manage_guild:
        yield request.say("help-host")


async def _at_table(request: Request, table: Table) -> str:
    if table.status == TableStatus.ASIDE:
        return request.say("error-set-aside")
    table_view = await request.ui.tables.queries.table_view(table.id, request.user)
    heading = request.say("help-table", game=title(table_view.game, request.words), id=table.id)
    opponent = "person" if table.level is None else "bot"
    who = mention(table_view.players[1 - table_view.seat]) if table_view.seat is not None else ""
    said = f"{heading}\n{request.say(_situation(table_view), who=who, opponent=opponent)}"
    return f"{said} {request.say('help-undo')}" if Permission.TAKE_BACK in table_view.permissions else said


def _situation(table_view: TableView) -> str:
    if table_view.table.status != TableStatus.OPEN:
        return "help-over"
    if table_view.seat is None:
        return "help-watching"
    if Permission.PLAY in table_view.permissions:
        return "help-your-turn"
    return "help-waiting" if table_view.table.level is None else "help-waiting-alone"


async def _in_channel(request: Request, server: str) -> str:
    """Say whether one can play here, and if not, where or why."""
    settings = await request.ui.tables.people.server(server)
    allowed, players = settings.channels.split(), settings.players.split()
    if players and request.roles.isdisjoint(players):
        return request.say("error-players-only", roles=" ".join(f"<@&{role}>" for role in players))
    if allowed and request.channel_id not in allowed:
        return request.say("help-elsewhere", channels=" ".join(f"<#{channel}>" for channel in allowed))
    lacking = missing(request.interaction.app_permissions)
    if lacking:
        return request.say("error-missing-rights", rights=", ".join(request.say(f"right-{name}") for name in lacking))
    return request.say("help-channel")


COMMANDS = (SlashCommand("help", help_command, contexts=FOR_ONESELF),)
