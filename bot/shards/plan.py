"""What `CAIRN_SHARDS` says: which shards a process wants, of how many."""

import re
from dataclasses import dataclass

RANGE = re.compile(r"(?P<first>[0-9]{1,5})(-(?P<last>[0-9]{1,5}))?/(?P<count>[0-9]{1,5})")
STANDBY = re.compile(r"standby/(?P<count>[0-9]{1,5})")


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """Hold the shards a process wants; a standby takes those that another process has left."""

    count: int
    wanted: range
    is_standby: bool = False

    def __str__(self) -> str:
        if self.is_standby:
            return f"standby/{self.count}"
        return f"{self.wanted[0]}-{self.wanted[-1]}/{self.count}"


def read_plan(text: str) -> ShardPlan:
    """Read `0-3/8`, `5/8` or `standby/8`."""
    if match := STANDBY.fullmatch(text):
        count = int(match["count"])
        plan = ShardPlan(count, range(count), is_standby=True)
    elif match := RANGE.fullmatch(text):
        first, count = int(match["first"]), int(match["count"])
        plan = ShardPlan(count, range(first, int(match["last"] or first) + 1))
    else:
        raise ValueError("give a range of shards and how many there are, like 0-3/8, or standby/8")
    if not plan.count:
        raise ValueError("there is at least one shard, like 0/1")
    if not plan.wanted or plan.wanted[-1] >= plan.count:
        raise ValueError(f"of {plan.count} shards, the first is 0 and the last {plan.count - 1}")
    return plan
