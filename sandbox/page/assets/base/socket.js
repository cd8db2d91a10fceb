// One person's socket to the stand-in: it matches answers to actions by `ref` and reconnects when it drops.

const FINAL = new Set(["choices", "messages", "done", "wrong"]);
const LONGEST_PAUSE = 5000;

const isFinal = (event) => FINAL.has(event.type) || (event.type === "response" && event.state !== "sent");

export class Socket {
  constructor(personId, hear, tellConnected) {
    this.address = `ws://${location.host}/people/${personId}/live`;
    this.hear = hear;
    this.tellConnected = tellConnected;
    this.waiting = new Map();
    this.refs = 0;
    this.pause = 300;
    this.open();
  }

  open() {
    this.wire = new WebSocket(this.address);
    this.wire.addEventListener("open", () => { this.pause = 300; this.tellConnected(true); });
    this.wire.addEventListener("message", (frame) => this.take(JSON.parse(frame.data)));
    this.wire.addEventListener("close", () => this.lost());
  }

  lost() {
    for (const settle of this.waiting.values()) settle({ type: "wrong", reason: "the connection was lost", lost: true });
    this.waiting.clear();
    if (this.closed) return;
    this.tellConnected(false);
    setTimeout(() => { if (!this.closed) this.open(); }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  take(event) {
    if (event.ref !== undefined && isFinal(event)) {
      this.waiting.get(event.ref)?.(event);
      this.waiting.delete(event.ref);
    }
    this.hear(event);
  }

  // Do something as this person; resolves with the event that settles it.
  ask(action) {
    if (this.wire.readyState !== WebSocket.OPEN) return Promise.resolve({ type: "wrong", reason: "not connected", lost: true });
    const ref = ++this.refs;
    return new Promise((settle) => {
      this.waiting.set(ref, settle);
      this.wire.send(JSON.stringify({ ...action, ref }));
    });
  }

  close() {
    this.closed = true;
    this.wire.close();
  }
}
