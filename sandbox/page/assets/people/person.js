// One person's column: their socket, what they see through it, and what they do.

import { setNow } from "../base/clock.js";
import { Composer } from "../composer/composer.js";
import { drawChannels } from "./channels.js";
import { button, el, fill, freshId } from "../base/dom.js";
import { drawHead } from "./person_head.js";
import { openModal } from "../messages/modal.js";
import { Room } from "./room.js";
import { remember, remembered } from "../base/memory.js";
import { Socket } from "../base/socket.js";
import { Toasts } from "./toasts.js";
import { blank, firstRoom, isThread, marksOf, take } from "../base/store.js";
import { pageLocale, say } from "../base/words.js";

const TYPING_LASTS = 8000, JUST_NOW = 5000;

export class Person {
  // `desk` hears what concerns everybody: { changed(), botIs(connected), botHere }
  constructor(who, desk) {
    Object.assign(this, { id: who.id, name: who.name, desk, state: blank(), roomId: null, connected: false, actedAt: 0 });
    Object.assign(this, { troubles: new Map(), listeners: new Set() });
    this.say = (key, values) => say(this.locale, key, values);
    this.build();
    this.socket = new Socket(who.id, (event) => this.hear(event), (connected) => this.isConnected(connected));
  }

  get locale() { return this.state.me?.locale ?? pageLocale(); }
  get room() { return this.state.channels.get(this.roomId) ?? null; }
  get marks() { return marksOf(this.state); }

  build() {
    this.head = el("header", { class: "person-head" });
    this.nav = el("nav", { class: "channels", id: freshId("channels") });
    this.roomView = new Room(this);
    this.typing = el("p", { class: "typing" });
    this.composer = new Composer({
      reader: this, room: () => this.room, ask: (action) => this.ask(action), failure: () => this.failure(),
    });
    this.toasts = new Toasts(this);
    this.chat = el("div", { class: "chat" }, this.toasts.node, this.roomView.node, this.typing, this.composer.node);
    this.veil = button("", () => this.drawer(false), { class: "drawer-veil", tabindex: "-1", "aria-hidden": "true" });
    this.body = el("div", { class: "person-body" }, this.nav, this.veil, this.chat);
    this.node = el("section", { class: "person", "aria-label": this.name, data: { person: this.name } }, this.head, this.body);
    this.escapes = (event) => { if (event.key === "Escape") this.leaveDrawer(); };
    document.addEventListener("keydown", this.escapes); // wherever the focus is
  }

  isConnected(connected) {
    this.connected = connected;
    this.drawHead();
    this.desk.changed(this, { type: "connected" });
  }

  ask(action) { return this.socket.ask(action); }

  close() {
    this.socket.close();
    document.removeEventListener("keydown", this.escapes);
    this.node.remove();
  }

  // Events

  hear(event) {
    const roomBefore = this.state.channels.get(event.channel?.id);
    take(this.state, event);
    HEARD[event.type]?.(this, event, roomBefore);
    for (const listener of [...this.listeners]) listener(event);
    this.desk.changed(this, event);
  }

  drawAll() {
    this.node.lang = this.locale;
    if (!this.room) this.roomId = this.rememberedRoom() ?? firstRoom(this.state);
    this.drawHead();
    this.drawChannels();
    this.roomView.draw();
    this.composer.draw();
    this.look();
  }

  drawHead() { drawHead(this.head, this); }

  drawChannels() {
    const stood = this.nav.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.nav.setAttribute("aria-label", `${this.say("channels")}, ${this.name}`);
    drawChannels(this.nav, this);
    if (stood) [...this.nav.querySelectorAll("[data-key]")].find((node) => node.dataset.key === stood)?.focus();
  }

  showTyping({ channel_id, user }) {
    if (channel_id !== this.roomId || user.id === this.id) return;
    this.typing.textContent = this.say("typing", { name: user.name });
    clearTimeout(this.typingEnds);
    this.typingEnds = setTimeout(() => { this.typing.textContent = ""; }, TYPING_LASTS);
  }

  // Mark the room in view as read, if somebody looks at it.
  look() {
    const room = this.room;
    const isSeen = document.visibilityState === "visible" && this.node.offsetParent !== null;
    if (room && isSeen && (room.unread || room.mentions)) this.ask({ do: "read", channel_id: room.id });
  }

  // Rooms

  rememberedRoom() {
    const roomId = remembered("cairn.rooms")?.[this.id];
    return this.state.channels.has(roomId) ? roomId : null;
  }

  go(channelId, messageId = null) {
    if (!this.state.channels.has(channelId)) return;
    if (channelId !== this.roomId) {
      this.roomId = channelId;
      remember("cairn.rooms", { ...remembered("cairn.rooms"), [this.id]: channelId });
      this.typing.textContent = "";
      if (this.composer.line) this.composer.leave();
      this.drawAll();
    }
    const wasInDrawer = this.nav.contains(document.activeElement) && this.node.classList.contains("drawer-open");
    this.drawer(false);
    if (wasInDrawer) this.roomView.list.focus({ preventScroll: true }); // what had the focus is hidden now
    if (messageId) this.roomView.show(messageId);
    this.desk.changed(this, { type: "went" });
  }

  // Whether a click in a message still waits for its answer to take the focus.
  awaitsAnswer(list) {
    const { activeElement } = document;
    return this.pressed && Date.now() - this.actedAt < JUST_NOW && (activeElement === document.body || list.contains(activeElement));
  }

  // Enter the thread of an accepted challenge, unless something is being written.
  follow(thread, before) {
    const isMine = Date.now() - this.actedAt < JUST_NOW;
    const isInvited = isThread(thread) && ((thread.joined && !before?.joined) || (isMine && !before));
    if (isInvited && thread.parent_id === this.roomId && this.composer.isEmpty) this.go(thread.id);
  }

  drawer(isOpen) {
    this.node.classList.toggle("drawer-open", isOpen);
    this.head.querySelector(".drawer-button")?.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.nav.querySelector(".here, .room")?.focus();
  }

  leaveDrawer() {
    if (!this.node.classList.contains("drawer-open")) return;
    this.drawer(false);
    this.head.querySelector(".drawer-button")?.focus();
  }

  async openDirect() {
    const answer = await this.ask({ do: "open_dm" });
    if (answer.channel_id) this.go(answer.channel_id);
  }

  find(messageId) {
    return this.roomView.messages.find((each) => each.id === messageId) ?? null;
  }

  begin(command) { this.composer.beginNamed(command); }

  // Acting on messages

  press(message, customId, node) { return this.use(message, { do: "click", custom_id: customId }, node); }

  choose(message, customId, values, node) { return this.use(message, { do: "select", custom_id: customId, values }, node); }

  async use(message, action, node) {
    if (node.classList.contains("busy")) return;
    Object.assign(this, { actedAt: Date.now(), pressed: node });
    node.classList.add("busy");
    node.setAttribute("aria-busy", "true");
    const answer = await this.ask({ ...action, message_id: message.id });
    node.classList.remove("busy");
    node.removeAttribute("aria-busy");
    this.judge(message.id, answer);
  }

  // Use what a person's menu offers; what comes of it is a form or a message of its own.
  async useOn(userId, command) {
    this.actedAt = Date.now();
    const trouble = this.troubleIn(await this.ask({ do: "use_on", channel_id: this.roomId, user_id: userId, command }));
    if (trouble !== null) this.composer.tell(trouble);
  }

  judge(messageId, answer) {
    const trouble = this.troubleIn(answer), message = this.find(messageId);
    if (trouble === null) this.troubles.delete(messageId);
    else this.troubles.set(messageId, trouble);
    if (message) this.roomView.retell(message);
  }

  troubleIn(answer) {
    if (answer.type === "wrong") return this.say("refused", { reason: answer.reason });
    return answer.state === "failed" ? this.failure() : null;
  }

  failure() { return this.say(this.desk.botHere ? "failed" : "failed-gone"); }

  dismiss(message) { return this.ask({ do: "dismiss", message_id: message.id }); }

  openForm({ modal }) {
    this.node.querySelector(".modal-shade")?.remove();
    const send = async (values) => this.troubleIn(await this.ask({ do: "submit", modal: modal.id, values }));
    this.node.append(openModal(modal, this, send, () => { this.body.inert = false; }));
    this.body.inert = true;
  }
}

const HEARD = {
  hello(person, event) { setNow(event.now); person.desk.botIs(event.bot_connected); person.drawAll(); },
  time(_person, event) { setNow(event.now); },
  bot(person, event) { person.desk.botIs(event.connected); },
  message(person, { message, new: isNew }) {
    person.toasts.hear(message, isNew);
    if (message.channel_id !== person.roomId) return;
    if (message.author.bot) person.typing.textContent = "";
    person.roomView.put(message, isNew);
  },
  message_gone(person, event) { if (event.channel_id === person.roomId) person.roomView.remove(event.message_id); },
  channel(person, { channel }, before) {
    person.drawChannels();
    if (channel.id === person.roomId) { person.drawHead(); person.composer.draw(); }
    person.follow(channel, before);
  },
  channel_gone(person, { channel_id }) {
    if (channel_id === person.roomId) { person.roomId = null; person.drawAll(); } else person.drawChannels();
  },
  marks(person, { channel_id }) {
    person.drawChannels();
    person.drawHead();
    if (channel_id === person.roomId) person.look();
  },
  me(person) { person.drawAll(); },
  guild(person) { person.drawChannels(); },
  guild_gone(person) { person.drawAll(); },
  typing(person, event) { person.showTyping(event); },
  modal(person, event) { person.openForm(event); },
};
