"""A French reader is answered in French by everything that looks up, prefers or hosts."""

import pytest

from bot.text import words
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, played, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.says import says

SAID = {
    "tables": "tables-mine",
    "history": "history-title",
    "replay": "replay-step",
    "export": "export-running",
    "help": "help-your-turn",
    "profile": "profile-none",
    "leaderboard": "leaderboard-none",
    "preferences": "prefer-title",
    "back": "error-not-away",
    "privacy": "privacy-kept",
    "settings": "settings-title",
    "doctor": "doctor-well",
}


@pytest.mark.parametrize("command", SAID)
async def test_answers_are_in_the_readers_language(stage: Stage, command: str) -> None:
    match = await table_with_turn(stage, "l-calculus")
    await played(match, match.people[0], "1/2 keep")
    ben = stage.sandbox.person("Ben", locale="fr")
    stage.sandbox.grant(ben, PermissionBit.MANAGE_GUILD)
    shown = await asked(ben, match.thread, command)
    assert says(shown.text, SAID[command], "fr")
    labels = {
        words("en").say(key) for key in ("button-jump", "button-mine", "button-preview-off", "button-threads-off")
    }
    assert not labels & set(shown.labels)


async def test_names_of_commands_are_french(stage: Stage) -> None:
    ben = stage.sandbox.person("Ben", locale="fr")
    stage.sandbox.grant(ben, PermissionBit.MANAGE_GUILD)
    names = {command["name"] for command in ben.commands(stage.sandbox.channel)}
    assert {"tables", "historique", "revoir", "règles", "aide", "préférences", "pause", "modérer"} <= names
    (moderate,) = [command for command in ben.commands(stage.sandbox.channel) if command["key"] == "moderate"]
    assert [option["name"] for option in moderate["options"]] == ["fermer", "annuler", "trancher", "débloquer"]


async def test_a_date_may_be_written_in_french(stage: Stage) -> None:
    ben = stage.sandbox.person("Ben", locale="fr")
    shown = await asked(ben, stage.sandbox.channel, "away", until="2 semaines")
    assert "Vous êtes en pause jusqu’au <t:" in shown.text and "Il vous reste 16 jours" in shown.text


async def test_private_pictures_speak_french(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    cleo = stage.sandbox.person("Cleo", locale="fr")
    english = await asked(match.people[0], match.thread, "replay")
    french = await asked(cleo, match.thread, "replay")
    assert french.pictures[0].alt != english.pictures[0].alt and "Sud" in french.pictures[0].alt
