// Compares the page's small engine with the full one. The small engine must produce the same games
// and the same hints, or report an unknown operation. `cargo xtask wasm` builds both.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { WasmEngine } from "../../web/app/js/wasm.js";

const EASY = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
/**
 * The first steps of this puzzle are locked candidates. The steps after them need techniques that
 * the small engine does not have.
 */
const UNFAIR = ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

/** @param {string} name */
function engine(name) {
  const file = new URL(`../../web/engine/${name}.wasm`, import.meta.url);
  return new WasmEngine(new WebAssembly.Module(readFileSync(file)));
}

const [small, whole] = [engine("moves"), engine("novena")];
test("the example of the README runs", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, example] = /```js\n([^]*?)```/.exec(readme) ?? [];
  /** @type {string[]} */
  const printed = [];
  const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);
  const run = AsyncFunction("bytes", "console", example);
  await run(readFileSync(new URL("../../web/engine/novena.wasm", import.meta.url)), { log: (/** @type {string} */ text) => printed.push(text) });
  assert.equal(printed.length, 1);
  assert.match(JSON.parse(printed[0]).ok.version, /^\d+\.\d+\.\d+$/);
});

const COMMON = { now: 1_794_700_800, zone: 0, library: "0".repeat(32) };

/**
 * Plays a puzzle with hints from both engines, and compares the hints on every rung and in every
 * language. Returns the number of steps that the small engine found, and whether the game stopped
 * at a step that needs the full engine.
 *
 * @param {string} puzzle
 */
function play(puzzle) {
  const ask = (/** @type {any} */ request) => [small, whole].map((one) => one.ask("shelf", { ...COMMON, lang: "en", ...request }));
  const [begun, same] = ask({ op: "begin", id: 1, key: "1".repeat(32), state: { puzzle } });
  assert.deepEqual(begun, same);
  let { row } = same.ok;
  for (let steps = 0; ; steps += 1) {
    for (const lang of ["en", "es", "pt-BR", "sv"]) {
      for (const [rung, turn] of [[1, 0], [2, 0], [3, 0], [3, 1], [4, 0]]) {
        const [ours, theirs] = ask({ op: "hint", row, rung, turn, lang });
        if (ours.error) {
          assert.equal(ours.error.id, "unknown-op");
          return { steps, isStuck: true };
        }
        assert.deepEqual(ours, theirs);
      }
    }
    const { ok } = ask({ op: "hint", row, rung: 4, turn: 0 })[1];
    row = ok.row;
    if (ok.reply.view.finished) return { steps, isStuck: false };
  }
}

test("an easy puzzle is solved by the hints of the small engine, which are those of the whole one", () => {
  const { steps, isStuck } = play(EASY);
  assert.equal(isStuck, false);
  assert.ok(steps > 40, String(steps));
});

test("where only harder steps lead on, the small engine leaves the hint to the whole one", () => {
  const { steps, isStuck } = play(UNFAIR);
  assert.equal(isStuck, true);
  assert.ok(steps > 0, String(steps));
});
