// Every screen of the page and how to reach it, for screenshots, for checks in all languages, and
// for axe.

import { readFileSync } from "node:fs";
import { LESSON, SEED, lessonCell } from "./course.js";
import { photograph } from "./photos.js";
import { PUZZLE, climb, name, openPuzzle, playPosition, playPuzzle, settled, waitForDigits } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{name: string, open: (page: Page) => Promise<unknown>}} Screen */

const X_WING = ":0300:4:+6....9.134..+6.32.7.7..5.6..9.6....31.....+6.8...89.4.+2+6.+9.86.....61.42.....7.+9..+62:815 522 134 354 777 787:417 452 457 477::";
const CHAIN = ":0708:7:47+965....1+8+6...+54.+325..1...+9+18.6....+5+64.2.+9.323+79......+42....9.+65+1.798.+4.+93...1.5:316 218 248:744 746 758::";

/** The pages other than the game, as listed in the page's code. */
const main = readFileSync(new URL("../../app/js/main.js", import.meta.url), "utf8");
export const PAGES = [...main.matchAll(/^ {4}(\w+): \{ load: \(\) => import/gm)].map(([, name]) => name);

/** Addresses that differ from the name of their page. @type {Record<string, string>} */
const ADDRESSES = { lesson: `learn/${LESSON}/exercises` };

/** Returns the address of a page. @param {string} name */
export const addressOf = (name) => ADDRESSES[name] ?? name;

/** @param {Page} page */
async function home(page) {
  while (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  await page.evaluate(() => (location.hash = ""));
  await page.waitForSelector("body:not([data-page])");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

/** @param {Page} page @param {string} key @param {string} selector */
async function press(page, key, selector) {
  await page.focus('#board [tabindex="0"]');
  await page.keyboard.press(key);
  await page.waitForSelector(selector);
}

/**
 * Begins a game with some content, from the common starting point of all screens.
 * @param {Page} page
 */
async function play(page) {
  await home(page);
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  // The previous screen may have left the page in another mode.
  await page.keyboard.press("z");
  await page.keyboard.press("Digit6");
  await page.waitForSelector('[data-cell="r1c1"] .digit');
}

/** @param {Page} page */
async function marked(page) {
  await play(page);
  await page.keyboard.press("m");
  await page.waitForSelector(".centre");
  await page.click('[data-cell="r3c2"]');
}

const SOLUTION = "674859123895321674231764985743192568986573241152486397528917436367245819419638752";

/**
 * Lets time pass, if a test controls the clock through `window.passTime`.
 *
 * @param {Page} page
 * @param {number} seconds
 */
const passTime = (page, seconds) => page.evaluate((ms) => /** @type {any} */ (window).passTime?.(ms), seconds * 1000);

/** Solves a named puzzle row by row, with one long pause. @param {Page} page */
async function solved(page) {
  await home(page);
  await playPosition(page, `#DAlcyone\n#Lhard\n${PUZZLE.match(/.{9}/g)?.join("\n")}\n`);
  await waitForDigits(page, PUZZLE);
  const open = [...PUZZLE].flatMap((digit, index) => (digit === "." ? [index] : []));
  for (const index of open) {
    await passTime(page, index === open[20] ? 240 : 9);
    await page.click(`[data-cell="${name(index)}"]`);
    if (index === open[0]) await page.keyboard.press("z");
    await page.keyboard.press(`Digit${SOLUTION[index]}`);
  }
  await page.waitForSelector("#ending:not([hidden]) .result");
  await page.waitForFunction(() => ![...document.querySelectorAll("#ending dd")].some((fact) => fact.textContent === "…"));
  await settled(page);
}

/**
 * @param {string} key
 * @param {string} [shown] what to wait for
 * @returns {(page: Page) => Promise<void>}
 */
const dialog = (key, shown = "dialog[open] .body") => async (page) => {
  await play(page);
  await press(page, key, shown);
};

/**
 * @param {string} key
 * @param {string} [shown] what to wait for
 * @returns {(page: Page) => Promise<void>}
 */
const tab = (key, shown = "#tab-panel:not([hidden]) header") => async (page) => {
  await play(page);
  await press(page, key, shown);
};

/** @param {Page} page */
async function paused(page) {
  await play(page);
  await press(page, "p", "#veil:not([hidden])");
}

/**
 * Records progress from some days ago in the course: four exercises were solved, and a missed
 * exercise is due.
 *
 * @param {Page} page
 */
async function studied(page) {
  await page.evaluate(
    async ([lesson, missed]) => {
      const { games } = await import(/** @type {string} */ (document.querySelector('script[src$="main.js"]')?.getAttribute("src")?.replace("js/", "./js/") ?? ""));
      const day = "2026-11-10";
      for (const seed of [1, 2, 3, 4]) await games.recordExercise({ lesson, seed, outcome: "found", today: day });
      await games.recordExercise({ lesson, seed: missed, outcome: "missed", today: day });
    },
    /** @type {const} */ ([LESSON, SEED]),
  );
}

/** Gives two right answers and a wrong one. @param {Page} page */
async function answered(page) {
  await page.waitForSelector("#page .task header");
  const answers = [["r4c1", 7], ["r4c3", 7], ["r3c3", 7]];
  for (const [index, [cell, digit]] of answers.entries()) {
    await page.click(`${lessonCell(String(cell))} b[data-digit="${digit}"]`);
    await page.waitForFunction((count) => document.querySelectorAll("#page .answers li").length === count, index + 1);
  }
}

/** Opens a photo of a newspaper with a printed letter and handwriting. @param {Page} page */
async function scanned(page) {
  if ((await page.locator("#choose-picture").count()) === 0) return;
  await page.setInputFiles("#picture-file", await photograph(page, { boards: [{ givens: PUZZLE.replace("3", "K"), entries: "6".padEnd(81, ".") }] }));
  // The engine's verdict is shown last.
  await page.waitForFunction(() => document.querySelector(".scan-report .quiet") && document.getElementById("scan-title")?.dataset.verdict);
}

/** The screens that the design shows and that are compared with pictures. @type {Screen[]} */
export const DRAWN = [
  { name: "play", open: play },
  { name: "marks", open: marked },
  {
    name: "corners",
    open: async (page) => {
      await play(page);
      await page.click('[data-cell="r3c1"]');
      await page.keyboard.press("x");
      for (const digit of [1, 2, 4, 5]) await page.keyboard.press(`Digit${digit}`);
      await page.waitForSelector('[data-cell="r3c1"] .corner b:nth-child(4)');
      for (const [cell, digits] of /** @type {[string, number[]][]} */ ([["r6c1", [1, 5, 7]], ["r9c9", [5, 8]]])) {
        await page.click(`[data-cell="${cell}"]`);
        for (const digit of digits) await page.keyboard.press(`Alt+Digit${digit}`);
      }
      await page.waitForSelector('[data-cell="r9c9"] .centre');
      // Writes a digit that breaks a rule, and selects three cells.
      await page.click('[data-cell="r7c8"]');
      await page.keyboard.press("z");
      await page.keyboard.press("Digit9");
      await page.waitForSelector('[data-cell="r7c8"].conflict');
      await page.keyboard.press("x");
      await page.click('[data-cell="r5c5"]');
      await page.click('[data-cell="r4c5"]', { modifiers: ["Control"] });
      await page.click('[data-cell="r4c6"]', { modifiers: ["Control"] });
    },
  },
  {
    name: "colours",
    open: async (page) => {
      await marked(page);
      await page.keyboard.press("v");
      for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        await page.click(`[data-cell="r${digit}c1"]`);
        await page.keyboard.press(`Digit${digit}`);
      }
      await page.waitForSelector(".cell .shapes .paint-i");
    },
  },
  {
    name: "tools",
    open: async (page) => {
      await marked(page);
      await page.click("#more");
    },
  },
  {
    name: "hint-1",
    open: async (page) => {
      await play(page);
      await climb(page, 1);
    },
  },
  {
    name: "hint-single",
    open: async (page) => {
      await play(page);
      await climb(page, 3);
    },
  },
  {
    name: "hint-x-wing",
    open: async (page) => {
      await home(page);
      await playPosition(page, X_WING);
      await climb(page, 3);
    },
  },
  {
    name: "hint-chain",
    open: async (page) => {
      await home(page);
      await playPosition(page, CHAIN);
      await climb(page, 3);
    },
  },
  {
    name: "hint-done",
    open: async (page) => {
      await play(page);
      await climb(page, 4);
    },
  },
  { name: "path", open: tab("l", "#tab-panel .said strong") },
  { name: "paused", open: paused },
  { name: "settings", open: dialog("Shift+C") },
  ...PAGES.map((title) => ({
    name: title,
    open: async (/** @type {Page} */ page) => {
      await play(page);
      if (title === "learn" || title === "lesson") await studied(page);
      await page.evaluate((hash) => (location.hash = hash), addressOf(title));
      await page.waitForSelector(`body[data-page="${title}"]`);
      if (title === "lesson") await answered(page);
      // The bench is still computing, and shows its suggestions last.
      if (title === "enter") await page.waitForSelector(".page-enter .offers li");
      if (title === "scan") await scanned(page);
      await settled(page);
    },
  })),
  { name: "ending", open: solved },
  {
    name: "review",
    open: async (page) => {
      // A game solved for the previous screen may still be on the board.
      if ((await page.locator("#ending .looks button:visible").count()) === 0) await solved(page);
      await page.click("#ending .looks button:last-child");
      await page.waitForSelector("#tab-panel .review-finding");
      await settled(page);
    },
  },
];

/** Dialogs, sheets and cards over the game or in place of the caption. @type {Screen[]} */
export const OPENED = [
  { name: "help", open: dialog("?") },
  { name: "share", open: dialog("Shift+S") },
  { name: "open", open: dialog("Shift+O") },
  { name: "print", open: dialog("Shift+P") },
  { name: "savepoints", open: dialog("Shift+B") },
  { name: "rating", open: dialog("Shift+R", "dialog[open] .needed li") },
  { name: "steps", open: tab("Shift+L") },
  { name: "history", open: tab("y") },
  { name: "notes", open: tab("Shift+Y") },
  {
    name: "check",
    open: async (page) => {
      await play(page);
      await press(page, "k", "#hint:not([hidden]) .said");
    },
  },
  {
    name: "pad-at-cell",
    open: async (page) => {
      await play(page);
      await press(page, "q", "#popup:not([hidden])");
    },
  },
  {
    name: "several-puzzles",
    open: async (page) => {
      await play(page);
      await openPuzzle(page, `${PUZZLE}\n${[...PUZZLE].reverse().join("")}\n`);
      await page.waitForSelector("dialog[open] .games");
    },
  },
];
