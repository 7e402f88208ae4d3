// The statistics page, with numbers and with plots that can also be shown as tables.

import assert from "node:assert/strict";
import { test } from "node:test";
import { seedLibrary } from "../seed.js";
import { accessible } from "./axe.js";
import { fits, LANGUAGES, THEMES, withSettings } from "./fits.js";
import { goTo, stage } from "./stage.js";

const set = stage();

/** Plots by the classes of their sections. */
const PLOTS = ["times", "techniques", "days", "novenas"];

/** Imports games into the server before a page is opened, once for all tests. */
async function seeded(options = {}) {
  const headers = { "content-type": "application/json" };
  const answer = await (await fetch(`${set.server.url}api/import`, { method: "POST", headers, body: seedLibrary(60) })).json();
  assert.ok(answer.ok, JSON.stringify(answer));
  // The browser has the server's games after synchronisation.
  const page = await set.open("", options);
  const { engine } = await page.evaluate(async () => (await fetch("engine.json")).json());
  if (engine) await page.waitForSelector('#saved:has-text("also on the server")', { state: "attached" });
  await open(page);
  return page;
}

/** @param {import("playwright-core").Page} page */
async function open(page) {
  await page.evaluate(() => (location.hash = "statistics"));
  await page.waitForSelector("#page .headline");
}

/**
 * Returns the text of each row of a plot's table.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
const rows = (page, name) => page.$$eval(`#page .plot-${name} tbody tr`, (lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? "")));

test("four numbers and four plots, and a table for each", async () => {
  const page = await seeded();
  const [solved, inRow, unaided, time] = await page.$$eval("#page .headline .print", (numbers) => numbers.map((number) => number.textContent ?? ""));
  assert.equal(solved, "56");
  assert.ok(Number(inRow) > 1, inRow);
  assert.match(unaided, /^\d+%$/);
  assert.match(time, /^\d+ h$/);
  // Every solved game is a dot at its level.
  assert.equal(await page.locator("#page .plot-times .strip circle").count(), 56);
  assert.equal(await page.locator("#page .plot-times .plot-row .best").count(), 4);
  assert.match((await page.textContent("#page .plot-times .plot-row:nth-child(5)")) ?? "", /Extreme.*No game yet/);
  const levels = await rows(page, "times");
  assert.deepEqual(levels.map(([name]) => name), ["Easy", "Medium", "Hard", "Unfair", "Extreme"]);
  assert.equal(levels.reduce((sum, [, , won]) => sum + Number(won), 0), 56);
  // The days of the calendar add up to the same number.
  const days = (await rows(page, "days")).flatMap((cells) => cells.slice(1)).map((cell) => Number(cell) || 0);
  assert.equal(days.reduce((sum, count) => sum + count, 0), 56);
  assert.equal(await page.locator("#page .heat .some").count(), days.filter((count) => count > 0).length);
  // The length of a bar matches its number.
  const bars = await page.$$eval("#page .bars li", (items) => items.map((item) => [Number(item.querySelector("rect")?.getAttribute("width")), Number(item.querySelector("b")?.textContent)]));
  for (const [width, count] of bars) assert.ok(Math.abs(width - (100 * count) / bars[0][1]) < 0.01);
  const streak = Number(inRow);
  assert.equal(await page.locator("#page .novenas .on").count(), Math.min(streak, 27 + (streak % 9)));
  for (const name of PLOTS) {
    const section = page.locator(`#page .plot-${name}`);
    await section.locator(".as-table").click();
    assert.ok(await section.locator("table").isVisible(), name);
    assert.ok(await section.locator(".drawing").isHidden(), name);
    await section.locator(".as-table").click();
    assert.ok(await section.locator(".drawing").isVisible(), name);
  }
  assert.deepEqual(page.troubles, []);
});

test("times week by week, and the numbers of a month, by keyboard", async () => {
  const page = await seeded();
  await page.focus("#times-by-week");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#page .strip.weeks");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "times-by-week");
  const medians = await page.locator("#page .strip.weeks .median").count();
  await page.locator("#page .plot-times .as-table").click();
  const cells = (await rows(page, "times")).flatMap((line) => line.slice(1)).filter((cell) => cell !== "–");
  assert.equal(cells.length, medians);
  await page.locator("#page .plot-times .as-table").click();
  // If the player has moved the focus before the plot is drawn, the focus stays there.
  await page.evaluate(() => {
    document.getElementById("times-all-together")?.click();
    document.getElementById("period-month")?.focus();
  });
  await page.waitForSelector("#page .strip.weeks", { state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.id), "period-month");
  await page.keyboard.press("Enter");
  await page.waitForSelector('#period-month[aria-pressed="true"]');
  assert.equal(await page.evaluate(() => document.activeElement?.id), "period-month");
  const solved = Number(await page.textContent("#page .headline .print"));
  assert.ok(solved > 0 && solved < 56, `${solved}`);
  await page.click("#period-all");
  await page.waitForSelector('#period-all[aria-pressed="true"]');
  assert.equal(await page.textContent("#page .headline .print"), "56");
  await page.click("#period-half");
  assert.deepEqual(page.troubles, []);
});

test("a technique leads to its practice, by touch", async () => {
  const page = await seeded({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const link = page.locator("#page .bars a").first();
  const name = await link.textContent();
  await link.tap();
  await page.waitForSelector('body[data-page="new"]');
  const chosen = await page.evaluate(() => JSON.parse(localStorage.getItem("novena.settings") ?? "{}").practised);
  assert.equal(String(chosen).replaceAll("-", " "), name?.toLowerCase().replaceAll("-", " "));
  assert.deepEqual(page.troubles, []);
});

test("before the first game the page says what to do", async () => {
  const page = await set.open("", { engine: false });
  const none = { levels: [], days: { current: 0, longest: 0 }, daily: { current: 0, longest: 0 }, solved_days: [], calendar: [], techniques: {} };
  await page.route("**/api/statistics*", (/** @type {any} */ route) => route.fulfill({ json: { v: 1, ok: none } }));
  await goTo(page, "statistics");
  await page.waitForSelector('#page .empty:has-text("Nothing to count yet")');
  assert.ok(await page.locator('#page .empty a[href="#new"]').isVisible());
  assert.deepEqual(page.troubles, []);
});

test("the plots are clean for axe in all themes, and fit every window in every language", async () => {
  const page = await seeded();
  for (const theme of THEMES) {
    await withSettings(page, { theme }, "#page .headline");
    for (const isTable of [false, true]) {
      if (isTable) for (const name of PLOTS) await page.click(`#page .plot-${name} .as-table`);
      await accessible(page, theme);
    }
  }
  for (const language of LANGUAGES) {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      await withSettings(page, { language }, "#page .headline");
      await fits(page, `${language} at ${width}`);
      const cut = await page.$$eval("#page .level-name", (names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
      assert.deepEqual(cut, [], `levels, ${language} at ${width}`);
      for (const name of PLOTS) await page.click(`#page .plot-${name} .as-table`);
      await page.click("#times-by-week");
      await page.waitForSelector('#times-by-week[aria-pressed="true"]');
      await fits(page, `${language} at ${width}, as tables`);
    }
  }
  assert.deepEqual(page.troubles, []);
});
