// Draw embeds: the older kind of box a bot can send.

import { timeElement } from "../base/clock.js";
import { el } from "../base/dom.js";
import { picture } from "./media.js";
import { prose } from "./prose.js";

export function embed(each, reader) {
  const node = el("div", { class: "container embed" },
    each.author?.name && el("p", { class: "small" }, each.author.name),
    each.title && el("p", { class: "heading heading-3" }, /^https?:/.test(each.url ?? "")
      ? el("a", { href: each.url, target: "_blank", rel: "noopener noreferrer" }, each.title) : each.title),
    each.description && prose(each.description, reader),
    each.fields?.length && el("dl", { class: "fields" }, each.fields.map((field) => el("div", { class: field.inline ? "inline" : null },
      el("dt", {}, field.name), el("dd", {}, prose(field.value, reader))))),
    each.image?.url && picture(each.image, reader),
    each.thumbnail?.url && picture(each.thumbnail, reader),
    foot(each, reader));
  if (each.color) node.style.setProperty("--accent", `#${each.color.toString(16).padStart(6, "0")}`);
  return node;
}

function foot(each, reader) {
  const at = each.timestamp ? Date.parse(each.timestamp) : NaN;
  if (!each.footer?.text && Number.isNaN(at)) return null;
  return el("p", { class: "small" }, each.footer?.text, Number.isNaN(at) ? null : [" ", timeElement(at, "f", reader.locale)]);
}
