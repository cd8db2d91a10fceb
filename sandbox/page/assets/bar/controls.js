// The bar above everybody: who is shown, the time, random play, help.

import { avatar, badge, button, el, fill, refresh } from "../base/dom.js";
import { timeElement, written } from "../base/clock.js";
import { RandomPlay } from "./random.js";
import { choosePageLocale, LANGUAGES, pageLocale, say as inLanguage } from "../base/words.js";

const HOUR = 3600, DAY = 24 * HOUR;
const STEPS = [["pass-hour", HOUR, {}], ["pass-day", DAY, {}], ["pass-days", 3 * DAY, { n: 3 }], ["pass-days", 7 * DAY, { n: 7 }]];

const locale = pageLocale();
export const say = (key, values) => inLanguage(locale, key, values);

export const post = (address, body) =>
  fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

export class Controls {
  constructor(bar, people, openHelp) {
    Object.assign(this, { bar, people });
    this.random = new RandomPlay(people, (key, values) => this.tell(say(key, values)));
    this.note = el("p", { class: "bar-note", role: "status" });
    this.chips = el("div", { class: "chips", role: "group", "aria-label": say("people") });
    this.randomButton = button("", () => this.toggleRandom(), { class: "tool random", title: say("random-hint") });
    this.tools = el("div", { class: "tools", id: "tools" }, this.time(), this.randomButton, this.languages(),
      button(say("help"), openHelp, { class: "tool help" }));
    this.toolsButton = button("⚙", () => this.showTools(!bar.classList.contains("tools-open")), {
      class: "tool tools-button", "aria-label": say("tools"), title: say("tools"), "aria-expanded": "false", "aria-controls": "tools",
    });
    this.bot = el("span", { class: "bot-state" });
    fill(bar, this.brand(), this.chips, el("span", { class: "gap" }), this.tools, this.toolsButton, this.note);
    people.listeners.add(() => this.draw());
    this.draw();
  }

  brand() {
    return el("div", { class: "brand" }, el("img", { src: "/page/cairn.svg", alt: "" }),
      el("div", {}, el("h1", {}, say("title")), this.bot));
  }

  time() {
    return el("div", { class: "time", role: "group", "aria-label": say("time-hint"), title: say("time-hint") },
      el("span", { class: "unseen" }, say("time-now")), timeElement(0, "now", locale, "clock"),
      STEPS.map(([key, seconds, values]) => {
        const step = say(key, values);
        return button(step, (event) => this.pass(seconds, step, event.currentTarget), { class: "tool", data: { seconds } });
      }));
  }

  // Let time pass, and say that it did: in words, and by a flash of the clock.
  async pass(seconds, step, node) {
    node.classList.add("busy");
    const answer = await post("/control/time", { seconds });
    node.classList.remove("busy");
    if (!answer.ok) { this.tell(say("time-fixed")); return; }
    const clock = this.bar.querySelector(".clock");
    clock.classList.remove("moved");
    requestAnimationFrame(() => clock.classList.add("moved"));
    this.tell(say("time-passed", { step, now: written((await answer.json()).now, "now", locale) }));
  }

  languages() {
    return el("span", { class: "languages", role: "group", "aria-label": say("page-language"), title: say("page-language") },
      LANGUAGES.map(([language, short, long]) => button(short, () => choosePageLocale(language), {
        lang: language, "aria-label": `${short}, ${long}`, title: long, "aria-pressed": String(language.slice(0, 2) === locale),
      })));
  }

  showTools(isOpen) {
    this.bar.classList.toggle("tools-open", isOpen);
    this.toolsButton.setAttribute("aria-expanded", String(isOpen));
  }

  async toggleRandom() {
    const playing = this.random.toggle();
    this.draw();
    await playing;
    this.draw();
  }

  tell(words) {
    this.note.textContent = words;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => { this.note.textContent = ""; }, 9000);
  }

  draw() {
    const { botHere, isConnected } = this.people;
    this.randomButton.textContent = say(this.random.isOn ? "random-stop" : "random");
    this.randomButton.setAttribute("aria-pressed", String(this.random.isOn));
    this.bot.textContent = say(!isConnected ? "connecting" : botHere ? "bot-here" : "bot-gone");
    this.bot.classList.toggle("gone", !isConnected || !botHere);
    this.drawChips();
  }

  drawChips() {
    const stood = this.chips.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    refresh(this.chips, this.people.all.map((who) => this.chip(who)), this.adder());
    if (stood) [...this.chips.querySelectorAll("[data-key]")].find((node) => node.dataset.key === stood)?.focus();
    this.showFront();
  }

  // On a phone the chips go past the edge: scroll to whoever came to the front.
  showFront() {
    const front = this.people.isNarrow ? this.people.front?.id : undefined;
    if (front === this.shownFront) return;
    this.shownFront = front;
    this.chips.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  chip(who) {
    const person = this.people.shown.find((each) => each.id === who.id);
    const isOn = this.people.isNarrow ? person && person === this.people.front : Boolean(person);
    const mentions = person?.marks.mentions ?? 0;
    const face = [avatar(who), el("span", {}, who.name), mentions ? badge(mentions, say("mentions-n", { n: mentions })) : null];
    return button(face, () => { if (!this.people.choose(who)) this.tell(say("most-people")); }, {
      class: "chip-person", "aria-pressed": String(Boolean(isOn)), data: { key: `chip-${who.id}` },
      title: say(isOn ? "hide-person" : "show-person", { name: who.name }),
    });
  }

  adder() {
    const label = say("add-person");
    return button("+", () => this.askName(), { class: "chip-person adder", "aria-label": label, title: label, data: { key: "adder" } });
  }

  askName() {
    const label = say("new-name");
    const input = el("input", { type: "text", maxLength: 32, required: true, "aria-label": label, placeholder: label });
    const dialog = el("dialog", { class: "sheet small-sheet", "aria-label": say("add-person") });
    const form = el("form", { method: "dialog" }, el("h2", {}, say("add-person")), input,
      el("div", { class: "modal-foot" }, el("button", { type: "submit", class: "press press-primary" }, say("add"))));
    form.addEventListener("submit", (event) => { event.preventDefault(); this.add(input.value.trim()); dialog.close(); });
    dialog.append(form);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  async add(name) {
    const answer = await post("/people", { name, locale: locale === "fr" ? "fr" : "en-US" });
    if (!answer.ok) { this.tell(say("name-taken")); return; }
    const who = await answer.json();
    this.people.all.push(who);
    if (!this.people.choose(who)) this.draw();
  }
}
