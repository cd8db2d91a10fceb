"""Play an exported game again, and say what of its promises holds."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from games.core.game import AnyGame
from games.core.outcome import SEATS
from games.records.check import Check, RecordFinding, RecordVerdict, examine, is_replayable, is_seed_removed, replay
from games.records.record import GameRecord, Score, Turn
from games.terminal import arguments, phrases
from games.terminal.console import Console
from games.terminal.keeping import load
from games.text import Words

BROKEN = 1
UNCHECKED = 3  # the seed is missing, so not everything could be checked


def show(words: Words, console: Console, found: Namespace) -> int:
    record = load(words, Path(found.file))
    game = arguments.recorded(record)
    if not found.checks:
        _positions(words, console, game, record)
    if record.result.score is not Score.RUNNING:
        console.say(phrases.result(words, game, record.players, record.result))
    findings = list(examine(game, record))
    for finding in findings:
        console.say(phrases.finding(words, finding))
    return _code(game, record, findings)


def _code(game: AnyGame, record: GameRecord, findings: Sequence[RecordFinding]) -> int:
    """Tell a missing seed from what is broken; a seal cannot hold where the seed's line was taken out."""
    is_removed = is_seed_removed(record)
    excused = (Check.SEED, Check.LOG) if is_removed else ()
    if any(one.verdict is RecordVerdict.BROKEN and one.check not in excused for one in findings):
        return BROKEN
    return UNCHECKED if is_removed or not is_replayable(game, record) else 0


def _positions(words: Words, console: Console, game: AnyGame, record: GameRecord) -> None:
    first, second = (phrases.player(words, game, record.players, seat) for seat in SEATS)
    console.say(f"{phrases.title(words, game)}: {first} – {second}, {record.started}")
    if not is_replayable(game, record):
        console.say(words.say("terminal-unopened"))
        for turn in record.turns:
            console.say(_turn(words, game, record.players, turn))
        return
    again = replay(game, record)
    for at, state in enumerate(again.states):
        if at:
            console.say(_turn(words, game, record.players, again.turns[at - 1]))
        console.say(f"{phrases.board(words, game, game.view(state, None))}\n")


def _turn(words: Words, game: AnyGame, players: tuple[str, str], turn: Turn) -> str:
    seat = phrases.player(words, game, players, turn.seat)
    return words.say("terminal-turn", turn=turn.number, seat=seat, actions=" ".join(turn.actions))
