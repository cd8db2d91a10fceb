// Play both sides at random: each shown person who is to move plays a move that the bot suggests.

import { leaves } from "../composer/completion.js";
import { commandsIn, isThread } from "../base/store.js";

const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz";
const PAUSE = 250, SETTLES = 900, PATIENCE = 4, ANSWERS_WITHIN = 4000;

const rest = (ms) => new Promise((settle) => setTimeout(settle, ms));
const oneOf = (things) => things[Math.floor(Math.random() * things.length)];

function moveCommand(person, room) {
  const leaf = leaves(commandsIn(person.state, room)).find((each) => each.keys.join(" ") === "move");
  const option = leaf?.options.find((each) => each.required && each.autocomplete);
  return option ? { command: "move", key: option.key } : null;
}

const tableInView = (shown) => (shown.find((each) => each.room && isThread(each.room)) ?? shown.find((each) => each.room))?.roomId;

async function suggested(person, channelId, { command, key }) {
  for (const typed of [oneOf(SIGNS), ""]) {
    const answer = await person.ask({ do: "autocomplete", channel_id: channelId, command, focused: key, options: { [key]: typed } });
    if (answer.choices?.length) return answer.choices;
  }
  return [];
}

// Do one action for this person, if they have one.
async function act(person, channelId) {
  const room = person.state.channels.get(channelId), move = room && moveCommand(person, room);
  const choices = move ? await suggested(person, channelId, move) : [];
  if (!choices.length) return false;
  const options = { [move.key]: oneOf(choices).value };
  const answer = await person.ask({ do: "run", channel_id: channelId, command: move.command, options });
  return answer.state === "acknowledged";
}

// Dismiss the bot's private answers as they arrive, until the returned function is called.
function clearing(person, channelId) {
  const cleared = new Set();
  const listener = ({ type, message }) => {
    if (type !== "message" || !message.ephemeral || message.loading || message.channel_id !== channelId) return;
    if (cleared.has(message.id)) return;
    cleared.add(message.id);
    person.dismiss(message);
  };
  person.listeners.add(listener);
  return () => person.listeners.delete(listener);
}

export class RandomPlay {
  constructor(people, tell) { Object.assign(this, { people, tell, isOn: false }); }

  async toggle() {
    if (this.isOn) { this.isOn = false; return; }
    this.isOn = true;
    const channelId = tableInView(this.people.shown);
    const cleared = [...this.people.shown].map((person) => clearing(person, channelId));
    const played = await this.play(channelId);
    setTimeout(() => cleared.forEach((done) => done()), ANSWERS_WITHIN);
    const ended = this.isOn;
    this.isOn = false;
    this.tell(ended ? (played ? "random-over" : "random-none") : "random-turns", { n: played });
  }

  async play(channelId) {
    let played = 0, idle = 0;
    while (this.isOn && channelId && idle < PATIENCE) {
      let acted = false;
      for (const person of [...this.people.shown]) {
        if (!this.isOn || !(await act(person, channelId))) continue;
        acted = true;
        this.tell("random-turns", { n: ++played });
        await rest(PAUSE);
        break;
      }
      idle = acted ? 0 : idle + 1;
      if (!acted) await rest(played ? SETTLES : SETTLES / 3);
    }
    return played;
  }
}
