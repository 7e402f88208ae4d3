// Sends requests from the setter's bench to the engine. The verdict is requested after a short
// pause in typing, and everything else after a longer pause.

import { call, cancelCall } from "./api.js";
import { ApiError, Offline } from "./errors.js";

/** The pause in typing after which the verdict is requested. */
const REST_MS = 60;
/** The pause in typing after which everything else is requested. */
const LONG_REST_MS = 250;
/** The kinds of calls that a newer call of the same kind replaces. */
const KINDS = ["enter", "bench", "bench-rate", "bench-se"];

/** Cancels running calls. */
export const cancelInquiries = () => KINDS.forEach(cancelCall);

/**
 * The engine's answers about the fields. An answer that is still pending is null.
 *
 * @typedef {object} Known
 * @property {import("./types.js").EnterAnswer | null} answer
 * @property {import("./types.js").BenchAnswer | null} bench
 * @property {import("./types.js").RateAnswer | null} rated
 */

/**
 * Events: `known` when any answer has arrived, `rated` when only a rating was added, `failed` with
 * an error.
 */
export class BenchInquiry extends EventTarget {
  /** @type {Known} */
  known = { answer: null, bench: null, rated: null };
  /** Counts requests, so that answers to older ones are dropped. */
  #asked = 0;
  /** @type {number | undefined} */
  #timer;
  /** The seed that determines which givens are added and removed; it differs for every puzzle. */
  #seed = 0;

  /**
   * @param {() => {cells: string, at: string, symmetry: string}} fields returns the content of the
   * requests
   */
  constructor(fields) {
    super();
    this.fields = fields;
  }

  /** Discards all answers, and cancels all requests. */
  end() {
    this.#asked += 1;
    this.known = { answer: null, bench: null, rated: null };
    clearTimeout(this.#timer);
    cancelInquiries();
  }

  /** Discards all answers, and requests new ones. */
  begin() {
    this.end();
    this.#seed = Math.floor(Math.random() * 2 ** 32);
    this.#timer = setTimeout(() => this.#judge(), REST_MS);
  }

  /** Requests the number of solutions that each digit in the newly selected cell would leave. */
  look() {
    if (this.known.answer?.verdict !== "several") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ponder(), LONG_REST_MS);
  }

  #request() {
    const { cells, at, symmetry } = this.fields();
    return { cells, at, kept: symmetry ? { symmetry } : {} };
  }

  async #judge() {
    const asked = this.#asked;
    const { cells, kept } = this.#request();
    try {
      const answer = await call("enter", { cells, ...kept }, "enter");
      if (asked !== this.#asked) return;
      this.known.answer = answer;
      this.dispatchEvent(new Event("known"));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ponder(), LONG_REST_MS);
    } catch (error) {
      if (asked === this.#asked && !(error instanceof ApiError && error.id === "cancelled")) this.dispatchEvent(new CustomEvent("failed", { detail: error }));
    }
  }

  /** Makes the slower requests, for suggestions and the difficulty. */
  async #ponder() {
    const asked = this.#asked;
    const { cells, at, kept } = this.#request();
    const take = (/** @type {Partial<Known>} */ more, /** @type {string} */ event) => {
      if (asked !== this.#asked) return false;
      Object.assign(this.known, more);
      this.dispatchEvent(new Event(event));
      return true;
    };
    try {
      const bench = await call("bench", { cells, at, seed: this.#seed, ...kept }, "bench");
      if (!take({ bench }, "known") || bench.verdict !== "one" || this.known.rated) return;
      const rated = await call("rate", { puzzle: cells, scales: ["novena", "hodoku"] }, "bench-rate");
      if (!take({ rated }, "rated")) return;
      const { se } = await call("rate", { puzzle: cells, scales: ["se"] }, "bench-se");
      take({ rated: { ...rated, se } }, "rated");
    } catch (error) {
      // If these calls fail, the verdict remains. A rating that takes too long stays unknown.
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
    }
  }
}
