// The keyboard: presets, changed keys, operation without a mouse, and reading aloud.

import assert from "node:assert/strict";
import { test } from "node:test";
import { digits, playPuzzle, PUZZLE, stage, waitForDigits } from "./stage.js";

const set = stage();

/** @param {import("playwright-core").Page} page */
const cursor = (page) => page.getAttribute('#board [tabindex="0"]', "data-cell");

/**
 * @param {import("playwright-core").Page} page
 * @param {object} settings
 */
async function settle(page, settings) {
  await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify(chosen)), settings);
  await page.reload();
  await page.waitForSelector(".cell .digit");
  await page.focus('#board [tabindex="0"]');
}

/**
 * @param {import("playwright-core").Page} page
 * @param {RegExp} text
 */
const heard = (page, text) =>
  page.waitForFunction((source) => new RegExp(source).test(document.getElementById("polite")?.textContent ?? ""), text.source);

test("arrows, letters, ends, boxes and empty cells", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.focus('#board [tabindex="0"]');
  for (const [key, cell] of [
    ["Control+Home", "r1c1"],
    ["ArrowLeft", "r1c9"],
    ["ArrowUp", "r9c9"],
    ["Home", "r9c1"],
    ["PageUp", "r6c1"],
    ["d", "r6c2"],
    ["Control+ArrowRight", "r6c4"],
    ["Control+End", "r9c9"],
    ["w", "r8c9"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await cursor(page), cell, key);
  }
  await page.keyboard.press("g");
  await page.keyboard.press("Digit5");
  assert.equal(await cursor(page), "r5c5");
  const chosen = () => page.$$eval('#board [aria-selected="true"]', (cells) => cells.length);
  await page.keyboard.press("Shift+Space");
  assert.equal(await chosen(), 9);
  await page.keyboard.press("Control+a");
  assert.equal(await chosen(), 81);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.closest("#board")), null, "Tab leaves the grid");
});

test("the presets of vi and HoDoKu", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  // A first move is made, so that the game exists after a reload.
  await page.click('[data-cell="r9c1"]');
  await page.keyboard.press("Shift+Digit2");
  await page.waitForSelector('[data-cell="r9c1"] .corner');
  await page.waitForFunction(() => document.getElementById("board")?.dataset.saved === document.getElementById("board")?.dataset.version);
  await settle(page, { preset: "vi" });
  await page.keyboard.press("Control+Home");
  for (const key of ["j", "j", "l", "k", "h"]) await page.keyboard.press(key);
  assert.equal(await cursor(page), "r2c1");
  await page.keyboard.press("Shift+h");
  await page.waitForSelector("#hint:not([hidden])");
  await settle(page, { preset: "hodoku" });
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("F4");
  await page.waitForSelector("#pad button:nth-child(4).filtered");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.querySelector('[data-cell="r1c2"] .centre')?.textContent === "4");
  await page.keyboard.press("Shift+b");
  await page.waitForSelector('[data-cell="r1c2"] b.paint-b');
  await page.keyboard.press("a");
  await page.waitForSelector('[data-cell="r1c2"] i.paint-a');
  await page.keyboard.press("Enter");
  await waitForDigits(page, `.4${PUZZLE.slice(2)}`);
  assert.deepEqual(page.troubles, []);
});

test("a key is searched for, changed, used, and reset", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("?");
  await page.fill("dialog[open] input[type=search]", "check");
  assert.equal(await page.locator("dialog[open] tr:visible").count(), 1);
  await page.click('dialog[open] tr:visible button:has-text("Change")');
  await page.keyboard.press("j");
  await page.waitForSelector('dialog[open] tr:not([hidden]) kbd:has-text("J")');
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.waitForSelector('#hint h2:has-text("Check")');
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  assert.ok(await page.locator("#hint").isHidden());
  await page.keyboard.press("?");
  await page.click('dialog[open] button:has-text("Reset all keys")');
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  await page.waitForSelector('#hint h2:has-text("Check")');
});

test("keys have the names of the language's keyboards", async () => {
  const page = await set.open("", { locale: "es-ES" });
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("?");
  const keys = await page.$$eval("dialog[open] kbd", (signs) => signs.map((sign) => sign.textContent ?? ""));
  for (const key of ["Mayús+1–9", "Espacio", "Ctrl+Inicio", "Supr"]) assert.ok(keys.includes(key), key);
  assert.deepEqual(keys.filter((key) => /Shift|Space|Delete|Home/.test(key)), []);
  assert.deepEqual(page.troubles, []);
});

test("letter keys can be turned off, and the other keys still work", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await settle(page, { letters: false });
  await page.keyboard.press("h");
  await page.keyboard.press("?");
  assert.ok(await page.locator("#hint").isHidden());
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.keyboard.press("F12");
  await page.waitForSelector("#hint:not([hidden])");
});

test("every dialog and tab opens and closes by keys", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.focus('#board [tabindex="0"]');
  for (const key of ["?", "Shift+o", "Shift+s", "Shift+p", "Shift+c", "Shift+r", "Shift+b"]) {
    await page.keyboard.press(key);
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  }
  for (const key of ["l", "Shift+l", "y", "Shift+y"]) {
    await page.keyboard.press(key);
    await page.waitForSelector("#tab-panel header");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#tab-panel", { state: "hidden" });
  }
  for (const [key, name] of [["Shift+n", "new"], ["Shift+g", "games"], ["Shift+t", "statistics"]]) {
    await page.keyboard.press(key);
    await page.waitForSelector(`body[data-page="${name}"]`);
    await page.keyboard.press("Escape");
    await page.waitForSelector("body:not([data-page])");
  }
  await page.keyboard.press("Shift+e");
  await page.waitForSelector('body[data-page="enter"]');
  assert.deepEqual(page.troubles, []);
});

test("the page shows only the board, and goes back", async () => {
  const page = await set.open();
  const size = async () => (await page.locator("#board").boundingBox()).width;
  const before = await size();
  await page.keyboard.press("Shift+x");
  await page.waitForSelector(".bar", { state: "hidden" });
  assert.ok((await size()) > before);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".bar");
  assert.equal(await size(), before);
});

test("houses, places and candidates are read aloud", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press(".");
  await page.keyboard.press("r");
  await heard(page, /^empty, empty, empty, empty, empty, 9, empty, 2, empty$/);
  await page.keyboard.press(".");
  await page.keyboard.press("Digit9");
  await heard(page, /^9: r1c6, r5c1/);
  await page.keyboard.press(".");
  await page.keyboard.press("m");
  const { rules } = await set.server.call({ op: "candidates", state: { puzzle: PUZZLE } });
  await heard(page, new RegExp(`^r1c1: ${[...rules[0]].join(" ")}$`));
});

test("candidates are coloured, by filter and by hand", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("m");
  await page.waitForSelector(".centre");
  const { rules } = await set.server.call({ op: "candidates", state: { puzzle: PUZZLE } });
  const [one, two] = rules[0];
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("f");
  await page.keyboard.press(`Digit${one}`);
  await page.keyboard.press("v");
  await page.waitForSelector("#painting:not([hidden])");
  await page.keyboard.press("Digit3");
  await page.waitForSelector(`[data-cell="r1c1"] b.paint-c[data-digit="${one}"]`);
  await page.click("#painting");
  await page.keyboard.press("Escape");
  // While a colour is held, pressing a mark gives it that colour.
  await page.click("#pad button:nth-child(1)");
  await page.click(`[data-cell="r1c1"] b[data-digit="${two}"]`);
  await page.waitForSelector(`[data-cell="r1c1"] b.paint-a[data-digit="${two}"]`);
  assert.equal(await page.locator('[data-cell="r1c1"] .paint').count(), 0);
  assert.match(await page.textContent('[data-cell="r1c1"] .heard'), /row 1 column 1/);
});

test("a pad at the cell, by the right button and by key", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r9c9"]', { button: "right" });
  await page.waitForSelector("#popup:not([hidden])");
  const [box, board] = [await page.locator("#popup").boundingBox(), await page.locator("#board").boundingBox()];
  assert.ok(box.x >= board.x && box.x + box.width <= board.x + board.width + 1);
  assert.ok(box.y >= board.y && box.y + box.height <= board.y + board.height + 1);
  await page.click("#popup button:nth-child(7)");
  await waitForDigits(page, `${PUZZLE.slice(0, 80)}7`);
  assert.ok(await page.locator("#popup").isHidden());
  await page.keyboard.press("u");
  await waitForDigits(page, PUZZLE);
  await page.keyboard.press("q");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#popup").isHidden());
  assert.equal(await cursor(page), "r9c9");
  assert.equal(await digits(page), PUZZLE);
});
