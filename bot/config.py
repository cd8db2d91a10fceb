"""Settings from the environment and `.env`: nothing else reads either."""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.shards.plan import ShardPlan, read_plan
from bot.text import FALLBACK, LANGUAGES
from data.address import is_path
from data.sqlite.backups import folder_of

DISCORD = "https://discord.com/api"
NO_BACKUPS = "off"
FOLDER = Path("var")
MOST_PORT = 65535
MOST_ADDRESS = 512  # signs, of a link's address in Discord
ENV_FILE = ".env"
OURS = "CAIRN_"  # how the names of our own settings begin


class Settings(BaseSettings):
    """Hold everything a host can set; `.env.example` explains each. A second alias is the name of earlier releases."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    discord_api_url: str = DISCORD
    cairn_database: Path | str = FOLDER / "cairn.sqlite3"
    cairn_shards: str | None = None
    cairn_backups: str = ""
    cairn_language: str = FALLBACK
    cairn_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    cairn_log_format: Literal["text", "json"] = "text"
    cairn_metrics: str | None = None
    cairn_workers: int = Field(default=1, ge=1, le=16)
    cairn_host: str = Field(default="", max_length=100)
    cairn_source: str = Field(default="", max_length=MOST_ADDRESS)
    cairn_privacy: str = Field(default="", max_length=MOST_ADDRESS)
    cairn_terms: str = Field(default="", max_length=MOST_ADDRESS)
    cairn_demo_port: int = Field(
        default=8765, ge=0, le=MOST_PORT, validation_alias=AliasChoices("cairn_demo_port", "cairn_trial_port")
    )
    cairn_demo_folder: Path = Field(
        default=FOLDER, validation_alias=AliasChoices("cairn_demo_folder", "cairn_trial_folder")
    )
    notify_socket: str | None = None  # this and the next two are systemd's
    watchdog_usec: int | None = None
    state_directory: Path | None = None

    @field_validator("discord_api_url")
    @classmethod
    def _without_slash(cls, url: str) -> str:
        return url.rstrip("/")

    @field_validator("discord_api_url")
    @classmethod
    def _is_address(cls, url: str) -> str:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not _is_host(parts.hostname or ""):
            raise ValueError("this is no address: it begins with https:// and names a host")
        _ = parts.port  # refused by itself if it is no number, or too large
        return url

    @field_validator("cairn_source", "cairn_privacy", "cairn_terms")
    @classmethod
    def _is_page(cls, address: str) -> str:
        """Refuse what Discord would refuse as a link, and the whole answer with it."""
        parts = urlsplit(address)
        if address and (parts.scheme not in ("http", "https") or not _is_host(parts.hostname or "")):
            raise ValueError("this is no page's address: it begins with https:// and names a host")
        return address

    @field_validator("cairn_language")
    @classmethod
    def _is_spoken(cls, language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"the bot speaks {', '.join(LANGUAGES)}")
        return language

    @field_validator("discord_token")
    @classmethod
    def _is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        words = token.get_secret_value().split() if token else []
        if len(words) > 1:
            raise ValueError("a token is one word: there is a space or a line break in it")
        if not all(word.isascii() and word.isprintable() for word in words):
            raise ValueError("a token holds plain letters, digits and dots only")
        return token

    @field_validator("cairn_database")
    @classmethod
    def _is_file_or_server(cls, given: Path | str) -> Path | str:
        """Read a path or a server's address; what is neither is refused when it is opened."""
        return Path(given) if is_path(str(given)) else str(given)

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

    @field_validator("cairn_metrics")
    @classmethod
    def _is_host_and_port(cls, given: str | None) -> str | None:
        if given is not None:
            host, _, port = given.rpartition(":")
            if not host or not port.isdecimal() or int(port) > MOST_PORT:
                raise ValueError("this is no address and port, such as 127.0.0.1:9464")
        return given

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Return the address on which figures are shown; None if nobody wants any."""
        if self.cairn_metrics is None:
            return None
        host, _, port = self.cairn_metrics.rpartition(":")
        return host.strip("[]"), int(port)

    @field_validator("cairn_shards")
    @classmethod
    def _names_shards(cls, text: str | None) -> str | None:
        if text is not None:
            read_plan(text)
        return text

    @property
    def shards(self) -> ShardPlan | None:
        return read_plan(self.cairn_shards) if self.cairn_shards else None

    @property
    def token(self) -> str | None:
        return self.discord_token.get_secret_value().strip() or None if self.discord_token else None


def unknown_settings() -> dict[str, str]:
    """Find names that look like settings and are none, each with the setting that was perhaps meant."""
    known = {str(name).upper() for field in Settings.model_fields.items() for name in _names(*field)}
    given = {name.upper() for name in (*os.environ, *dotenv_values(ENV_FILE))}
    wrong = sorted(name for name in given - known if name.startswith(OURS))
    ours = {name.removeprefix(OURS): name for name in known}  # the beginning, which all share, makes none alike
    near = {name: get_close_matches(name.removeprefix(OURS), ours, 1) for name in wrong}
    return {name: ours[near_ones[0]] if near_ones else "" for name, near_ones in near.items()}


def _names(name: str, field: FieldInfo) -> Sequence[object]:
    alias = field.validation_alias
    return alias.choices if isinstance(alias, AliasChoices) else (name,)


def _is_host(name: str) -> bool:
    """Return whether a name can be a host's; an impossible name would look like an outage of Discord."""
    try:
        return bool(name.encode("idna")) and name.isprintable() and " " not in name
    except UnicodeError:
        return False


def read_settings() -> Settings | None:
    """Read the settings; where they are wrong, say so in a line each."""
    try:
        line = garbled_line(Path(ENV_FILE))
        settings = Settings()
    except ValidationError as error:
        for wrong in error.errors():
            said = " ".join(wrong["msg"].removeprefix("Value error, ").split())
            print(f"{'.'.join(map(str, wrong['loc'])).upper()}: {said}", file=sys.stderr)
        return None
    except UnicodeDecodeError:
        print(".env: this is no UTF-8 text; save it as UTF-8 and start again", file=sys.stderr)
        return None
    except OSError as error:
        print(f".env: {error.strerror or error}", file=sys.stderr)
        return None
    if line is not None:
        print(f".env: line {line} can't be read; is a quotation mark missing?", file=sys.stderr)
        return None
    return settings


def garbled_line(path: Path) -> int | None:
    """Find a line that would be passed over, and what is set there with it."""
    if not path.is_file():
        return None
    with path.open(encoding="utf-8") as file:
        return next((binding.original.line for binding in parse_stream(file) if binding.error), None)
