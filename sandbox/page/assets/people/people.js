// The people shown: up to three side by side, or one at a time on a narrow screen.

import { remember, remembered } from "../base/memory.js";
import { Person } from "./person.js";

const MOST = 3;
const NARROW = matchMedia("(max-width: 760px)");

export class People {
  constructor(holder, all) {
    Object.assign(this, { holder, all, shown: [], front: null, botHere: false, listeners: new Set() });
    NARROW.addEventListener("change", () => this.arrange());
    document.addEventListener("visibilitychange", () => this.look());
  }

  // Whether any socket is open; without one nobody knows how the bot is.
  get isConnected() { return this.shown.some((person) => person.connected); }

  get isNarrow() { return NARROW.matches; }
  get first() { return this.shown[0] ?? null; }
  get second() { return this.shown[1] ?? null; }

  start() {
    const asked = new URLSearchParams(location.search).get("as")?.split(",");
    this.isFixed = Boolean(asked);
    const wanted = asked ?? remembered("cairn.shown") ?? ["Ana", "Ben"];
    const found = wanted.map((name) => this.all.find((each) => each.name === name)).filter(Boolean);
    for (const who of (found.length ? found : this.all.slice(0, 2)).slice(0, MOST)) this.add(who);
    const front = this.shown.find((each) => each.name === remembered("cairn.front"));
    if (front) { this.front = front; this.arrange(); }
    this.isStarted = true;
  }

  add(who) {
    const person = new Person(who, this);
    this.shown.push(person);
    this.holder.append(person.node);
    this.front ??= person;
    this.arrange();
    return person;
  }

  // Show or hide somebody; on a narrow screen bring them to the front.
  choose(who) {
    const person = this.shown.find((each) => each.id === who.id);
    if (this.isNarrow) {
      if (!person && this.shown.length >= MOST) this.hide(this.shown.find((each) => each !== this.front));
      this.front = person ?? this.add(who);
    } else if (person && this.shown.length > 1) this.hide(person);
    else if (!person && this.shown.length < MOST) this.add(who);
    else if (!person) return false;
    this.arrange();
    return true;
  }

  hide(person) {
    this.shown = this.shown.filter((each) => each !== person);
    if (this.front === person) [this.front] = this.shown;
    person.close();
  }

  arrange() {
    for (const person of this.shown) person.node.classList.toggle("front", person === this.front);
    this.holder.dataset.count = this.shown.length;
    if (this.isStarted && !this.isFixed) {
      remember("cairn.shown", this.shown.map((each) => each.name));
      remember("cairn.front", this.front?.name);
    }
    this.look();
    this.tell();
  }

  look() { for (const person of this.shown) person.look(); }

  changed(person, event) { this.tell(person, event); }

  botIs(connected) {
    this.botHere = connected;
    this.tell();
  }

  tell(person, event) { for (const listener of this.listeners) listener(person, event); }
}
