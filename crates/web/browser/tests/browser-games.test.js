// Games stored in the browser: without the server, with a killed tab, with two windows, with a full
// disk, and with files transferred to a server and back. These tests are skipped if the program has
// no engine.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PUZZLE, climb, digits, goTo, hasEngine, playPuzzle, saved, stage, useTool, waitForDigits } from "./stage.js";

const set = stage();

/** How often the tab is killed. */
const KILLS = Number(process.env.NOVENA_KILLS ?? 100);

/**
 * @param {string} name
 * @param {() => Promise<void>} body
 */
const withEngine = (name, body) =>
  test(name, async (context) => ((await hasEngine(set.server)) ? body() : context.skip("no engine in this program")));

/**
 * Begins a game and makes its first move, a mark. Before that move, there is nothing to store.
 *
 * @param {import("playwright-core").Page} page
 */
async function begin(page) {
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r9c1"]');
  await page.keyboard.press("Shift+Digit2");
  await page.waitForSelector('[data-cell="r9c1"] .corner');
  await saved(page);
}

/** @param {import("playwright-core").Page} page */
const version = async (page) => Number(await page.getAttribute("#board", "data-version"));

withEngine("without the server a game continues, with hints, a path and new puzzles", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await saved(page);
  await set.server.kill();
  try {
    await page.click('[data-cell="r1c1"]');
    await page.keyboard.press("Digit6");
    await waitForDigits(page, `6${PUZZLE.slice(1)}`);
    await saved(page);
    await page.keyboard.press("u");
    await waitForDigits(page, PUZZLE);
    await climb(page, 3);
    assert.ok((await page.textContent("#hint .said"))?.trim());
    await page.keyboard.press("Escape");
    await useTool(page, "#tab-path");
    await page.waitForSelector("#overlay > *", { state: "attached" });
    const last = await page.getAttribute("#board", "data-game");
    await goTo(page, "new");
    await page.click('#page [data-level="medium"]');
    await page.waitForFunction((game) => document.getElementById("board")?.dataset.game !== game, last);
    assert.equal(await page.textContent("#level"), "Medium");
    await goTo(page, "statistics");
    await page.waitForSelector("#page .headline");
    await page.keyboard.press("Escape");
    await page.waitForSelector('#saved:has-text("Saved in this browser · the server is not responding")');
  } finally {
    await set.server.begin();
  }
  assert.deepEqual(page.troubles, []);
});

withEngine("a tab that is killed in the middle of moves loses nothing that was shown as saved", async () => {
  const page = await set.open();
  await begin(page);
  const game = await page.getAttribute("#board", "data-game");
  const context = page.context();
  let known = await version(page);
  let window = page;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await window.click('[data-cell="r5c5"]');
    for (let move = 0; move <= kill % 4; move += 1) window.keyboard.press(`Shift+Digit${1 + (move % 9)}`).catch(() => {});
    // Some tabs are killed before the first transaction, others between two transactions, and
    // others after the last.
    if (kill % 3 > 0) await window.waitForFunction((before) => Number(document.getElementById("board")?.dataset.saved) > before, known);
    known = Math.max(known, Number(await window.getAttribute("#board", "data-saved")));
    const session = await context.newCDPSession(window);
    const crashed = window.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await crashed;
    const killed = window;
    window = await context.newPage();
    await killed.close();
    await window.goto(set.server.url);
    await window.waitForSelector("#board[data-version]");
    assert.equal(await window.getAttribute("#board", "data-game"), game);
    const found = await version(window);
    assert.ok(found >= known, `kill ${kill}: version ${found} after ${known} was saved`);
    known = found;
  }
  assert.ok(known > KILLS / 2, "moves were made");
});

withEngine("two windows see each other's moves at once and overwrite nothing", async () => {
  const one = await set.open();
  await begin(one);
  const two = await one.context().newPage();
  await two.goto(set.server.url);
  await waitForDigits(two, PUZZLE);
  await one.click('[data-cell="r1c1"]');
  await one.keyboard.press("Digit6");
  await waitForDigits(two, `6${PUZZLE.slice(1)}`);
  await two.click('[data-cell="r1c2"]');
  await one.click('[data-cell="r1c3"]');
  await Promise.all([two.keyboard.press("Digit7"), one.keyboard.press("Digit5")]);
  const both = `675${PUZZLE.slice(3)}`;
  await Promise.all([waitForDigits(one, both), waitForDigits(two, both)]);
  await Promise.all([saved(one), saved(two)]);
  assert.equal(await version(one), await version(two));
  assert.deepEqual(one.troubles, []);
});

withEngine("a full disk is reported, the game goes on, and the export has its moves", async () => {
  const page = await set.visit("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(set.server.url).origin, quotaSize: 1 });
  await page.goto(set.server.url);
  await page.waitForSelector(".cell .digit");
  await page.waitForSelector('#hint h2:has-text("Your games are not being saved")');
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  const saving = page.waitForEvent("download");
  await page.click('#saved button:has-text("Export")');
  assert.match(readFileSync(await (await saving).path(), "utf8"), /r1c1 > 6/);
  await goTo(page, "games");
  await page.waitForSelector("#page .game");
  // Only the game in which a move was made is listed.
  assert.equal(await page.locator("#page .game").count(), 1);
  assert.deepEqual(page.troubles, []);
});

withEngine("storage that is blocked is reported, the game goes on, and the export has its moves", async () => {
  const page = await set.visit("about:blank");
  const blocked = 'IDBFactory.prototype.open = () => { throw new DOMException("blocked", "SecurityError"); };\n';
  await page.route("**/js/games-worker.js", async (/** @type {any} */ route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: blocked + (await response.text()) });
  });
  await page.goto(set.server.url);
  await page.waitForSelector('#hint:has-text("does not let Novena store games")');
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  assert.match((await page.textContent("#saved")) ?? "", /^Not saved/);
  const saving = page.waitForEvent("download");
  await page.click('#saved button:has-text("Export")');
  assert.match(readFileSync(await (await saving).path(), "utf8"), /r1c1 > 6/);
  assert.deepEqual(page.troubles, []);
});

withEngine("data deleted during a game are reported, and the game is stored again", async () => {
  const page = await set.open();
  await begin(page);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase("novena");
        deleting.onsuccess = () => resolve(undefined);
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await page.waitForSelector('#hint:has-text("The game on the board was saved again")');
  await saved(page);
  const stored = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("novena");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("games").objectStore("games").getAll();
          reading.onsuccess = () => resolve(reading.result.map(({ game }) => game));
        };
      }),
  );
  assert.equal(stored.length, 1);
  assert.match(stored[0], /r1c1 > 6/);
  assert.deepEqual(page.troubles, []);
});

withEngine("an export of the browser is imported by the server, and one of the server by the browser", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await saved(page);
  await goTo(page, "games");
  const saving = page.waitForEvent("download");
  await page.click("#page .carry");
  await page.click('#carrying button:has-text("Export")');
  const text = readFileSync(await (await saving).path(), "utf8");
  assert.match(text, /^\{"novena": ?"export"/);
  const headers = { "content-type": "application/json" };
  const imported = await (await fetch(`${set.server.url}api/import`, { method: "POST", headers, body: text })).json();
  assert.ok(imported.ok, JSON.stringify(imported));
  const theirs = await (await fetch(`${set.server.url}api/export`)).text();
  const other = await set.open();
  await goTo(other, "games");
  const file = { name: "novena.json", mimeType: "application/json", buffer: Buffer.from(theirs) };
  await other.setInputFiles("#carrying input[type=file]", file);
  await other.waitForSelector("#carrying [role=status]:not(:empty)", { state: "attached" });
  // This is the game whose board has one digit placed by the player.
  await other.locator('#page .game:has(.thumb .entry:text-is("6")) .game-open').first().click();
  await waitForDigits(other, `6${PUZZLE.slice(1)}`);
  assert.deepEqual([...page.troubles, ...other.troubles], []);
});

withEngine("after a day apart the browser and the server have the same games", async () => {
  const page = await set.open();
  await begin(page);
  await page.waitForSelector('#saved:has-text("also on the server")');
  await set.server.kill();
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await page.click('[data-cell="r1c2"]');
  await page.keyboard.press("Digit7");
  await waitForDigits(page, `67${PUZZLE.slice(2)}`);
  await saved(page);
  await set.server.begin();
  // Meanwhile, another player on the server begins a game.
  const state = { puzzle: "9".padEnd(81, "."), title: "from elsewhere" };
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${set.server.url}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, path);
    return (await answer.json()).ok;
  };
  const { id } = await post("games", { state, zone: 0 });
  await post(`games/${id}/move`, { move: { digit: { cells: ["r1c2"], digit: 1 } }, zone: 0 });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForSelector('#saved:has-text("also on the server")');
  const { ok } = await (await fetch(`${set.server.url}api/games?lang=en`)).json();
  assert.ok(ok.games.some((/** @type {any} */ { empty }) => empty === 53), "the server has the moves");
  await goTo(page, "games");
  await page.waitForSelector('#page .game:has-text("From elsewhere")');
  assert.equal(await digits(page), `67${PUZZLE.slice(2)}`);
  assert.deepEqual(page.troubles, []);
});

withEngine("at the first win the page asks the browser to keep games, and explains once that Safari deletes them", async () => {
  const userAgent = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1";
  const page = await set.open("", { userAgent });
  const asked = () => page.evaluate(() => /** @type {any} */ (window).asked ?? 0);
  const refuse = () =>
    page.evaluate(() => {
      const refused = async () => {
        const count = /** @type {any} */ (window).asked ?? 0;
        Object.assign(window, { asked: count + 1 });
        return false;
      };
      Object.defineProperty(navigator.storage, "persist", { value: refused, configurable: true });
    });
  await refuse();
  const solution = await set.server.solution(PUZZLE);
  const win = async () => {
    await playPuzzle(page, `${solution.slice(0, 80)}.`);
    await page.click('[data-cell="r9c9"]');
    await page.keyboard.press(`Digit${solution[80]}`);
    await page.waitForSelector('#ending:not([hidden])');
    await saved(page);
  };
  await win();
  await page.waitForSelector('dialog[open] h2:has-text("Keep your games")');
  assert.ok(await page.locator('dialog[open] button:has-text("Export")').isVisible());
  assert.equal(await asked(), 1);
  await page.keyboard.press("Escape");
  await win();
  assert.equal(await asked(), 1);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.deepEqual(page.troubles, []);
});
