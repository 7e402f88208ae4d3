// On a phone, everything works by touch and nothing is cut off.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { PICTURES, PUZZLE, name, playPuzzle, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** @param {import("playwright-core").Page} page */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a whole game by touch, cell first and number first", async () => {
  const page = await set.open("", PHONE);
  await playPuzzle(page, PUZZLE);
  const solution = await set.server.solution(PUZZLE);
  const open = [...PUZZLE].flatMap((sign, index) => (sign === "." ? [index] : []));
  const half = open.slice(0, 25);
  for (const index of half) {
    await page.tap(`[data-cell="${name(index)}"]`);
    await page.tap(`#pad button:nth-child(${solution[index]})`);
  }
  // A second tap deselects the cell; after that, digits are held.
  await page.tap(`[data-cell="${name(half.at(-1))}"]`);
  const rest = open.slice(25);
  const left = [...new Set(rest.map((index) => solution[index]))];
  for (const digit of left) {
    const cells = rest.filter((index) => solution[index] === digit);
    await page.tap(`#pad button:nth-child(${digit})`);
    for (const index of cells) await page.tap(`[data-cell="${name(index)}"]`);
    // After the last digit, the game is solved, and the ending covers the digits.
    if (digit !== left.at(-1)) await page.tap(`#pad button:nth-child(${digit})`);
  }
  await waitForDigits(page, solution);
  assert.deepEqual(page.troubles, []);
});

test("a long press writes a mark", async () => {
  const page = await set.open("", PHONE);
  await playPuzzle(page, PUZZLE);
  await page.tap('[data-cell="r1c1"]');
  const box = await page.locator("#pad button:nth-child(4)").boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForSelector('[data-cell="r1c1"] .centre');
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.textContent('[data-cell="r1c1"] .centre'), "4");
  await waitForDigits(page, PUZZLE);
});

test("a long press on a cell opens digits there, and More opens the other tools", async () => {
  const page = await set.open("", PHONE);
  await playPuzzle(page, PUZZLE);
  const box = await page.locator('[data-cell="r1c1"]').boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForSelector("#popup:not([hidden])");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.tap("#popup button:nth-child(6)");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await page.tap("#more");
  await useTool(page, "#fill");
  await page.waitForSelector(".centre");
  assert.ok(await page.locator("#extras").isHidden());
});

test("the arrow leads to the front page, its footer to the other pages, and its button back to the game", async () => {
  const page = await set.open("", PHONE);
  await page.tap("#back");
  await page.waitForSelector(".page-today .lead h2");
  await page.tap("#open-games");
  await page.waitForSelector('body[data-page="games"]');
  await page.tap("#open-today");
  await page.waitForSelector(".page-today .lead h2");
  await page.tap(".lead-acts .primary");
  await page.waitForSelector("#play:not([hidden])");
  assert.ok(await page.isHidden("#nav"));
});

test("the hint covers the buttons, never the board", async () => {
  const page = await set.open("", PHONE);
  const board = await page.locator("#board").boundingBox();
  await page.tap("#ask-hint");
  await page.waitForSelector("#hint:not([hidden])");
  const hint = await page.locator("#hint").boundingBox();
  assert.ok(hint.y >= board.y + board.height);
  assert.deepEqual(await page.locator("#board").boundingBox(), board);
});

test("nothing is cut off from 320 pixels to 4K, in portrait and in landscape", async () => {
  for (const [width, height] of [[320, 568], [390, 844], [568, 320], [844, 390], [640, 400], [768, 1024], [1280, 800], [1920, 1080], [3840, 2160]]) {
    const page = await set.open("", { viewport: { width, height } });
    assert.equal(await overflow(page), 0, `${width}×${height} scrolls sideways`);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    assert.ok(below <= 0, `${width}×${height} scrolls down by ${below}`);
    const hidden = await page.$$eval(".modes button, #pad button, #undo, #ask-hint", (buttons) =>
      buttons.filter((button) => button.getBoundingClientRect().bottom > innerHeight + 1).map((button) => button.id || button.textContent),
    );
    assert.deepEqual(hidden, [], `${width}×${height}: hands are below the edge`);
    const board = await page.locator("#board").boundingBox();
    assert.ok(board.x >= 0 && board.x + board.width <= width, `${width}×${height}: board is cut off`);
    assert.ok(board.y + board.height <= height, `${width}×${height}: board is below the edge`);
    assert.ok(board.width >= Math.min(width, height) * 0.6, `${width}×${height}: board is only ${board.width} wide`);
    await page.context().close();
  }
});

test("with large text nothing is cut off", async () => {
  for (const text of ["large", "huge"]) {
    const page = await set.open();
    await page.evaluate((size) => localStorage.setItem("novena.settings", JSON.stringify({ text: size, leftHanded: true })), text);
    await page.reload();
    await page.waitForSelector(".cell .digit");
    await page.keyboard.press("h");
    await page.waitForSelector("#hint .said");
    const hint = await page.locator("#hint").boundingBox();
    assert.ok(hint.height > 120, `${text}: the hint has only ${hint.height} pixels`);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(below <= 0, `${text} scrolls down by ${below}`);
    await page.screenshot({ path: join(PICTURES, `text-${text}.png`) });
    await page.context().close();
  }
});

test("touch targets are at least 44 pixels high", async () => {
  const page = await set.open("", PHONE);
  const small = await page.$$eval(".modes button, #pad button, .hands > .actions > button", (buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).filter(({ height }) => height < 44).length,
  );
  assert.equal(small, 0);
});
