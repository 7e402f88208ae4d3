// A game being played in this window: its newest row, and the turns not yet stored.

/** @typedef {import("./shelf-store.js").Row} Row */

/**
 * A turn that was taken but may not be stored yet.
 *
 * @typedef {object} PendingTurn
 * @property {object} request the request to the engine, without its row
 * @property {boolean} isRepeatable whether the turn still means the same after the game has changed
 */

export class OpenGame {
  /** Turns since the stored version, oldest first. @type {PendingTurn[]} */
  pending = [];
  /** Whether no turn has been taken yet. The game is stored with its first turn. */
  isUntouched = false;
  /** Whether a transaction for the game is under way. */
  isWriting = false;
  /** Whether another window has stored a change since this window last read the game. */
  isOutdated = false;

  /**
   * @param {Row} row
   * @param {number} base the stored version; 0 if the game is not stored yet
   */
  constructor(row, base) {
    this.row = row;
    this.base = base;
  }

  get isSaved() {
    return this.base === this.row.version;
  }
}
