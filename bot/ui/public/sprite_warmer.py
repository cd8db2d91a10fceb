"""Draw a look's sprites once, beside the event loop, when it is first wanted."""

import asyncio

from render import Look, warm


class SpriteWarmer:
    """Nothing is drawn ahead: a theme, or a board, that nobody asks for would only take memory."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    async def ready(self, game: str, look: Look) -> Look:
        """Give back the look when the game can be painted in it at once."""
        wanted = (game, look.theme, look.board)
        if wanted not in self._drawn:
            self._drawn[wanted] = asyncio.create_task(asyncio.to_thread(warm, game, look))
        drawing = self._drawn[wanted]
        if not drawing.done():
            await asyncio.shield(drawing)
        return look
