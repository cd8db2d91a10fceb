"""The interface for measurements; nothing is recorded unless the host wants figures."""

import aiohttp


class Measures:
    """Take measurements and drop them; `PrometheusMeasures` counts them."""

    @property
    def are_wanted(self) -> bool:
        return False

    def turn_played(self, game: str) -> None:
        """A turn is over, and on disk."""

    def acknowledged(self, seconds: float) -> None:
        """A click, a form or a command was acknowledged so long after it came in."""

    def committed(self, seconds: float) -> None:
        """A commit took so long, from asking to on disk."""

    def lagged(self, seconds: float) -> None:
        """The event loop came so late to something that was due."""

    def trace(self, login: str) -> aiohttp.TraceConfig | None:
        """Trace an HTTP client's requests: `bot` for the bot's own login, `interaction` for interactions' tokens."""
        return None
