// Sounds, vibrations, fingers, and the tips for first visitors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, digits, playPuzzle, settled, stage, waitForDigits } from "./stage.js";

const set = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const six = `6${PUZZLE.slice(1)}`;

/**
 * Records tones and vibrations instead of producing them.
 *
 * @param {import("playwright-core").Page} page
 */
const record = (page) =>
  page.evaluate(() => {
    const given = (/** @type {any} */ (window).given = /** @type {string[]} */ ([]));
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      given.push(`tone ${this.frequency.value}`);
      return start.apply(this, when);
    };
    navigator.vibrate = (pattern) => given.push(`buzz ${pattern}`) > 0;
  });

test("sounds and vibration are off until they are turned on", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await record(page);
  const given = () => page.evaluate(() => /** @type {any} */ (window).given.splice(0));
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, six);
  assert.deepEqual(await given(), []);
  await page.keyboard.press("u");
  await page.click("#open-settings");
  await page.getByLabel("Sounds").check();
  await page.getByLabel("Vibration").check();
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  await page.keyboard.press("Digit6");
  await waitForDigits(page, six);
  assert.deepEqual(await given(), ["buzz 10", "tone 660"]);
  await page.keyboard.press("Digit9");
  await page.waitForSelector(".conflict");
  assert.deepEqual(await given(), ["buzz 24,40,24", "tone 196"]);
  await page.keyboard.press("u");
  await waitForDigits(page, six);
  assert.deepEqual(await given(), ["buzz 8", "tone 494", "tone 392"]);
});

/**
 * @param {import("playwright-core").Page} page
 * @param {number} count of fingers
 */
async function tap(page, count) {
  const box = await page.locator("#board").boundingBox();
  const session = await page.context().newCDPSession(page);
  const all = Array.from({ length: count }, (_, id) => ({ id, x: box.x + 40 + 70 * id, y: box.y + 200 }));
  for (let fingers = 1; fingers <= count; fingers += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: all.slice(0, fingers) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a tap with two fingers undoes, one with three redoes, and neither selects a cell", async () => {
  const page = await set.open("", PHONE);
  await playPuzzle(page, PUZZLE);
  await page.tap('[data-cell="r1c1"]');
  await page.tap("#pad button:nth-child(6)");
  await waitForDigits(page, six);
  await tap(page, 2);
  await waitForDigits(page, PUZZLE);
  assert.deepEqual(await page.$$eval(".cell.chosen", (cells) => cells.map((cell) => cell.getAttribute("data-cell"))), ["r1c1"]);
  await tap(page, 3);
  await waitForDigits(page, six);
  // If a digit is held, the first finger writes it, and the tap also undoes that move.
  await page.tap('[data-cell="r1c1"]');
  await page.tap("#pad button:nth-child(4)");
  await tap(page, 2);
  await waitForDigits(page, PUZZLE);
  await page.waitForTimeout(200);
  assert.equal(await digits(page), PUZZLE);
  assert.deepEqual(page.troubles, []);
});

test("a first visitor is shown three things in ten seconds, and never again", async () => {
  const page = await set.visit(set.server.url, { isFirst: true, ...PHONE });
  const seen = new Set();
  const start = Date.now();
  await page.waitForSelector(".tip");
  const size = page.viewportSize();
  while (await page.locator(".tip").count()) {
    const tip = await page.evaluate(() => {
      const box = document.querySelector(".tip")?.getBoundingClientRect();
      return box && { text: document.querySelector(".tip p")?.textContent, left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    });
    if (tip?.text) {
      seen.add(tip.text);
      assert.ok(tip.left >= 0 && tip.right <= size.width && tip.top >= 0 && tip.bottom <= size.height, tip.text);
    }
    await page.waitForTimeout(300);
    assert.ok(Date.now() - start < 60_000);
  }
  assert.equal(seen.size, 3, [...seen].join(" / "));
  await page.reload();
  await page.waitForSelector(".cell .digit");
  await settled(page);
  await page.waitForTimeout(500);
  assert.equal(await page.locator(".tip").count(), 0);
  assert.deepEqual(page.troubles, []);
});

test("the tips can be skipped, by their cross and by Escape", async () => {
  for (const skip of ["cross", "Escape"]) {
    const page = await set.visit(set.server.url, { isFirst: true });
    await page.waitForSelector(".tip");
    if (skip === "cross") await page.click(".tip button");
    else await page.keyboard.press("Escape");
    await page.waitForSelector(".tip", { state: "detached", timeout: 2000 });
    await page.context().close();
  }
});
