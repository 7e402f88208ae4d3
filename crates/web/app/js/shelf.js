// The games of this browser. A turn is made on the newest row in memory and answered at once; a
// transaction stores it behind that. A transaction stores a row only if the stored version is the
// one that the turns were made on. If another window was faster, the turns are made again on its
// row, so that nothing is overwritten.

import { OpenGame } from "./open-game.js";
import { isRepeatable, isRepeatableHint, randomHex } from "./turns.js";

/** @typedef {import("./shelf-store.js").Row} Row */
/** @typedef {import("./shelf-store.js").Store} Store */

/** Milliseconds until a write that failed is tried again. */
const RETRY_MS = 3000;

/** A refusal as the protocol words it, with the newer game where that is the reason. */
export class ShelfRefusal extends Error {
  /** @param {{error: {id: string, message: string}, newer?: any}} answer */
  constructor(answer) {
    super(answer.error.message);
    this.answer = answer;
  }
}

/**
 * What the page is and when it asks.
 *
 * @typedef {{lang: string, zone: number}} Reader
 */

/**
 * @typedef {object} Surroundings
 * @property {Store} store
 * @property {(request: object) => any} ask the engine, at once
 * @property {(event: {event: string, detail?: any}) => void} emit to the page
 * @property {(id: number, version: number) => void} broadcast to other windows
 * @property {() => void} [touched] something was stored that the server does not have
 * @property {() => number} [now] seconds since 1970
 * @property {number} [retryMs]
 */

export class Shelf {
  /** @type {Map<number, OpenGame>} */
  #open = new Map();
  /** @type {Reader} */
  #reader = { lang: "en", zone: 0 };
  /** The random id of this browser's games. */
  #library = "";
  /** The problem with the storage that the page knows of. @type {string | null} */
  #problem = null;

  /** @param {Surroundings} surroundings */
  constructor({ store, ask, emit, broadcast, touched = () => {}, now = () => Math.floor(Date.now() / 1000), retryMs = RETRY_MS }) {
    this.store = store;
    this.ask = ask;
    this.emit = emit;
    this.broadcast = broadcast;
    this.touched = touched;
    this.now = now;
    this.retryMs = retryMs;
  }

  /** @param {Reader} reader of the answers from now on */
  setReader(reader) {
    this.#reader = reader;
  }

  /** Gets what every question needs; nothing may be asked before. */
  async begin() {
    const made = randomHex(16);
    const known = await this.#read(() => this.store.claim("library", made));
    // Where nothing can be stored, an id for this window does.
    this.#library = known ?? made;
  }

  /**
   * Asks the engine for what a request says. Nothing can happen between a question and its answer, so that a row in memory
   * changes in one go.
   *
   * @param {object} request
   */
  request(request) {
    const answer = this.ask({ ...request, ...this.#reader, now: this.now(), library: this.#library });
    if (answer.error) throw new ShelfRefusal(answer);
    return answer.ok;
  }

  /** @param {number} id */
  async #game(id) {
    const known = this.#open.get(id);
    if (known) return known;
    const row = await this.#read(() => this.store.read(id));
    // Two questions may have read it at once; the first one counts.
    const other = this.#open.get(id);
    if (other) return other;
    if (!row) throw new ShelfRefusal({ error: { id: "no-such-game", message: "" } });
    const game = new OpenGame(row, row.version);
    this.#open.set(id, game);
    return game;
  }

  /**
   * Reads; what cannot be read is not there.
   *
   * @template T
   * @param {() => Promise<T>} work
   */
  async #read(work) {
    try {
      return await work();
    } catch (error) {
      this.#trouble(error);
      return undefined;
    }
  }

  /** All rows, with what is not stored yet. */
  async rows() {
    const stored = new Map(((await this.#read(() => this.store.readAll())) ?? []).map((row) => [row.id, row]));
    for (const [id, game] of this.#open) if (!game.isSaved) stored.set(id, game.row);
    return [...stored.values()];
  }

  /** @param {Record<string, string>} [filter] */
  async list({ finished, limit, ...filter } = {}) {
    const entries = (await this.rows()).map(({ entry }) => entry);
    const wanted = {
      ...filter,
      ...(limit === undefined ? {} : { limit: Number(limit) }),
      ...(finished === undefined ? {} : { finished: finished === "true" }),
    };
    return this.request({ op: "list", entries, ...wanted }).reply;
  }

  /** The game that was changed last and is not finished. */
  async last() {
    const stored = await this.#read(() => this.store.last());
    const unsaved = [...this.#open.values()].filter((game) => !game.isSaved && !game.row.entry.finished).map(({ row }) => row);
    const [row] = [...unsaved, ...(stored ? [stored] : [])].sort((a, b) => b.changed - a.changed);
    return row ? this.load(row.id) : null;
  }

  /** @param {import("./types.js").State} state */
  async create(state) {
    const id = (await this.#read(() => this.store.newId())) ?? Date.now();
    const { row, reply } = this.request({ op: "begin", id, key: randomHex(16), state });
    const game = new OpenGame(row, 0);
    this.#open.set(id, game);
    this.#write(game);
    return reply;
  }

  /** @param {number} id */
  async load(id) {
    const game = await this.#game(id);
    return this.request({ op: "show", row: game.row }).reply;
  }

  /**
   * @param {number} id
   * @param {import("./types.js").MoveBody} body
   */
  move(id, body) {
    return this.#turn(id, { op: "move", ...body }, isRepeatable(body.move));
  }

  /**
   * @param {number} id
   * @param {import("./types.js").HintBody} body
   */
  hint(id, body) {
    return this.#turn(id, { op: "hint", ...body }, isRepeatableHint(body.rung ?? 1));
  }

  /**
   * @param {number} id
   * @param {Record<string, unknown>} request
   * @param {boolean} repeatable
   */
  async #turn(id, { version, ...request }, repeatable) {
    const game = await this.#game(id);
    const { row, reply } = this.request({ ...request, version, row: game.row });
    if (row) {
      game.row = row;
      game.pending.push({ request, isRepeatable: repeatable });
      this.#write(game);
    }
    return reply;
  }

  /** @param {number} id */
  async remove(id) {
    const game = await this.#game(id);
    if (game.base > 0 || game.isWriting) {
      const graves = await this.store.deleted();
      const grave = graves.find(({ key }) => key === game.row.key);
      await this.store.remove(id, this.#tombstones(game.row, grave));
    }
    this.#open.delete(id);
    this.touched();
    this.broadcast(id, 0);
    return null;
  }

  /**
   * What is left of a game that is deleted; nothing of a damaged one.
   *
   * @param {Row} row
   * @param {import("./shelf-store.js").Tombstone} [tombstone] from an earlier time
   */
  #tombstones(row, tombstone) {
    try {
      return this.request({ op: "delete", row, tombstone }).deleted ?? [];
    } catch (error) {
      if (!(error instanceof ShelfRefusal)) throw error;
      return [];
    }
  }

  /**
   * Stores a game until nothing is left to store: one transaction at a time.
   *
   * @param {OpenGame} game
   */
  async #write(game) {
    this.emit({ event: "saving", detail: { id: game.row.id, version: game.row.version } });
    if (game.isWriting) return;
    game.isWriting = true;
    while (!game.isSaved && this.#open.get(game.row.id) === game) {
      const { row, base } = game;
      const turns = game.pending.length;
      try {
        const outcome = await this.store.write(row, base);
        this.#recovered();
        if (outcome.kind === "changed") this.#rebase(game, outcome.row);
        else if (outcome.kind === "deleted") this.#vanish(game);
        else {
          game.base = row.version;
          game.pending.splice(0, turns);
          if (outcome.kind === "restored") await this.#restored();
          this.#saved(row);
        }
      } catch (error) {
        this.#trouble(error);
        setTimeout(() => this.#write(game), this.retryMs);
        break;
      }
    }
    game.isWriting = false;
    if (game.isOutdated && game.isSaved) await this.#refresh(game);
  }

  /** The browser's data were deleted under the game; what is known here is stored again. */
  async #restored() {
    this.emit({ event: "storage", detail: { problem: "cleared" } });
    this.#library = (await this.#read(() => this.store.claim("library", this.#library))) ?? this.#library;
  }

  /** @param {Row} row */
  #saved({ id, version, won }) {
    this.emit({ event: "saved", detail: { id, version, won } });
    this.touched();
    this.broadcast(id, version);
  }

  /**
   * Makes the turns that are not stored again, on the row of another window.
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
        // With the version that the player saw, the engine refuses it in words.
        const made = this.request({ ...turn.request, row: game.row, ...(turn.isRepeatable ? {} : { version: seen }) });
        if (!made.row) continue;
        game.row = made.row;
        game.pending.push(turn);
      } catch (error) {
        if (!(error instanceof ShelfRefusal)) throw error;
        this.emit({ event: "refused", detail: error.answer.error });
      }
    }
    this.#show(game);
    if (game.isSaved) this.#saved(game.row);
  }

  /** @param {OpenGame} game */
  #show(game) {
    const { reply } = this.request({ op: "show", row: game.row });
    this.emit({ event: "changed", detail: reply });
  }

  /** Another window deleted the game. @param {OpenGame} game */
  #vanish(game) {
    this.#open.delete(game.row.id);
    this.emit({ event: "gone", detail: { id: game.row.id } });
  }

  /**
   * Another window has stored a game.
   *
   * @param {number} id
   * @param {number} version 0 if it was deleted
   */
  async heard(id, version) {
    const game = this.#open.get(id);
    if (!game || game.base === version) return;
    // Turns that wait meet the other window's row when they are stored, or else just after.
    if (!game.isSaved || game.isWriting) game.isOutdated = true;
    else await this.#refresh(game);
  }

  /** Takes up what another window has stored. @param {OpenGame} game */
  async #refresh(game) {
    game.isOutdated = false;
    const { id, key } = game.row;
    const row = await this.#read(() => this.store.read(id));
    if (!game.isSaved || this.#open.get(id) !== game) return;
    if (!row) {
      const graves = (await this.#read(() => this.store.deleted())) ?? [];
      if (graves.some((grave) => grave.key === key)) this.#vanish(game);
      return;
    }
    if (row.version === game.base) return;
    game.row = row;
    game.base = row.version;
    this.#show(game);
  }

  /**
   * A change of many games has stored this one: the page and other windows see it.
   *
   * @param {number} id
   * @param {number} version 0 if it was deleted
   */
  changed(id, version) {
    this.broadcast(id, version);
    this.heard(id, version);
  }

  /**
   * Something could not be stored or read. The games in memory can still be played and exported.
   *
   * @param {unknown} error
   */
  #trouble(error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    const problem = name === "QuotaExceededError" ? "full" : "blocked";
    if (this.#problem === problem) return;
    this.#problem = problem;
    this.emit({ event: "storage", detail: { problem } });
  }

  #recovered() {
    if (!this.#problem) return;
    this.#problem = null;
    this.emit({ event: "storage", detail: { problem: null } });
  }
}
