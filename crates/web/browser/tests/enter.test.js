// The Enter / Solve page, which does the same as the window of the `lund` document.

import assert from "node:assert/strict";
import { test } from "node:test";
import { goTo, stage } from "./stage.js";

const set = stage();
const COURSE = "008009062000000005102500000000210090050000600600000028410608000860030100000000400";

/** @param {import("playwright-core").Page} page */
const typed = (page) => page.$$eval("#fields input", (fields) => fields.map((field) => field.value || ".").join(""));

/**
 * @param {import("playwright-core").Page} page
 * @param {string} cells
 */
async function type(page, cells) {
  await page.focus("#fields input");
  await page.keyboard.type(cells);
}

/** @param {import("playwright-core").Page} page */
const full = (page) => page.waitForFunction(() => [...document.querySelectorAll("#fields input")].every((field) => /^[1-9]$/.test(field.value)));

test("the page begins with an empty grid and two buttons", async () => {
  const page = await set.open("#enter");
  assert.equal(await typed(page), ".".repeat(81));
  assert.equal(await page.textContent("#solve"), "Solve");
  assert.equal(await page.textContent("#clear-fields"), "Clear");
  assert.deepEqual(page.troubles, []);
});

test("an empty sudoku has several solutions: one is shown, and the page says so", async () => {
  const page = await set.open("#enter");
  await page.click("#solve");
  await full(page);
  assert.match(await page.textContent("#solve-result"), /several/);
  await page.click("#clear-fields");
  assert.equal(await typed(page), ".".repeat(81));
});

test("the course's puzzle is typed without an arrow key and solved", async () => {
  const page = await set.open("#enter");
  await type(page, COURSE);
  await page.waitForSelector('#verdict[data-verdict="one"]');
  assert.equal(await typed(page), COURSE.replaceAll("0", "."));
  await page.click("#solve");
  await full(page);
  assert.equal(await typed(page), await set.server.solution(COURSE));
  await page.click("#mine-only");
  assert.equal(await typed(page), COURSE.replaceAll("0", "."));
});

for (const [what, cells] of [
  ["two 5s in a row", "5...5"],
  ["two 5s in a column", "5........5"],
  ["two 5s in a box", "5.........5"],
  ["no place for a 7", "123......456.........7"],
  ["a full row without room", "123456..............7.....7............................7"],
]) {
  test(`no solution opens a dialog and leaves every digit: ${what}`, async () => {
    const page = await set.open("#enter");
    await type(page, cells);
    const before = await typed(page);
    await page.click("#solve");
    const dialog = page.locator("dialog[open]");
    assert.match(await dialog.textContent(), /no solution/i);
    await dialog.locator("button.primary").click();
    assert.equal(await typed(page), before);
    assert.deepEqual(page.troubles, []);
  });
}

test("after a dialog a digit can be changed and solved", async () => {
  const page = await set.open("#enter");
  await type(page, "5...5");
  await page.click("#solve");
  await page.click("dialog[open] button.primary");
  await page.locator("#fields input").nth(4).focus();
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await full(page);
});

test("odd input does no harm, and is named", async () => {
  const page = await set.open("#enter");
  const odd = ["x", "é", "😀", "<", "٣", "½"];
  await type(page, odd.join(""));
  assert.equal(await typed(page), odd.join("") + ".".repeat(75));
  await page.click("#solve");
  assert.match(await page.textContent("dialog[open] .message"), /r1c1.*r1c3/);
  await page.click("dialog[open] button.primary");
  assert.equal(await typed(page), odd.join("") + ".".repeat(75));
  await page.locator("#fields input").first().fill("12345");
  assert.equal((await typed(page))[0], "5");
  assert.deepEqual(page.troubles, []);
});

test("a button leads to the page, and the entered puzzle is played", async () => {
  const page = await set.open();
  await goTo(page, "enter");
  await page.waitForSelector("#fields input");
  assert.ok(page.url().endsWith("#enter"));
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text", text);
    document.querySelector("#fields input")?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, COURSE);
  await page.waitForSelector('#verdict[data-verdict="one"]');
  await page.click("#play-fields");
  await page.waitForSelector("#play:not([hidden])");
  const given = await page.$$eval("#board .cell.given", (cells) => cells.length);
  assert.equal(given, [...COURSE].filter((sign) => sign !== "0").length);
});

test("a message about a grid disappears when the grid changes", async () => {
  const page = await set.open("#enter");
  await page.click("#solve");
  await full(page);
  assert.match(await page.textContent("#solve-result"), /several/);
  // The grid shown has one solution, but the message must not claim this of the typed digits.
  await page.waitForTimeout(300);
  assert.equal(await page.textContent("#verdict"), "");
  const first = (await typed(page))[0];
  await page.locator("#fields input").nth(1).focus();
  await page.keyboard.type(first);
  assert.equal(await page.textContent("#solve-result"), "");
  await page.waitForSelector('#verdict[data-verdict="none"]');
  await page.click("#solve");
  await page.waitForSelector("dialog[open]");
  // OK has the focus.
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.deepEqual(page.troubles, []);
});
