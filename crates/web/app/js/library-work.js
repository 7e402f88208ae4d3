// Operations on the entire library in the browser: settings, the course, statistics, files, and
// synchronisation with the server. A change to many games is a single transaction. If another
// window stores a change first, this change is computed again from the stored data.

import { ShelfRefusal } from "./shelf-refusal.js";

/** @typedef {import("./shelf-store.js").Row} Row */

/** The maximum number of attempts to store a change to many games. */
const TRIES = 20;

/**
 * All stored data. @typedef {{rows: Row[], deleted: object[], kept: any, settings: any, sync:
 * {server?: string, seen?: number}}} Contents
 */

/** The entire library behind a shelf. */
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
    await this.store.changeSettings((settings) => this.shelf.request({ op: "settings", settings, object }));
    this.shelf.touched();
    return null;
  }

  /** Returns the player's progress in the course. @param {string} today */
  async course(today) {
    return this.shelf.request({ op: "course", settings: (await this.store.value("settings")) ?? {}, today }).reply;
  }

  /** @param {import("./types.js").ExerciseResultBody} exercise an exercise that has ended */
  recordExercise(exercise) {
    return this.#record({ op: "exercise-result", exercise });
  }

  /** @param {import("./types.js").DrillResultBody} drill a drill that has ended */
  recordDrill(drill) {
    return this.#record({ op: "drill-result", drill });
  }

  /** @param {object} request a request to record a result in the course */
  async #record(request) {
    const { settings, reply } = await this.store.changeSettings((known) => this.shelf.request({ ...request, settings: known }));
    if (settings) {
      this.shelf.touched();
      this.shelf.broadcastCourse();
    }
    return reply;
  }

  /** Notifies the page and other windows that the course has changed. */
  #courseChanged() {
    this.shelf.emit({ event: "course" });
    this.shelf.broadcastCourse();
  }

  /** @param {{days?: number}} [period] the number of past days to count; all games by default */
  async statistics(period = {}) {
    return this.shelf.request({ op: "statistics", rows: await this.shelf.rows(), ...period }).reply;
  }

  /** Returns all data as the text of an export file. */
  async exportAll() {
    const { kept, deleted, settings } = await this.#read().catch(() => EMPTY);
    return this.shelf.request({ op: "export", rows: await this.shelf.rows(), deleted, kept, settings }).reply;
  }

  /** @param {string} text the text of an export file */
  async importAll(text) {
    const { reply } = await this.#change(({ rows, deleted, kept, settings }, nextId) =>
      this.shelf.request({ op: "import", text, rows, deleted, kept, settings, next_id: nextId }),
    );
    this.shelf.touched();
    if (reply.lessons) this.#courseChanged();
    return reply;
  }

  /**
   * Exchanges changes with the server.
   *
   * @param {(body: string) => Promise<string>} post sends a request to the server
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
      if (reply.course) this.#courseChanged();
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
   * Computes a change to all games, and stores it if nothing else has changed in the meantime.
   *
   * @param {(contents: Contents, nextId: number) => any} work
   */
  async #change(work) {
    for (let tries = 1; ; tries += 1) {
      // Every such change, and every change to the settings, increases `last-id`. If another change
      // is stored first, this change is therefore refused.
      const lastId = (await this.store.value("last-id")) ?? 0;
      const contents = await this.#read();
      const nextId = Math.max(lastId, ...contents.rows.map(({ id }) => id)) + 1;
      const done = work(contents, nextId);
      const isStored = await this.store.replace(contents.rows, { ...done, lastId, nextId });
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
