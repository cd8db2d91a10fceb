"""No line of the log holds an interaction's token, whoever writes it and however loud."""

import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.log_redaction import FORMAT, JsonFormatter, RedactingFormatter, redacted, set_up_logging
from sandbox.world.interactions import Interaction, Interactions
from tests.bot.ui.conftest import staged
from tests.bot.ui.players import open_match, press

TOKEN = "aW50ZXJhY3Rpb246MTIz.x-y_z=="
LINES = [
    f"POST https://discord.com/api/v10/interactions/123/{TOKEN}/callback with None has returned 204",
    f"PATCH http://127.0.0.1:80/api/v10/webhooks/123/{TOKEN}/messages/@original?wait=true",
    f'Received {{"op":0,"d":{{"type":2,"token":"{TOKEN}","id":"123"}}}}',
    f"WebSocket Event: {{'t': 'INTERACTION_CREATE', 'd': {{'token': '{TOKEN}', 'id': '123'}}}}",
    f'{{"token" : "{TOKEN}"}}',
]


@pytest.mark.parametrize("line", LINES)
def test_a_token_is_taken_out_and_the_rest_stays(line: str) -> None:
    assert TOKEN in line
    assert redacted(line) == line.replace(TOKEN, "…")


@pytest.mark.parametrize("line", ["table ab2cd set aside: rules", "GET /webhooks/123", "the token is wrong", ""])
def test_lines_without_a_token_stay_as_they_are(line: str) -> None:
    assert redacted(line) == line


def test_arguments_and_tracebacks_are_redacted_too() -> None:
    try:
        raise OSError(f"cannot reach /webhooks/1/{TOKEN}")
    except OSError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "at %s", (LINES[0],), (OSError, error, None))
    line = RedactingFormatter(FORMAT).format(record)
    assert TOKEN not in line
    assert line.count("…") == 2


def test_the_bot_logs_through_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    set_up_logging("DEBUG")
    logging.getLogger("discord.http").debug("%s", LINES[0])
    said = capsys.readouterr().err
    assert "discord.http" in said
    assert TOKEN not in said


async def test_a_loud_log_of_a_played_turn_holds_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What discord.py really logs at DEBUG, read as the host would."""
    tokens: list[str] = []
    opening = Interactions.open

    def noting(this: Interactions, interaction: Interaction, payload: dict[str, Any]) -> None:
        tokens.append(interaction.token)
        opening(this, interaction, payload)

    monkeypatch.setattr(Interactions, "open", noting)
    plain, safe = io.StringIO(), io.StringIO()
    handlers = [logging.StreamHandler(plain), logging.StreamHandler(safe)]
    handlers[1].setFormatter(RedactingFormatter(FORMAT))
    root = logging.getLogger()
    level = root.level
    root.setLevel(logging.DEBUG)
    for handler in handlers:
        root.addHandler(handler)
    try:
        async with staged(tmp_path, rate_limits=False) as stage:
            match = await open_match(stage, "l-calculus")
            turn = await match.next_turn()
            await press(match.mover(turn), turn, "play|")
            await match.step()
    finally:
        root.setLevel(level)
        for handler in handlers:
            root.removeHandler(handler)
    assert len(tokens) >= 4
    assert all(token in plain.getvalue() for token in tokens), "else there was nothing to redact"
    assert not [token for token in tokens if token in safe.getvalue()]
    assert "INTERACTION_CREATE" in safe.getvalue()


def test_lines_for_machines_are_json_and_redacted_too() -> None:
    try:
        raise OSError(f"cannot reach /webhooks/1/{TOKEN}")
    except OSError as error:
        record = logging.LogRecord("cairn.x", logging.ERROR, "", 1, "at %s", (LINES[2],), (OSError, error, None))
    line = JsonFormatter().format(record)
    assert TOKEN not in line
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["logger"]) == ("ERROR", "cairn.x")
    assert read["message"] == "at " + LINES[2].replace(TOKEN, "…")
    assert "OSError: cannot reach /webhooks/1/…" in read["traceback"]
    assert read["time"].endswith("+00:00")


def test_the_form_of_lines_is_the_hosts_choice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    set_up_logging("INFO", "json")
    logging.getLogger("x").info("%s", LINES[0])
    assert json.loads(capsys.readouterr().err)["message"] == LINES[0].replace(TOKEN, "…")
