// What one person sees, built only from the events on their own socket.

export const TEXT = 0, DIRECT = 1, GROUP = 3, PUBLIC_THREAD = 11, PRIVATE_THREAD = 12;

export const isThread = (channel) => channel.type === PUBLIC_THREAD || channel.type === PRIVATE_THREAD;

export const olderId = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const blank = () => ({
  me: null, users: new Map(), guilds: new Map(), channels: new Map(), messages: new Map(),
  commands: { guild: [], dm: [], elsewhere: [], private: [], person: [] }, hasOlder: new Map(),
});

const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

const TAKES = {
  hello(state, event) {
    Object.assign(state, blank(), {
      me: event.me, users: byId(event.users), guilds: byId(event.guilds), channels: byId(event.channels),
      messages: new Map(Object.entries(event.messages)), commands: event.commands,
    });
    for (const [id, messages] of state.messages) state.hasOlder.set(id, messages.length >= 50);
  },
  message(state, { message }) { put(messagesOf(state, message.channel_id), message); },
  message_gone(state, { channel_id, message_id }) {
    state.messages.set(channel_id, messagesOf(state, channel_id).filter((each) => each.id !== message_id));
  },
  messages(state, { channel_id, messages, more }) {
    for (const message of messages) put(messagesOf(state, channel_id), message);
    state.hasOlder.set(channel_id, more);
  },
  channel(state, { channel }) { state.channels.set(channel.id, channel); },
  channel_gone(state, { channel_id }) { state.channels.delete(channel_id); state.messages.delete(channel_id); },
  marks(state, { channel_id, unread, mentions }) {
    const channel = state.channels.get(channel_id);
    if (channel) Object.assign(channel, { unread, mentions });
  },
  guild(state, { guild }) { state.guilds.set(guild.id, guild); },
  guild_gone(state, { guild_id }) { state.guilds.delete(guild_id); },
  users(state, { users }) { state.users = byId(users); },
  me(state, { me }) { state.me = me; state.users.set(me.id, { ...state.users.get(me.id), id: me.id, name: me.name, bot: false }); },
  commands(state, { guild, dm, elsewhere, private: own, person }) { state.commands = { guild, dm, elsewhere, private: own, person }; },
};

export function take(state, event) {
  TAKES[event.type]?.(state, event);
}

export function messagesOf(state, channelId) {
  if (!state.messages.has(channelId)) state.messages.set(channelId, []);
  return state.messages.get(channelId);
}

function put(messages, message) {
  const at = messages.findIndex((each) => each.id === message.id);
  if (at >= 0) messages[at] = message;
  else {
    messages.push(message);
    if (messages.length > 1 && olderId(messages.at(-2).id, message.id) > 0) messages.sort((a, b) => olderId(a.id, b.id));
  }
}

export const commandsIn = (state, channel) =>
  channel?.can.commands ? state.commands[kindOf(state, channel)] : [];

// Say which commands a channel has: a guild's that has the bot or hasn't, the bot's own, or those of people among themselves.
function kindOf(state, channel) {
  if (channel.guild_id) return state.guilds.get(channel.guild_id)?.has_bot === false ? "elsewhere" : "guild";
  return channel.recipient ? "dm" : "private";
}

// What a person's menu offers here.
export const commandsOnPeople = (state, channel) =>
  channel?.can.commands && kindOf(state, channel) === "guild" ? state.commands.person : [];

export const roles = (state) => [...state.guilds.values()].flatMap((guild) => guild.roles);

export const threadsOf = (state, parentId) =>
  [...state.channels.values()].filter((each) => each.parent_id === parentId && isThread(each)).sort((a, b) => olderId(a.id, b.id));

export const roomsOf = (state, guildId = [...state.guilds.keys()][0]) =>
  [...state.channels.values()].filter((each) => each.type === TEXT && each.guild_id === guildId).sort((a, b) => a.position - b.position || olderId(a.id, b.id));

export const directsOf = (state) => [...state.channels.values()].filter((each) => each.type === DIRECT || each.type === GROUP);

export const marksOf = (state) => [...state.channels.values()].reduce(
  (sum, each) => ({ unread: sum.unread + (each.joined ? each.unread : 0), mentions: sum.mentions + each.mentions }),
  { unread: 0, mentions: 0 },
);

// Choose the room to open first: one with an unread mention, or else the first.
export function firstRoom(state) {
  const ringing = [...state.channels.values()].find((each) => each.mentions > 0);
  return (ringing ?? roomsOf(state)[0] ?? directsOf(state)[0])?.id ?? null;
}
