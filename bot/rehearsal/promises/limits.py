"""The largest things that the bot may send; that more is refused it doesn't rely on."""

from bot.rehearsal.promise import Promises, expect
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import attached, inside, laid_out, listed, plain, words_of
from bot.ui.layout import MOST_COMPONENTS, MOST_PLACEHOLDER, button, choice, option, row, text

MOST_CONTENT, MOST_TEXT, MOST_ALT = 2000, 4000, 1024
MOST_LABEL, MOST_CUSTOM_ID, MOST_OPTIONS, MOST_OPTION = 80, 100, 25, 100
PICTURE = "rehearsal-3.png"
PROMISES = Promises()


@PROMISES.add("content-2000", "resources/message#create-message", "turns", "plain-message")
async def _content(room: Room) -> None:
    made = await room.post(plain("c" * MOST_CONTENT))
    expect(len(made["content"]) == MOST_CONTENT, f"{len(made['content'])} characters")


@PROMISES.add("text-4000", "components/reference#text-display", "long-pages", "laid-out-message")
async def _text(room: Room) -> None:
    made = await room.post(laid_out(text("t" * (MOST_TEXT - 1000)), text("t" * 1000)))
    said = len(words_of(made).replace("\n", ""))
    expect(said == MOST_TEXT, f"{said} characters")


@PROMISES.add("components-40", "components/reference#component-object", "long-pages", "laid-out-message")
async def _components(room: Room) -> None:
    made = await room.post(laid_out(*(text(str(number)) for number in range(MOST_COMPONENTS - 1))))
    expect(len(inside(made)) == MOST_COMPONENTS - 1, f"{len(inside(made)) + 1} components")


@PROMISES.add("buttons-25", "components/reference#action-row", "turns", "plain-message")
async def _buttons(room: Room) -> None:
    rows = [row(*(button(f"{r}{b}", f"rehearse:{r}{b}") for b in range(5))) for r in range(5)]
    made = await room.post(plain("five by five", *rows))
    buttons = sum(len(each["components"]) for each in made["components"])
    expect(buttons == 25, f"{buttons} buttons")


@PROMISES.add("options-25", "components/reference#string-select", "menus", "laid-out-message")
async def _options(room: Room) -> None:
    numbers = [f"{n:02}" for n in range(MOST_OPTIONS)]
    options = [option(number.ljust(MOST_OPTION, "o"), number.ljust(MOST_OPTION, "v")) for number in numbers]
    made = await room.post(laid_out(choice("rehearse:options", "p" * MOST_PLACEHOLDER, options)))
    offered = inside(made)[0]["components"][0]["options"]
    expect(len(offered) == MOST_OPTIONS, f"{len(offered)} options")
    expect(all(len(each["label"]) == MOST_OPTION for each in offered), "their labels are cut")


@PROMISES.add("label-80", "components/reference#button", "turns", "plain-message")
async def _label(room: Room) -> None:
    made = await room.post(plain("a long label", row(button("l" * MOST_LABEL, "rehearse:label"))))
    said = made["components"][0]["components"][0]["label"]
    expect(len(said) == MOST_LABEL, f"{len(said)} characters")


@PROMISES.add("custom-id-100", "components/reference#anatomy-of-a-component-custom-id", "turns", "plain-message")
async def _custom_id(room: Room) -> None:
    made = await room.post(plain("a long custom id", row(button("Play", "rehearse:".ljust(MOST_CUSTOM_ID, "i")))))
    kept = made["components"][0]["components"][0]["custom_id"]
    expect(len(kept) == MOST_CUSTOM_ID, f"{len(kept)} characters")


@PROMISES.add("alt-1024", "resources/message#attachment-object", "alt", "alt-text")
async def _alt(room: Room) -> None:
    written = plain("a long description") | {"attachments": listed(PICTURE, "a" * MOST_ALT)}
    made = await room.post(written, [attached(PICTURE)])
    said = made["attachments"][0].get("description") or ""
    expect(len(said) == MOST_ALT, f"{len(said)} characters")
