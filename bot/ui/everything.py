"""All commands and all buttons: one explicit line for each room of the UI."""

from collections.abc import Mapping

from bot.ui import agree, challenge, move, play
from bot.ui.declare import Command
from bot.ui.door import Response

COMMANDS: tuple[Command, ...] = (*challenge.COMMANDS, *move.COMMANDS, *agree.COMMANDS)

PRESSES: Mapping[str, Response] = {**challenge.PRESSES, **play.PRESSES, **move.PRESSES, **agree.PRESSES}
