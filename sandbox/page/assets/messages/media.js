// Pictures with alternative text, enlarged on click, and files to download.

import { button, el, freshId } from "../base/dom.js";

const OWN = /^\/cdn\/[^?#]+$/;

// Show only files of the stand-in, so that the page asks no other host for anything.
export const isOwn = (url) => OWN.test(url ?? "");

export const fileName = (url) => decodeURIComponent(url.split("/").at(-1) ?? "");

export function picture({ url, description, width, height, spoiler }, reader) {
  if (!isOwn(url)) return elsewhere(url);
  const alt = description || "";
  const image = el("img", { src: url, alt, loading: "eager", decoding: "async" });
  if (width && height) Object.assign(image, { width, height });
  const label = reader.say("enlarge");
  const open = button(image, () => enlarge(url, alt, reader), {
    class: "picture-open", title: label, "aria-label": alt ? null : `${label}: ${fileName(url)}`,
  });
  const frame = el("figure", { class: spoiler ? "picture veiled" : "picture" }, open, alt && altBadge(alt, reader));
  if (spoiler) frame.append(button(reader.say("spoiler"), () => frame.classList.remove("veiled"), { class: "veil" }));
  return frame;
}

const elsewhere = (url) =>
  el("a", { href: /^https?:/.test(url) ? url : null, target: "_blank", rel: "noopener noreferrer" }, url);

function altBadge(alt, reader) {
  const id = freshId("alt");
  const words = el("figcaption", { id, class: "alt-words", hidden: true }, alt);
  const badge = button("ALT", () => {
    words.hidden = !words.hidden;
    badge.setAttribute("aria-expanded", String(!words.hidden));
  }, { class: "alt-badge", "aria-label": `ALT, ${reader.say("alternative-text")}`, "aria-expanded": "false", "aria-controls": id });
  return [badge, words];
}

function enlarge(url, alt, reader) {
  const dialog = el("dialog", { class: "lightbox", "aria-label": reader.say("picture") });
  dialog.append(
    button("×", () => dialog.close(), { class: "lightbox-close", "aria-label": reader.say("close") }),
    el("img", { src: url, alt: "" }), // the words stand below it, and are read once
    alt ? el("p", { lang: reader.locale }, alt) : "",
  );
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const size = (bytes) => (bytes < 1000 ? `${bytes} B` : bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

export function fileCard(url, bytes) {
  if (!isOwn(url)) return el("span", { class: "file" }, url);
  return el("a", { class: "file", href: url, download: fileName(url) },
    el("span", { class: "file-sign", "aria-hidden": "true" }, "⤓"), el("span", { class: "file-name" }, fileName(url)),
    bytes ? el("span", { class: "file-size" }, size(bytes)) : null);
}

export const gallery = (items, reader) =>
  el("div", { class: `gallery gallery-${Math.min(items.length, 3)}` }, items.map((item) => picture(item, reader)));
