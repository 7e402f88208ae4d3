// Schedules the exchange of games with the server that delivered the page: soon after a change,
// when the page becomes visible, and when the network is available again. If the server is
// unavailable, playing is not affected.

/** How long to wait after a move before sending it, in milliseconds. */
const REST_MS = 1500;
/** How long to wait before asking an unresponsive server again, in milliseconds: the first delay,
 * and the longest. */
const SILENCE_MS = [5000, 60_000];

/** A refusal that the server would repeat if it were asked again. */
export class SyncRefusal extends Error {}

export class SyncSchedule {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isBusy = false;
  /** Whether another exchange has been requested. */
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

  /** Schedules an exchange after a change in this browser. */
  changed() {
    this.tell("waiting");
    this.#after(this.rest);
  }

  /** Schedules an immediate exchange, for example when the page becomes visible. */
  wake() {
    this.#patience = SILENCE_MS[0];
    this.#after(0);
  }

  /** Resolves when the current or next exchange is over, whatever its outcome. */
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
