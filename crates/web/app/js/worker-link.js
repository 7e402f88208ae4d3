// Sends requests to a worker, and matches the worker's answers to the requests by number.

import { ApiError } from "./errors.js";

/** @typedef {{event: string, detail?: any}} WorkerEvent */

export class WorkerLink {
  #last = 0;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {Worker} */
  #worker;

  /**
   * @param {Worker} worker
   * @param {(event: WorkerEvent) => void} heard
   */
  constructor(worker, heard) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if ("event" in data) return heard(data);
      const question = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (!data.error) return question?.resolve(data.ok);
      return question?.reject(new ApiError(data.error.id, data.error.message, data));
    };
  }

  /**
   * @param {object} question
   * @param {Transferable[]} [parts]
   * @returns {Promise<any>}
   */
  ask(question, parts = []) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id }, parts);
    });
  }

  /** Ends the worker, and cancels all pending requests. */
  end() {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new ApiError("cancelled", ""));
    this.#waiting.clear();
  }
}
