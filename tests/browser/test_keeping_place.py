"""What the page keeps, says and leads to: rooms after a reload, the bot's state, the clock, the keyboard's focus."""

import re

import pytest
from playwright.async_api import Page, expect

from sandbox import Sandbox
from tests.bot.ui.conftest import Stage
from tests.browser.bot_hand import post, who
from tests.browser.conftest import PHONE, Opens, Shoots
from tests.browser.hands import Hands
from tests.browser.test_getting_about import begin
from tests.sandbox.sample_bot import pointed_at

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_after_a_reload_everybody_is_where_they_were(stage: Stage, opens: Opens) -> None:
    page, ana, ben = await begin(stage, opens)
    await ben.column.get_by_role("button", name="games").click()
    await expect(ben.column.locator(".place")).to_have_text("#games")
    table = await ana.column.locator(".place").inner_text()
    assert table.startswith("↳")
    await page.reload()
    await expect(ana.column.locator(".place")).to_have_text(table)
    await expect(ben.column.locator(".place")).to_have_text("#games")


async def test_a_phone_shows_the_same_person_after_a_reload(sandbox: Sandbox, opens: Opens) -> None:
    page = await opens(sandbox, size=PHONE)
    ana, ben = Hands(page, "Ana"), Hands(page, "Ben")
    await ben.to_front()
    await page.reload()
    await expect(ben.column).to_be_visible()
    await expect(ana.column).to_be_hidden()


async def test_the_bar_tells_how_the_bot_is_unless_it_reaches_nobody(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        page = await opens(sandbox)
        state = page.locator(".bot-state")
        await expect(state).to_have_text("Bot not connected")
        async with pointed_at(sandbox, monkeypatch):
            await expect(state).to_have_text("Bot connected")
            async with sandbox.outage():
                await expect(state).to_have_text("Bot not connected")
            await expect(state).to_have_text("Bot connected")
        await expect(state).to_have_text("Bot not connected")
    await expect(state).to_have_text("Connecting…")


async def test_the_clock_says_that_it_moved_and_the_bar_speaks_french(
    stage: Stage, opens: Opens, shoot: Shoots
) -> None:
    page = await opens(stage.sandbox)
    await page.get_by_role("button", name="+1 day").click()
    await expect(page.locator(".bar-note")).to_contain_text("+1 day: it is now")
    await expect(page.locator(".clock")).to_have_class(re.compile("moved"))
    assert (await page.locator(".clock").inner_text()) in await page.locator(".bar-note").inner_text()
    await page.locator("#bar").get_by_role("button", name="Français").click()
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    await expect(page.get_by_text("Bot connecté")).to_be_visible()
    await expect(page.get_by_role("button", name="+1 jour")).to_be_visible()
    await expect(Hands(page, "Ana").column).to_have_attribute("lang", "en-US")
    await shoot(page, "bar-in-french")
    await page.reload()
    await expect(page.get_by_role("button", name="Jouer au hasard")).to_be_visible()


async def _focused(page: Page) -> str:
    found: str = await page.evaluate("document.activeElement.dataset.customId ?? document.activeElement.className")
    return found


def _row(*labels: str, style: int = 2) -> dict[str, object]:
    pressed = [{"type": 2, "style": style, "label": each, "custom_id": each} for each in labels]
    return {"type": 1, "components": pressed}


async def test_the_keyboard_goes_from_play_into_the_picker_and_never_back(stage: Stage, opens: Opens) -> None:
    page, ana, _ = await begin(stage, opens)
    await ana.button("Play").focus()
    await page.keyboard.press("Enter")
    await expect(ana.column.locator(".message.private")).to_have_count(1)
    for _ in range(3):
        await expect(ana.column.locator(".message.private :focus")).to_have_count(1)
        assert not await ana.column.locator(":focus").evaluate("node => /^(Back|Undo)/.test(node.textContent.trim())")
        if await ana.picker.locator(".select-face:focus").count() == 0:
            break
        before = await _focused(page)
        for key in ("Enter", "Enter"):
            await page.keyboard.press(key)
        await expect(ana.column.locator(f'.select-face[data-custom-id="{before}"]')).to_have_count(0)


async def test_the_next_useful_control(sandbox: Sandbox, opens: Opens) -> None:
    page = await opens(sandbox, "?as=Ana")
    for rows, wanted in (
        ([_row("Back", "Go on")], "Go on"),
        ([_row("Back"), _row("d4", "e4")], "d4"),
        ([_row("↩ Retour", "Undo step"), _row("Play it", style=3)], "Play it"),
        ([_row("Back")], "message"),
    ):
        assert (await focused_after(sandbox, page, rows)).startswith(wanted)


async def focused_after(sandbox: Sandbox, page: Page, rows: list[dict[str, object]]) -> str:
    """Replace the button that has the focus by these rows, and tell where the focus went."""
    ana = Hands(page, "Ana")
    await post(sandbox, {"content": "x", "components": [_row("Old")]})
    await ana.button("Old").focus()
    message = list(sandbox.channel_named("general").messages.values())[-1]
    message.components = rows
    path = f"{sandbox.api_url}/v10/channels/{message.channel_id}/messages/{message.id}"
    body = {"headers": who(sandbox), "data": {"components": rows}}
    answer = await page.request.patch(path, **body)  # type: ignore[arg-type]
    assert answer.ok
    await expect(ana.column.locator(".message :focus, .message:focus")).to_have_count(1)
    await expect(ana.button("Old")).to_have_count(0)
    return await _focused(page)


async def test_a_person_writes_to_the_bot(sandbox: Sandbox, opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    async with pointed_at(sandbox, monkeypatch):
        page = await opens(sandbox, "?as=Ana")
        ana = Hands(page, "Ana")
        await ana.column.get_by_role("button", name="Write to Cairn").click()
        await expect(ana.column.locator(".place")).to_have_text("@Cairn")
        await ana.words.press_sequentially("/")
        await expect(ana.column.get_by_role("option", name="/answer")).to_be_visible()
        await expect(ana.column.get_by_role("option", name="/settings")).to_have_count(0)
        await ana.words.fill("")
        await ana.type_line("/answer how:count")
        await ana.press("Count 0")
        await expect(ana.messages.last).to_contain_text("counted 1")
        await ana.press("Count 1")
        await expect(ana.messages.last).to_contain_text("counted 2")
        await page.reload()
        await expect(ana.column.locator(".place")).to_have_text("@Cairn")
        await expect(ana.messages.last).to_contain_text("counted 2")
