"""The server against the bot, end to end: switched on by its host, voted on in private, through restarts."""

from collections.abc import AsyncIterator

import pytest

from bot.tables import Table, Tables
from bot.ui.public import presenter
from data.records import Vote
from data.sqlite.store import SqliteStore
from games.core.example import example_turn
from games.registry import manual
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, comes_true
from tests.bot.ui.conftest import DATABASE, Stage
from tests.bot.ui.host.test_settings import manager
from tests.bot.ui.players import id_of, ids, pick_last, picker_choices, press, told
from tests.says import says

DAY_H = 24.0
SILENT = 1 << 12


@pytest.fixture(autouse=True)
async def quick(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    monkeypatch.setattr(presenter, "EVERY_S", 0.02)
    yield


async def switched_on(stage: Stage, game: str = "tactic") -> SandboxPerson:
    """Let the host choose everything on the page of the settings."""
    cleo, channel = manager(stage), stage.sandbox.channel
    shown = await press(cleo, await asked(cleo, channel, "settings"), "votes-settings")
    shown = await (await cleo.select(shown, "votes-set|channel", channel)).shown()
    shown = await (await cleo.select(shown, "votes-set|games", game)).shown()
    await (await cleo.select(shown, "votes-set|level", "1")).shown()
    return cleo


async def game_of(stage: Stage) -> Table:
    table = await stage.bot.ui.tables.votes.game_of(str(stage.sandbox.guild.id))
    assert table is not None
    return table


def newest_vote(stage: Stage, person: SandboxPerson) -> Seen | None:
    seen = [one for one in person.sees(stage.sandbox.channel) if any(i.startswith("vote|") for i in ids(one))]
    return seen[-1] if seen else None


async def vote_shown(stage: Stage, person: SandboxPerson, after: Seen | None = None) -> Seen:
    """Wait for the message of the next vote."""

    def found() -> Seen | None:
        newest = newest_vote(stage, person)
        return newest if newest and (after is None or newest.id > after.id) else None

    newest: Seen = await person.waits_until(found)
    return newest


async def begun(stage: Stage, game: str = "tactic") -> Seen:
    await switched_on(stage, game)
    await stage.passes(hours=DAY_H)
    return await vote_shown(stage, stage.person("Ana"))


async def voted(person: SandboxPerson, message: Seen) -> Seen:
    """Vote by clicks for the last thing that is offered, and confirm it."""
    shown = await told(person, message, "vote|")
    picked = await pick_last(person, shown)
    return await press(person, picked, "vote-finish|")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_everybody_votes_in_private_and_a_day_later_one_turn_is_played(stage: Stage, language: str) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    ana.user.locale = language if language == "fr" else "en-US"
    message = await begun(stage)
    table = await game_of(stage)
    assert not message.is_private and f"{table.id}" in str(message.view)
    assert stage.sandbox.guild.name in message.text
    done = await voted(ana, message)
    assert done.is_private and ("You voted" if language == "en" else "Vous avez voté") in done.text
    again = await told(ana, message, "vote|")
    assert ("Your vote so far" if language == "en" else "Votre vote pour l’instant") in again.text
    assert "vote so far" not in (await told(ben, message, "vote|")).text
    await voted(ben, message)
    before = (await game_of(stage)).entries
    assert len([seen for seen in ben.sees(stage.sandbox.channel) if not seen.is_private]) == 1
    await stage.restart()
    await stage.passes(hours=DAY_H)
    following = await vote_shown(stage, ana, message)
    assert "2 votes, 2 of them for this move" in following.text
    assert (await game_of(stage)).entries >= before + 2
    assert ana.notifications == ben.notifications == []


async def test_a_kill_between_the_turn_and_the_bots_answer_loses_neither(stage: Stage) -> None:
    ana, message = stage.person("Ana"), await begun(stage)
    await voted(ana, message)
    await stage.stop()
    store = await SqliteStore.open(
        stage.folder / DATABASE
    )  # a process that is killed as soon as it has played the turn
    tables = Tables(store, stage.clock)
    await tables.start()
    stage.clock.advance(DAY_H * 3_600)
    await tables.tick()
    assert await store.count(Vote) == 0
    await store.close()
    await stage.start()
    following = await vote_shown(stage, ana, message)
    assert "One vote decided this move" in following.text
    assert len([one for one in ana.sees(stage.sandbox.channel) if one.pictures and not one.is_private]) == 2


async def test_a_vote_that_is_over_and_a_seat_that_is_nobodys(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    message = await begun(stage)
    shown = await told(ana, message, "vote|")
    await voted(ben, message)
    refused = await ana.run(channel, "move", text="1b-2c")
    await refused.until(lambda answer: says(answer.text, "error-vote-instead"))
    await stage.passes(hours=DAY_H)
    await vote_shown(stage, ana, message)
    chosen = picker_choices(shown)[-1]
    late = await (
        ana.select(shown, chosen.custom_id, chosen.value) if chosen.value else ana.click(shown, chosen.custom_id)
    )
    await late.until(lambda answer: says(answer.text, "error-vote-over"))


async def test_the_settings_say_that_no_game_can_begin(stage: Stage) -> None:
    cleo, guild = await switched_on(stage, "tactic"), str(stage.sandbox.guild.id)
    assert "The next game begins" in (await asked(cleo, stage.sandbox.channel, "settings")).text
    await stage.bot.ui.tables.people.set_server(guild, games="l_calculus topologic")
    assert says((await asked(cleo, stage.sandbox.channel, "settings")).text, "votes-settings-no-game")


async def test_who_may_not_play_may_not_vote(stage: Stage) -> None:
    ana, message = stage.person("Ana"), await begun(stage)
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), players="1")
    assert says((await told(ana, message, "vote|")).text, "error-players-only", roles="<@&1>")


async def test_a_typed_vote_and_a_moderators_end(stage: Stage) -> None:
    ana, cleo = stage.person("Ana"), stage.person("Cleo")
    message = await begun(stage)
    shown = await told(ana, message, "vote|")
    table = await game_of(stage)
    seen = await stage.bot.ui.tables.queries.table_view(table.id, table.host)
    line = example_turn(manual(seen.game), seen.view)
    form = await ana.click(shown, id_of(shown, "vote-type|"))
    done = await (await ana.submit(form, {"line": line})).shown()
    assert "You voted" in done.text
    ended = await asked(cleo, stage.sandbox.channel, "moderate end", reason="that is enough", table=table.id)
    assert says(ended.text, "moderate-done", id=table.id)
    end = await ana.waits_for(stage.sandbox.channel, lambda seen: "that is enough" in seen.text)
    assert end.view["flags"] & SILENT, "nobody is called to a game against the bot"
    assert not any(one.startswith(("rematch|", "level|", "vote|")) for one in ids(end))
    await told(ana, await told(ana, end, "recap|"), "recap-post|")
    await ana.waits_for(stage.sandbox.channel, lambda seen: ".gif" in str(seen.view) and not seen.is_private)


async def test_after_a_line_that_cannot_be_played_the_vote_goes_on(stage: Stage) -> None:
    ana, message = stage.person("Ana"), await begun(stage)
    shown = await told(ana, message, "vote|")
    form = await ana.click(shown, id_of(shown, "vote-type|"))
    again = await (await ana.submit(form, {"line": "nonsense"})).shown()
    assert again.text.count("✗") == 1
    picked = await pick_last(ana, again)
    assert "You voted" in (await press(ana, picked, "vote-finish|")).text


async def test_an_empty_day_only_changes_the_message(stage: Stage) -> None:
    ana, message = stage.person("Ana"), await begun(stage)
    before = len([seen for seen in ana.sees(stage.sandbox.channel) if not seen.is_private])
    await stage.passes(hours=DAY_H)

    def changed() -> bool:
        newest = newest_vote(stage, ana)
        return newest is not None and newest.id == message.id and newest.text != message.text

    await comes_true(changed)
    assert len([seen for seen in ana.sees(stage.sandbox.channel) if not seen.is_private]) == before
    for _ in range(5):
        await stage.passes(hours=DAY_H)
    await ana.waits_for(stage.sandbox.channel, lambda seen: says(seen.text, "vote-until-last"))
    await stage.passes(hours=DAY_H)
    end = await ana.waits_for(stage.sandbox.channel, lambda seen: any(one.startswith("replay|") for one in ids(seen)))
    assert not any(one.startswith("rematch|") for one in ids(end))
    assert says(end.text, "reason-unvoted") and not says(end.text, "reason-unfinished")


async def test_who_is_forgotten_has_no_vote_left(stage: Stage) -> None:
    ana, message = stage.person("Ana"), await begun(stage)
    await voted(ana, message)
    assert await stage.bot.ui.tables.context.store.count(Vote) == 1
    shown = await asked(ana, stage.sandbox.channel, "privacy")
    sure = await press(ana, shown, "forget")
    await press(ana, sure, "forget-sure")
    assert await stage.bot.ui.tables.context.store.count(Vote) == 0


async def test_a_channel_that_cannot_be_written_to_is_told_to_who_chose_it(stage: Stage) -> None:
    cleo = await switched_on(stage)
    stage.sandbox.violations.expect_always(50013)
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    await stage.passes(hours=DAY_H)
    direct = await cleo.waits_until(lambda: cleo.direct)
    said = await cleo.waits_for(direct, lambda seen: f"<#{stage.sandbox.channel.id}>" in seen.text)
    assert "Tactic" in said.text
