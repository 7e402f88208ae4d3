// The browser's database of games. Each method is one transaction.

/**
 * A stored game. The text in `game` is read only by the engine.
 *
 * @typedef {object} Row
 * @property {number} id
 * @property {string} key
 * @property {number} version
 * @property {number} changed
 * @property {boolean} won
 * @property {string} game
 * @property {any} entry the game's line in lists
 */

/** The tombstone of a deleted game. @typedef {{key: string}} Tombstone */

/**
 * @typedef {object} Store
 * @property {() => Promise<number>} newId a number that no game has ever had
 * @property {(id: number) => Promise<Row | undefined>} read
 * @property {() => Promise<Row[]>} readAll
 * @property {() => Promise<Row | undefined>} last the most recently changed unfinished game
 * @property {(row: Row, base: number) => Promise<WriteOutcome>} write stores a row if the stored
 *   version is `base`
 * @property {(id: number, tombstones: Tombstone[]) => Promise<void>} remove
 * @property {(read: Row[], replacement: Replacement) => Promise<boolean>} replace changes many
 * games at once, unless they have changed since they were read
 * @property {(work: (settings: any) => {settings?: any, reply?: any}) => Promise<{settings?: any,
 * reply?: any}>} changeSettings changes the settings, if `work` returns new ones
 * @property {() => Promise<Tombstone[]>} deleted
 * @property {(name: string) => Promise<any>} value
 * @property {(name: string, value: any) => Promise<any>} claim returns the stored value with that
 *   name; if there is none, stores and returns `value`
 */

/**
 * The outcome of storing a row: the row was stored, another window had stored the game first, the
 * game had been deleted, or the row was stored again after the database had been cleared.
 *
 * @typedef {{kind: "stored"} | {kind: "changed", row: Row} | {kind: "deleted"} | {kind: "restored"}} WriteOutcome
 */

/**
 * Changes to many games at once. Each value that is present replaces the stored one.
 *
 * @typedef {object} Replacement
 * @property {Row[]} [rows] the rows to store
 * @property {number[]} [removed] numbers of the games to delete before the rows are stored
 * @property {Tombstone[]} [deleted]
 * @property {any} [kept]
 * @property {any} [settings]
 * @property {any} [sync]
 * @property {number} lastId the last number in use when everything was read
 * @property {number} nextId the first number available for new games
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

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const games = opening.result.createObjectStore("games", { keyPath: "id" });
    games.createIndex("changed", "changed");
    opening.result.createObjectStore("deleted", { keyPath: "key" });
    opening.result.createObjectStore("values");
  };
  return result(opening);
}

/** @implements {Store} */
export class DatabaseStore {
  /** @type {Promise<IDBDatabase> | null} */
  #opening = null;

  /** Returns the database, and reopens it if it has failed or the browser has closed it. */
  #database() {
    const lost = () => (this.#opening = null);
    this.#opening ??= openDatabase().then((database) => {
      database.onclose = lost;
      // A newer page that changes the schema must not have to wait until this page is closed.
      database.onversionchange = () => {
        database.close();
        lost();
      };
      return database;
    });
    this.#opening.catch(lost);
    return this.#opening;
  }

  /**
   * Runs one transaction, and resolves when it has completed.
   *
   * @template T
   * @param {string[]} stores
   * @param {IDBTransactionMode} mode
   * @param {(transaction: IDBTransaction) => Promise<T>} work
   * @param {"strict" | "relaxed"} [durability]
   * @returns {Promise<T>}
   */
  async #run(stores, mode, work, durability = "strict") {
    const transaction = (await this.#database()).transaction(stores, mode, { durability });
    const over = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    });
    // A failure is reported where the promise is awaited.
    over.catch(() => {});
    const value = await work(transaction);
    await over;
    return value;
  }

  newId() {
    return this.#run(
      ["games", "values"],
      "readwrite",
      async (transaction) => {
        const values = transaction.objectStore("values");
        const highest = await result(transaction.objectStore("games").openKeyCursor(null, "prev"));
        const id = Math.max((await result(values.get("last-id"))) ?? 0, Number(highest?.key ?? 0)) + 1;
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

  readAll() {
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

  /**
   * @param {number} id
   * @param {Tombstone[]} tombstones
   */
  remove(id, tombstones) {
    return this.#run(["games", "deleted"], "readwrite", async (transaction) => {
      transaction.objectStore("games").delete(id);
      for (const tombstone of tombstones) transaction.objectStore("deleted").put(tombstone);
    });
  }

  /**
   * @param {Row[]} read
   * @param {Replacement} replacement
   */
  replace(read, { rows = [], removed = [], deleted = [], kept, settings, sync, lastId, nextId }) {
    return this.#run(["games", "deleted", "values"], "readwrite", async (transaction) => {
      const games = transaction.objectStore("games");
      const versions = new Map(read.map(({ id, version }) => [id, version]));
      const stored = await result(games.getAll());
      const values = transaction.objectStore("values");
      // A different number means that another change has been stored, or that a window is about to
      // store a new game.
      if (((await result(values.get("last-id"))) ?? 0) !== lastId) return false;
      if (stored.length !== read.length || stored.some(({ id, version }) => versions.get(id) !== version)) return false;
      for (const id of removed) games.delete(id);
      for (const row of rows) games.put(row);
      for (const tombstone of deleted) transaction.objectStore("deleted").put(tombstone);
      for (const [name, value] of Object.entries({ kept, settings, sync })) {
        if (value !== undefined) values.put(value, name);
      }
      values.put(Math.max(nextId, ...rows.map(({ id }) => id)), "last-id");
      return true;
    });
  }

  /**
   * @param {(settings: any) => {settings?: any, reply?: any}} work runs synchronously within the
   * transaction
   */
  changeSettings(work) {
    return this.#run(["values"], "readwrite", async (transaction) => {
      const values = transaction.objectStore("values");
      const [settings, last] = await Promise.all([result(values.get("settings")), result(values.get("last-id"))]);
      const done = work(settings ?? {});
      if (done.settings) {
        values.put(done.settings, "settings");
        // A pending change to many games may have read the old settings. A new number makes that
        // change start again.
        values.put((last ?? 0) + 1, "last-id");
      }
      return done;
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
}
