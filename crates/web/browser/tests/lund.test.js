// The window of the `lund` document, as opened by `novena lab lund`, in all four languages: once
// with a stub that records its calls, and once with the lab's own solver.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS, PICTURES, PROGRAM } from "./stage.js";

const RECORDER = join(dirname(PROGRAM), "examples/lund_recorder");
const COURSE = "008009062000000005102500000000210090050000600600000028410608000860030100000000400";
const EMPTY = "0".repeat(81);

/** The messages in each language; the buttons are the same in all of them. */
const LANGUAGES = [
  { tag: "en", page: "en", none: "There is no solution.", cell: "Row 1, column 2", ended: /has ended/ },
  { tag: "es", page: "es", none: "No hay solución.", cell: "Fila 1, columna 2", ended: /ha terminado/ },
  { tag: "pt", page: "pt-BR", none: "Não há solução.", cell: "Linha 1, coluna 2", ended: /terminou/ },
  { tag: "sv", page: "sv", none: "Det finns ingen lösning.", cell: "Rad 1, kolumn 2", ended: /har avslutats/ },
];

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
});
after(async () => {
  await browser?.close();
  for (const child of children) child.kill("SIGKILL");
});

/**
 * Starts a program that prints the address of its window, with an empty environment: no home
 * directory, no store and no locale. Because it finds no browser to open, it waits for ours.
 *
 * @param {string} program
 * @param {string[]} words
 */
async function start(program, words) {
  const child = spawn(program, words, { env: { BROWSER: "" }, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  const window = { child, url: "", said: "", complaint: "" };
  child.stdout.on("data", (text) => (window.said += text));
  child.stderr.on("data", (text) => (window.complaint += text));
  for (let tries = 0; tries < 400 && !window.url; tries += 1) {
    window.url = window.said.match(/http:\S+(?=\n)/)?.[0] ?? "";
    if (child.exitCode !== null) throw new Error(`it ended: ${window.complaint}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return window;
}

/** @param {string} url @param {object} [options] */
async function open(url, options = {}) {
  // The browser's own language is not one of ours, so the messages cannot come from it.
  const context = await browser.newContext({ viewport: { width: 800, height: 900 }, locale: "de-DE", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_CONNECTION/.test(message.text())) page.troubles.push(message.text());
  });
  await page.goto(url);
  await page.waitForSelector("#fields input");
  return page;
}

/** Returns the fields as 81 characters. @param {import("playwright-core").Page} page */
const shown = (page) => page.$$eval("#fields input", (fields) => fields.map((field) => field.value || "0").join(""));

/** @param {import("playwright-core").Page} page @param {string} expected */
const waitFor = (page, expected) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll("#fields input")].map((field) => field.value || "0").join("") === wanted,
    expected,
  );

/** Types from the first field on. @param {import("playwright-core").Page} page @param {string} text */
async function type(page, text) {
  await page.locator("#fields input").first().focus();
  await page.keyboard.type(text);
}

/** Returns the text of all visible elements. @param {import("playwright-core").Page} page */
const visibleText = (page) => page.evaluate(() => document.body.innerText.split(/\s+/).filter(Boolean));

for (const { tag, page: pageTag, none, cell, ended } of LANGUAGES) {
  test(`${tag}: what the window shows came through the interface`, async () => {
    const window = await start(RECORDER, [tag]);
    let seen = window.said.split("\n").length - 1;
    /**
     * Checks the calls since the last check. The page and the recorder's output are not
     * synchronised, so expected calls may still be pending.
     *
     * @param {string[]} expected
     */
    const called = async (expected) => {
      let fresh = [];
      for (let tries = 0; tries < 200; tries += 1) {
        fresh = window.said.split("\n").slice(seen, -1);
        if (fresh.length >= expected.length) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      seen += fresh.length;
      assert.deepEqual(fresh, expected);
    };
    const page = await open(window.url);

    // At the start: the grid and two buttons.
    assert.equal(await page.getAttribute("html", "lang"), pageTag);
    assert.equal(await shown(page), EMPTY);
    assert.deepEqual(await visibleText(page), ["Solve", "Clear"]);
    assert.equal(await page.locator("button:visible, input:visible, a:visible, select:visible").count(), 83);
    assert.equal(await page.locator("#fields input").nth(1).getAttribute("aria-label"), cell);
    const tints = await page.$$eval("#fields .field", (fields) => fields.map((field) => getComputedStyle(field).backgroundColor));
    tints.forEach((tint, index) => {
      const [row, column] = [Math.floor(index / 9), index % 9];
      const neighbour = column < 8 ? tints[index + 1] : tint;
      assert.equal(tint === neighbour, column === 8 || column % 3 !== 2, `row ${row}, column ${column}`);
    });
    await called([]);

    // Solve: the fields are sent to the stub. Its result breaks the rules, so no sudoku solver can
    // have produced it.
    await type(page, "5.7");
    await called([]);
    await page.click("#solve");
    const filled = `517111111${[2, 3, 4, 5, 6, 7, 8, 9].map((digit) => String(digit).repeat(9)).join("")}`;
    await waitFor(page, filled);
    await called(["new", `setMatrix 507${"0".repeat(78)}`, "solve true", `getMatrix ${filled}`]);
    const printed = await page.$$eval("#fields input", (fields) => fields.map((field) => field.classList.contains("solved")));
    assert.deepEqual(printed, [...filled].map((_, index) => index !== 0 && index !== 2));

    // Clear.
    await page.click("#clear");
    await waitFor(page, EMPTY);
    await called(["clear", `getMatrix ${EMPTY}`]);

    // No solution: a dialog says so, and every digit remains. OK has the focus, so that Enter
    // closes the dialog.
    await type(page, "9.8");
    await page.click("#solve");
    await page.waitForSelector("dialog[open]");
    assert.equal(await page.textContent("#text"), none);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "ok");
    await called([`setMatrix 908${"0".repeat(78)}`, "solve false"]);
    if (tag === "sv") await page.screenshot({ path: join(PICTURES, "lund-none-sv.png") });
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog:not([open])", { state: "attached" });
    assert.equal(await shown(page), `908${"0".repeat(78)}`);

    // Invalid input is reported and never sent.
    await page.locator("#fields input").nth(1).focus();
    await page.keyboard.type("é");
    await page.click("#solve");
    await page.waitForSelector("dialog[open]");
    assert.ok((await page.textContent("#text"))?.includes(cell));
    await page.keyboard.press("Enter");
    assert.equal(await shown(page), `9é8${"0".repeat(78)}`);
    await called([]);

    // Another tab has its own solver.
    const other = await open(window.url);
    await other.click("#clear");
    await called(["new", "clear", `getMatrix ${EMPTY}`]);
    assert.equal(await shown(page), `9é8${"0".repeat(78)}`);

    // When the program has ended, the page says so, and nothing is lost.
    window.child.kill("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await page.click("#clear");
    await page.waitForSelector("dialog[open]");
    assert.match((await page.textContent("#text")) ?? "", ended);
    assert.equal(await shown(page), `9é8${"0".repeat(78)}`);
    assert.deepEqual([...page.troubles, ...other.troubles], []);
    await page.context().close();
    await other.context().close();
  });

  test(`${tag}: the scenario of the document with the lab's solver`, async () => {
    const window = await start(PROGRAM, ["lab", "lund", "--lang", tag]);
    const page = await open(window.url);
    assert.equal(await page.getAttribute("html", "lang"), pageTag);
    assert.deepEqual(await visibleText(page), ["Solve", "Clear"]);
    if (tag === "sv") await page.screenshot({ path: join(PICTURES, "lund-empty.png") });

    // An empty sudoku is filled with one of its solutions, and the window shows no message.
    await page.click("#solve");
    await page.waitForFunction(() => [...document.querySelectorAll("#fields input")].every((field) => /^[1-9]$/.test(field.value)));
    assert.deepEqual(await visibleText(page), ["Solve", "Clear"]);
    const one = await shown(page);
    for (let house = 0; house < 9; house += 1) {
      const row = [...one].slice(house * 9, house * 9 + 9).sort().join("");
      const column = [...one].filter((_, index) => index % 9 === house).sort().join("");
      assert.deepEqual([row, column], ["123456789", "123456789"]);
    }

    // After a clash has been typed in, the grid has no solution and is left unchanged.
    await page.locator("#fields input").nth(1).focus();
    await page.keyboard.type(one[0]);
    const clash = one[0] + one[0] + one.slice(2);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]");
    assert.equal(await page.textContent("#text"), none);
    await page.keyboard.press("Enter");
    assert.equal(await shown(page), clash);
    assert.deepEqual(await visibleText(page), ["Solve", "Clear"]);

    // The grid of figure 1 is typed and solved with the keyboard only.
    await page.click("#clear");
    await waitFor(page, EMPTY);
    await type(page, COURSE);
    assert.equal(await shown(page), COURSE);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => [...document.querySelectorAll("#fields input")].every((field) => /^[1-9]$/.test(field.value)));
    const solved = await shown(page);
    [...COURSE].forEach((digit, index) => assert.ok(digit === "0" || digit === solved[index]));
    if (tag === "sv") await page.screenshot({ path: join(PICTURES, "lund-solved.png") });

    // This board has no solution, which a simple search takes a long time to find out. Here, the
    // answer appears at once. With one digit fewer, the board can be solved.
    await page.click("#clear");
    await waitFor(page, EMPTY);
    await type(page, "123......456.........7");
    const before = Date.now();
    await page.click("#solve");
    await page.waitForSelector("dialog[open]");
    assert.ok(Date.now() - before < 10_000);
    assert.equal(await page.textContent("#text"), none);
    await page.click("#ok");
    await page.locator("#fields input").nth(21).focus();
    await page.keyboard.press("Delete");
    await page.click("#solve");
    await page.waitForFunction(() => [...document.querySelectorAll("#fields input")].every((field) => /^[1-9]$/.test(field.value)));
    assert.deepEqual(page.troubles, []);
    assert.ok(window.said.includes(window.url), window.said);
    await page.context().close();
    window.child.kill("SIGKILL");
  });
}

test("strange input does no harm, and a field holds one character", async () => {
  const window = await start(PROGRAM, ["lab", "lund", "--lang", "en"]);
  const page = await open(window.url);
  const odd = ["x", "é", "😀", "<", "٣", "½"];
  for (const sign of odd) await page.keyboard.insertText(sign);
  assert.equal(await shown(page), odd.join("") + "0".repeat(75));
  await page.click("#solve");
  assert.match((await page.textContent("#text")) ?? "", /Row 1, column 1;.*Row 1, column 6\./);
  await page.keyboard.press("Enter");
  assert.equal(await shown(page), odd.join("") + "0".repeat(75));
  await page.locator("#fields input").first().fill("12345");
  assert.equal((await shown(page))[0], "5");
  // A complete sudoku can be pasted as lines of text.
  await page.click("#clear");
  await waitFor(page, EMPTY);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text", text);
    document.querySelector("#fields input")?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, COURSE.replace(/(.{9})/g, "$1\n"));
  assert.equal(await shown(page), COURSE);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the window fits every size, light and dark", async () => {
  const window = await start(PROGRAM, ["lab", "lund", "--lang", "en"]);
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1366, 768], [1920, 1080]]) {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const page = await open(window.url, { viewport: { width, height }, colorScheme });
      const fits = await page.evaluate(() => {
        const boxes = ["fields", "solve", "clear"].map((id) => document.getElementById(id)?.getBoundingClientRect());
        return boxes.every((box) => box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight);
      });
      assert.ok(fits, `${width}x${height}`);
      await type(page, COURSE);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => [...document.querySelectorAll("#fields input")].every((field) => /^[1-9]$/.test(field.value)));
      await page.screenshot({ path: join(PICTURES, `lund-${width}-${colorScheme}.png`) });
      await page.context().close();
    }
  }
});
