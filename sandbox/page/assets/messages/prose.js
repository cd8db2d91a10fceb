// Draw a tree from markdown.js with mentions by name, live timestamps, and links that stay inside where possible.

import { timeElement } from "../base/clock.js";
import { button, el } from "../base/dom.js";
import { blocks } from "./markdown.js";

const INSIDE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s" };

// `reader` is the person reading: { state, locale, go(channelId, messageId), begin(commandName), say(key, values) }.
export function prose(text, reader) {
  return el("div", { class: "prose" }, grouped(blocks(text)).map((block) => blockNode(block, reader)));
}

function grouped(found) {
  const all = [];
  for (const block of found) {
    const list = all.at(-1)?.kind === "list" ? all.at(-1) : null, isNumbered = block.number !== undefined;
    if (block.kind !== "item") all.push(block);
    else if (list && (block.deep || list.isNumbered === isNumbered)) list.items.push(block);
    else all.push({ kind: "list", isNumbered, items: [block] });
  }
  return all;
}

function blockNode(block, reader) {
  switch (block.kind) {
    case "pre": return el("pre", { tabindex: "0" }, el("code", {}, block.text));
    case "heading": return headingNode(block, reader);
    case "small": return el("p", { class: "small" }, run(block.inner, reader));
    case "quote": return el("blockquote", {}, grouped(block.inner).map((each) => blockNode(each, reader)));
    case "list": return listNode(block, reader);
    default: return el("p", {}, run(block.inner, reader));
  }
}

const headingNode = ({ level, inner }, reader) =>
  el("p", { class: `heading heading-${level}`, role: "heading", "aria-level": String(level + 2) }, run(inner, reader));

function listNode(list, reader) {
  const items = list.items.map((item) => el("li", { class: item.deep ? "deep" : null }, run(item.inner, reader)));
  const node = el(list.isNumbered ? "ol" : "ul", {}, items);
  if (list.isNumbered) node.start = list.items[0].number;
  return node;
}

const run = (inner, reader) => inner.map((each) => inlineNode(each, reader));

function inlineNode(node, reader) {
  switch (node.kind) {
    case "text": return node.text;
    case "code": return el("code", {}, node.text);
    case "time": return timeNode(node, reader);
    case "user": return userNode(node.id, reader);
    case "role": return el("span", { class: "mention" }, `@${roleName(node.id, reader)}`);
    case "channel": return channelLink(node.id, null, reader);
    case "command": return button(`/${node.name}`, () => reader.begin(node.name), { class: "mention" });
    case "link": return linkNode(node, reader);
    case "spoiler": return spoilerNode(node, reader);
    default: return el(TAGS[node.kind], {}, run(node.inner, reader));
  }
}

function timeNode(node, reader) {
  return Math.abs(node.ms) <= 8.64e15 ? timeElement(node.ms, node.style, reader.locale, "moment") : String(node.ms);
}

function userNode(id, reader) {
  const name = reader.state.users.get(id)?.name;
  return el("span", { class: id === reader.state.me?.id ? "mention mention-me" : "mention" }, `@${name ?? reader.say("unknown-person")}`);
}

const roleName = (id, reader) =>
  [...reader.state.guilds.values()].flatMap((guild) => guild.roles).find((role) => role.id === id)?.name ?? reader.say("unknown-role");

export function channelLink(id, messageId, reader) {
  const channel = reader.state.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, `#${reader.say("unknown-channel")}`);
  return button(`#${channel.name}`, () => reader.go(id, messageId), { class: "mention" });
}

// Find the room of a Discord link.
export function insideAddress(url) {
  const match = INSIDE.exec(url);
  return match ? { channelId: match[1], messageId: match[2] ?? null } : null;
}

function linkNode(node, reader) {
  const inside = insideAddress(node.url);
  const isBare = node.inner.length === 1 && node.inner[0].text === node.url;
  if (inside && isBare) return channelLink(inside.channelId, inside.messageId, reader);
  if (inside) return button(run(node.inner, reader), () => reader.go(inside.channelId, inside.messageId), { class: "link" });
  return el("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, run(node.inner, reader));
}

function spoilerNode(node, reader) {
  const inner = el("span", { class: "spoiler-inner" }, run(node.inner, reader));
  const label = { "aria-label": reader.say("spoiler"), "aria-expanded": "false" };
  const shade = el("span", { class: "spoiler", role: "button", tabindex: "0", ...label }, inner);
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    shade.classList.add("open");
    shade.removeAttribute("aria-label");
    shade.setAttribute("aria-expanded", "true");
  };
  shade.addEventListener("click", open, { once: true });
  shade.addEventListener("keydown", open);
  return shade;
}
