// A phone on the same network, which opens the link with its token and has no secure context.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hasEngine, playPuzzle, PUZZLE, stage, useTool, waitForDigits } from "./stage.js";

const set = stage("0.0.0.0");

/** Returns the link that the server prints. */
const link = () => {
  const [found] = /http:\/\/\S+#token=\S+/.exec(set.server.said) ?? [];
  assert.ok(found, set.server.said);
  return found;
};

test("with the link's token a game is played, and the address keeps no token", async () => {
  const page = await set.visit(link());
  await page.waitForSelector(".cell .digit");
  assert.doesNotMatch(page.url(), /token/);
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await page.reload();
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await useTool(page, "#open-share");
  await page.waitForSelector("dialog[open] textarea");
  // The link contains everything that others need to open the game, and the page explains what else
  // the link lets them do.
  const shared = await page.inputValue("dialog[open] textarea");
  assert.match(shared, /#token=\w+&open=n1-/);
  assert.match(await page.textContent("dialog[open]"), /can also see and play the games here/);
  await page.click('dialog[open] button:has-text("Copy")');
  // On other machines, there is no clipboard, so the text is selected instead.
  const isSecure = await page.evaluate(() => isSecureContext);
  await page.waitForSelector(`dialog[open] button:has-text("${isSecure ? "Copied" : "copy it with the keyboard"}")`);
  // Another browser with the token also shows the game begun here, so the page asks before it opens
  // a puzzle instead.
  const other = await set.visit(shared);
  await waitForDigits(other, `6${PUZZLE.slice(1)}`);
  await other.click('dialog[open] button:has-text("Open")');
  await waitForDigits(other, PUZZLE);
  assert.doesNotMatch(other.url(), /token/);
  assert.deepEqual(page.troubles, []);
});

test("without a token the page shows only that it is missing", async () => {
  const page = await set.visit(link().split("#")[0], { engine: false });
  await page.waitForSelector("dialog[open] .message");
  assert.ok((await page.textContent("dialog[open] .message")).trim());
  assert.equal(await page.locator(".cell .digit").count(), 0);
  assert.deepEqual(page.troubles, []);
});

test("with an engine the page plays without a token, and says that the server refuses", async (context) => {
  if (!(await hasEngine(set.server))) return context.skip("no engine in this program");
  const page = await set.visit(link().split("#")[0]);
  await page.waitForSelector(".cell .digit");
  await page.waitForSelector('#saved:has-text("Saved in this browser · the server refuses the games")');
  assert.deepEqual(page.troubles, []);
});
