"""The application's own emoji, which stand beside the words of a choice."""

from base64 import b64encode
from io import BytesIO

from PIL import Image

from bot.rehearsal.promise import Promises, expect
from bot.rehearsal.room import Room

NAME = "cairn_rehearsal"
ALL = "/applications/{application_id}/emojis"
PROMISES = Promises()


@PROMISES.add("own-emoji", "resources/emoji#create-application-emoji", "emoji")
async def _keeps_emoji(room: Room) -> None:
    """Add one, find it by its name, and take it away at once."""
    ids = {"application_id": room.application}
    made = await room.requests.send("POST", ALL, {"name": NAME, "image": _image()}, ids=ids)
    listed = await room.requests.send("GET", ALL, ids=ids)
    await room.requests.send("DELETE", f"{ALL}/{made['id']}", ids=ids)
    found = [one["name"] for one in listed["items"] if one["id"] == made["id"]]
    expect(found == [NAME], f"names listed: {found}")


def _image() -> str:
    written = BytesIO()
    Image.new("RGB", (128, 128)).save(written, "PNG")
    return f"data:image/png;base64,{b64encode(written.getvalue()).decode()}"
