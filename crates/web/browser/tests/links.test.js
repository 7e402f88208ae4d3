// Links: a link to a step shows that step, and no link replaces a game in progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, climb, digits, playPuzzle, saved, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();
const OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {string} puzzle */
const payload = async (puzzle) => (await set.server.call({ op: "share", state: { puzzle } })).payload;

/** Waits until the server also has a game. */
async function onServer() {
  for (let tries = 0; tries < 100; tries += 1) {
    const { ok } = await (await fetch(`${set.server.url}api/games?lang=en`)).json();
    if (ok.games.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("no game came to the server");
}

// This is the first page, and the server has no games yet.
test("a link opens at once if no game has begun", async () => {
  const page = await set.visit(`${set.server.url}#${await payload(OTHER)}`);
  await waitForDigits(page, OTHER);
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

test("a step has a link, from the hint and from all steps, that shows it on its position", async () => {
  const page = await set.open("", { permissions: ["clipboard-read", "clipboard-write"] });
  await playPuzzle(page, PUZZLE);
  await page.keyboard.press("m");
  await page.waitForSelector(".centre");
  await climb(page, 3);
  const title = await page.textContent("#hint h2");
  const hintText = await page.textContent("#hint .said");
  await page.click("#hint .copier");
  await page.waitForFunction(() => document.querySelector("#hint .copier")?.getAttribute("title") === "Copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#n1-[^&]+&step=[a-z-]+&so=/);
  await page.keyboard.press("Escape");
  await useTool(page, "#tab-steps");
  await page.locator("#tab-panel .steps button").nth(1).click();
  await page.click("#tab-panel .copier");
  await page.waitForFunction(() => document.querySelector("#tab-panel .copier")?.getAttribute("title") === "Copied");
  assert.notEqual(await page.evaluate(() => navigator.clipboard.readText()), link);

  // Once the server has the first page's game, the second page also shows it. That game has begun,
  // so the second page asks.
  await onServer();
  const guest = await set.visit(link);
  await guest.click("dialog[open] .primary");
  await guest.waitForSelector("#hint:not([hidden]) .said");
  assert.equal(await guest.textContent("#hint h2"), title);
  assert.equal(await guest.textContent("#hint .said"), hintText);
  assert.equal(await digits(guest), PUZZLE);
  assert.ok((await guest.locator("#overlay *").count()) > 0, "the step is drawn");
  // Viewing the step does not count as a hint.
  await guest.click("#hint .primary");
  await guest.waitForSelector("#undo:not([disabled])");
  assert.deepEqual(guest.troubles, []);
});

test("a link asks before it replaces a game that has begun", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  const hash = await payload(OTHER);
  const follow = () => page.evaluate((text) => (location.hash = text), hash);
  // Once a digit has been written, the page asks before it opens a link.
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  const begun = `6${PUZZLE.slice(1)}`;
  await waitForDigits(page, begun);
  await saved(page);
  await follow();
  await page.click("dialog[open] .buttons button:nth-child(2)");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.equal(await digits(page), begun);
  await follow();
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.equal(await digits(page), begun);
  // If the link is opened in a new window, that window also shows the game and asks.
  await page.goto(`${set.server.url}?again#${hash}`);
  await page.waitForSelector("dialog[open]");
  await waitForDigits(page, begun);
  await page.click("dialog[open] .primary");
  await waitForDigits(page, OTHER);
  assert.deepEqual(page.troubles, []);
});

test("a text shared by another program asks first, as a link does", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await saved(page);
  await page.evaluate((text) => (location.hash = `text=${encodeURIComponent(text)}`), `100%\n${OTHER}`);
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.equal(await digits(page), `6${PUZZLE.slice(1)}`);
  await page.evaluate((text) => (location.hash = `text=${encodeURIComponent(text)}`), OTHER);
  await page.click("dialog[open] .primary");
  await waitForDigits(page, OTHER);
  assert.deepEqual(page.troubles, []);
});

test("a malformed address opens the game", async () => {
  const page = await set.visit(`${set.server.url}#%E0%A4%A`);
  await page.waitForSelector("#board .cell");
  assert.deepEqual(page.troubles, []);
});
