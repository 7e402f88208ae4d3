// The games on the server. Every call is a request. The server responds to a move only once the
// move is on disk.

import { today } from "./dates.js";
import { Offline } from "./errors.js";
import { ask, send, tagged, zone } from "./http.js";

/** @type {import("./api.js").Games} */
export const serverGames = {
  list: (filter = {}) => ask("GET", tagged(`api/games?${new URLSearchParams(filter)}`)),
  boards: (ids) => ask("GET", tagged(`api/games/boards?ids=${ids.join(",")}`)),
  last: () => ask("GET", tagged("api/games/last")),
  reserve: async () => null,
  create: (state) => ask("POST", tagged("api/games"), { state, zone: zone() }),
  load: (id) => ask("GET", tagged(`api/games/${id}`)),
  move: (id, body, last) => ask("POST", tagged(`api/games/${id}/move`), { ...body, zone: zone() }, { keepalive: last }),
  hint: (id, body) => ask("POST", tagged(`api/games/${id}/hint`), { ...body, zone: zone() }),
  remove: (id) => ask("DELETE", `api/games/${id}`),
  noteName: async (id) => (await ask("GET", tagged(`api/games/${id}`))).key,
  settings: () => ask("GET", "api/settings"),
  keepSettings: (settings) => ask("PUT", "api/settings", settings),
  course: (when = {}) => ask("GET", tagged(`api/course?today=${when.today ?? today()}`)),
  recordExercise: (exercise) => ask("POST", tagged("api/course"), { exercise }),
  recordDrill: (drill) => ask("POST", tagged("api/course"), { drill }),
  async exportAll() {
    const response = await send("GET", "api/export").catch(() => null);
    if (!response?.ok) throw new Offline();
    return { file: await response.blob(), damaged: Number(response.headers.get("novena-damaged")) };
  },
  importAll: (file) => ask("POST", tagged("api/import"), file),
  statistics: ({ days } = {}) => ask("GET", tagged(`api/statistics?zone=${zone()}${days === undefined ? "" : `&days=${days}`}`)),
  listen: () => {},
};
