// Stores the games being played, one transaction at a time, and picks up changes stored by other
// windows.

import { ShelfRefusal } from "./shelf-refusal.js";

/** @typedef {import("./open-game.js").OpenGame} OpenGame */
/** @typedef {import("./shelf-store.js").Row} Row */

export class GameWriter {
  /**
   * @param {import("./shelf.js").Shelf} shelf
   * @param {number} retryMs milliseconds before a failed write is retried
   */
  constructor(shelf, retryMs) {
    this.shelf = shelf;
    this.retryMs = retryMs;
  }

  /**
   * Stores a game, one transaction at a time, until nothing is left to store.
   *
   * @param {OpenGame} game
   */
  async write(game) {
    this.#saving(game);
    if (game.isWriting) return;
    game.isWriting = true;
    while (!game.isSaved && this.shelf.open.get(game.row.id) === game) {
      const { row, base } = game;
      const turns = game.pending.length;
      try {
        const outcome = await this.shelf.store.write(row, base);
        this.shelf.report.recovered();
        if (outcome.kind === "changed") this.#rebase(game, outcome.row);
        else if (outcome.kind === "deleted") this.#vanish(game);
        else {
          game.base = row.version;
          game.pending.splice(0, turns);
          if (outcome.kind === "restored") await this.#restored();
          this.#saved(row);
        }
      } catch (error) {
        this.shelf.report.trouble(error);
        setTimeout(() => this.write(game), this.retryMs);
        break;
      }
    }
    game.isWriting = false;
    if (game.isOutdated && game.isSaved) await this.#refresh(game);
  }

  /**
   * Handles a game that had to be stored again because the browser's data had been deleted. Reports
   * the deletion, and restores the ID of the browser's games.
   */
  async #restored() {
    this.shelf.emit({ event: "storage", detail: { problem: "cleared" } });
    await this.shelf.claimAgain();
  }

  /** @param {OpenGame} game */
  #saving({ row: { id, version } }) {
    this.shelf.emit({ event: "saving", detail: { id, version } });
  }

  /** @param {Row} row */
  #saved({ id, version, won }) {
    this.shelf.emit({ event: "saved", detail: { id, version, won } });
    this.shelf.touched();
    this.shelf.broadcast(id, version);
  }

  /**
   * Replays unstored turns on a row that another window has stored.
   *
   * @param {OpenGame} game
   * @param {Row} row
   */
  #rebase(game, row) {
    const turns = game.pending.splice(0);
    const seen = game.base;
    game.row = row;
    game.base = row.version;
    for (const turn of turns) {
      try {
        // A turn that cannot be repeated is sent with the version that the player saw, so that the
        // engine refuses it with a message.
        const made = this.shelf.request({ ...turn.request, row: game.row, ...(turn.isRepeatable ? {} : { version: seen }) });
        if (!made.row) continue;
        game.row = made.row;
        game.pending.push(turn);
      } catch (error) {
        if (!(error instanceof ShelfRefusal)) throw error;
        this.shelf.emit({ event: "refused", detail: error.answer.error });
      }
    }
    this.#show(game);
    this.#saving(game);
    if (game.isSaved) this.#saved(game.row);
  }

  /** @param {OpenGame} game */
  #show(game) {
    const { reply } = this.shelf.request({ op: "show", row: game.row });
    this.shelf.emit({ event: "changed", detail: reply });
  }

  /** Handles a game that another window has deleted. @param {OpenGame} game */
  #vanish(game) {
    this.shelf.open.delete(game.row.id);
    this.shelf.emit({ event: "gone", detail: { id: game.row.id } });
  }

  /**
   * Handles a game that another window has stored or deleted.
   *
   * @param {number} id
   * @param {number} version 0 if the game was deleted
   */
  async heard(id, version) {
    const game = this.shelf.open.get(id);
    if (!game || game.base === version) return;
    // If turns are pending, the other window's row is read when the turns are stored, or shortly
    // afterwards.
    if (!game.isSaved || game.isWriting) game.isOutdated = true;
    else await this.#refresh(game);
  }

  /** Loads the state stored by another window. @param {OpenGame} game */
  async #refresh(game) {
    game.isOutdated = false;
    const { id, key } = game.row;
    const row = await this.shelf.report.read(() => this.shelf.store.read(id));
    if (!game.isSaved || this.shelf.open.get(id) !== game) return;
    if (!row) {
      const graves = (await this.shelf.report.read(() => this.shelf.store.deleted())) ?? [];
      if (graves.some((grave) => grave.key === key)) this.#vanish(game);
      return;
    }
    if (row.version === game.base) return;
    game.row = row;
    game.base = row.version;
    this.#show(game);
  }
}
