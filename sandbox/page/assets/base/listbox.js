// The list of suggestions above a message box.

import { el, fill, freshId } from "./dom.js";

export class Listbox {
  constructor() {
    this.id = freshId("suggestions");
    this.head = el("p", { class: "suggestions-head", "aria-hidden": "true" });
    this.list = el("ul", { role: "listbox", id: this.id });
    this.node = el("div", { class: "suggestions", hidden: true, tabindex: "0" }, this.head, this.list);
    this.hide();
  }

  get isOpen() { return !this.node.hidden; }

  // `items`: { title, detail, pick }. `first` says whether one is active from the start.
  show(items, { title, first = true, holder }) {
    this.holder?.removeAttribute("aria-activedescendant");
    Object.assign(this, { items, holder, active: first && items.length ? 0 : -1 });
    this.head.textContent = title;
    this.list.setAttribute("aria-label", title);
    fill(this.list, items.map((item, index) => this.option(item, index)));
    this.node.hidden = !title && !items.length;
    this.expand();
    this.mark();
  }

  option({ title, detail, pick }, index) {
    const picked = (event) => { event.preventDefault(); pick(); };
    return el("li", { role: "option", id: `${this.id}-${index}`, on: { mousedown: picked } },
      el("span", { class: "suggestion-title" }, title), detail ? el("span", { class: "suggestion-detail" }, detail) : null);
  }

  // Make Enter ignore the shown suggestions, because they belong to earlier text.
  stale(title) {
    this.head.textContent = title;
    this.active = -1;
    this.items = [];
    for (const option of this.list.children) option.classList.add("stale");
    this.mark();
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.active = -1;
    this.expand();
    this.holder?.removeAttribute("aria-activedescendant");
  }

  // Only a combobox is open or not; a text box just controls the list.
  expand() {
    if (this.holder?.role === "combobox") this.holder.setAttribute("aria-expanded", String(this.isOpen));
  }

  move(step) {
    if (!this.items.length) return;
    const count = this.items.length;
    this.active = this.active < 0 ? (step > 0 ? 0 : count - 1) : (this.active + step + count) % count;
    this.mark();
  }

  pick({ orFirst = false } = {}) {
    const item = this.items[this.active] ?? (orFirst ? this.items[0] : undefined);
    item?.pick();
    return Boolean(item);
  }

  mark() {
    [...this.list.children].forEach((option, index) => {
      option.classList.toggle("active", index === this.active);
      option.setAttribute("aria-selected", String(index === this.active));
    });
    const active = this.list.children[this.active];
    if (active) this.holder?.setAttribute("aria-activedescendant", active.id);
    active?.scrollIntoView({ block: "nearest" });
  }
}
