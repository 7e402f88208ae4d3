// The games in a browser, with windows that play the same game and a database whose transactions
// can fail. No browser is needed, because the database is replaced with a table and a game is a
// list of moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ShelfRefusal } from "../../app/js/shelf-refusal.js";
import { Shelf } from "../../app/js/shelf.js";

/** Returns a generator whose numbers are the same for the same seed. @param {number} seed */
function dice(seed) {
  let state = seed * 2654435761;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Answers a request like an engine whose games are lists of moves. @param {any} request */
function fakeEngine({ op, row, id, key, state, move, move_id, version, entries }) {
  const reply = (/** @type {any} */ { id, version, game }) => ({ id, version, state: {}, view: { made: JSON.parse(game) } });
  const made = (/** @type {any} */ row) => ({ ok: { row, reply: reply(row) } });
  const known = entries?.find((/** @type {any} */ { source }) => source && source === state?.source);
  if (op === "begin" && known) return { ok: { reply: { known: known.id } } };
  const entry = state?.source ? { id, source: state.source } : { id };
  if (op === "begin") return made({ id, key, version: 1, changed: 0, won: false, game: "[]", moves: [], entry });
  if (op === "show") return { ok: { reply: reply(row) } };
  if (op === "list") return { ok: { reply: { games: entries } } };
  if (op === "delete") return { ok: { deleted: [{ key: row.key }] } };
  if (row.moves.includes(move_id)) return { ok: { reply: { ...reply(row), repeated: true } } };
  if (version !== undefined && version !== row.version) {
    return { error: { id: "changed-elsewhere", message: "newer" }, newer: reply(row) };
  }
  const game = JSON.stringify([...JSON.parse(row.game), move]);
  return made({ ...row, version: row.version + 1, game, moves: [...row.moves, move_id] });
}

/** A database shared by two windows. Every answer takes a while, and may be an error. */
class FakeDatabase {
  /** @type {Map<number, any>} */
  rows = new Map();
  /** @type {Map<string, any>} */
  graves = new Map();
  /** @type {Map<string, any>} */
  values = new Map();
  ids = 0;
  /** The error with which every transaction fails, if set. @type {Error | null} */
  failure = null;

  /** @param {(below: number) => number} roll */
  constructor(roll) {
    this.roll = roll;
  }

  async #turn() {
    for (let wait = this.roll(6); wait > 0; wait -= 1) await null;
    if (this.failure) throw this.failure;
  }

  async newId() {
    await this.#turn();
    this.ids += 1;
    return this.ids;
  }

  /** @param {number} id */
  async read(id) {
    await this.#turn();
    return this.rows.get(id);
  }

  async readAll() {
    await this.#turn();
    return [...this.rows.values()];
  }

  async last() {
    await this.#turn();
    return [...this.rows.values()].at(-1);
  }

  /**
   * @param {any} row
   * @param {number} base
   */
  async write(row, base) {
    await this.#turn();
    const stored = this.rows.get(row.id);
    if (stored && stored.version !== base) return { kind: "changed", row: stored };
    if (!stored && this.graves.has(row.key)) return { kind: "deleted" };
    this.rows.set(row.id, row);
    for (let wait = this.roll(6); wait > 0; wait -= 1) await null;
    return { kind: !stored && base > 0 ? "restored" : "stored" };
  }

  /**
   * @param {number} id
   * @param {any[]} tombstones
   */
  async remove(id, tombstones) {
    await this.#turn();
    this.rows.delete(id);
    for (const tombstone of tombstones) this.graves.set(tombstone.key, tombstone);
  }

  async deleted() {
    return [...this.graves.values()];
  }

  /** @param {string} name */
  async value(name) {
    return this.values.get(name);
  }

  /**
   * @param {string} name
   * @param {any} value
   */
  async claim(name, value) {
    await this.#turn();
    if (!this.values.has(name)) this.values.set(name, value);
    return this.values.get(name);
  }
}

/** Windows that share one database, and the events that each of them received. */
class FakeWindows {
  /** @type {{shelf: Shelf, events: any[]}[]} */
  all = [];

  /** @param {FakeDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** @param {(request: object) => Promise<any>} [askBeside] */
  async open(askBeside) {
    /** @type {any[]} */
    const events = [];
    const shelf = new Shelf({
      store: /** @type {any} */ (this.database),
      ask: fakeEngine,
      askBeside,
      emit: (event) => events.push(event),
      broadcast: (id, version) => {
        for (const other of this.all) if (other.shelf !== shelf) other.shelf.writer.heard(id, version);
      },
      now: () => 0,
      retryMs: 1,
    });
    await shelf.begin();
    this.all.push({ shelf, events });
    return { shelf, events };
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const move = (/** @type {string} */ name) => /** @type {any} */ ({ move_id: name, elapsed_ms: 0, move: { digit: name } });
const names = (/** @type {any} */ row) => JSON.parse(row.game).map((/** @type {any} */ made) => made.digit ?? made);

test("windows that play in one game never overwrite each other", async () => {
  let rebased = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed);
    const database = new FakeDatabase(roll);
    const windows = new FakeWindows(database);
    const [a, b] = [await windows.open(), await windows.open()];
    const { id } = await a.shelf.create(/** @type {any} */ ({}));
    await a.shelf.move(id, move("first"));
    await settle();
    await b.shelf.load(id);
    const expected = ["first"];
    for (let number = 0; number < 20; number += 1) {
      const name = `m${number}`;
      expected.push(name);
      await (roll(2) ? a : b).shelf.move(id, move(name));
      for (let wait = roll(4); wait > 0; wait -= 1) await null;
    }
    await settle();
    const stored = database.rows.get(id);
    assert.deepEqual(names(stored).sort(), expected.sort(), `seed ${seed}`);
    for (const { shelf, events } of [a, b]) {
      assert.deepEqual((await shelf.load(id)).version, stored.version, `seed ${seed}`);
      rebased += events.filter(({ event }) => event === "changed").length;
    }
  }
  assert.ok(rebased > 200, "windows often met");
});

test("a move is answered before it is stored, and a saved move is stored", async () => {
  const database = new FakeDatabase(dice(1));
  const { shelf, events } = await new FakeWindows(database).open();
  const { id } = await shelf.create(/** @type {any} */ ({}));
  assert.equal(database.rows.size, 0, "the answer came first");
  await shelf.move(id, move("a"));
  await shelf.move(id, move("b"));
  await settle();
  const saved = events.filter(({ event }) => event === "saved").at(-1).detail;
  assert.deepEqual(saved, { id, version: 3, won: false });
  assert.deepEqual(names(database.rows.get(id)), ["a", "b"]);
});

test("a move does not wait for a hint, which is worked out for the position after it", async () => {
  /** @type {{request: any, answer: (answer: any) => void}[]} */
  const calls = [];
  const askBeside = (/** @type {any} */ request) => new Promise((answer) => calls.push({ request, answer }));
  const database = new FakeDatabase(dice(2));
  const { shelf } = await new FakeWindows(database).open(askBeside);
  const { id } = await shelf.create(/** @type {any} */ ({}));
  const hint = shelf.hint(id, { move_id: "h", version: 1, rung: 1, turn: 0, elapsed_ms: 0 });
  await settle();
  assert.equal((await shelf.move(id, move("a"))).version, 2);
  for (const version of [1, 2]) {
    const { request, answer } = calls[version - 1];
    assert.deepEqual([request.version, request.row.version], [version, version]);
    answer(fakeEngine({ ...request, move: "hint" }));
    await settle();
  }
  assert.equal((await hint).version, 3);
  assert.deepEqual(names(database.rows.get(id)), ["a", "hint"]);
});

test("the last rung of a hint is refused if a move was faster", async () => {
  /** @type {(() => void)[]} */
  const calls = [];
  const askBeside = (/** @type {any} */ request) =>
    new Promise((answer) => calls.push(() => answer(fakeEngine({ ...request, move: "hint" }))));
  const database = new FakeDatabase(dice(3));
  const { shelf } = await new FakeWindows(database).open(askBeside);
  const { id } = await shelf.create(/** @type {any} */ ({}));
  const hint = shelf.hint(id, { move_id: "h", version: 1, rung: 4, turn: 0, elapsed_ms: 0 });
  await settle();
  await shelf.move(id, move("a"));
  calls[0]();
  await settle();
  calls[1]();
  await assert.rejects(hint, ({ answer }) => answer.error.id === "changed-elsewhere");
});

test("an undo that waits while another window plays is refused with a reason", async () => {
  const database = new FakeDatabase(() => 3);
  const windows = new FakeWindows(database);
  const [a, b] = [await windows.open(), await windows.open()];
  const { id } = await a.shelf.create(/** @type {any} */ ({}));
  await a.shelf.move(id, move("first"));
  await settle();
  await b.shelf.load(id);
  const both = [a.shelf.move(id, move("a")), b.shelf.move(id, /** @type {any} */ ({ ...move("u"), move: "undo" }))];
  await Promise.all(both);
  await settle();
  assert.deepEqual(names(database.rows.get(id)), ["first", "a"]);
  assert.deepEqual(b.events.filter(({ event }) => event === "refused").map(({ detail }) => detail.id), ["changed-elsewhere"]);
});

test("with a full disk the game continues in memory, and is stored when there is room", async () => {
  const database = new FakeDatabase(dice(2));
  const { shelf, events } = await new FakeWindows(database).open();
  const { id } = await shelf.create(/** @type {any} */ ({}));
  await settle();
  database.failure = new DOMException("full", "QuotaExceededError");
  const reply = await shelf.move(id, move("a"));
  assert.equal(reply.version, 2);
  await settle();
  const storage = () => events.filter(({ event }) => event === "storage").map(({ detail }) => detail.problem);
  assert.deepEqual(storage(), ["full"]);
  assert.deepEqual((await shelf.rows()).map(names), [["a"]], "an export has it");
  database.failure = null;
  await settle();
  assert.deepEqual(storage(), ["full", null]);
  assert.deepEqual(names(database.rows.get(id)), ["a"]);
});

test("a database that never opens leaves games in memory", async () => {
  const database = new FakeDatabase(dice(3));
  database.failure = new DOMException("no", "SecurityError");
  const { shelf, events } = await new FakeWindows(database).open();
  const { id } = await shelf.create(/** @type {any} */ ({}));
  await shelf.move(id, move("a"));
  assert.equal((await shelf.load(id)).version, 2);
  assert.equal((await shelf.last())?.id, id);
  assert.equal((await shelf.list()).games.length, 1);
  await shelf.remove(id);
  await assert.rejects(shelf.load(id), ShelfRefusal);
  assert.deepEqual(events.filter(({ event }) => event === "storage").map(({ detail }) => detail.problem), ["blocked"]);
});

test("games begun at the same time without a database have different numbers", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
  const database = new FakeDatabase(dice(5));
  database.failure = new DOMException("no", "SecurityError");
  const { shelf } = await new FakeWindows(database).open();
  const begun = await Promise.all([1, 2, 3].map(() => shelf.create(/** @type {any} */ ({}))));
  assert.deepEqual(begun.map(({ id }) => id).sort(), [1_000_000, 1_000_001, 1_000_002]);
});

test("a database that was cleared gets the game back, a deleted game does not come back", async () => {
  const database = new FakeDatabase(dice(4));
  const windows = new FakeWindows(database);
  const [a, b] = [await windows.open(), await windows.open()];
  const { id } = await a.shelf.create(/** @type {any} */ ({}));
  await a.shelf.move(id, move("first"));
  await settle();
  database.rows.clear();
  database.values.clear();
  await a.shelf.move(id, move("a"));
  await settle();
  assert.deepEqual(names(database.rows.get(id)), ["first", "a"]);
  assert.equal(a.events.some(({ event, detail }) => event === "storage" && detail.problem === "cleared"), true);
  assert.ok(database.values.get("library"), "the browser keeps its id");
  await b.shelf.load(id);
  await a.shelf.remove(id);
  await settle();
  assert.equal(b.events.at(-1).event, "gone");
  await assert.rejects(b.shelf.move(id, move("b")), ShelfRefusal);
  assert.equal(database.rows.size, 0);
});

test("a game is stored with its first move, and not listed before", async () => {
  const database = new FakeDatabase(dice(5));
  const { shelf } = await new FakeWindows(database).open();
  const { id } = await shelf.create(/** @type {any} */ ({}));
  await shelf.create(/** @type {any} */ ({}));
  await settle();
  assert.equal(database.rows.size, 0);
  assert.deepEqual((await shelf.list()).games, []);
  assert.equal(await shelf.last(), null);
  await shelf.move(id, move("a"));
  await settle();
  assert.deepEqual([...database.rows.keys()], [id]);
  assert.deepEqual((await shelf.list()).games, [{ id }]);
});

test("a game begun elsewhere is stored unchanged", async () => {
  const database = new FakeDatabase(dice(7));
  const { shelf, events } = await new FakeWindows(database).open();
  const { id } = await shelf.create(/** @type {any} */ ({ steps: [["r1c1 > 6"]] }));
  await settle();
  assert.equal(database.rows.get(id)?.version, 1);
  assert.ok(events.some(({ event, detail }) => event === "saved" && detail.id === id));
});

test("the puzzle of a day is one game, before its first move and after it", async () => {
  const database = new FakeDatabase(dice(6));
  const { shelf } = await new FakeWindows(database).open();
  const day = /** @type {any} */ ({ source: "daily 2026-11-15 easy" });
  const { id } = await shelf.create(day);
  assert.equal((await shelf.create(day)).id, id);
  await shelf.move(id, move("a"));
  await settle();
  const again = await shelf.create(day);
  assert.equal(again.id, id);
  assert.deepEqual(/** @type {any} */ (again.view).made.length, 1);
  const other = await shelf.create(/** @type {any} */ ({ source: "daily 2026-11-16 easy" }));
  assert.notEqual(other.id, id);
});
