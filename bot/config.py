"""Settings from the environment and `.env`: nothing else reads either."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DISCORD = "https://discord.com/api"


class Settings(BaseSettings):
    """Everything a host can set; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    discord_api_url: str = DISCORD
    cairn_database: Path = Path("var/cairn.sqlite3")
    cairn_language: Literal["en", "fr"] = "en"
    cairn_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    cairn_workers: int = Field(default=1, ge=1, le=16)
    cairn_trial_port: int = Field(default=8765, ge=0, le=65535)
    cairn_trial_folder: Path = Path("var")

    @field_validator("discord_api_url")
    @classmethod
    def _without_slash(cls, url: str) -> str:
        return url.rstrip("/")

    @property
    def token(self) -> str | None:
        return self.discord_token.get_secret_value().strip() or None if self.discord_token else None
