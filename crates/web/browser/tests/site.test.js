// The static site: under any path, on any static host, offline from the second visit, and one
// version at a time.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { StaticServer } from "../static-server.js";
import { CHROMIUM, FLAGS, PROGRAM, PUZZLE, climb, digits, goTo, name, openPuzzle, playPuzzle, saved, useTool, waitForDigits } from "./stage.js";

const PATH = "/some/path/";
/** The solution of PUZZLE. */
const SOLUTION = solved(PUZZLE);

const temporary = mkdtempSync(join(tmpdir(), "novena-site-"));
/** A site that is written once and then copied for every test that changes it. */
const written = join(temporary, "site");
/** The reason why there is no site to test; empty if there is one. */
let reason = "";

before(() => {
  try {
    execFileSync(PROGRAM, ["site", "-o", written], { stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    // Status 2 means that the program was built without the engine. Any other nonzero status is a
    // real failure.
    const { status, stderr } = /** @type {any} */ (error);
    assert.equal(status, 2, String(stderr));
    reason = String(stderr).trim();
  }
});
after(() => rmSync(temporary, { recursive: true, force: true }));

/** Returns the solution of a puzzle, according to the program. @param {string} puzzle */
function solved(puzzle) {
  return execFileSync(PROGRAM, ["solve"], { input: `${puzzle}\n`, encoding: "utf8" }).trim();
}

/** @typedef {{host: StaticServer, folder: string, profile: string, open: () => Promise<Visit>}} Stage */
/** @typedef {{context: import("playwright-core").BrowserContext, page: any, close: () => Promise<void>}} Visit */

/**
 * Runs a test with its own host, and with a browser profile that outlives the browser.
 *
 * @param {string} title
 * @param {(stage: Stage) => Promise<void>} work
 */
function siteTest(title, work) {
  test(title, async (context) => {
    if (reason) return context.skip(reason);
    const folder = mkdtempSync(join(temporary, "copy-"));
    cpSync(written, folder, { recursive: true });
    const profile = mkdtempSync(join(temporary, "profile-"));
    const host = await StaticServer.start(folder, PATH);
    /** @type {Visit[]} */
    const visits = [];
    const open = async () => {
      const visit = await launch(profile, host.url);
      visits.push(visit);
      return visit;
    };
    try {
      await work({ host, folder, profile, open });
    } finally {
      for (const { close } of visits) await close();
      await host.stop();
    }
    return undefined;
  });
}

/**
 * Starts a browser with this profile, and opens the page in it.
 *
 * @param {string} profile
 * @param {string} url
 * @returns {Promise<Visit>}
 */
async function launch(profile, url) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: FLAGS,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await prepared(await context.newPage());
  await page.goto(url);
  return { context, page, close: () => context.close() };
}

/** Makes a page record its errors and requests. @param {any} page */
async function prepared(page) {
  page.setDefaultTimeout(30_000);
  page.troubles = [];
  page.requests = [];
  page.on("pageerror", (/** @type {Error} */ error) => page.troubles.push(error.message));
  page.on("console", (/** @type {any} */ message) => message.type() === "error" && !/ERR_(CONNECTION|EMPTY|FAILED|INTERNET)/.test(message.text()) && page.troubles.push(message.text()));
  page.on("request", (/** @type {any} */ request) => page.requests.push(request.url()));
  return page;
}

/**
 * Waits until the worker of this page's version serves it, with everything cached. @param {any}
 * page
 */
async function waitForWorker(page) {
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);
}

/** Returns a gate: a promise that remains pending until the gate is opened. */
function gate() {
  let open = () => {};
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => (open = resolve));
  return { opened, open };
}

/** @param {any} page */
const waitForBoard = (page) => page.waitForSelector(".cell .digit");

/**
 * Types a digit into a cell.
 *
 * @param {any} page
 * @param {number} index
 * @param {string} digit
 */
async function type(page, index, digit) {
  await page.click(`[data-cell="${name(index)}"]`);
  await page.keyboard.press(`Digit${digit}`);
}

/**
 * Creates another version of a site, in which the text of one button is different.
 *
 * @param {string} folder
 * @param {string} version
 */
function publish(folder, version) {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), "utf8");
  const replace = (/** @type {string} */ file, /** @type {RegExp} */ what, /** @type {string} */ by) => {
    const text = read(file);
    assert.match(text, what);
    writeFileSync(join(folder, file), text.replace(what, by));
  };
  replace("index.html", /<meta name="version" content="\w+">/, `<meta name="version" content="${version}">`);
  replace("locales/en.json", /"undo": "[^"]*"/, `"undo": "Undo ${version}"`);
  replace("engine.json", /"version":"\w+"/, `"version":"${version}"`);
  replace("sw.js", /const VERSION = "\w+";/, `const VERSION = "${version}";`);
  for (const [file, key] of [["index.html", ""], ["locales/en.json", "locales/en.json"]]) {
    let sum = 0x811c9dc5;
    for (const byte of readFileSync(join(folder, file))) sum = Math.imul(sum ^ byte, 0x01000193);
    replace("sw.js", new RegExp(`  "${key}": \\d+,`), `  "${key}": ${sum >>> 0},`);
  }
}

siteTest("the site works under any path, contacts no other server and obeys its policy", async ({ host, open }) => {
  const { page, context } = await open();
  await waitForBoard(page);
  const violations = await page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    document.addEventListener("securitypolicyviolation", (event) => found.push(event.blockedURI));
    Object.assign(window, { violations: found });
    // An inline style is refused: the policy is active.
    document.body.setAttribute("style", "color: red");
    return getComputedStyle(document.body).color;
  });
  assert.notEqual(violations, "rgb(255, 0, 0)");
  page.troubles.length = 0;
  await playPuzzle(page, PUZZLE);
  const empty = PUZZLE.indexOf(".");
  await type(page, empty, SOLUTION[empty]);
  await waitForDigits(page, PUZZLE.slice(0, empty) + SOLUTION[empty] + PUZZLE.slice(empty + 1));
  await climb(page, 2);
  await useTool(page, "#open-share");
  await page.waitForSelector("dialog[open] svg.qr");
  const link = await page.inputValue("dialog[open] textarea");
  assert.ok(link.startsWith(`${host.url}#n1-`), link);
  await waitForWorker(page);
  for (const url of page.requests) assert.ok(url.startsWith(host.url), url);
  for (const address of host.asked) assert.ok(address.startsWith(PATH), address);
  assert.deepEqual(page.troubles, []);
  // Another browser opens the link.
  const other = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const second = await prepared(await other.newPage());
  await second.goto(link);
  await waitForDigits(second, PUZZLE);
  await other.close();
  await context.close();
});

siteTest("digits can be written before an engine is loaded, and a first hint comes before the whole engine", async ({ host, open }) => {
  const [small, whole] = [gate(), gate()];
  host.gates.set("engine/moves.wasm", small.opened);
  host.gates.set("engine/novena.wasm", whole.opened);
  const { page } = await open();
  await waitForBoard(page);
  const puzzle = await digits(page);
  const solution = solved(puzzle);
  const [first, second] = [...puzzle].flatMap((sign, index) => (sign === "." ? [index] : []));
  const board = [...puzzle];
  for (const index of [first, second]) {
    await type(page, index, solution[index]);
    board[index] = solution[index];
    await waitForDigits(page, board.join(""));
  }
  assert.equal(await page.textContent("#saved"), "Saving…");
  small.open();
  await page.waitForSelector('#saved:has-text("Saved in this browser")');
  assert.equal(await page.getAttribute("#board", "data-version"), "3");
  assert.equal(await digits(page), board.join(""));
  await page.keyboard.press("u");
  board[second] = ".";
  await waitForDigits(page, board.join(""));
  await climb(page, 3);
  assert.ok((await page.textContent("#hint .said"))?.trim());
  whole.open();
  await waitForWorker(page);
  await page.reload();
  await waitForDigits(page, board.join(""));
  assert.deepEqual(page.troubles, []);
});

siteTest("a puzzle pasted before the first board appears stays on the board", async ({ host, open }) => {
  const days = gate();
  const month = new Date().toLocaleDateString("sv").slice(0, 7);
  host.gates.set(`days/${month}.txt`, days.opened);
  const { page } = await open();
  // Once the pad has its buttons, the page handles input.
  await page.waitForSelector("#pad button");
  await openPuzzle(page, PUZZLE);
  await waitForDigits(page, PUZZLE);
  days.open();
  // The service worker is installed last.
  await waitForWorker(page);
  assert.ok(host.asked.includes(`${PATH}days/${month}.txt`));
  assert.equal(await digits(page), PUZZLE);
  assert.deepEqual(page.troubles, []);
});

siteTest("after one visit the site works in flight mode, even after a reload and a restart", async ({ host, open }) => {
  const first = await open();
  await waitForBoard(first.page);
  await waitForWorker(first.page);
  host.isDown = true;
  host.server.closeAllConnections();
  await first.page.reload();
  await waitForBoard(first.page);
  await playPuzzle(first.page, PUZZLE);
  await climb(first.page, 3);
  await first.page.keyboard.press("Escape");
  await useTool(first.page, "#tab-path");
  await first.page.waitForSelector("#tab-panel li, #tab-panel button");
  await useTool(first.page, "#tab-path");
  // A few digits are typed, and then the browser is closed and restarted.
  const empty = [...PUZZLE].flatMap((sign, index) => (sign === "." ? [index] : []));
  let board = [...PUZZLE];
  const write = async (/** @type {any} */ page, /** @type {number} */ index) => {
    await type(page, index, SOLUTION[index]);
    board[index] = SOLUTION[index];
    await waitForDigits(page, board.join(""));
  };
  for (const index of empty.slice(0, 5)) await write(first.page, index);
  await first.page.waitForFunction(() => /Saved/.test(document.getElementById("saved")?.textContent ?? ""));
  assert.deepEqual(first.page.troubles, []);
  await first.close();
  const { page } = await open();
  await waitForDigits(page, board.join(""));
  // The player completes the game and opens a new puzzle.
  for (const index of empty.slice(5)) await write(page, index);
  await page.waitForSelector("#ending:not([hidden])");
  const won = await digits(page);
  assert.equal(won, SOLUTION);
  await goTo(page, "new");
  await page.click("#page .levels button >> nth=0");
  await page.waitForFunction((last) => {
    const cells = [...document.querySelectorAll("#board .cell")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".");
    return cells.join("") !== last && cells.includes(".");
  }, won);
  assert.deepEqual(page.troubles, []);
});

siteTest("lessons are fetched after everything else is stored, and then work in flight mode", async ({ host, open }) => {
  const lessons = gate();
  host.gates.set("lessons/en.json", lessons.opened);
  const { page } = await open();
  await waitForBoard(page);
  await waitForWorker(page);
  const cachedLessons = () =>
    page.evaluate(async () => {
      const [cache] = (await window.caches.keys()).filter((key) => key.startsWith("novena|"));
      const files = await (await window.caches.open(cache)).keys();
      return files.filter(({ url }) => url.includes("/lessons/")).length;
    });
  assert.equal(await cachedLessons(), 0);
  lessons.open();
  while ((await cachedLessons()) < 4) await page.waitForTimeout(50);
  host.isDown = true;
  host.server.closeAllConnections();
  await page.reload();
  await waitForBoard(page);
  const title = await page.evaluate(async () => (await (await fetch("lessons/sv.json")).json()).lessons["x-wing"].title);
  assert.equal(title, "X-vinge");
  assert.deepEqual(page.troubles, []);
});

siteTest("a new version waits for the player, and is never mixed with old files", async ({ host, folder, open }) => {
  const { page } = await open();
  await waitForBoard(page);
  await waitForWorker(page);
  await playPuzzle(page, PUZZLE);
  // The first move, a mark, makes the game worth storing.
  await page.click('[data-cell="r9c1"]');
  await page.keyboard.press("Shift+Digit2");
  await page.waitForSelector('[data-cell="r9c1"] .corner');
  await saved(page);
  const before = host.asked.length;
  publish(folder, "2222");
  // The current game is not disturbed: nothing changes until the page is reloaded.
  await page.reload();
  await waitForDigits(page, PUZZLE);
  assert.equal(await page.textContent("#undo"), "Undo", "the old page has its own words");
  await page.waitForSelector("#update-now");
  const empty = PUZZLE.indexOf(".");
  await type(page, empty, SOLUTION[empty]);
  const board = PUZZLE.slice(0, empty) + SOLUTION[empty] + PUZZLE.slice(empty + 1);
  await waitForDigits(page, board);
  // Only changed files were requested.
  const fetched = new Set(host.asked.slice(before));
  assert.ok(fetched.has(`${PATH}locales/en.json`) && !fetched.has(`${PATH}engine/novena.wasm`), [...fetched].join(" "));
  // While another window is open, the player is asked to close it.
  const other = await page.context().newPage();
  await other.goto(host.url);
  await other.waitForSelector(".cell .digit");
  await page.click("#update-now");
  await page.waitForFunction(() => /other windows/.test(document.getElementById("update")?.textContent ?? ""));
  await other.close();
  await page.click("#update-now");
  await page.waitForFunction(() => document.getElementById("undo")?.textContent === "Undo 2222");
  await waitForDigits(page, board);
  const caches = await page.evaluate(async () => (await window.caches.keys()).filter((key) => key.startsWith("novena|")));
  assert.deepEqual(caches, [`novena|${host.url}|2222`]);
  assert.deepEqual(page.troubles, []);
});

siteTest("files of a host in the middle of an update are not stored", async ({ folder, open }) => {
  const last = readFileSync(join(folder, "locales/sv.json"));
  writeFileSync(join(folder, "locales/sv.json"), "{}");
  const { page } = await open();
  await waitForBoard(page);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined || (!registration.installing && !registration.waiting && !registration.active);
  });
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
  writeFileSync(join(folder, "locales/sv.json"), last);
  await page.reload();
  await waitForBoard(page);
  await waitForWorker(page);
});

siteTest("texts shared by other programs are opened, and shortcuts lead to their games", async ({ host, open }) => {
  const { page } = await open();
  await waitForBoard(page);
  await waitForWorker(page);
  const todays = await digits(page);
  await page.goto("about:blank");
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${host.url}"><input name="text" value="${PUZZLE}"></form>`);
  await page.evaluate(() => document.querySelector("form")?.submit());
  await waitForDigits(page, PUZZLE);
  assert.equal(page.url(), host.url);
  // This file contains the same puzzle with the digits in different places.
  const turned = [...PUZZLE].reverse().join("");
  await page.goto("about:blank");
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${host.url}"><input type="file" name="puzzles"></form>`);
  await page.setInputFiles("input", { name: "puzzle.sdm", mimeType: "text/plain", buffer: Buffer.from(turned) });
  await page.evaluate(() => document.querySelector("form")?.submit());
  await waitForDigits(page, turned);
  await page.goto("about:blank");
  await page.goto(`${host.url}#today`);
  await page.click(".lead-acts .primary");
  await waitForDigits(page, todays);
  await openPuzzle(page, PUZZLE);
  await waitForDigits(page, PUZZLE);
  // A game is stored from its first move on.
  await page.click('[data-cell="r1c1"]');
  await page.keyboard.press("Digit6");
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
  await page.waitForFunction(() => /Saved/.test(document.getElementById("saved")?.textContent ?? ""));
  await page.goto("about:blank");
  await page.goto(`${host.url}#continue`);
  await waitForDigits(page, `6${PUZZLE.slice(1)}`);
});
