// The ending: the board is locked, the clock stops, the card reveals nothing, and there is a
// review.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessible } from "./axe.js";
import { fits } from "./fits.js";
import { PUZZLE, digits, goTo, name, playPosition, saved, settled, stage, waitForDigits } from "./stage.js";

const set = stage();

/** @typedef {import("playwright-core").Page} Page */

/**
 * Opens a puzzle with a name and a level, and enters all digits except the last.
 *
 * @param {Page} page
 * @param {object} [options]
 * @param {string} [options.title]
 * @param {string} [options.level]
 * @param {(written: number) => Promise<unknown>} [options.pause] before each digit
 */
async function almostSolved(page, { title = "Alcyone", level = "hard", pause = async () => {} } = {}) {
  const solution = await set.server.solution(PUZZLE);
  const rows = PUZZLE.match(/.{9}/g)?.join("\n");
  await playPosition(page, `#D${title}\n#L${level}\n${rows}\n`);
  await waitForDigits(page, PUZZLE);
  const open = [...PUZZLE].flatMap((digit, index) => (digit === "." ? [index] : []));
  const last = /** @type {number} */ (open.pop());
  await page.click(`[data-cell="${name(open[0])}"]`);
  let at = open[0];
  for (const [written, index] of open.entries()) {
    for (; Math.floor(at / 9) < Math.floor(index / 9); at += 9) await page.keyboard.press("ArrowDown");
    for (; at < index; at += 1) await page.keyboard.press("ArrowRight");
    for (; at > index; at -= 1) await page.keyboard.press("ArrowLeft");
    await pause(written);
    await page.keyboard.press(`Digit${solution[index]}`);
  }
  await waitForDigits(page, `${solution.slice(0, last)}.${solution.slice(last + 1)}`);
  return { solution, last };
}

/** @param {Page} page @param {{solution: string, last: number}} game */
async function finish(page, { solution, last }) {
  await page.click(`[data-cell="${name(last)}"]`);
  await page.keyboard.press(`Digit${solution[last]}`);
  await page.waitForSelector("#ending:not([hidden]) .result");
}

/**
 * Returns the facts that the ending shows.
 *
 * @param {Page} page
 * @returns {Promise<Record<string, string>>}
 */
const facts = (page) => page.$$eval("#ending .facts div", (parts) => Object.fromEntries(parts.map((part) => [part.children[0].textContent, part.children[1].textContent])));

/** @param {Page} page */
const time = (page) => page.textContent("#time");

test("a solved board is locked, and its clock stands still, also after a reload", async () => {
  const page = await set.open();
  const game = await almostSolved(page);
  await finish(page, game);
  const stopped = await time(page);
  const version = await page.getAttribute("#board", "data-version");
  const other = String((Number(game.solution[game.last]) % 9) + 1);
  for (const key of [other, "Delete", "u", "Control+z", "h", `Shift+${other}`]) {
    await page.locator(`[data-cell="${name(game.last)}"]`).click();
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(1300);
  assert.equal(await digits(page), game.solution);
  assert.equal(await time(page), stopped);
  assert.equal(await page.getAttribute("#board", "data-version"), version);
  assert.ok(await page.locator("#ending").isVisible(), "the ending is still there");
  assert.ok(!(await page.locator("#pad").isVisible()), "the console has left");
  await saved(page);
  const address = await page.evaluate(() => document.getElementById("board")?.dataset.game);
  await page.reload();
  await settled(page);
  await goTo(page, "games");
  await page.locator("#page button, #page a").filter({ hasText: "Alcyone" }).first().click();
  await page.waitForFunction((game) => document.getElementById("board")?.dataset.game === game, address);
  await page.waitForSelector("#ending:not([hidden]) .result");
  assert.equal(await digits(page), game.solution);
  assert.equal(await time(page), stopped);
  assert.deepEqual(page.troubles, []);
});

test("one hint climbed to its last rung is one hint", async () => {
  const page = await set.open();
  await almostSolved(page);
  await page.keyboard.press("u");
  await page.keyboard.press("r");
  for (let rung = 1; rung <= 4; rung += 1) {
    await page.keyboard.press("h");
    await page.waitForFunction((count) => document.querySelectorAll("#hint:not([hidden]) .rungs .on").length === count || document.body.classList.contains("ended"), rung);
  }
  await page.waitForSelector("#ending:not([hidden]) .result");
  const shown = await facts(page);
  assert.equal(shown.Hints, "1 hint: Do it 1");
  assert.equal(shown["Taken back"], "1 move");
  assert.match((await page.textContent("#ending .card")) ?? "", /1 hint(?!s)/);
});

test("the ending compares the time with others, and reduced motion hides the wave", async () => {
  const page = await set.open();
  await finish(page, await almostSolved(page, { title: "Maia" }));
  await page.waitForFunction(() => /Hard/.test(document.querySelector("#ending .against p")?.textContent ?? ""));
  assert.equal(await page.textContent("#ending h1"), "Maia");
  await page.waitForFunction(() => document.querySelector("#ending .facts dd")?.textContent !== "…");
  assert.notEqual((await facts(page))["Hardest step"], "–");
  assert.ok(!(await page.evaluate(() => document.getElementById("board")?.classList.contains("solved"))));
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Maia");
});

test("a wave crosses the board and soon ends", async () => {
  const page = await set.open("", { reducedMotion: "no-preference" });
  const game = await almostSolved(page);
  await page.click(`[data-cell="${name(game.last)}"]`);
  await page.keyboard.press(`Digit${game.solution[game.last]}`);
  await page.waitForSelector("#board.solved");
  const far = await page.$eval(`[data-cell="${name(game.last)}"]`, (cell) => /** @type {HTMLElement} */ (cell).style.getPropertyValue("--far"));
  assert.equal(Number(far), 0);
  await page.waitForSelector("#board:not(.solved)");
  assert.deepEqual(page.troubles, []);
});

test("the card reveals nothing of the solution, as text and as a picture", async () => {
  const page = await set.open("", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.evaluate(() => {
    const drawn = /** @type {string[]} */ ([]);
    Object.assign(window, { drawn });
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (words, ...rest) {
      drawn.push(words.trim());
      return write.call(this, words, ...rest);
    };
  });
  await finish(page, await almostSolved(page, { title: "Merope" }));
  await page.getByRole("button", { name: "Copy text" }).click();
  await page.waitForFunction(() => document.querySelector("#ending .sharing [role=status]")?.textContent === "Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [heading, summary, ...rows] = text.split("\n");
  assert.equal(heading, "Novena · Merope");
  assert.match(summary, /^Hard · \d+:\d\d · No hints$/);
  const expected = [...PUZZLE].map((digit) => (digit === "." ? "🔵" : "⬛")).join("");
  assert.equal(rows.slice(0, 9).join(""), expected);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save picture" }).click()]);
  const picture = readFileSync(await download.path());
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
  const words = await page.evaluate(() => /** @type {any} */ (window).drawn);
  assert.deepEqual(words, ["Novena", "Merope", /\d+:\d\d/.exec(summary)?.[0], "Hard", "No hints"]);
  // The card on the page shows squares for the givens and no digits.
  const shown = await page.$eval("#ending .card-pattern", (pattern) => [pattern.querySelectorAll("rect").length, pattern.textContent]);
  assert.deepEqual(shown, [[...PUZZLE].filter((digit) => digit !== ".").length, ""]);
});

test("the next game is above the review buttons, even if tomorrow's puzzle is not named", async () => {
  const page = await set.open("", { viewport: { width: 1440, height: 900 } });
  await finish(page, await almostSolved(page, { title: "Merope" }));
  assert.equal(await page.locator("#ending .tomorrow:visible").count(), 0);
  const tops = await page.$$eval("#ending .nextup .primary, #ending .looks button, #ending .home", (parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  const [next, ...rest] = tops.sort((a, b) => a - b);
  assert.equal(new Set(rest).size, 1, "one row of them");
  assert.ok(rest.every((top) => top > next), String(tops));
});

test("the review shows the board of the moment and names the place that took longest", async () => {
  const page = await set.open();
  await page.clock.install();
  const game = await almostSolved(page, { title: "Taygeta", pause: async (written) => written === 5 && page.clock.fastForward(94_000) });
  await finish(page, game);
  await page.getByRole("button", { name: "Review" }).press("Enter");
  await page.clock.runFor(1000);
  await page.waitForSelector("#tab-panel .review-finding");
  const count = Number(/of (\d+)/.exec((await page.textContent("#tab-panel .walk p")) ?? "")?.[1]);
  const seen = [];
  for (let moment = 0; moment < count; moment += 1) {
    seen.push(await page.textContent("#tab-panel .review-finding"));
    if (moment + 1 < count) await page.click('#tab-panel .walk button:nth-child(2)');
  }
  assert.equal(seen.filter((words) => /Your longest pause: 1:3/.test(words ?? "")).length, 1, seen.join("\n"));
  assert.notEqual(await digits(page), game.solution, "the board is that of the moment");
  await page.keyboard.press("Escape");
  await waitForDigits(page, game.solution);
  assert.ok(await page.locator("#ending .result").isVisible(), "back at the ending");
  assert.deepEqual(page.troubles, []);
});

test("the path of a solved game begins at its givens", async () => {
  const page = await set.open();
  await finish(page, await almostSolved(page, { title: "Celaeno" }));
  await page.getByRole("button", { name: "See the path" }).click();
  await page.waitForSelector("#tab-panel .walk");
  await waitForDigits(page, PUZZLE);
  assert.equal(await page.locator("#tab-panel .walk button").count(), 2, "nothing to play on a solved board");
});

test("a replayed game begins at 0:00, with the focus on its board", async () => {
  const page = await set.open();
  await page.clock.install();
  await finish(page, await almostSolved(page, { title: "Electra", pause: async (written) => written === 5 && page.clock.fastForward(94_000) }));
  // The clock also runs while the test presses keys, which takes a few seconds on a busy machine.
  assert.match((await time(page)) ?? "", /^[1-9]:\d\d$/);
  await page.getByRole("button", { name: "Play again" }).press("Enter");
  await waitForDigits(page, PUZZLE);
  await page.clock.runFor(1000);
  assert.match((await time(page)) ?? "", /^0:0\d$/);
  assert.ok(await page.evaluate(() => document.getElementById("board")?.contains(document.activeElement)));
  // After the next move, the clock still shows the new time.
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await page.clock.runFor(3000);
  await page.waitForSelector('[data-cell="r1c1"] .digit');
  assert.match((await time(page)) ?? "", /^0:0\d$/);
  assert.deepEqual(page.troubles, []);
});

test("closing a review returns the focus to its button, by keyboard and by touch", async () => {
  const page = await set.open("", { hasTouch: true });
  await finish(page, await almostSolved(page, { title: "Pleione" }));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const way of /** @type {const} */ (["press", "tap"])) {
    for (const name of ["See the path", "Review"]) {
      const button = page.getByRole("button", { name });
      if (way === "tap") await button.tap();
      else await button.press("Enter");
      await page.waitForSelector("#tab-panel .buttons button:focus");
      await page.keyboard.press("Escape");
      assert.equal(await focused(), name, `${name}, ${way}`);
    }
    const share = page.getByRole("button", { name: "Share" });
    if (way === "tap") await share.tap();
    else await share.press("Enter");
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.textContent === "Share");
  }
  assert.deepEqual(page.troubles, []);
});

test("another game of the level opens by touch", async () => {
  const page = await set.open("", { hasTouch: true, viewport: { width: 390, height: 844 } });
  await finish(page, await almostSolved(page, { level: "easy", title: "Sterope" }));
  const before = await page.getAttribute("#board", "data-game");
  await page.getByRole("button", { name: "Another Easy" }).tap();
  await page.waitForFunction((number) => document.getElementById("board")?.dataset.game !== number, before);
  await page.waitForSelector("#ending", { state: "hidden" });
  assert.ok(await page.locator("#pad").isVisible());
});

test("the ending fits in every language at 320 px and passes axe", async () => {
  /** @type {[string, "light" | "dark"][]} */
  const looks = [["en-GB", "light"], ["es", "dark"], ["pt-BR", "light"], ["sv", "dark"]];
  for (const [locale, colorScheme] of looks) {
    const page = await set.open("", { locale, colorScheme, viewport: { width: 320, height: 568 }, hasTouch: true });
    await finish(page, await almostSolved(page));
    await page.waitForSelector("#ending .harder:not([hidden])");
    await fits(page, locale, "#ending");
    await accessible(page, locale);
    await page.context().close();
  }
});
