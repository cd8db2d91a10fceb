"""All commands and all buttons: one explicit line for each room of the UI."""

from collections.abc import Mapping

from bot.ui import agree, challenge, move, play, rematch
from bot.ui.declare import Command
from bot.ui.door import Response
from bot.ui.host import doctor, moderate, settings
from bot.ui.look_up import export, help, history, my_tables, replay, rules, standings
from bot.ui.person import away, preferences, privacy

COMMANDS: tuple[Command, ...] = (
    *challenge.COMMANDS,
    *move.COMMANDS,
    *agree.COMMANDS,
    *rematch.COMMANDS,
    *my_tables.COMMANDS,
    *history.COMMANDS,
    *replay.COMMANDS,
    *export.COMMANDS,
    *rules.COMMANDS,
    *help.COMMANDS,
    *standings.COMMANDS,
    *preferences.COMMANDS,
    *away.COMMANDS,
    *privacy.COMMANDS,
    *settings.COMMANDS,
    *doctor.COMMANDS,
    *moderate.COMMANDS,
)

PRESSES: Mapping[str, Response] = {
    **challenge.PRESSES,
    **play.PRESSES,
    **move.PRESSES,
    **agree.PRESSES,
    **rematch.PRESSES,
    **my_tables.PRESSES,
    **history.PRESSES,
    **replay.PRESSES,
    **export.PRESSES,
    **rules.PRESSES,
    **preferences.PRESSES,
    **privacy.PRESSES,
    **settings.PRESSES,
}
