// A form the bot has opened; it covers only its person's column, so that others can go on.

import { button, el, fill, freshId } from "../base/dom.js";
import { prose } from "./prose.js";
import { select } from "./selects.js";

const ROW = 1, TEXT_INPUT = 4, WORDS = 10, LABEL = 18, UPLOAD = 19, RADIO = 21, BOXES = 22, BOX = 23;

// `send(values)` resolves with the error, or with null when the form was accepted.
export function openModal(modal, reader, send, closed) {
  const values = {}, titleId = freshId("form");
  const trouble = el("p", { class: "trouble", role: "alert", hidden: true });
  const form = el("form", { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": titleId, novalidate: false },
    el("h2", { id: titleId }, modal.title),
    modal.components.map((part) => top(part, values, reader)), trouble,
    el("div", { class: "modal-foot" },
      button(reader.say("cancel"), () => close(), { class: "press press-secondary" }),
      el("button", { type: "submit", class: "press press-primary" }, reader.say("submit"))));
  const shade = el("div", { class: "modal-shade" }, form);
  const before = document.activeElement;
  const close = () => { shade.remove(); closed(); before?.focus?.(); };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = await send(values);
    if (wrong === null) { close(); return; }
    trouble.hidden = false;
    fill(trouble, wrong);
  });
  shade.addEventListener("keydown", (event) => keep(event, form, close));
  setTimeout(() => (form.querySelector("input, textarea, .select-face") ?? form.querySelector("[type=submit]")).focus());
  return shade;
}

// Keep Tab inside the form, and let Escape leave it.
function keep(event, form, close) {
  if (event.key === "Escape") { event.stopPropagation(); close(); }
  if (event.key !== "Tab") return;
  const stops = [...form.querySelectorAll("button, input, textarea, [tabindex='0']")].filter((node) => !node.disabled && node.offsetParent);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement === edge) { event.preventDefault(); (event.shiftKey ? stops.at(-1) : stops[0]).focus(); }
}

function top(part, values, reader) {
  if (part.type === WORDS) return prose(part.content, reader);
  if (part.type === ROW) return part.components.map((each) => labelled(each, each.label ?? "", "", values, reader));
  if (part.type === LABEL) return labelled(part.component, part.label, part.description ?? "", values, reader);
  return null;
}

function labelled(part, label, description, values, reader) {
  const labelId = freshId("label"), hintId = freshId("hint"), inputId = freshId("field");
  const isGroup = part.type === RADIO || part.type === BOXES;
  return el("div", { class: "field", role: isGroup ? "group" : null, "aria-labelledby": isGroup ? labelId : null },
    el("label", { id: labelId, for: inputId }, label, isNeeded(part) ? star(reader) : null),
    description ? el("p", { class: "small", id: hintId }, description) : null,
    field(part, values, { labelId, inputId, hintId: description ? hintId : null }, reader));
}

const star = (reader) => el("span", { class: "star", title: reader.say("needed") }, " *");

const isNeeded = (part) => part.type !== BOX && part.required !== false;

function field(part, values, ids, reader) {
  switch (part.type) {
    case TEXT_INPUT: return textField(part, values, ids);
    case RADIO: case BOXES: return boxes(part, values);
    case BOX: return box(part, values, ids);
    case UPLOAD: return el("p", { class: "small" }, reader.say("no-files"));
    default: return select(part, reader, (chosen) => { values[part.custom_id] = chosen; }, { keeps: true, labelledBy: ids.labelId });
  }
}

function textField(part, values, { inputId, hintId }) {
  const isLong = part.style === 2;
  const node = el(isLong ? "textarea" : "input", {
    id: inputId, name: part.custom_id, placeholder: part.placeholder ?? "", required: part.required !== false, "aria-describedby": hintId,
    maxLength: part.max_length ?? 4000, minLength: part.min_length ?? 0, autocomplete: "off",
  });
  if (isLong) node.rows = 4;
  else node.type = "text";
  node.value = part.value ?? "";
  node.addEventListener("input", () => { values[part.custom_id] = node.value; });
  return node;
}

function boxes(part, values) {
  const isMany = part.type === BOXES;
  const inputs = part.options.map((option) => {
    const input = el("input", { type: isMany ? "checkbox" : "radio", name: part.custom_id, value: option.value });
    input.checked = Boolean(option.default);
    const hint = option.description ? el("small", {}, option.description) : null;
    return [input, el("label", { class: "box" }, input, el("span", { class: "option-words" }, el("span", {}, option.label), hint))];
  });
  const note = () => { values[part.custom_id] = inputs.filter(([input]) => input.checked).map(([input]) => input.value); };
  for (const [input] of inputs) input.addEventListener("change", note);
  return el("div", { class: "boxes" }, inputs.map(([, label]) => label));
}

function box(part, values, { inputId }) {
  const input = el("input", { type: "checkbox", id: inputId });
  input.checked = Boolean(part.default);
  input.addEventListener("change", () => { values[part.custom_id] = input.checked; });
  return input;
}
