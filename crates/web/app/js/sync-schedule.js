// When the browser exchanges games with the server that delivered the page: soon after a change,
// when the page is looked at, when the network is back. A server that is away disturbs nothing.

/** Milliseconds that moves must rest before they are sent. */
const REST_MS = 1500;
/** Milliseconds until a silent server is asked again: the first time, and at most. */
const SILENCE_MS = [5000, 60_000];

/** The server refuses: to ask again would not help. */
export class SyncRefusal extends Error {}

export class SyncSchedule {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isBusy = false;
  /** Whether something changed during an exchange. */
  #isWanted = false;
  #patience = SILENCE_MS[0];
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {() => Promise<void>} exchange
   * @param {(state: import("./keeping.js").SyncState) => void} tell
   * @param {number} [rest]
   */
  constructor(exchange, tell, rest = REST_MS) {
    this.exchange = exchange;
    this.tell = tell;
    this.rest = rest;
  }

  /** Something changed here. */
  changed() {
    this.tell("waiting");
    this.#after(this.rest);
  }

  /** Now is a good moment. */
  wake() {
    this.#patience = SILENCE_MS[0];
    this.#after(0);
  }

  /** Answers when the next exchange is over, or the one under way, whatever became of it. */
  next() {
    if (!this.#isBusy && !this.#isWanted) this.wake();
    return new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
  }

  /** @param {number} ms */
  #after(ms) {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), ms);
  }

  async #run() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#isWanted = false;
    try {
      await this.exchange();
      this.#patience = SILENCE_MS[0];
      if (!this.#isWanted) this.tell("done");
    } catch (error) {
      const isRefused = error instanceof SyncRefusal;
      this.tell(isRefused ? "refused" : "away");
      if (!isRefused && !this.#isWanted) {
        this.#after(this.#patience);
        this.#patience = Math.min(this.#patience * 2, SILENCE_MS[1]);
      }
    }
    this.#isBusy = false;
    for (const done of this.#waiting.splice(0)) done();
    if (this.#isWanted) this.#after(this.rest);
  }
}
