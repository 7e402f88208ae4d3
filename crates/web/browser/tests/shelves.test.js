// The games page: shelves of small boards that can be searched, opened, deleted and restored.

import assert from "node:assert/strict";
import { test } from "node:test";
import { seedLibrary } from "../seed.js";
import { accessible } from "./axe.js";
import { fits, LANGUAGES, THEMES, withSettings } from "./fits.js";
import { PUZZLE, goTo, stage } from "./stage.js";

const set = stage();

/** @typedef {import("playwright-core").Page} Page */

const CARDS = "#page .game";
/** Cells that the player fills in on each of the boards. */
const FREE = [...PUZZLE].filter((sign) => sign === ".").length;

/**
 * Opens the page of games, and imports this many games.
 *
 * @param {number} count
 * @param {object} [options]
 */
async function shelves(count, options = {}) {
  const page = await set.open("", options);
  await goToGames(page);
  await page.click(".carry");
  await page.setInputFiles('#page input[type="file"]', { name: "novena.json", mimeType: "application/json", buffer: Buffer.from(seedLibrary(count)) });
  await page.waitForSelector('#carrying [role="status"]:not(:empty)');
  await page.click(".carry");
  await page.waitForSelector(CARDS);
  return page;
}

/** @param {Page} page */
async function goToGames(page) {
  await page.evaluate(() => (location.hash = "games"));
  await page.waitForSelector('body[data-page="games"] .page-head');
}

/** @param {Page} page */
const names = (page) => page.$$eval(`${CARDS} b`, (titles) => titles.map((title) => title.textContent ?? ""));

/** The number of games on the "all" filter. @param {Page} page */
const counted = async (page) => Number(await page.textContent("#page .filter:first-child span"));

test("games are on shelves: unfinished games first, then by month, with their boards", async () => {
  const page = await shelves(60);
  const headings = await page.$$eval("#page .shelves h2", (titles) => titles.map((title) => title.textContent));
  assert.equal(headings[0], "In progress");
  assert.ok(headings.length >= 3, `${headings}`);
  // Boards of solved games are full, and a word and a check mark say that they are solved.
  const won = page.locator(`${CARDS}.won`).first();
  await page.waitForFunction((free) => document.querySelector("#page .game.won .thumb .entry")?.textContent?.length === free, FREE);
  assert.match((await won.textContent()) ?? "", /solved/);
  assert.equal(await won.locator(".game-won .icon").count(), 1);
  // All games appear as the page is scrolled.
  const all = await counted(page);
  assert.ok(all >= 60);
  for (let tries = 0; tries < 40 && (await page.locator(CARDS).count()) < all; tries += 1) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(50);
  }
  assert.equal(await page.locator(CARDS).count(), all);
  await page.waitForFunction((free) => [...document.querySelectorAll("#page .game.won")].at(-1)?.querySelector(".thumb .entry")?.textContent?.length === free, FREE);
  assert.deepEqual(page.troubles, []);
});

test("games are found by name, level, date and source, and by kind", async () => {
  const page = await shelves(30);
  const all = await counted(page);
  await page.fill("#page .search", "practice xy-w");
  await page.waitForFunction((count) => document.querySelectorAll("#page .game").length < count, Math.min(all, 36));
  assert.ok((await names(page)).every((name) => name.startsWith("Practice: ")));
  await page.fill("#page .search", "hard");
  await page.waitForFunction(() => [...document.querySelectorAll("#page .game .level")].every((level) => level.textContent === "Hard"));
  await page.fill("#page .search", "ortega");
  await page.waitForFunction(() => [...document.querySelectorAll("#page .game b")].every((title) => title.textContent === "From the newspaper"));
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.fill("#page .search", day);
  await page.waitForFunction((count) => document.querySelectorAll("#page .game").length < count, all);
  assert.ok((await page.locator(CARDS).count()) > 0);
  await page.fill("#page .search", "nothing of this kind");
  await page.waitForSelector('#page .empty:has-text("No game found")');
  await page.click('#page .empty button:has-text("Show all games")');
  assert.equal(await page.inputValue("#page .search"), "");
  await page.click('#page .filter:has-text("In progress")');
  assert.equal(await page.locator(`${CARDS}.won`).count(), 0);
  assert.equal(await page.locator(CARDS).count(), Number(await page.textContent('#page .filter[aria-pressed="true"] span')));
  await page.click('#page .filter:has-text("Mine")');
  assert.ok((await names(page)).every((name) => ["From the newspaper", "Sudoku"].includes(name)));
  await page.click("#page .filter:first-child");
  assert.deepEqual(page.troubles, []);
});

test("a deleted game is gone at once and comes back as it was", async () => {
  const page = await shelves(12);
  const all = await counted(page);
  const first = page.locator(`${CARDS}:not(:has([aria-current]))`).first();
  const id = await first.getAttribute("data-game");
  await first.hover();
  await first.locator(".game-delete").click();
  assert.equal(await page.locator(`[data-game="${id}"]`).count(), 0);
  assert.equal(await counted(page), all - 1);
  await page.click('.undo-bar button:has-text("Undo")');
  await page.waitForSelector(`[data-game="${id}"]`);
  assert.equal(await counted(page), all);
  assert.ok(await page.locator(".undo-bar").isHidden());
  // The restored game is the same game.
  await page.click(`[data-game="${id}"] .game-open`);
  await page.waitForSelector("#play:not([hidden])");
  assert.equal(await page.getAttribute("#board", "data-game"), id);
  assert.deepEqual(page.troubles, []);
});

test("a deleted game stays deleted when another is deleted or the page is left", async () => {
  const page = await shelves(12);
  const others = page.locator(`${CARDS}:not(:has([aria-current]))`);
  const ids = [await others.nth(0).getAttribute("data-game"), await others.nth(1).getAttribute("data-game")];
  for (const id of ids) {
    await page.hover(`[data-game="${id}"]`);
    await page.click(`[data-game="${id}"] .game-delete`);
  }
  await page.click(`${CARDS} [aria-current]`).catch(() => {});
  await goTo(page, "statistics");
  await goTo(page, "games");
  await page.waitForSelector(CARDS);
  for (const id of ids) assert.equal(await page.locator(`[data-game="${id}"]`).count(), 0, `${id}`);
  assert.deepEqual(page.troubles, []);
});

test("after ten seconds a deletion is final", async () => {
  const page = await shelves(6);
  await page.clock.install();
  const first = page.locator(`${CARDS}:not(:has([aria-current]))`).first();
  const id = await first.getAttribute("data-game");
  await first.hover();
  await first.locator(".game-delete").click();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(9000);
  assert.ok(await page.locator(".undo-bar").isVisible());
  await page.clock.fastForward(1500);
  await page.waitForSelector(".undo-bar", { state: "hidden" });
  await page.clock.resume();
  await goTo(page, "statistics");
  await goTo(page, "games");
  await page.waitForSelector(CARDS);
  assert.equal(await page.locator(`[data-game="${id}"]`).count(), 0);
  assert.deepEqual(page.troubles, []);
});

test("a page that is closed in the middle of a deletion loses nothing", async () => {
  const page = await shelves(6);
  const first = page.locator(`${CARDS}:not(:has([aria-current]))`).first();
  const id = await first.getAttribute("data-game");
  const storedId = () => page.evaluate(async (number) => (await (await fetch(`api/games/${number}`)).json()).ok?.id, id);
  await first.hover();
  await first.locator(".game-delete").click();
  assert.equal(await page.locator(`[data-game="${id}"]`).count(), 0);
  // Until the undo period ends, nothing is requested from the store of games.
  const { engine } = await page.evaluate(async () => (await fetch("engine.json")).json());
  if (!engine) assert.equal(await storedId(), Number(id));
  await page.keyboard.press("Control+z");
  await page.waitForSelector(`[data-game="${id}"]`);
  assert.deepEqual(page.troubles, []);
});

test("by keyboard: open, delete and restore, with the focus in the right place", async () => {
  const page = await shelves(8);
  const focused = () => page.evaluate(() => document.activeElement?.closest(".game")?.getAttribute("data-game") ?? document.activeElement?.textContent);
  const card = page.locator(`${CARDS}:not(:has([aria-current]))`).first();
  const id = await card.getAttribute("data-game");
  await card.locator(".game-open").focus();
  await page.keyboard.press("Delete");
  assert.equal(await page.locator(`[data-game="${id}"]`).count(), 0);
  assert.equal(await focused(), "Undo");
  await page.keyboard.press("Enter");
  await page.waitForSelector(`[data-game="${id}"]`);
  assert.equal(await focused(), id);
  await page.keyboard.press("Tab");
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "", /^Delete /);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#play:not([hidden])");
  assert.equal(await page.getAttribute("#board", "data-game"), id);
  assert.deepEqual(page.troubles, []);
});

test("by touch: the delete button is visible and large enough", async () => {
  const page = await shelves(8, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const card = page.locator(`${CARDS}:not(:has([aria-current]))`).first();
  const id = await card.getAttribute("data-game");
  const remove = card.locator(".game-delete");
  const { width, height } = (await remove.boundingBox()) ?? { width: 0, height: 0 };
  assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
  assert.equal(await remove.evaluate((button) => getComputedStyle(button).opacity), "1");
  await remove.tap();
  await page.locator(".undo-bar button").tap();
  await page.waitForSelector(`[data-game="${id}"]`);
  await page.locator(`[data-game="${id}"] .game-open`).tap();
  await page.waitForSelector("#play:not([hidden])");
  assert.deepEqual(page.troubles, []);
});

test("without games the page says what to do", async () => {
  const page = await set.open();
  await page.route("**/api/games?*", (route) => route.fulfill({ json: { v: 1, ok: { games: [] } } }));
  await page.route("**/api/sync", (route) => route.abort());
  const { engine } = await page.evaluate(async () => (await fetch("engine.json")).json());
  if (engine) return;
  await goToGames(page);
  await page.waitForSelector('#page .empty:has-text("No games yet")');
  assert.ok(await page.locator('#page .empty a[href="#new"]').isVisible());
  assert.ok(await page.locator("#page .search").isHidden());
});

test("the shelves are clean for axe in all themes, and fit every window in every language", async () => {
  const page = await shelves(14);
  for (const theme of THEMES) {
    await withSettings(page, { theme }, CARDS);
    await page.click(".carry");
    await accessible(page, theme);
  }
  for (const language of LANGUAGES) {
    await withSettings(page, { language }, CARDS);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 640 });
      await fits(page, `${language} at ${width}`);
    }
  }
  assert.deepEqual(page.troubles, []);
});
