"""The words of a profile's picture, and its alternative text, which says the same."""

from collections.abc import Iterator

from games.text import Words
from render.profile.progress import GameProgress, Profile
from render.text.alt_text import MOST_ALT
from render.text.names import said as say_name

LEAST_STREAK = 2  # one day isn't a row yet


def counted(said: Words, profile: Profile) -> str:
    """Count what belongs to no single game; a person who has solved nothing is told where to begin."""
    parts = [said.say("profile-picture-puzzles", count=profile.puzzles)] if profile.puzzles else []
    if profile.streak >= LEAST_STREAK:
        parts.append(said.say("profile-picture-streak", days=profile.streak))
    return " · ".join(parts) or said.say("profile-picture-new")


def cairn(said: Words, profile: Profile) -> str:
    """Say what the stones are, and how many are laid."""
    laid, all_ = profile.stones, len(profile.games)
    state = "all" if laid == all_ else "some" if laid else "none"
    return said.say("profile-picture-cairn", state=state, count=laid, all=all_)


def described(said: Words, profile: Profile) -> str:
    name = say_name(profile.name)
    lines = [
        said.say("alt-profile", name=name, counted=counted(said, profile)) if name else f"{counted(said, profile)}.",
        *(_game(said, one) for one in profile.games),
        cairn(said, profile),
    ]
    text = " ".join(lines)
    return text if len(text) <= MOST_ALT else text[: MOST_ALT - 1] + "…"


def _game(said: Words, one: GameProgress) -> str:
    return said.say(
        "alt-profile-game",
        game=said.say(f"{one.key}-title"),
        lesson=said.say(f"profile-picture-lesson-{one.lesson}"),
        level=one.level,
        solved=", ".join(_grades(said, one)) or said.say("alt-profile-unsolved"),
    )


def _grades(said: Words, one: GameProgress) -> Iterator[str]:
    for grade, count in enumerate(one.solved, 1):
        if count:
            yield said.say("alt-profile-grade", grade=said.say("puzzle-grade", grade=grade), count=count)
