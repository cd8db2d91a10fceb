"""Deviations in interactions: what comes with them, and what their tokens are good for."""

from collections.abc import Callable

from sandbox.deviations.making import (
    CALLBACK,
    HOOK,
    KnownDeviation,
    arranged,
    misheard,
    mistold,
    pretending,
    refusing,
    refusing_otherwise,
    walk,
)
from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.rest.deviation import DeviantCall, Deviation
from sandbox.world.context import SandboxContext
from sandbox.world.interactions import COMMAND, COMPONENT, MODAL
from sandbox.world.world import EPHEMERAL

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
STRING = 3
STRING_MENU, ROLE_MENU, CHANNEL_MENU = 3, 6, 8
BOXES = (21, 22)
TYPED, ON_PERSON = 1, 2
CREATED = "INTERACTION_CREATE"
ORIGINAL = f"PATCH {HOOK}/messages/@original"


def _kind(*kinds: int) -> Callable[[Json], bool]:
    return lambda said: said.get("type") in kinds


def _menu(kind: int, least: int = 0, most: int = 25) -> Callable[[Json], bool]:
    def picked(event: Json) -> bool:
        data = event["data"]
        return data.get("component_type") == kind and least <= len(data.get("values") or ()) <= most

    return picked


def _valueless(event: Json) -> None:
    del event["data"]["values"]


def _renamed(event: Json) -> None:
    event["data"]["values"] = [f"name {one}" for one in event["data"]["values"]]


def _elsewhere(event: Json) -> None:
    if event["channel"].get("parent_id"):
        event["channel"]["parent_id"] = "2"


def _nameless(event: Json) -> None:
    event["member"]["user"]["username"] = ""


def _wordless(event: Json) -> None:
    options = event["data"].get("options") or []
    event["data"] |= {"options": [each for each in options if each["type"] != STRING]} if options else {}


def _bare(said: Json) -> None:
    """Drop the pictures that a layout shows, and with them their files."""
    data = said.get("data", said)
    data["attachments"] = []
    for part in walk(data["components"]):
        if "components" in part:
            part["components"] = [inner for inner in part["components"] if "items" not in inner]


def _public(said: Json) -> None:
    data = said.get("data", said)
    data["flags"] = (data.get("flags") or 0) & ~EPHEMERAL


def _living(minutes: int) -> Callable[[SandboxContext], None]:
    def arrange(context: SandboxContext) -> None:
        context.limits.token_life_ms = minutes * 60_000

    return arrange


def _without_menus(event: Json) -> None:
    fields = event["data"]["components"]
    event["data"]["components"] = [one for one in fields if one.get("component", {}).get("type") != STRING_MENU]


def _without_boxes(event: Json) -> None:
    fields = event["data"]["components"]
    event["data"]["components"] = [one for one in fields if one.get("component", {}).get("type") not in BOXES]


def _nobody(event: Json) -> None:
    event["data"].pop("resolved", None)


def _command_of(kind: int) -> Callable[[Json], bool]:
    return lambda event: event["type"] == COMMAND and event["data"]["type"] == kind


def _unfilled(said: Json) -> None:
    """Empty the text fields of a form that is opened."""
    for label in said["data"]["components"]:
        label["component"].pop("value", None)


def _forms_stuck() -> Deviation:
    """Refuse to change the message that a form came from."""
    forms: set[str] = set()

    def told(name: str, data: Json) -> Json:
        if name == CREATED and data["type"] == MODAL:
            forms.add(data["id"])
        return data

    def asked(call: DeviantCall) -> None:
        if call.name.startswith("POST /interactions/") and call.name.split("/")[2] in forms:
            raise RestRefusal(50035)

    return Deviation(told=told, asked=asked)


INTERACTIONS = {
    "clicks-without-message": mistold(
        "a click doesn't name its message", CREATED, lambda event: event.pop("message", None), _kind(COMPONENT)
    ),
    "no-locale": mistold("interactions have no language", CREATED, lambda event: event.pop("locale")),
    "no-permissions": mistold("interactions have no permissions", CREATED, lambda event: event.pop("app_permissions")),
    "owners-untold": mistold(
        "interactions don't say who has installed the application",
        CREATED,
        lambda event: event.pop("authorizing_integration_owners"),
    ),
    "no-names": mistold("people have no name", CREATED, _nameless),
    "answers-unfilled": refusing("a deferred answer can't be filled", ORIGINAL, code=10015),
    "deferred-in-public": misheard("a deferred answer is public", CALLBACK, _public, _kind(DEFERRED)),
    "private-pictures-lost": misheard("private answers lose their picture", ORIGINAL, _bare),
    "second-answers-otherwise": refusing_otherwise("a second answer has another code", CALLBACK, 40060),
    "follow-ups-in-public": misheard("follow-ups are public", f"POST {HOOK}", _public),
    "private-undeleted": pretending("private messages stay", rf"DELETE {HOOK}/messages/(\d+|@original)"),
    "clicked-out-of-reach": refusing(
        "a click's token doesn't reach the message clicked", rf"PATCH {HOOK}/messages/\d+", code=10008
    ),
    "choices-lost": mistold("several choices of a menu are lost", CREATED, _valueless, _menu(STRING_MENU, least=2)),
    "choice-lost": mistold("a menu's one choice is lost", CREATED, _valueless, _menu(STRING_MENU, most=1)),
    "clicked-unchanged": refusing("the message clicked can't be the answer", CALLBACK, _kind(DEFERRED_UPDATE)),
    "first-answers-refused": refusing("an answer can't be given at once", CALLBACK, _kind(MESSAGE)),
    "first-pictures-lost": misheard("an answer given at once loses its picture", CALLBACK, _bare, _kind(MESSAGE)),
    "channels-by-name": mistold("a menu of channels brings no ids", CREATED, _renamed, _menu(CHANNEL_MENU)),
    "roles-by-name": mistold("a menu of roles brings no ids", CREATED, _renamed, _menu(ROLE_MENU)),
    "threads-without-parent": mistold("an interaction in a thread names another channel", CREATED, _elsewhere),
    "forms-refused": refusing("forms don't open", CALLBACK, _kind(FORM)),
    "forms-empty": mistold(
        "forms bring nothing", CREATED, lambda event: event["data"].update(components=[]), _kind(MODAL)
    ),
    "form-menus-lost": mistold("forms bring no menus", CREATED, _without_menus, _kind(MODAL)),
    "form-boxes-lost": mistold("forms bring nothing that was ticked", CREATED, _without_boxes, _kind(MODAL)),
    "form-people-unresolved": mistold("people named in a form don't come along", CREATED, _nobody, _kind(MODAL)),
    "forms-unfilled": misheard("forms don't show what was written before", CALLBACK, _unfilled, _kind(FORM)),
    "forms-stuck": KnownDeviation("a form's message can't be the answer", _forms_stuck),
    "changed-pictures-lost": misheard(
        "an answer in place of a message loses its picture", CALLBACK, _bare, _kind(UPDATE)
    ),
    "suggestions-refused": refusing("suggestions are refused", CALLBACK, _kind(CHOICES)),
    "words-lost": mistold("a command comes without the words that were chosen", CREATED, _wordless, _kind(COMMAND)),
    "people-unresolved": mistold("people named in a command don't come along", CREATED, _nobody, _command_of(TYPED)),
    "target-unresolved": mistold(
        "whose menu a command came out of isn't told", CREATED, _nobody, _command_of(ON_PERSON)
    ),
    "tokens-for-ten-minutes": arranged("tokens live for ten minutes", _living(10)),
    "tokens-for-an-hour": arranged("tokens live for an hour", _living(60)),
}
