// Decides which engine answers and where games live.

import { serverEngine } from "./engine-server.js";
import { serverGames } from "./games-server.js";

/** @typedef {{engine: import("./api.js").Engine, games: import("./api.js").Games}} Backend */

/** @type {Promise<Backend> | null} */
let chosenBackend = null;

/** The engine and the games of this page; the first question decides. */
export const backend = () => (chosenBackend ??= connect());

/** @returns {Promise<Backend>} */
async function connect() {
  return { engine: serverEngine, games: serverGames };
}
