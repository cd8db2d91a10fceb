// The messages of the room in view, kept in order, redrawn one by one, scrolled as a reader expects.

import { button, el, fill } from "../base/dom.js";
import { goesOn, messageNode, plain, troubleLine } from "../messages/messages.js";
import { nextUseful, sameControl } from "../messages/focus.js";
import { messagesOf } from "../base/store.js";

const NEAR = 60;

export class Room {
  constructor(person) {
    this.person = person;
    this.list = el("ol", { class: "messages", tabindex: "0" });
    this.inner = el("div", { class: "messages-inner" }, this.list);
    this.scroller = el("div", { class: "scroller", on: { scroll: () => this.scrolled() } }, this.inner);
    this.newest = button("", () => this.toEnd(), { class: "newest", hidden: true });
    this.hear = el("div", { class: "unseen", "aria-live": "polite", role: "log" });
    this.node = el("div", { class: "room-view" }, this.scroller, this.newest, this.hear);
    this.atEnd = true;
    this.lastTop = 0;
    this.settling = 0;
    this.said = new Map(); // what each message said when it was last read out, or seen at first
    new ResizeObserver(() => { if (this.atEnd) this.toEnd(); }).observe(this.inner);
    new ResizeObserver(() => { if (this.atEnd) this.toEnd(); }).observe(this.scroller);
  }

  get messages() { return this.person.roomId ? messagesOf(this.person.state, this.person.roomId) : []; }

  nodeOf(id) { return this.list.querySelector(`:scope > [data-id="${CSS.escape(id)}"]`); }

  // Draw everything again, for another room or another language.
  draw({ keepsPlace = false } = {}) {
    const { say, room } = this.person, all = this.messages;
    this.list.setAttribute("aria-label", say("messages-in", { name: room?.name ?? "" }));
    this.newest.textContent = `↓ ${say("newest")}`;
    fill(this.list, this.start(), all.map((message, n) => messageNode(message, all[n - 1], this.person)));
    for (const message of all) if (!message.loading) this.said.set(message.id, plain(message, this.person));
    if (!keepsPlace) this.toEnd();
  }

  start() {
    const { say, room, state } = this.person;
    if (!room) return null;
    const inside = state.hasOlder.get(room.id)
      ? [button(say("older"), () => this.older(), { class: "press press-secondary" })]
      : [say("beginning", { name: room.name }), room.topic ? el("p", {}, room.topic) : null];
    return el("li", { class: "beginning" }, inside);
  }

  async older() {
    const [first] = this.messages, fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    await this.person.ask({ do: "history", channel_id: this.person.roomId, before: first.id });
    this.draw({ keepsPlace: true });
    this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
  }

  put(message, isNew) {
    this.settle();
    const all = this.messages, at = all.findIndex((each) => each.id === message.id), old = this.nodeOf(message.id);
    const fresh = messageNode(message, all[at - 1], this.person);
    if (old) replace(old, fresh);
    else {
      const after = all[at + 1] && this.nodeOf(all[at + 1].id);
      if (after) after.before(fresh); else this.list.append(fresh);
    }
    this.redrawNext(all, at);
    if (message.author.id !== this.person.state.me.id) this.announce(message);
    this.follow(message, fresh);
    if (old) return;
    if (isNew && (message.ephemeral || message.author.id === this.person.id)) this.toEnd();
    this.newest.hidden = this.atEnd;
  }

  // Move the focus from a pressed control to the private answer that carries on, and show all of it that there is room for.
  follow(message, node) {
    if (!message.ephemeral || message.loading || !this.person.awaitsAnswer(this.list)) return;
    const next = node.contains(document.activeElement) ? null : nextUseful(node);
    next?.focus({ preventScroll: true });
    this.person.pressed = null;
    if (node === this.list.lastElementChild) this.toEnd(); else node.scrollIntoView({ block: "nearest" });
  }

  // Write an error beside a message without redrawing the message.
  retell(message) {
    const node = this.nodeOf(message.id);
    node?.querySelector(".trouble")?.remove();
    node?.querySelector(".message-main").append(troubleLine(message, this.person) ?? "");
  }

  redrawNext(all, at) {
    const next = all[at + 1], node = next && this.nodeOf(next.id);
    if (node && node.classList.contains("goes-on") !== goesOn(next, all[at])) replace(node, messageNode(next, all[at], this.person));
  }

  remove(id) {
    this.settle();
    const node = this.nodeOf(id), hadFocus = node?.contains(document.activeElement);
    node?.remove();
    const all = this.messages;
    all.forEach((_, n) => this.redrawNext(all, n - 1));
    if (hadFocus) this.list.focus({ preventScroll: true });
  }

  // Read out what is new, and what an edit changed: a private answer often comes as the edit of a first word.
  announce(message) {
    const words = plain(message, this.person);
    if (message.loading || this.said.get(message.id) === words) return;
    this.said.set(message.id, words);
    const said = `${message.author.name}: ${words.slice(0, 300)}`;
    fill(this.hear, message.ephemeral ? `${said} (${this.person.say("only-you")})` : said);
  }

  show(id) {
    const node = this.nodeOf(id);
    if (!node) return;
    this.atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("pointed");
  }

  scrolled() {
    if (this.settling > 0) return;
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.atEnd = true;
    else if (scrollTop < this.lastTop) this.atEnd = false; // only a reader scrolls up; what grows below leaves the place
    this.lastTop = scrollTop;
    if (this.atEnd) this.newest.hidden = true;
  }

  // Ignore scrolling that comes from messages changing their size, until they have settled.
  settle() {
    this.settling++;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      this.settling--;
      if (this.atEnd) this.toEnd();
    }));
  }

  toEnd() {
    this.atEnd = true;
    this.newest.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.lastTop = this.scroller.scrollTop;
  }
}

// Replace a message and move the focus from its old control to the same or the next useful one.
function replace(old, fresh) {
  const stood = old.contains(document.activeElement) ? document.activeElement : null;
  old.replaceWith(fresh);
  if (!stood) return;
  (sameControl(fresh, stood.dataset.key) ?? nextUseful(fresh) ?? fresh).focus({ preventScroll: true });
}
