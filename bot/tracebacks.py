"""Log each bug's traceback once: a bug on a busy path would otherwise fill the log with the same page."""

import logging

MOST_KNOWN = 500


class OncePerKind(logging.Filter):
    """Let every record through, but its traceback only if none of its kind came before."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[tuple[object, ...], None] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not self._is_new((record.name, *_origin(error))):
            said = f"{record.getMessage()} ({type(error).__name__}; its traceback was logged before)"
            record.msg, record.args, record.exc_info, record.exc_text = said, (), None, None
        return True

    def _is_new(self, kind: tuple[object, ...]) -> bool:
        if kind in self._known:
            return False
        self._known[kind] = None
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return True


def _origin(error: BaseException) -> tuple[object, ...]:
    """Name an error's type, and the line that raised it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ()
    return (type(error), *where)
