"""The gateway sessions a bot begins, remembered on disk: Discord allows so many a day, and resets the token after."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

log = logging.getLogger(__name__)

DAY_S = 86_400.0  # older starts are forgotten
FREE = 0.3  # of a day's sessions: so many begin without a pause
KEPT_BACK = 0.1  # of a day's sessions: never begun
TRIES = 3  # failures in a row after which a new start goes on at once
FIRST_PAUSE_S, MOST_PAUSE_S = 5.0, 600.0  # before a start after these failures: doubled each time, up to the most
LONG_ENOUGH_S = 600.0  # a run that lasted so long begins a new row of failures
MOST_LINES = 4_000


class StartMark(StrEnum):
    BEGUN = "begun"
    FAILED = "failed"
    ENDED = "ended"  # well: asked to stop, or after a long run


@dataclass(frozen=True, slots=True)
class SessionLimits:
    total: int
    remaining: int
    reset_after_s: float


class SessionStarts:
    """Remember what was begun and how it ended; without a file only for as long as the process runs."""

    def __init__(self, path: Path | None = None, now: Callable[[], float] = time.time) -> None:
        self._path, self._now = path, now
        self._marks = list(self._read())
        self._began: float | None = None  # the first session of this run

    def begun(self) -> None:
        self._began = self._began or self._now()
        self._note(StartMark.BEGUN)

    def failed(self) -> None:
        """Remember that this run ended with an error; one that began no session costs nothing."""
        if self._began is None:
            return
        if self._now() - self._began > LONG_ENOUGH_S:
            self._note(StartMark.ENDED)
        self._note(StartMark.FAILED)

    def ended_well(self) -> None:
        if self._began is not None:
            self._note(StartMark.ENDED)

    def pause(self, limits: SessionLimits) -> float:
        """Compute the seconds to wait before the next session."""
        return max(self._until_spread(limits), self._until_tried_again(), 0.0)

    def _until_spread(self, limits: SessionLimits) -> float:
        """Spread what is left over the time until there is more, once much was begun."""
        begun = [moment for moment, mark in self._recent() if mark is StartMark.BEGUN]
        left = min(limits.remaining, limits.total - len(begun))
        if left >= limits.total * (1 - FREE):
            return 0.0
        left -= int(limits.total * KEPT_BACK)
        if left <= 0:
            return limits.reset_after_s
        last = begun[-1] if begun else self._now()
        return last + limits.reset_after_s / left - self._now()

    def _until_tried_again(self) -> float:
        """Wait longer after each failure in a row."""
        failures = list[float]()
        for moment, mark in self._recent():
            if mark is StartMark.ENDED:
                failures.clear()
            elif mark is StartMark.FAILED:
                failures.append(moment)
        if len(failures) <= TRIES:
            return 0.0
        doubled = FIRST_PAUSE_S * 2.0 ** min(len(failures) - TRIES - 1, 20)
        return failures[-1] + min(doubled, MOST_PAUSE_S) - self._now()

    def _recent(self) -> list[tuple[float, StartMark]]:
        now = self._now()
        return [(moment, mark) for moment, mark in self._marks if now - DAY_S < moment <= now]

    def _read(self) -> list[tuple[float, StartMark]]:
        """Read what earlier runs, and processes beside this one, have noted; a garbled line is passed over."""
        marks = list[tuple[float, StartMark]]()
        with suppress(OSError, UnicodeDecodeError):
            for line in self._path.read_text(encoding="ascii").splitlines() if self._path else ():
                moment, _, mark = line.partition(" ")
                with suppress(ValueError):
                    marks.append((float(moment), StartMark(mark)))
        if len(marks) > MOST_LINES:
            self._shorten(marks[-MOST_LINES // 2 :])
        return marks

    def _note(self, mark: StartMark) -> None:
        self._marks.append((self._now(), mark))
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="ascii") as file:
                file.write(_line(*self._marks[-1]))
        except OSError as error:
            log.warning("%s can't be written (%s): the next run won't know of this one", self._path, error.strerror)
            self._path = None

    def _shorten(self, kept: list[tuple[float, StartMark]]) -> None:
        if self._path is None:
            return
        with suppress(OSError):
            beside = self._path.with_name(f"{self._path.name}.new")
            beside.write_text("".join(_line(*each) for each in kept), encoding="ascii")
            beside.replace(self._path)


def _line(moment: float, mark: StartMark) -> str:
    return f"{moment:.3f} {mark}\n"
