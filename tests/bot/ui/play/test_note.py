"""A private note, end to end: written in a form, shown with one's own view and nowhere else."""

from bot.tables.values.limits import MOST_NOTE
from bot.text import words
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of
from tests.says import says

WRITTEN = "Their left side is weak.\n# keep 7c"


async def writes(person: SandboxPerson, match: Match, note: str) -> Seen:
    shown = await asked(person, match.thread, "view")
    form = await person.click(shown, id_of(shown, "note|"))
    return await (await person.submit(form, {"note": note})).shown()


async def test_a_note_is_shown_to_its_writer_alone(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    assert WRITTEN in (await writes(ana, match, WRITTEN)).text
    await stage.restart()
    again = await asked(ana, stage.sandbox.channel_named("general"), "view", table=_table(match))
    assert WRITTEN in again.text and says(again.text, "view-note")
    for other in (ben, stage.person("Cleo")):
        assert WRITTEN not in (await asked(other, match.thread, "view")).text
    assert WRITTEN not in str([seen.text for seen in ben.sees(match.thread)])
    form = await ana.click(again, id_of(again, "note|"))
    kept = await (await ana.submit(form, {})).shown()
    assert WRITTEN in kept.text, "what was written is filled in"
    assert WRITTEN not in (await writes(ana, match, "")).text


async def test_the_longest_note_fits_under_every_board(stage: Stage) -> None:
    match = await table_with_turn(stage, "topologic")
    cleo = stage.sandbox.person("Cleo", locale="fr")
    shown = await writes(cleo, match, "m" * MOST_NOTE)
    assert "m" * MOST_NOTE in shown.text
    assert words("fr").say("button-note") in [button["label"] for button in shown.buttons]


def _table(match: Match) -> str:
    return match.thread.name.rsplit(" · ", 1)[1]
