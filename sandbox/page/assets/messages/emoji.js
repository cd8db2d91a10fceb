// Draw an emoji beside words that say the same: a character, or one of the application's own.

import { el } from "../base/dom.js";

export function sign(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { class: "emoji" }, emoji.name ?? "");
  return el("img", { class: "emoji", src: `/cdn/emojis/${emoji.id}.png`, alt: "" });
}
