// The games of this browser. A turn is applied to the newest row in memory and answered at once. A
// transaction then stores the row, unless another window has stored a newer one. In that case, the
// turns are replayed on that row, so that nothing is overwritten.

import { GameWriter } from "./game-writer.js";
import { OpenGame } from "./open-game.js";
import { ShelfRefusal } from "./shelf-refusal.js";
import { StorageReport } from "./storage-report.js";
import { isRepeatable, isRepeatableHint, randomHex } from "./turns.js";

/** @typedef {import("./shelf-store.js").Row} Row */
/** @typedef {import("./shelf-store.js").Store} Store */

/** Milliseconds before a failed write is retried. */
const RETRY_MS = 3000;

/**
 * The language and the time zone used in answers to requests.
 *
 * @typedef {{lang: string, zone: number}} Reader
 */

/**
 * The environment of the shelf.
 *
 * @typedef {object} Surroundings
 * @property {Store} store
 * @property {(request: object) => any} ask asks the engine and returns at once
 * @property {(request: object) => Promise<any>} [askBeside] asks an engine that answers slow
 * requests without delaying others
 * @property {(event: {event: string, detail?: any}) => void} emit sends an event to the page
 * @property {(id: number, version: number) => void} broadcast tells other windows that a game has a
 * new version
 * @property {() => void} [broadcastCourse] tells other windows that the course has changed
 * @property {() => void} [touched] called after storing something that is new to the server
 * @property {() => number} [now] seconds since 1970
 * @property {number} [retryMs]
 */

export class Shelf {
  /** @type {Map<number, OpenGame>} */
  open = new Map();
  /** @type {Reader} */
  #reader = { lang: "en", zone: 0 };
  /** The random ID of this browser's games. */
  #library = "";
  /** The last number given to a game while games could not be stored. */
  #lastTime = 0;

  /** @param {Surroundings} surroundings */
  constructor({ store, ask, askBeside = async (request) => ask(request), emit, broadcast, broadcastCourse = () => {}, touched = () => {}, now = () => Math.floor(Date.now() / 1000), retryMs = RETRY_MS }) {
    this.store = store;
    this.ask = ask;
    this.askBeside = askBeside;
    this.emit = emit;
    this.broadcast = broadcast;
    this.broadcastCourse = broadcastCourse;
    this.touched = touched;
    this.now = now;
    this.report = new StorageReport(emit);
    this.writer = new GameWriter(this, retryMs);
  }

  /** @param {Reader} reader the reader for all further answers */
  setReader(reader) {
    this.#reader = reader;
  }

  /** Loads the data that every request needs. This must be called first. */
  async begin() {
    const made = randomHex(16);
    const known = await this.report.read(() => this.store.claim("library", made));
    // If nothing can be stored, the ID only has to last as long as this window.
    this.#library = known ?? made;
  }

  /** Stores the ID of this browser's games again after the browser's data was cleared. */
  async claimAgain() {
    this.#library = (await this.report.read(() => this.store.claim("library", this.#library))) ?? this.#library;
  }

  /**
   * Passes a request to the engine. Nothing can happen between a request and its answer, so a row
   * in memory changes atomically.
   *
   * @param {object} request
   */
  request(request) {
    return accepted(this.ask(this.#complete(request)));
  }

  /** @param {object} request */
  #complete(request) {
    return { ...request, ...this.#reader, now: this.now(), library: this.#library };
  }

  /** @param {number} id */
  async #game(id) {
    const known = this.open.get(id);
    if (known) return known;
    const row = await this.report.read(() => this.store.read(id));
    // Two requests may have read the game at the same time. The game that was read first is used.
    const other = this.open.get(id);
    if (other) return other;
    if (!row) throw new ShelfRefusal({ error: { id: "no-such-game", message: "" } });
    const game = new OpenGame(row, row.version);
    this.open.set(id, game);
    return game;
  }

  /** Returns all rows, including unstored changes. */
  async rows() {
    const stored = new Map(((await this.report.read(() => this.store.readAll())) ?? []).map((row) => [row.id, row]));
    for (const [id, game] of this.open) if (!game.isSaved && !game.isUntouched) stored.set(id, game.row);
    return [...stored.values()];
  }

  /** @param {Record<string, string>} [filter] */
  async list({ finished, limit, offset, ...filter } = {}) {
    const entries = (await this.rows()).map(({ entry }) => entry);
    const wanted = {
      ...filter,
      ...(limit === undefined ? {} : { limit: Number(limit) }),
      ...(offset === undefined ? {} : { offset: Number(offset) }),
      ...(finished === undefined ? {} : { finished: finished === "true" }),
    };
    return this.request({ op: "list", entries, ...wanted }).reply;
  }

  /** Returns the digits on the boards of games; deleted games are omitted. @param {number[]} ids */
  async boards(ids) {
    const read = (/** @type {number} */ id) => this.open.get(id)?.row ?? this.report.read(() => this.store.read(id));
    const rows = (await Promise.all(ids.map(read))).filter(Boolean);
    return this.request({ op: "boards", rows }).reply;
  }

  /** Returns the row of the most recently changed unfinished game. */
  async lastRow() {
    const stored = await this.report.read(() => this.store.last());
    const unsaved = [...this.open.values()].filter((game) => !game.isSaved && !game.isUntouched && !game.row.entry.finished).map(({ row }) => row);
    const [row] = [...unsaved, ...(stored ? [stored] : [])].sort((a, b) => b.changed - a.changed);
    return row;
  }

  /** Returns the most recently changed unfinished game. */
  async last() {
    const row = await this.lastRow();
    return row ? this.load(row.id) : null;
  }

  /** Reserves a number for a new game. Without storage, it is a time that no other game has. */
  async newId() {
    return (await this.report.read(() => this.store.newId())) ?? (this.#lastTime = Math.max(Date.now(), this.#lastTime + 1));
  }

  /**
   * Begins a new game, which is stored with its first turn, or at once if it was begun elsewhere.
   * If the same daily puzzle already has a game, that game is returned.
   *
   * @param {import("./types.js").State} state
   * @param {number} [reserved] the game's number
   */
  async create(state, reserved) {
    const id = reserved ?? (await this.newId());
    // Only a daily puzzle can already have a game.
    const rows = state.source?.startsWith("daily ") ? [...(await this.rows()), ...this.#untouchedRows()] : [];
    const entries = rows.map(({ entry }) => entry);
    const { row, reply } = this.request({ op: "begin", id, key: randomHex(16), state, entries });
    if (reply.known) return this.load(reply.known);
    const game = new OpenGame(row, 0);
    game.isUntouched = !state.steps?.length;
    this.open.set(id, game);
    if (!game.isUntouched) this.writer.write(game);
    return reply;
  }

  /** Returns the rows of this window's games in which no turn has been taken. */
  #untouchedRows() {
    return [...this.open.values()].filter(({ isUntouched }) => isUntouched).map(({ row }) => row);
  }

  /** @param {number} id */
  async load(id) {
    const game = await this.#game(id);
    return this.request({ op: "show", row: game.row }).reply;
  }

  /**
   * Returns the key of a game, which stays the same when the game is copied to another store.
   *
   * @param {number} id
   */
  async noteName(id) {
    return (await this.#game(id)).row.key;
  }

  /**
   * @param {number} id
   * @param {import("./types.js").MoveBody} body
   */
  move(id, body) {
    return this.#turn(id, { op: "move", ...body }, isRepeatable(body.move));
  }

  /**
   * Requests a hint, which can take seconds. Moves do not wait for it. If a move is made in the
   * meantime, the hint is computed again for the new position.
   *
   * @param {number} id
   * @param {import("./types.js").HintBody} body
   */
  async hint(id, { version, ...body }) {
    const request = { op: "hint", ...body };
    const repeatable = isRepeatableHint(body.rung ?? 1);
    const game = await this.#game(id);
    for (let seen = version; ; seen = repeatable ? game.row.version : version) {
      const asked = game.row;
      const { row, reply } = accepted(await this.askBeside(this.#complete({ ...request, version: seen, row: asked })));
      if (this.open.get(id) !== game) throw new ShelfRefusal({ error: { id: "no-such-game", message: "" } });
      if (game.row !== asked) continue;
      if (row) this.#take(game, row, { request, isRepeatable: repeatable });
      return reply;
    }
  }

  /**
   * @param {number} id
   * @param {Record<string, unknown>} request
   * @param {boolean} repeatable
   */
  async #turn(id, { version, ...request }, repeatable) {
    const game = await this.#game(id);
    const { row, reply } = this.request({ ...request, version, row: game.row });
    if (row) this.#take(game, row, { request, isRepeatable: repeatable });
    return reply;
  }

  /**
   * @param {OpenGame} game
   * @param {Row} row the row after the turn
   * @param {import("./open-game.js").PendingTurn} turn
   */
  #take(game, row, turn) {
    game.row = row;
    game.isUntouched = false;
    game.pending.push(turn);
    this.writer.write(game);
  }

  /** @param {number} id */
  async remove(id) {
    const game = await this.#game(id);
    if (game.base > 0 || game.isWriting) {
      const graves = await this.store.deleted();
      const grave = graves.find(({ key }) => key === game.row.key);
      await this.store.remove(id, this.#tombstones(game.row, grave));
    }
    this.open.delete(id);
    this.touched();
    this.broadcast(id, 0);
    return null;
  }

  /**
   * Returns the tombstones of a deleted game; none if the game is damaged.
   *
   * @param {Row} row
   * @param {import("./shelf-store.js").Tombstone} [tombstone] a tombstone from an earlier deletion
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
   * Notifies the page and other windows that a change to many games included this game.
   *
   * @param {number} id
   * @param {number} version 0 if the game was deleted
   */
  changed(id, version) {
    this.broadcast(id, version);
    this.writer.heard(id, version);
  }
}

/**
 * Returns the content of the engine's answer, or throws the refusal that it contains.
 *
 * @param {any} answer
 */
function accepted(answer) {
  if (answer.error) throw new ShelfRefusal(answer);
  return answer.ok;
}
