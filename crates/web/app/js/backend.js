// Chooses the engine and the storage for games. A page that was delivered with an engine runs it in
// workers and stores games in the browser. For any other page, the server that delivered the page
// does both.

import { serverEngine } from "./engine-server.js";
import { workerEngine } from "./worker-engine.js";
import { GameEvents } from "./game-events.js";
import { browserGames } from "./games-browser.js";
import { serverGames } from "./games-server.js";
import { serverToken } from "./http.js";
import { WorkerLink } from "./worker-link.js";

/** @typedef {{engine: import("./api.js").Engine, games: import("./api.js").Games, about: About}} Backend */

/**
 * The configuration delivered with the page: `engine.json`.
 *
 * @typedef {object} About
 * @property {boolean} engine whether there is an engine alongside the page
 * @property {boolean} server whether a server responds under `api/`
 * @property {string} [version]
 * @property {string | null} [publicUrl]
 * @property {string} [days] the address of the lists of daily puzzles
 */

/**
 * The configuration that is assumed if there is no `engine.json`, as on an older server.
 *
 * @type {About}
 */
const SERVER_ALONE = { engine: false, server: true };

/** @type {Promise<Backend> | null} */
let chosenBackend = null;

/** Returns this page's engine and games, and connects to them on first use. */
export const backend = () => (chosenBackend ??= connect());

/** @returns {Promise<Backend>} */
async function connect() {
  const about = await aboutPage();
  const canWork = about.engine && typeof WebAssembly === "object" && typeof indexedDB === "object";
  if (canWork) {
    try {
      return { ...(await startWorker(about)), about };
    } catch (error) {
      if (!about.server) throw error;
      // A browser that cannot run the engine uses the server.
    }
  }
  return { engine: serverEngine, games: serverGames, about };
}

/** @type {Promise<About> | null} */
let pageNote = null;

/** The configuration delivered with the page. */
export const aboutPage = () => (pageNote ??= fetchNote());

/** @returns {Promise<About>} */
async function fetchNote() {
  try {
    const answer = await fetch("engine.json");
    return answer.ok ? await answer.json() : SERVER_ALONE;
  } catch {
    return SERVER_ALONE;
  }
}

/**
 * Starts the games worker, and resolves when the worker is ready. If a server could replace the
 * worker, the promise resolves only once the worker's engine is running. Otherwise, it resolves
 * earlier, so that the first board can be drawn.
 *
 * @param {About} about
 */
async function startWorker(about) {
  const wanted = about.server ? "ready" : "open";
  const worker = new Worker("js/games-worker.js", { type: "module" });
  const events = new GameEvents();
  /** @type {(module: WebAssembly.Module) => void} */
  let takeModule;
  /** @type {Promise<WebAssembly.Module>} */
  const module = new Promise((resolve) => (takeModule = resolve));
  /** @type {Promise<WorkerLink>} */
  const started = new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    const link = new WorkerLink(worker, (message) => {
      if (message.event === "ready" || message.event === "open") message.event === wanted && resolve(link);
      else if (message.event === "failed") reject(new Error(message.detail));
      else if (message.event === "engine") takeModule(message.detail);
      else events.emit(/** @type {import("./api.js").GamesEvent} */ (message));
    });
  });
  const link = await started.catch((error) => {
    worker.terminate();
    throw error;
  });
  const wake = () => !document.hidden && link.ask({ kind: "wake", about, token: serverToken() });
  document.addEventListener("visibilitychange", wake);
  wake();
  return { engine: workerEngine(link, module), games: browserGames(link, events) };
}
