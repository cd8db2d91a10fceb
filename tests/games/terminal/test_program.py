"""The terminal program from its command line: what it prints, and its one line when something is wrong."""

import io
import json
import re
from pathlib import Path

import pytest

from games.core.play import legal
from games.records.text import parse, write
from games.registry import KEYS, game
from games.terminal.arguments import COMMANDS
from games.terminal.commands.replaying import BROKEN, UNCHECKED
from games.terminal.phrases import language
from games.terminal.program import main
from games.text import LANGUAGES, words

Said = tuple[int, str, str]
say = words("en").say
HOLDS, UNSEEN = say("terminal-verdict-holds"), say("terminal-verdict-unseen")


class Terminal:
    """Runs the program with what is typed into it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def __call__(self, *argv: str | Path, typed: str = "") -> Said:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in argv])
        out, err = self._capsys.readouterr()
        return code, out, err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_list_names_every_game_and_option(run: Terminal, lang: str) -> None:
    code, out, err = run("list", "--lang", lang)
    assert (code, err) == (0, "")
    for key in KEYS:
        assert f"{key.replace('_', '-')} " in out
        assert all(f"--option {option.name}" in out for option in game(key).options)


@pytest.mark.parametrize("key", KEYS)
def test_actions_are_one_json_list(run: Terminal, key: str) -> None:
    rules = game(key)
    for name in (key, key.replace("_", "-"), key.upper()):
        code, out, _ = run("actions", name, "--seed", "s")
        assert (code, json.loads(out)) == (0, list(legal(rules, rules.setup({}, "s"))))


def test_actions_follow_the_log_with_seed_and_options(run: Terminal) -> None:
    code, out, _ = run("actions", "topologic", "--seed", "s", "--option", "seekers=3", "--", "hide y4", "1@y1", "2@y2")
    assert (code, json.loads(out)[:2]) == (0, ["3@r1", "3@r2"])
    whole = run("actions", "l-calculus", "--option", "blocks=equal", "--", "1/2 keep", "1-2/3-4")
    assert json.loads(whole[1]) == ["keep", "xl1"]
    assert run("actions", "l-calculus", "1/2", "--seed", "s")[1] == run("actions", "l-calculus", "--", "1/2")[1]


def test_actions_of_a_game_that_is_over_are_none(run: Terminal) -> None:
    rules = game("l_calculus")
    state, log = rules.setup({"quiet": "10", "blocks": "equal"}, "s"), list[str]()
    while state.to_move is not None:
        actions = legal(rules, state)
        log.append("keep" if "keep" in actions else actions[0])
        state = rules.apply(state, log[-1])
    asked = ("actions", "l-calculus", "--option", "quiet=10", "--option", "blocks=equal", "--", *log)
    assert run(*asked) == (0, "[]\n", "")
    code, out, err = run(*asked, "1/2")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "The game is over" in err


def test_perft_counts_to_the_depth_and_divides(run: Terminal) -> None:
    code, out, _ = run("perft", "l-calculus", "--depth", "2", "--option", "blocks=equal")
    assert (code, out) == (0, "1 55\n2 452\n")
    code, out, _ = run("perft", "l-calculus", "--depth", "2", "--option", "blocks=equal", "--divide")
    assert code == 0
    assert sum(int(line.split()[1]) for line in out.splitlines()) == 452


@pytest.mark.parametrize(
    ("argv", "code", "told"),
    [
        ((), 2, "list | play | actions"),
        (("dance",), 2, "dance"),
        (("list", "--loud"), 2, "--loud"),
        (("list", "more"), 2, "more"),
        (("actions",), 2, "GAME"),
        (("actions", "chess"), 2, "l-calculus, logan-stones"),
        (("actions", "l-calculus", "--option", "blocks"), 2, "name=value"),
        (("actions", "l-calculus", "--option", "blocks=odd"), 2, "any | equal"),
        (("actions", "l-calculus", "--option", "colour=red"), 2, "counters, blocks, quiet"),
        (("actions", "l-calculus", "--seed", "a\nb"), 2, "one line"),
        (("actions", "l-calculus", "--seed", "\udcff"), 2, "one line"),
        (
            ("actions", "l-calculus", "--", "1/2", "xl9"),
            1,
            "Argument 2: “xl9” (word 1) isn’t legal here. "
            f"{say('l_calculus-illegal-too-many-left', count=9, most=1)} (LC-7) {say('terminal-near', near='xl1')}",
        ),
        (("actions", "l-calculus", "--", "\udcff\0\x1b"), 1, "Argument 1"),
        (("perft", "l-calculus"), 2, "--depth"),
        (("perft", "l-calculus", "--depth", "0"), 2, "--depth"),
        (("perft", "l-calculus", "--depth", "²"), 2, "--depth"),
        (("perft", "l-calculus", "--depth", "1", "--", "1/2"), 2, "1/2"),
        (("replay", "/no/such/file"), 1, "/no/such/file"),
        (("replay", "/"), 1, "Can’t read /"),
        (("play",), 2, "which game"),
        (("play", "l-calculus", "--names", "Ana"), 2, "--names"),
        (("play", "l-calculus", "--record", "/no/such/place"), 1, "/no/such/place"),
        (("play", "l-calculus", "--record", "/dev/null"), 1, "/dev/null"),
        (("play", "--resume", "/no/such/file"), 1, "/no/such/file"),
        (("play", "--resume", "x", "--seed", "s"), 2, "--seed"),
        (("--lang", "tlh", "list"), 2, "tlh"),
    ],
)
def test_bad_input_is_one_clear_line_and_an_exit_code(
    run: Terminal, argv: tuple[str, ...], code: int, told: str
) -> None:
    got, out, err = run(*argv)
    assert (got, out) == (code, "")
    assert err.count("\n") == 1
    assert told in err


def test_bad_input_is_answered_in_french(run: Terminal) -> None:
    assert "Il n’y a pas de jeu « chess »" in run("actions", "chess", "--lang", "fr")[2]
    assert "Il n’y a pas de jeu « chess »" in run("--lang=fr", "actions", "chess")[2]
    assert "n’existe pas" in run("--lang", "fr", "replay", "/no/such/file")[2]
    assert "c’est un dossier" in run("--lang", "fr", "replay", "/")[2]


ENGLISH = ("usage", "argument", "expected", "invalid", "choose", "required", "unrecognized", "show this", "options:")


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (("perft",), "il manque : JEU, --depth"),
        (("perft", "l-calculus", "--depth", "0"), "--depth ne peut pas valoir 0"),
        (("perft", "tactic", "--depth", "1", "--divide=3"), "--divide n’attend pas de valeur, mais a reçu '3'"),
        (("dance",), "COMMANDE ne peut pas valoir 'dance'"),
        (("play", "tactic", "--names", "Ana"), "--names attend une valeur après"),
        (("play", "tactic", "--record"), "--record attend une valeur après"),
        (("list", "more"), "inattendu : more"),
        ((), "quelle commande ? list | play"),
    ],
)
def test_argparse_complains_in_french(run: Terminal, argv: tuple[str, ...], told: str) -> None:
    code, out, err = run("--lang", "fr", *argv)
    assert (code, out) == (2, "")
    assert told in err
    assert not any(word in err.lower().replace("quelque chose", "") for word in ENGLISH if word != "argument")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_french_and_says_what_may_be_left_out(
    run: Terminal, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run("--lang", "fr", *command.split(), "--help")
    told = capsys.readouterr().out
    assert told.startswith("emploi : python -m games")
    assert not any(word in told.lower() for word in ENGLISH if word != "argument")
    assert "facultatives" in told
    if command == "perft":
        assert "obligatoire : profondeur" in told


@pytest.mark.parametrize(
    "argv",
    [
        ("play", "tactic"),
        ("actions", "tactic"),
        ("perft", "tactic", "--depth", "1"),
        ("match", "tactic", "1", "1"),
        ("puzzle", "tactic"),
    ],
)
def test_an_empty_seed_is_none_in_every_command(run: Terminal, argv: tuple[str, ...]) -> None:
    refused = (2, "", say("terminal-bad-seed") + "\n")
    assert run(*argv, "--seed", "") == run(*argv, "--seed=") == refused


@pytest.mark.parametrize(
    "argv", [("--help",), ("play", "--help"), ("actions", "-h"), ("perft", "-h"), ("replay", "-h")]
)
def test_help_is_given(run: Terminal, argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(*argv)
    assert left.value.code == 0
    assert "python -m games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "tlh_KX"}, "en"),
        ({}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_the_environment_s(environment: dict[str, str], chosen: str) -> None:
    assert language(environment) == chosen


def test_an_export_is_replayed_and_checked(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", "topologic", "--record", file, "--option", "seekers=3", typed="hide y4\n1@y1 2@y2 3@y3\nresign\nyes\n")
    code, out, err = run("replay", file)
    assert (code, err) == (0, "")
    assert "2. Seeks first: 1@y1 2@y2 3@y3" in out
    assert say("outcome-win", winner="Hides first", reason=say("reason-resigned")) in out
    assert [line.split(" · ")[0] for line in out.splitlines()[-8:]] == [*[HOLDS] * 6, UNSEEN, HOLDS]
    assert run("replay", file, "--checks")[1] == "\n".join(out.splitlines()[-9:]) + "\n"
    file.write_text(file.read_text(encoding="utf-8").replace("hide y4", "hide y5"), encoding="utf-8")
    code, out, _ = run("replay", file, "--checks", "--lang", "fr")
    assert code == 1
    broken = words("fr").say("terminal-verdict-broken")
    assert f"{broken} · action cachée comme promise (1 hide y5)" in out


def test_a_broken_export_is_named_by_file_and_line(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", "l-calculus", "--record", file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("Rules: 1", "Rules: one"), encoding="utf-8")
    assert run("replay", file) == (1, "", f"{file}, line 3: bad value: “one”\n")
    file.write_text(text.replace("l_calculus", "chess"), encoding="utf-8")
    code, _, err = run("replay", file)
    assert code != 0
    assert "chess" in err
    file.write_bytes(b"\xff\xfe\0")
    assert run("replay", file)[0::2] == (1, say("terminal-no-text", file=str(file)) + "\n")


def test_a_running_export_is_shown_as_far_as_it_may_be(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", "topologic", "--record", file, typed="hide y4\n")
    kept = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith(("Seed:", "Secret:"))]
    text = "\n".join("Digest: -" if line.startswith("Digest") else line for line in kept).replace("hide y4", "hide ?")
    file.write_text(write(parse(text)), encoding="utf-8")
    assert parse(text).seed is None
    code, out, _ = run("replay", file)
    assert code == UNCHECKED
    assert "1. Hides first: hide ?" in out
    assert out.count(f"{UNSEEN} · ") == 5
    assert run("play", "--resume", file)[0::2] == (1, say("terminal-not-opened", file=str(file)) + "\n")


def tampered(file: Path, was: str, put: str) -> None:
    text, count = re.subn(was, lambda _: put, file.read_text(encoding="utf-8"), count=1)
    assert count
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def hidden(run: Terminal, tmp_path: Path) -> Path:
    """A recorded game of Topologic that still runs."""
    file = tmp_path / "game"
    asked = ("play", "topologic", "--record", file, "--seed", "pebble", "--option", "seekers=3")
    assert run(*asked, typed="hide y4\n1@y1 2@y2 3@y3\n")[0] == 0
    return file


@pytest.mark.parametrize(
    ("was", "put"),
    [
        ("Seed: pebble", "Seed: stone"),
        (r"Seed-Commitment: \w+", f"Seed-Commitment: {'a' * 64}"),
        ("hide y4", "hide y5"),
        ("3@y3", "3@y4"),
        (r"Commitment: 1 .*\nSecret: 1 .*\n", ""),
        ("Digest: ....", "Digest: 0000"),
        ("Player: 1 .*", "Player: 1 Eve"),
        ("Result: .*", "Result: 1-0 magic"),
    ],
)
def test_a_tampered_record_is_not_played_on(run: Terminal, hidden: Path, was: str, put: str) -> None:
    tampered(hidden, was, put)
    before = hidden.read_bytes()
    code, out, err = run("play", "--resume", hidden, typed="1>y4\n")
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert hidden.read_bytes() == before
    assert run("replay", hidden, "--checks")[0] == BROKEN


def test_an_older_record_is_played_on_with_a_word_about_its_seal(run: Terminal, hidden: Path) -> None:
    tampered(hidden, "Cairn-Export: 2", "Cairn-Export: 1")
    tampered(hidden, "Seal: .*\n", "")
    code, out, _ = run("replay", hidden, "--checks")
    assert code == 0
    assert f"{UNSEEN} · file as it was written ({say('terminal-unsealed')})" in out
    code, _, err = run("play", "--resume", hidden, typed="resign\nyes\n")
    assert (code, err.count("older record")) == (0, 1)
    record = parse(hidden.read_text(encoding="utf-8"))
    assert record.seal
    assert record.notes == (say("terminal-note-unsealed", actions=4),)


def test_notes_stay_when_a_game_is_resumed_and_are_not_written_twice(run: Terminal, hidden: Path) -> None:
    tampered(hidden, "Cairn-Export: 2", "Cairn-Export: 1")
    tampered(hidden, "Seal: .*\n", "")
    tampered(hidden, "Seed-Commitment:", "Note: at the club\nSeed-Commitment:")
    for typed in ("1@y1 2@y2\n", "resign\nyes\n"):
        assert run("play", "--resume", hidden, typed=typed)[0] == 0
    notes = parse(hidden.read_text(encoding="utf-8")).notes
    assert notes == ("at the club", say("terminal-note-unsealed", actions=4))


def test_an_older_record_with_newer_things_is_not_played_on(run: Terminal, hidden: Path) -> None:
    tampered(hidden, "Cairn-Export: 2", "Cairn-Export: 1")
    tampered(hidden, "Seal: .*\n", "")
    tampered(hidden, "Rules: 1", "Rules: 2")
    assert run("play", "--resume", hidden, typed="resign\nyes\n")[0] == 1
    assert "BROKEN · file as it was written (Rules: 2)" in run("replay", hidden, "--checks")[1]


def test_a_seed_line_taken_out_has_an_exit_code_of_its_own(run: Terminal, hidden: Path) -> None:
    tampered(hidden, "Seed: .*\n", "")
    code, out, _ = run("replay", hidden, "--checks")
    assert code == UNCHECKED
    assert "BROKEN · seed as promised" in out


def test_a_seed_line_taken_out_hides_no_illegal_move(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", "l-calculus", "--record", file, typed="1/2 keep\nresign\nyes\n")
    tampered(file, "Seed: .*\n", "")
    assert run("replay", file, "--checks")[0] == UNCHECKED
    tampered(file, "keep", "xl9")
    code, out, _ = run("replay", file, "--checks")
    assert code == BROKEN
    assert "BROKEN · every action legal (1. 0 xl9)" in out


@pytest.mark.parametrize(
    ("game", "line", "put"),
    [
        ("logan-stones", "6@m14", "6@a1"),
        ("topologic", "hide y5", "hide z9"),
        ("l-calculus --option start=balanced --seed pebble", "1-2/3-4", "1-2/3-99"),
    ],
)
def test_a_seed_line_taken_out_hides_no_action_that_no_seed_allows(
    run: Terminal, tmp_path: Path, game: str, line: str, put: str
) -> None:
    """These games need their seed to be played again; what is illegal from every seed is broken all the same."""
    file = tmp_path / "game"
    run("play", *game.split(), "--record", file, typed=f"{line}\nresign\nyes\n")
    tampered(file, "Seed: .*\n", "")
    assert run("replay", file, "--checks")[0] == UNCHECKED
    file.write_text(file.read_text().replace(line, put))
    code, out, _ = run("replay", file, "--checks")
    assert code == BROKEN
    assert f"every action legal (1. 0 {put})" in out


def test_escape_sequences_of_a_stranger_s_file_never_reach_the_screen(run: Terminal, hidden: Path) -> None:
    for line in ("Note: \x1b[2J", "\x1b]0;mine\x07", "Player: 1 \x9b2J", "Game: \x1b[31m"):
        tampered(hidden, r"Rules: 1\n(.*\n)?Option: field", f"Rules: 1\n{line}\nOption: field")
        for argv in (("replay", hidden), ("play", "--resume", hidden)):
            code, out, err = run(*argv)
            assert code == 1
            assert all(sign.isprintable() or sign == "\n" for sign in out + err)


def test_names_on_the_command_line_and_typed_words_are_shown_without_their_control_signs(run: Terminal) -> None:
    told = run("play", "l-calculus", "--names", "A\x1b[2Ja", "B\x07", typed="\x1b[31mfoo\nview \x1b[0m\n? \x1b[1m\n")
    assert told[0] == 0
    assert all(sign.isprintable() or sign == "\n" for sign in told[1] + told[2])
    told = run("replay", "/no/such\x1b[31m/file")
    assert "\x1b" not in told[2]
