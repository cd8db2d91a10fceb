"""What messages look like to their reader: every component, and nothing that hostile text could do."""

import io
import re
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page, WebSocket, expect

from sandbox import Sandbox
from tests.browser.bot_hand import V2, post
from tests.browser.conftest import PHONE, Opens, Shoots
from tests.browser.hands import Hands

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HOSTILE = (
    "<img src=x onerror=\"window.broken='img'\">",
    "<script>window.broken='script'</script>",
    "\"><svg onload=window.broken='svg'>",
    "[click](javascript:window.broken='link')",
    "**<b onmouseover=window.broken='b'>bold</b>**",
    "```\n<iframe srcdoc=\"<script>parent.broken='frame'</script>\">\n```",
    "<t:99999999999999:F> <@1> <#1> <@&1> </nothing here:1>",
)


def png(width: int = 120, height: int = 80) -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (width, height), "#b98b55").save(buffer, "PNG")
    return buffer.getvalue()


def everything() -> list[dict[str, Any]]:
    """A layout with each kind of component once."""
    options = [{"label": f"Choice {n}", "value": f"c{n}", "description": f"the {n}th"} for n in range(4)]
    inner: list[dict[str, Any]] = [
        {"type": 10, "content": "# A heading\nSome **bold**, *slanted*, __underlined__, ~~struck~~ and `code`."},
        {"type": 9, "components": [{"type": 10, "content": "A section"}], "accessory": _thumbnail()},
        {"type": 9, "components": [{"type": 10, "content": "Another"}], "accessory": _press(1, "Beside")},
        {"type": 14, "divider": True, "spacing": 2},
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A brown picture"}]},
        {"type": 13, "file": {"url": "attachment://notes.txt"}},
        {"type": 1, "components": [_press(style, f"Style {style}") for style in (1, 2, 3, 4)]},
        {"type": 1, "components": [{"type": 2, "style": 5, "label": "Away", "url": "https://example.org/"}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "one", "placeholder": "Pick one", "options": options}]},
        {"type": 1, "components": [_many(options)]},
        *({"type": 1, "components": [{"type": kind, "custom_id": f"k{kind}"}]} for kind in (5, 6, 7, 8)),
    ]
    return [{"type": 17, "accent_color": 0x336699, "components": inner}]


def _thumbnail() -> dict[str, Any]:
    return {"type": 11, "media": {"url": "attachment://b.png"}, "description": "A small one"}


def _press(style: int, label: str) -> dict[str, Any]:
    return {"type": 2, "style": style, "label": label, "custom_id": f"press-{label}", "disabled": style == 4}


def _many(options: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": 3,
        "custom_id": "many",
        "placeholder": "Pick two or three",
        "min_values": 2,
        "max_values": 3,
        "options": options,
    }


async def read(page: Page, words: str) -> Any:
    """Let the page's own reader of Markdown read."""
    return await page.evaluate("async (text) => (await import('/page/messages/markdown.js')).blocks(text)", words)


async def test_every_component_is_shown_named_and_used(sandbox: Sandbox, opens: Opens, shoot: Shoots) -> None:
    sent: list[str] = []

    def keep(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page = await opens(sandbox, "?as=Ana", heard=keep)
    ana = Hands(page, "Ana")
    files = {"a.png": png(), "b.png": png(64, 64), "notes.txt": b"hello"}
    await post(sandbox, {"flags": V2, "components": everything()}, files)
    message = ana.messages.last
    await expect(message.get_by_role("heading", name="A heading")).to_be_visible()
    for name in ("A brown picture", "A small one"):
        await expect(message.get_by_role("img", name=name)).to_be_visible()
    for style in (1, 2, 3):
        await expect(message.get_by_role("button", name=f"Style {style}")).to_be_enabled()
    await expect(message.get_by_role("button", name="Style 4")).to_be_disabled()
    await expect(message.get_by_role("link", name="Away")).to_have_attribute("rel", "noopener noreferrer")
    await expect(message.get_by_role("link", name="notes.txt")).to_have_attribute("download", "notes.txt")
    await expect(message.get_by_role("combobox")).to_have_count(6)
    await shoot(page, "components")
    await a_picture_is_enlarged_with_its_words(page)
    await selects_by_keyboard_send_what_was_chosen(page, sent)


async def a_picture_is_enlarged_with_its_words(page: Page) -> None:
    await page.get_by_role("button", name="A brown picture").click()
    dialog = page.get_by_role("dialog", name="Picture")
    await expect(dialog.locator("img")).to_be_visible()
    await expect(dialog.locator("img")).to_have_attribute("alt", "")  # its words stand below it, and are read once
    await expect(dialog.get_by_text("A brown picture")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def selects_by_keyboard_send_what_was_chosen(page: Page, sent: list[str]) -> None:
    await page.get_by_role("combobox", name="Pick one").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await page.get_by_role("combobox", name="Pick two").focus()
    for key in ("Enter", "Enter", "ArrowDown", "Enter", "Escape"):
        await page.keyboard.press(key)
    await expect(page.get_by_text("Choice 0, Choice 1")).to_be_visible()
    await expect(page.get_by_role("alert").get_by_text("the bot isn’t connected", exact=False)).to_be_visible()
    chosen = [re.findall(r'"values":(\[.*?\])', frame) for frame in sent if '"do":"select"' in frame]
    assert chosen == [['["c1"]'], ['["c0","c1"]']]


async def test_pictures_and_buttons_on_a_phone(sandbox: Sandbox, opens: Opens, shoot: Shoots) -> None:
    media = {"media": {"url": "attachment://board.png"}, "description": "A board."}
    section = {"type": 9, "components": [{"type": 10, "content": "Beside it"}], "accessory": {"type": 11, **media}}
    inside = [
        {"type": 12, "items": [media]},
        section,
        {
            "type": 1,
            "components": [_press(2, name) for name in ("One", "Two", "Three", "Four", "Five and a longer name")],
        },
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}]},
    ]
    page = await opens(sandbox, "?as=Ana", size=PHONE)
    ana = Hands(page, "Ana")
    await post(sandbox, {"flags": V2, "components": [{"type": 17, "components": inside}]}, {"board.png": png(150, 90)})
    for scheme in ("light", "dark"):
        await page.emulate_media(color_scheme=scheme)
        picture = ana.column.locator(".gallery .picture").first
        await expect(picture).to_be_visible()
        frame = await picture.bounding_box()
        badge = await picture.locator(".alt-badge").bounding_box()
        assert frame and badge
        assert frame["width"] >= 330
        assert 0 < badge["x"] - frame["x"] < 12 and 0 < frame["y"] + frame["height"] - badge["y"] - badge["height"] < 12
        assert await ana.column.locator(".scroller").evaluate("node => node.scrollWidth <= node.clientWidth")
        for button in await ana.column.locator(".message .press").all():
            box = await button.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] and box["height"] >= 44
        await shoot(page, f"phone-components-{scheme}")
    await an_enlarged_picture_fills_a_phone_and_nothing_lies_on_it(sandbox, page)


async def an_enlarged_picture_fills_a_phone_and_nothing_lies_on_it(sandbox: Sandbox, page: Page) -> None:
    await post(sandbox, {"content": "A board."}, {"board.png": png(1200, 900)})
    await page.get_by_role("button", name="board.png").click()
    dialog = page.get_by_role("dialog", name="Picture")
    await dialog.locator("img").evaluate("image => image.decode()")
    image = await dialog.locator("img").bounding_box()
    close = await dialog.get_by_role("button", name="Close").bounding_box()
    assert image and close
    assert image["width"] > 0.95 * PHONE[0]
    assert close["y"] + close["height"] <= image["y"]


async def test_hostile_text_stays_text_and_other_sites_pictures_are_not_asked_for(
    sandbox: Sandbox, opens: Opens
) -> None:
    for name in HOSTILE[:3]:
        sandbox.person(name[:32])
    page = await opens(sandbox)
    ana = Hands(page, "Ana")
    for words in HOSTILE:
        await post(sandbox, {"content": words})
        label = words.replace("\n", " ")[:80]
        option = {"label": label, "value": label, "description": label}
        menu = {"type": 3, "custom_id": "m", "placeholder": label, "options": [option]}
        rows = [
            {"type": 10, "content": words},
            {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": words}]},
            {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "b", "label": label}]},
            {"type": 1, "components": [menu]},
        ]
        await post(sandbox, {"flags": V2, "components": [{"type": 17, "components": rows}]}, {"a.png": png()})
    await expect(ana.messages).to_have_count(2 * len(HOSTILE))
    for face in await ana.column.locator(".select-face").all():
        await face.click()
    assert await page.evaluate("window.broken") is None
    assert await page.locator("iframe, .person script, svg").count() == 0
    assert await page.locator("a[href^='javascript']").count() == 0
    await expect(ana.messages.first).to_contain_text(HOSTILE[0])
    await other_sites_pictures_are_not_asked_for(sandbox, page)


async def other_sites_pictures_are_not_asked_for(sandbox: Sandbox, page: Page) -> None:
    """A request that leaves the machine is an error in the console, which fails the test at its end."""
    item = {"media": {"url": "https://example.org/spy.png"}, "description": "a spy"}
    await post(sandbox, {"flags": V2, "components": [{"type": 12, "items": [item]}]})
    await post(sandbox, {"embeds": [{"title": "An embed", "image": {"url": "https://example.org/spy.png"}}]})
    await expect(page.get_by_role("link", name="https://example.org/spy.png").last).to_be_visible()
    assert await page.locator("img[src*='example']").count() == 0


def text(words: str) -> dict[str, Any]:
    return {"kind": "text", "text": words}


def plain(*inner: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"kind": "plain", "inner": list(inner)}]


NESTED = {"kind": "strong", "inner": [text("a "), {"kind": "em", "inner": [text("b")]}, text(" c")]}

MARKDOWN: dict[str, list[dict[str, Any]]] = {
    "plain": plain(text("plain")),
    r"\*not\* \<@1>": plain(text("*not* <@1>")),
    "snake_case_name": plain(text("snake_case_name")),
    "**a *b* c**": plain(NESTED),
    "<t:60:R><@7>": plain({"kind": "time", "ms": 60000, "style": "R"}, {"kind": "user", "id": "7"}),
    "-# small": [{"kind": "small", "inner": [text("small")]}],
    "```\n**as is**\n```": [{"kind": "pre", "text": "**as is**"}],
    "1. one": [{"kind": "item", "deep": False, "number": 1, "inner": [text("one")]}],
    "> a\n> b\nc": [{"kind": "quote", "inner": plain(text("a\nb"))}, *plain(text("c"))],
    "[x](https://e.org/a_(b))": plain({"kind": "link", "url": "https://e.org/a_(b)", "inner": [text("x")]}),
    "[x](javascript:alert)": plain(text("[x](javascript:alert)")),
}
HOSTILE_SIGNS = ("*a ", "_a ", "**", "||", "~~x", "[a](", "`", "> ", "<t:")


async def test_markdown(sandbox: Sandbox, opens: Opens) -> None:
    page = await opens(sandbox, "?as=Ana")
    assert {written: await read(page, written) for written in MARKDOWN} == MARKDOWN
    (line,) = await read(page, "`a` and `bc`, ``d`e`` or `f``g`, `h`")
    assert [part["text"] for part in line["inner"] if part["kind"] == "code"] == ["a", "bc", "d`e", "f``g", "h"]
    assert {sign: spent for sign in HOSTILE_SIGNS if (spent := await read_within(page, sign)) >= 400} == {}


async def read_within(page: Page, sign: str) -> float:
    """Let the page read a long text of this sign alone, and tell the milliseconds."""
    spent: float = await page.evaluate(
        "async (text) => { const { blocks } = await import('/page/messages/markdown.js');"
        " const begun = performance.now(); blocks(text); return performance.now() - begun; }",
        (sign * 4000)[:4000],
    )
    return spent


async def test_a_message_that_rings_is_shown_as_a_lock_screen_would_and_a_mention_elsewhere_is_marked(
    sandbox: Sandbox, opens: Opens
) -> None:
    page = await opens(sandbox)
    ana, ben = Hands(page, "Ana"), Hands(page, "Ben")
    called = sandbox.person("Ana")
    words = f"Tactic: Ben played 7c-2d.\nYour move. {called.mention}"
    await post(sandbox, {"content": words, "allowed_mentions": {"parse": []}})
    await expect(ben.messages.last).to_contain_text("Your move.")
    await expect(ana.column.locator(".toast")).to_have_count(0)
    allowed = {"parse": [], "users": [str(called.id)]}
    await post(sandbox, {"content": words, "allowed_mentions": allowed})
    await expect(ana.column.locator(".toast")).to_contain_text("Your move. @Ana")
    await expect(ben.column.locator(".toast")).to_have_count(0)
    laid_out = [{"type": 10, "content": f"{called.mention}, your move"}]
    await post(sandbox, {"flags": V2, "components": laid_out, "allowed_mentions": allowed})
    await expect(ana.column.locator(".toast").last).to_contain_text("an empty notification")
    await ana.column.locator(".toast").last.click()
    await expect(ana.column.locator(".message.pointed")).to_contain_text("your move")
    await a_mention_elsewhere_is_marked(sandbox, page)


async def a_mention_elsewhere_is_marked(sandbox: Sandbox, page: Page) -> None:
    ana, ben = Hands(page, "Ana"), Hands(page, "Ben")
    await ben.column.get_by_role("button", name="games").click()
    await post(sandbox, {"content": f"<@{sandbox.person('Ben').id}>, come here"})
    await expect(ben.column.get_by_role("button", name="general mentions: 1")).to_be_visible()
    await expect(page.get_by_role("button", name="Ben mentions: 1")).to_be_visible()
    await expect(ana.messages.last).to_contain_text("@Ben, come here")
    await ben.column.get_by_role("button", name="general mentions: 1").click()
    await expect(page.get_by_role("button", name="Ben mentions: 1")).to_have_count(0)
