// The worker for long calls: new puzzles, paths, ratings, and hints for the games worker. This
// worker stores nothing. To cancel a call, the page terminates the worker and starts a new one with
// the same compiled engine.

import { WasmEngine } from "./wasm.js";

/** @type {WasmEngine | null} */
let engine = null;

onmessage = ({ data: { id, module, entrance = "call", request } }) => {
  if (module) engine = new WasmEngine(module);
  const answer = request ? engine?.ask(entrance, request) : { ok: null };
  /** @type {any} */ (self).postMessage({ ...answer, id });
};
