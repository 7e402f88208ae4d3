// Marks are large enough, form even lines, and are drawn only once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, playPuzzle, stage, useTool } from "./stage.js";

const set = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/**
 * @param {object} options
 * @param {boolean} lattice
 */
async function open(options, lattice) {
  const page = await set.open("", options);
  await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify({ lattice: chosen })), lattice);
  await page.reload();
  await page.waitForSelector(".cell .digit");
  return page;
}

for (const lattice of [true, false]) {
  test(`filled marks on a phone are legible and in even lines, ${lattice ? "at fixed places" : "in a row"}`, async () => {
    const page = await open(PHONE, lattice);
    await playPuzzle(page, PUZZLE);
    await page.keyboard.press("m");
    await page.waitForSelector(".centre");
    const cells = await page.$$eval(".cell:has(.centre)", (all) =>
      all.map((cell) => {
        const box = cell.getBoundingClientRect();
        const marks = [...cell.querySelectorAll("b")].map((mark) => mark.getBoundingClientRect());
        return {
          name: cell.getAttribute("data-cell"),
          size: parseFloat(getComputedStyle(cell.querySelector("b") ?? cell).fontSize),
          isInside: marks.every((mark) => mark.left >= box.left && mark.right <= box.right && mark.top >= box.top && mark.bottom <= box.bottom),
          tops: marks.map(({ top }) => Math.round(top)),
        };
      }),
    );
    for (const { name, size, isInside, tops } of cells) {
      assert.ok(size >= 10.5, `${name}: marks of ${size} pixels`);
      assert.ok(isInside, `${name}: marks outside the cell`);
      const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      // All lines except the last are full. With fixed places, a line may have gaps.
      if (!lattice && lines.length > 1) assert.deepEqual(lines.slice(0, -1), Array(lines.length - 1).fill(3), name);
      assert.ok(lines.length <= 3, `${name}: ${lines.length} lines`);
    }
  });
}

test("a digit that is a corner mark and a filled one is drawn once", async () => {
  for (const lattice of [true, false]) {
    const page = await open({}, lattice);
    await playPuzzle(page, PUZZLE);
    await page.click('[data-cell="r1c1"]');
    await page.keyboard.press("Shift+Digit4");
    await page.waitForSelector('[data-cell="r1c1"] .corner');
    await page.keyboard.press("Escape");
    await page.keyboard.press("m");
    await page.waitForSelector('[data-cell="r1c1"] .centre');
    assert.equal(await page.locator('[data-cell="r1c1"] b[data-digit="4"]').count(), 1);
    await page.context().close();
  }
});

test("a highlighted digit has a swatch on the board and on the pad", async () => {
  const page = await open({}, true);
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("m");
  await page.waitForSelector(".centre");
  await page.keyboard.press("f");
  await page.keyboard.press("4");
  const fill = (/** @type {string} */ what, /** @type {string | undefined} */ part) => page.$eval(what, (element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
  const yellow = "rgb(255, 227, 132)";
  assert.equal(await fill(".cell.same", "::before"), yellow);
  assert.equal(await fill(".cell b.held", undefined), yellow);
  assert.equal(await fill("#pad .filtered", "::before"), yellow);
  const wanted = await page.$$eval("#board b[data-digit='4']", (marks) => marks.every((mark) => mark.classList.contains("held")));
  assert.ok(wanted);
});

test("a picture of the current view has no hidden marks, and shows the path's position", async () => {
  const page = await open({}, true);
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("m");
  await page.waitForSelector(".centre");
  // The page's policy forbids fetching a picture that the page itself created.
  await page.evaluate(() => {
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => address.call(URL, (/** @type {any} */ (window).drawn = blob));
  });
  const drawn = async () => {
    await useTool(page, "#open-print");
    await page.waitForSelector("dialog[open] img.picture[src]");
    const text = await page.evaluate(() => /** @type {any} */ (window).drawn.text());
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    return { letters: (text.match(/<text/g) ?? []).length, board: (/<desc>([^<]*)/.exec(text)?.[1] ?? "").replace(/\s/g, "").slice(-81) };
  };
  const givens = 26;
  assert.ok((await drawn()).letters > givens + 50);
  await page.keyboard.press("i");
  assert.equal((await drawn()).letters, givens);
  await page.keyboard.press("i");
  await useTool(page, "#tab-path");
  await page.waitForSelector("#tab-panel .walk");
  await page.$eval("#tab-panel details", (fold) => (fold.open = true));
  await page.locator("#tab-panel .steps button").last().click();
  await page.waitForFunction(() => document.querySelectorAll("#board .digit").length > 70);
  const shown = await page.evaluate(() => [...document.querySelectorAll("#board .cell")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));
  assert.equal((await drawn()).board, shown);
});
