// The list of rooms one person sees, threads under their channel, with unread and mention marks.

import { badge, button, el, refresh } from "../base/dom.js";
import { directsOf, roomsOf, threadsOf } from "../base/store.js";

export function drawChannels(nav, person) {
  const { state, say } = person;
  const directs = directsOf(state), [guild, ...others] = state.guilds.values();
  refresh(nav,
    el("h3", {}, guild?.name ?? say("rooms")), roomList(guild, person),
    others.flatMap((other) => [el("h3", {}, other.name), roomList(other, person)]),
    el("h3", {}, say("directs")),
    directs.length ? el("ul", {}, directs.map((room) => roomItem(room, person))) : null,
    directs.some((room) => room.recipient) ? null : writeToBot(person));
}

function roomList(guild, person) {
  const rooms = roomsOf(person.state, guild?.id);
  return rooms.length ? el("ul", {}, rooms.map((room) => roomItem(room, person))) : el("p", { class: "none" }, person.say("nothing-seen"));
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
    el("span", { class: "room-sign", "aria-hidden": "true" }, room.recipient || !room.guild_id ? "@" : room.parent_id ? "↳" : "#"),
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
