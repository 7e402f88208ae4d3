// Tracks which versions of games are stored, because a move is drawn before it is stored.

export class StoredVersions {
  /** Versions that have been drawn but are not yet stored, by game. @type {Map<number, number>} */
  #drawn = new Map();
  /** The last version of each game that is known to be stored. @type {Map<number, number>} */
  #stored = new Map();

  /** Returns whether a game is stored as drawn. @param {number} game */
  isWhole(game) {
    return !this.#drawn.has(game);
  }

  /**
   * Returns the last version that is known to be stored; -1 if none is stored.
   *
   * @param {number} game
   */
  last(game) {
    return this.#stored.get(game) ?? -1;
  }

  /**
   * @param {number} game
   * @param {number} version the version that is drawn and being stored
   */
  draw(game, version) {
    this.#drawn.set(game, version);
  }

  /**
   * @param {number} game
   * @param {number} version the version that has been stored
   */
  store(game, version) {
    this.#stored.set(game, version);
    if (version >= (this.#drawn.get(game) ?? 0)) this.#drawn.delete(game);
  }

  /** Forgets the pending versions of a game. @param {number} game */
  forget(game) {
    this.#drawn.delete(game);
  }
}
