"""Choose the subject to show next: each urgency has slots of its own, so that turns never wait behind reminders."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from bot.tables.notices.kinds import Urgency

SLOTS: Mapping[Urgency, int] = {Urgency.AT_ONCE: 32, Urgency.OPENING: 8, Urgency.IN_TIME: 8}

Serve = Callable[[str, Urgency], Awaitable[None]]


class UrgencyQueues:
    """Serve a limited number of subjects of each urgency side by side, and no subject twice at a time."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self._served: dict[str, tuple[Urgency, asyncio.Task[None]]] = {}
        self._again: dict[str, Urgency] = {}  # subjects with something new while they are being served
        self._queues: dict[Urgency, dict[str, None]] = {urgency: {} for urgency in Urgency}

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

    def _fill(self, urgency: Urgency) -> None:
        """Serve the subject that has waited longest."""
        queue = self._queues[urgency]
        while queue and self._busy(urgency) < SLOTS[urgency]:
            subject = next(iter(queue))
            del queue[subject]
            task = asyncio.ensure_future(self._serve(subject, urgency))
            self._served[subject] = urgency, task
            task.add_done_callback(lambda _, subject=subject: self._go_on(subject))  # type: ignore[misc]

    def _busy(self, urgency: Urgency) -> int:
        return sum(served == urgency for served, _ in self._served.values())

    def _go_on(self, subject: str) -> None:
        urgency, _ = self._served.pop(subject)
        if subject in self._again:
            self.attend(subject, self._again.pop(subject))
        self._fill(urgency)

    async def finish(self, within: float) -> None:
        """Begin nothing new, and finish what is being shown."""
        self._again.clear()
        for queue in self._queues.values():
            queue.clear()
        tasks = self._tasks()
        if tasks:
            await asyncio.wait(tasks, timeout=within)
        for task in tasks:
            task.cancel()

    def _tasks(self) -> "list[asyncio.Task[None]]":
        return [task for _, task in self._served.values()]

    def attend_all(self, subjects: Mapping[str, Urgency]) -> None:
        for subject, urgency in subjects.items():
            self.attend(subject, urgency)
