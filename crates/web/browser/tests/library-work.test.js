// Changes to the settings and to the entire library, made by windows that share a database. No
// browser is needed, because the database is replaced with a table and the engine only adds a name
// to the settings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LibraryWork } from "../../app/js/library-work.js";

/** Returns a generator whose numbers are the same for the same seed. @param {number} seed */
function dice(seed) {
  let state = seed * 2654435761;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A database without games. Each of its transactions takes a while. */
class FakeDatabase {
  settings = {};
  last = 0;

  /** @param {(below: number) => number} roll */
  constructor(roll) {
    this.roll = roll;
  }

  async #turn() {
    for (let wait = this.roll(8); wait > 0; wait -= 1) await null;
  }

  async readAll() {
    await this.#turn();
    return [];
  }

  async deleted() {
    return [];
  }

  /** @param {string} name */
  async value(name) {
    await this.#turn();
    return { settings: this.settings, "last-id": this.last }[name];
  }

  /** @param {any[]} _read @param {any} replacement */
  async replace(_read, { settings, lastId, nextId }) {
    await this.#turn();
    if (this.last !== lastId) return false;
    this.settings = settings ?? this.settings;
    this.last = nextId;
    return true;
  }

  /** @param {(settings: any) => any} work */
  async changeSettings(work) {
    await this.#turn();
    const done = work(this.settings);
    this.settings = done.settings ?? this.settings;
    this.last += 1;
    return done;
  }
}

/**
 * Returns a shelf whose engine adds the name of a request to the settings.
 *
 * @param {FakeDatabase} store
 */
const fakeShelf = (store) =>
  /** @type {any} */ ({
    store,
    request: ({ settings, text, exercise }) => ({ settings: { ...settings, [text ?? exercise]: true }, reply: { lessons: 1 } }),
    emit() {},
    touched() {},
    broadcastCourse() {},
  });

test("windows that record at the same time, during imports, lose nothing", async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const roll = dice(seed);
    const store = new FakeDatabase(roll);
    const windows = [0, 1].map(() => new LibraryWork(fakeShelf(store)));
    const names = Array.from({ length: 10 }, (_, number) => `change ${number}`);
    await Promise.all(
      names.map(async (name) => {
        for (let wait = roll(40); wait > 0; wait -= 1) await null;
        const window = windows[roll(2)];
        await (roll(3) ? window.recordExercise(/** @type {any} */ (name)) : window.importAll(name));
      }),
    );
    assert.deepEqual(Object.keys(store.settings).sort(), names, `seed ${seed}`);
  }
});
