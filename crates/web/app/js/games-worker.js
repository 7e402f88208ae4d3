// The worker of games: the browser's database and an engine. It begins with the small engine, so
// that a board accepts digits early, and goes on with the whole one when that has arrived.

import { DatabaseStore } from "./shelf-store.js";
import { Shelf, ShelfRefusal } from "./shelf.js";
import { compileEngine, WasmEngine } from "./wasm.js";

/** @type {any} */
const page = self;
const windows = new BroadcastChannel("novena-games");

/** @type {WasmEngine | null} */
let engine = null;
let isWhole = false;

/** The first engine that is there. */
const first = compileEngine("../engine/moves.wasm").then(
  (module) => (engine ??= new WasmEngine(module)),
  () => null,
);
/** The whole engine. */
const whole = first
  .then(() => compileEngine("../engine/novena.wasm"))
  .then((module) => {
    engine = new WasmEngine(module);
    isWhole = true;
    page.postMessage({ event: "engine", detail: module });
  });
// If it fails, that is known when it is waited for.
whole.catch(() => {});

const shelf = new Shelf({
  store: new DatabaseStore(),
  ask: (request) => /** @type {WasmEngine} */ (engine).ask("shelf", request),
  emit: (event) => page.postMessage(event),
  broadcast: (id, version) => windows.postMessage({ id, version }),
});
windows.onmessage = (/** @type {MessageEvent} */ { data }) => shelf.heard(data.id, data.version);

const ready = Promise.all([shelf.begin(), first.then((started) => (started ? undefined : whole))]);
ready.then(
  () => page.postMessage({ event: "ready" }),
  (error) => page.postMessage({ event: "failed", detail: String(error) }),
);

/**
 * Asks again when the whole engine is there, if the small one cannot answer.
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
    const method = /** @type {any} */ (shelf)[name];
    return { ok: await withEngine(() => method.apply(shelf, args), isUnknown) };
  },
};

page.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  const { id, kind } = data;
  try {
    page.postMessage({ id, ...(await KINDS[kind](data)) });
  } catch (error) {
    const answer = error instanceof ShelfRefusal ? error.answer : { error: { id: "storage", message: "" } };
    page.postMessage({ id, ...answer });
  }
};
