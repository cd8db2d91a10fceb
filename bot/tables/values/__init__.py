"""Data and pure functions of it that every room knows: terms, states, answers, errors, kinds of notices."""
