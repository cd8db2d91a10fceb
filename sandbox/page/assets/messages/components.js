// Draw a message's components, rows (V1) and layouts (V2) alike.

import { button, el } from "../base/dom.js";
import { sign } from "./emoji.js";
import { fileCard, gallery, picture } from "./media.js";
import { insideAddress, prose } from "./prose.js";
import { select } from "./selects.js";

const ROW = 1, BUTTON = 2, SECTION = 9, WORDS = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };
const LINK = 5;

export const components = (list, message, reader) => list.map((each) => component(each, message, reader));

function component(each, message, reader) {
  switch (each.type) {
    case ROW: return el("div", { class: "row" }, components(each.components, message, reader));
    case BUTTON: return pressable(each, message, reader);
    case SECTION: return section(each, message, reader);
    case WORDS: return prose(each.content, reader);
    case THUMBNAIL: return picture(mediaItem(each), reader);
    case GALLERY: return gallery(each.items.map(mediaItem), reader);
    case FILE: return fileCard(each.file.url, message.attachments.find((file) => file.url === each.file.url)?.size);
    case SEPARATOR: return separator(each);
    case CONTAINER: return container(each, message, reader);
    default: return select(each, reader, (values, node) => reader.choose(message, each.custom_id, values, node));
  }
}

const mediaItem = ({ media, description, spoiler }) => ({ ...media, description, spoiler });

function section(each, message, reader) {
  return el("div", { class: "section" },
    el("div", { class: "section-words" }, components(each.components, message, reader)),
    el("div", { class: "section-side" }, component(each.accessory, message, reader)));
}

function separator({ divider = true, spacing = 1 }) {
  return el("hr", { class: `separator${divider ? "" : " separator-blank"}${spacing === 2 ? " separator-wide" : ""}` });
}

function container(each, message, reader) {
  const node = el("div", { class: each.spoiler ? "container veiled" : "container" }, components(each.components, message, reader));
  if (each.accent_color !== null && each.accent_color !== undefined) {
    node.style.setProperty("--accent", `#${each.accent_color.toString(16).padStart(6, "0")}`);
  }
  if (each.spoiler) node.append(button(reader.say("spoiler"), () => node.classList.remove("veiled"), { class: "veil" }));
  return node;
}

function face(each) {
  return [sign(each.emoji), each.label && el("span", {}, each.label)];
}

function pressable(each, message, reader) {
  const attributes = { class: `press press-${STYLES[each.style]}`, disabled: Boolean(each.disabled) };
  if (each.style === LINK) return linkButton(each, attributes, reader);
  const press = (event) => reader.press(message, each.custom_id, event.currentTarget);
  return button(face(each), press, { ...attributes, data: { customId: each.custom_id ?? "", key: each.custom_id ?? "" } });
}

function linkButton(each, attributes, reader) {
  const inside = insideAddress(each.url);
  if (inside) return button(face(each), () => reader.go(inside.channelId, inside.messageId), attributes);
  if (!/^https?:/.test(each.url)) return button(face(each), () => {}, { ...attributes, disabled: true });
  return el("a", { class: attributes.class, href: each.url, target: "_blank", rel: "noopener noreferrer" }, face(each), " ↗");
}
