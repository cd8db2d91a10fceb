"""The way somebody has come alone, as one picture: a row for each game, and a cairn of the games they have won."""

from render.profile.picture import profile_picture
from render.profile.progress import GameProgress, Profile

__all__ = ["GameProgress", "Profile", "profile_picture"]
