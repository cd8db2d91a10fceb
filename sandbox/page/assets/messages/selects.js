// A select of any kind: it unfolds in place and settles one choice at once, several on closing.

import { chosenAtFirst, fitting, selectChoices, STRING_SELECT } from "../composer/choices.js";
import { sign } from "./emoji.js";
import { el, fill, freshId } from "../base/dom.js";

const bounds = (select) => ({ least: select.min_values ?? 1, most: select.max_values ?? 1 });

// `settle(values, node)` gets each change in a form (`keeps`), and the final choice in a message.
export function select(part, reader, settle, { keeps = false, labelledBy = null } = {}) {
  return new Select(part, reader, settle, keeps, labelledBy).node;
}

class Select {
  constructor(part, reader, settle, keeps, labelledBy) {
    Object.assign(this, { part, reader, settle, keeps, ...bounds(part) });
    this.all = selectChoices(part, reader.state);
    this.sent = chosenAtFirst(part);
    this.chosen = [...this.sent];
    this.active = 0;
    this.listId = freshId("options");
    this.build(labelledBy);
  }

  get hint() { return this.part.placeholder || this.reader.say("choose"); }

  get isMany() { return this.most > 1 || this.least === 0; }

  build(labelledBy) {
    this.face = el("button", {
      type: "button", class: "select-face", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-controls": this.listId, "aria-labelledby": labelledBy, "aria-label": labelledBy ? null : this.hint,
      disabled: Boolean(this.part.disabled), data: { customId: this.part.custom_id, key: this.part.custom_id },
      on: { click: () => this.toggle(), keydown: (event) => this.key(event) },
    });
    this.list = el("ul", { class: "options", role: "listbox", id: this.listId, "aria-multiselectable": String(this.isMany), hidden: true });
    const search = this.reader.say("search");
    this.search = this.part.type === STRING_SELECT || this.part.type > 8 ? null : el("input", {
      class: "select-search", type: "text", hidden: true, placeholder: search, "aria-label": search, "aria-controls": this.listId,
      on: { input: () => { this.active = 0; this.drawList(); }, keydown: (event) => this.key(event) },
    });
    this.node = el("div", { class: "select" }, this.face, this.search, this.list);
    this.node.addEventListener("focusout", (event) => { if (!this.node.contains(event.relatedTarget)) this.close(); });
    this.drawFace();
  }

  drawFace() {
    const titles = this.chosen.map((value) => this.all.find((choice) => choice.value === value)?.title ?? value);
    fill(this.face,
      el("span", { class: titles.length ? "select-words" : "select-words select-empty" }, titles.join(", ") || this.hint),
      el("span", { class: "select-sign", "aria-hidden": "true" }, "⌄"));
  }

  shown() { return fitting(this.all, this.search?.value ?? ""); }

  drawList() {
    fill(this.list, this.shown().map((choice, index) => this.option(choice, index)));
    if (!this.list.children.length) this.list.append(el("li", { class: "options-none" }, this.reader.say("nothing-fits")));
    this.mark();
  }

  option(choice, index) {
    const isChosen = this.chosen.includes(choice.value);
    return el("li", { role: "option", id: `${this.listId}-${index}`, "aria-selected": String(isChosen), data: { value: choice.value },
      on: { mousedown: (event) => event.preventDefault(), mousemove: () => this.point(index), click: () => this.pick(choice.value) } },
    this.isMany ? el("span", { class: "tick", "aria-hidden": "true" }, isChosen ? "☑" : "☐") : null,
    sign(choice.emoji),
    el("span", { class: "option-words" }, el("span", {}, choice.title), choice.detail ? el("small", {}, choice.detail) : null));
  }

  point(index) {
    if (this.active === index) return;
    this.active = index;
    this.mark(false);
  }

  mark(scrolls = true) {
    const options = [...this.list.querySelectorAll("[role=option]")];
    options.forEach((option, index) => option.classList.toggle("active", index === this.active));
    const id = options[this.active]?.id;
    for (const holder of [this.face, this.search]) if (id && holder) holder.setAttribute("aria-activedescendant", id);
    if (scrolls) options[this.active]?.scrollIntoView({ block: "nearest" });
  }

  toggle() { if (this.list.hidden) this.open(); else this.close(); }

  open() {
    this.list.hidden = false;
    this.face.setAttribute("aria-expanded", "true");
    if (this.search) { this.search.hidden = false; this.search.value = ""; this.search.focus(); }
    this.active = Math.max(0, this.shown().findIndex((choice) => this.chosen.includes(choice.value)));
    this.drawList();
    this.node.scrollIntoView({ block: "nearest" });
  }

  close() {
    if (this.list.hidden) return;
    this.list.hidden = true;
    if (this.search) this.search.hidden = true;
    this.face.setAttribute("aria-expanded", "false");
    this.face.removeAttribute("aria-activedescendant");
    if (this.isMany) this.finish();
  }

  finish() {
    const isNew = this.chosen.join() !== this.sent.join();
    const isEnough = this.chosen.length >= this.least && this.chosen.length <= this.most;
    if (!isNew || (!isEnough && !this.keeps)) return;
    this.sent = [...this.chosen];
    this.settle(this.sent, this.face);
  }

  pick(value) {
    if (this.isMany) {
      this.chosen = this.chosen.includes(value) ? this.chosen.filter((each) => each !== value)
        : this.most === 1 ? [value] : [...this.chosen, value].slice(0, this.most);
      this.drawList();
      this.drawFace();
      return;
    }
    this.chosen = [value];
    this.drawFace();
    this.close();
    this.face.focus();
    this.sent = [value];
    this.settle(this.sent, this.face);
  }

  key(event) {
    const shown = this.shown(), isOpen = !this.list.hidden;
    const moves = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    if (event.key in moves) {
      event.preventDefault();
      if (!isOpen) { this.open(); return; }
      this.active = Math.min(Math.max(this.active + moves[event.key], 0), shown.length - 1);
      this.mark();
    } else if (isOpen && (event.key === "Enter" || (event.key === " " && event.target === this.face))) {
      event.preventDefault();
      if (shown[this.active]) this.pick(shown[this.active].value);
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
      this.face.focus();
    }
  }
}
