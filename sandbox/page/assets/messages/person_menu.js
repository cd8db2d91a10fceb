// A person's name, which unfolds to what the bot offers to do with them.

import { button, el, fill } from "../base/dom.js";
import { commandsOnPeople } from "../base/store.js";

export function personName(user, reader) {
  const items = el("div", { class: "menu-items" });
  const node = el("details", { class: "menu name-menu" }, el("summary", {}, el("strong", {}, user.name)), items);
  const use = (command) => { node.open = false; reader.useOn(user.id, command.key); };
  node.addEventListener("toggle", () => {
    const offered = node.open ? commandsOnPeople(reader.state, reader.room) : [];
    if (!offered.length) node.open = false;
    fill(items, offered.map((command) => button(command.name, () => use(command))));
  });
  node.addEventListener("focusout", (event) => { if (!node.contains(event.relatedTarget)) node.open = false; });
  node.addEventListener("keydown", (event) => { if (event.key === "Escape") node.open = false; });
  return node;
}
