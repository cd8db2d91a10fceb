"""What a viewer must not be able to tell: every check takes any game, so that planted leaks meet the same checks."""

from collections.abc import Iterable, Iterator

from bot.contract.sampling import Sample
from games.core.game import Action, AnyGame, Position
from games.core.illegal import IllegalAction
from games.core.outcome import SEATS, Seat
from games.core.play import digest, legal
from games.core.reading import read
from games.records.record import Heading, Log, closed
from games.records.text import write
from games.registry import manual

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
TYPED = ("", "z", "1", "hide y4", "?", "ask 1@y4", "m13^ @p15*", "1@m14 2@n12", "a1-b2")
HEADING = Heading(("Ana", "Ben"), "2026-11-18T11:44:22Z")


class Leak(AssertionError):
    """Somebody can tell what they may not know."""


def _same(what: str, one: object, two: object) -> None:
    if one != two:
        raise Leak(f"{what}: {str(one)[:300]} | {str(two)[:300]}")


def heard(game: AnyGame, view: Position, text: str) -> object:
    """Give the answer to a typed line, be it actions or an error with all it says."""
    try:
        return read(manual(game), view, text)
    except IllegalAction as wrong:
        return (wrong.fault, wrong.word, wrong.nth, wrong.near, str(wrong))


def assert_same_to(game: AnyGame, one: Position, two: Position, viewer: Seat | None, typed: Iterable[str]) -> None:
    """Compare all that this viewer is ever shown of two truths."""
    left, right = game.view(one, viewer), game.view(two, viewer)
    _same("view", left, right)
    _same("representation", repr(left), repr(right))
    _same("text board", str(left), str(right))
    _same("legal list", tuple(game.actions(left)), tuple(game.actions(right)))
    _same("remembered", game.remembered(one, viewer), game.remembered(two, viewer))
    _same("score", game.score(left), game.score(right))
    for text in typed:
        _same(f"answer to {text!r}", heard(game, left, text), heard(game, right, text))
    for action in game.actions(left)[:3]:
        _same("preview", repr(game.preview(left, action)), repr(game.preview(right, action)))


def assert_no_leak(game: AnyGame, sample: Sample, at: int) -> int:
    """Check one position for all viewers; count for how many the truth was indeed another."""
    state, differing = sample.states[at], 0
    for viewer in VIEWERS:
        another: Position = game.resample(state, viewer, f"another {at}")
        assert_same_to(game, state, another, viewer, TYPED[at % 3 :: 3])
        assert_possible(game, another, viewer)
        differing += digest(another) != digest(state)
        if at:
            assert_log_alike(game, sample, at, viewer)
        if at < len(sample.actions):
            assert_unrevealed(game, state, another, sample.actions[at], viewer)
    return differing


def assert_possible(game: AnyGame, another: Position, viewer: Seat | None) -> None:
    """Another truth is a truth: the game goes on in it, and it looks the same made anew."""
    if bool(legal(game, another)) != (another.to_move is not None):
        raise Leak("a truth in which nobody can go on")
    _same("made anew", game.view(game.resample(another, viewer, "again"), viewer), game.view(another, viewer))


def twins(game: AnyGame, before: Position, taken: Action, viewer: Seat | None) -> Iterator[Action]:
    """Find actions that look the same to this viewer once they are taken."""
    after = game.view(game.apply(before, taken), viewer)
    actions = legal(game, before)
    for action in actions[:: max(1, len(actions) // 12)]:
        if action != taken and game.view(game.apply(before, action), viewer) == after:
            yield action


def assert_log_alike(game: AnyGame, sample: Sample, at: int, viewer: Seat | None) -> None:
    """What a view doesn't tell apart, the log and the running export must not tell apart either."""
    before, taken = sample.states[at - 1], sample.actions[at - 1]
    redacted = game.redact(before, taken, viewer)
    _same("log in another truth", redacted, game.redact(game.resample(before, viewer, "log"), taken, viewer))
    for twin in twins(game, before, taken, viewer):
        _same("log", redacted, game.redact(before, twin, viewer))
        exports = [_export(game, sample, at, action, viewer) for action in (taken, twin)]
        _same("export", *exports)


def _export(game: AnyGame, sample: Sample, at: int, last: Action, viewer: Seat | None) -> str:
    log = Log(dict(sample.options), sample.seed, (*sample.actions[: at - 1], last), {})
    return write(closed(game, log, HEADING, viewer))


def assert_unrevealed(game: AnyGame, state: Position, another: Position, action: Action, viewer: Seat | None) -> None:
    """An action that is said to reveal nothing looks the same afterwards in every truth."""
    if action in legal(game, another) and not game.reveals(state, action):
        after = game.view(game.apply(state, action), viewer)
        _same("silent action", after, game.view(game.apply(another, action), viewer))
