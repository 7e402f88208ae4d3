// Puts the engine into the package before it is packed.

import { copyFile } from "node:fs/promises";

const built = new URL("../../crates/web/engine/novena.wasm", import.meta.url);
try {
  await copyFile(built, new URL("./novena.wasm", import.meta.url));
} catch {
  console.error("no crates/web/engine/novena.wasm: `cargo xtask wasm` builds it");
  process.exit(1);
}
