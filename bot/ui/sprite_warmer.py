"""Draw a look's sprites once, beside the event loop, when it is first wanted."""

import asyncio

from render import Look, warm


class SpriteWarmer:
    """Draw sprites when a look is first wanted: a theme or board that nobody uses would only take memory."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    async def ready(self, game: str, look: Look) -> Look:
        """Return the look once the game's sprites for it are drawn."""
        wanted = (game, look.theme, look.board)
        if wanted not in self._drawn:
            self._drawn[wanted] = asyncio.create_task(asyncio.to_thread(warm, game, look))
        drawing = self._drawn[wanted]
        if not drawing.done():
            await asyncio.shield(drawing)
        return look
