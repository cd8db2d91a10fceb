// Put the page together.

import { Controls } from "./bar/controls.js";
import { el } from "./base/dom.js";
import { People } from "./people/people.js";
import { Welcome } from "./bar/welcome.js";
import { pageLocale, say } from "./base/words.js";

const read = async (address) => (await fetch(address)).json();

const holder = document.querySelector("#people");
const strip = el("p", { class: "strip", role: "status", hidden: true });
holder.before(strip);
document.documentElement.lang = pageLocale();
document.title = say(pageLocale(), "title");

const [all, control] = await Promise.all([read("/people"), read("/control")]);
const people = new People(holder, all);
let welcome = null;
new Controls(document.querySelector("#bar"), people, () => welcome.open());
people.start();
people.botIs(control.bot_connected);
welcome = new Welcome(people, strip);
