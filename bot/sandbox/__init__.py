"""Be Discord on loopback, strictly, for tests, trials and load."""

from bot.sandbox.clock import Clock, MovableClock, SystemClock
from bot.sandbox.invocation import CannotDo
from bot.sandbox.permissions import Permission
from bot.sandbox.person import Person
from bot.sandbox.response import Response
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.seen import Seen

__all__ = ["CannotDo", "Clock", "MovableClock", "Permission", "Person", "Response", "Sandbox", "Seen", "SystemClock"]
