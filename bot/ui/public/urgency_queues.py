"""
Choose the subject to show next: each urgency has slots of its own, so that turns never wait behind reminders.

A turn that Discord keeps waiting gives its slot up to the next: however many are stuck, nobody waits behind them.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from math import inf

from bot.tables.values.notice_contents import Urgency

SLOTS: Mapping[Urgency, int] = {Urgency.AT_ONCE: 32, Urgency.OPENING: 8, Urgency.IN_TIME: 8}

# Where somebody waits, the next subject begins beside one that is slower; what has time keeps its slot to the end.
SLOT_S: Mapping[Urgency, float] = {Urgency.AT_ONCE: 0.25, Urgency.OPENING: 2.0}  # then it no longer counts
MOST_STUCK = 300  # of one urgency: each holds a picture in memory

Serve = Callable[[str, Urgency], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Served:
    """A subject that is being shown, and until when it keeps its slot."""

    urgency: Urgency
    task: "asyncio.Task[None]"
    slot_until: float


class UrgencyQueues:
    """Serve a limited number of subjects of each urgency side by side, and no subject twice at a time."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self._served: dict[str, Served] = {}
        self._again: dict[str, Urgency] = {}  # subjects with something new while they are being served
        self._queues: dict[Urgency, dict[str, None]] = {urgency: {} for urgency in Urgency}
        self._looks: dict[Urgency, asyncio.TimerHandle] = {}  # when a slot may be given up

    def attend(self, subject: str, urgency: Urgency) -> None:
        if subject in self._served:
            self._again[subject] = min(urgency, self._again.get(subject, urgency))
            return
        for slower in Urgency:
            if slower > urgency:
                self._queues[slower].pop(subject, None)
        if not any(subject in self._queues[faster] for faster in Urgency if faster < urgency):
            self._queues[urgency][subject] = None
        self._fill(urgency)

    def urgency_of(self, subject: str, urgency: Urgency) -> Urgency:
        """Return how urgent a subject is that is being served: something new may have come behind what is shown."""
        return min(urgency, self._again.get(subject, urgency))

    def _fill(self, urgency: Urgency) -> None:
        """Serve the subject that has waited longest."""
        queue, loop = self._queues[urgency], asyncio.get_running_loop()
        while queue and self._has_room(urgency, loop.time()):
            subject = next(iter(queue))
            del queue[subject]
            task = asyncio.ensure_future(self._serve(subject, urgency))
            self._served[subject] = Served(urgency, task, loop.time() + SLOT_S.get(urgency, inf))
            task.add_done_callback(lambda _, subject=subject: self._go_on(subject))  # type: ignore[misc]
        if queue and urgency in SLOT_S and urgency not in self._looks:
            self._looks[urgency] = loop.call_later(SLOT_S[urgency], self._look, urgency)

    def _look(self, urgency: Urgency) -> None:
        del self._looks[urgency]
        self._fill(urgency)

    def _has_room(self, urgency: Urgency, now: float) -> bool:
        served = [one for one in self._served.values() if one.urgency == urgency]
        return len(served) < MOST_STUCK and sum(one.slot_until > now for one in served) < SLOTS[urgency]

    def _go_on(self, subject: str) -> None:
        urgency = self._served.pop(subject).urgency
        if subject in self._again:
            self.attend(subject, self._again.pop(subject))
        self._fill(urgency)

    async def finish(self, within: float) -> None:
        """Begin nothing new, and finish what is being shown."""
        self._again.clear()
        for queue in self._queues.values():
            queue.clear()
        for look in self._looks.values():
            look.cancel()
        tasks = self._tasks()
        if tasks:
            await asyncio.wait(tasks, timeout=within)
        for task in tasks:
            task.cancel()

    def _tasks(self) -> "list[asyncio.Task[None]]":
        return [one.task for one in self._served.values()]

    def attend_all(self, subjects: Mapping[str, Urgency]) -> None:
        for subject, urgency in subjects.items():
            self.attend(subject, urgency)
