// Everything that opens can be closed with its cross, with Escape, or with a press outside it, and
// the focus then moves to a suitable element.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, climb, digits, name, playPuzzle, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/**
 * Checks that the focus is in the right place. Waits for the focus, because a dialog returns it
 * only after closing.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} expected the board, or the ID of an element
 * @param {string} [after]
 */
async function focusIs(page, expected, after) {
  const place = expected === "board" ? "#board :focus" : `#${expected}:focus`;
  await page.waitForSelector(place, { state: "attached", timeout: 5000 }).catch(() => assert.fail(`${after}: the focus is not at ${expected}`));
}

/** @param {object} [options] */
async function game(options) {
  const page = await set.open("", options);
  await playPuzzle(page, PUZZLE);
  return page;
}

test("the pad at the cell closes by a press outside, by Escape, by choosing, and by going elsewhere", async () => {
  const page = await game();
  const shown = () => page.locator("#popup").isVisible();
  const open = async () => {
    await page.click('[data-cell="r1c1"]', { button: "right" });
    await page.waitForSelector("#popup:not([hidden])");
  };
  await open();
  await page.click("#title");
  assert.equal(await shown(), false, "a press beside the board");
  await open();
  await page.click("#mode-corner");
  assert.equal(await shown(), false, "a press on the console");
  await open();
  await page.keyboard.press("Escape");
  assert.equal(await shown(), false, "Escape");
  await focusIs(page, "board");
  // Escape closed the pad and nothing else.
  assert.equal(await page.getAttribute('[data-cell="r1c1"]', "aria-selected"), "true");
  await open();
  await page.click("#popup button:nth-child(5)");
  assert.equal(await shown(), false, "a mark is chosen");
  await page.waitForSelector('[data-cell="r1c1"] .corner');
  await open();
  await page.click('[data-cell="r9c9"]');
  assert.equal(await shown(), false, "another cell");
  await open();
  for (let presses = 0; presses < 14 && (await shown()); presses += 1) await page.keyboard.press("Tab");
  assert.equal(await shown(), false, "the focus went on");
  assert.deepEqual(page.troubles, []);
});

test("no press on the text of a hint climbs, and the cross closes it", async () => {
  for (const options of [undefined, PHONE, LYING]) {
    const page = await game(options);
    await page.click("#ask-hint");
    await page.waitForSelector("#hint .rungs .on");
    const press = options ? (/** @type {string} */ what) => page.tap(what) : (/** @type {string} */ what) => page.click(what);
    for (const part of ["#hint h2", "#hint .rungs", "#hint .said"]) await press(part);
    await page.waitForTimeout(200);
    assert.equal(await page.locator("#hint .rungs .on").count(), 1);
    assert.equal(await digits(page), PUZZLE);
    await press("#hint header button");
    await page.waitForSelector("#hint", { state: "hidden" });
    await page.click("#ask-hint");
    await page.waitForSelector("#hint .rungs .on");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#hint", { state: "hidden" });
    await page.context().close();
  }
});

test("tools and what they open close by cross, Escape and a press outside", async () => {
  for (const options of [undefined, PHONE]) {
    const page = await game(options);
    const tools = page.locator("#extras");
    const closings = [() => page.click("#close-tools"), () => page.keyboard.press("Escape"), () => page.click("#board", { position: { x: 5, y: 5 } })];
    for (const close of closings) {
      await page.click("#more");
      assert.ok(await tools.isVisible());
      await close();
      assert.ok(await tools.isHidden(), String(close));
    }
    for (const tab of ["path", "steps", "history", "memo"]) {
      await useTool(page, `#tab-${tab}`);
      await page.waitForSelector("#tab-panel header");
      await page.click("#tab-panel header button");
      await page.waitForSelector("#tab-panel", { state: "hidden" });
      await useTool(page, `#tab-${tab}`);
      await page.waitForSelector("#tab-panel header");
      await page.keyboard.press("Escape");
      await page.waitForSelector("#tab-panel", { state: "hidden" });
      await focusIs(page, "board", tab);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test("every tool is visible as soon as the tools open", async () => {
  const page = await game();
  for (const size of ["1440x900", "1366x768", "820x1180", "768x1024", "600x800", "390x844"]) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    await page.click("#more");
    const hidden = await page.$eval("#extras", (tools) => [tools.scrollHeight - tools.clientHeight, tools.scrollWidth - tools.clientWidth]);
    assert.ok(hidden.every((pixels) => pixels <= 0), `${size}: ${hidden} px are out of sight`);
    const box = await page.locator("#extras").boundingBox();
    const board = await page.locator("#board").boundingBox();
    assert.ok(box && board && box.y > 0 && box.y + box.height <= height, `${size}: ${JSON.stringify(box)}`);
    // Tools below the board do not cover its cells.
    if (width > 599 && height > width) assert.ok(box.y > board.y + board.height * 0.9, `${size}: they cover the board`);
    await page.keyboard.press("Escape");
  }
  assert.deepEqual(page.troubles, []);
});

test("on a phone settings, help and redo are among the tools", async () => {
  const page = await game(PHONE);
  for (const [button, title] of [["#tools-settings", "Settings"], ["#tools-help", "Keys and help"]]) {
    await page.tap("#more");
    await page.tap(button);
    await page.waitForSelector(`dialog[open][aria-label="${title}"]`);
    await page.tap("dialog[open] header button");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  }
  await page.tap('[data-cell="r1c1"]');
  await page.tap("#pad button:nth-child(6)");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await page.tap("#undo");
  await waitForDigits(page, PUZZLE);
  await page.tap("#more");
  await page.tap("#tools-redo");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await page.tap("#undo");
  await waitForDigits(page, PUZZLE);
  // A long press on the undo button performs redo.
  const box = await page.locator("#undo").boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(200);
  assert.equal(await digits(page), `6${PUZZLE.slice(1)}`);
});

test("after a dialog the focus returns to where it was, and Enter applies the hint", async () => {
  const page = await game();
  const open = page.locator("dialog[open]");
  await page.click('[data-cell="r1c1"]');
  await climb(page, 3);
  // The button was pressed with a pointer, so the focus is on the board.
  for (const button of ["#open-settings", "#open-help", "#takes"]) {
    if (button === "#takes") await page.keyboard.press("Shift+R");
    else await page.click(button);
    await open.waitFor();
    await page.keyboard.press("Escape");
    await open.waitFor({ state: "detached" });
    await focusIs(page, "board", button);
  }
  for (const tool of ["#open-share", "#savepoints", "#open-print"]) {
    await useTool(page, tool);
    await open.waitFor();
    await page.click("dialog[open] header button");
    await open.waitFor({ state: "detached" });
    await focusIs(page, "board", tool);
  }
  // The button was reached with keys, so the focus returns to it.
  await page.focus("#pause");
  for (const id of ["bare", "open-settings"]) {
    await page.keyboard.press("Tab");
    await focusIs(page, id);
  }
  await page.keyboard.press("Enter");
  await open.waitFor();
  await page.keyboard.press("Escape");
  await open.waitFor({ state: "detached" });
  await focusIs(page, "open-settings");
  // The dialog is opened with its key while the focus is on the board.
  await page.focus('#board [tabindex="0"]');
  await page.keyboard.press("?");
  await open.waitFor();
  await page.keyboard.press("Escape");
  await open.waitFor({ state: "detached" });
  const version = await page.getAttribute("#board", "data-version");
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.getElementById("board")?.dataset.version !== before, version);
  await page.waitForFunction(() => document.querySelectorAll("#hint .rungs .on").length === 4);
  // At the last rung, the key continues with the next hint.
  await page.keyboard.press("h");
  await page.waitForFunction(() => document.querySelectorAll("#hint .rungs .on").length === 1);
  assert.deepEqual(page.troubles, []);
});

test("looking at a path has its own counts and selection, and writes nothing into the game", async () => {
  const page = await game();
  await page.click('[data-cell="r1c1"]');
  const left = () => page.$$eval("#pad .left", (all) => all.map((each) => each.textContent || "0").join(""));
  const before = await left();
  await useTool(page, "#tab-path");
  await page.waitForSelector("#tab-panel .walk");
  assert.equal(await page.locator(".cell.chosen").count(), 0);
  const count = await page.locator("#tab-panel .steps button").count();
  await page.$eval("#tab-panel details", (fold) => (fold.open = true));
  await page.locator("#tab-panel .steps button").nth(count - 1).click();
  await page.waitForFunction(() => document.querySelectorAll("#board .digit").length > 70);
  const shown = await digits(page);
  const counts = [..."123456789"].map((digit) => 9 - [...shown].filter((other) => other === digit).length);
  assert.equal(await left(), counts.join(""));
  // Pressing a digit only highlights it.
  const empty = shown.indexOf(".");
  await page.click(`[data-cell="${name(empty)}"]`);
  await page.click("#pad button:nth-child(4)");
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(200);
  assert.equal(await digits(page), shown);
  await page.keyboard.press("Escape");
  await waitForDigits(page, PUZZLE);
  assert.equal(await left(), before);
  assert.equal(await page.getAttribute("#undo", "disabled"), "");
});

test("numbers of steps are on the first line", async () => {
  const page = await game({ viewport: { width: 1024, height: 700 } });
  await page.keyboard.press("m");
  await useTool(page, "#tab-steps");
  await page.waitForSelector("#tab-panel .steps li");
  const off = await page.$$eval("#tab-panel .steps li", (items) =>
    items.filter((item) => {
      // The longest possible name takes up three lines.
      const button = /** @type {HTMLElement} */ (item.querySelector("button"));
      button.textContent = "A name that needs more than one line in this narrow column, and then even another one";
      const range = document.createRange();
      range.selectNodeContents(button);
      const first = range.getClientRects()[0];
      const box = item.getBoundingClientRect();
      const marker = getComputedStyle(item, "::before");
      return marker.content === "none" || getComputedStyle(item).alignItems !== "baseline" || first.top - box.top > 20;
    }).length,
  );
  assert.equal(off, 0);
});

test("pause becomes play, and the footer repeats nothing", async () => {
  const page = await game();
  const shape = (/** @type {string} */ part) => page.locator(`#pause .${part}`).evaluate((path) => getComputedStyle(path).display !== "none");
  assert.deepEqual([await shape("rest"), await shape("run")], [true, false]);
  await page.click("#pause");
  assert.deepEqual([await shape("rest"), await shape("run")], [false, true]);
  assert.equal(await page.getAttribute("#pause", "aria-label"), "Resume");
  await page.click("#pause");
  assert.equal(await page.getAttribute("#pause", "aria-label"), "Pause");
  await page.click('[data-cell="r1c1"]');
  assert.equal(await page.textContent("#where"), "r1c1");
  await page.keyboard.press("Digit6");
  await page.waitForFunction(() => document.getElementById("where")?.textContent === "r1c1 · 6");
});

test("modes, filling, filtering and pausing are announced", async () => {
  const page = await game();
  const says = async (/** @type {string} */ key, /** @type {RegExp} */ words) => {
    await page.keyboard.press(key);
    await page.waitForFunction(([source]) => new RegExp(source).test(document.getElementById("polite")?.textContent ?? ""), [words.source]);
  };
  await page.focus('[data-cell="r1c1"]');
  await says("x", /Mode: Corner/);
  await says("Space", /Mode: Centre/);
  await says("z", /Mode: Digit/);
  await says("m", /Marks filled in/);
  await says("i", /Marks hidden/);
  await says("i", /Marks shown/);
  await page.keyboard.press("f");
  await says("4", /4s are highlighted/);
  await page.keyboard.press("f");
  await says("4", /No digit is highlighted/);
  await page.keyboard.press("Escape");
  await says("7", /In your hand: 7/);
  await says("7", /Nothing in your hand/);
  await says("p", /Paused/);
  await says("p", /Resumed/);
});
