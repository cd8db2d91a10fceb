// The head of a column: the person, their room, their language and their settings.

import { avatar, badge, button, el, refresh } from "../base/dom.js";
import { isThread } from "../base/store.js";
import { LANGUAGES } from "../base/words.js";

export function drawHead(head, person) {
  const wasOpen = head.querySelector("details")?.open ?? false;
  const stood = head.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  refresh(head, drawerButton(person), avatar({ name: person.name }), el("h2", {}, person.name), place(person),
    el("span", { class: "gap" }), languages(person), menu(person, wasOpen));
  if (stood) [...head.querySelectorAll("[data-key]")].find((node) => node.dataset.key === stood)?.focus();
}

function drawerButton(person) {
  const { mentions, unread } = person.marks, isOpen = person.node.classList.contains("drawer-open");
  const mark = mentions ? badge(mentions, person.say("mentions-n", { n: mentions })) : unread ? el("span", { class: "dot" }) : null;
  return button(["☰", mark], () => person.drawer(!person.node.classList.contains("drawer-open")), {
    class: "drawer-button", "aria-label": person.say("channels-show"), "aria-expanded": String(isOpen), "aria-controls": person.nav.id,
    data: { key: "drawer" },
  });
}

function place(person) {
  if (!person.connected) return el("span", { class: "place" }, person.say("connecting"));
  const { room } = person;
  return room && el("span", { class: "place", title: room.name }, `${room.recipient || !room.guild_id ? "@" : isThread(room) ? "↳ " : "#"}${room.name}`);
}

function languages(person) {
  return el("span", { class: "languages", role: "group", "aria-label": person.say("language", { name: person.name }) },
    LANGUAGES.map(([locale, short, long]) => button(short, () => person.ask({ do: "locale", locale }), {
      lang: locale, title: long, "aria-label": `${short}, ${long}`, data: { key: `locale-${locale}` },
      "aria-pressed": String(person.locale.slice(0, 2) === locale.slice(0, 2)),
    })));
}

function menu(person, wasOpen) {
  const node = el("details", { class: "menu" },
    el("summary", { "aria-label": person.say("menu", { name: person.name }), data: { key: "menu" } }, "⋯"),
    el("div", { class: "menu-items" }, items(person).map(([words, action]) => button(words, () => choose(action)))));
  const choose = (action) => { node.open = false; person.ask(action); };
  node.open = wasOpen;
  node.addEventListener("focusout", (event) => { if (!node.contains(event.relatedTarget)) node.open = false; });
  node.addEventListener("keydown", (event) => { if (event.key === "Escape") node.open = false; });
  return node;
}

function items(person) {
  const { me } = person.state, { room, say } = person;
  if (!me) return [];
  const found = [
    [say(me.dms_open ? "dms-open" : "dms-closed"), { do: "dms", open: !me.dms_open }],
    [say(me.has_installed ? "uninstall" : "install"), { do: "install", installed: !me.has_installed }],
    [say(me.in_guild ? "leave-guild" : "join-guild"), { do: me.in_guild ? "leave_guild" : "join_guild" }],
  ];
  if (!room || !isThread(room)) return found;
  const [words, verb] = room.joined ? [say("leave-thread"), "leave_thread"] : [say("join-thread"), "join_thread"];
  return [[words, { do: verb, channel_id: room.id }], ...found];
}
