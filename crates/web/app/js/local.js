// Games kept by the browser, for a server that keeps none: the same questions, answered from
// local storage and the protocol alone.

import { ApiError, call } from "./api.js";

const LIST = "novena.games";
const key = (/** @type {number} */ id) => `novena.game.${id}`;

/** @typedef {{id: number, version: number, changed: number, state: any}} Kept */

/** @returns {number[]} */
const ids = () => JSON.parse(localStorage.getItem(LIST) ?? "[]");

/** @param {number} id @returns {Kept} */
function read(id) {
  const text = localStorage.getItem(key(id));
  if (!text) throw new ApiError("no-such-game", "");
  return JSON.parse(text);
}

/** @param {Kept} kept */
function write(kept) {
  localStorage.setItem(key(kept.id), JSON.stringify(kept));
  localStorage.setItem(LIST, JSON.stringify([kept.id, ...ids().filter((id) => id !== kept.id)]));
}

/**
 * Asks the protocol about a game and keeps what comes back.
 *
 * @param {number} id
 * @param {string} op
 * @param {{version: number, elapsed_ms?: number}} body
 * @param {object} fields
 */
async function change(id, op, { version, elapsed_ms }, fields) {
  const kept = read(id);
  // Another tab was faster.
  if (kept.version !== version) throw new ApiError("changed-elsewhere", "");
  const state = elapsed_ms === undefined ? kept.state : { ...kept.state, elapsed_ms };
  const answer = await call(op, { state, ...fields });
  write({ id, version: version + 1, changed: Date.now() / 1000, state: answer.state });
  return { ...answer, id, version: version + 1 };
}

export const localGames = {
  /** @param {Record<string, string>} [filter] */
  async list({ finished, limit = "100" } = {}) {
    const games = [];
    for (const id of ids()) {
      if (games.length === Number(limit)) break;
      const { state, changed } = read(id);
      const { view } = await call("view", { state });
      const { title, level, level_name, empty, elapsed_ms } = view;
      if (finished !== undefined && String(view.finished) !== finished) continue;
      games.push({ id, title, level, level_name, empty, elapsed_ms, finished: view.finished, changed });
    }
    return { games };
  },

  /** @param {object} state */
  async create(state) {
    const answer = await call("view", { state });
    const id = Math.max(0, ...ids()) + 1;
    write({ id, version: 1, changed: Date.now() / 1000, state: answer.state });
    return { ...answer, id, version: 1 };
  },

  /** @param {number} id */
  async load(id) {
    const { state, version } = read(id);
    return { ...(await call("view", { state })), id, version };
  },

  /**
   * @param {number} id
   * @param {any} body
   */
  move: (id, body) => change(id, "move", body, { move: body.move }),

  /**
   * @param {number} id
   * @param {any} body
   */
  hint: (id, body) => change(id, "hint", body, { rung: body.rung, turn: body.turn }),

  /** @param {number} id */
  async remove(id) {
    localStorage.removeItem(key(id));
    localStorage.setItem(LIST, JSON.stringify(ids().filter((other) => other !== id)));
    return null;
  },
};
