"""Hold a modal to Discord's limits."""

from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.validation.inputs import check_custom_id, check_select, check_text_input

ROW, TEXT_INPUT, TEXT, LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 1, 4, 10, 18, 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)


def check_modal(modal: Any) -> None:
    problems = Problems()
    if problems.is_object(modal, "data"):
        problems.text(modal.get("title"), "data.title", 45)
        check_custom_id(problems, modal.get("custom_id"), "data")
        components = problems.several(modal.get("components"), "data.components")
        problems.length(len(components), "data.components", 1, 5)
        seen: set[str] = set()
        for index, component in enumerate(components):
            _top(problems, component, f"data.components.{index}", seen)
    problems.refuse_if_any()


def _top(problems: Problems, component: Any, path: str, seen: set[str]) -> None:
    if not problems.is_object(component, path):
        return
    kind = component.get("type")
    if kind == ROW:
        inside = problems.several(component.get("components"), f"{path}.components")
        problems.length(len(inside), f"{path}.components", 1, 1)
        for item in inside:
            _field(problems, item, f"{path}.components.0", seen, labelled=False)
    elif kind == LABEL:
        problems.text(component.get("label"), f"{path}.label", 45)
        problems.text(component.get("description"), f"{path}.description", 100, shortest=0, required=False)
        _field(problems, component.get("component"), f"{path}.component", seen, labelled=True)
    elif kind == TEXT:
        problems.text(component.get("content"), f"{path}.content", 4000)
    else:
        problems.add(f"{path}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _field(problems: Problems, field: Any, path: str, seen: set[str], *, labelled: bool) -> None:
    if not problems.is_object(field, path):
        return
    kind, custom_id = field.get("type"), field.get("custom_id")
    if kind != TEXT_INPUT and not (labelled and kind in (*SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)):
        problems.add(f"{path}.type", "UNION_TYPE_CHOICES", "This component cannot stand here.")
        return
    if isinstance(custom_id, str) and custom_id in seen:
        problems.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    seen.add(str(custom_id))
    _input(problems, field, path, labelled=labelled)


def _input(problems: Problems, field: Json, path: str, *, labelled: bool) -> None:
    kind = field["type"]
    if kind == TEXT_INPUT:
        check_text_input(problems, field, path, labelled=labelled)
    elif kind in SELECTS:
        check_select(problems, field, path)
        if field.get("disabled"):
            problems.add(f"{path}.disabled", "COMPONENT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled")
    else:
        check_custom_id(problems, field.get("custom_id"), path)
        if kind in (RADIO, CHECKBOXES):
            _boxes(problems, field, path)
    if kind != TEXT_INPUT and field.get("min_values") == 0 and field.get("required") is not False:
        problems.add(f"{path}.min_values", "SANDBOX_REQUIRED_AND_NONE", "None may be chosen only where required is off")


def _boxes(problems: Problems, field: Json, path: str) -> None:
    is_radio = field["type"] == RADIO
    options = problems.several(field.get("options"), f"{path}.options")
    problems.length(len(options), f"{path}.options", 2 if is_radio else 1, 10)
    least = problems.number(field.get("min_values"), f"{path}.min_values", 0, 10, 1)
    most = 1 if is_radio else problems.number(field.get("max_values"), f"{path}.max_values", 1, 10, len(options))
    values = [option.get("value") for option in options if isinstance(option, dict)]
    chosen = sum(bool(option.get("default")) for option in options if isinstance(option, dict))
    if least > most or chosen > most or len(set(map(str, values))) < len(values):
        problems.add(f"{path}.options", "SANDBOX_BOXES", "Too many chosen, too few to choose, or a value twice")
    for index, option in enumerate(options):
        if problems.is_object(option, f"{path}.options.{index}"):
            _box(problems, option, f"{path}.options.{index}")


def _box(problems: Problems, option: Json, path: str) -> None:
    problems.text(option.get("label"), f"{path}.label", 100)
    problems.text(option.get("value"), f"{path}.value", 100)
    problems.text(option.get("description"), f"{path}.description", 100, shortest=0, required=False)
    problems.flag(option.get("default"), f"{path}.default")
