// Moves as messages: their ids, and which of them mean the same in a game that has changed.

/** Moves through the history. In a game that has changed they would do what the player has not seen. */
const THROUGH_HISTORY = ["undo", "redo", "before-mistake", "restart", "restore"];

/**
 * Whether a move means the same in a game that another window has changed.
 *
 * @param {import("./types.js").GameMove} move
 */
export function isRepeatable(move) {
  const name = typeof move === "string" ? move : Object.keys(move)[0];
  return !THROUGH_HISTORY.includes(name);
}

/** Whether a rung of a hint does: the last one plays. @param {number} rung */
export const isRepeatableHint = (rung) => rung < 4;

/**
 * Chance as hexadecimal digits.
 *
 * @param {number} count of bytes
 */
export function randomHex(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
