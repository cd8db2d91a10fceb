"""A practice game in one private message: what can be done in it, and where there is none."""

import asyncio
from typing import Any

import pytest

from bot.ui.play import pocket_game
from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, picker_choices, press, told
from tests.says import says


class Pocket:
    """Ana, who has installed the app, and a server that hasn't invited it."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.ana, self.ben = stage, stage.person("Ana"), stage.person("Ben")
        self.place = stage.sandbox.found_elsewhere("Elsewhere", self.ben, self.ana)
        self.ana.installs()

    async def begin(self, game: str = "tactic", **options: Any) -> Seen:
        shown = await (await self.ana.run(self.place, f"practice {game}", **{"level": 1, **options})).shown()
        return await self.asked(shown)

    async def asked(self, shown: Seen) -> Seen:
        """Wait until the bot has answered."""
        return await self.ana.waits_for(self.place, lambda one: one.id == shown.id and _is_asked(one))

    async def play(self, shown: Seen) -> Seen:
        """Pick the first of everything until the turn is over."""
        turn = _turn(shown)
        while _turn(shown) == turn:
            finish = next((one for one in ids(shown) if one.startswith("finish|")), None)
            if finish is not None:
                return await self.asked(await press(self.ana, shown, finish))
            shown = await picker_choices(shown)[0].take(self.ana, shown)
        return await self.asked(shown)

    async def table(self, shown: Seen) -> Any:
        return await self.stage.bot.ui.tables.queries.table(_table(shown))


def _is_asked(seen: Seen) -> bool:
    return any(one.startswith(("type|", "rematch|")) for one in ids(seen))


def _table(shown: Seen) -> str:
    return id_of(shown, "type|").split("|")[1]


def _turn(shown: Seen) -> str:
    return next((one.split("|")[2] for one in ids(shown) if one.startswith("type|")), "")


def add_button(stage: Stage, shown: Seen, custom_id: str) -> None:
    """Put a forged button below a private message."""
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    components = stage.sandbox.world.ephemerals[shown.id].components[0]["components"]
    components.append({"type": 1, "components": [button]})


@pytest.fixture
def pocket(stage: Stage) -> Pocket:
    return Pocket(stage)


async def test_a_rated_game_belongs_to_a_server(pocket: Pocket) -> None:
    await pocket.stage.bot.ui.tables.people.set_person(str(pocket.ana.id), rated=True)
    shown = await (await pocket.ana.run(pocket.place, "practice tactic", level=1, rated="yes")).shown()
    assert says(shown.text, "error-rated-in-server") and shown.is_private


async def test_a_turn_is_played_and_answered_in_the_same_message(pocket: Pocket) -> None:
    begun = await pocket.begin()
    assert says(begun.text, "pocket-begins") and begun.is_private and begun.pictures
    played = await pocket.play(begun)
    assert (played.id, _turn(played)) != (begun.id, _turn(begun)) and played.id == begun.id
    assert "You: " in played.text and "Me: " in played.text
    assert len(pocket.ana.sees(pocket.place)) == 1
    assert "Tactic against Cairn, level 1" in played.text


async def test_a_turn_is_taken_back_once_and_a_hint_is_played(pocket: Pocket) -> None:
    begun = await pocket.begin()
    played = await pocket.play(begun)
    back = await pocket.asked(await press(pocket.ana, played, "pocket-back|"))
    assert (await pocket.table(back)).turn_no > (await pocket.table(played)).turn_no - 1
    assert says(back.text, "pocket-begins"), "nothing is played any more"
    hint = await press(pocket.ana, back, "pocket-hint|")
    assert hint.id == begun.id and "hinted|" in str(ids(hint))
    again = await pocket.asked(await press(pocket.ana, hint, "pocket|"))
    hint = await press(pocket.ana, again, "pocket-hint|")
    after = await pocket.asked(await press(pocket.ana, hint, "hinted|"))
    assert "You: " in after.text and after.id == begun.id


async def test_one_resigns_after_being_asked_and_plays_again(pocket: Pocket) -> None:
    played = await pocket.play(await pocket.play(await pocket.begin()))
    asked = await press(pocket.ana, played, "pocket-resign|")
    assert says(asked.text, "resign-ask", table="Tactic against Cairn, level 1")
    back = await pocket.asked(await press(pocket.ana, asked, "pocket|"))
    assert (await pocket.table(back)).status == "open"
    end = await press(pocket.ana, await press(pocket.ana, back, "pocket-resign|"), "pocket-resign-sure|")
    assert end.id == played.id and "level|" not in str(ids(end)) and "review|" in str(ids(end))
    again = await (await pocket.ana.click(end, id_of(end, "rematch|"))).shown()
    assert (await pocket.asked(again)).id != end.id
    review = await (await pocket.ana.click(end, id_of(end, "review|"))).shown()
    assert review.is_private
    add_button(pocket.stage, end, f"play-on|{_table(played)}|1|2|before")
    on = await pocket.asked(await (await pocket.ana.click(end.id, f"play-on|{_table(played)}|1|2|before")).shown())
    assert on.is_private and _table(on) not in (_table(played), _table(await pocket.asked(again)))


async def test_the_command_goes_on_and_another_game_begins_beside(pocket: Pocket) -> None:
    begun = await pocket.begin()
    group = pocket.stage.sandbox.open_conversation(pocket.ana, pocket.ben, pocket.stage.person("Cleo"))
    there = await (await pocket.ana.run(group, "practice tactic", level=4)).shown()
    assert says(there.text, "pocket-goes-on") and _table(there) == _table(begun)
    other = await pocket.begin("logitac")
    assert _table(other) != _table(begun)
    assert (await pocket.table(there)).level == 1


async def test_an_old_picture_shows_where_the_game_is_now(pocket: Pocket) -> None:
    begun = await pocket.begin()
    second = await pocket.begin()  # the same game in another message
    await pocket.play(second)
    choice = picker_choices(begun)[0]
    shown = await choice.take(pocket.ana, begun)
    assert says(shown.text, "error-old-turn")
    assert _turn(shown) == _turn(pocket.ana.message(second.id))
    await pocket.stage.bot.ui.tables.play.resign(_table(shown), str(pocket.ana.id))
    assert "rematch|" in str(ids(await picker_choices(shown)[0].take(pocket.ana, shown)))


async def test_while_the_bot_thinks_the_message_says_so_and_can_be_asked_again(
    pocket: Pocket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pocket_game, "SOON_S", 0.0)
    monkeypatch.setattr(pocket_game, "PATIENCE_S", 0.0)
    held = asyncio.Event()
    serve = pocket.stage.bot.ui.tables.practice.answer

    async def answer(*given: Any, **more: Any) -> Any:
        await held.wait()
        return await serve(*given, **more)

    monkeypatch.setattr(pocket.stage.bot.ui.tables.practice, "answer", answer)
    shown = await pocket.begin()
    while not says(shown.text, "pocket-thinking"):
        finish = next((one for one in ids(shown) if one.startswith("finish|")), None)
        shown = await (press(pocket.ana, shown, finish) if finish else picker_choices(shown)[0].take(pocket.ana, shown))
    assert shown.pictures and [one.partition("|")[0] for one in ids(shown)] == ["pocket"]
    assert says((await press(pocket.ana, shown, "pocket|")).text, "pocket-thinking")
    held.set()
    monkeypatch.setattr(pocket_game, "PATIENCE_S", 60.0)
    assert "Me: " in (await pocket.asked(await press(pocket.ana, shown, "pocket|"))).text


async def test_nobody_else_gets_hold_of_a_pocket_game(pocket: Pocket) -> None:
    begun = await pocket.begin()
    pocket.ben.installs()
    table = _table(begun)
    theirs = await (await pocket.ben.run(pocket.place, "practice logitac", level=1)).shown()
    theirs = await pocket.ben.waits_for(pocket.place, lambda one: one.id == theirs.id and _is_asked(one))
    for verb in ("pocket", "pocket-resign-sure", "pocket-win", "pocket-resign", "pocket-hint"):
        add_button(pocket.stage, theirs, f"{verb}|{table}")
        response = await pocket.ben.click(theirs.id, f"{verb}|{table}")
        refused = (await response.shown()).text
        assert says(refused, "error-unknown-table", id=table) or says(refused, "error-not-your-table"), verb
    assert (await pocket.table(begun)).status == "open"


@pytest.mark.parametrize("where", ["server", "direct"])
async def test_where_the_bot_is_invited_an_installation_changes_nothing(pocket: Pocket, where: str) -> None:
    place: Channel = pocket.stage.sandbox.channel if where == "server" else pocket.ana.opens_direct()
    await pocket.ana.run(place, "practice tactic", level=1)
    if where == "server":
        await pocket.ana.waits_until(pocket.stage.sandbox.threads)
        place = pocket.stage.sandbox.threads()[0]
    turn = await pocket.ana.waits_for(place, lambda one: any(i.startswith("play|") for i in ids(one)))
    assert not turn.is_private
    assert "pocket-" not in str(ids(await told(pocket.ana, turn, "play|")))
    private = await pocket.begin("logitac")
    tables = await (await pocket.ana.run(pocket.ana.opens_direct(), "tables")).shown()
    assert says(tables.text, "tables-pocket") and "Logitac" in tables.text and "Tactic" in tables.text
    assert (await pocket.table(private)).channel == ""


async def test_where_nobody_invited_the_bot_the_place_is_unknown_to_it(pocket: Pocket) -> None:
    """What a server has set, or has played, counts only where the bot was invited."""
    tables, guild = pocket.stage.bot.ui.tables, str(pocket.place.guild_id)
    await tables.people.set_server(guild, theme="dark", channels="1", language="fr")
    person: SandboxPerson = pocket.ana
    helped = await (await person.run(pocket.place, "help")).shown()
    assert says(helped.text, "help-for-oneself")
    assert not any(one.startswith(("door|challenge", "game-with|", "game-open|")) for one in ids(helped))
    profile = await (await person.run(pocket.place, "profile")).shown()
    assert not says(profile.text, "profile-none") and profile.pictures
    other = await (await person.run(pocket.place, "profile", person=pocket.ben)).shown()
    assert says(other.text, "error-server-only")
    none = await (await person.run(pocket.place, "review")).shown()
    assert says(none.text, "error-no-past")
    with pytest.raises(Exception, match="no command"):
        await person.run(pocket.place, "challenge tactic")
