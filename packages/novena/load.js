// The engine in browsers and bundlers: compiled while it arrives, if the host sends its type.

/** @returns {Promise<WebAssembly.Module>} */
export async function load() {
  const response = await fetch(new URL("./novena.wasm", import.meta.url));
  if (!response.ok) throw new Error(`novena.wasm: ${response.status}`);
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
