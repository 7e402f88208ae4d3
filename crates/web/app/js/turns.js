// Moves as messages: gives them IDs, and determines which moves can be repeated in a game that has
// changed.

/** @typedef {import("./types.js").GameReply} GameReply */
/** @typedef {{move_id: string, version?: number, elapsed_ms: number}} TurnBody */

/**
 * A pending move or hint.
 *
 * @template {GameReply} T
 * @typedef {object} Turn
 * @property {boolean} again whether the turn still means the same after the game has been
 * changed elsewhere
 * @property {boolean} [isBeside] whether later turns need not wait for this one, because it makes
 * no move
 * @property {(game: number, body: TurnBody) => Promise<T>} send
 */

/** The number of milliseconds before an unresponsive server is asked again. */
export const PATIENCE_MS = 1000;

/**
 * The maximum number of times that a move is repeated because other windows changed the game first.
 * After that, the move is reported as refused.
 */
export const MOST_CONFLICTS = 20;

/**
 * The moves that go through the game's history. Once another window has changed the game, these
 * moves would affect changes that the player has not seen.
 */
const THROUGH_HISTORY = ["undo", "redo", "before-mistake", "restart", "restore"];

/**
 * Returns whether a move means the same after another window has changed the game.
 *
 * @param {import("./types.js").GameMove} move
 */
export function isRepeatable(move) {
  const name = typeof move === "string" ? move : Object.keys(move)[0];
  return !THROUGH_HISTORY.includes(name);
}

/**
 * Returns whether a rung of a hint can be repeated after the game has changed. The last rung cannot
 * be repeated, because it makes a move.
 *
 * @param {number} rung
 */
export const isRepeatableHint = (rung) => rung < 4;

/**
 * Returns random hexadecimal digits.
 *
 * @param {number} count the number of bytes
 */
export function randomHex(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number of bytes in a move's ID, enough to make collisions practically impossible. */
const MOVE_ID_BYTES = 12;

/** Returns an ID that no other move has. */
export const moveId = () => randomHex(MOVE_ID_BYTES);

/**
 * Returns whether a move writes on the board. The page does not send such moves on a solved board,
 * because the engine would refuse them.
 *
 * @param {import("./types.js").GameMove} move
 */
export function isWriting(move) {
  const isChoice = typeof move === "object" && ("checking" in move || "cleaning" in move);
  return move !== "restart" && !isChoice;
}

/**
 * Returns the visible parts of a game, except hints and time.
 *
 * @param {import("./types.js").GameView | null | undefined} view
 */
export function appearance(view) {
  const { elapsed_ms, hints, hints_by_last_rung, hints_taken, ...rest } = /** @type {any} */ (view ?? {});
  return JSON.stringify(rest);
}
