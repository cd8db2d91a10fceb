"""Sentences about games, faults and files in the reader's language."""

from collections.abc import Iterable, Mapping, Sequence

from games.core.game import Action, AnyGame, Position
from games.core.illegal import IllegalAction, IllegalReason
from games.core.outcome import Seat
from games.records.check import Check, RecordFinding, RecordVerdict
from games.records.record import Result, Score
from games.registry import manual
from games.text import FALLBACK, LANGUAGES, Words
from games.text.telling import retold

NOBODY = "?"  # a player whose name was not told
_NEARLESS = (IllegalReason.EMPTY, IllegalReason.GAME_OVER, IllegalReason.TURN_OVER)
_WINNERS: Mapping[Score, Seat] = {Score.FIRST: 0, Score.SECOND: 1}


def language(environment: Mapping[str, str]) -> str:
    """Take the first of the usual variables that says anything (POSIX order)."""
    said = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return said[:2].lower() if said[:2].lower() in LANGUAGES else FALLBACK


def title(words: Words, game: AnyGame) -> str:
    return words.say(f"{game.key}-title")


def seat_name(words: Words, game: AnyGame, seat: Seat, view: Position | None = None) -> str:
    """Name a seat; where it is said of a position, by the role it has there."""
    word = seat if view is None else manual(game).seat_word(view, seat)
    return words.say(f"{game.key}-seat-{word}")


def player(words: Words, game: AnyGame, names: tuple[str, str], seat: Seat, view: Position | None = None) -> str:
    place = seat_name(words, game, seat, view)
    return place if names[seat] == NOBODY else f"{names[seat]} ({place})"


def board(words: Words, game: AnyGame, view: Position) -> str:
    """Draw the board with the letters of the reader's language."""
    return manual(game).text_board(view, words.either(f"{game.key}-letters", manual(game).letters))


def told(words: Words, game: AnyGame, before: Position, actions: Sequence[Action], after: Position) -> str:
    """Say what a turn did, as its reader saw the game before and after it."""
    parts = manual(game).tell(before, actions, after)
    said = retold(game.key, ((part.kind, part.values) for part in parts), words)
    return f"{said[:1].upper()}{said[1:]}."


def result(words: Words, game: AnyGame, names: tuple[str, str], ended: Result) -> str:
    shared = words.either(f"reason-{ended.reason}", ended.reason)
    reason = words.either(f"{game.key}-reason-{ended.reason}", shared)
    if ended.score in _WINNERS:
        winner = player(words, game, names, _WINNERS[ended.score])
        return words.say("outcome-win", winner=winner, reason=reason)
    return words.say("outcome-draw" if ended.score is Score.DRAW else "outcome-none", reason=reason)


def fault(words: Words, game: AnyGame, wrong: IllegalAction, may_hint: bool) -> str:
    """Say what is wrong with a typed line; hints come from one player's list, so both may not see them everywhere."""
    sentence = words.say(f"terminal-fault-{wrong.fault}", word=wrong.word, nth=wrong.nth)
    if wrong.objection:  # it rests on what everybody sees
        why = words.say(f"{game.key}-illegal-{wrong.objection.kind}", **wrong.objection.values)
        sentence = words.say("terminal-fault-because", fault=sentence, why=why, rule=wrong.objection.rule)
    if wrong.fault in _NEARLESS:
        return sentence
    if wrong.near and may_hint:
        return f"{sentence} {words.say('terminal-near', near=' '.join(wrong.near))}"
    return f"{sentence} {words.say('terminal-near-ask')}"


def command(words: Words, prefix: str, names: Iterable[str], typed: str) -> str | None:
    """Find a command by its English name or the language's own."""
    return next((name for name in names if typed in (name, words.say(f"{prefix}-{name}"))), None)


def finding(words: Words, found: RecordFinding) -> str:
    verdict = words.say(f"terminal-verdict-{found.verdict}")
    check = words.say(f"terminal-check-{found.check}")
    is_unsealed = found.check is Check.LOG and found.verdict is RecordVerdict.UNSEEN
    detail = words.say("terminal-unsealed") if is_unsealed else found.detail
    if not detail:
        return words.say("terminal-finding-bare", verdict=verdict, check=check)
    return words.say("terminal-finding", verdict=verdict, check=check, detail=detail)
