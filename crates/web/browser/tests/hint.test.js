// The ladder: each press a fact more, drawn on the board, and nothing on the page moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { digits, playPuzzle, PUZZLE, stage, waitForDigits } from "./stage.js";

const set = stage();

/** @param {import("playwright-core").Page} page */
const said = (page) => page.textContent("#hint .said");

/**
 * @param {import("playwright-core").Page} page
 * @param {number} rung
 */
const waitForRung = (page, rung) => page.waitForFunction((on) => document.querySelectorAll("#hint .rungs .on").length === on, rung);

test("rung by rung, beside the board, applied as one move", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  const place = await page.locator("#board").boundingBox();
  const texts = [];
  await page.keyboard.press("h");
  await waitForRung(page, 1);
  texts.push(await said(page));
  assert.equal(await page.$$eval("#overlay *", (parts) => parts.length), 0);
  await page.keyboard.press("h");
  await waitForRung(page, 2);
  texts.push(await said(page));
  await page.waitForSelector("#overlay .house", { state: "attached" });
  await page.keyboard.press("h");
  await waitForRung(page, 3);
  texts.push(await said(page));
  await page.waitForSelector("#overlay .token", { state: "attached" });
  assert.equal(new Set(texts).size, 3);
  await page.screenshot({ path: "../../../target/browser/hint-why.png" });
  assert.deepEqual(await page.locator("#board").boundingBox(), place);
  const spoken = await page.textContent("#polite");
  assert.match(spoken, /row|column|box/);
  await page.keyboard.press("h");
  await waitForRung(page, 4);
  assert.notEqual(await digits(page), PUZZLE);
  await page.keyboard.press("u");
  await waitForDigits(page, PUZZLE);
  assert.ok(await page.locator("#hint").isHidden());
  assert.deepEqual(page.troubles, []);
});

test("another hint, names that light their cells, and Escape", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  for (const rung of [1, 2, 3]) {
    await page.click("#ask-hint");
    await waitForRung(page, rung);
  }
  const first = await said(page);
  const cell = page.locator("#hint button.name").first();
  await cell.hover();
  await page.waitForSelector(`[data-cell="${await cell.textContent()}"].lit`);
  await page.getByRole("button", { name: "Another" }).click();
  await waitForRung(page, 1);
  for (const rung of [2, 3]) {
    await page.keyboard.press("h");
    await waitForRung(page, rung);
  }
  assert.notEqual(await said(page), first);
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#hint").isHidden());
  // What was on its way when it was closed does not open it again.
  await page.keyboard.press("h");
  await page.keyboard.press("Escape");
  await page.waitForLoadState("networkidle");
  assert.ok(await page.locator("#hint").isHidden());
});

test("a wrong digit is mended first, without saying which", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  const solution = await set.server.solution(PUZZLE);
  const fits = (await set.server.call({ op: "candidates", state: { puzzle: PUZZLE } })).rules;
  const wrong = fits.findIndex((digits, index) => [...digits].some((digit) => digit !== solution[index]));
  const digit = [...fits[wrong]].find((each) => each !== solution[wrong]);
  await page.locator("#board .cell").nth(wrong).click();
  await page.keyboard.press(`Digit${digit}`);
  const broken = PUZZLE.slice(0, wrong) + digit + PUZZLE.slice(wrong + 1);
  await waitForDigits(page, broken);
  await page.keyboard.press("h");
  await page.waitForSelector("#hint:not([hidden])");
  assert.equal(await page.$$eval("#hint .rungs", (rungs) => rungs.length), 0);
  await page.click('#hint button:has-text("Before my mistake")');
  await waitForDigits(page, PUZZLE);
});

test("savepoints are set, listed and taken up again", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("b");
  await page.waitForFunction(() => /Saved as/.test(document.getElementById("polite")?.textContent ?? ""));
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit5");
  await waitForDigits(page, `5${PUZZLE.slice(1)}`);
  await page.keyboard.press("Shift+B");
  await page.click('dialog[open] .games button:has-text("Savepoint 1")');
  await waitForDigits(page, PUZZLE);
});

test("the path is walked both ways, and all steps are listed", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click("#tab-path");
  await page.waitForSelector("#tab-panel .said");
  const first = await page.textContent("#tab-panel .said");
  await page.click('#tab-panel [aria-label="Next step"]');
  assert.notEqual(await page.textContent("#tab-panel .said"), first);
  await page.click('#tab-panel [aria-label="Previous step"]');
  assert.equal(await page.textContent("#tab-panel .said"), first);
  await page.click("#tab-steps");
  await page.waitForSelector("#tab-panel input[type=search]");
  assert.ok((await page.$$("#tab-panel .steps li")).length > 3);
});
