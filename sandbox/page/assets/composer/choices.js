// The choices of a select or an option, and which of them fit the typed text.

import { isThread, roles } from "../base/store.js";

export const STRING_SELECT = 3, USER_SELECT = 5, ROLE_SELECT = 6, MENTIONABLE_SELECT = 7, CHANNEL_SELECT = 8;

export const people = (state) =>
  [...state.users.values()].sort((a, b) => a.bot - b.bot)
    .map((user) => ({ value: user.id, title: user.name, detail: user.bot ? "bot" : "" }));

export const roleChoices = (state) =>
  roles(state).map((role) => ({ value: role.id, title: `@${role.name.replace(/^@/, "")}`, detail: "" }));

export function channels(state, kinds) {
  return [...state.channels.values()]
    .filter((channel) => channel.guild_id && (!kinds?.length || kinds.includes(channel.type)))
    .map((channel) => ({ value: channel.id, title: `${isThread(channel) ? "🧵 " : "#"}${channel.name}`, detail: "" }));
}

export const mentionables = (state) => [...people(state), ...roleChoices(state)];

export function selectChoices(select, state) {
  switch (select.type) {
    case USER_SELECT: return people(state);
    case ROLE_SELECT: return roleChoices(state);
    case MENTIONABLE_SELECT: return mentionables(state);
    case CHANNEL_SELECT: return channels(state, select.channel_types);
    default: return (select.options ?? []).map((option) => ({
      value: option.value, title: option.label, detail: option.description ?? "", emoji: option.emoji,
    }));
  }
}

export function chosenAtFirst(select) {
  const defaults = (select.options ?? []).filter((option) => option.default).map((option) => option.value);
  return [...defaults, ...(select.default_values ?? []).map((each) => String(each.id))];
}

const folded = (text) => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();

// List first what begins with the typed text, then what contains it.
export function fitting(things, typed, nameOf = (thing) => thing.title) {
  const wanted = folded(typed.replace(/^[@#]/, "").trim());
  if (!wanted) return things;
  const rank = (thing) => {
    const at = folded(nameOf(thing)).replace(/^[@#]/, "").indexOf(wanted);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return things.map((thing) => [rank(thing), thing]).filter(([place]) => place < 2).sort((a, b) => a[0] - b[0]).map(([, thing]) => thing);
}
