"""Deviations in messages that are changed."""

from sandbox.deviations.making import EDIT, KnownDeviation, is_laid_out, is_plain, misheard, misreported, pictures
from sandbox.protocol.json_codec import Json
from sandbox.protocol.request_body import RequestBody
from sandbox.rest.deviation import DeviantCall, Deviation

GALLERY = 12


def _keeps_only(payload: Json) -> bool:
    return bool(payload.get("attachments")) and all(int(each["id"]) > 100 for each in payload["attachments"])


def _lists_nothing(payload: Json) -> bool:
    return "attachments" not in payload and is_plain(payload)


def _names_unlisted(payload: Json) -> bool:
    return is_laid_out(payload) and not payload.get("attachments")


def _empty_list(payload: Json) -> None:
    payload["attachments"] = []


def _without_pictures(payload: Json) -> None:
    for container in payload["components"]:
        container["components"] = [each for each in container["components"] if each["type"] != GALLERY]
    payload["attachments"] = []


def _adding(call: DeviantCall) -> RequestBody | None:
    """Keep what was there before beside the new files."""
    if not call.body.files or not call.name.startswith("PATCH /channels/"):
        return None
    standing = call.context.world.message(int(call.name.rpartition("/")[2]))
    before = [{"id": str(each.id)} for each in standing.attachments] if standing else []
    listed = [*before, *call.body.payload.get("attachments", ())]
    return RequestBody(call.body.payload | {"attachments": listed}, call.body.files)


def _shows_nothing(answer: Json) -> None:
    for media in pictures(answer):
        media["url"] = ""


EDITS = {
    "edits-forgotten": misheard("an edit doesn't change the words", EDIT, lambda said: said.pop("content", None)),
    "listed-files-lost": misheard(
        "an edit loses the files it lists", EDIT, _empty_list, lambda said: is_plain(said) and _keeps_only(said)
    ),
    "unlisted-files-lost": misheard("an edit loses files it doesn't speak of", EDIT, _empty_list, _lists_nothing),
    "new-files-added": KnownDeviation("an edit adds its files to the old ones", lambda: Deviation(asked=_adding)),
    "files-stay": misheard(
        "an empty list of attachments is ignored",
        EDIT,
        lambda said: said.pop("attachments", None),
        lambda said: said.get("attachments") == [],
    ),
    "buttons-stay": misheard(
        "an empty list of components is ignored",
        EDIT,
        lambda said: said.pop("components", None),
        lambda said: said.get("components") == [],
    ),
    "listed-pictures-lost": misheard(
        "components v2 lose the pictures an edit lists",
        EDIT,
        _without_pictures,
        lambda said: is_laid_out(said) and _keeps_only(said),
    ),
    "new-pictures-lost": misreported(
        "components v2 lose the new picture of an edit",
        EDIT,
        _shows_nothing,
        lambda said: is_laid_out(said) and bool(said.get("attachments")) and not _keeps_only(said),
    ),
    "half-edits": misheard("an edit is done without its unlisted picture", EDIT, _without_pictures, _names_unlisted),
}
