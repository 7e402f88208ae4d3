// Presses every button on the game's screen by mouse, finger and key: everything that opens can be
// closed in the same way, and the board is unchanged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, playPuzzle, settled, stage, waitForDigits } from "./stage.js";

const set = stage();

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {(page: Page, selector: string) => Promise<void>} Press */

/** @type {Press} */
const click = (page, selector) => page.click(selector);
/** @type {Press} */
const tap = (page, selector) => page.tap(selector);
/** @type {Press} */
const key = async (page, selector) => {
  await page.focus(selector);
  await page.keyboard.press("Enter");
};

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** @type {[string, object, Press][]} */
const WAYS = [
  ["mouse, in Swedish", { ...WIDE, locale: "sv" }, click],
  ["keys, in Portuguese", { ...WIDE, locale: "pt-BR" }, key],
  ["finger, in Portuguese", { ...PHONE, locale: "pt-BR" }, tap],
  ["keys on a phone, in Swedish", { ...PHONE, locale: "sv" }, key],
];

/**
 * Everything that opens over the game or replaces it, each with its close button.
 *
 * @type {[string, string][]}
 */
const CLOSINGS = [
  ["dialog[open]", "dialog[open] > header button"],
  ["#hint:not([hidden])", "#hint > header button"],
  ["#tab-panel:not([hidden])", "#tab-panel > header button"],
  ["#veil:not([hidden])", "#veil button"],
  ["#leave-bare:not([hidden])", "#leave-bare"],
  [".tools.open", "#close-tools"],
];

/**
 * Waits until the page has handled a press.
 *
 * @param {Page} page
 */
async function settle(page) {
  await settled(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 150)));
}

/**
 * Closes everything that is open, and returns the selectors of the parts that were open.
 *
 * @param {Page} page
 * @param {Press} press
 */
async function closeAll(page, press) {
  const opened = [];
  for (const [part, closer] of CLOSINGS) {
    if (!(await page.locator(part).first().isVisible())) continue;
    opened.push(part);
    await press(page, closer);
    await page.locator(part).first().waitFor({ state: "hidden" });
  }
  return opened;
}

for (const [how, options, press] of WAYS) {
  test(`every button works, and everything it opens can be closed, by ${how}`, async () => {
    const page = await set.open("", options);
    await playPuzzle(page, PUZZLE);
    await page.click('[data-cell="r1c1"]');
    await page.keyboard.press("Digit6");
    await waitForDigits(page, `6${PUZZLE.slice(1)}`);
    const named = (/** @type {string} */ part) => page.$$eval(`${part} button`, (buttons) => buttons.filter((button) => button.checkVisibility() && button.id).map(({ id }) => `#${id}`));
    const beside = [...(await named(".bar")), ...(await named(".caption")), ...(await named(".hands"))];
    await press(page, "#more");
    const tools = (await named("#extras")).filter((id) => id !== "#close-tools");
    await press(page, "#close-tools");
    assert.ok(beside.length >= 9 && tools.length >= 11, `${beside} ${tools}`);
    /** @type {Record<string, string[]>} */
    const opens = {};
    for (const button of [...beside, ...tools]) {
      if (tools.includes(button)) await press(page, "#more");
      if (await page.locator(button).isEnabled()) {
        await press(page, button);
        await settle(page);
      }
      opens[button] = await closeAll(page, press);
      assert.deepEqual(page.troubles, [], button);
      assert.ok(await page.locator("#board").isVisible(), button);
    }
    // Every button except these opened something.
    const silent = Object.keys(opens).filter((button) => opens[button].length === 0);
    const quiet = ["#mode-digit", "#mode-corner", "#mode-centre", "#mode-colour", "#undo", "#redo", "#clear", "#fill", "#hide-marks", "#corners-to-centre", "#tools-redo"];
    assert.deepEqual(silent.filter((button) => !quiet.includes(button)), []);
    // The board still accepts a digit.
    await page.keyboard.press("z");
    await page.click('[data-cell="r1c2"]');
    await page.keyboard.press("Digit7");
    await page.waitForSelector('[data-cell="r1c2"] .digit');
  });
}
