// Generates games in advance, one per level, so that a new game opens at once.

import { cancelCall } from "./api.js";
import { make } from "./library.js";

/** @typedef {import("./types.js").State} State */

/** Games that are ready or being generated. @type {Map<string, Promise<State | null>>} */
const waiting = new Map();
/** Levels whose game is not ready yet. @type {Set<string>} */
const open = new Set();

/** @param {string} level */
const kindOf = (level) => `ahead-${level}`;

/**
 * Starts generating a game at each of these levels, in the given order.
 *
 * @param {string[]} levels
 */
export function makeAhead(levels) {
  for (const level of levels) {
    if (waiting.has(level)) continue;
    open.add(level);
    const made = make({ level }, kindOf(level)).then(
      (state) => state,
      () => (waiting.delete(level), null),
    );
    waiting.set(level, made);
    made.finally(() => open.delete(level));
  }
}

/**
 * Returns a new game at a level: the one generated in advance or, if there is none, one that is
 * generated now. Stops generating games at other levels, so that they do not delay the new game.
 *
 * @param {string} level
 * @returns {Promise<State>}
 */
export async function takeAhead(level) {
  const made = waiting.get(level);
  waiting.delete(level);
  stopAhead(level);
  return (await made) ?? make({ level });
}

/**
 * Stops generating games that the player is no longer waiting for. Games that are ready are kept.
 *
 * @param {string} [except] a level whose game is still needed
 */
export function stopAhead(except) {
  for (const level of open) if (level !== except) cancelCall(kindOf(level));
}
