// The game on the board: moves go to the server one after the other, and what comes back is
// drawn. A move is on the server's disk before it is seen, so nothing that was seen can be lost.
// Each move has an id, by which the server knows one that it has made already: after a silence the
// same move is sent again, and is made once.

import { games } from "./api.js";
import { ApiError, Offline } from "./errors.js";

/** @typedef {import("./types.js").GameMove} Move */
/** @typedef {import("./types.js").GameReply} GameReply */
/** @typedef {import("./types.js").HintReply} Hint */
/** @typedef {{id: number, version: number, state: import("./types.js").State, view: import("./types.js").GameView}} Game */
/** @typedef {{move_id: string, version?: number, elapsed_ms: number}} TurnBody */

/**
 * A move or a hint on its way to the game it was made in.
 *
 * @template {GameReply} T
 * @typedef {object} Turn
 * @property {boolean} again whether it means the same in a game that somebody else has changed
 * @property {(game: number, body: TurnBody) => Promise<T>} send
 */

/** How long to wait before asking a silent server again. */
const PATIENCE_MS = 1000;

/** How often a move is made again because others were faster, until the player must look. */
const MOST_CONFLICTS = 20;

/** Moves through the history. In a game that has changed they would do what nobody has seen. */
const THROUGH_HISTORY = ["undo", "redo", "before-mistake", "restart", "restore"];

/** An id that no other move has; there is more chance in it than in all games together. */
function newMoveId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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
  /** The last version seen of each game. @type {Map<number, number>} */
  #versions = new Map();

  /**
   * @param {Pick<typeof games, "load" | "create" | "move" | "hint">} [server]
   * @param {number} [patience] milliseconds until a silent server is asked again
   */
  constructor(server = games, patience = PATIENCE_MS) {
    super();
    this.server = server;
    this.patience = patience;
  }

  get view() {
    return this.game?.view ?? null;
  }

  /** @param {number} id */
  async load(id) {
    this.take(await this.server.load(id));
  }

  /**
   * Keeps a new game and puts it on the board. The one before stays where it is.
   *
   * @param {import("./types.js").State} state
   */
  async begin(state) {
    this.take(await this.server.create(state));
  }

  /**
   * Makes a move; answers when it is seen, with nothing if it could not be made.
   *
   * @param {Move} move
   * @returns {Promise<import("./types.js").EffectBody | null>}
   */
  async play(move) {
    const name = typeof move === "string" ? move : Object.keys(move)[0];
    const reply = await this.#take({
      again: !THROUGH_HISTORY.includes(name),
      send: (game, body) => this.server.move(game, { ...body, move }),
    });
    if (!reply) return null;
    // What a move changed that is only now known to have arrived, nobody can tell any more.
    return "effect" in reply ? reply.effect : { changes: [], conflicts: [], finished: false };
  }

  /**
   * A rung of the hint; it is counted, and the last one plays. Nothing where it was refused, or
   * where the last one is only now known to have been played.
   *
   * @param {number} rung
   * @param {number} turn
   * @returns {Promise<Hint | null>}
   */
  async hint(rung, turn) {
    const reply = await this.#take({
      again: rung < 4,
      send: (game, body) => this.server.hint(game, { ...body, rung, turn }),
    });
    return reply && "kind" in reply ? reply : null;
  }

  /**
   * Keeps the time played.
   *
   * @param {boolean} [last] whether the page is about to go away
   */
  keepTime(last = false) {
    const game = this.game;
    if (!game || game.view.finished || this.waiting > 0) return;
    const elapsed = this.elapsed();
    if (Math.abs(elapsed - game.view.elapsed_ms) < 500) return;
    // The answer is waited for even then: most pages that go away are only hidden, and must know
    // the game's version when they come back.
    this.#take({
      again: true,
      send: (id, body) => this.server.move(id, { ...body, move: { elapsed } }, last),
    });
  }

  /**
   * Takes a turn in the game that is on the board now, after those before it.
   *
   * @template {GameReply} T
   * @param {Turn<T>} turn
   * @returns {Promise<T | null>}
   */
  #take(turn) {
    if (!this.game) return Promise.resolve(null);
    const { id } = this.game;
    const body = { move_id: newMoveId(), elapsed_ms: this.elapsed() };
    this.#wait(1);
    const done = this.#queue.then(() => this.#insist(id, body, turn)).finally(() => this.#wait(-1));
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Sends a turn until the server answers.
   *
   * @template {GameReply} T
   * @param {number} game
   * @param {TurnBody} body
   * @param {Turn<T>} turn
   * @returns {Promise<T | null>}
   */
  async #insist(game, body, turn) {
    let conflicts = 0;
    for (;;) {
      try {
        const reply = await turn.send(game, { ...body, version: this.#versions.get(game) });
        this.#silent(false);
        this.#see(reply);
        return reply;
      } catch (error) {
        if (error instanceof Offline) {
          // It may have arrived though its answer did not: the server knows it by its id.
          this.#silent(true);
          await new Promise((resolve) => setTimeout(resolve, this.patience));
          continue;
        }
        if (!(error instanceof ApiError)) throw error;
        this.#silent(false);
        const { newer } = error.body ?? {};
        if (newer) this.#see(newer);
        conflicts += 1;
        if (newer && turn.again && conflicts <= MOST_CONFLICTS) continue;
        this.dispatchEvent(new CustomEvent("refused", { detail: error }));
        return null;
      }
    }
  }

  /**
   * A game as the server has it; it is drawn if it is the one on the board.
   *
   * @param {GameReply} reply
   */
  #see(reply) {
    if (this.game?.id === reply.id) this.take(reply);
    else this.#versions.set(reply.id, reply.version);
  }

  /**
   * Puts a game on the board as the server has it.
   *
   * @param {GameReply} reply
   */
  take({ id, version, state, view }) {
    if (!view) return;
    this.#versions.set(id, version);
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
