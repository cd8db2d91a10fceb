"""What each step of the lesson asks for, said otherwise: by what a try changes."""

GOALS = {
    "take": lambda trial: sum(trial.after.heaps) < sum(trial.before.heaps),
    "heap": lambda trial: sum(trial.before.heaps) - sum(trial.after.heaps) == trial.before.most,
    "leave": lambda trial: trial.after.heaps == (0, 0, 4),
    "twins": lambda trial: len(set(trial.after.heaps[:2])) == 1,
    "end": lambda trial: trial.wins,
}
