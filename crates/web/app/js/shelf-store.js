// The browser's database of games. Each method is one transaction.

/**
 * A game as it is stored; `game` is a text that only the engine reads.
 *
 * @typedef {object} Row
 * @property {number} id
 * @property {string} key
 * @property {number} version
 * @property {number} changed
 * @property {boolean} won
 * @property {string} game
 * @property {any} entry its line in lists
 */

/** What is left of a deleted game. @typedef {{key: string}} Tombstone */

/**
 * @typedef {object} Store
 * @property {() => Promise<number>} newId a number that no game has or had
 * @property {(id: number) => Promise<Row | undefined>} read
 * @property {() => Promise<Row[]>} rows
 * @property {() => Promise<Row | undefined>} last the game that was changed last and is not finished
 * @property {(row: Row, base: number) => Promise<WriteOutcome>} write stores a row if the stored
 *   version is `base`
 * @property {(changes: Changes) => Promise<void>} apply stores many changes at once
 * @property {() => Promise<Tombstone[]>} deleted
 * @property {(name: string) => Promise<any>} value
 * @property {(name: string, value: any) => Promise<any>} claim the value of that name, this one if
 *   there was none
 * @property {() => void} close
 */

/**
 * What became of a row: it is stored, another window's row is there, the game was deleted, or the
 * database was cleared and the row is stored again.
 *
 * @typedef {{kind: "stored"} | {kind: "changed", row: Row} | {kind: "deleted"} | {kind: "restored"}} WriteOutcome
 */

/**
 * @typedef {object} Changes
 * @property {Row[]} [put]
 * @property {number[]} [remove] games by number
 * @property {Tombstone[]} [bury]
 * @property {string[]} [unbury] tombstones by key
 * @property {Record<string, any>} [values]
 */

const NAME = "novena";
const VERSION = 1;

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * @param {() => void} lost called when the browser closes the database, as when data are cleared
 * @returns {Promise<Store>}
 */
export async function openStore(lost) {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const games = opening.result.createObjectStore("games", { keyPath: "id" });
    games.createIndex("changed", "changed");
    opening.result.createObjectStore("deleted", { keyPath: "key" });
    opening.result.createObjectStore("values");
  };
  const database = await result(opening);
  database.onclose = lost;
  // A newer page wants another shape: it must not wait for this one.
  database.onversionchange = () => {
    database.close();
    lost();
  };
  return new DatabaseStore(database);
}

/** @implements {Store} */
class DatabaseStore {
  /** @type {IDBDatabase} */
  #database;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database;
  }

  /**
   * Runs one transaction, and answers when it has completed.
   *
   * @template T
   * @param {string[]} stores
   * @param {IDBTransactionMode} mode
   * @param {(transaction: IDBTransaction) => Promise<T>} work
   * @param {"strict" | "relaxed"} [durability]
   * @returns {Promise<T>}
   */
  async #run(stores, mode, work, durability = "strict") {
    const transaction = this.#database.transaction(stores, mode, { durability });
    const over = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    });
    // If it fails, that is known when it is waited for.
    over.catch(() => {});
    const value = await work(transaction);
    await over;
    return value;
  }

  newId() {
    return this.#run(
      ["values"],
      "readwrite",
      async (transaction) => {
        const values = transaction.objectStore("values");
        const id = ((await result(values.get("last-id"))) ?? 0) + 1;
        values.put(id, "last-id");
        return id;
      },
      "relaxed",
    );
  }

  /** @param {number} id */
  read(id) {
    return this.#run(["games"], "readonly", (transaction) => result(transaction.objectStore("games").get(id)));
  }

  rows() {
    return this.#run(["games"], "readonly", (transaction) => result(transaction.objectStore("games").getAll()));
  }

  last() {
    return this.#run(["games"], "readonly", (transaction) => {
      const walking = transaction.objectStore("games").index("changed").openCursor(null, "prev");
      return new Promise((resolve, reject) => {
        walking.onerror = () => reject(walking.error);
        walking.onsuccess = () => {
          const cursor = walking.result;
          if (cursor && cursor.value.entry?.finished) cursor.continue();
          else resolve(cursor?.value);
        };
      });
    });
  }

  /**
   * @param {Row} row
   * @param {number} base
   * @returns {Promise<WriteOutcome>}
   */
  write(row, base) {
    return this.#run(["games", "deleted"], "readwrite", async (transaction) => {
      const games = transaction.objectStore("games");
      const stored = await result(games.get(row.id));
      if (stored && stored.version !== base) return { kind: "changed", row: stored };
      if (!stored && base > 0) {
        const buried = await result(transaction.objectStore("deleted").get(row.key));
        if (buried) return { kind: "deleted" };
      }
      games.put(row);
      return { kind: !stored && base > 0 ? "restored" : "stored" };
    });
  }

  /** @param {Changes} changes */
  apply({ put = [], remove = [], bury = [], unbury = [], values = {} }) {
    return this.#run(["games", "deleted", "values"], "readwrite", async (transaction) => {
      for (const row of put) transaction.objectStore("games").put(row);
      for (const id of remove) transaction.objectStore("games").delete(id);
      for (const tombstone of bury) transaction.objectStore("deleted").put(tombstone);
      for (const key of unbury) transaction.objectStore("deleted").delete(key);
      for (const [name, value] of Object.entries(values)) transaction.objectStore("values").put(value, name);
    });
  }

  deleted() {
    return this.#run(["deleted"], "readonly", (transaction) => result(transaction.objectStore("deleted").getAll()));
  }

  /** @param {string} name */
  value(name) {
    return this.#run(["values"], "readonly", (transaction) => result(transaction.objectStore("values").get(name)));
  }

  /**
   * @param {string} name
   * @param {any} value
   */
  claim(name, value) {
    return this.#run(["values"], "readwrite", async (transaction) => {
      const values = transaction.objectStore("values");
      const known = await result(values.get(name));
      if (known === undefined) values.put(value, name);
      return known ?? value;
    });
  }

  close() {
    this.#database.close();
  }
}

/**
 * Games in memory alone, for browsers that do not let the page store anything.
 *
 * @implements {Store}
 */
export class MemoryStore {
  /** @type {Map<number, Row>} */
  #rows = new Map();
  /** @type {Map<string, Tombstone>} */
  #deleted = new Map();
  /** @type {Map<string, any>} */
  #values = new Map();
  #lastId = 0;

  async newId() {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** @param {number} id */
  async read(id) {
    return this.#rows.get(id);
  }

  async rows() {
    return [...this.#rows.values()];
  }

  async last() {
    const open = [...this.#rows.values()].filter(({ entry }) => !entry?.finished);
    return open.sort((a, b) => b.changed - a.changed)[0];
  }

  /**
   * @param {Row} row
   * @param {number} base
   * @returns {Promise<WriteOutcome>}
   */
  async write(row, base) {
    const stored = this.#rows.get(row.id);
    if (stored && stored.version !== base) return { kind: "changed", row: stored };
    if (!stored && base > 0 && this.#deleted.has(row.key)) return { kind: "deleted" };
    this.#rows.set(row.id, row);
    return { kind: !stored && base > 0 ? "restored" : "stored" };
  }

  /** @param {Changes} changes */
  async apply({ put = [], remove = [], bury = [], unbury = [], values = {} }) {
    for (const row of put) this.#rows.set(row.id, row);
    for (const id of remove) this.#rows.delete(id);
    for (const tombstone of bury) this.#deleted.set(tombstone.key, tombstone);
    for (const key of unbury) this.#deleted.delete(key);
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
  }

  async deleted() {
    return [...this.#deleted.values()];
  }

  /** @param {string} name */
  async value(name) {
    return this.#values.get(name);
  }

  /**
   * @param {string} name
   * @param {any} value
   */
  async claim(name, value) {
    if (!this.#values.has(name)) this.#values.set(name, value);
    return this.#values.get(name);
  }

  close() {}
}
