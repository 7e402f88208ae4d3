// Text in any format can be pasted, and links open alongside the current game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, goTo, name, openPuzzle, playPuzzle, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();

/** The rows of the puzzle. */
const ROWS = /** @type {string[]} */ (PUZZLE.match(/.{9}/g));
const boxed = ROWS.map((row) => `| ${[...row].join(" ").replace(/^(.{5}) (.{5}) /, "$1 | $2 | ")} |`);
const RULE = "+-------+-------+-------+";

/** Notations used by other programs and by people. @type {Record<string, string>} */
const SPELLINGS = {
  zeros: PUZZLE.replaceAll(".", "0"),
  "rows with Windows line ends": ROWS.join("\r\n"),
  "digits apart": ROWS.map((row) => [...row.replaceAll(".", "0")].join(" ")).join("\n"),
  "a drawn grid": [RULE, ...boxed.slice(0, 3), RULE, ...boxed.slice(3, 6), RULE, ...boxed.slice(6), RULE].join("\n"),
};

test("a puzzle pasted in any format and spelling becomes a game", async () => {
  const page = await set.open();
  const { formats } = await set.server.call({ op: "formats" });
  const texts = new Map(Object.entries(SPELLINGS));
  for (const { id } of formats) texts.set(id, (await set.server.call({ op: "convert", text: PUZZLE, to: id })).text);
  for (const [what, text] of texts) {
    // Another game is opened in between, so that the board shows the pasted puzzle and not an older
    // one.
    await playPuzzle(page, `1${".".repeat(80)}`);
    await openPuzzle(page, text);
    await waitForDigits(page, PUZZLE).catch(() => assert.fail(`${what} was not read: ${text}`));
  }
  assert.ok(texts.size >= 10, `only ${texts.size}`);
  assert.deepEqual(page.troubles, []);
});

test("a file dropped on the page becomes a game, and in Enter / Solve it fills the fields", async () => {
  const page = await set.open();
  const drop = (/** @type {string} */ text) =>
    page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "puzzle.sdk"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
  // The last game may show the same digits.
  const last = await page.getAttribute("#board", "data-game");
  await drop(ROWS.join("\n"));
  await page.waitForFunction((game) => document.getElementById("board")?.dataset.game !== game, last);
  await waitForDigits(page, PUZZLE);
  await goTo(page, "enter");
  await page.waitForSelector("#fields input");
  await drop(SPELLINGS["a drawn grid"]);
  await page.waitForSelector('#verdict[data-verdict="one"]');
  const typed = await page.$$eval("#fields input", (fields) => fields.map((field) => field.value || ".").join(""));
  assert.equal(typed, PUZZLE);
});

test("one of several puzzles is chosen", async () => {
  const page = await set.open();
  await openPuzzle(page, `${"1".padEnd(81, ".")}\n${PUZZLE}\n`);
  await page.waitForSelector("dialog[open] .games li");
  assert.equal((await page.$$("dialog[open] .games li")).length, 2);
  await page.click("dialog[open] .games li:nth-child(2) button");
  await waitForDigits(page, PUZZLE);
});

test("a text without a puzzle is refused with a reason, and the game stays", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await openPuzzle(page, "nothing of the kind");
  await page.waitForSelector("dialog[open] .message");
  await page.click("dialog[open] button.primary");
  await waitForDigits(page, PUZZLE);
});

test("a link with progress opens beside a running game", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit5");
  const mine = `5${PUZZLE.slice(1)}`;
  await waitForDigits(page, mine);
  await useTool(page, "#open-share");
  await page.waitForSelector("dialog[open] textarea");
  const links = await page.$$eval("dialog[open] textarea", (fields) => fields.map((field) => field.value));
  await page.keyboard.press("Escape");
  // One more digit distinguishes the running game from the link's game.
  const next = PUZZLE.indexOf(".", 1);
  await page.click(`[data-cell="${name(next)}"]`);
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `${mine.slice(0, next)}6${mine.slice(next + 1)}`);
  const other = "9".padEnd(81, ".");
  await playPuzzle(page, other);
  /**
   * Opens a link again; if a game has begun, the page asks for confirmation.
   *
   * @param {string} link
   * @param {string} digits
   */
  const follow = async (link, digits) => {
    await page.goto("about:blank");
    await page.goto(link);
    const answered = page.waitForSelector("dialog[open] .primary").then((yes) => yes.click());
    await Promise.race([answered.catch(() => {}), waitForDigits(page, digits)]);
    await waitForDigits(page, digits);
  };
  await follow(links[1], mine);
  await goTo(page, "games");
  await page.waitForSelector("#page .game");
  const games = await page.$$eval("#page .game", (items) => items.length);
  // Only the game with a player's move is listed. The others would be listed after their first
  // move.
  assert.ok(games >= 1, `${games} games are kept`);
  await follow(links[0], PUZZLE);
});
