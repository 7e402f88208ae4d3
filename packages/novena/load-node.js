// Loads the engine in Node, from a file next to this one.

import { readFile } from "node:fs/promises";

/** @returns {Promise<WebAssembly.Module>} */
export async function load() {
  return WebAssembly.compile(await readFile(new URL("./novena.wasm", import.meta.url)));
}
