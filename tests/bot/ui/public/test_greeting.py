"""Whoever writes to the bot in private finds the front door, once a day; what they write isn't read."""

from bot.text import words
from sandbox import Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, told

GREETING = words("en").say("greeting")


def greetings(seen: list[Seen]) -> list[Seen]:
    return [one for one in seen if GREETING.split("\n", maxsplit=1)[0] in one.text]


async def test_a_private_message_is_answered_with_the_front_door_once_a_day(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    ana.say(direct, "hello?")
    greeting = await ana.waits_for(direct, lambda seen: GREETING in seen.text)
    assert [one for one in ids(greeting) if one.startswith("door|")] == ["door|learn", "door|play", "door|puzzle"]
    assert GREETING in greeting.view["content"], "a notification shows it"
    ana.say(direct, "can you hear me?")
    games = await told(ana, greeting, "door|play")
    assert id_of(games, "game|tactic")
    assert len(greetings(ana.sees(direct))) == 1
    stage.clock.advance(25 * 3600)
    ana.say(direct, "hello again")
    await ana.waits_until(lambda: len(greetings(ana.sees(direct))) == 2)


async def test_what_is_written_in_a_server_is_not_answered(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    ana.say(channel, "hello?")
    direct = ana.opens_direct()
    ana.say(direct, "hello?")
    await ana.waits_for(direct, lambda seen: GREETING in seen.text)
    assert len(ana.sees(channel)) == 1


async def test_whoever_takes_no_messages_gets_none(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    direct = ana.opens_direct()
    stage.sandbox.close_directs(ana)
    stage.sandbox.expect_always(50007)
    ana.say(direct, "hello?")
    other = ben.opens_direct()
    ben.say(other, "hello?")
    await ben.waits_for(other, lambda seen: GREETING in seen.text)
    assert greetings(ana.sees(direct)) == []
