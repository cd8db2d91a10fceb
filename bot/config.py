"""Settings from the environment and `.env`: nothing else reads either."""

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.shards.plan import ShardPlan, read_plan

DISCORD = "https://discord.com/api"


class Settings(BaseSettings):
    """Everything a host can set; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    discord_api_url: str = DISCORD
    cairn_database: Path | str = Path("var/cairn.sqlite3")
    cairn_shards: str | None = None
    cairn_language: Literal["en", "fr"] = "en"
    cairn_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    cairn_workers: int = Field(default=1, ge=1, le=16)
    cairn_trial_port: int = Field(default=8765, ge=0, le=65535)
    cairn_trial_folder: Path = Path("var")

    @field_validator("discord_api_url")
    @classmethod
    def _without_slash(cls, url: str) -> str:
        return url.rstrip("/")

    @field_validator("discord_api_url")
    @classmethod
    def _is_address(cls, url: str) -> str:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError("this is no address: it begins with https:// and names a host")
        return url

    @field_validator("discord_token")
    @classmethod
    def _is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not token.get_secret_value().strip().isascii():
            raise ValueError("a token holds plain letters, digits and dots only")
        if token is not None and len(token.get_secret_value().split()) > 1:
            raise ValueError("a token is one word: there is a space or a line break in it")
        return token

    @field_validator("cairn_database")
    @classmethod
    def _is_file_or_server(cls, given: Path | str) -> Path | str:
        return given if isinstance(given, str) and given.startswith(("postgresql://", "postgres://")) else Path(given)

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
