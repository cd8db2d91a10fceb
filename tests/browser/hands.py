"""One person's hands on the page: everything is done by clicks and keys, as a visitor would."""

from collections.abc import Sequence

from playwright.async_api import Locator, Page, expect

from tests.bot.ui.players import page_after


async def gone(what: Locator) -> None:
    """Wait until it is gone, at each frame of the page: `expect` looks again after tenths of seconds."""
    await what.first.wait_for(state="detached")


async def ids(what: Locator) -> list[str]:
    found: list[str] = await what.evaluate_all("found => found.map(one => one.dataset.customId)")
    return found


class Hands:
    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.column = page.locator(f'[data-person="{name}"]')

    @property
    def messages(self) -> Locator:
        return self.column.locator(".message")

    @property
    def words(self) -> Locator:
        return self.column.locator(".words")

    def button(self, name: str) -> Locator:
        """The newest button of this name that can be pressed."""
        return self.column.locator(".messages").get_by_role("button", name=name, exact=True).last

    async def to_front(self) -> None:
        """Bring this person's column into view where only one fits."""
        if not await self.column.is_visible():
            await self.page.locator("#bar").get_by_role("button", name=self.name).click()

    async def to_newest(self) -> None:
        newest = self.column.get_by_role("button", name="To the newest")
        if await newest.is_visible():
            await newest.click()
        await expect(self.messages.last).to_be_in_viewport(ratio=0.9)

    async def press(self, name: str) -> None:
        await self.button(name).click()

    async def enter_thread(self, title: str) -> None:
        await self.column.locator(".threads .room").filter(has_text=title).last.click()

    async def type_line(self, line: str) -> None:
        """Put a whole command into the message box and send it."""
        await self.words.fill(line)
        await self.words.press("Enter")

    async def play(self, table: str, turn: int) -> None:
        """Open the picker from the message of this turn."""
        before = await self.column.locator(".message.private").count()
        await self.at(f"play|{table}|{turn}").click()
        await self.column.locator(".message.private").nth(before).wait_for(state="attached")

    async def pick(self, steps: Sequence[str]) -> None:
        """Go through the open picker's menus to this action, then confirm."""
        while True:
            face = self.picker.locator('.select-face, .press-success, [data-custom-id^="draft|"]').first
            await face.wait_for()
            here = await face.get_attribute("data-custom-id") or ""
            if here.startswith("finish|"):
                await face.click()
                await gone(self.at(here))
                return
            if "select-face" not in (await face.get_attribute("class") or ""):
                is_last = await self._press_step(steps)
                if is_last and not await self.picker.locator(".press-success").count():
                    return
                if is_last is None:
                    await self.next_shelf()
                continue
            taken = here.split("|")[4:]
            assert list(steps[: len(taken)]) == taken, f"{steps} is not offered after {taken}"
            await self.choose(face, steps[len(taken)])

    async def _press_step(self, steps: Sequence[str]) -> bool | None:
        """Press the button that goes on towards this action, and tell whether it was the last; None if none does."""
        for here in await ids(self.picker.locator('[data-custom-id^="draft|"]')):
            taken = here.split("|")[4:]
            if list(steps[: len(taken)]) == taken:
                await self.at(here).click()
                await gone(self.at(here))
                return taken == list(steps)
        return None

    async def next_shelf(self) -> None:
        """Press the game's own page after the one that is shown."""
        shelves = self.picker.locator('[data-custom-id^="draft-at|"]')
        here = await shelves.and_(self.picker.locator(":disabled")).get_attribute("data-custom-id") or ""
        await self.at(page_after(here, await ids(shelves))).click()
        await expect(self.at(here)).to_be_enabled()

    def at(self, custom_id: str) -> Locator:
        return self.column.locator(f'[data-custom-id="{custom_id}"]')

    @property
    def picker(self) -> Locator:
        return self.column.locator(".message.private").last

    async def choose(self, face: Locator, value: str) -> None:
        """Choose one option, turning pages until it is offered; wait until the message has changed."""
        before = await face.get_attribute("data-custom-id") or ""
        await face.click()
        option = self.picker.locator(f'[role=option][data-value="{value}"]')
        while not await option.count():
            await self.turn_page()
            await self.picker.locator(".select-face").click()
        await option.click()
        await gone(self.column.locator(f'.select-face[data-custom-id="{before}"]'))

    async def turn_page(self) -> None:
        first = self.picker.locator("[role=option]").first
        shown = await first.get_attribute("data-value")
        await self.picker.get_by_role("button", name="Next ▶").click()
        await gone(self.picker.locator(f'[role=option][data-value="{shown}"]'))

    async def alternative_texts(self) -> list[str]:
        found: list[str] = await self.column.locator("img").evaluate_all("images => images.map(image => image.alt)")
        return found
