// What a phone's lock screen would show of a message that rings for this person: its `push_text`, for a moment.

import { button, el } from "../base/dom.js";

const STAYS = 8000, MOST = 3;

export class Toasts {
  constructor(person) {
    this.person = person;
    this.told = new Set();
    this.node = el("div", { class: "toasts" });
  }

  hear(message, isNew) {
    const { me, channels } = this.person.state;
    if (!message.rings.includes(me.id) || this.told.has(message.id) || (!isNew && message.edited)) return;
    this.told.add(message.id);
    this.show(message, channels.get(message.channel_id)?.name ?? "");
  }

  show(message, room) {
    const toast = button([
      el("strong", {}, `${message.author.name} · ${room}`),
      el("span", { class: message.push_text ? "" : "nothing" }, message.push_text || this.person.say("push-empty")),
    ], () => { toast.remove(); this.person.go(message.channel_id, message.id); }, { class: "toast", data: { message: message.id } });
    this.node.append(toast);
    while (this.node.childElementCount > MOST) this.node.firstElementChild.remove();
    setTimeout(() => toast.remove(), STAYS);
  }
}
