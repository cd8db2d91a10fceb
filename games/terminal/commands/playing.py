"""Two people at one terminal."""

import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from games.core.option import usual
from games.core.outcome import other
from games.records.check import RecordFinding, RecordVerdict, examine
from games.records.commitment import commit_seed
from games.records.record import Heading, Score
from games.terminal import arguments, phrases
from games.terminal.against import TerminalOpponent
from games.terminal.console import Console
from games.terminal.keeping import Keeper, load, now, reason
from games.terminal.phrases import NOBODY
from games.terminal.refusal import TerminalRefusal, misuse
from games.terminal.table import TextTable, begin, go_on
from games.terminal.terminal_game import TerminalGame
from games.text import Words


def play(words: Words, console: Console, found: Namespace) -> int:
    """Begin or resume a game, and play until it ends or the input does."""
    table, kept = _resumed(words, console, found) if found.resume else _new(found)
    players, keeper = kept.players, _keeper(found, kept)
    if keeper:
        _keep_first(words, keeper, table)
    if not found.resume:
        console.say(words.say("terminal-promise-seed", commitment=commit_seed(table.seed)))
    return TerminalGame(words, console, table, players, keeper, other=_other(found, table)).play()


def _other(found: Namespace, table: TextTable) -> TerminalOpponent | None:
    if found.against is None:
        return None
    return TerminalOpponent(table, other(0 if found.seat == 0 else 1), found.against)


def _new(found: Namespace) -> tuple[TextTable, Heading]:
    if not found.game:
        raise misuse("terminal-play-what")
    game = arguments.chosen(found.game)
    seed = secrets.token_hex(16) if found.seed is None else arguments.seed(found.seed)
    expected = usual(game.options, alone=found.against is not None)
    wished = [f"{name}={value}" for name, value in expected.items()]
    table = begin(game, arguments.options(game, [*wished, *found.option]), seed)
    return table, Heading(tuple(found.names) if found.names else (NOBODY, NOBODY), now())


def _resumed(words: Words, console: Console, found: Namespace) -> tuple[TextTable, Heading]:
    if found.seed is not None or found.option:
        raise misuse("terminal-resume-alone")
    record = load(words, Path(found.resume))
    game = arguments.recorded(record)
    if found.game and arguments.chosen(found.game).key != game.key:
        raise misuse("terminal-resume-other", file=found.resume, game=arguments.spelled(game.key))
    if record.result.score is not Score.RUNNING:
        raise TerminalRefusal("terminal-not-running", file=found.resume)
    if record.seed is None:
        raise TerminalRefusal("terminal-not-opened", file=found.resume)
    _refuse_broken(words, found.resume, list(examine(game, record)))
    notes = record.notes
    if record.seal is None:
        console.complain(words.say("terminal-unsealed-resumed", file=found.resume))
        notes = (*notes, words.say("terminal-note-unsealed", actions=len(record.actions)))
    return go_on(game, record, record.seed), Heading(record.players, record.started, notes=notes)


def _refuse_broken(words: Words, file: str, findings: Sequence[RecordFinding]) -> None:
    """Refuse to go on with a broken record: a rewritten record is sealed as sound."""
    for finding in findings:
        if finding.verdict is RecordVerdict.BROKEN:
            raise TerminalRefusal("terminal-not-holding", file=file, where=phrases.finding(words, finding))


def _keeper(found: Namespace, kept: Heading) -> Keeper | None:
    chosen = found.record or found.resume
    if not chosen:
        return None
    keeper = Keeper(Path(chosen), kept)
    keeper.make_sure(is_new=chosen != found.resume)
    return keeper


def _keep_first(words: Words, keeper: Keeper, table: TextTable) -> None:
    try:
        keeper.keep(table)
    except OSError as wrong:
        raise TerminalRefusal("terminal-no-write", file=str(keeper.path), problem=reason(words, wrong)) from wrong
