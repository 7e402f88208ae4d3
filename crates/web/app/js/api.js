// The two interfaces that the page is built on: an engine that answers calls, and a place where
// games are stored. The implementations are chosen once, in backend.js.

import { backend } from "./backend.js";

/** @typedef {import("./types.js").GameReply} GameReply */

/**
 * Answers protocol calls.
 *
 * @typedef {object} Engine
 * @property {(op: string, fields?: object, kind?: string) => Promise<any>} call makes a call
 * and cancels an older call of the same kind, which then fails as `cancelled`
 * @property {(kind: string) => void} cancel cancels the call of this kind, if there is one
 */

/**
 * An event about stored games that this page did not request.
 *
 * @typedef {object} GamesEvent
 * @property {"saving" | "saved" | "changed" | "refused" | "gone" | "storage" | "sync" | "course"} event
 * @property {any} [detail]
 */

/**
 * A place where games are stored.
 *
 * @typedef {object} Games
 * @property {(filter?: Record<string, string>) => Promise<import("./types.js").Games>} list
 * @property {(ids: number[]) => Promise<import("./types.js").Boards>} boards the digits of up to 100 games
 * @property {() => Promise<GameReply | null>} last the most recently changed unfinished game
 * @property {() => Promise<number | null>} reserve reserves a number for a new game, so that the
 * game can be drawn before the engine is loaded; null if no reservation is needed
 * @property {(state: import("./types.js").State, id?: number) => Promise<GameReply>} create
 * @property {(id: number) => Promise<GameReply>} load
 * @property {(id: number, body: import("./types.js").MoveBody, last?: boolean) =>
 *   Promise<import("./types.js").MoveReply | GameReply>} move
 * @property {(id: number, body: import("./types.js").HintBody) =>
 *   Promise<import("./types.js").HintReply | GameReply>} hint
 * @property {(id: number) => Promise<unknown>} remove
 * @property {(id: number) => Promise<string>} noteName the name under which a game's notes are kept
 *   in the settings; a game's number is not used, because it differs between stores
 * @property {() => Promise<Record<string, any> | null>} settings an arbitrary object that only the
 * page interprets
 * @property {(settings: object) => Promise<unknown>} keepSettings
 * @property {(when?: { today?: string }) => Promise<import("./types.js").CourseBody>} course the
 * player's progress in the course, and the exercises to repeat on the given day (by default, today)
 * @property {(exercise: import("./types.js").ExerciseResultBody) =>
 * Promise<import("./types.js").LessonBody>} recordExercise records the outcome of an exercise; an
 * outcome that is reported twice counts once
 * @property {(drill: import("./types.js").DrillResultBody) =>
 * Promise<import("./types.js").DrillBody>} recordDrill records the result of a drill
 * @property {() => Promise<{ file: Blob, damaged: number }>} exportAll everything as a file, and
 *   the number of damaged games in the file
 * @property {(file: string) => Promise<import("./types.js").ImportBody>} importAll merges an
 *   exported file into the stored games
 * @property {(period?: { days?: number }) => Promise<import("./types.js").StatisticsBody>} statistics
 *   the statistics of all games, or of the games from the last `days` days
 * @property {(listener: (event: GamesEvent) => void) => void} listen
 */

/**
 * Makes one protocol call.
 *
 * @param {string} op
 * @param {object} [fields]
 * @param {string} [kind] a newer call of the same kind replaces an older one
 * @returns {Promise<any>}
 */
export const call = async (op, fields, kind) => (await backend()).engine.call(op, fields, kind);

/** Cancels the call of this kind, if there is one. @param {string} kind */
export const cancelCall = async (kind) => (await backend()).engine.cancel(kind);

/** The games, wherever they are stored. @type {Games} */
export const games = {
  list: async (filter) => (await backend()).games.list(filter),
  boards: async (ids) => (await backend()).games.boards(ids),
  last: async () => (await backend()).games.last(),
  reserve: async () => (await backend()).games.reserve(),
  create: async (state, id) => (await backend()).games.create(state, id),
  load: async (id) => (await backend()).games.load(id),
  move: async (id, body, last) => (await backend()).games.move(id, body, last),
  hint: async (id, body) => (await backend()).games.hint(id, body),
  remove: async (id) => (await backend()).games.remove(id),
  noteName: async (id) => (await backend()).games.noteName(id),
  settings: async () => (await backend()).games.settings(),
  keepSettings: async (settings) => (await backend()).games.keepSettings(settings),
  course: async (when) => (await backend()).games.course(when),
  recordExercise: async (exercise) => (await backend()).games.recordExercise(exercise),
  recordDrill: async (drill) => (await backend()).games.recordDrill(drill),
  exportAll: async () => (await backend()).games.exportAll(),
  importAll: async (file) => (await backend()).games.importAll(file),
  statistics: async (period) => (await backend()).games.statistics(period),
  listen: async (listener) => (await backend()).games.listen(listener),
};
