// The game on the board: moves go to the server one after the other, and what comes back is
// drawn. A move is on the server's disk before it is seen, so nothing that was seen can be lost.

import { ApiError, games, Offline } from "./api.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Effect} Effect */
/** @typedef {{id: number, version: number, state: import("./types.js").State, view: View}} Game */

/** How long to wait before asking a silent server again. */
const PATIENCE_MS = 1000;

/**
 * Events: `view` after everything that may have changed what is seen, `saving` when the number
 * of moves on their way changes, `refused` when a move could not be made.
 */
export class Session extends EventTarget {
  /** @type {Game | null} */
  game = null;
  /** Moves on their way. */
  waiting = 0;
  /** Whether the server is silent. */
  offline = false;
  /** Asked before each move, so that time played is kept with it. */
  elapsed = () => this.game?.view.elapsed_ms ?? 0;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();

  get view() {
    return this.game?.view ?? null;
  }

  /** @param {number} id */
  async load(id) {
    this.take(await games.load(id));
  }

  /**
   * Keeps a new game and puts it on the board. The one before stays where it is.
   *
   * @param {import("./types.js").State} state
   */
  async begin(state) {
    this.take(await games.create(state));
  }

  /**
   * Makes a move; answers when it is seen, with nothing if it could not be made.
   *
   * @param {Move} move
   * @returns {Promise<Effect | null>}
   */
  play(move) {
    return this.#inTurn(async (game) => {
      const answer = await games.move(game.id, { version: game.version, move, elapsed_ms: this.elapsed() });
      this.take(answer);
      return answer.effect;
    });
  }

  /**
   * A rung of the hint; it is counted, and the last one plays.
   *
   * @param {number} rung
   * @param {number} turn
   * @returns {Promise<import("./types.js").Hint | null>}
   */
  hint(rung, turn) {
    return this.#inTurn(async (game) => {
      const answer = await games.hint(game.id, { version: game.version, rung, turn, elapsed_ms: this.elapsed() });
      this.take(answer);
      return answer;
    });
  }

  /**
   * Keeps the time played.
   *
   * @param {boolean} [last] whether the page is about to go away
   */
  keepTime(last = false) {
    const game = this.game;
    if (!game || game.view.finished || this.waiting > 0) return;
    if (Math.abs(this.elapsed() - game.view.elapsed_ms) < 500) return;
    // The answer is waited for even then: most pages that go away are only hidden, and must know
    // the game's version when they come back.
    this.#inTurn(async ({ id, version }) => {
      this.take(await games.move(id, { version, move: { elapsed: this.elapsed() } }, last));
    });
  }

  /**
   * @template T
   * @param {(game: Game) => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  #inTurn(work) {
    this.#wait(1);
    const done = this.#queue.then(() => this.#insist(work)).finally(() => this.#wait(-1));
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Does it as soon as the server answers.
   *
   * @template T
   * @param {(game: Game) => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async #insist(work) {
    for (;;) {
      if (!this.game) return null;
      try {
        const answer = await work(this.game);
        this.#silent(false);
        return answer;
      } catch (error) {
        if (error instanceof Offline) {
          this.#silent(true);
          await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
          // The move may have arrived though its answer did not: look before doing it again.
          if (await this.#hasMoved()) return null;
          continue;
        }
        if (error instanceof ApiError) {
          const { newer } = error.body ?? {};
          if (newer?.view) this.take(newer);
          else if (error.id === "changed-elsewhere") await this.load(this.game.id);
          this.dispatchEvent(new CustomEvent("refused", { detail: error }));
          return null;
        }
        throw error;
      }
    }
  }

  async #hasMoved() {
    const game = this.game;
    if (!game) return true;
    try {
      const found = await games.load(game.id);
      this.#silent(false);
      if (found.version === game.version) return false;
      this.take(found);
      return true;
    } catch (error) {
      return !(error instanceof Offline);
    }
  }

  /**
   * Puts a game on the board as the server has it.
   *
   * @param {any} answer
   */
  take(answer) {
    const { id, version, state, view } = answer;
    this.game = { id, version, state, view };
    this.dispatchEvent(new Event("view"));
  }

  /** @param {number} more */
  #wait(more) {
    this.waiting += more;
    this.dispatchEvent(new Event("saving"));
  }

  /** @param {boolean} silent */
  #silent(silent) {
    if (this.offline === silent) return;
    this.offline = silent;
    this.dispatchEvent(new Event("saving"));
  }
}
