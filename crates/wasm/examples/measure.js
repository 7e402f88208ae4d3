// Measures the speed of the wave solver as WebAssembly:
// `node measure.js [--chromium] [ROUNDS] LIST…`.
//
// `cargo xtask wasm test` builds `batch.wasm`. The backends take turns. Each list is split into
// chunks. The time for a list is the sum of the shortest times that its chunks took in any round.
// The script prints nanoseconds per puzzle and throws if the answers of the backends differ. The
// figures are in docs/wasm.md.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export const BUILT = new URL("../../../target/engine/wasm32-unknown-unknown/engine/examples/batch.wasm", import.meta.url);

/**
 * Measures the nanoseconds per puzzle for each backend, and counts the puzzles with no solution,
 * with one solution and with several. The function is self-contained because it runs either in Node
 * or in a page.
 *
 * @param {{ wasm: string, text: string, rounds: number }} input The module in base 64, a list
 *   of puzzles, and the number of times that the list is solved.
 */
export function measure({ wasm, text, rounds }) {
  // Browser clocks are coarse, so a chunk must take milliseconds.
  const CHUNK = 5000;
  const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
  const batch = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  const encoded = new TextEncoder().encode(text);
  // The buffer is allocated first, because growing the memory replaces the `ArrayBuffer`.
  const pointer = batch.text(encoded.length);
  new Uint8Array(batch.memory.buffer, pointer, encoded.length).set(encoded);
  const puzzles = batch.load();
  const times = { simd128: 0, scalar: 0 };
  const kinds = [0, 0, 0];
  for (let from = 0; from < puzzles; from += CHUNK) {
    const count = Math.min(CHUNK, puzzles - from);
    const best = [Infinity, Infinity];
    const digests = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (const vectors of [0, 1]) {
        const start = performance.now();
        batch.solve(vectors, from, count);
        best[vectors] = Math.min(best[vectors], performance.now() - start);
        if (round === 0) digests[vectors] = batch.digest();
      }
    }
    if (digests[0] !== digests[1]) throw new Error(`the backends differ from puzzle ${from} on`);
    for (const kind of [0, 1, 2]) kinds[kind] += batch.count(kind);
    times.scalar += best[0];
    times.simd128 += best[1];
  }
  const each = (milliseconds) => (milliseconds * 1e6) / puzzles;
  return { puzzles, kinds, simd128: each(times.simd128), scalar: each(times.scalar) };
}

async function main(words) {
  const inChromium = words[0] === "--chromium";
  if (inChromium) words.shift();
  const rounds = /^\d+$/.test(words[0]) ? Number(words.shift()) : 5;
  const wasm = readFileSync(BUILT).toString("base64");
  let run = async (input) => measure(input);
  let browser;
  if (inChromium) {
    // Playwright is installed for the browser tests.
    const require = createRequire(new URL("../../web/browser/package.json", import.meta.url));
    const { chromium } = require("playwright-core");
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const page = await browser.newPage();
    run = (input) => page.evaluate(measure, input);
    console.log(`Chromium ${browser.version()}`);
  } else {
    console.log(`Node ${process.version}, V8 ${process.versions.v8}`);
  }
  for (const list of words) {
    const { puzzles, simd128, scalar } = await run({ wasm, text: readFileSync(list, "utf8"), rounds });
    const ratio = (scalar / simd128).toFixed(2);
    console.log(
      `${basename(list)}: ${puzzles} puzzles, simd128 ${simd128.toFixed(0)} ns, scalar ${scalar.toFixed(0)} ns, ${ratio} ×`,
    );
  }
  await browser?.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
