"""Why an action is not legal, by the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Objection:
    """The reason why an action is not legal: the catalogue says it by `<game>-illegal-<kind>` with these values."""

    kind: str
    rule: str  # the number of the rule that forbids it: "TA-6"
    values: Mapping[str, str] = field(default_factory=dict)
