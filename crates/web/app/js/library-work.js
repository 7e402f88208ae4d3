// Work on all games of the browser at once: settings, statistics, files, and the exchange with the
// server. Each change of many games is one transaction; if a window was faster, it is worked out
// again from what is stored then.

import { ShelfRefusal } from "./shelf-refusal.js";

/** @typedef {import("./shelf-store.js").Row} Row */

/** How often such a change is worked out until it is given up. */
const TRIES = 20;

/** Everything that is stored. @typedef {{rows: Row[], deleted: object[], kept: any, settings: any, sync: {server?: string, seen?: number}}} Contents */

/** The whole library behind a shelf. */
export class LibraryWork {
  /** @param {import("./shelf.js").Shelf} shelf */
  constructor(shelf) {
    this.shelf = shelf;
    this.store = shelf.store;
  }

  /** @returns {Promise<Record<string, any>>} */
  async settings() {
    return this.shelf.request({ op: "settings", settings: (await this.store.value("settings")) ?? {} }).reply;
  }

  /** @param {object} object */
  async keepSettings(object) {
    await this.#change(({ settings }) => this.shelf.request({ op: "settings", settings, object }));
    this.shelf.touched();
    return null;
  }

  /** @param {{days?: number}} [period] the last days; all games without it */
  async statistics(period = {}) {
    return this.shelf.request({ op: "statistics", rows: await this.shelf.rows(), ...period }).reply;
  }

  /** Everything as the text of an export file. */
  async exportAll() {
    const { kept, deleted } = await this.#read().catch(() => EMPTY);
    return this.shelf.request({ op: "export", rows: await this.shelf.rows(), deleted, kept }).reply;
  }

  /** @param {string} text of an export file */
  async importAll(text) {
    const { reply } = await this.#change(({ rows, deleted, kept }, nextId) =>
      this.shelf.request({ op: "import", text, rows, deleted, kept, next_id: nextId }),
    );
    this.shelf.touched();
    return reply;
  }

  /**
   * Exchanges what changed with the server.
   *
   * @param {(body: string) => Promise<string>} post a request to the server
   */
  async sync(post) {
    for (let isMore = true; isMore; ) {
      const { rows, deleted, settings, sync } = await this.#read();
      const { body, more } = this.shelf.request({ op: "sync-request", rows, deleted, settings, ...sync }).reply;
      const answer = await post(body);
      const { reply } = await this.#change((now, nextId) => {
        const known = { rows: now.rows, deleted: now.deleted, settings: now.settings };
        const done = this.shelf.request({ op: "sync-reply", request: body, answer, next_id: nextId, ...known });
        return { ...done, sync: { server: done.reply.server, seen: done.reply.seen } };
      });
      isMore = more || reply.more;
    }
  }

  /** @returns {Promise<Contents>} */
  async #read() {
    const [rows, deleted, kept, settings, sync] = await Promise.all([
      this.store.readAll(),
      this.store.deleted(),
      this.store.value("kept"),
      this.store.value("settings"),
      this.store.value("sync"),
    ]);
    return { rows, deleted, kept: kept ?? EMPTY.kept, settings: settings ?? {}, sync: sync ?? {} };
  }

  /**
   * Works out a change of everything, and stores it if nothing else has changed meanwhile.
   *
   * @param {(contents: Contents, nextId: number) => any} work
   */
  async #change(work) {
    for (let tries = 1; ; tries += 1) {
      const contents = await this.#read();
      const nextId = await this.store.newId();
      const done = work(contents, nextId);
      const isStored = await this.store.replace(contents.rows, { ...done, nextId });
      if (isStored) {
        for (const { id, version } of done.rows ?? []) this.shelf.changed(id, version);
        for (const id of done.removed ?? []) this.shelf.changed(id, 0);
        return done;
      }
      if (tries === TRIES) throw new ShelfRefusal({ error: { id: "storage", message: "" } });
    }
  }
}

/** @type {Contents} */
const EMPTY = { rows: [], deleted: [], kept: null, settings: {}, sync: {} };
