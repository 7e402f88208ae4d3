// The setter's bench: the verdict after every digit, suggestions, and text that is not a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.js";
import { fits, THEMES, withSettings } from "./fits.js";
import { digits, goTo, openPuzzle, playPuzzle, PUZZLE, saved, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();
/** A puzzle with 186 solutions. */
const OPEN = "..1...4.72...6.....5...26......4..1.....1.....2.8....5.49..1......7....861.3.....";
/** A puzzle with one solution, some of whose givens are redundant. */
const ROOMY = ".61...4.72...6.....5...26......4..1.....1...4.2.8....5.49..1......79...861.3....9";
const TWICE = "55".padEnd(81, ".");
const LANGUAGES = ["en", "es", "pt-BR", "sv"];

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const typed = (page) => page.$$eval("#fields input", (fields) => fields.map((field) => field.value || ".").join(""));

/**
 * @param {Page} page
 * @param {string} cells
 */
async function type(page, cells) {
  await page.focus("#fields input");
  await page.keyboard.type(cells);
}

/**
 * @param {Page} page
 * @param {string} verdict
 */
const reached = (page, verdict) => page.waitForSelector(`#verdict[data-verdict="${verdict}"]`);

/**
 * @param {Page} page
 * @param {string} flag
 */
const flagged = (page, flag) => page.$$eval(`#fields .field.${flag}`, (fields) => fields.length);

test("the verdict is the title, and the board shows what is open", async () => {
  const page = await set.open("#enter");
  await type(page, OPEN);
  await page.waitForFunction(() => document.getElementById("verdict")?.textContent === "186 solutions");
  assert.equal(await flagged(page, "open"), 48);
  assert.equal(await page.locator("#fields .field").nth(1).getAttribute("data-forced"), "6");
  assert.match((await page.textContent(".bench-verdict .quiet")) ?? "", /22 givens\. .*48 cells/);
  assert.match((await page.getAttribute("#fields input >> nth=80", "aria-label")) ?? "", /Row 9, column 9, open: 2 4 9/);
  assert.deepEqual(page.troubles, []);
});

test("many solutions are counted to a thousand", async () => {
  const page = await set.open("#enter");
  await type(page, "5");
  await page.waitForFunction(() => document.getElementById("verdict")?.textContent === "More than 1,000 solutions");
});

test("suggestions name their outcome, and a press applies them", async () => {
  const page = await set.open("#enter");
  await type(page, OPEN);
  await page.waitForSelector(".offers button");
  const offer = page.locator(".offers button", { hasText: "one solution is left" }).first();
  await offer.hover();
  assert.equal(await flagged(page, "lit"), 1);
  await offer.click();
  await reached(page, "one");
  assert.notEqual(await typed(page), OPEN);
  await page.click("#undo-fields");
  await reached(page, "several");
  assert.equal(await typed(page), OPEN);
});

test("a puzzle is made unique and minimal, and can be undone", async () => {
  const page = await set.open("#enter");
  await type(page, OPEN);
  await page.locator(".offers button", { hasText: "Make it unique" }).click();
  await reached(page, "one");
  await page.click("#clear-fields");
  await type(page, ROOMY);
  await reached(page, "one");
  await page.waitForSelector(".field.can-go");
  const all = page.locator(".offers button", { hasText: "Make it minimal" });
  const [count] = /\d+/.exec((await all.textContent()) ?? "") ?? [];
  await all.click();
  await page.waitForFunction(() => /it is minimal/.test(document.querySelector(".bench-verdict .quiet")?.textContent ?? ""));
  assert.equal([...(await typed(page))].filter((sign) => sign !== ".").length, Number(count));
  assert.equal(await flagged(page, "can-go"), 0);
  await page.keyboard.press("Control+z");
  await page.waitForSelector(".field.can-go");
  assert.equal(await typed(page), ROOMY);
});

test("a given that can be removed is removed", async () => {
  const page = await set.open("#enter");
  await type(page, ROOMY);
  const offer = page.locator(".offers button", { hasText: "still one solution" });
  const words = (await offer.locator("b").textContent()) ?? "";
  const [, digit, cell] = /Remove (\d) from (r\dc\d)/.exec(words) ?? [];
  await offer.click();
  await page.waitForFunction((count) => [...document.querySelectorAll("#fields input")].filter((field) => field.value).length === count, 25);
  await reached(page, "one");
  const index = (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1;
  assert.equal(ROOMY[index], digit);
  assert.equal((await typed(page))[index], ".");
});

test("ratings and the hardest step are shown once the puzzle is unique", async () => {
  const page = await set.open("#enter");
  await type(page, OPEN);
  await page.waitForSelector(".bench-facts dd");
  assert.match((await page.textContent(".bench-facts")) ?? "", /when it is unique/);
  await page.click("#clear-fields");
  await type(page, ROOMY);
  await page.waitForFunction(() => [...document.querySelectorAll(".bench-facts dd")].length === 6 && !/…/.test(document.querySelector(".bench-facts")?.textContent ?? "…"));
  const rated = await set.server.call({ op: "rate", puzzle: ROOMY, scales: ["novena", "se", "hodoku"] });
  const facts = (await page.textContent(".bench-facts")) ?? "";
  for (const part of [rated.novena.rating.toFixed(1), rated.se.er.toFixed(1)]) assert.ok(facts.includes(part), `${part} in ${facts}`);
  assert.ok(facts.toLowerCase().includes(rated.novena.hardest_name.toLowerCase()));
});

test("repeated digits are named, and a wrong digit can be corrected", async () => {
  const page = await set.open("#enter");
  await type(page, "5...5");
  await reached(page, "none");
  assert.equal(await page.textContent("#verdict"), "No solution");
  assert.match((await page.textContent(".bench-verdict .quiet")) ?? "", /Two 5s in row 1\./);
  assert.equal(await flagged(page, "conflict"), 2);
  await page.click("#clear-fields");
  await type(page, `7${ROOMY.slice(1)}`);
  await reached(page, "none");
  await page.locator(".offers button", { hasText: "r1c1" }).first().click();
  await reached(page, "one");
});

test("a chosen symmetry shows the cells that it needs, and is kept", async () => {
  const page = await set.open("#enter");
  await type(page, ".5");
  await reached(page, "several");
  await page.selectOption("#keep-symmetry", "rotational180");
  await page.waitForSelector(".field.awaited");
  assert.match((await page.getAttribute("#fields input >> nth=79", "aria-label")) ?? "", /needed for the symmetry/);
  await page.locator("#fields input").nth(79).focus();
  await page.keyboard.type("7");
  await page.waitForSelector(".field.awaited", { state: "detached" });
  await page.locator(".offers button", { hasText: "Make it unique" }).click();
  await reached(page, "one");
  const cells = await typed(page);
  const filled = [...cells].map((sign) => sign !== ".");
  assert.deepEqual(filled, [...filled].reverse());
  await page.reload();
  await page.waitForSelector("#keep-symmetry");
  assert.equal(await page.inputValue("#keep-symmetry"), "rotational180");
});

test("typed digits survive leaving the page and a reload", async () => {
  const page = await set.open("#enter");
  await type(page, "123x");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#play:not([hidden]) .cell .digit");
  await goTo(page, "enter");
  await page.waitForSelector("#fields input");
  assert.equal((await typed(page)).slice(0, 5), "123x.");
  await page.reload();
  await page.waitForSelector("#fields input");
  assert.equal((await typed(page)).slice(0, 5), "123x.");
});

test("the keyboard does everything", async () => {
  const page = await set.open("#enter");
  await type(page, ROOMY);
  await reached(page, "one");
  await page.locator("#fields input").first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowLeft");
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""), /^Row 4, column 8/);
  await page.keyboard.press("Delete");
  await reached(page, "several");
  await page.keyboard.press("Control+z");
  await reached(page, "one");
  await page.keyboard.press("Control+y");
  await reached(page, "several");
  await page.keyboard.press("Control+z");
  await reached(page, "one");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#mine-only:not([hidden])");
  assert.equal(await typed(page), await set.server.solution(ROOMY));
  await page.keyboard.press("Control+z");
  await reached(page, "one");
  assert.equal(await typed(page), ROOMY);
});

test("a phone types with the pad, and no other keyboard opens", async () => {
  const page = await set.open("#enter", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  assert.equal(await page.getAttribute("#fields input", "inputmode"), "none");
  const press = (/** @type {string} */ digit) => page.locator(".bench-hands .pad button", { hasText: digit }).tap();
  await page.locator("#fields input").nth(4).tap();
  await press("5");
  await page.locator("#fields input").nth(40).tap();
  await press("7");
  await page.waitForFunction(() => document.getElementById("verdict")?.dataset.verdict === "several");
  assert.equal(await typed(page), `....5${".".repeat(35)}7${".".repeat(40)}`);
  await press("7");
  assert.equal((await typed(page))[40], ".");
  await page.locator("#fields input").nth(4).tap();
  await page.tap("#erase-field");
  assert.equal(await typed(page), ".".repeat(81));
  await page.tap("#undo-fields");
  assert.equal((await typed(page))[4], "5");
  // The pad is on the screen, wherever the page is scrolled to.
  const box = await page.locator(".bench-hands .pad").boundingBox();
  assert.ok(box && box.y + box.height <= 844, JSON.stringify(box));
});

test("neighbours are one given away, and unique", async () => {
  const page = await set.open("#enter");
  await type(page, ROOMY);
  await reached(page, "one");
  await page.click("#neighbours");
  await page.locator("dialog[open] .offers button").first().click();
  await page.waitForSelector("dialog[open]", { state: "detached" });
  await reached(page, "one");
  const now = await typed(page);
  const differ = [...now].filter((sign, index) => sign !== ROOMY[index]).length;
  assert.ok(differ === 1 || differ === 2, `${differ} cells`);
});

test("further facts are shown on the board", async () => {
  const page = await set.open("#enter");
  await type(page, OPEN);
  await page.click("#bench-more");
  await page.locator(".sets button").first().click();
  assert.ok((await flagged(page, "lit")) >= 4);
});

test("a pasted puzzle with several solutions opens on the bench, and can be played", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await openPuzzle(page, OPEN);
  await page.waitForSelector('body[data-page="enter"]');
  await page.waitForFunction(() => document.getElementById("verdict")?.textContent === "186 solutions");
  assert.equal(await typed(page), OPEN);
  await page.click("#leave-enter");
  assert.equal(await digits(page), PUZZLE);
  await openPuzzle(page, OPEN);
  await page.click("#play-anyway");
  await waitForDigits(page, OPEN);
  assert.deepEqual(page.troubles, []);
});

test("a pasted puzzle that breaks a rule opens on the bench, and cannot be played", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await openPuzzle(page, TWICE);
  await reached(page, "none");
  assert.match((await page.textContent(".bench-verdict .quiet")) ?? "", /Two 5s in row 1\. Two 5s in box 1\./);
  assert.equal(await page.locator("#play-anyway").count(), 0);
  assert.ok(await page.locator("#play-fields").isHidden());
});

test("a link to a puzzle with several solutions opens on the bench, with its progress", async () => {
  const { payload } = await set.server.call({ op: "share", state: { puzzle: OPEN, steps: [["r9c9 > 9"]] }, progress: true });
  const page = await set.visit(`${set.server.url}#${payload}`);
  await page.waitForFunction(() => document.getElementById("verdict")?.textContent === "186 solutions");
  await page.click("#play-anyway");
  await waitForDigits(page, `${OPEN.slice(0, 80)}9`);
  await saved(page);
});

for (const tag of LANGUAGES) {
  test(`a text without a puzzle is refused in ${tag}, and so is a file`, async () => {
    const page = await set.open("", { locale: tag });
    const english = await set.server.call({ op: "version" }).then(() => "There is no puzzle here");
    for (const text of ["nothing of the kind", "12345"]) {
      await openPuzzle(page, text);
      const words = (await page.textContent("dialog[open] .message")) ?? "";
      assert.doesNotMatch(words, /^text/i);
      assert.equal(words.startsWith(english), tag === "en", words);
      assert.doesNotMatch(words, tag === "en" ? /read \d+ cells/ : /\b(cells|needed|puzzle|text:)\b/);
      await page.click("dialog[open] button.primary");
    }
    await page.keyboard.press("Shift+O");
    await page.setInputFiles("dialog[open] input[type=file]", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("12345") });
    await page.waitForFunction(() => document.querySelector("dialog[open] .error")?.textContent);
    const words = (await page.textContent("dialog[open] .error")) ?? "";
    assert.equal(words.startsWith(english), tag === "en", words);
  });

  test(`formats have names in ${tag}`, async () => {
    const page = await set.open("", { locale: tag });
    const { formats } = await set.server.call({ op: "formats" });
    const ids = new Set(formats.map((/** @type {{id: string}} */ { id }) => id));
    await useTool(page, "#open-share");
    await page.waitForSelector("dialog[open] option", { state: "attached" });
    const names = await page.$$eval("dialog[open] option", (options) => options.map((option) => option.textContent ?? ""));
    assert.ok(names.length >= ids.size, names.join());
    assert.deepEqual(names.filter((name) => (ids.has(name) && name !== "f-puzzles") || name.startsWith("format-")), []);
  });

  test(`nothing of the bench is cut off at 320 pixels in ${tag}`, async () => {
    const page = await set.open("#enter", { locale: tag, viewport: { width: 320, height: 568 } });
    for (const cells of [OPEN, ROOMY, TWICE]) {
      await page.click("#clear-fields");
      await type(page, cells);
      await reached(page, cells === OPEN ? "several" : cells === ROOMY ? "one" : "none");
      if (cells !== TWICE) await page.waitForSelector(".offers button");
      await fits(page, cells);
    }
  });
}

for (const theme of THEMES) {
  test(`axe finds nothing on the bench in ${theme}`, async () => {
    const page = await set.open("#enter");
    await withSettings(page, { theme }, "#fields input");
    for (const cells of [OPEN, ROOMY, TWICE]) {
      await page.click("#clear-fields");
      await type(page, cells);
      await reached(page, cells === OPEN ? "several" : cells === ROOMY ? "one" : "none");
      if (cells !== TWICE) await page.waitForSelector(".offers button");
      await accessible(page, `${theme}, ${cells}`);
    }
  });
}
