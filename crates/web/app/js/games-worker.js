// The games worker manages the browser's database and runs an engine. The worker starts without an
// engine, so that the first board can be drawn at once. It then uses the small engine until the
// full engine is loaded. Hints are computed in a separate worker, so that they do not delay moves.

import { LibraryWork } from "./library-work.js";
import { DatabaseStore } from "./shelf-store.js";
import { ShelfRefusal } from "./shelf-refusal.js";
import { Shelf } from "./shelf.js";
import { SyncRefusal, SyncSchedule } from "./sync-schedule.js";
import { compileEngine, WasmEngine } from "./wasm.js";
import { WorkerLink } from "./worker-link.js";

/** @type {any} */
const page = self;
/** Milliseconds before a missing engine is fetched again. */
const STORE_PATIENCE_MS = 3000;
/** Milliseconds that a first visit waits for the server's games. */
const CATCH_UP_MS = 4000;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const windows = new BroadcastChannel("novena-games");

/** @type {WasmEngine | null} */
let engine = null;
let isWhole = false;

/** The first engine available. */
const first = compileEngine("../engine/moves.wasm").then(
  (module) => (engine ??= new WasmEngine(module)),
  () => null,
);
/** The full engine. */
const whole = takeWhole();
// A failure is reported where the promise is awaited.
whole.catch(() => {});

/**
 * Fetches the full engine. If this fails although the small engine was loaded, the worker tries
 * again until it succeeds.
 */
async function takeWhole() {
  const isPlayable = await first;
  for (;;) {
    try {
      const module = await compileEngine("../engine/novena.wasm");
      engine = new WasmEngine(module);
      isWhole = true;
      page.postMessage({ event: "engine", detail: module });
      startHinter(module);
      return;
    } catch (error) {
      if (!isPlayable) throw error;
      await pause(STORE_PATIENCE_MS);
    }
  }
}

/** The hint worker, once it is ready. @type {WorkerLink | null} */
let hinter = null;

/**
 * Starts the hint worker, if nested workers are supported. @param {WebAssembly.Module} module
 */
async function startHinter(module) {
  if (typeof Worker === "undefined") return;
  const link = new WorkerLink(new Worker("long-worker.js", { type: "module" }), () => {});
  await link.ask({ module });
  hinter = link;
}

/**
 * Sends a request to the hint worker's engine or, if there is no hint worker, to this worker's
 * engine.
 *
 * @param {object} request
 */
async function askHinter(request) {
  if (!hinter) return /** @type {WasmEngine} */ (engine).ask("shelf", request);
  return hinter.ask({ entrance: "shelf", request }).then(
    (ok) => ({ ok }),
    ({ body }) => body,
  );
}

/** The server that delivered the page, if there is one. @type {{token: string | null} | null} */
let server = null;

/** @param {string} body */
async function post(body) {
  /** @type {Record<string, string>} */
  const headers = { "content-type": "application/json" };
  if (server?.token) headers.authorization = `Bearer ${server.token}`;
  const answer = await fetch("../api/sync", { method: "POST", headers, body, cache: "no-store" });
  // A response must be read to its end, because otherwise it blocks the connection.
  const text = await answer.text();
  const isLater = answer.status === 429 || answer.status >= 500;
  if (!answer.ok) throw isLater ? new Error(`status ${answer.status}`) : new SyncRefusal(`status ${answer.status}`);
  return text;
}

const schedule = new SyncSchedule(
  async () => {
    await Promise.all([ready, whole]);
    await alone(() => library.sync(post));
  },
  (state) => page.postMessage({ event: "sync", detail: { state } }),
);

/**
 * Runs a task in only one window at a time, if the browser supports locks.
 *
 * @param {() => Promise<void>} work
 */
const alone = (work) => (navigator.locks ? navigator.locks.request("novena-sync", work) : work());

const shelf = new Shelf({
  store: new DatabaseStore(),
  ask: (request) => /** @type {WasmEngine} */ (engine).ask("shelf", request),
  askBeside: askHinter,
  emit: (event) => page.postMessage(event),
  broadcast: (id, version) => windows.postMessage({ id, version }),
  broadcastCourse: () => windows.postMessage({ course: true }),
  touched: () => server && schedule.changed(),
});
const library = new LibraryWork(shelf);
windows.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.course) page.postMessage({ event: "course" });
  else shelf.writer.heard(data.id, data.version);
};

page.postMessage({ event: "open" });
/** Resolves when the shelf is ready. */
const opened = shelf.begin();
const ready = Promise.all([opened, first.then((started) => (started ? undefined : whole))]).catch((error) => {
  throw new ShelfRefusal({ error: { id: "engine-failed", message: String(error) } });
});
ready.then(
  () => page.postMessage({ event: "ready" }),
  ({ answer }) => page.postMessage({ event: "failed", detail: answer.error.message }),
);

/**
 * The number reserved for the first game before the engine is loaded.
 *
 * @type {Promise<number> | null}
 */
let reserved = null;

/**
 * Requests that can be answered before the engine is loaded: whether any games are stored, and the
 * number of a new game. The page needs these answers to draw its first board.
 *
 * @type {Record<string, () => Promise<{ok: any} | null>>}
 */
const WITHOUT_ENGINE = {
  async last() {
    if (await shelf.lastRow()) return null;
    // The page requests the reserved number next.
    reserved = shelf.newId();
    return { ok: null };
  },
  async list() {
    return (await shelf.rows()).length === 0 ? { ok: { games: [] } } : null;
  },
  async reserve() {
    const id = await reserved;
    reserved = null;
    return { ok: id };
  },
};

/**
 * Runs a task, and repeats it with the full engine if the small engine does not know the request.
 *
 * @template T
 * @param {() => T} work
 * @param {(outcome: any) => boolean} isUnknown
 */
async function withEngine(work, isUnknown) {
  await ready;
  if (isWhole) return work();
  try {
    const outcome = await work();
    if (!isUnknown(outcome)) return outcome;
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await whole;
  return work();
}

/** @param {any} outcome */
const isUnknown = (outcome) => {
  const answer = outcome instanceof ShelfRefusal ? outcome.answer : outcome;
  return answer?.error?.id === "unknown-op";
};

/** @type {Record<string, (question: any) => Promise<any>>} */
const KINDS = {
  call: ({ request }) => withEngine(() => /** @type {WasmEngine} */ (engine).ask("call", request), isUnknown),
  games: async ({ name, args, reader }) => {
    shelf.setReader(reader);
    const early = engine ? null : await WITHOUT_ENGINE[name]?.();
    if (early) return early;
    if (name === "reserve") return { ok: null };
    const home = /** @type {any} */ (name in shelf ? shelf : library);
    return { ok: await withEngine(() => home[name](...args), isUnknown) };
  },
  // The page sends this request when it starts and whenever it becomes visible. The request says
  // whether the page came from a server.
  wake: async ({ about, token }) => {
    server = about.server ? { token } : null;
    if (server) schedule.wake();
    else page.postMessage({ event: "sync", detail: { state: "none" } });
    return { ok: null };
  },
  "catch-up": async () => {
    if (!server) return { ok: false };
    await Promise.race([schedule.next(), pause(CATCH_UP_MS)]);
    return { ok: true };
  },
};
self.addEventListener("online", () => server && schedule.wake());

page.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  const { id, kind } = data;
  try {
    page.postMessage({ ...(await KINDS[kind](data)), id });
  } catch (error) {
    const answer = error instanceof ShelfRefusal ? error.answer : { error: { id: "storage", message: "" } };
    page.postMessage({ ...answer, id });
  }
};
