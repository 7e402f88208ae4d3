// Moves as messages: their ids, and which of them mean the same in a game that has changed.

/** @typedef {import("./types.js").GameReply} GameReply */
/** @typedef {{move_id: string, version?: number, elapsed_ms: number}} TurnBody */

/**
 * A move or a hint on its way to the game it was made in.
 *
 * @template {GameReply} T
 * @typedef {object} Turn
 * @property {boolean} again whether it means the same in a game that somebody else has changed
 * @property {boolean} [isBeside] whether later turns need not wait for it: it does not play
 * @property {(game: number, body: TurnBody) => Promise<T>} send
 */

/** How long to wait before asking a silent server again. */
export const PATIENCE_MS = 1000;

/** How often a move is made again because others were faster, until the player must look. */
export const MOST_CONFLICTS = 20;

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

/** Bytes of a move's id: there is more chance in it than in all games together. */
const MOVE_ID_BYTES = 12;

/** An id that no other move has. */
export const moveId = () => randomHex(MOVE_ID_BYTES);

/**
 * Whether a move writes on the board: the engine refuses that when the board is solved, which is
 * not worth a word then.
 *
 * @param {import("./types.js").GameMove} move
 */
export function isWriting(move) {
  const isChoice = typeof move === "object" && ("checking" in move || "cleaning" in move);
  return move !== "restart" && !isChoice;
}

/**
 * What a player sees of a game, but for hints and time.
 *
 * @param {import("./types.js").GameView | null | undefined} view
 */
export function appearance(view) {
  const { elapsed_ms, hints, hints_by_last_rung, hints_taken, ...rest } = /** @type {any} */ (view ?? {});
  return JSON.stringify(rest);
}
