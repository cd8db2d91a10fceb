// Read Discord's Markdown subset into a tree of plain objects; nothing here touches the page.

const LINK = /^\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\)/;

const FOUND = [
  [/^\\([^\p{L}\p{N}\s])/u, ([, sign]) => ({ kind: "text", text: sign })],
  [/^(`+)([^`](?:[\s\S]*?[^`])??)\1(?!`)/, ([, , code]) => ({ kind: "code", text: code })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, ([, seconds, style]) => ({ kind: "time", ms: Number(seconds) * 1000, style: style ?? "f" })],
  [/^<@!?(\d{1,20})>/, ([, id]) => ({ kind: "user", id })],
  [/^<@&(\d{1,20})>/, ([, id]) => ({ kind: "role", id })],
  [/^<#(\d{1,20})>/, ([, id]) => ({ kind: "channel", id })],
  [/^<\/([^:<>\n]{1,100}):(\d{1,20})>/, ([, name]) => ({ kind: "command", name })],
  [/^<a?(:\w{2,32}:)\d{1,20}>/, ([, name]) => ({ kind: "text", text: name })],
  [/^<(https?:\/\/[^\s<>]+)>/, ([, url]) => ({ kind: "link", url, inner: [{ kind: "text", text: url }] })],
  [LINK, ([, label, url]) => ({ kind: "link", url, inner: inlines(label) })],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"'\])}*_|]/, ([url]) => ({ kind: "link", url, inner: [{ kind: "text", text: url }] })],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, ([, inner]) => ({ kind: "spoiler", inner: inlines(inner) })],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, ([, inner]) => ({ kind: "strong", inner: inlines(inner) })],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, ([, inner]) => ({ kind: "underline", inner: inlines(inner) })],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, ([, inner]) => ({ kind: "strike", inner: inlines(inner) })],
  [/^\*(?![\s*])((?:\\[\s\S]|\*\*[^*]+\*\*|[^*\\])+?)\*(?!\*)/, ([, inner]) => ({ kind: "em", inner: inlines(inner) })],
  [/^_(?![\s_])((?:\\[\s\S]|__[^_]+__|[^_\\])+?)_(?![\p{L}\p{N}_])/u, ([, inner]) => ({ kind: "em", inner: inlines(inner) })],
];

const SPECIAL = /[\\`<[|*_~]|https?:\/\//g;

function nextSpecial(text, from) {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(text)?.index ?? text.length;
}

function matched(rest, isInWord) {
  for (const [pattern, make] of FOUND) {
    const match = pattern.exec(rest);
    if (match && !(isInWord && match[0][0] === "_")) return [match[0].length, make(match)];
  }
  return null;
}

export function inlines(text) {
  const found = [];
  const say = (words) => {
    if (found.at(-1)?.kind === "text") found.at(-1).text += words;
    else if (words) found.push({ kind: "text", text: words });
  };
  let at = 0;
  while (at < text.length) {
    const special = nextSpecial(text, at);
    say(text.slice(at, special));
    if (special === text.length) break;
    const match = matched(text.slice(special), special > 0 && /[\p{L}\p{N}]/u.test(text[special - 1]));
    if (match === null) say(text[special]);
    else if (match[1].kind === "text") say(match[1].text);
    else found.push(match[1]);
    at = special + (match?.[0] ?? 1);
  }
  return found;
}

const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]+?)```\n?/g;

export function blocks(text) {
  const found = [];
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    found.push(...lines(text.slice(at, match.index).replace(/\n$/, "")));
    found.push({ kind: "pre", text: match[2].replace(/^\n|\n$/g, "") });
    at = match.index + match[0].length;
  }
  return [...found, ...lines(text.slice(at))];
}

const SHAPES = [
  [/^(#{1,3})\s+(.+)$/, ([, signs, rest]) => ({ kind: "heading", level: signs.length, inner: inlines(rest) })],
  [/^-#\s+(.+)$/, ([, rest]) => ({ kind: "small", inner: inlines(rest) })],
  [/^(\s*)[-*]\s+(.+)$/, ([, space, rest]) => ({ kind: "item", deep: space !== "", inner: inlines(rest) })],
  [/^(\s*)(\d{1,9})\.\s+(.+)$/, ([, space, number, rest]) =>
    ({ kind: "item", deep: space !== "", number: Number(number), inner: inlines(rest) })],
];

function shaped(line) {
  for (const [pattern, make] of SHAPES) {
    const match = pattern.exec(line);
    if (match) return make(match);
  }
  return null;
}

function lines(text) {
  if (!text) return [];
  const all = text.split("\n"), found = [];
  let plain = [];
  const flush = () => { if (plain.length) found.push({ kind: "plain", inner: inlines(plain.join("\n")) }); plain = []; };
  for (let n = 0; n < all.length; n++) {
    if (/^>>> ./.test(all[n])) {
      flush();
      found.push({ kind: "quote", inner: lines([all[n].slice(4), ...all.slice(n + 1)].join("\n")) });
      return found;
    }
    const quoted = [];
    while (n < all.length && /^>(?: |$)/.test(all[n])) quoted.push(all[n++].slice(2));
    if (quoted.length) { flush(); n--; found.push({ kind: "quote", inner: lines(quoted.join("\n")) }); continue; }
    const block = shaped(all[n]);
    if (block) { flush(); found.push(block); } else plain.push(all[n]);
  }
  flush();
  return found;
}
