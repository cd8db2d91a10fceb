// The message box: plain words, or a slash command with completion.

import { begun, commandsFor, leaves } from "./completion.js";
import { CommandLine } from "./commandline.js";
import { el, fill } from "../base/dom.js";
import { Listbox } from "../base/listbox.js";
import { commandsIn } from "../base/store.js";

export class Composer {
  // `host`: { reader, room(), ask(action), failure() }
  constructor(host) {
    Object.assign(this, { host, reader: host.reader, line: null });
    this.listbox = new Listbox();
    this.trouble = el("p", { class: "trouble", role: "alert", hidden: true });
    this.words = el("textarea", {
      rows: 1, class: "words", autocomplete: "off", // a text box of several lines may not be a combobox
      "aria-haspopup": "listbox", "aria-controls": this.listbox.id, "aria-autocomplete": "list",
      on: { input: () => this.typed(), keydown: (event) => this.key(event) },
    });
    this.box = el("div", { class: "box-inner" }, this.words);
    this.button = el("button", { type: "submit", class: "send", on: { keydown: (event) => this.leaveBy(event) } }, "➤");
    this.node = el("form", { class: "composer", on: { submit: (event) => { event.preventDefault(); this.send(); } } },
      this.listbox.node, this.trouble, el("div", { class: "box-outer" }, this.box, this.button));
    this.node.addEventListener("focusout", (event) => { if (!this.node.contains(event.relatedTarget)) this.listbox.hide(); });
  }

  get isEmpty() { return this.line === null && !this.words.value.trim(); }

  draw() {
    const room = this.host.room(), canWrite = Boolean(room?.can.send);
    this.words.disabled = !canWrite;
    const hint = !room ? "" : canWrite ? this.reader.say("write-in") : this.reader.say("no-writing");
    this.words.placeholder = hint;
    this.words.setAttribute("aria-label", room ? `${room.name}: ${hint}` : hint);
    this.button.setAttribute("aria-label", this.reader.say("send"));
  }

  commands() { return leaves(commandsIn(this.reader.state, this.host.room())); }

  typed() {
    this.grow();
    this.tell(null);
    const text = this.words.value;
    if (!text.startsWith("/")) { this.listbox.hide(); return; }
    const found = begun(this.commands(), text);
    if (found && !found.rest) { this.begin(found.leaf); return; }
    const fit = found ? [] : commandsFor(this.commands(), text);
    this.listbox.show(fit.map((leaf) => ({ title: leaf.title, detail: leaf.description, pick: () => this.begin(leaf) })),
      { title: fit.length ? this.reader.say("commands") : "", holder: this.words });
  }

  grow() {
    this.words.style.height = "auto";
    this.words.style.height = `${Math.min(this.words.scrollHeight, 160)}px`;
  }

  key(event) {
    if (event.isComposing || event.shiftKey) return;
    const { listbox } = this;
    const heard = event.key === "Enter" ? () => { if (!listbox.isOpen || !listbox.pick()) this.send(); } : listbox.isOpen && {
      Tab: () => listbox.pick({ orFirst: true }), Escape: () => listbox.hide(),
      ArrowDown: () => listbox.move(1), ArrowUp: () => listbox.move(-1),
    }[event.key];
    if (!heard) return;
    event.preventDefault();
    event.stopPropagation();
    heard();
  }

  // Begin a command as if it had been typed.
  begin(leaf) {
    this.line = new CommandLine(leaf, {
      reader: this.reader, listbox: this.listbox, sendButton: this.button, send: () => this.send(), leave: () => this.leave(),
      ask: (action) => this.host.ask({ ...action, channel_id: this.host.room().id }),
    });
    this.listbox.hide();
    this.tell(null);
    fill(this.box, this.line.node);
    this.line.focusFirst();
  }

  beginNamed(name) {
    const leaf = this.commands().find((each) => [each.keys.join(" "), each.names.join(" ")].includes(name));
    if (leaf) this.begin(leaf); else this.tell(this.reader.say("no-command"));
  }

  leave() {
    this.line = null;
    this.words.value = "";
    this.listbox.hide();
    this.tell(null);
    fill(this.box, this.words);
    this.grow();
    this.words.focus();
  }

  // Let the send button of a command without options be left by the same keys as a field.
  leaveBy(event) {
    if (!this.line || (event.key !== "Escape" && event.key !== "Backspace")) return;
    event.preventDefault();
    event.stopPropagation();
    this.leave();
  }

  tell(words) {
    this.trouble.hidden = words === null;
    this.trouble.textContent = words ?? "";
  }

  async send() {
    const room = this.host.room();
    if (!room || this.node.classList.contains("busy")) return;
    this.listbox.hide();
    await (this.line ? this.sendCommand(room) : this.sendWords(room));
  }

  async sendCommand(room) {
    const { options, wrong, field } = this.line.read();
    if (wrong) {
      this.tell(this.reader.say(...wrong));
      field.input.focus();
      return;
    }
    const command = this.line.leaf.keys.join(" ");
    await this.deliver({ do: "run", channel_id: room.id, command, options }, this.line.leaf.title);
  }

  async sendWords(room) {
    const text = this.words.value;
    if (!text.trim()) return;
    const isCommand = text.startsWith("/");
    if (isCommand && !begun(this.commands(), `${text.trim()} `)) this.tell(this.reader.say("no-command"));
    else if (isCommand) await this.deliver({ do: "line", channel_id: room.id, text: text.trim() }, text.trim());
    else await this.deliver({ do: "say", channel_id: room.id, content: text }, text);
  }

  // Put refused text back into the box, so that it can be corrected.
  async deliver(action, title) {
    this.node.classList.add("busy");
    const answer = await this.host.ask(action);
    this.node.classList.remove("busy");
    if (answer.type === "wrong") {
      this.tell(this.reader.say("refused", { reason: answer.reason }));
      return;
    }
    const hadFocus = this.node.contains(document.activeElement) || document.activeElement === document.body;
    this.line = null;
    this.words.value = "";
    fill(this.box, this.words);
    this.grow();
    if (hadFocus) this.words.focus();
    this.tell(answer.state === "failed" ? `${title} — ${this.host.failure()}` : null);
  }
}
