"""What the server of figures logs: for requests that are no HTTP, whoever sends them, a line a minute at most."""

import logging
import time
from typing import Any

from aiohttp.http_exceptions import HttpProcessingError

QUIET_S = 60.0  # between two lines about malformed requests


class PoliteLogger(logging.LoggerAdapter[logging.Logger]):
    """Log a stranger's malformed request without a traceback: it says nothing about this program."""

    def __init__(self, logger: logging.Logger) -> None:
        super().__init__(logger)
        self._next = 0.0

    def exception(self, msg: object, *args: object, exc_info: Any = True, **more: Any) -> None:
        if isinstance(exc_info, HttpProcessingError):
            self._malformed()
        else:
            super().exception(msg, *args, exc_info=exc_info, **more)

    def debug(self, msg: object, *args: object, **more: Any) -> None:
        more.pop("exc_info", None)
        super().debug(msg, *args, **more)

    def _malformed(self) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + QUIET_S
            self.warning("CAIRN_METRICS: a request that isn't HTTP was refused; more of them aren't told for a minute")
