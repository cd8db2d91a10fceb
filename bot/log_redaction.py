"""Keep interaction tokens out of the log: for a quarter of an hour a reader could answer in the bot's name."""

import json
import logging
import re
from datetime import UTC, datetime

from bot.tracebacks import OncePerKind

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
REDACTED = "…"

# At DEBUG the libraries log addresses with tokens in them, and whole events of the gateway, as JSON and as Python.
_IN_ADDRESS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"'<>)]+")
_IN_EVENT = re.compile(r"""(["']token["']\s*:\s*["'])[^"']*""")


def redacted(text: str) -> str:
    return _IN_EVENT.sub(rf"\g<1>{REDACTED}", _IN_ADDRESS.sub(rf"\g<1>{REDACTED}", text))


class RedactingFormatter(logging.Formatter):
    """Redacts the whole line once it is written: arguments, tracebacks and what libraries say included."""

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


class JsonFormatter(logging.Formatter):
    """Writes each record as one line of JSON for machines, every string of it redacted."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if record.exc_info:
            line["traceback"] = redacted(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to the terminal, without tokens, and each bug's traceback once."""
    handler = logging.StreamHandler()
    handler.addFilter(OncePerKind())
    handler.setFormatter(JsonFormatter() if form == "json" else RedactingFormatter(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
