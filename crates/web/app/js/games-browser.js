// The games stored in this browser. A worker manages them.

import { today } from "./dates.js";
import { ApiError } from "./errors.js";
import { zone } from "./http.js";
import { lang, t } from "./texts.js";

/**
 * @param {import("./worker-link.js").WorkerLink} link a link to the games worker
 * @param {import("./game-events.js").GameEvents} events the worker's events
 * @returns {import("./api.js").Games}
 */
export function browserGames(link, events) {
  const ask = async (/** @type {string} */ name, /** @type {any[]} */ ...args) => {
    try {
      return await link.ask({ kind: "games", name, args, reader: { lang: lang(), zone: zone() } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.message) throw error;
      throw new ApiError(error.id, t(error.id === "no-such-game" ? "game-gone" : "storage-blocked"), error.body);
    }
  };
  return {
    list: (filter = {}) => ask("list", filter),
    boards: (ids) => ask("boards", ids),
    // If the browser has no game yet, it may get one from the server.
    last: async () => (await ask("last")) ?? ((await link.ask({ kind: "catch-up" })) ? ask("last") : null),
    reserve: () => ask("reserve"),
    create: (state, id) => ask("create", state, id),
    load: (id) => ask("load", id),
    move: (id, body) => ask("move", id, body),
    hint: (id, body) => ask("hint", id, body),
    remove: (id) => ask("remove", id),
    noteName: (id) => ask("noteName", id),
    settings: () => ask("settings"),
    keepSettings: (settings) => ask("keepSettings", settings),
    course: (when = {}) => ask("course", when.today ?? today()),
    recordExercise: (exercise) => ask("recordExercise", exercise),
    recordDrill: (drill) => ask("recordDrill", drill),
    async exportAll() {
      const { text, damaged } = await ask("exportAll");
      return { file: new Blob([text], { type: "application/json" }), damaged };
    },
    importAll: (file) => ask("importAll", file),
    statistics: (period = {}) => ask("statistics", period),
    listen: (listener) => events.listen(listener),
  };
}
