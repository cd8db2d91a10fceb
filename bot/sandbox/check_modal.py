"""Hold a modal to Discord's limits."""

from typing import Any

from bot.sandbox.check_inputs import check_custom_id, check_select, check_text_input
from bot.sandbox.form import Form
from bot.sandbox.wire import Json

ROW, TEXT_INPUT, TEXT, LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 1, 4, 10, 18, 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)


def check_modal(modal: Any) -> None:
    form = Form()
    if form.is_object(modal, "data"):
        form.text(modal.get("title"), "data.title", 45)
        check_custom_id(form, modal.get("custom_id"), "data")
        components = form.several(modal.get("components"), "data.components")
        form.length(len(components), "data.components", 1, 5)
        seen: set[str] = set()
        for index, component in enumerate(components):
            _top(form, component, f"data.components.{index}", seen)
    form.close()


def _top(form: Form, component: Any, path: str, seen: set[str]) -> None:
    if not form.is_object(component, path):
        return
    kind = component.get("type")
    if kind == ROW:
        inside = form.several(component.get("components"), f"{path}.components")
        form.length(len(inside), f"{path}.components", 1, 1)
        for item in inside:
            _field(form, item, f"{path}.components.0", seen, labelled=False)
    elif kind == LABEL:
        form.text(component.get("label"), f"{path}.label", 45)
        form.text(component.get("description"), f"{path}.description", 100, shortest=0, required=False)
        _field(form, component.get("component"), f"{path}.component", seen, labelled=True)
    elif kind == TEXT:
        form.text(component.get("content"), f"{path}.content", 4000)
    else:
        form.wrong(f"{path}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _field(form: Form, field: Any, path: str, seen: set[str], *, labelled: bool) -> None:
    if not form.is_object(field, path):
        return
    kind, custom_id = field.get("type"), field.get("custom_id")
    if kind != TEXT_INPUT and not (labelled and kind in (*SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)):
        form.wrong(f"{path}.type", "UNION_TYPE_CHOICES", "This component cannot stand here.")
        return
    if isinstance(custom_id, str) and custom_id in seen:
        form.wrong(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    seen.add(str(custom_id))
    _input(form, field, path, labelled=labelled)


def _input(form: Form, field: Json, path: str, *, labelled: bool) -> None:
    kind = field["type"]
    if kind == TEXT_INPUT:
        check_text_input(form, field, path, labelled=labelled)
    elif kind in SELECTS:
        check_select(form, field, path)
        if field.get("disabled"):
            form.wrong(f"{path}.disabled", "COMPONENT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled")
    else:
        check_custom_id(form, field.get("custom_id"), path)
        if kind in (RADIO, CHECKBOXES):
            _boxes(form, field, path, least=2 if kind == RADIO else 1)


def _boxes(form: Form, field: Json, path: str, *, least: int) -> None:
    options = form.several(field.get("options"), f"{path}.options")
    form.length(len(options), f"{path}.options", least, 10)
    for index, option in enumerate(options):
        if form.is_object(option, f"{path}.options.{index}"):
            form.text(option.get("label"), f"{path}.options.{index}.label", 100)
            form.text(option.get("value"), f"{path}.options.{index}.value", 100)
            form.text(option.get("description"), f"{path}.options.{index}.description", 100, shortest=0, required=False)
