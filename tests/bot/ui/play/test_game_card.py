"""From the front door to a lesson, a game against the bot, a puzzle, or a challenge: by taps alone."""

import pytest

from bot.ui.layout import MOST_COMPONENTS, MOST_ROW
from bot.ui.play import games_list
from games.core.option import usual
from games.lessons.registry import short_form
from games.packages import MOST_GAMES
from games.registry import KEYS, game
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.play.test_practice import link_of, turn_here
from tests.bot.ui.players import id_of, ids, press, told
from tests.bot.ui.puzzles.givers import DailyServer, puzzle_in
from tests.says import says

PRIMARY = 1
SHORTER = [  # games whose short form isn't the usual one
    key for key in KEYS if dict(short_form(key)).items() - usual(game(key).options, alone=True).items()
]
DOORS = ("door|learn", "door|play", "door|puzzle", "door|challenge")


def primary(seen: Seen) -> str:
    """Find the one button that stands out."""
    (found,) = [str(one["custom_id"]) for one in seen.buttons if one["style"] == PRIMARY]
    return found


async def card(stage: Stage, person: SandboxPerson, key: str) -> Seen:
    shown = await asked(person, stage.sandbox.channel, "play")
    return await press(person, shown, f"game|{key}|play")


async def test_play_shows_every_game_with_a_picture_its_idea_and_how_long_it_takes(stage: Stage) -> None:
    shown = await asked(stage.person("Ana"), stage.sandbox.channel, "play")
    assert [one.filename for one in shown.pictures] == [f"{key}-small.png" for key in KEYS]
    assert all(one.alt and len(one.data) < 100_000 for one in shown.pictures)
    assert all(says(shown.text, f"{key}-{part}") for key in KEYS for part in ("title", "tagline", "lasts"))


async def test_more_games_than_a_message_can_picture_are_named(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_list, "MOST_PICTURED", len(KEYS) - 1)
    shown = await asked(stage.person("Ana"), stage.sandbox.channel, "play")
    assert not shown.pictures and ids(shown) == [f"game|{key}|play" for key in KEYS]
    assert all(says(shown.text, f"{key}-{part}") for key in KEYS for part in ("title", "tagline"))


def test_a_message_has_room_for_as_many_pictures_as_are_shown_and_as_many_buttons_as_there_may_be_games() -> None:
    frame, each, buttons = 2, 3, 1  # the container and its headline; a section, its words and its picture
    rows = [-(-count // MOST_ROW) for count in (games_list.MOST_PICTURED, MOST_GAMES)]
    assert frame + games_list.MOST_PICTURED * (each + buttons) + rows[0] <= MOST_COMPONENTS
    assert frame + 1 + MOST_GAMES * buttons + rows[1] <= MOST_COMPONENTS


async def test_a_card_says_how_long_the_game_takes_that_its_button_begins(stage: Stage) -> None:
    assert says((await card(stage, stage.person("Ana"), "logitac")).text, "logitac-takes-length-short")


async def test_a_card_shows_the_board_its_reader_has_chosen(stage: Stage) -> None:
    ana, people = stage.person("Ana"), stage.bot.ui.tables.people
    seen = []
    for boards in ("", "logitac=flat", "logitac=pyramid"):
        await people.set_person(str(ana.id), boards=boards)
        seen.append((await card(stage, ana, "logitac")).pictures[0].data)
    assert len(set(seen)) == 2, "one of the two is what a card shows by itself"


@pytest.mark.parametrize("key", KEYS)
async def test_a_beginner_is_led_to_the_lesson_then_to_the_short_game_then_to_any(key: str, stage: Stage) -> None:
    ana, tables = stage.person("Ana"), stage.bot.ui.tables
    assert primary(await card(stage, ana, key)) == f"learn-new|{key}"
    await tables.people.keep_learning(str(ana.id), key, "", done=True)
    short = "short" if key in SHORTER else "full"
    learned = await card(stage, ana, key)
    assert primary(learned) == f"sit|{key}|{short}|1"
    answer = await told(ana, learned, f"sit|{key}|{short}|1")
    thread = stage.sandbox.threads()[-1]
    assert str(thread.id) in link_of(answer)
    table = id_of(await turn_here(ana, thread), "play|").split("|")[1]
    begun = await tables.queries.table_view(table)
    assert {name: begun.options[name] for name, _ in short_form(key)} == dict(short_form(key))
    await tables.play.moderate(
        table, str(stage.sandbox.guild.id), str(ana.id), "adjudicate", "a test", winner=str(ana.id)
    )
    assert primary(await card(stage, ana, key)) == f"sit|{key}|full|1"


@pytest.mark.parametrize("command", ["help", "tables"])
async def test_the_front_door_stands_where_one_may_not_know_what_to_do(command: str, stage: Stage) -> None:
    ana = stage.person("Ana")
    shown = await asked(ana, stage.sandbox.channel, command)
    assert [one for one in ids(shown) if one.startswith("door|")] == list(DOORS)
    alone = await asked(ana, ana.opens_direct(), command)
    assert [one for one in ids(alone) if one.startswith("door|")] == list(DOORS[:3])


async def test_tables_that_run_need_no_door(stage: Stage) -> None:
    ana = stage.person("Ana")
    await asked(ana, stage.sandbox.channel, "practice tactic")
    assert "door|" not in str((await asked(ana, stage.sandbox.channel, "tables")).view)


async def test_each_door_leads_on_in_one_tap(stage: Stage) -> None:
    ana = stage.person("Ana")
    shown = await asked(ana, stage.sandbox.channel, "help")
    learning = await told(ana, shown, "door|learn")
    step = await told(ana, learning, "learn-new|tactic")
    assert says(step.text, "tactic-lesson-goal-task")
    assert "game|tactic|play" in ids(await told(ana, shown, "door|play"))
    assert "puzzle-" in str((await told(ana, shown, "door|puzzle")).view)
    assert "game|tactic|challenge" in ids(await told(ana, shown, "door|challenge"))


async def test_somebody_is_challenged_by_picking_them(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    listed = await told(ana, await asked(ana, stage.sandbox.channel, "help"), "door|challenge")
    shown = await press(ana, listed, "game|tactic|challenge")
    await ana.select(shown, "game-with|tactic", str(ben.id))
    challenge = await ben.waits_for(stage.sandbox.channel, lambda seen: "accept|" in str(seen.view))
    assert ben.id in challenge.notified
    (found,) = await stage.bot.ui.tables.queries.challenges_of(str(ana.id))
    assert (found.game, found.invited) == ("tactic", str(ben.id))


async def test_picking_the_bot_begins_a_game_against_it(stage: Stage) -> None:
    ana = stage.person("Ana")
    shown = await card(stage, ana, "tactic")
    await ana.select(shown, "game-with|tactic", str(stage.sandbox.world.bot_id))
    await ana.waits_until(stage.sandbox.threads)
    await turn_here(ana, stage.sandbox.threads()[-1])


async def test_anyone_may_accept_a_challenge_from_the_card(stage: Stage) -> None:
    ana, cleo = stage.person("Ana"), stage.person("Cleo")
    await ana.click(await card(stage, ana, "tactic"), "game-open|tactic")
    challenge = await cleo.waits_for(stage.sandbox.channel, lambda seen: "accept|" in str(seen.view))
    await cleo.click(challenge, id_of(challenge, "accept|"))
    await ana.waits_until(stage.sandbox.threads)


async def test_todays_puzzle_is_the_servers_where_it_has_one(stage: Stage) -> None:
    ana, server = stage.person("Ana"), DailyServer(stage)
    await server.begin()
    post = await server.next_day()
    shown = await told(ana, await asked(ana, stage.sandbox.channel, "help"), "door|puzzle")
    assert puzzle_in(shown) == await server.puzzle(post)
