"""What the steps of Topologic's lesson ask for."""

from bot.contract.beside_tests import Goal, Trial


def gone(trial: Trial) -> list[int]:
    """Number the pawns that stand elsewhere than before."""
    stands = zip(trial.before.pawns, trial.after.pawns, strict=True)
    return [number for number, (one, other) in enumerate(stands, 1) if one != other]


def is_over(trial: Trial) -> bool:
    return bool(trial.after.turn > trial.before.turn)


GOALS: dict[str, Goal] = {
    "hide": lambda t: len(t.after.secrets) > len(t.before.secrets),
    "place": is_over,
    "move": lambda t: gone(t) == [3],
    "ask": lambda t: is_over(t) and gone(t) == [],
    "found": lambda t: t.wins,
}
