// Checks the effects of presses: buttons do what their labels say, and pressing anything else
// has no effect.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, climb, digits, goTo, playPuzzle, settled, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {import("playwright-core").Page} page */
const rungsOn = (page) => page.$$eval("#hint .rungs .on", (rungs) => rungs.length);

/** Ways to press an element. @type {[string, object, (page: import("playwright-core").Page, selector: string) => Promise<void>][]} */
const PRESSES = [
  ["mouse", {}, (page, selector) => page.click(selector)],
  ["touch", PHONE, (page, selector) => page.tap(selector)],
  [
    "keyboard",
    {},
    async (page, selector) => {
      await page.focus(selector);
      await page.keyboard.press("Enter");
    },
  ],
];

/**
 * Counts the hints that the page requests. The returned function waits until earlier presses have
 * been counted.
 *
 * @param {import("playwright-core").Page} page
 */
function countHints(page) {
  let count = 0;
  page.on("request", (request) => (count += /\/hint\b/.test(request.url()) ? 1 : 0));
  return async () => {
    await page.evaluate(() => fetch("healthz").then((answer) => answer.text()));
    return count;
  };
}

for (const [how, options, press] of PRESSES) {
  test(`every ✕ closes its own panel, by ${how}`, async () => {
    // Hints are counted by their requests to the server, so the page must not use its own engine.
    const page = await set.open("", { ...options, engine: false });
    await playPuzzle(page, PUZZLE);
    const hints = countHints(page);
    const counts = [1, 3, 6];
    for (const rung of [1, 2, 3]) {
      await climb(page, rung);
      await press(page, '#hint [aria-label="Close"]');
      assert.equal(await hints(), counts[rung - 1]);
      assert.ok(await page.locator("#hint").isHidden(), `rung ${rung}`);
    }
    await page.keyboard.press("k");
    await page.waitForSelector("#hint:not([hidden])");
    await press(page, '#hint [aria-label="Close"]');
    assert.equal(await hints(), 6);
    assert.ok(await page.locator("#hint").isHidden(), "what the check said");
    for (const key of ["l", "Shift+L", "y", "Shift+Y"]) {
      await page.keyboard.press(key);
      await press(page, '#tab-panel [aria-label="Close"]');
      assert.ok(await page.locator("#tab-panel").isHidden(), key);
    }
    assert.equal(await digits(page), PUZZLE);
    assert.deepEqual(page.troubles, []);
  });

  test(`the hint's own buttons show the next rung and apply the step, by ${how}`, async () => {
    const page = await set.open("", options);
    await playPuzzle(page, PUZZLE);
    await press(page, "#ask-hint");
    for (const rung of [2, 3, 4]) {
      await page.waitForFunction((on) => document.querySelectorAll("#hint .rungs .on").length === on, rung - 1);
      await press(page, "#hint .buttons .primary");
    }
    await page.waitForFunction(() => document.querySelectorAll("#hint .rungs .on").length === 4);
    assert.notEqual(await digits(page), PUZZLE);
  });

  test(`pressing the text of a hint reveals no more, by ${how}`, async () => {
    const page = await set.open("", { ...options, engine: false });
    await playPuzzle(page, PUZZLE);
    await climb(page, 3);
    const hints = countHints(page);
    await press(page, "#hint .said button.name");
    if (how !== "keyboard") await press(page, "#hint h2");
    assert.equal(await hints(), 0);
    assert.equal(await rungsOn(page), 3);
    assert.equal(await digits(page), PUZZLE);
  });
}

test("a press in Enter / Solve writes nothing into the game behind it", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click("#pad button:nth-child(5)");
  assert.equal(await page.getAttribute("#pad button:nth-child(5)", "aria-pressed"), "true");
  await goTo(page, "enter");
  await page.waitForSelector("#fields input");
  await page.click("#page h1");
  await page.click("#page .quiet");
  await page.click("#leave-enter");
  await page.waitForSelector("#play:not([hidden])");
  await settled(page);
  assert.equal(await digits(page), PUZZLE);
});

test("H after the last rung begins the next hint", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await climb(page, 4);
  const after = await digits(page);
  await page.keyboard.press("h");
  await page.waitForFunction(() => document.querySelectorAll("#hint .rungs .on").length === 1);
  assert.equal(await digits(page), after);
});

test("centre and corner marks are hidden and shown again", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Shift+Digit5");
  await page.click('[data-cell="r1c2"]');
  await page.keyboard.press("Alt+Digit6");
  for (const marks of ['[data-cell="r1c1"] .corner', '[data-cell="r1c2"] .centre']) await page.waitForSelector(marks);
  const seen = () => page.$$eval(".cell .corner, .cell .centre", (marks) => marks.map((mark) => getComputedStyle(mark).visibility));
  assert.deepEqual(await seen(), ["visible", "visible"]);
  await useTool(page, "#hide-marks");
  assert.deepEqual(await seen(), ["hidden", "hidden"]);
  await useTool(page, "#hide-marks");
  assert.deepEqual(await seen(), ["visible", "visible"]);
});
