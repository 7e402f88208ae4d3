// The worker of long calls: new puzzles, paths, ratings. It has no games; to cancel a call, the
// page ends the worker and starts another one with the same compiled engine.

import { WasmEngine } from "./wasm.js";

/** @type {WasmEngine | null} */
let engine = null;

onmessage = ({ data: { id, module, request } }) => {
  if (module) engine = new WasmEngine(module);
  const answer = request ? engine?.ask("call", request) : { ok: null };
  /** @type {any} */ (self).postMessage({ ...answer, id });
};
