// Events about stored games. A newly added listener first receives the last event about each
// lasting state.

/** @typedef {import("./api.js").GamesEvent} GamesEvent */

const LASTING = ["storage", "sync"];

export class GameEvents {
  /** @type {((event: GamesEvent) => void)[]} */
  #listeners = [];
  /** @type {Map<string, GamesEvent>} */
  #lasting = new Map();

  /** @param {GamesEvent} event */
  emit(event) {
    if (LASTING.includes(event.event)) this.#lasting.set(event.event, event);
    for (const listener of this.#listeners) listener(event);
  }

  /** @param {(event: GamesEvent) => void} listener */
  listen(listener) {
    this.#listeners.push(listener);
    for (const event of this.#lasting.values()) listener(event);
  }
}
