// Appearance and text: axe, languages, themes, and the screenshots in target/browser.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { accessible } from "./axe.js";
import { DRAWN, OPENED } from "./screens.js";
import { PICTURES, PUZZLE, climb, goTo, playPosition, playPuzzle, stage, useTool } from "./stage.js";

const set = stage();

/** One of our own positions, whose next step is forcing chains. */
const FORCED = ":0000:x:29+57+3.8+6.41...6....7..+9..5......5..2...3+2...+8+3..8691.5..1+6.....7...43.+16..49...8.:329 833 234 136 436 641 747 748 651 452 871 572 872 276 777 778 282 287 592:::";

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing in ${theme}`, async () => {
    const page = await set.open();
    await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify({ theme: chosen })), theme);
    await page.reload();
    await page.waitForSelector(".cell .digit");
    const [bar, ground] = await page.evaluate(() => [
      document.querySelector('meta[name="theme-color"]')?.getAttribute("content"),
      getComputedStyle(document.documentElement).getPropertyValue("--ground"),
    ]);
    assert.equal(bar, ground, "the bars around the page");
    await playPuzzle(page, PUZZLE);
    await page.click('[data-cell="r1c1"]');
    await page.keyboard.press("Digit9");
    await page.waitForSelector(".conflict");
    await page.keyboard.press("u");
    await page.keyboard.press("m");
    await page.waitForSelector(".centre");
    // All nine colours, on cells and on candidates.
    for (const [index, digit] of [..."123456789"].entries()) {
      await page.click(`[data-cell="r${index + 1}c1"]`);
      await page.keyboard.press("v");
      await page.keyboard.press(`Digit${digit}`);
      await page.keyboard.press("f");
      await page.keyboard.press(`Digit${digit}`);
      await page.keyboard.press(`Digit${digit}`);
      await page.keyboard.press("f");
      await page.keyboard.press(`Digit${digit}`);
    }
    await page.keyboard.press("z");
    await page.waitForSelector(".cell .shapes .paint-i");
    for (let rung = 1; rung <= 3; rung += 1) {
      await page.keyboard.press("h");
      await page.waitForFunction((on) => document.querySelectorAll("#hint .rungs .on").length === on, rung);
    }
    await accessible(page, `${theme}, a hint`);
    await page.screenshot({ path: join(PICTURES, `theme-${theme}.png`) });
  });

  test(`axe finds nothing on any screen in ${theme}`, async () => {
    const page = await set.open();
    await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify({ theme: chosen })), theme);
    await page.reload();
    await page.waitForSelector(".cell .digit");
    // A theme only changes colours, so all rules are checked in only one of them.
    const rules = theme === "light" ? [] : ["color-contrast"];
    for (const { name, open } of [...DRAWN, ...OPENED]) {
      await open(page);
      await accessible(page, `${theme}, ${name}`, rules);
    }
  });
}

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing in the sentences of chains in ${theme}`, async () => {
    const page = await set.open();
    await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify({ theme: chosen })), theme);
    await page.reload();
    await page.waitForSelector(".cell .digit");
    await playPosition(page, FORCED);
    await climb(page, 3);
    await page.hover("#hint li[data-line] > p");
    await accessible(page, `${theme}, forcing chains`);
    await useTool(page, "#tab-steps");
    await page.waitForSelector("#tab-panel input[type=search]");
    await page.fill("#tab-panel input[type=search]", "chains");
    await page.locator("#tab-panel .steps button").first().click();
    await page.waitForSelector("#tab-panel .notation");
    await accessible(page, `${theme}, a step in notation`);
  });
}

for (const [tag, words] of /** @type {[string, RegExp[]][]} */ ([
  ["en", [/Undo/, /Easy/, /row 5 column 5/]],
  ["es", [/Deshacer/, /Fácil/, /fila 5 columna 5/]],
  ["pt-BR", [/Desfazer/, /Fácil/, /linha 5 coluna 5/]],
  ["sv", [/Ångra/, /Lätt/, /rad 5 kolumn 5/]],
])) {
  test(`the page speaks ${tag}`, async () => {
    const page = await set.open("", { locale: tag });
    assert.equal(await page.getAttribute("html", "lang"), tag);
    assert.match(await page.textContent("#undo"), words[0]);
    await goTo(page, "new");
    assert.match(await page.textContent("#page"), words[1]);
    await page.keyboard.press("Escape");
    assert.match(await page.textContent('[data-cell="r5c5"] .heard'), words[2]);
    await page.screenshot({ path: join(PICTURES, `language-${tag}.png`) });
    for (const [width, height] of [[1280, 800], [390, 844], [320, 568], [844, 390]]) {
      await page.setViewportSize({ width, height });
      const cut = await page.$$eval(".hands button", (buttons) => buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent));
      assert.deepEqual(cut, [], `${width}×${height}`);
    }
  });
}

test("the language is switched without a reload", async () => {
  const page = await set.open();
  await page.click("#open-settings");
  await page.selectOption("dialog[open] select", "sv");
  await page.waitForFunction(() => document.querySelector("#undo")?.textContent === "Ångra");
  await page.waitForFunction(() => /rad 1/.test(document.querySelector('[data-cell="r1c1"] .heard')?.textContent ?? ""));
});

test("paper is white, whatever the theme, and has only the board", async () => {
  const page = await set.open("", { colorScheme: "dark" });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of [".side", "#open-settings", "#time"]) assert.ok(await page.locator(part).first().isHidden(), part);
  assert.ok(await page.locator("#board").isVisible());
  const paper = await page.$eval("#board .cell", (cell) => getComputedStyle(cell).backgroundColor);
  assert.equal(paper, "rgb(255, 255, 255)");
  await page.screenshot({ path: join(PICTURES, "print.png") });
});

for (const name of ["colours", "path", "enter", "ending"]) {
  test(`on paper ${name} is a board with its lines and digits`, async () => {
    const page = await set.open("", { colorScheme: "dark" });
    const screen = DRAWN.find((each) => each.name === name);
    await screen?.open(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // By default, browsers omit fills in print. The box lines are fills and would be missing, and
    // the fills that remain would cover the digits.
    const boards = page.locator(".board:visible");
    assert.equal(await boards.count(), 1);
    const board = await boards.evaluate((element) => ({
      fills: getComputedStyle(element, "::after").getPropertyValue("print-color-adjust"),
      rings: [...element.querySelectorAll(".cell")].filter((cell) => getComputedStyle(cell, "::after").display !== "none" && getComputedStyle(cell, "::after").content !== "none").length,
    }));
    assert.deepEqual(board, { fills: "exact", rings: 0 });
    // The colours are those of the light theme.
    if (name === "colours") {
      const wash = await page.$eval(".cell .paint i", (paint) => getComputedStyle(paint).backgroundColor);
      assert.equal(wash, "rgb(251, 213, 208)");
    }
  });
}

test("no request leaves the server, and no style or script is inline", async () => {
  const page = await set.open();
  /** @type {string[]} */
  const urls = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.reload();
  await page.waitForSelector(".cell .digit");
  for (const url of urls) assert.ok(url.startsWith(set.server.url), url);
  const policy = (await page.request.get(set.server.url)).headers()["content-security-policy"] ?? "";
  assert.match(policy, /default-src|script-src/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
});
