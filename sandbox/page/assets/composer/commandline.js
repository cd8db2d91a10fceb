// A command being filled in, with one field for each option, completed from choices or by the bot.

import { offers, optionNamed, optionsFor, readOption } from "./completion.js";
import { fitting } from "./choices.js";
import { button, el } from "../base/dom.js";

const PAUSE = 220;

export class CommandLine {
  // `host`: { reader, listbox, sendButton, ask(action), send(), leave() }
  constructor(leaf, host) {
    Object.assign(this, { leaf, host, say: host.reader.say, fields: new Map(), asked: 0 });
    this.next = el("input", {
      class: "next-option", type: "text", role: "combobox", autocomplete: "off", "aria-expanded": "false", "aria-controls": host.listbox.id,
      "aria-label": this.say("options"),
      on: { input: () => this.typedNext(), focus: () => this.suggestOptions(), keydown: (event) => this.key(event, null) },
    });
    this.node = el("div", { class: "command-line" },
      el("span", { class: "command-name" }, leaf.title),
      button("×", () => host.leave(), { class: "command-leave", "aria-label": this.say("leave-command") }), this.next);
    for (const option of leaf.options) if (option.required) this.add(option);
    this.drawNext();
  }

  get used() { return new Set(this.fields.keys()); }

  add(option) {
    const input = el("input", {
      type: "text", role: "combobox", autocomplete: "off", "aria-expanded": "false", "aria-controls": this.host.listbox.id,
      "aria-label": `${option.name}: ${option.description}`, inputmode: option.type === 4 ? "numeric" : null, data: { option: option.key },
    });
    const field = { option, input, text: "", value: undefined };
    const leave = { class: "chip-leave", tabindex: "-1", "aria-label": this.say("remove-option", { name: option.name }) };
    field.node = el("span", { class: "chip" }, el("label", {}, el("span", { class: "chip-name" }, option.name), input),
      option.required ? null : button("×", () => this.remove(field), leave));
    input.addEventListener("input", () => { field.text = input.value; field.value = undefined; this.fit(field); this.suggest(field); });
    input.addEventListener("focus", () => { this.focused = field; this.suggest(field); });
    input.addEventListener("keydown", (event) => this.key(event, field));
    this.fields.set(option.key, field);
    this.next.before(field.node);
    this.fit(field);
    this.drawNext();
    return field;
  }

  fit(field) { field.input.style.setProperty("--width", `${Math.min(Math.max(field.input.value.length + 2, 6), 40)}ch`); }

  remove(field) {
    this.fields.delete(field.option.key);
    field.node.remove();
    this.drawNext();
    this.focusNext();
  }

  drawNext() {
    const left = this.leaf.options.length - this.fields.size;
    this.next.hidden = left === 0;
    this.next.placeholder = this.say("more-options", { n: left });
  }

  focusFirst() {
    const empty = [...this.fields.values()].find((field) => !field.input.value);
    const last = [...this.fields.values()].at(-1);
    (empty?.input ?? (this.next.hidden ? last?.input ?? this.host.sendButton : this.next)).focus();
  }

  focusNext() { this.host.listbox.hide(); this.focusFirst(); }

  // Options still to be named

  typedNext() {
    const named = optionNamed(this.leaf, this.used, this.next.value);
    if (named) this.begin(named); else this.suggestOptions();
  }

  begin(option) {
    this.next.value = "";
    this.add(option).input.focus();
  }

  suggestOptions() {
    const found = optionsFor(this.leaf, this.used, this.next.value);
    this.host.listbox.show(found.map((option) => ({ title: option.name, detail: option.description, pick: () => this.begin(option) })),
      { title: found.length ? this.say("options") : "", first: this.next.value.trim() !== "", holder: this.next });
  }

  // Values

  suggest(field) {
    const { option } = field, listed = offers(option, this.host.reader.state, this.say);
    if (field.value !== undefined) { this.host.listbox.hide(); return; }
    if (listed) this.show(field, fitting(listed, field.text));
    else if (option.autocomplete) this.askSoon(field);
    else this.host.listbox.show([], { title: `${option.name}: ${option.description}`, first: false, holder: field.input });
  }

  show(field, found) {
    this.host.listbox.show(found.map((each) => ({ title: each.title, detail: each.detail, pick: () => this.settle(field, each) })),
      { title: `${field.option.name}: ${field.option.description}`, holder: field.input });
  }

  askSoon(field) {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    if (this.host.listbox.isOpen && this.host.listbox.holder === field.input) this.host.listbox.stale(this.say("asking"));
    else this.host.listbox.show([], { title: this.say("asking"), holder: field.input });
    this.timer = setTimeout(async () => {
      const options = { ...this.filled(field), [field.option.key]: field.text };
      const answer = await this.host.ask({ do: "autocomplete", command: this.leaf.keys.join(" "), focused: field.option.key, options });
      if (turn !== this.asked || document.activeElement !== field.input) return;
      this.show(field, (answer.choices ?? []).map((choice) => ({ title: choice.name, detail: "", value: choice.value })));
    }, field.text ? PAUSE : 0);
  }

  filled(except) {
    const { reader } = this.host;
    const others = [...this.fields.values()].filter((field) => field !== except && (field.value !== undefined || field.text.trim()));
    return Object.fromEntries(others.map((field) => [field.option.key, readOption(field.option, field, reader.state, this.say).value])
      .filter(([, value]) => value !== undefined));
  }

  settle(field, choice) {
    Object.assign(field, { value: choice.value, text: choice.title });
    field.input.value = choice.title;
    this.fit(field);
    this.asked++;
    this.focusNext();
  }

  // Keys

  key(event, field) {
    const { listbox } = this.host;
    if (event.isComposing) return;
    const heard = {
      ArrowDown: () => listbox.move(1), ArrowUp: () => listbox.move(-1),
      Enter: () => { if (!listbox.pick()) this.host.send(); },
      Escape: () => { if (listbox.isOpen) listbox.hide(); else this.host.leave(); },
    }[event.key];
    if (heard) { event.preventDefault(); event.stopPropagation(); heard(); }
    else if (event.key === "Tab" && !event.shiftKey && listbox.isOpen && listbox.pick({ orFirst: Boolean(field) })) event.preventDefault();
    else if (event.key === "Backspace" && event.target.value === "") this.backspace(event, field);
  }

  backspace(event, field) {
    event.preventDefault();
    const before = [...this.fields.values()];
    if (field && !field.option.required) this.remove(field);
    else if (!field && before.length) before.at(-1).input.focus();
    else this.host.leave();
  }

  // Read all fields: { options } or { wrong, field }.
  read() {
    const options = {};
    for (const field of this.fields.values()) {
      const { value, wrong } = readOption(field.option, field, this.host.reader.state, this.say);
      if (wrong) return { wrong, field };
      if (value !== undefined) options[field.option.key] = value;
    }
    return { options };
  }
}
