"""The tables and challenges that may have new notices."""

import asyncio

from bot.tables.values.notice_contents import Urgency


class ChangedSubjects:
    """Gather subjects until somebody takes them; a subject is as urgent as its most urgent notice."""

    def __init__(self) -> None:
        self._subjects: dict[str, Urgency] = {}
        self._any = asyncio.Event()

    def add(self, subject: str, urgency: Urgency = Urgency.AT_ONCE) -> None:
        self._subjects[subject] = min(urgency, self._subjects.get(subject, urgency))
        self._any.set()

    async def take(self) -> dict[str, Urgency]:
        """Wait until there are subjects, and return all of them, the oldest first."""
        await self._any.wait()
        taken = self._subjects
        self._subjects = {}
        self._any.clear()
        return taken
