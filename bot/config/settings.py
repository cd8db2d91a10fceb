"""Everything a host can set."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from bot.config import values
from bot.shards.plan import ShardPlan, read_plan
from bot.text import FALLBACK
from data.sqlite.backups import folder_of

DISCORD = "https://discord.com/api"
NO_BACKUPS = "off"
FOLDER = Path("var")
MOST_NAME = 100
MOST_WORKERS = 16


class WrongSettings(ValueError):
    """What is set can't be: a line for each setting."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Hold everything a host can set; `.env.example` explains each."""

    discord_token: str | None = field(default=None, repr=False)
    discord_api_url: str = DISCORD
    cairn_database: Path | str = FOLDER / "cairn.sqlite3"
    cairn_shards: str | None = None
    cairn_backups: str = ""
    cairn_language: str = FALLBACK
    cairn_log_level: str = "INFO"
    cairn_log_format: str = "text"
    cairn_metrics: str | None = None
    cairn_workers: int = 1
    cairn_host: str = ""
    cairn_source: str = ""
    cairn_privacy: str = ""
    cairn_terms: str = ""
    cairn_demo_port: int = 8765
    cairn_demo_folder: Path = FOLDER
    notify_socket: str | None = None  # this and the next two are systemd's
    watchdog_usec: int | None = None
    state_directory: Path | None = None

    @property
    def backup_folder(self) -> Path | None:
        """Return the folder of daily backups; None if the host wants none or the database is a server's."""
        if self.cairn_backups.lower() == NO_BACKUPS or isinstance(self.cairn_database, str):
            return None
        return Path(self.cairn_backups) if self.cairn_backups else folder_of(self.cairn_database)

    @property
    def session_file(self) -> Path:
        """Return where begun gateway sessions are remembered: beside the database, or in systemd's folder."""
        if isinstance(self.cairn_database, str):
            return (self.state_directory or FOLDER) / "sessions"
        return Path(f"{self.cairn_database}.sessions")

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Return the address on which figures are shown; None if nobody wants any."""
        if self.cairn_metrics is None:
            return None
        host, _, port = self.cairn_metrics.rpartition(":")
        return host.strip("[]"), int(port)

    @property
    def shards(self) -> ShardPlan | None:
        return read_plan(self.cairn_shards) if self.cairn_shards else None


# How the text of a setting becomes its value; of the others it is the text
READ: Mapping[str, Callable[[str], object]] = {
    "discord_token": values.token,
    "discord_api_url": values.api_address,
    "cairn_database": values.file_or_server,
    "cairn_shards": values.shards,
    "cairn_language": values.language,
    "cairn_log_level": values.one_of("DEBUG", "INFO", "WARNING", "ERROR"),
    "cairn_log_format": values.one_of("text", "json"),
    "cairn_metrics": values.host_and_port,
    "cairn_workers": values.between(1, MOST_WORKERS),
    "cairn_host": values.up_to(MOST_NAME),
    "cairn_source": values.page,
    "cairn_privacy": values.page,
    "cairn_terms": values.page,
    "cairn_demo_port": values.between(0, values.MOST_PORT),
    "cairn_demo_folder": Path,
    "watchdog_usec": values.whole_number,
    "state_directory": Path,
}
EARLIER = {"cairn_demo_port": "cairn_trial_port", "cairn_demo_folder": "cairn_trial_folder"}  # their names before


def settings_from(*sources: Mapping[str, str]) -> Settings:
    """Read texts by names in small letters, of which an empty one is none, each from the first source that has it."""
    found: dict[str, Any] = {}
    wrong: list[str] = []
    for one in fields(Settings):
        text = next((texts[name] for texts in sources for name in names_of(one.name) if texts.get(name)), "")
        try:
            found |= {one.name: READ.get(one.name, str)(text)} if text else {}
        except ValueError as error:
            wrong.append(f"{one.name.upper()}: {' '.join(str(error).split())}")
    if wrong:
        raise WrongSettings(wrong)
    return Settings(**found)


def names_of(setting: str) -> Sequence[str]:
    """Give the names under which a setting is found, today's first."""
    return (setting, EARLIER[setting]) if setting in EARLIER else (setting,)
