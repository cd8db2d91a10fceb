"""Be Discord on loopback, strictly, for tests, trials and load."""

from bot.clock import Clock, SystemClock
from bot.sandbox.clock import MovableClock
from bot.sandbox.people.invocation import CannotDo
from bot.sandbox.people.person import SandboxPerson
from bot.sandbox.people.response import BotResponse
from bot.sandbox.people.seen import Seen
from bot.sandbox.port import PortTaken
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world.permissions import PermissionBit

__all__ = [
    "BotResponse",
    "CannotDo",
    "Clock",
    "MovableClock",
    "PermissionBit",
    "PortTaken",
    "Sandbox",
    "SandboxPerson",
    "Seen",
    "SystemClock",
]
