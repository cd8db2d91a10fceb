"""Turn values into JSON and back, with orjson where it is installed."""

import importlib
import importlib.util
import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]


def _codecs() -> tuple[Callable[[Any], bytes], Callable[[str | bytes], Any]]:
    if importlib.util.find_spec("orjson") is None:
        return (lambda value: json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()), json.loads
    orjson = importlib.import_module("orjson")
    return orjson.dumps, orjson.loads


dumps, loads = _codecs()


def iso(ms: int) -> str:
    """Write a time as Discord does."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat()
