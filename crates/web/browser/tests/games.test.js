// Games are saved, exported, imported, made to order, and reviewed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { digits, goTo, PICTURES, playPuzzle, PUZZLE, Server, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();

test("all games are exported as one file, and imported again", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  const mine = await page.getAttribute("#board", "data-game");
  await playPuzzle(page, "9".padEnd(81, "."));
  await goTo(page, "games");
  const saving = page.waitForEvent("download");
  await page.click("#page .carry");
  await page.click('#carrying button:has-text("Export")');
  const file = await (await saving).path();
  assert.match(readFileSync(file, "utf8"), /^\{"novena": ?"export"/);
  const games = page.locator("#page .game");
  const before = await games.count();
  await page.hover(`[data-game="${mine}"]`);
  await page.click(`[data-game="${mine}"] .game-delete`);
  await page.waitForFunction((count) => document.querySelectorAll("#page .game").length === count, before - 1);
  // The deletion is completed when the player leaves the page.
  await page.keyboard.press("Escape");
  await page.waitForSelector("#play:not([hidden])");
  await goTo(page, "games");
  await page.click("#page .carry");
  await page.setInputFiles("#carrying input[type=file]", file);
  await page.waitForSelector('#carrying [role=status]:has-text("New: 1.")');
  await page.waitForFunction((count) => document.querySelectorAll("#page .game").length === count, before);
  await page.locator("#page .game:not(:has([aria-current])) .game-open").first().click();
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  assert.notEqual(await page.getAttribute("#board", "data-game"), mine, "an import is a new game here");
  await page.keyboard.press("u");
  await waitForDigits(page, PUZZLE);
  assert.deepEqual(page.troubles, []);
});

test("damaged games are mentioned after an export", async () => {
  const page = await set.open("", { engine: false });
  await playPuzzle(page, PUZZLE);
  await page.route("**/api/export", async (/** @type {any} */ route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "novena-damaged": "2" } });
  });
  await goTo(page, "games");
  const saving = page.waitForEvent("download");
  await page.click("#page .carry");
  await page.click('#carrying button:has-text("Export")');
  await saving;
  await page.waitForSelector('#carrying [role=status]:has-text("2 games are damaged.")');
  assert.deepEqual(page.troubles, []);
});

test("new games: by level, to practise, with chosen techniques", async () => {
  const page = await set.open();
  const begun = async (/** @type {() => Promise<void>} */ press) => {
    const last = await page.getAttribute("#board", "data-game");
    await goTo(page, "new");
    await press();
    await page.waitForFunction((game) => document.getElementById("board")?.dataset.game !== game, last, { timeout: 30_000 });
    await page.waitForSelector("#play:not([hidden])");
  };
  await begun(() => page.click('#page [data-level="hard"]'));
  assert.equal(await page.textContent("#level"), "Hard");
  await begun(async () => {
    await page.check('#page [name="technique"][value="xy-wing"]');
    await page.click('#page button:has-text("Practise")');
  });
  assert.equal(await page.textContent("#title"), "XY-Wing");
  await page.keyboard.press("h");
  await page.waitForSelector("#hint .said");
  assert.match(await page.textContent("#hint .said"), /XY-wing/);
  await begun(async () => {
    await page.click("#page summary");
    await page.click('#page button:has-text("Make a puzzle")');
  });
  await page.waitForFunction(() => document.getElementById("level")?.textContent === "Easy");
  assert.deepEqual(page.troubles, []);
});

test("earlier moves can be viewed, and notes are kept", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  for (const digit of [6, 4, 7]) {
    await page.keyboard.press(`Digit${digit}`);
    await waitForDigits(page, `${digit}${PUZZLE.slice(1)}`);
  }
  await useTool(page, "#tab-history");
  await page.waitForSelector("#tab-panel .past");
  assert.equal(await page.locator("#tab-panel .past li").count(), 4);
  await page.click('#tab-panel .past button:has-text("1. r1c1=6")');
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await page.waitForSelector('#tab-panel .past [aria-current="true"]:has-text("1.")');
  assert.equal(await page.locator("#tab-panel .past .undone").count(), 2);
  await page.click('#tab-panel .past button:has-text("3. r1c1=7")');
  await waitForDigits(page, `7${PUZZLE.slice(1)}`);
  await useTool(page, "#tab-memo");
  await page.fill("#tab-panel textarea", "a swordfish, I think");
  await page.keyboard.press("Tab");
  await page.waitForSelector('#tab-panel [role=status]:has-text("Saved")');
  await page.reload();
  await waitForDigits(page, `7${PUZZLE.slice(1)}`);
  await useTool(page, "#tab-memo");
  await page.waitForSelector("#tab-panel textarea");
  assert.equal(await page.inputValue("#tab-panel textarea"), "a swordfish, I think");
  assert.deepEqual(page.troubles, []);
});

test("the path shows its positions on the board, and can be played to", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await useTool(page, "#tab-path");
  await page.waitForSelector("#overlay > *", { state: "attached" });
  const { steps } = await set.server.call({ op: "path", state: { puzzle: PUZZLE } });
  const first = steps.findIndex((/** @type {any} */ { step }) => step.place?.length > 0);
  const placed = Number(steps[first].step.place[0][0]);
  for (let step = 0; step <= first; step += 1) await page.click('#tab-panel [aria-label="Next step"]');
  await page.waitForFunction((puzzle) => document.querySelectorAll("#board .digit").length > puzzle, [...PUZZLE].filter((sign) => sign !== ".").length);
  for (let step = 0; step <= first; step += 1) await page.click('#tab-panel [aria-label="Previous step"]');
  await waitForDigits(page, PUZZLE);
  for (let step = 0; step < first; step += 1) await page.click('#tab-panel [aria-label="Next step"]');
  await page.click('#tab-panel button:has-text("Play to here")');
  const [, cell] = [placed, steps[first].step.place[0].slice(1)];
  await page.waitForSelector(`[data-cell="${cell}"] .digit:has-text("${placed}")`);
  await page.waitForSelector("#tab-panel", { state: "hidden" });
  assert.deepEqual(page.troubles, []);
});

test("links, their codes, other formats, and the rating", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.waitForFunction(() => document.getElementById("level")?.textContent === "Unfair");
  await useTool(page, "#open-share");
  await page.waitForSelector("dialog[open] svg.qr");
  // Without progress, there is one link. The page states that it can only be opened on this
  // machine, and offers a link to another program next to that statement.
  assert.equal(await page.locator("dialog[open] .share").count(), 3);
  assert.match(await page.textContent("dialog[open] .share-place"), /only on this computer.*--public-url/s);
  await page.waitForFunction(() => /^https:\/\/sudokupad\.app\//.test(document.querySelectorAll("dialog[open] textarea")[1]?.value ?? ""));
  await page.selectOption("dialog[open] select >> nth=0", "fpuzzles");
  await page.waitForFunction(() => /^https:\/\/www\.f-puzzles\.com\//.test(document.querySelectorAll("dialog[open] textarea")[1]?.value ?? ""));
  await page.selectOption("dialog[open] select >> nth=1", "sudokupad");
  await page.waitForSelector('dialog[open] a[href^="https://"]:not([hidden])');
  await page.selectOption("dialog[open] select >> nth=1", "grid");
  await page.waitForFunction(() => /^\+---/.test([...document.querySelectorAll("dialog[open] textarea")].at(-1)?.value ?? ""));
  await page.keyboard.press("Escape");
  await page.click("#takes");
  await page.waitForSelector("dialog[open] .needed li");
  assert.match(await page.textContent("dialog[open] .needed"), /\d+ × Hidden Single/);
  assert.deepEqual(page.troubles, []);
});

test("links begin with the public address of the server, where it has one", async () => {
  const server = await Server.start("127.0.0.1", ["--public-url", "https://example.org/novena/"]);
  try {
    const page = await set.visit(server.url);
    await page.waitForSelector(".cell .digit");
    await playPuzzle(page, PUZZLE);
    await useTool(page, "#open-share");
    await page.waitForSelector("dialog[open] svg.qr");
    assert.match(await page.inputValue("dialog[open] textarea"), /^https:\/\/example\.org\/novena\/#n1-/);
    // Everyone can open the link, so there is no note about this computer, and no other program is
    // offered.
    assert.equal(await page.locator("dialog[open] .share-place").count(), 0);
    assert.equal(await page.locator("dialog[open] .share").count(), 2);
    assert.deepEqual(page.troubles, []);
  } finally {
    await server.stop();
  }
});

test("a puzzle file that the system opens with the page is played", async () => {
  const page = await set.visit("about:blank");
  await page.addInitScript(() => {
    /** @type {any[]} */
    const consumers = [];
    const launchQueue = { setConsumer: (/** @type {any} */ consumer) => consumers.push(consumer) };
    Object.defineProperty(window, "launchQueue", { value: launchQueue });
    Object.assign(window, { consumers });
  });
  await page.goto(set.server.url);
  await page.waitForFunction(() => /** @type {any} */ (window).consumers.length === 1);
  await page.evaluate((text) => {
    const files = [{ getFile: async () => new File([text], "puzzle.sdk") }];
    /** @type {any} */ (window).consumers[0]({ files });
  }, PUZZLE);
  await waitForDigits(page, PUZZLE);
  assert.deepEqual(page.troubles, []);
});

test("a picture of the board, with the hint on it, is saved and printed", async (context) => {
  const { operations } = await set.server.call({ op: "version" });
  if (!operations.includes("draw")) return context.skip("this server draws no pictures");
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  for (const rung of [1, 2, 3]) {
    await page.keyboard.press("h");
    await page.waitForFunction((on) => document.querySelectorAll("#hint .rungs .on").length === on, rung);
  }
  await useTool(page, "#open-print");
  await page.waitForFunction(() => (document.querySelector("dialog[open] .picture")?.naturalWidth ?? 0) > 0);
  await page.screenshot({ path: join(PICTURES, "picture.png") });
  const saved = async (/** @type {string} */ kind) => {
    const saving = page.waitForEvent("download");
    await page.click(`dialog[open] button:has-text("${kind}")`);
    return readFileSync(await (await saving).path());
  };
  const withHint = (await saved("SVG")).toString();
  assert.match(withHint, /^<svg|^<\?xml/);
  assert.equal((await saved("PNG")).subarray(1, 4).toString(), "PNG");
  const before = await page.getAttribute("dialog[open] .picture", "src");
  await page.locator("dialog[open] input[type=checkbox]").last().uncheck();
  await page.waitForSelector(`dialog[open] .picture:not([src="${before}"])`);
  assert.ok((await saved("SVG")).length < withHint.length, "without the hint there is less to draw");
  await page.evaluate(() => (window.print = () => (document.body.dataset.printed = document.body.className)));
  await page.click('dialog[open] button:has-text("Print")');
  assert.match(await page.getAttribute("body", "data-printed"), /sheeted/);
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".sheet img").isVisible());
  assert.ok(await page.locator("#board").isHidden());
  assert.deepEqual(page.troubles, []);
});

test("the time can be hidden, and is then not shown after a win", async () => {
  const page = await set.open();
  await page.evaluate(() => localStorage.setItem("novena.settings", JSON.stringify({ timer: false })));
  await page.reload();
  await page.waitForSelector(".cell .digit");
  const solution = await set.server.solution(PUZZLE);
  await playPuzzle(page, solution.slice(0, 80) + ".");
  assert.ok(await page.locator("#time").isHidden());
  await page.click('[data-cell="r9c9"]');
  await page.keyboard.press(`Digit${solution[80]}`);
  await page.waitForSelector('#ending:not([hidden])');
  assert.doesNotMatch((await page.textContent("#ending")) ?? "", /\d:\d\d/);
  await goTo(page, "statistics");
  await page.waitForSelector("#page .headline");
  assert.match((await page.textContent("#page .headline")) ?? "", /Days in a row1/);
});
