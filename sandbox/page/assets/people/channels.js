// The list of rooms one person sees, threads under their channel, with unread and mention marks.

import { badge, button, el, refresh } from "../base/dom.js";
import { directsOf, roomsOf, threadsOf } from "../base/store.js";

export function drawChannels(nav, person) {
  const { state, say } = person;
  const rooms = roomsOf(state), directs = directsOf(state);
  const guild = [...state.guilds.values()][0];
  refresh(nav,
    el("h3", {}, guild?.name ?? say("rooms")),
    rooms.length ? el("ul", {}, rooms.map((room) => roomItem(room, person))) : el("p", { class: "none" }, say("nothing-seen")),
    el("h3", {}, say("directs")),
    directs.length ? el("ul", {}, directs.map((room) => roomItem(room, person))) : writeToBot(person));
}

function writeToBot(person) {
  const bot = [...person.state.users.values()].find((user) => user.bot);
  return bot && button(person.say("open-direct", { name: bot.name }), () => person.openDirect(), { class: "room" });
}

function roomItem(room, person) {
  const threads = threadsOf(person.state, room.id).filter((thread) => !thread.archived || thread.joined);
  return el("li", {}, roomButton(room, person), threads.length
    ? el("ul", { class: "threads" }, threads.map((thread) => el("li", {}, roomButton(thread, person)))) : null);
}

function roomButton(room, person) {
  const isHere = room.id === person.roomId;
  const isNew = !isHere && room.joined && room.unread > 0;
  return button([
    el("span", { class: "room-sign", "aria-hidden": "true" }, room.recipient ? "@" : room.parent_id ? "↳" : "#"),
    el("span", { class: "room-name" }, room.name),
    room.archived ? el("span", { class: "room-note" }, person.say("archived")) : null,
    marks(room, isNew, person),
  ], () => person.go(room.id), {
    class: ["room", isHere && "here", isNew && "unread", room.archived && "archived"].filter(Boolean).join(" "),
    "aria-current": isHere ? "page" : null, data: { roomId: room.id, key: `room-${room.id}` }, title: room.name,
  });
}

function marks(room, isNew, person) {
  if (room.mentions > 0) return badge(room.mentions, person.say("mentions-n", { n: room.mentions }));
  return isNew ? el("span", { class: "dot" }, el("span", { class: "unseen" }, person.say("unread-n", { n: room.unread }))) : null;
}
