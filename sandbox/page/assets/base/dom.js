// Build elements without ever reading markup: text stays text, whoever wrote it.

const apply = (node, name, value) => {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") Object.entries(value).forEach(([event, heard]) => node.addEventListener(event, heard));
  else if (name === "data") Object.entries(value).forEach(([key, each]) => { node.dataset[key] = each; });
  else if (name in node && typeof value !== "string") node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
};

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => apply(node, name, value));
  node.append(...present(children));
  return node;
}

export const present = (children) => children.flat().filter((child) => child !== null && child !== undefined && child !== false);

export function fill(node, ...children) {
  node.replaceChildren(...present(children));
  return node;
}

// Replace only the children that look different, so that a click under way still finds its button.
export function refresh(node, ...children) {
  const fresh = node.cloneNode(false);
  fill(fresh, ...children);
  if (!node.isEqualNode(fresh)) node.replaceChildren(...fresh.childNodes);
  return node;
}

export const button = (label, heard, attributes = {}) =>
  el("button", { type: "button", on: { click: heard }, ...attributes }, label);

export const badge = (count, words) =>
  el("span", { class: "badge" }, el("span", { "aria-hidden": "true" }, String(count)), el("span", { class: "unseen" }, words));

let counter = 0;
export const freshId = (stem) => `${stem}-${++counter}`;

// Give a name its own colour, the same on every visit.
export function hue(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 360;
  return sum;
}

export function avatar(user) {
  if (user.bot) return el("img", { class: "avatar", src: "/page/cairn.svg", alt: "" });
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, [...user.name][0] ?? "?");
  node.style.setProperty("--hue", hue(user.name));
  return node;
}
