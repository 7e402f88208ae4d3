// The README's pictures show the program as it is now.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { takePictures } from "../pictures.js";
import { SHRINK, SQUARE, TOLERANCE, compare } from "./likeness.js";
import { PICTURES, ROOT, stage } from "./stage.js";

const set = stage();
const FOLDER = join(PICTURES, "readme");
/** The SVG file of the terminal player; `cargo xtask browser` writes it and sets its path. */
const TERMINAL = process.env.NOVENA_TERMINAL;
const skip = TERMINAL ? false : "NOVENA_TERMINAL does not name the terminal player's picture";

test("the README's pictures are current", { skip }, async () => {
  mkdirSync(FOLDER, { recursive: true });
  await takePictures(TERMINAL ?? "", FOLDER);
  const judge = await set.visit("about:blank");
  /** @type {string[]} */
  const other = [];
  for (const name of ["page", "hint", "terminal"]) {
    const picture = (/** @type {string} */ folder) => readFileSync(join(folder, `${name}.png`)).toString("base64");
    const [shot, kept] = [picture(FOLDER), picture(join(ROOT, "docs/pictures"))];
    const { worst, where } = await judge.evaluate(compare, { shot, kept, type: /** @type {const} */ ("png"), shrink: SHRINK, square: SQUARE });
    if (worst > TOLERANCE) other.push(`${name}: off by ${Math.round(worst)} at ${where}`);
  }
  assert.deepEqual(other, [], "cargo xtask pictures takes them again");
});
