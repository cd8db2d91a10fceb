// The stand-in's clock, which can be moved, and timestamps that stay true while it runs.

import { el } from "./dom.js";

let ahead = 0;

export const setNow = (ms) => { ahead = ms - Date.now(); refresh(); };
export const now = () => Date.now() + ahead;

const MINUTE = 60, HOUR = 3600, DAY = 86400;

// How many seconds it takes before a time is written in this unit, rounded as Discord does.
const SPANS = [
  ["year", 365 * DAY, 320 * DAY], ["month", 30.44 * DAY, 26 * DAY], ["day", DAY, 22 * HOUR], ["hour", HOUR, 45 * MINUTE],
  ["minute", MINUTE, 45], ["second", 1, 0],
];

export function relative(ms, locale, from = now()) {
  const seconds = Math.round((ms - from) / 1000);
  const [unit, size] = SPANS.find(([, , least]) => Math.abs(seconds) >= least);
  const count = Math.round(seconds / size) || Math.sign(seconds);
  return new Intl.RelativeTimeFormat(locale).format(count, unit);
}

const SHAPES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
  now: { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
};

export const written = (ms, style, locale) =>
  style === "R" ? relative(ms, locale) : new Intl.DateTimeFormat(locale, SHAPES[style] ?? SHAPES.f).format(ms);

export function timeElement(ms, style, locale, name = "time") {
  const node = el("time", { class: name, data: { ms, style, locale } }, written(ms, style, locale));
  node.dateTime = new Date(ms).toISOString();
  node.title = written(ms, "F", locale);
  return node;
}

export function shortTime(ms, locale) {
  const sameDay = new Date(ms).toDateString() === new Date(now()).toDateString();
  return written(ms, sameDay ? "t" : "s", locale);
}

function refresh() {
  for (const node of document.querySelectorAll("time[data-ms]")) {
    const { ms, style, locale } = node.dataset;
    const text = style === "now" ? written(now(), "now", locale) : written(Number(ms), style, locale);
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(refresh, 1000);
