// The engine as WebAssembly, which takes text and returns text.

/** @typedef {"call" | "shelf"} Entrance */

/**
 * An engine in a worker. If the engine's instance traps, the request is repeated once in a new
 * instance.
 */
export class WasmEngine {
  /** @type {WebAssembly.Module} */
  #module;
  /** @type {any} */
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#exports = this.#start();
  }

  #start() {
    return new WebAssembly.Instance(this.#module, {}).exports;
  }

  /**
   * @param {Entrance} entrance
   * @param {object} request
   * @returns {any} the answer
   */
  ask(entrance, request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    try {
      return this.#run(entrance, bytes);
    } catch {
      this.#exports = this.#start();
    }
    try {
      return this.#run(entrance, bytes);
    } catch (error) {
      const message = this.#panicMessage() || String(error);
      this.#exports = this.#start();
      return { error: { id: "engine-failed", message } };
    }
  }

  /**
   * @param {Entrance} entrance
   * @param {Uint8Array} bytes
   */
  #run(entrance, bytes) {
    const { alloc, free, answer_ptr, answer_len, memory } = this.#exports;
    const place = alloc(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    this.#exports[entrance](place, bytes.length);
    free(place, bytes.length);
    return JSON.parse(read(memory, answer_ptr(), answer_len()));
  }

  #panicMessage() {
    const { panic_ptr, panic_len, memory } = this.#exports;
    try {
      return read(memory, panic_ptr(), panic_len());
    } catch {
      return "";
    }
  }
}

/**
 * @param {WebAssembly.Memory} memory
 * @param {number} place
 * @param {number} length
 */
const read = (memory, place, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, place, length));

/**
 * Fetches and compiles an engine.
 *
 * @param {string} address
 */
export async function compileEngine(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const isStreamed = answer.headers.get("content-type") === "application/wasm";
  return isStreamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
