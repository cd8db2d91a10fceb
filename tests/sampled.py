"""How much is tried of what is tried with chance: a sample by seed, or, with CAIRN_TEST_FULL=1, all of it, in hours."""

import os
from typing import TypeVar

T = TypeVar("T")
IS_FULL = "CAIRN_TEST_FULL" in os.environ


def sampled(sample: T, *, full: T) -> T:
    return full if IS_FULL else sample
