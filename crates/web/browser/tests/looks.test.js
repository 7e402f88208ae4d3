// How it looks and reads: axe, languages, themes, and pictures kept in target/browser.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { accessible } from "./axe.js";
import { PICTURES, PUZZLE, climb, goTo, playPosition, playPuzzle, stage, useTool } from "./stage.js";

const set = stage();

/** A position of our own whose next step is forcing chains. */
const FORCED = ":0000:x:29+57+3.8+6.41...6....7..+9..5......5..2...3+2...+8+3..8691.5..1+6.....7...43.+16..49...8.:329 833 234 136 436 641 747 748 651 452 871 572 872 276 777 778 282 287 592:::";

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing in ${theme}`, async () => {
    const page = await set.open();
    await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify({ theme: chosen })), theme);
    await page.reload();
    await page.waitForSelector(".cell .digit");
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
    // A theme changes colours alone: in one of them dialogs are looked at in every respect.
    const rules = theme === "light" ? [] : ["color-contrast"];
    for (const button of ["new", "settings", "help", "share", "games", "statistics", "text"]) {
      await useTool(page, `#open-${button}`);
      await page.waitForSelector("dialog[open]");
      await accessible(page, `${theme}, ${button}`, rules);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    }
    for (const tab of ["path", "steps", "history", "memo"]) {
      await useTool(page, `#tab-${tab}`);
      await page.waitForSelector("#tab-panel header");
      await accessible(page, `${theme}, ${tab}`, rules);
    }
    await page.keyboard.press("Escape");
    await page.click('[data-cell="r9c1"]', { button: "right" });
    await accessible(page, `${theme}, the pad at the cell`, rules);
    await goTo(page, "enter");
    await page.waitForSelector("#fields input");
    await accessible(page, `${theme}, enter`, rules);
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
    assert.match(await page.textContent("dialog[open]"), words[1]);
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

test("paper is white, whatever the screen is, and has the board alone", async () => {
  const page = await set.open("", { colorScheme: "dark" });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of [".side", "#open-settings", "#time"]) assert.ok(await page.locator(part).first().isHidden(), part);
  assert.ok(await page.locator("#board").isVisible());
  const paper = await page.$eval("#board .cell", (cell) => getComputedStyle(cell).backgroundColor);
  assert.equal(paper, "rgb(255, 255, 255)");
  await page.screenshot({ path: join(PICTURES, "print.png") });
});

test("no request leaves the server, and no style or script is inline", async () => {
  const page = await set.open();
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForSelector(".cell .digit");
  for (const url of asked) assert.ok(url.startsWith(set.server.url), url);
  const policy = (await page.request.get(set.server.url)).headers()["content-security-policy"] ?? "";
  assert.match(policy, /default-src|script-src/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
});

for (const [device, viewport] of /** @type {[string, object][]} */ ([
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
])) {
  for (const colorScheme of ["light", "dark"]) {
    test(`pictures: ${device}, ${colorScheme}`, async () => {
      const page = await set.open("", { viewport, colorScheme });
      const shoot = (/** @type {string} */ what) => page.screenshot({ path: join(PICTURES, `${device}-${colorScheme}-${what}.png`) });
      await playPuzzle(page, PUZZLE);
      assert.equal(await page.getAttribute("html", "data-theme"), colorScheme);
      await page.click('[data-cell="r1c1"]');
      await page.keyboard.press(`Digit${(await set.server.solution(PUZZLE))[0]}`);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+Digit3");
      await page.keyboard.press("Alt+Digit6");
      await page.waitForSelector(".centre");
      await shoot("play");
      for (let rung = 1; rung <= 3; rung += 1) {
        await page.keyboard.press("h");
        await page.waitForTimeout(150);
      }
      await shoot("hint");
      await page.keyboard.press("Escape");
      await page.evaluate(() => (location.hash = "enter"));
      await page.waitForSelector("#enter:not([hidden])");
      await page.keyboard.type("53..7....6..195....98....6.8...6...34..8.3..17...2...6");
      await page.waitForTimeout(300);
      await shoot("enter");
    });
  }
}
