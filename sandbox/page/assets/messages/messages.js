// Draw one message as its reader sees it.

import { shortTime, timeElement } from "../base/clock.js";
import { components } from "./components.js";
import { avatar, button, el } from "../base/dom.js";
import { embed } from "./embeds.js";
import { fileCard, gallery } from "./media.js";
import { personName } from "./person_menu.js";
import { channelLink, prose } from "./prose.js";

const NAME_CHANGED = 4, THREAD_CREATED = 18, SAME_BREATH = 7 * 60 * 1000;

const isPicture = (file) => file.content_type.startsWith("image/");

const isNotice = (message) => [NAME_CHANGED, THREAD_CREATED].includes(message.type);

// Leave out the headline of a message that continues the one before.
export const goesOn = (message, before) => Boolean(before)
  && before.author.id === message.author.id && before.ephemeral === message.ephemeral
  && !isNotice(before) && !isNotice(message) && !message.command && !message.reply_to
  && message.timestamp - before.timestamp < SAME_BREATH;

export function messageNode(message, before, reader) {
  if (message.type === THREAD_CREATED) return notice("thread-opened", message, reader);
  if (message.type === NAME_CHANGED) return notice("thread-renamed", message, reader);
  const rings = message.rings.includes(reader.state.me.id);
  const node = el("li", {
    class: ["message", message.ephemeral && "private", rings && "rings", goesOn(message, before) && "goes-on"].filter(Boolean).join(" "),
    tabindex: "-1", data: { id: message.id },
  });
  node.append(
    el("div", { class: "message-side" }, goesOn(message, before) ? null : avatar(message.author)),
    el("div", { class: "message-main" },
      commandLine(message, reader), replyLine(message, reader), headline(message, before, reader),
      body(message, reader), threadCard(message, reader),
      message.ephemeral && privateLine(message, reader), troubleLine(message, reader)));
  return node;
}

function headline(message, before, reader) {
  if (goesOn(message, before)) return el("span", { class: "unseen" }, `${message.author.name}:`);
  const at = timeElement(message.timestamp, "f", reader.locale, "at");
  at.textContent = shortTime(message.timestamp, reader.locale);
  delete at.dataset.ms;
  const tag = message.author.bot && el("span", { class: "tag" }, reader.say("bot"));
  return el("div", { class: "headline" }, personName(message.author, reader), tag, at);
}

const commandLine = ({ command }, reader) =>
  command && el("div", { class: "above" }, personName(command.user, reader), el("span", {}, " › "), el("code", {}, `/${command.name}`));

function replyLine(message, reader) {
  if (!message.reply_to) return null;
  const to = reader.find(message.reply_to);
  return el("p", { class: "above" }, "↰ ", to ? `${to.author.name}: ${plain(to, reader).slice(0, 80)}` : reader.say("older-message"));
}

function body(message, reader) {
  if (message.loading) return thinking(message, reader);
  const loose = message.v2 ? [] : message.attachments;
  return el("div", { class: "body" },
    message.content && prose(message.content, reader),
    message.embeds.map((each) => embed(each, reader)),
    loose.some(isPicture) && gallery(loose.filter(isPicture), reader),
    loose.filter((file) => !isPicture(file)).map((file) => fileCard(file.url, file.size)),
    components(message.components, message, reader),
    message.edited && !message.author.bot && el("span", { class: "edited" }, reader.say("edited")));
}

function thinking(message, reader) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking" }, reader.say("thinking", { name: message.author.name }), dots);
}

function threadCard(message, reader) {
  if (!message.thread_id) return null;
  return el("p", { class: "thread-card" }, el("span", { "aria-hidden": "true" }, "↳ "), channelLink(message.thread_id, null, reader));
}

function notice(what, message, reader) {
  return el("li", { class: "message notice", tabindex: "-1", data: { id: message.id } },
    el("div", { class: "message-side", "aria-hidden": "true" }, "↳"),
    el("p", { class: "message-main" }, reader.say(what, { name: message.author.name }), " ",
      message.thread_id ? channelLink(message.thread_id, null, reader) : message.content));
}

function privateLine(message, reader) {
  return el("p", { class: "private-line" }, el("span", { "aria-hidden": "true" }, "◉ "), reader.say("only-you"), " · ",
    button(reader.say("dismiss"), () => reader.dismiss(message), { class: "link" }));
}

export function troubleLine(message, reader) {
  const words = reader.troubles.get(message.id);
  return words && el("p", { class: "trouble", role: "alert" }, words, " ", el("small", {}, `(${reader.say("only-you")})`));
}

function textsOf(list) {
  const inside = (each) => [...(each.components ?? []), ...(each.accessory ? [each.accessory] : [])];
  return list.flatMap((each) => [each.content, ...textsOf(inside(each))]).filter(Boolean);
}

// Give a message's text without its markup, for screen readers.
export function plain(message, { state }) {
  const said = [message.content, ...message.embeds.flatMap((each) => [each.title, each.description]), ...textsOf(message.components)];
  return said.filter(Boolean).join(" ").replace(/<@!?(\d+)>/g, (_, id) => state.users.get(id)?.name ?? "")
    .replace(/<t:\d+(:\w)?>|<[@#/][^>]*>|```|[*~`|#\\]|-#/g, "").replace(/\s+/g, " ").trim();
}
