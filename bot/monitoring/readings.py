"""Values that are read when somebody asks for figures."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Readings:
    is_ready: bool = False
    shards: Mapping[str, float | None] = field(default_factory=dict)  # their latency; None where not connected
    tables: Mapping[str, int] = field(default_factory=dict)  # by status
    outbox_waiting: int = 0
    outbox_oldest_s: float = 0.0
    opponent_queue: int = 0
    last_good_backup: float | None = None  # seconds since 1970; None where nobody makes any
    broken_logs: int = 0  # games in that backup whose logs don't lead to what they say
