// The first visit: explain the page and begin a game by one click.

import { leaves } from "../composer/completion.js";
import { post, say } from "./controls.js";
import { button, el, fill } from "../base/dom.js";
import { remember, remembered } from "../base/memory.js";
import { commandsIn, isThread, messagesOf } from "../base/store.js";
import { pageLocale } from "../base/words.js";

const SEEN = "cairn.welcomed";
const FIRST_GAME = "challenge l-calculus";
const LESSON = "learn";
const ALONE = [["play", "welcome-play"], ["puzzle", "welcome-puzzle"]];

export class Welcome {
  constructor(people, strip) {
    Object.assign(this, { people, strip, step: null });
    people.listeners.add(() => this.changed());
    if (!remembered(SEEN) && people.shown.length > 1) this.open();
  }

  open() {
    if (this.dialog) return;
    const names = { first: this.people.first.name, second: this.people.second?.name ?? "" };
    this.begin = button("", () => this.start(), { class: "press press-primary start" });
    this.lessons = el("div", { class: "lessons", role: "group", "aria-label": say("welcome-alone") });
    this.doors = el("div", { class: "lessons", role: "group", "aria-label": say("welcome-play") });
    this.dialog = el("dialog", { class: "sheet welcome", "aria-labelledby": "welcome-title" },
      el("img", { src: "/page/cairn.svg", alt: "" }), el("h2", { id: "welcome-title" }, say("welcome-title")),
      el("p", {}, say("welcome-text", names)), el("p", {}, say("welcome-alone")), this.lessons, this.doors,
      el("div", { class: "modal-foot" },
        button(say("welcome-look"), () => this.dialog.close(), { class: "press press-secondary" }), this.begin));
    this.dialog.addEventListener("close", () => { this.dialog.remove(); this.dialog = null; remember(SEEN, true); });
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.changed();
    this.tellRefused(this.dialog);
  }

  // List what the stand-in refused the bot, for those who work on it.
  async tellRefused(dialog) {
    const { violations } = await (await fetch("/control")).json();
    if (!violations.length) return;
    const details = el("details", { class: "refused" }, el("summary", {}, say("violations", { n: violations.length })),
      el("ul", {}, violations.slice(-20).map(({ route, code, reason }) => el("li", {}, `${route} · ${code} · ${reason}`))),
      button(say("violations-clear"), async () => { await post("/control/violations/clear", {}); details.remove(); }, { class: "link" }));
    dialog.append(details);
  }

  // Find a command, once the bot has registered it.
  leaf(name) {
    const { first } = this.people;
    return leaves(commandsIn(first.state, first.room)).find((each) => each.keys.join(" ") === name);
  }

  // Find the option that names a challenge's opponent.
  command() { return this.leaf(FIRST_GAME)?.options.find((option) => option.type === 6) ?? null; }

  // Offer a lesson of every game to who is here alone.
  offerLessons() {
    const option = this.leaf(LESSON)?.options[0];
    fill(this.lessons, ...(option?.choices ?? []).map((choice) => button(choice.name, () => this.learn(option, choice.value), { class: "press press-secondary" })));
  }

  // Offer to play against the bot, and a puzzle.
  offerDoors() {
    const there = ALONE.filter(([command]) => this.leaf(command));
    fill(this.doors, ...there.map(([command, words]) => button(say(words), () => this.run(command), { class: "press press-secondary" })));
  }

  learn(option, game) { return this.run(LESSON, { [option.key]: game }); }

  // On the first visit, let who is greeted in French be answered in French.
  async speakAsGreeted() {
    if (remembered(SEEN) || pageLocale() !== "fr") return;
    const { first, second } = this.people;
    for (const person of [first, second]) if (person) await person.ask({ do: "locale", locale: "fr" });
  }

  async run(command, options = {}) {
    const { first } = this.people;
    await this.speakAsGreeted();
    this.dialog.close();
    await first.ask({ do: "run", channel_id: first.roomId, command, options });
  }

  async start() {
    const { first, second } = this.people, option = this.command();
    await this.speakAsGreeted();
    this.dialog.close();
    const answer = await first.ask({ do: "run", channel_id: first.roomId, command: FIRST_GAME, options: { [option.key]: second.id } });
    if (answer.state === "acknowledged") this.show("step-accept");
  }

  changed() {
    if (this.dialog) {
      const isReady = this.people.botHere && this.people.second && this.people.first.room && this.command();
      this.begin.disabled = !isReady;
      if (isReady && !this.isReady) { this.offerLessons(); this.offerDoors(); this.begin.focus(); }
      this.isReady = isReady;
      const names = { first: this.people.first?.name, second: this.people.second?.name ?? "" };
      this.begin.textContent = say(isReady ? "welcome-start" : "welcome-wait", names);
    }
    if (this.step === "step-accept" && this.table()) this.show("step-play");
    else if (this.step === "step-play" && this.turns() > 1) this.show("step-done");
    else if (this.step === "step-done" && this.turns() > 3) this.show(null);
  }

  table() { return this.people.shown.find((each) => each.room && isThread(each.room)); }

  turns() {
    const person = this.table();
    return person ? messagesOf(person.state, person.roomId).filter((each) => !each.ephemeral && each.author.bot).length : 0;
  }

  show(step) {
    if (this.step === step) return;
    this.step = step;
    this.strip.hidden = step === null;
    if (step === null) return;
    fill(this.strip, el("span", {}, say(step, { second: this.people.second?.name ?? "" })),
      button("×", () => this.show(null), { "aria-label": say("step-close") }));
  }
}
