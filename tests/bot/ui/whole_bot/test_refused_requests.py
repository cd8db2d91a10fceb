"""Whole games while Discord refuses one kind of request: played to the end, nothing lost, nobody told a falsehood."""

from collections.abc import Callable, Mapping
from itertools import cycle

import pytest

from sandbox import Sandbox, SandboxPerson, Seen
from sandbox.rest.planned_faults import FOR_EVER, PlannedFault
from tests.bot.ui.conftest import Stage
from tests.bot.ui.decided import soon_over
from tests.bot.ui.players import Match, by_command, by_form, id_of, ids, open_match, play_out, told
from tests.bot.ui.whole_bot.test_whole_games import SHORT
from tests.says import says

KEYS = ("logan_stones", "topologic")  # the one's turns have one action, the other's several; both are soon over
EDITED = r"/messages/\d+$"
BY_TOKEN = r"/webhooks/\d+/[^/]+/messages/\d+$"
KEEPS_A_FILE = rb'"attachments":\[\{"id":"\d{10,}"'

EDITS: Mapping[str, Callable[[Sandbox], PlannedFault]] = {
    "edits that keep a picture": lambda sandbox: sandbox.faults.refuse(
        50035, EDITED, method="PATCH", times=FOR_EVER, body=KEEPS_A_FILE
    ),
    "edits by token": lambda sandbox: sandbox.faults.refuse(50027, BY_TOKEN, method="PATCH", times=FOR_EVER),
    "all edits": lambda sandbox: sandbox.faults.refuse(50035, EDITED, method="PATCH", times=FOR_EVER),
}


@pytest.fixture(autouse=True)
def _restless(restless: None) -> None:
    """Waiting is some of what happens here."""


async def played(stage: Stage, key: str) -> tuple[Match, Seen]:
    match = await open_match(stage, key.replace("_", "-"), **SHORT.get(key, {}))
    end = await play_out(match, soon_over(key, by_form))  # which clicks Play: only a click gives a token
    assert says(end.text, "ended-won") or says(end.text, "ended-drawn")
    assert end.pictures[0].alt
    return match, end


def check_rings(match: Match) -> None:
    """Check that each turn's message called who was to move, once."""
    for turn in match.turns():
        assert len(turn.notified) <= 1
        for person in match.people:
            assert match.rings(person).count(turn.id) == turn.notified.count(person.id)
    calling = [turn for turn in match.turns() if turn.notified]
    assert len(calling) == len({turn.pictures[0].filename for turn in calling})


def nobody_was_told_that_something_is_refused(match: Match) -> None:
    for person in match.people:
        said = [each.text for each in person.messages]
        assert not [text for text in said if says(text, "refused-told") or says(text, "told-refused-game")]


@pytest.mark.parametrize(("refused", "key"), tuple(zip(EDITS, cycle(KEYS), strict=False)))
async def test_refused_edits_hold_nothing_back(stage: Stage, key: str, refused: str) -> None:
    fault = EDITS[refused](stage.sandbox)
    match, end = await played(stage, key)
    assert fault.met
    check_rings(match)
    nobody_was_told_that_something_is_refused(match)
    old = match.turns()[0]
    if refused == "all edits":
        assert old.buttons, "Discord didn't let them be taken away"
        assert says((await told(match.people[0], old, "play|")).text, "error-table-over")
        (challenge,) = [seen for seen in match.people[1].sees(stage.sandbox.channel) if seen.pictures]
        assert says((await told(match.people[1], challenge, "accept|")).text, "error-challenge-closed")
    else:
        await match.people[0].waits_until(lambda: not match.people[0].message(old.id).buttons)
        assert [seen.pictures for seen in match.turns()] == [seen.pictures for seen in match.turns() if seen.pictures]
    assert id_of(end, "replay|")


async def letter_to(person: SandboxPerson) -> Seen:
    found: list[Seen] = await person.waits_until(lambda: person.direct and person.sees(person.direct))
    return found[-1]


@pytest.mark.parametrize("key", KEYS)
async def test_a_refused_thread_is_told_and_opened_once_it_may_be(stage: Stage, key: str) -> None:
    refused = stage.sandbox.faults.refuse(160006, "/threads$", method="POST", times=FOR_EVER)
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ana.run(
        stage.sandbox.channel, f"challenge {key.replace('_', '-')}", opponent=ben, first="host", **SHORT.get(key, {})
    )
    challenge = await ben.waits_for(stage.sandbox.channel, lambda seen: "accept|" in str(ids(seen)))
    await ben.click(challenge, id_of(challenge, "accept|"))
    for person in (ana, ben):
        assert says((await letter_to(person)).push_text, "told-refused-game")
    refused.left = 0
    await stage.waits(stage.sandbox.threads, each=60)
    match = Match(stage, (ana, ben), stage.sandbox.threads()[-1])
    await play_out(match, soon_over(key, by_command))
    check_rings(match)


@pytest.mark.parametrize("key", KEYS)
async def test_refused_direct_messages_leave_the_thread(stage: Stage, key: str) -> None:
    stage.sandbox.faults.refuse(50007, "/users/@me/channels$", method="POST", times=FOR_EVER)
    for name in ("Ana", "Ben"):
        await stage.bot.ui.tables.people.set_person(str(stage.person(name).id), direct=True)
    match = await open_match(stage, key.replace("_", "-"), pace=1, **SHORT.get(key, {}))
    await match.step()
    await stage.passes(hours=20)
    reminder = await match.people[0].waits_for(match.thread, lambda seen: says(seen.text, "told-reminder"))
    assert len(reminder.notified) == 1
    await play_out(match, soon_over(key, by_command))
    check_rings(match)
    assert not [person for person in match.people if person.direct]
