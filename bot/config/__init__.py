"""Settings, as the environment and `.env` give them."""

from bot.config.given import read_settings, unknown_settings
from bot.config.settings import NO_BACKUPS, Settings, WrongSettings, settings_from

__all__ = ["NO_BACKUPS", "Settings", "WrongSettings", "read_settings", "settings_from", "unknown_settings"]
