"""Named switches: with each, the stand-in breaks one promise of Discord's and keeps the others."""

from collections.abc import Mapping
from types import MappingProxyType

from sandbox.deviations.commands import COMMANDS
from sandbox.deviations.connection import CONNECTION
from sandbox.deviations.edits import EDITS
from sandbox.deviations.interactions import INTERACTIONS
from sandbox.deviations.making import KnownDeviation
from sandbox.deviations.messages import MESSAGES
from sandbox.deviations.rings import RINGS
from sandbox.deviations.threads import THREADS

DEVIATIONS: Mapping[str, KnownDeviation] = MappingProxyType(
    {**CONNECTION, **MESSAGES, **EDITS, **THREADS, **RINGS, **INTERACTIONS, **COMMANDS}
)
