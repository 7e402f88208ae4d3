// The hint ladder. Each press adds a fact, which is drawn on the board, and nothing on the page
// moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, climb, digits, playPosition, playPuzzle, settled, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();

/**
 * Our own puzzles: one that needs chains and has unneeded steps on its path, and a position with
 * a grouped chain.
 */
const TRYING = ".....9.134....32.7.7..5.6..9.6....31.......8...89.4......86.....61.42.....7.....2";
const GROUPED = ":0710:6:........1.2...59.3.1..967......+523........+5125.+2....8.3..+54+7......6.9....79.81..5:411 412 413 214 314 715 316 417 617 433 833 434 834 438 144 648 354 355 364 764 365 677 678 287 487 288 489 297 298 698:621::";

/** @param {import("playwright-core").Page} page */
const hintText = (page) => page.textContent("#hint .said");

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
  texts.push(await hintText(page));
  assert.equal(await page.$$eval("#overlay *", (parts) => parts.length), 0);
  await page.keyboard.press("h");
  await waitForRung(page, 2);
  texts.push(await hintText(page));
  await page.waitForSelector("#overlay .house-base", { state: "attached" });
  await page.keyboard.press("h");
  await waitForRung(page, 3);
  texts.push(await hintText(page));
  await page.waitForSelector("#overlay .follows", { state: "attached" });
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

test("another hint, names that light up their cells, and Escape", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  for (const rung of [1, 2, 3]) {
    await page.click("#ask-hint");
    await waitForRung(page, rung);
  }
  const first = await hintText(page);
  const cell = page.locator("#hint button.name").first();
  await cell.hover();
  await page.waitForSelector(`[data-cell="${await cell.textContent()}"].lit`);
  await page.getByRole("button", { name: "Another" }).click();
  await waitForRung(page, 1);
  for (const rung of [2, 3]) {
    await page.keyboard.press("h");
    await waitForRung(page, rung);
  }
  assert.notEqual(await hintText(page), first);
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#hint").isHidden());
  // An answer that was pending when the card was closed does not open the card again.
  await page.keyboard.press("h");
  await page.keyboard.press("Escape");
  await settled(page);
  assert.ok(await page.locator("#hint").isHidden());
});

test("a wrong digit is corrected first, without revealing which", async () => {
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

test("savepoints are set, listed and restored", async () => {
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

test("the path can be followed both ways, and all steps are listed", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await useTool(page, "#tab-path");
  await page.waitForSelector("#tab-panel .said");
  const first = await page.textContent("#tab-panel .said");
  await page.waitForSelector("#overlay .follows", { state: "attached" });
  await page.click('#tab-panel [aria-label="Next step"]');
  assert.notEqual(await page.textContent("#tab-panel .said"), first);
  await page.click('#tab-panel [aria-label="Previous step"]');
  assert.equal(await page.textContent("#tab-panel .said"), first);
  await useTool(page, "#tab-steps");
  await page.waitForSelector("#tab-panel input[type=search]");
  assert.ok((await page.$$("#tab-panel .steps li")).length > 3);
  assert.equal(await page.locator("#overlay > *").count(), 0);
  await page.locator("#tab-panel .steps button").first().click();
  await page.waitForSelector("#overlay > *", { state: "attached" });
});

test("the path is shown with only the needed steps, and with all steps again", async () => {
  const page = await set.open();
  await playPuzzle(page, TRYING);
  const { steps: all } = await set.server.call({ op: "path", state: { puzzle: TRYING } });
  const { steps: needed } = await set.server.call({ op: "path", state: { puzzle: TRYING }, needed: true });
  assert.ok(needed.length < all.length);
  await useTool(page, "#tab-path");
  const counted = (/** @type {number} */ count) => page.waitForFunction((of) => document.querySelector("#tab-panel .walk .muted")?.textContent === `Step 1 of ${of}`, count);
  await counted(all.length);
  await page.getByLabel("Only the steps that are needed").check();
  await counted(needed.length);
  assert.equal(await page.locator("#tab-panel .steps li").count(), needed.length);
  // The walk consists of the needed steps, and the last of them leads to a full board.
  for (let step = 1; step < needed.length; step += 1) await page.click('#tab-panel [aria-label="Next step"]');
  await page.waitForFunction(() => document.querySelectorAll("#board .cell .digit").length === 80);
  await page.getByLabel("Only the steps that are needed").uncheck();
  await counted(all.length);
});

test("steps that conclude nothing new are counted, and shown when asked for", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  const { steps, subsumed } = await set.server.call({ op: "steps", state: { puzzle: PUZZLE } });
  const { steps: every } = await set.server.call({ op: "steps", state: { puzzle: PUZZLE }, every: true });
  assert.ok(subsumed > 1);
  await useTool(page, "#tab-steps");
  await page.waitForSelector("#tab-panel input[type=search]");
  const count = page.locator("#tab-panel > .muted");
  assert.match((await count.textContent()) ?? "", new RegExp(`${steps.length} steps, and ${subsumed} more that conclude the same$`));
  const items = page.locator("#tab-panel .steps li");
  assert.equal(await items.count(), steps.length);
  await page.getByLabel("Show every step").check();
  await page.waitForFunction((all) => document.querySelectorAll("#tab-panel .steps li").length === all, every.length);
  await page.locator("#tab-panel .steps button").last().click();
  await page.waitForSelector("#overlay > *", { state: "attached" });
  assert.doesNotMatch((await count.textContent()) ?? "", /conclude/);
  await page.getByLabel("Show every step").uncheck();
  await page.waitForFunction((some) => document.querySelectorAll("#tab-panel .steps li").length === some, steps.length);
});

/** Names that cover several cells at once, and the cells they represent. */
const SEVERAL = /^r([1-9]+)c([1-9]+)$/;

/** @param {string} text */
function cellsOf(text) {
  const [, rows, columns] = SEVERAL.exec(text) ?? [];
  return [...rows].flatMap((row) => [...columns].map((column) => `r${row}c${column}`)).sort();
}

/**
 * Checks that every name highlights exactly its cells, by pointer and by focus.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
async function namesLight(page, where) {
  const names = await page.locator(`${where} button.name:visible`).all();
  assert.ok(names.length > 0, where);
  const lit = () => page.$$eval(".cell.lit", (cells) => cells.map((cell) => cell.dataset.cell).sort());
  for (const name of names.slice(0, 12)) {
    const text = (await name.textContent()) ?? "";
    await name.hover();
    assert.deepEqual(await lit(), cellsOf(text), text);
    await page.mouse.move(0, 0);
    await name.focus();
    assert.deepEqual(await lit(), cellsOf(text), text);
    await name.blur();
    assert.deepEqual(await lit(), []);
  }
  // No part of a name is left outside its button.
  const texts = await page.$$eval(`${where} button.name`, (all) => all.map((each) => each.nextSibling?.textContent ?? ""));
  for (const next of texts) assert.doesNotMatch(next, /^\d/);
}

test("names of cells light up all the cells they stand for, in the hint, the path, all steps and the notation", async () => {
  const page = await set.open();
  await playPosition(page, GROUPED);
  await climb(page, 3);
  await namesLight(page, "#hint .said");
  assert.equal(await page.locator("#hint .notation").count(), 0);
  await useTool(page, "#tab-path");
  await page.waitForSelector("#tab-panel .said button.name");
  await namesLight(page, "#tab-panel .said");
  // Notation appears only under "All steps" and "What it takes".
  assert.equal(await page.locator("#tab-panel .notation").count(), 0);
  await useTool(page, "#tab-steps");
  await page.fill("#tab-panel input[type=search]", "Grouped AIC");
  await page.locator("#tab-panel .steps button").first().click();
  await page.waitForSelector("#tab-panel .notation button.name");
  await namesLight(page, "#tab-panel .said");
  const names = await page.$$eval("#tab-panel .notation button.name", (all) => all.map((each) => each.textContent ?? ""));
  assert.ok(names.some((name) => cellsOf(name).length > 1), names.join(" "));
  await namesLight(page, "#tab-panel .notation");
});

test("the techniques of a puzzle have their chains in notation", async () => {
  const page = await set.open();
  await playPuzzle(page, TRYING);
  await page.click("#takes");
  const fold = page.locator("dialog[open] .needed details").first();
  await fold.locator("summary").click();
  assert.match((await fold.locator(".notation").first().textContent()) ?? "", /^\(\d\)r\d+c\d+[=-]/);
});
