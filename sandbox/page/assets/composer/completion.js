// The completions of a typed command, as plain lists without any page.

import { channels, fitting, mentionables, people, roleChoices } from "./choices.js";

export const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10;
const SUBCOMMAND = 1, GROUP = 2;

const isBranch = (option) => option.type === SUBCOMMAND || option.type === GROUP;

// Every command that can be run, subcommands written out: { keys, names, description, options }.
export function leaves(commands) {
  const walk = (node, keys, names) => {
    const branches = node.options.filter(isBranch);
    if (branches.length) return branches.flatMap((each) => walk(each, [...keys, each.key], [...names, each.name]));
    return [{ keys, names, title: `/${names.join(" ")}`, description: node.description, options: node.options }];
  };
  return commands.flatMap((command) => walk(command, [command.key], [command.name])).sort((a, b) => a.title.localeCompare(b.title));
}

export const commandsFor = (all, typed) => fitting(all, typed.replace(/^\//, ""), (leaf) => leaf.names.join(" "));

// Find the command that a line begins with, once a blank follows it, and the text after it.
export function begun(all, line) {
  const found = all.flatMap((leaf) => [leaf.names, leaf.keys].map((words) => [leaf, `/${words.join(" ")} `]))
    .filter(([, start]) => line.toLowerCase().startsWith(start.toLowerCase()))
    .sort((a, b) => b[1].length - a[1].length)[0];
  return found ? { leaf: found[0], rest: line.slice(found[1].length) } : null;
}

export const optionsFor = (leaf, used, typed) =>
  fitting(leaf.options.filter((option) => !used.has(option.key)), typed, (option) => option.name);

export function optionNamed(leaf, used, typed) {
  const match = /^(.+):$/.exec(typed.trim());
  return match ? leaf.options.find((option) => !used.has(option.key) && [option.name, option.key].includes(match[1])) ?? null : null;
}

// List what an option offers without asking the bot, or null if it takes any text.
export function offers(option, state, say) {
  if (option.choices.length) return option.choices.map((choice) => ({ value: choice.value, title: choice.name, detail: "" }));
  switch (option.type) {
    case BOOLEAN: return [true, false].map((value) => ({ value, title: say(String(value)), detail: "" }));
    case USER: return people(state);
    case CHANNEL: return channels(state, option.channel_types);
    case ROLE: return roleChoices(state);
    case MENTIONABLE: return mentionables(state);
    default: return null;
  }
}

const isNumeric = (option) => option.type === INTEGER || option.type === NUMBER;

// Read an option's field: { value } or { wrong: [key, values] }.
export function readOption(option, field, state, say) {
  if (field.value !== undefined) return { value: field.value };
  const typed = field.text.trim(), listed = offers(option, state, say);
  if (!typed) return option.required ? { wrong: ["need-option", { name: option.name }] } : {};
  if (listed) {
    const wanted = typed.replace(/^[@#]/, "").toLowerCase();
    const exact = listed.find((each) => each.title.replace(/^[@#]/, "").toLowerCase() === wanted);
    return exact ? { value: exact.value } : { wrong: ["need-choice", { name: option.name }] };
  }
  return isNumeric(option) ? readNumber(option, typed) : readText(option, field.text);
}

function readNumber(option, typed) {
  const value = Number(typed.replace(",", "."));
  const isOne = option.type === INTEGER ? Number.isInteger(value) : !Number.isNaN(value);
  if (!isOne) return { wrong: ["need-number", { name: option.name }] };
  return bounded(option, value, value, option.min_value, option.max_value);
}

const readText = (option, text) => bounded(option, text, text.length, option.min_length, option.max_length);

function bounded(option, value, size, least, most) {
  if (least !== undefined && size < least) return { wrong: ["need-at-least", { name: option.name, n: least }] };
  if (most !== undefined && size > most) return { wrong: ["need-at-most", { name: option.name, n: most }] };
  return { value };
}
