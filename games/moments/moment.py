"""A turn worth remembering."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """What a turn achieved: the catalogue says it by `<game>-moment-<kind>` with these values."""

    weight: int  # of two turns of one game the heavier is the better
    kind: str
    values: Mapping[str, str | int]
