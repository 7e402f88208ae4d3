// The layout of an explanation: one fact per line, names kept together with their commas, nothing
// but the figure on the board, and a complete console next to the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAWN } from "./screens.js";
import { climb, playPuzzle, PUZZLE, stage } from "./stage.js";

const set = stage();

/** @param {string} name */
const screen = (name) => /** @type {import("./screens.js").Screen} */ (DRAWN.find((each) => each.name === name));
/** @param {number} width @param {number} height */
const windowOf = (width, height) => ({ viewport: { width, height } });

test("the sentences of a reason are lines, its conclusion is the last, and commas stay with their cells", async () => {
  const page = await set.open("", windowOf(390, 844));
  await screen("hint-x-wing").open(page);
  assert.equal(await page.locator("#hint .why > li").count(), 2);
  assert.match((await page.textContent("#hint .said .so")) ?? "", /remove 4 from/);
  // Text outside a name begins with a word, and never ends with a bracket.
  const loose = await page.$$eval("#hint .said span:not(.unbroken)", (parts) =>
    parts.flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? "")),
  );
  assert.ok(loose.length > 4);
  assert.deepEqual(loose.filter((words) => /^[,.;:)]|\($/.test(words)), []);
  const broken = await page.$$eval("#hint .unbroken", (names) => names.filter((name) => name.getClientRects().length > 1).length);
  assert.equal(broken, 0);
  assert.equal(await page.textContent("#hint .buttons .primary"), "Remove the 4s");
  assert.deepEqual(page.troubles, []);
});

test("the button of a placement says which digit, and one of several kinds of candidates how many", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await climb(page, 3);
  assert.match((await page.textContent("#hint .buttons .primary")) ?? "", /^Place \d$/);
  // A single sentence is not a list.
  assert.equal(await page.locator("#hint .why").count(), 0);
});

test("while a step is drawn, a selection loses its fill and keeps its ring", async () => {
  const page = await set.open();
  await screen("play").open(page);
  const filled = () =>
    page.evaluate(() => {
      const paper = getComputedStyle(/** @type {Element} */ (document.querySelector('[data-cell="r9c9"]'))).backgroundColor;
      const tinted = [...document.querySelectorAll(".cell.sight")].filter((cell) => getComputedStyle(cell).backgroundColor !== paper).length;
      const swatches = [...document.querySelectorAll(".cell.same")].filter((cell) => getComputedStyle(cell, "::before").display !== "none").length;
      return { tinted: tinted > 0, swatches: swatches > 0 };
    });
  assert.deepEqual(await filled(), { tinted: true, swatches: true });
  await climb(page, 3);
  assert.deepEqual(await filled(), { tinted: false, swatches: false });
  assert.equal(await page.$eval('[data-cell="r1c1"]', (cell) => getComputedStyle(cell, "::after").borderTopWidth), "3px");
  await page.click("#hint > header button");
  assert.deepEqual(await filled(), { tinted: true, swatches: true });
});

test("the console has its pictures beside a hint, and no gap for a row that is not there", async () => {
  const page = await set.open("", windowOf(390, 844));
  await screen("hint-1").open(page);
  for (const part of [".modes .glyph", ".hands .act:not(.act-redo) .icon"]) {
    for (const picture of await page.locator(part).all()) assert.ok(await picture.isVisible(), part);
  }
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  const gap = () =>
    page.evaluate(() => {
      const [above, below] = [".modes", ".pad"].map((part) => /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect());
      return Math.round(below.top - above.bottom);
    });
  assert.equal(await gap(), 8);
  // Colouring candidates needs a row between the modes and the pad.
  for (const key of ["v", "f", "Digit5"]) await page.keyboard.press(key);
  await page.waitForSelector("#painting:not([hidden])");
  assert.ok((await gap()) > 40, "the row is between them");
});

test("on a short phone sentences are read one at a time, sideways", async () => {
  const page = await set.open("", windowOf(360, 640));
  await screen("hint-x-wing").open(page);
  const sentences = page.locator("#hint .said");
  const row = await sentences.evaluate((element) => {
    const tops = [...element.querySelectorAll(".why > li, .so")].map((part) => Math.round(part.getBoundingClientRect().top));
    return { isRow: new Set(tops).size === 1, goesOn: element.scrollWidth > element.clientWidth * 2, isCut: element.scrollHeight > element.clientHeight + 1 };
  });
  assert.deepEqual(row, { isRow: true, goesOn: true, isCut: false });
  await sentences.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const last = await page.locator("#hint .said .so").boundingBox();
  assert.ok(last && last.x >= 0 && last.x + last.width <= 361, JSON.stringify(last));
});
