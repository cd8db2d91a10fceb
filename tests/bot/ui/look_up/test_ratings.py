"""Ratings in words: which level somebody plays like, how sure that is, and who is shown."""

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.tables import Rated, Rating
from bot.text import LANGUAGES, words
from bot.ui.look_up.ratings import rating
from bot.ui.look_up.standings import leaderboard, profile
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, TACTIC, set_up
from tests.bot.ui.desk import Desk, desk_on
from tests.says import says


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    made = await desk_on(rig)
    for person in (ANA, BEN):
        await rig.tables.people.set_person(person, rated=True)
    for _ in range(2):
        id_ = await rig.open(replace(TACTIC, rated=Rated.YES))
        for _ in range(4):
            await rig.turn(id_)
        await rig.tables.play.resign(id_, BEN)
        rig.clock.forward(7 * DAY)
    yield made
    await rig.close()


async def test_the_leaderboard_by_rating_says_levels(desk: Desk) -> None:
    (shown,) = (await desk.asks(ANA, leaderboard, "tactic", "rating")).shown
    first, second = shown.lines[-2:]
    assert first.startswith(f"1. <@{ANA}>") and second.startswith(f"2. <@{BEN}>")
    assert says(first, "rating-games", games=2) and says(first, "rating-provisional", least=10)
    assert shown.text.count("Tactic") == 1, "the heading says which game"
    (every,) = (await desk.asks(ANA, leaderboard, None, "rating")).shown
    assert says(every.text, "tactic-title") and not says(every.text, "logitac-title")
    (none,) = (await desk.asks(ANA, leaderboard, "logitac", "rating")).shown
    assert says(none.text, "leaderboard-unrated")


async def test_most_games_come_first_if_asked(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC, BEN, CLEO)
    await desk.rig.turn(id_)
    await desk.rig.turn(id_)
    await desk.rig.tables.play.resign(id_, BEN)
    (shown,) = (await desk.asks(ANA, leaderboard, None, "games")).shown
    assert [line.split()[1] for line in shown.lines[-3:]] == [f"<@{BEN}>", f"<@{ANA}>", f"<@{CLEO}>"]


async def test_a_profile_says_the_rating_of_who_shows_it_and_what_was_played_between_the_two(desk: Desk) -> None:
    (mine,) = (await desk.asks(ANA, profile)).shown
    assert says(mine.text, "rating-games", games=2)
    (theirs,) = (await desk.asks(BEN, profile, SimpleNamespace(id=int(ANA)))).shown
    assert says(theirs.text, "head-to-head", wins=0, losses=2, draws=0)
    await desk.rig.tables.people.set_person(ANA, rated=False)
    (hidden,) = (await desk.asks(BEN, profile, SimpleNamespace(id=int(ANA)))).shown
    assert not says(hidden.text, "rating-games", games=2)


async def test_losses_on_time_are_said(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    loser = await desk.rig.mover(id_)
    desk.rig.clock.forward(4 * DAY)
    await desk.rig.tables.tick()
    await desk.rig.tables.play.claim(id_, BEN if loser == ANA else ANA)
    (shown,) = (await desk.asks(CLEO, profile, SimpleNamespace(id=int(loser)))).shown
    assert says(shown.text, "standing-late", late=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mu", "place"), [(5.0, "below"), (30.0, "between"), (60.0, "above")])
def test_a_rating_is_said_as_a_level(language: str, mu: float, place: str) -> None:
    speech = words(language)
    said = rating(SimpleNamespace(say=speech.say), Rating("tactic", mu, 1.0, 12))  # type: ignore[arg-type]
    assert says(said, "rating-about", place=place, level=round(Rating("tactic", mu, 1.0).level, 1), language=language)
    assert not says(said, "rating-provisional", least=10, language=language)
    ends = [says(said, key, language) for key in ("rating-low", "rating-high")]
    assert ends == [place == "below", place == "above"], "between the levels it is given as a number"
