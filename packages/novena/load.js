// Loads the engine in browsers and bundlers. The engine is compiled while it is downloaded, if the
// host sends the right content type.

/** @returns {Promise<WebAssembly.Module>} */
export async function load() {
  const response = await fetch(new URL("./novena.wasm", import.meta.url));
  if (!response.ok) throw new Error(`novena.wasm: ${response.status}`);
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
