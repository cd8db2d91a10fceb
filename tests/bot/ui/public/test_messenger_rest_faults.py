"""Discord's answers fail in every way they can: each turn is still shown once and rings once."""

import logging
from collections.abc import Callable
from functools import partial

import pytest

from sandbox.rest.planned_faults import PlannedFaults
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match, press
from tests.says import says

TRIES, MOST_LATE_MS = 4, 120_000

FAULTS: dict[str, Callable[[PlannedFaults, str, str], object]] = {
    "429 by Discord": lambda faults, path, method: faults.fail(429, path, method=method, retry_after=0.05),
    "429 by the proxy": lambda faults, path, method: faults.fail(429, path, method=method, via=False),
    "500": lambda faults, path, method: faults.fail(500, path, method=method),
    "502 when it was done": lambda faults, path, method: faults.fail(502, path, method=method, after=True),
    "503": lambda faults, path, method: faults.fail(503, path, method=method),
    "cut off": lambda faults, path, method: faults.reset(path, method=method),
    "cut off when it was done": lambda faults, path, method: faults.reset(path, method=method, after=True),
}


@pytest.mark.usefixtures("restless", "hurried")
async def test_each_turn_is_shown_and_rings_once_whatever_the_answer(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    for name, fault in FAULTS.items():
        mover = match.mover(turn)
        waiting = next(person for person in match.people if person is not mover)
        before, shown = len(match.rings(waiting)), len(match.turns())
        fault(stage.sandbox.faults, "/channels/[0-9]+/messages$", "POST")
        await match.type_turn(mover, turn)
        turn = await stage.waits(partial(match.newer_turn, turn))
        assert (len(match.rings(waiting)), len(match.turns())) == (before + 1, shown + 1), name


@pytest.mark.usefixtures("restless", "hurried")
@pytest.mark.parametrize("status", [400, 404, 405])
async def test_a_refusal_that_isnt_discords_moves_no_game_and_is_soon_over(stage: Stage, status: int) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    begun = stage.clock.now()
    stage.sandbox.faults.fail(status, "/channels/[0-9]+/messages$", method="POST", html=True)
    await match.type_turn(match.mover(turn), turn)
    await stage.waits(partial(match.newer_turn, turn), each=1)
    assert stage.clock.now() - begun < MOST_LATE_MS
    assert len(stage.sandbox.threads()) == 1


@pytest.mark.parametrize("status", [200, 400, 404, 405])
async def test_a_click_is_answered_after_a_refusal_that_isnt_discords(stage: Stage, status: int) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    stage.sandbox.faults.fail(status, "/callback", html=True)
    assert (await press(match.mover(turn), turn, "view|")).pictures
    stage.sandbox.faults.fail(status, "/callback", html=True, times=TRIES)
    refused = await press(match.mover(turn), turn, "view|")
    assert says(refused.text, "error-discord")


@pytest.fixture(params=[False, True], ids=["at once", "announced"])
def is_announced(request: pytest.FixtureRequest) -> bool:
    """Let the answer come in one request, or announced by another before it."""
    if request.param:
        request.getfixturevalue("impatient")
    return bool(request.param)


@pytest.mark.parametrize("method", ["POST", "PATCH"], ids=["beginning", "filling"])
async def test_a_click_is_answered_whatever_the_line_does(
    stage: Stage, method: str, is_announced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    mover = match.mover(turn)
    for name, fault in FAULTS.items():
        fault(stage.sandbox.faults, "/callback" if method == "POST" else "/@original", method)
        with stage.sandbox.expect(*([40060] if method == "POST" and "done" in name else [])):
            seen = await press(mover, turn, "view|")
            await comes_true(lambda: stage.bot.dispatcher.is_empty)
        assert seen.is_private, name
        assert seen.pictures, name
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_form_opened_unheard_is_no_fault(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    mover = match.mover(turn)
    picker = await press(mover, turn, "play|")
    before = len(mover.sees(match.thread))
    stage.sandbox.faults.reset("/callback", method="POST", after=True)
    with stage.sandbox.expect(40060):
        form = await mover.click(picker, id_of(picker, "type|"))
        await form.until(lambda answer: answer.modal)
        await comes_true(lambda: stage.bot.dispatcher.is_empty)
    assert len(mover.sees(match.thread)) == before


async def test_a_thread_opened_unheard_is_found_again(restless: None, stage: Stage) -> None:
    stage.sandbox.faults.reset("/threads$", method="POST", after=True)
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ana.run(stage.sandbox.channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(stage.sandbox.channel, lambda seen: "Accept" in seen.labels)
    await ben.click(challenge, "Accept")
    await ana.waits_until(stage.sandbox.threads)
    await stage.waits(lambda: stage.sandbox.threads()[0].messages)  # a second asking would be refused with 160004
    assert len(stage.sandbox.threads()) == 1
