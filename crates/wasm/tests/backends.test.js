// Checks that both backends of the wave solver, compiled to WebAssembly, give the same answers.
// Run by `cargo xtask wasm test`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BUILT, measure } from "../examples/measure.js";

const wasm = readFileSync(BUILT).toString("base64");

/** Boards with no solution, one solution and several: parts of a full grid, some containing a wrong
 * digit. */
function boards(count) {
  const full = Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return ((3 * (row % 3) + Math.floor(row / 3) + column) % 9) + 1;
  });
  let state = 1;
  const random = (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  return Array.from({ length: count }, (_, number) => {
    const givens = 20 + random(25);
    const board = full.map((digit) => (random(81) < givens ? digit : "."));
    if (number % 5 === 0) board[random(81)] = 1 + random(9);
    return board.join("");
  });
}

test("vectors and integers find the same", () => {
  const text = boards(3000).join("\n");
  const { puzzles, kinds } = measure({ wasm, text, rounds: 1 });
  assert.equal(puzzles, 3000);
  assert.ok(kinds.every((count) => count > 100), `none, one, several: ${kinds}`);
});
