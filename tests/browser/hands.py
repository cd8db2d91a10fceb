"""One person's hands on the page: everything is done by clicks and keys, as a visitor would."""

import re
from collections.abc import Sequence

from playwright.async_api import Locator, Page, expect


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

    async def press(self, name: str) -> None:
        await self.button(name).click()

    async def enter_thread(self, title: str) -> None:
        await self.column.locator(".threads .room").filter(has_text=title).last.click()

    async def type_command(self, keys: str) -> None:
        """Type a command word by word, taking the first completion of each."""
        await self.words.click()
        await self.words.press_sequentially(keys)

    async def pick(self, steps: Sequence[str]) -> None:
        """Open the picker and go through its menus to this action, then confirm."""
        await self.press("Play")
        await self.go_on_picking(steps)

    async def go_on_picking(self, steps: Sequence[str]) -> None:
        """Choose step after step; the menu's own name tells how many steps are taken already."""
        while True:
            face = self.picker.locator(".select-face, .press-success").first
            await face.wait_for()
            if await self.confirm.count():
                await self.confirm.click()
                return
            taken = re.split(r"\|", await face.get_attribute("data-custom-id") or "")[4:]
            assert list(steps[: len(taken)]) == taken, f"{steps} is not offered after {taken}"
            await self.choose(face, steps[len(taken)])

    @property
    def picker(self) -> Locator:
        return self.column.locator(".message.private").last

    @property
    def confirm(self) -> Locator:
        return self.picker.get_by_role("button", name="Confirm")

    async def choose(self, face: Locator, value: str) -> None:
        """Choose one option, turning pages until it is offered; wait until the message has changed."""
        before = await face.get_attribute("data-custom-id")
        await face.click()
        option = self.picker.locator(f'[role=option][data-value="{value}"]')
        while not await option.count():
            await self.turn_page()
            await self.picker.locator(".select-face").click()
        await option.click()
        await expect(self.picker.locator(f'.select-face[data-custom-id="{before}"]')).to_have_count(0)

    async def turn_page(self) -> None:
        first = self.picker.locator("[role=option]").first
        shown = await first.get_attribute("data-value")
        await self.picker.get_by_role("button", name="▶").click()
        await expect(self.picker.locator(f'[role=option][data-value="{shown}"]')).to_have_count(0)

    async def alternative_texts(self) -> list[str]:
        found: list[str] = await self.column.locator("img").evaluate_all("images => images.map(image => image.alt)")
        return found
