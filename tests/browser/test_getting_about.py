"""The page in use: the message box, forms, languages, time, random play, a phone, a lost connection."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page, expect

from sandbox import Sandbox
from tests.bot.ui.conftest import Stage
from tests.browser.bot_hand import post
from tests.browser.conftest import PHONE, Opens, Shoots
from tests.browser.hands import Hands

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CHALLENGE = "/challenge l-calculus opponent:@Ben first:host"


async def begin(stage: Stage, opens: Opens, **wishes: object) -> tuple[Page, Hands, Hands]:
    """Open a table of L-Calculus where Ana is to move, in view of both."""
    page = await opens(stage.sandbox, **wishes)
    ana, ben = Hands(page, "Ana"), Hands(page, "Ben")
    await expect(ana.column.locator(".beginning")).to_be_visible()
    await ana.type_line(CHALLENGE)
    await expect(ana.words).to_be_empty()  # it was sent
    await expect(ana.button("Accept")).to_be_visible()
    await ben.to_front()
    await ben.press("Accept")
    await expect(ben.button("Play")).to_be_visible()
    await ana.to_front()
    await expect(ana.button("Play")).to_be_visible()
    return page, ana, ben


async def test_a_command_is_completed_by_keys_and_without_options_takes_two_enters(
    stage: Stage, opens: Opens, shoot: Shoots
) -> None:
    page = await opens(stage.sandbox)
    ana, ben = Hands(page, "Ana"), Hands(page, "Ben")
    keyboard = page.keyboard
    await expect(page.get_by_text("Bot connected")).to_be_visible()
    await ana.words.press_sequentially("/hel")
    await keyboard.press("Enter")
    await expect(ana.words).to_have_count(0)
    await keyboard.press("Escape")
    await expect(ana.words).to_be_focused()
    await ana.words.press_sequentially("/help ")
    await keyboard.press("Enter")
    await expect(ana.messages.last).to_contain_text("only you see this")
    await ana.words.press_sequentially("/chal")
    await expect(ana.column.get_by_role("option", name="/challenge l-calculus")).to_be_visible()
    await ana.words.press_sequentially("lenge l-c")
    await keyboard.press("Tab")
    await keyboard.type("opponent:be")
    await expect(ana.column.get_by_role("option")).to_have_count(1)
    await keyboard.press("Enter")
    await keyboard.type("pace:")
    await expect(ana.column.get_by_role("option")).to_have_count(7)
    await shoot(page, "composer")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await keyboard.type("counters:99")
    await keyboard.press("Enter")
    await expect(ana.column.get_by_role("alert")).to_contain_text("at most 20")
    for _ in range(2):
        await keyboard.press("Backspace")
    await keyboard.type("12")
    await keyboard.press("Enter")
    await expect(ben.button("Accept")).to_be_visible()
    await expect(ben.messages.last).to_contain_text("One day per turn")
    await expect(ana.words).to_be_focused()


async def test_suggestions_come_as_one_types_in_each_persons_language(
    stage: Stage, opens: Opens, shoot: Shoots
) -> None:
    page, ana, ben = await begin(stage, opens)
    await ben.column.get_by_role("button", name="Français").click()
    await expect(ben.column).to_have_attribute("lang", "fr")
    await ben.words.press_sequentially("/")
    await expect(ben.column.get_by_role("option", name="/abandonner")).to_be_visible()
    await expect(ben.words).to_have_attribute("placeholder", re.compile("commandes"))
    await expect(ana.words).to_have_attribute("placeholder", re.compile("commands"))
    await shoot(page, "french-beside-english")
    await ana.words.press_sequentially("/move ")
    await expect(ana.column.get_by_role("option")).to_have_count(25)
    await page.keyboard.type("19/20")
    await expect(ana.column.get_by_role("option").first).to_contain_text("19/20")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(ana.column.locator(".message.private")).to_contain_text("only you see this")
    await expect(ben.messages.filter(has_text="19/20").first).to_be_visible()


async def test_a_form_is_filled_in_or_left(stage: Stage, opens: Opens) -> None:
    page, ana, ben = await begin(stage, opens)
    await ana.press("Play")
    await ana.press("Type it")
    form = ana.column.get_by_role("dialog", name="Type a move")
    await expect(form.get_by_role("textbox")).to_be_focused()
    await expect(ben.words).to_be_enabled()
    await page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await ana.press("Type it")
    await expect(form.get_by_role("textbox")).to_be_focused()
    await page.keyboard.type("1/2 xr1")
    await page.keyboard.press("Enter")
    await expect(form).to_have_count(0)
    await expect(ben.messages.filter(has_text="1/2 xr1").first).to_be_visible()


async def test_private_answers_stay_in_one_column_and_time_passes_for_everybody(stage: Stage, opens: Opens) -> None:
    page, ana, ben = await begin(stage, opens)
    await ben.press("Play")
    await expect(ben.messages.last).to_contain_text("It isn’t your turn")
    await expect(ben.messages.last).to_contain_text("only you see this")
    await expect(ana.messages).to_have_count(1)
    await ben.press("Dismiss")
    await expect(ben.messages).to_have_count(1)
    clock = ana.messages.last.locator("time.moment")
    await expect(clock).to_have_text("in 3 days")
    await page.get_by_role("button", name="+1 day").click()
    await expect(clock).to_have_text("in 2 days")
    await page.get_by_role("button", name="+3 days").click()
    await expect(clock).to_have_text("1 day ago")
    await stage.bot.ui.tables.tick()
    await expect(ben.messages.filter(has_text="You can still move.")).to_be_visible()


async def test_both_sides_play_at_random_until_stopped(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    page, ana, ben = await begin(stage, opens, scheme="dark")
    await page.get_by_role("button", name="Play at random").click()
    await expect(ana.messages.nth(3)).to_be_visible()
    await page.get_by_role("button", name="Stop playing").click()
    await expect(page.get_by_role("button", name="Play at random")).to_be_visible()
    for hands in (ana, ben):
        await expect(hands.column.locator(".message.private")).to_have_count(0)
    await shoot(page, "random-dark")


async def test_a_phone_shows_one_person_at_a_time_and_refuses_in_their_language(
    stage: Stage, opens: Opens, shoot: Shoots
) -> None:
    page, ana, ben = await begin(stage, opens, size=PHONE)
    await expect(ben.column).to_be_hidden()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await ana.column.locator(".scroller").evaluate("node => node.scrollWidth <= node.clientWidth")
    await shoot(page, "phone")
    await ana.column.get_by_role("button", name="Show channels").click()
    room = ana.column.get_by_role("navigation").get_by_role("button", name="games")
    await expect(room).to_be_in_viewport(ratio=1)
    await shoot(page, "phone-drawer")
    await room.click()
    await expect(ana.column.locator(".place")).to_have_text("#games")
    await ben.to_front()
    await expect(ana.column).to_be_hidden()
    await ben.press("My view")
    await expect(ben.messages.last.locator("pre")).to_be_visible()
    assert await ben.column.locator(".scroller").evaluate("node => node.scrollWidth <= node.clientWidth")
    await shoot(page, "phone-my-view")
    await ben.column.get_by_text("FR", exact=True).click()
    await ben.type_line("/jouons texte:1/2")
    await expect(ben.column.get_by_role("alert")).to_have_text("Il n’y a pas de telle commande ici.")
    await expect(ben.words).to_have_value("/jouons texte:1/2")


async def test_on_a_phone_whoever_is_in_front_is_seen_in_the_bar(opens: Opens) -> None:
    async with Sandbox(people=("Ana", "Bénédicte", "Maximiliane", "Dan", "Zoé"), rate_limits=False) as sandbox:
        page = await opens(sandbox, "?as=Zoé", size=PHONE)
        chips = page.locator("#bar .chip-person")
        await expect(chips.filter(has_text="Zoé")).to_be_in_viewport(ratio=1)
        await chips.filter(has_text="Olga").click()
        await expect(chips.filter(has_text="Olga")).to_be_in_viewport(ratio=1)


async def test_a_page_outlives_the_stand_in(opens: Opens, tmp_path: Path) -> None:
    async with Sandbox(people=("Ana", "Ben"), snapshot_path=tmp_path / "world.json") as first:
        page = await opens(first, "?as=Ana")
        ana = Hands(page, "Ana")
        await ana.type_line("before")
        await expect(ana.messages).to_have_count(1)
        port = urlsplit(first.page_url).port or 0
    await expect(ana.column.get_by_text("Connecting…")).to_be_visible()
    async with Sandbox(port=port, people=("Ana", "Ben"), snapshot_path=tmp_path / "world.json") as second:
        await post(second, {"content": "said meanwhile"})
        await expect(ana.messages.last).to_contain_text("said meanwhile")
        await ana.type_line("after")
        await expect(ana.messages).to_have_count(3)
