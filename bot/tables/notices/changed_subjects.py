"""Where there may be something new to show."""

import asyncio


class ChangedSubjects:
    """Gathers subjects until somebody takes them."""

    def __init__(self) -> None:
        self._subjects: dict[str, None] = {}
        self._any = asyncio.Event()

    def add(self, subject: str) -> None:
        self._subjects[subject] = None
        self._any.set()

    async def take(self) -> list[str]:
        """Wait until there is news; hand out all of it, the oldest first."""
        await self._any.wait()
        taken = list(self._subjects)
        self._subjects.clear()
        self._any.clear()
        return taken
