// An instance of the engine. A request is written into the instance's memory as text, and the
// answer is read from there.

/** An error of the protocol. */
export class NovenaError extends Error {
  /** @param {{ id: string, message: string }} body */
  constructor(body) {
    super(body.message);
    this.name = "NovenaError";
    Object.assign(this, body);
  }
}

export class Engine {
  #module;
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#restart();
  }

  /** Answers a request of the protocol; throws a `NovenaError` if the answer is an error. */
  call(request) {
    const reply = JSON.parse(this.#textOf(JSON.stringify(request)));
    if (reply.error) throw new NovenaError(reply.error);
    return reply.ok;
  }

  /** Repeats the request with a new instance if the first one traps. */
  #textOf(request) {
    try {
      return this.#answer(request);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
    this.#restart();
    try {
      return this.#answer(request);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      const reason = this.#read(this.#exports.panic_ptr(), this.#exports.panic_len());
      this.#restart();
      throw new NovenaError({ id: "internal", message: reason || error.message });
    }
  }

  #answer(request) {
    const engine = this.#exports;
    const bytes = new TextEncoder().encode(request);
    const pointer = engine.alloc(bytes.length);
    new Uint8Array(engine.memory.buffer, pointer, bytes.length).set(bytes);
    engine.call(pointer, bytes.length);
    engine.free(pointer, bytes.length);
    return this.#read(engine.answer_ptr(), engine.answer_len());
  }

  #read(pointer, length) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, pointer, length);
    return new TextDecoder().decode(bytes);
  }

  #restart() {
    this.#exports = new WebAssembly.Instance(this.#module).exports;
  }
}
