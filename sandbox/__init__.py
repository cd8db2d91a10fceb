"""Be Discord on loopback, strictly, for tests, trials and load."""

from sandbox.clock import Clock, MovableClock
from sandbox.people.invocation import CannotDo
from sandbox.people.person import SandboxPerson
from sandbox.people.response import BotResponse
from sandbox.people.seen import Seen
from sandbox.port import PortTaken
from sandbox.sandbox import Sandbox
from sandbox.world.permissions import PermissionBit

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
]
