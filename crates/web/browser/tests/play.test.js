// Plays games with the keyboard and the mouse. The games survive reloads and a killed server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { digits, name, playPuzzle, PUZZLE, stage, waitForDigits } from "./stage.js";

const set = stage();

test("the first screen is today's easy puzzle, ready to play", async () => {
  const page = await set.open();
  assert.equal(await page.textContent("#level"), "Easy");
  const today = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
  assert.equal(await page.textContent("#date"), today.format(new Date()));
  assert.match((await page.textContent("#title")) ?? "", /^\p{Lu}\p{Ll}+/u, "the name of a star");
  assert.deepEqual(page.troubles, []);
});

test("a whole game by keyboard", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  const solution = await set.server.solution(PUZZLE);
  await page.focus('#board .cell[tabindex="0"]');
  await page.keyboard.press("Control+Home");
  for (let index = 0; index < 81; index += 1) {
    if (PUZZLE[index] === ".") await page.keyboard.press(`Digit${solution[index]}`);
    await page.keyboard.press(index % 9 === 8 ? "ArrowDown" : "ArrowRight");
    if (index % 9 === 8) await page.keyboard.press("Home");
  }
  await waitForDigits(page, solution);
  await page.waitForFunction(() => /solved/i.test(document.getElementById("urgent")?.textContent ?? ""));
  assert.deepEqual(page.troubles, []);
});

test("a screen reader hears a whole game", async () => {
  const page = await set.open();
  const solution = await set.server.solution(PUZZLE);
  // All but the first two empty cells are filled.
  await playPuzzle(page, `..${solution.slice(2)}`);
  const heard = (/** @type {string} */ region, /** @type {RegExp} */ text) =>
    page.waitForFunction(([id, source]) => new RegExp(source).test(document.getElementById(id)?.textContent ?? ""), [region, text.source]);
  const cell = (/** @type {RegExp} */ name) => page.getByRole("gridcell", { name });
  await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
  await cell(/^empty, row 1 column 1$/).focus();
  assert.equal(await cell(new RegExp(`^${solution[2]}, given, row 1 column 3$`)).getAttribute("aria-readonly"), "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(`Digit${solution[2]}`);
  await heard("polite", new RegExp(`^${solution[2]}, .*row 1 column 1$`));
  assert.equal(await page.getAttribute('[data-cell="r1c1"]', "aria-invalid"), "true");
  await page.keyboard.press("u");
  await heard("polite", /^Undone: empty, row 1 column 1$/);
  await page.keyboard.press("h");
  await heard("polite", /^There is a /);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#hint .rungs .on").length === 4);
  await heard("polite", /row 1 column [12]/);
  const left = (await page.textContent('[data-cell="r1c1"] .heard')).startsWith("empty") ? 0 : 1;
  await page.focus(`[data-cell="r1c${left + 1}"]`);
  await page.keyboard.press("Home");
  if (left === 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press(`Digit${solution[left]}`);
  await heard("urgent", /^The sudoku is solved/);
});

test("marks, colours, modes and undo by keyboard", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Shift+Digit5");
  await page.keyboard.press("Control+Digit4");
  await page.keyboard.press("Alt+Digit6");
  const cell = page.locator('[data-cell="r1c1"]');
  await page.waitForFunction(() => document.querySelector('[data-cell="r1c1"] .centre')?.textContent === "46");
  assert.equal(await cell.locator(".corner").textContent(), "5");
  assert.match(await cell.locator(".heard").textContent(), /^empty, marks 4 6.*row 1.*column 1/);
  await page.keyboard.press("v");
  await page.keyboard.press("Digit2");
  await page.waitForSelector('[data-cell="r1c1"] .paint-b');
  assert.equal(await cell.locator(".shapes .paint-b rect").count(), 1);
  await page.keyboard.press("z");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("x");
  await page.keyboard.press("Digit7");
  await page.waitForSelector('[data-cell="r1c2"] .corner');
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll('[data-cell="r1c1"] [aria-hidden]').length === 0);
  await page.keyboard.press("Control+y");
  await page.waitForSelector('[data-cell="r1c1"] .corner');
  assert.equal(await page.getAttribute('[data-cell="r1c6"]', "aria-readonly"), "true");
});

test("a repeated digit is marked by shape and by name", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit9");
  const cell = page.locator('[data-cell="r1c1"].conflict');
  await cell.waitFor();
  assert.equal(await cell.getAttribute("aria-invalid"), "true");
  // There is a wave under both digits, and it is wider than either of them.
  const [line, digit] = await Promise.all([".wave", ".digit"].map((part) => cell.locator(part).boundingBox()));
  assert.ok(line && digit && line.width > digit.width, "a wave under the digit");
  assert.equal(await page.locator(".cell.conflict .wave").count(), await page.locator(".cell.conflict").count());
});

test("number first: a digit is selected, written, and replaced", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click("#pad button:nth-child(5)");
  assert.equal(await page.getAttribute("#pad button:nth-child(5)", "aria-pressed"), "true");
  await page.click('[data-cell="r1c1"]');
  await page.waitForSelector('[data-cell="r1c1"] .digit');
  await page.click('[data-cell="r1c6"]');
  assert.equal(await page.getAttribute("#pad button:nth-child(9)", "aria-pressed"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.getAttribute("#pad button:nth-child(9)", "aria-pressed"), "false");
});

test("dragging selects, Ctrl adds, Escape deselects", async () => {
  const page = await set.open();
  const middle = async (/** @type {string} */ cell) => {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const chosen = () => page.$$eval('#board [aria-selected="true"]', (cells) => cells.map((cell) => cell.getAttribute("data-cell")).join(" "));
  await page.mouse.move(...(await middle("r2c2")));
  await page.mouse.down();
  for (const cell of ["r2c3", "r2c4", "r3c4"]) await page.mouse.move(...(await middle(cell)), { steps: 4 });
  await page.mouse.up();
  assert.equal(await chosen(), "r2c2 r2c3 r2c4 r3c4");
  await page.click('[data-cell="r9c9"]', { modifiers: ["Control"] });
  assert.equal(await chosen(), "r2c2 r2c3 r2c4 r3c4 r9c9");
  await page.keyboard.press("Escape");
  assert.equal(await chosen(), "");
  assert.equal(await page.$$eval('#board [tabindex="0"]', (cells) => cells.length), 1);
});

test("a reload and a killed server lose nothing", async () => {
  const page = await set.open("", { engine: false });
  await playPuzzle(page, PUZZLE);
  const solution = await set.server.solution(PUZZLE);
  const write = async (/** @type {number} */ index) => {
    await page.click(`[data-cell="${name(index)}"]`);
    await page.keyboard.press(`Digit${solution[index]}`);
  };
  const open = [...PUZZLE].flatMap((sign, index) => (sign === "." ? [index] : []));
  for (const index of open.slice(0, 5)) await write(index);
  const after = (/** @type {number} */ count) =>
    [...PUZZLE].map((sign, index) => (open.slice(0, count).includes(index) ? solution[index] : sign)).join("");
  await waitForDigits(page, after(5));
  await page.reload();
  await waitForDigits(page, after(5));
  await set.server.kill();
  await write(open[5]);
  await page.waitForSelector("body.offline");
  await set.server.begin();
  await waitForDigits(page, after(6));
  await page.reload();
  await waitForDigits(page, after(6));
  await page.keyboard.press("u");
  await waitForDigits(page, after(5));
  // The server is killed as soon as a move is visible, and the game is then opened in a new
  // browser.
  await page.click(`[data-cell="${name(open[7])}"]`);
  await page.keyboard.press("Shift+Digit3");
  await page.waitForSelector(`[data-cell="${name(open[7])}"] .corner`);
  await set.server.kill();
  await set.server.begin();
  const other = await set.open("", { engine: false });
  await waitForDigits(other, after(5));
  assert.equal(await other.textContent(`[data-cell="${name(open[7])}"] .corner`), "3");
  for (let moves = 0; moves < 6; moves += 1) await other.keyboard.press("u");
  await waitForDigits(other, PUZZLE);
});

test("a page that was hidden for a while continues", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  // A game is stored from its first move on.
  await page.click('[data-cell="r1c2"]');
  await page.keyboard.press("Digit7");
  await waitForDigits(page, `.7${PUZZLE.slice(2)}`);
  await page.waitForTimeout(700);
  const show = (/** @type {boolean} */ hidden) =>
    page.evaluate((is) => {
      Object.defineProperty(document, "hidden", { value: is, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const version = await page.getAttribute("#board", "data-version");
  await show(true);
  await page.waitForSelector(`#board:not([data-version="${version}"])`);
  await show(false);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `67${PUZZLE.slice(2)}`);
  assert.ok(await page.locator("#hint").isHidden(), "nothing was refused");
});

test("pause hides the board and stops the time", async () => {
  const page = await set.open();
  await page.keyboard.press("p");
  await page.waitForSelector("#veil:not([hidden])");
  const time = await page.textContent("#time");
  await page.waitForTimeout(1500);
  assert.equal(await page.textContent("#time"), time);
  await page.click("#veil button");
  await page.waitForSelector("#veil", { state: "hidden" });
});
