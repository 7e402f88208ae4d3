// The game on the board. Sends moves, in order, to the server or the games worker, and draws the
// answers. A server responds once the move is on disk; the worker responds at once, and reports
// later that the move is stored. Each move has an ID, so a move that is sent twice is made once.

import { games } from "./api.js";
import { EarlyBoard } from "./early-board.js";
import { ApiError, Offline } from "./errors.js";
import { StoredVersions } from "./stored-versions.js";
import { appearance, isRepeatable, isRepeatableHint, isWriting, MOST_CONFLICTS, moveId, PATIENCE_MS } from "./turns.js";

/** @typedef {import("./types.js").GameMove} Move */
/** @typedef {import("./types.js").GameReply} GameReply */
/** @typedef {import("./types.js").HintReply} Hint */
/** @typedef {{id: number, version: number, state: import("./types.js").State, view: import("./types.js").GameView}} Game */
/** @typedef {import("./turns.js").TurnBody} TurnBody */
/** @template {GameReply} T @typedef {import("./turns.js").Turn<T>} Turn */

/**
 * Events: `view` after anything that may have changed the view, `saving` when the number of pending
 * moves or the saved version changes, `played` after a move, `refused` when a move could not be
 * made, `gone` when another window deleted the game.
 */
export class Session extends EventTarget {
  /** @type {Game | null} */
  game = null;
  /** The number of pending moves. */
  waiting = 0;
  /** Whether the server has stopped responding. */
  offline = false;
  /** Returns the time played, which is stored with each move. */
  elapsed = () => this.game?.view.elapsed_ms ?? 0;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** Games on the board in which no move has been made so far. @type {Set<number>} */
  #untouched = new Set();
  /** The last version seen of each game. @type {Map<number, number>} */
  #versions = new Map();
  /** The versions that are stored. */
  #stored = new StoredVersions();
  /** The board of a game that the engine has not begun yet. @type {EarlyBoard | null} */
  #early = null;

  /**
   * @param {Pick<import("./api.js").Games, "load" | "create" | "move" | "hint"> & Partial<Pick<import("./api.js").Games, "listen" | "reserve">>} [server]
   * @param {number} [patience] milliseconds before an unresponsive server is asked again
   */
  constructor(server = games, patience = PATIENCE_MS) {
    super();
    this.server = server;
    this.patience = patience;
    server.listen?.((event) => this.#heard(event));
  }

  get view() {
    return this.game?.view ?? null;
  }

  /** Whether the game on the board is stored as drawn. */
  get isSaved() {
    return this.#stored.isWhole(this.game?.id ?? 0);
  }

  /** The last stored version of the game on the board; -1 if none is stored. */
  get savedVersion() {
    if (!this.game) return -1;
    return this.isSaved ? this.game.version : this.#stored.last(this.game.id);
  }

  /** @param {number} id */
  async load(id) {
    this.take(await this.server.load(id));
  }

  /**
   * Stores a new game and shows it, unless it is not wanted by then. The previous game stays.
   *
   * @param {import("./types.js").State} state
   */
  async begin(state, isWanted = () => true) {
    const id = state.steps ? null : await this.server.reserve?.();
    if (!isWanted()) return undefined;
    if (id) return this.#beginEarly(id, state);
    const reply = await this.server.create(state);
    if (reply.version === 1 && !state.steps?.length) this.#untouched.add(reply.id);
    return isWanted() ? this.take(reply) : undefined;
  }

  /**
   * Puts a new game on the board while the engine is loading. Turns wait for the engine.
   *
   * @param {number} id the number reserved for the game
   * @param {import("./types.js").State} state
   */
  async #beginEarly(id, state) {
    this.#early = new EarlyBoard(id, state);
    this.#stored.draw(id, 1);
    this.take({ id, version: 0, state, view: this.#early.view });
    this.#untouched.add(id);
    const made = this.server.create(state, id).then((reply) => {
      // The game is stored with its first move.
      this.#stored.forget(id);
      // A daily puzzle may already have a game, which is then returned.
      if (reply.id === id) this.#see(reply);
      else if (this.game?.id === id) this.take(reply);
    });
    this.#queue = made.catch(() => {}).finally(() => this.#endEarly());
    await made;
  }

  /** Ends the early board once the engine has answered every request made while it was shown. */
  #endEarly() {
    if (this.#early?.isWaiting === false) this.#early = null;
  }

  /**
   * Makes a move. Resolves once the move is visible, or with null if it could not be made.
   *
   * @param {Move} move
   * @returns {Promise<import("./types.js").EffectBody | null>}
   */
  async play(move) {
    if (this.view?.finished && isWriting(move)) return null;
    const turn = this.#take({
      again: isRepeatable(move),
      send: (game, body) => this.server.move(game, { ...body, move }),
    });
    const reply = await this.#drawEarly(move, turn);
    if (!reply) return null;
    // The move was made, but its answer was lost, so its changes are unknown.
    const effect = "effect" in reply ? reply.effect : { changes: [], conflicts: [], finished: false };
    this.dispatchEvent(new CustomEvent("played", { detail: { move, effect } }));
    return effect;
  }

  /**
   * Draws a move until its answer arrives.
   *
   * @template T
   * @param {Move} move
   * @param {Promise<T>} turn
   */
  #drawEarly(move, turn) {
    const { game } = this;
    if (!game || game.id !== this.#early?.id) return turn;
    const draw = (/** @type {import("./types.js").GameView} */ view) => this.game?.id === game.id && this.take({ ...this.game, view });
    return this.#early.drawUntil(move, turn, draw).finally(() => this.#endEarly());
  }

  /**
   * Requests a rung of the hint. The hint is counted, and the last rung plays the step. The result
   * is null if the request was refused, or if the last rung had already been played.
   *
   * @param {number} rung
   * @param {number} turn
   * @returns {Promise<Hint | null>}
   */
  async hint(rung, turn) {
    if (this.view?.finished) return null;
    const reply = await this.#take({
      again: isRepeatableHint(rung),
      isBeside: isRepeatableHint(rung),
      send: (game, body) => this.server.hint(game, { ...body, rung, turn }),
    });
    return reply && "kind" in reply ? reply : null;
  }

  /**
   * Stores the time played. Before the first move, there is no game to store; see `is_untouched`
   * in `novena_saves`.
   *
   * @param {boolean} [last] whether the page is closing
   */
  keepTime(last = false) {
    const game = this.game;
    if (!game || game.view.finished || this.waiting > 0 || this.#untouched.has(game.id)) return;
    const elapsed = this.elapsed();
    if (Math.abs(elapsed - game.view.elapsed_ms) < 500) return;
    // The request is queued as a turn even when the page closes: most pages that seem to close are
    // only hidden, and will need the new version of the game later.
    return this.#take({
      again: true,
      send: (id, body) => this.server.move(id, { ...body, move: { elapsed } }, last),
    });
  }

  /**
   * Takes a turn in the current game, after all pending turns.
   *
   * @template {GameReply} T
   * @param {Turn<T>} turn
   * @returns {Promise<T | null>}
   */
  #take(turn) {
    if (!this.game) return Promise.resolve(null);
    const { id } = this.game;
    const body = { move_id: moveId(), elapsed_ms: this.elapsed() };
    this.#wait(1);
    const done = this.#queue.then(() => this.#insist(id, body, turn)).finally(() => this.#wait(-1));
    if (!turn.isBeside) this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Sends a turn repeatedly until the server answers.
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
        this.#untouched.delete(game);
        this.#silent(false);
        // A move overtook the hint, so the hint is about an earlier position.
        if (turn.isBeside && reply.version < (this.#versions.get(game) ?? 0)) return null;
        this.#see(reply);
        return reply;
      } catch (error) {
        // The server may have made the move although its response was lost. It recognises the ID of
        // a move that is sent again.
        this.#silent(error instanceof Offline);
        if (error instanceof Offline) {
          await new Promise((resolve) => setTimeout(resolve, this.patience));
          continue;
        }
        if (!(error instanceof ApiError)) throw error;
        const { newer } = error.body ?? {};
        // If the newer version differs only in hints and time, for example because a hint requested
        // on this page was counted, the player has seen everything.
        const isAsSeen = newer && this.game?.id === newer.id && appearance(newer.view) === appearance(this.view);
        if (newer) this.#see(newer);
        conflicts += 1;
        if (newer && (turn.again || isAsSeen) && conflicts <= MOST_CONFLICTS) continue;
        // A refusal is not reported if the player pressed the key while the game's last digit was
        // pending.
        const isOver = game === this.game?.id && this.view?.finished;
        if (!isOver) this.dispatchEvent(new CustomEvent("refused", { detail: error }));
        return null;
      }
    }
  }

  /**
   * Handles an event about the games that does not answer a turn taken on this page.
   *
   * @param {import("./api.js").GamesEvent} event
   */
  #heard({ event, detail }) {
    if (event === "saving") this.#stored.draw(detail.id, detail.version);
    if (event === "saved") this.#stored.store(detail.id, detail.version);
    if (event === "changed") this.#see(detail);
    if (event === "refused" || (event === "gone" && detail.id === this.game?.id)) {
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }
    this.dispatchEvent(new Event("saving"));
  }

  /** Takes a newer version of a game, and draws it if it is shown. @param {GameReply} reply */
  #see(reply) {
    if (this.game?.id !== reply.id) {
      this.#versions.set(reply.id, reply.version);
    } else if (this.#early?.id === reply.id && reply.view) {
      this.#early.take(reply.view);
      this.take({ ...reply, view: this.#early.view });
    } else {
      this.take(reply);
    }
  }

  /**
   * Puts a game on the board.
   *
   * @param {Pick<GameReply, "id" | "version" | "state" | "view">} reply
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
    const isNews = this.offline !== silent;
    this.offline = silent;
    if (isNews) this.#wait(0);
  }
}
