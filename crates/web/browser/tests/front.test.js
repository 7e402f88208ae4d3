// The front page: the day's puzzle resumed wherever it was left, the streak, the calendar, and what
// the page opens with. By mouse, by touch and by keyboard.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { digits, goTo, saved, Server, stage, waitForDigits } from "./stage.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const set = stage();
/** A server for each test, so that none knows the games of another. @type {Server[]} */
const servers = [];
after(() => Promise.all(servers.map((server) => server.stop())));

/**
 * A page of a player who was never here.
 *
 * @param {string} [path]
 * @param {object} [options]
 * @param {string} [awaited] what is waited for
 */
async function open(path = "", options = {}, awaited = ".cell .digit") {
  const server = await Server.start();
  servers.push(server);
  const page = await set.visit(server.url + path, options);
  await page.waitForSelector(awaited);
  return { page, server };
}

/** @param {import("playwright-core").Page} page */
async function checkAxe(page) {
  await page.evaluate(axe);
  // @ts-expect-error It is there now.
  const { violations } = await page.evaluate(() => window.axe.run(document));
  assert.deepEqual(violations.map((/** @type {any} */ { id, nodes }) => [id, nodes.map((/** @type {any} */ node) => node.html)]), []);
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The player's date. */
const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());

/**
 * Writes a digit into the first empty cell.
 *
 * @param {import("playwright-core").Page} page
 */
async function writeOne(page) {
  const before = await digits(page);
  await page.click("#board .cell:not(:has(.digit))");
  await page.keyboard.press("Digit1");
  await page.waitForFunction((board) => [...document.querySelectorAll("#board .cell")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") !== board, before);
  await saved(page);
}

test("the first visit is today's easy puzzle, ready for a digit; nothing is counted before a move", async () => {
  const { page, server } = await open();
  assert.equal(await page.textContent("#level"), "Easy");
  const { state } = await server.call({ op: "new", daily: today(), level: "easy" });
  assert.equal(await digits(page), state.puzzle);
  assert.equal(await page.textContent("#title"), state.title);
  assert.ok(await page.isVisible("#date"), "the date is over the name");
  // Not begun: neither listed nor counted, and shown again as the first visit.
  await goTo(page, "today");
  assert.equal(await page.textContent(".lead-acts .primary"), "Play");
  assert.match((await page.textContent(".columns section:nth-child(2)")) ?? "", /No other game/);
  await page.reload();
  await page.waitForSelector(".lead h2");
  await page.goto(server.url);
  await waitForDigits(page, state.puzzle);
  assert.deepEqual(page.troubles, []);
});

test("the day's puzzle goes on where it was left, and is one game", async () => {
  const { page } = await open();
  await writeOne(page);
  const game = await page.getAttribute("#board", "data-game");
  const left = await digits(page);
  await goTo(page, "today");
  assert.match((await page.textContent(".lead-acts .primary")) ?? "", /^Continue at \d+:\d\d$/);
  await page.click(".lead-acts .primary");
  await page.waitForSelector("#play:not([hidden])");
  assert.equal(await digits(page), left);
  // Chosen again after another game was opened, it is the same one.
  await goTo(page, "new");
  await page.click('#page [data-level="easy"]');
  await page.waitForFunction((id) => document.getElementById("board")?.dataset.game !== id, game);
  await goTo(page, "today");
  await page.click(".lead-board");
  await waitForDigits(page, left);
  assert.equal(await page.getAttribute("#board", "data-game"), game);
  // The other new game had no move and is not there.
  await goTo(page, "today");
  assert.match((await page.textContent(".columns section:nth-child(2)")) ?? "", /1 game/);
  assert.deepEqual(page.troubles, []);
});

test("finished, the day is shown as finished, counts for the streak, and is what opens next", async () => {
  const { page, server } = await open();
  const puzzle = await digits(page);
  const solution = await server.solution(puzzle);
  for (const [index, sign] of [...puzzle].entries()) {
    if (sign !== ".") continue;
    await page.click(`#board .cell >> nth=${index}`);
    await page.keyboard.press(`Digit${solution[index]}`);
  }
  await waitForDigits(page, solution);
  await saved(page);
  await page.goto("about:blank");
  await page.goto(server.url);
  // No game is going on: the front page.
  await page.waitForSelector(".page-today .lead h2");
  assert.equal(await page.textContent(".lead-acts .primary"), "See how it went");
  assert.equal(await page.locator(".lead-acts button").count(), 1, "a won game is not begun again");
  assert.match((await page.textContent(".streak-now")) ?? "", /1 day.*Day 1 of novena 1/);
  assert.ok(await page.locator(`.month .day.done[data-date="${today()}"]`).isVisible());
  await page.click(".lead-acts .primary");
  await waitForDigits(page, solution);
  assert.deepEqual(page.troubles, []);
});

test("past days open from the calendar, by keyboard too", async () => {
  const { page, server } = await open("#today", {}, ".lead h2");
  const day = new Date(Date.now() - 86_400_000);
  const yesterday = new Intl.DateTimeFormat("en-CA").format(day);
  await page.focus(`.month [data-date="${today()}"]`);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((date) => /** @type {HTMLElement} */ (document.activeElement)?.dataset.date === date, yesterday);
  await page.keyboard.press("Enter");
  const { state } = await server.call({ op: "new", daily: yesterday, level: "easy" });
  await page.waitForSelector(`.lead h2:text-is("${state.title}")`);
  await page.click(".lead-acts .primary");
  await waitForDigits(page, state.puzzle);
  // A month back, and no month after this one.
  await goTo(page, "today");
  assert.ok(await page.isDisabled('[data-months="1"]'));
  const name = await page.textContent(".month-head span");
  await page.click('[data-months="-1"]');
  assert.notEqual(await page.textContent(".month-head span"), name);
  assert.deepEqual(page.troubles, []);
});

test("a phone shows the week, and everything answers to a tap", async () => {
  const { page } = await open("#today", PHONE, ".lead h2");
  assert.ok(await page.isVisible(".week"));
  assert.ok(await page.isHidden(".month"));
  await page.tap(".whole-month");
  assert.ok(await page.isVisible(".month"));
  await page.tap('.page [data-level="easy"]');
  await page.waitForSelector("#play:not([hidden])");
  assert.equal(await page.textContent("#bar-level"), "Easy");
  assert.deepEqual(page.troubles, []);
});

test("a technique that cannot be made says so at once; a search can be ended", async () => {
  const { page, server } = await open("#new", {}, ".levels");
  const { techniques } = await server.call({ op: "techniques" });
  const never = techniques.find((/** @type {any} */ { practice, on_path }) => on_path && !practice);
  if (never) {
    await page.selectOption("#page select", never.id);
    assert.match((await page.textContent(".seeking")) ?? "", /No puzzle can be made/);
    assert.ok(await page.isDisabled('#page button:has-text("Practise")'));
  }
  // No engine answers: the search goes on until it is ended, and nothing comes of it later.
  await page.selectOption("#page select", "x-wing");
  await page.click('#page button:has-text("Practise")');
  const stop = page.locator('.seeking button:has-text("Cancel")');
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => {});
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.deepEqual(page.troubles, []);
});

for (const name of ["today", "new"]) {
  for (const locale of ["en", "es", "pt-BR", "sv"]) {
    test(`nothing of #${name} is cut in ${locale} at 320 px, and axe finds nothing`, async () => {
      const { page } = await open(`#${name}`, { locale, viewport: { width: 320, height: 568 } }, ".levels");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide`);
      const cut = await page.$$eval("#page button, #page a, #page p, #page h2", (parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline").map((part) => part.textContent),
      );
      assert.deepEqual(cut, []);
      await checkAxe(page);
    });
  }
}
