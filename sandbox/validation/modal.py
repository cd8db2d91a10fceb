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
            _boxes(problems, field, path, least=2 if kind == RADIO else 1)


def _boxes(problems: Problems, field: Json, path: str, *, least: int) -> None:
    options = problems.several(field.get("options"), f"{path}.options")
    problems.length(len(options), f"{path}.options", least, 10)
    for index, option in enumerate(options):
        if problems.is_object(option, f"{path}.options.{index}"):
            problems.text(option.get("label"), f"{path}.options.{index}.label", 100)
            problems.text(option.get("value"), f"{path}.options.{index}.value", 100)
            problems.text(
                option.get("description"), f"{path}.options.{index}.description", 100, shortest=0, required=False
            )
