"""Two people at one terminal: nothing lost, nothing shown that only one may see."""

import io
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.contract.sampling import samples
from games.records.record import Heading, Log
from games.records.text import parse
from games.registry import KEYS, game, manual
from games.terminal.console import Console
from games.terminal.keeping import Keeper
from games.terminal.table import NoUndo, TextTable, begin
from games.terminal.terminal_game import TerminalGame
from games.text import LANGUAGES, words
from tests.says import says

ROOT = Path(__file__).parents[3]


class Screen(io.StringIO):
    """A stream that says it has people before it, or not."""

    def __init__(self, text: str = "", live: bool = False) -> None:
        super().__init__(text)
        self._live = live

    def isatty(self) -> bool:
        return self._live


def sit(
    key: str, typed: str, *, live: bool = False, lang: str = "en", keeper: Keeper | None = None, **options: str
) -> tuple[str, str]:
    """Play what is typed; give back what was shown and what was complained about."""
    out, err = Screen(live=live), Screen()
    table = begin(game(key), options, "s")
    TerminalGame(words(lang), Console(Screen(typed, live), out, err), table, ("Ana", "Ben"), keeper).play()
    return out.getvalue(), err.getvalue()


def test_a_game_is_played_to_its_end_and_opened() -> None:
    sample = next(one for one in samples("l_calculus") if one.states[-1].outcome is not None)
    table = begin(game("l_calculus"), dict(sample.options), "s")
    out, err = Screen(), Screen()
    typed = "\n".join(sample.actions)
    TerminalGame(words("en"), Console(Screen(typed), out, err), table, ("Ana", "Ben"), None).play()
    assert err.getvalue() == ""
    assert table.is_over
    assert table.state == sample.states[-1]
    assert "The seed was s" in out.getvalue()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_answers_in_every_game(key: str, lang: str) -> None:
    typed = "?\n? 1\nhelp\nrules\nrules 2\nlog\nview 0\nview 1\nview spectator\nundo\nresign\nno\nagree\nyes\n"
    out, err = sit(key, typed, lang=lang)
    assert "{" not in out
    assert words(lang).say("terminal-not-done") in out
    assert words(lang).say("reason-agreed") in out
    assert len(err.splitlines()) <= 2  # undo, and `? 1` where nothing begins so


def test_french_words_are_understood_and_english_ones_too() -> None:
    out, err = sit("l_calculus", "1/2\nannuler\nRÈGLES\njournal\nvue public\nabandon\noui\n", lang="fr")
    assert err == ""
    assert "Repris." in out
    say = words("fr").say
    assert "Victoire" in out and out.count(f"Ben (Noirs), {say('reason-resigned')}") == 1
    assert sit("l_calculus", "1/2\nundo\nlog\nresign\nyes\n", lang="fr")[1] == ""


def test_wrong_words_are_named_and_the_game_goes_on() -> None:
    out, err = sit("l_calculus", "nonsense\n1/2 xl9\n\nview 7\nrules 99\nundo\n? zzz\n1/2 keep\nquit\n")
    say, near = words("en").say, "1/2 1/2-3 1/2-4 1/2-5 1/2-6 1/2-7 1/2-8 1/2-9"
    assert err.splitlines() == [
        f"“nonsense” (word 1) isn’t legal here. {say('terminal-near', near=near)}",
        f"“xl9” (word 2) isn’t legal here. {say('l_calculus-illegal-too-many-left', count=9, most=1)} (LC-7) "
        f"{say('terminal-near', near='xl1')}",
        say("terminal-fault-empty"),
        "Whose view? Type view 0, view 1 or view spectator.",
        f"There are rules pages 1 to {len(manual(game('l_calculus')).scenes)}.",
        "Nothing to take back: this turn hasn’t begun.",
        "No legal action begins with “zzz”.",
    ]
    assert "Left off at turn 2." in out


def test_undo_stays_within_the_turn_and_stops_at_what_was_shown() -> None:
    table = begin(game("l_calculus"), {}, "s")
    first = table.state
    table.act("1/2")
    assert table.undo() == "1/2"
    assert table.state == first
    table.act("1/2 keep")
    with pytest.raises(NoUndo) as over:
        table.undo()
    assert over.value.why is NoUndo.Why.NONE
    sample = next(one for one in samples("logan_stones") if one.actions[-1].startswith("@"))  # a drop: before it a lift
    stones = TextTable(game("logan_stones"), Log(dict(sample.options), sample.seed, sample.actions[:-1], {}))
    with pytest.raises(NoUndo) as shown:
        stones.undo()
    assert shown.value.why is NoUndo.Why.SHOWN


def test_g_6_nothing_hidden_is_shown_unless_asked_for() -> None:
    out, _ = sit("topologic", "hide y4\n1@y1\nlog\nview 1\nview spectator\nhide y4\n?\nquit\n")
    assert "hide y4" not in out
    assert "*y4" not in out
    assert "hide ?" in out
    assert "*y4" in sit("topologic", "hide y4\nview 0\nquit\n")[0]


def test_g_6_errors_in_games_with_secrets_give_no_hints() -> None:
    _, err = sit("logan_stones", "3@a1\nquit\n", faces="free")
    assert err == (
        "“3@a1” (word 1) isn’t legal here. On a1 it would touch no other stone: it needs two. (LS-6) "
        "Type ? for the list.\n"
    )


WIPE = "\x1b[H\x1b[2J\x1b[3J"


def test_g_6_before_people_a_private_view_waits_and_is_wiped() -> None:
    out, _ = sit("topologic", "hide y4\nview 0\n\n\nquit\n", live=True)
    before, after_hiding, looking, wiped = out.split(WIPE)
    assert "*y4" not in before + after_hiding + wiped
    assert "Only Ana (Hider) may look now" in looking
    assert "*y4" in looking


def test_g_6_nothing_private_is_shown_when_the_input_ends_at_the_question() -> None:
    out, _ = sit("topologic", "hide y4\nview 0\n", live=True)
    assert "Only Ana (Hider) may look now" in out
    assert "*y4" not in out


@pytest.mark.parametrize("typed", ["hide y9", "hdie y4", "hide y4 y5", "y4y", "? hide y44", "?y4", "hide y4 1@y4"])
def test_g_6_a_mistyped_hiding_is_wiped_and_not_repeated(typed: str) -> None:
    out, err = sit("topologic", f"{typed}\nhide r1\nquit\n", live=True)
    assert err == words("en").say("terminal-fault-unquoted") + "\n"
    assert out.count(WIPE) == 2  # for the mistyped one, and for the one that is promised
    mistyped, _ = sit("topologic", f"{typed}\nquit\n")
    assert WIPE not in mistyped  # nobody before it: nothing to hide


def test_the_hiding_is_promised_when_it_is_made_and_opened_at_the_end() -> None:
    out, _ = sit("topologic", "hide y4\nresign\nyes\n")
    assert "Promised: the SHA-256 of the hidden action is " in out
    assert "Action 1 was “hide y4”, its salt " in out


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path / "game", Heading(("Ana", "Ben"), "2026-11-18T11:44:22Z"))


def test_each_action_is_kept_at_once(keeper: Keeper) -> None:
    table = begin(game("topologic"), {}, "s")
    for nth, line in enumerate(("hide y4", "1@y1", "2@y1"), 1):
        table.act(line)
        keeper.keep(table)
        assert len(parse(keeper.path.read_text(encoding="utf-8")).actions) == nth
    assert [path.name for path in keeper.path.parent.iterdir()] == ["game"]


def test_a_full_disk_is_told_and_the_game_goes_on(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    full = iter([OSError(28, "No space left on device")] * 2)

    def fsync(_: int) -> None:
        for wrong in full:
            raise wrong

    monkeypatch.setattr("os.fsync", fsync)
    _, err = sit("l_calculus", "1/2\nkeep\n5/6\n", keeper=keeper)
    assert err.count("the disk is full") == 2
    assert parse(keeper.path.read_text(encoding="utf-8")).actions == ("1/2", "keep", "5/6")


def test_a_disk_that_stays_full_is_not_called_kept(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    def fsync(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fsync)
    out, err = sit("l_calculus", "1/2\n", keeper=keeper)
    assert not says(out, "terminal-kept")
    assert "the disk is full" in err
    assert list(keeper.path.parent.iterdir()) == []  # no half of it lies about


@pytest.fixture
def program(tmp_path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    argv = [sys.executable, "-m", "games", "play", "topologic", "--record", str(tmp_path / "game")]
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": ""}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests begun in the background ignore it
    with subprocess.Popen(argv, cwd=ROOT, env=environment, bufsize=0, **pipes) as process:  # type: ignore[call-overload]
        signal.signal(signal.SIGINT, before)
        yield process
        process.kill()


def typed_until(process: "subprocess.Popen[bytes]", line: bytes, told: bytes) -> None:
    assert process.stdin
    assert process.stdout
    process.stdin.write(line)
    seen = b""
    while told not in seen:
        assert select.select([process.stdout], [], [], 20)[0], seen
        part = os.read(process.stdout.fileno(), 4096)
        assert part, seen
        seen += part


@pytest.mark.parametrize(("end", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130), (None, 0)])
def test_whatever_ends_the_program_the_game_goes_on_from_its_file(
    program: "subprocess.Popen[bytes]", tmp_path: Path, end: signal.Signals | None, code: int
) -> None:
    typed_until(program, b"hide y4\n1@y1 2@y1\n", b"#2 >1 1@y1 2@y1")
    if end is not None:
        program.send_signal(end)
    _, err = program.communicate(timeout=120)  # closes the input
    assert program.returncode == code
    assert b"Traceback" not in err
    file = tmp_path / "game"
    assert parse(file.read_text(encoding="utf-8")).actions == ("hide y4", "1@y1", "2@y1")
    out = subprocess.run(
        [sys.executable, "-m", "games", "play", "--resume", str(file)],
        input=b"3@y1\n\xff\xfe\nresign\nyes\n",
        cwd=ROOT,
        capture_output=True,
        check=True,
        timeout=120,
    )
    assert b"Traceback" not in out.stderr
    assert parse(file.read_text(encoding="utf-8")).result.reason == "resigned"


def test_a_record_is_never_overwritten_nor_a_link_replaced(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("precious", encoding="utf-8")
    link.symlink_to(real)
    argv = [sys.executable, "-m", "games", "play", "l-calculus", "--record", str(link)]
    first = subprocess.run(argv, cwd=ROOT, input=b"", capture_output=True, check=False, timeout=120)
    assert (first.returncode, real.read_text(encoding="utf-8")) == (1, "precious")
    real.write_text("", encoding="utf-8")
    assert subprocess.run(argv, cwd=ROOT, input=b"", capture_output=True, check=False, timeout=120).returncode == 0
    assert link.is_symlink()
    assert parse(real.read_text(encoding="utf-8")).game == "l_calculus"


def test_a_reader_who_leaves_is_no_traceback() -> None:
    argv = f"{sys.executable} -m games perft l-calculus --depth 1 --divide | head -n 1"
    done = subprocess.run(["bash", "-c", argv], cwd=ROOT, capture_output=True, check=True, timeout=120)
    assert (done.stdout, done.stderr) == (b"1/2 1\n", b"")
