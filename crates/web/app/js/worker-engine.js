// The engine in workers: quick calls run in the games worker, and long calls in a separate worker.

import { ApiError } from "./errors.js";
import { lang } from "./texts.js";
import { WorkerLink } from "./worker-link.js";

/** Calls that can take a long time and must not delay a move. */
const LONG_CALLS = new Set(["new", "exercise", "generate", "path", "steps", "rate", "solve", "count", "draw", "open", "convert", "enter", "bench"]);

/**
 * A long call that is queued or running.
 *
 * @typedef {object} LongCall
 * @property {object} request
 * @property {string} [kind]
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** Runs long calls, one at a time. */
export class LongCalls {
  /** @type {LongCall[]} */
  #queue = [];
  /** @type {LongCall | null} */
  #running = null;
  /** @type {Promise<WorkerLink> | null} */
  #link = null;

  /** @param {() => Promise<WorkerLink>} start starts a worker with an engine */
  constructor(start) {
    this.start = start;
  }

  /**
   * @param {object} request
   * @param {string} [kind] a newer call of the same kind replaces an older one
   * @returns {Promise<any>}
   */
  call(request, kind) {
    if (kind) this.cancel(kind);
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, kind, resolve, reject });
      this.#next();
    });
  }

  /** @param {string} kind */
  cancel(kind) {
    const isMeant = (/** @type {LongCall} */ call) => call.kind === kind;
    for (const call of this.#queue.filter(isMeant)) call.reject(cancelled());
    this.#queue = this.#queue.filter((call) => !isMeant(call));
    if (!this.#running || !isMeant(this.#running)) return;
    this.#running.reject(cancelled());
    this.#running = null;
    this.#link?.then((link) => link.end());
    this.#link = null;
    this.#next();
  }

  async #next() {
    if (this.#running) return;
    const call = this.#queue.shift();
    if (!call) return;
    this.#running = call;
    try {
      this.#link ??= this.start();
      const link = await this.#link;
      // The call may have been cancelled while the engine was loading.
      if (this.#running !== call) return;
      call.resolve(await link.ask({ request: call.request }));
    } catch (error) {
      call.reject(/** @type {Error} */ (error));
    }
    if (this.#running !== call) return;
    this.#running = null;
    this.#next();
  }
}

const cancelled = () => new ApiError("cancelled", "");

/**
 * @param {WorkerLink} games the games worker, for quick calls
 * @param {Promise<WebAssembly.Module>} module the full engine
 * @returns {import("./api.js").Engine}
 */
export function workerEngine(games, module) {
  const long = new LongCalls(async () => {
    const compiled = await module;
    const link = new WorkerLink(new Worker("js/long-worker.js", { type: "module" }), () => {});
    await link.ask({ module: compiled });
    return link;
  });
  return {
    call(op, fields = {}, kind = undefined) {
      const request = { op, lang: lang(), ...fields };
      return LONG_CALLS.has(op) ? long.call(request, kind) : games.ask({ kind: "call", request });
    },
    cancel: (kind) => long.cancel(kind),
  };
}
