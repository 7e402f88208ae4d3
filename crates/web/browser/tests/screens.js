// Every screen of the page, and how to get there: for pictures, for the walk through all languages,
// and for axe.

import { readFileSync } from "node:fs";
import { climb, openPuzzle, playPosition, playPuzzle, PUZZLE } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{name: string, open: (page: Page) => Promise<unknown>}} Screen */

const X_WING = ":0300:4:+6....9.134..+6.32.7.7..5.6..9.6....31.....+6.8...89.4.+2+6.+9.86.....61.42.....7.+9..+62:815 522 134 354 777 787:417 452 457 477::";
const CHAIN = ":0708:7:47+965....1+8+6...+54.+325..1...+9+18.6....+5+64.2.+9.323+79......+42....9.+65+1.798.+4.+93...1.5:316 218 248:744 746 758::";

/** Pages beside the game, as the page itself lists them. */
const main = readFileSync(new URL("../../app/js/main.js", import.meta.url), "utf8");
export const PAGES = [...main.matchAll(/^ {4}(\w+): \{ load: \(\) => import/gm)].map(([, name]) => name);

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

/** A game with something in it, from the home of all screens. @param {Page} page */
async function play(page) {
  await home(page);
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  // The screen before may have left another mode.
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

/** @param {string} key @returns {(page: Page) => Promise<void>} */
const dialog = (key) => async (page) => {
  await play(page);
  await press(page, key, "dialog[open] .body");
};

/** @param {string} key @returns {(page: Page) => Promise<void>} */
const tab = (key) => async (page) => {
  await play(page);
  await press(page, key, "#tab-panel:not([hidden]) header");
};

/** The screens that are drawn in the design, and are compared with pictures. @type {Screen[]} */
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
      await page.keyboard.press("c");
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
  ...PAGES.map((name) => ({
    name,
    open: async (/** @type {Page} */ page) => {
      await play(page);
      await page.evaluate((hash) => (location.hash = hash), name);
      await page.waitForSelector(`body[data-page="${name}"]`);
      await page.waitForLoadState("networkidle");
    },
  })),
];

/** Dialogs, sheets and cards that lie over the game or in the caption's place. @type {Screen[]} */
export const OPENED = [
  { name: "settings", open: dialog("Shift+C") },
  { name: "help", open: dialog("?") },
  { name: "share", open: dialog("Shift+S") },
  { name: "open", open: dialog("Shift+O") },
  { name: "print", open: dialog("Shift+P") },
  { name: "savepoints", open: dialog("Shift+B") },
  { name: "rating", open: dialog("Shift+R") },
  { name: "path", open: tab("l") },
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
    name: "paused",
    open: async (page) => {
      await play(page);
      await press(page, "p", "#veil:not([hidden])");
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
