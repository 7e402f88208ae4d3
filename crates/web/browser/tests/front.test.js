// The front page (the daily puzzle, which continues where the player left off, the streak and the
// calendar) and the page for a new game, tested with the mouse, by touch and with the keyboard.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessible } from "./axe.js";
import { fits, LANGUAGES, THEMES, withSettings } from "./fits.js";
import { digits, goTo, saved, Server, stage, waitForDigits } from "./stage.js";

const set = stage();
/** A server for each test, so that tests do not share games. @type {Server[]} */
const servers = [];
after(() => Promise.all(servers.map((server) => server.stop())));

/**
 * Opens a page for a new player.
 *
 * @param {string} [path]
 * @param {object} [options]
 * @param {string} [awaited] what to wait for
 */
async function open(path = "", options = {}, awaited = ".cell .digit") {
  const server = await Server.start();
  servers.push(server);
  const page = await set.visit(server.url + path, options);
  await page.waitForSelector(awaited);
  return { page, server };
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Returns the player's date. */
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
  // The game has not begun, so it is neither listed nor counted, and the next visit begins with it,
  // as the first did.
  await goTo(page, "today");
  assert.equal(await page.textContent(".lead-acts .primary"), "Play");
  assert.match((await page.textContent(".columns section:nth-child(2)")) ?? "", /No other game/);
  await page.reload();
  await page.waitForSelector(".lead h2");
  await page.goto(server.url);
  await waitForDigits(page, state.puzzle);
  assert.deepEqual(page.troubles, []);
});

test("the day's puzzle continues where it was left, and is one game", async () => {
  const { page } = await open();
  await writeOne(page);
  const game = await page.getAttribute("#board", "data-game");
  const left = await digits(page);
  await goTo(page, "today");
  assert.match((await page.textContent(".lead-acts .primary")) ?? "", /^Continue at \d+:\d\d$/);
  await page.click(".lead-acts .primary");
  await page.waitForSelector("#play:not([hidden])");
  assert.equal(await digits(page), left);
  // If the daily puzzle is chosen again after another game was opened, its game continues.
  await goTo(page, "new");
  await page.click('#page [data-level="easy"]');
  await page.waitForFunction((id) => document.getElementById("board")?.dataset.game !== id, game);
  await goTo(page, "today");
  await page.click(".lead-board");
  await waitForDigits(page, left);
  assert.equal(await page.getAttribute("#board", "data-game"), game);
  // No move was made in the other new game, so that game is not listed.
  await goTo(page, "today");
  assert.match((await page.textContent(".columns section:nth-child(2)")) ?? "", /1 game/);
  assert.deepEqual(page.troubles, []);
});

/**
 * Solves the puzzle on the board.
 *
 * @param {import("playwright-core").Page} page
 * @param {Server} server
 */
async function solve(page, server) {
  const puzzle = await digits(page);
  const solution = await server.solution(puzzle);
  await page.click("#board .cell >> nth=0");
  for (let row = 0; row < 9; row += 1) {
    await page.keyboard.press("Home");
    for (let index = 9 * row; index < 9 * row + 9; index += 1) {
      if (puzzle[index] === ".") await page.keyboard.press(`Digit${solution[index]}`);
      if (index < 9 * row + 8) await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowDown");
  }
  await waitForDigits(page, solution);
  return solution;
}

test("at the end of today's puzzle tomorrow's is named, and it opens after midnight", async () => {
  const { page, server } = await open();
  // A clock that can be advanced must be installed at the start.
  await page.clock.install();
  await page.reload();
  await page.waitForSelector(".cell .digit");
  const tomorrow = new Intl.DateTimeFormat("en-CA").format(new Date(Date.now() + 86_400_000));
  const { state } = await server.call({ op: "new", daily: tomorrow, level: "easy" });
  await solve(page, server);
  const line = page.locator("#ending .tomorrow");
  await line.filter({ hasText: state.title }).waitFor();
  assert.match((await line.textContent()) ?? "", /^Tomorrow’s puzzle: .+, in \d+ (hours?|minutes?)$/);
  assert.equal(await line.locator("a").count(), 0, "it cannot be opened yet");
  await page.clock.fastForward(86_400_000);
  await line.locator("a").click();
  await page.waitForSelector(`.page-today .lead h2:text-is("${state.title}")`);
  await page.click(".lead-acts .primary");
  await waitForDigits(page, state.puzzle);
  assert.deepEqual(page.troubles, []);
});

test("a finished day is shown as finished, counts for the streak, and can be opened again", async () => {
  const { page, server } = await open();
  const solution = await solve(page, server);
  await saved(page);
  await page.goto("about:blank");
  await page.goto(server.url);
  // Without a game in progress, the front page opens.
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
  // The previous month can be shown, but no month after the current one.
  await goTo(page, "today");
  assert.ok(await page.isDisabled('[data-months="1"]'));
  const name = await page.textContent(".month-head span");
  await page.click('[data-months="-1"]');
  assert.notEqual(await page.textContent(".month-head span"), name);
  assert.deepEqual(page.troubles, []);
});

test("a phone shows the week, and everything responds to a tap", async () => {
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

test("a technique is found by any of its names, and practised without a pointer", async () => {
  const { page } = await open("#new", {}, ".levels");
  const shown = () => page.$$eval("#page .technique:not([hidden]) span", (names) => names.map((name) => name.textContent));
  assert.ok((await shown()).length > 100);
  // Each level is shown with its strokes and its name.
  assert.equal(await page.locator("#page .techniques legend .level svg").count(), 5);
  await page.fill("#page .search", "Pinned digit");
  assert.deepEqual(await shown(), ["Hidden Single"]);
  assert.equal(await page.textContent("#page .technique:not([hidden]) small"), "pinned digit");
  await page.fill("#page .search", "no such thing");
  assert.ok(await page.isVisible('#page .techniques >> text="No technique has this name."'));
  assert.ok(await page.isDisabled('#page button:has-text("Practise")'));
  await page.fill("#page .search", "single");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const [, second] = await shown();
  assert.equal(await page.evaluate(() => document.activeElement?.parentElement?.textContent), second);
  await page.fill("#page .search", "hidden single");
  await page.press("#page .search", "Enter");
  await page.waitForSelector("#play:not([hidden]) .cell .digit", { timeout: 30_000 });
  await page.waitForSelector('#title:text-is("Hidden Single")');
  assert.deepEqual(page.troubles, []);
});

test("the front page shows games that arrive from the server, and keeps the focus", async () => {
  const { page, server } = await open();
  await writeOne(page);
  await page.waitForFunction(() => document.getElementById("saved")?.textContent?.includes("server") ?? true);
  const board = await digits(page);
  // The same player's other browser draws its page before the games arrive.
  const other = await set.visit(`${server.url}#today`);
  await other.waitForSelector('.lead-acts .primary:has-text("Continue")');
  assert.equal(await other.evaluate(() => document.activeElement?.localName), "h1");
  await other.click(".lead-acts .primary");
  await waitForDigits(other, board);
  assert.deepEqual(other.troubles, []);
});

test("a technique that cannot be made is refused at once; a search can be cancelled", async () => {
  const { page, server } = await open("#new", {}, ".levels");
  const { techniques } = await server.call({ op: "techniques" });
  const never = techniques.find((/** @type {any} */ { practice, on_path }) => on_path && !practice);
  if (never) {
    await page.check(`#page [name="technique"][value="${never.id}"]`);
    assert.ok(await page.isVisible('.seeking:has-text("No puzzle can be made")'));
    assert.ok(await page.isDisabled('#page button:has-text("Practise")'));
  }
  // The search may end before it can be cancelled. In either case, no message appears.
  await page.check('#page [name="technique"][value="x-wing"]');
  await page.click('#page button:has-text("Practise")');
  const stop = page.locator('.seeking button:has-text("Cancel")');
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => {});
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.deepEqual(page.troubles, []);
});

for (const name of ["today", "new"]) {
  test(`nothing of #${name} is cut in any language at 320 px, and axe finds nothing in any theme`, async () => {
    const { page } = await open(`#${name}`, { viewport: { width: 320, height: 568 } }, ".levels");
    for (const language of LANGUAGES) {
      await withSettings(page, { language }, ".levels");
      await fits(page, language);
    }
    for (const theme of THEMES) {
      await withSettings(page, { theme }, ".levels");
      await accessible(page, theme);
    }
  });
}
