// Copies the engine and our licences into the package before it is packed.

import { copyFile } from "node:fs/promises";

const top = new URL("../../", import.meta.url);
const here = new URL("./", import.meta.url);
try {
  await copyFile(new URL("crates/web/engine/novena.wasm", top), new URL("novena.wasm", here));
} catch {
  console.error("no crates/web/engine/novena.wasm: `cargo xtask wasm` builds it");
  process.exit(1);
}
for (const licence of ["LICENSE-APACHE", "LICENSE-MIT"]) {
  await copyFile(new URL(licence, top), new URL(licence, here));
}
