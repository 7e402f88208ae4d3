// Helpers for every test: a server with an empty store, and a browser.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** The program under test; `cargo xtask browser` sets its path. */
export const PROGRAM = process.env.NOVENA ?? join(ROOT, "target/debug/novena");
export const PICTURES = join(ROOT, "target/browser");
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Text is rendered identically on every machine, because screenshots are compared.
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/** Whether pages run the engine that came with them; with `NOVENA_PAGE=server`, they use the
 * server. */
const ENGINE = process.env.NOVENA_PAGE !== "server";
/** Responds like a program without an engine. @param {any} route */
async function answerWithoutEngine(route) {
  const response = await route.fetch();
  return route.fulfill({ response, json: { ...(await response.json()), engine: false } });
}

/** A puzzle of our own with one solution. */
export const PUZZLE = ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

/** Returns a port that was free a moment ago. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** A server with its own store, which can be killed and restarted at the same address. */
export class Server {
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null;

  /**
   * @param {string} [host] where it listens
   * @param {string[]} [options] of the command line
   */
  static async start(host = "127.0.0.1", options = []) {
    const server = new Server();
    server.options = options;
    server.data = mkdtempSync(join(tmpdir(), "novena-browser-"));
    server.host = host;
    server.port = await freePort();
    server.url = `http://127.0.0.1:${server.port}/`;
    await server.begin();
    return server;
  }

  async begin() {
    const address = `${this.host}:${this.port}`;
    const child = spawn(PROGRAM, ["serve", "--addr", address, "--data", this.data, ...this.options], { stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.said = "";
    child.stdout.on("data", (text) => (this.said += text));
    let complaint = "";
    child.stderr.on("data", (text) => (complaint += text));
    let isOver = false;
    child.on("exit", () => (isOver = true));
    for (let tries = 0; tries < 400; tries += 1) {
      if (isOver) throw new Error(`the server ended: ${complaint}`);
      const answer = await fetch(`${this.url}healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no server after 20 s: ${complaint}`);
  }

  /** Kills the server, as a power cut would. */
  async kill() {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const over = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGKILL");
    await over;
  }

  async stop() {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** @param {object} request */
  async call(request) {
    const answer = await fetch(`${this.url}api/call`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    const { ok, error } = await answer.json();
    if (error) throw new Error(error.message);
    return ok;
  }

  /** Returns the solution of a puzzle. @param {string} puzzle */
  async solution(puzzle) {
    return (await this.call({ op: "solve", puzzle })).solutions[0];
  }
}

/**
 * Provides a server and a browser for the tests in a file.
 *
 * @param {string} [host] where the server listens
 * @returns {{server: Server, visit: (url: string, options?: object) => Promise<import("playwright-core").Page>, open: (path?: string, options?: object) => Promise<import("playwright-core").Page>}}
 */
export function stage(host) {
  const set = /** @type {any} */ ({});
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => {
    mkdirSync(PICTURES, { recursive: true });
    set.server = await Server.start(host);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  after(async () => {
    await browser?.close();
    await set.server?.stop();
  });
  set.visit = async (/** @type {string} */ url, { engine = ENGINE, isFirst = false, ...options } = /** @type {any} */ ({})) => {
    const settings = { viewport: { width: 1280, height: 800 }, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block", ...options };
    const context = await browser.newContext(settings);
    if (!engine) await context.route("**/engine.json", answerWithoutEngine);
    // The tips for first visitors would cover the elements under test.
    if (!isFirst) await context.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("novena.seen", "1"));
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // Any error on the page fails the current test.
    page.troubles = [];
    page.on("pageerror", (error) => page.troubles.push(error.message));
    page.on("console", (message) => {
      // Refusals are tested separately; without TLS, a browser reports the headers that it ignores.
      const isExpected = /ERR_CONNECTION|status of 4|Opener-Policy header has been ignored/.test(message.text());
      if (message.type() === "error" && !isExpected) page.troubles.push(message.text());
    });
    await page.goto(url);
    return page;
  };
  set.open = async (path = "", options = {}) => {
    const page = await set.visit(set.server.url + path, options);
    const awaited = path.startsWith("#enter") ? "#fields input" : ".cell .digit";
    await page.waitForSelector(`${awaited}, .page-today .levels`);
    // If no game is in progress, the front page opens, and a new game is begun there.
    if (await page.isVisible(".page-today .levels")) await page.click('.page-today [data-level="easy"]');
    await page.waitForSelector(awaited);
    return page;
  };
  return set;
}

/**
 * Waits until nothing more is being fetched, for five seconds at most. On a busy machine, the
 * browser sometimes misses the end of the request for the nested worker.
 *
 * @param {import("playwright-core").Page} page
 */
export async function settled(page) {
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch((error) => {
    if (error.name !== "TimeoutError") throw error;
  });
}

/**
 * Opens a puzzle on the page, as if the player had pasted it.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} text
 */
export async function openPuzzle(page, text) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

/**
 * Opens a puzzle and waits until its game is on the board. The previous game may show the same
 * digits.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} puzzle
 */
export async function playPuzzle(page, puzzle) {
  const last = await page.getAttribute("#board", "data-game");
  await openPuzzle(page, puzzle);
  // A puzzle with several solutions goes to the bench first.
  await page.waitForFunction((game) => document.getElementById("board")?.dataset.game !== game || document.getElementById("play-anyway"), last);
  if ((await page.locator("#play-anyway").count()) > 0) {
    await page.click("#play-anyway");
    await page.waitForFunction((game) => document.getElementById("board")?.dataset.game !== game, last);
  }
  await waitForDigits(page, puzzle);
  // Waits for the modules that load later. When a person plays, they have loaded by this time.
  await settled(page);
}

/**
 * Opens a position with its marks on the page, in any format that can represent them.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} text
 */
export async function playPosition(page, text) {
  const last = await page.getAttribute("#board", "data-game");
  await openPuzzle(page, text);
  await page.waitForFunction((game) => document.getElementById("board")?.dataset.game !== game, last);
  await settled(page);
}

/**
 * Climbs to a rung of the hint, from the current one.
 *
 * @param {import("playwright-core").Page} page
 * @param {number} rung
 */
export async function climb(page, rung) {
  const on = () => page.$$eval("#hint:not([hidden]) .rungs .on", (rungs) => rungs.length);
  for (let next = (await on()) + 1; next <= rung; next += 1) {
    await page.keyboard.press("h");
    await page.waitForFunction((count) => document.querySelectorAll("#hint:not([hidden]) .rungs .on").length === count, next);
  }
}

/**
 * Returns the digits on the board as 81 characters.
 *
 * @param {import("playwright-core").Page} page
 */
export const digits = (page) =>
  page.evaluate(() => [...document.querySelectorAll("#board .cell")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));

/**
 * Waits until the board shows these digits.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} expected
 */
export async function waitForDigits(page, expected) {
  const wanted = expected.replaceAll("0", ".");
  await page.waitForFunction(
    (board) => [...document.querySelectorAll("#board .cell")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === board,
    wanted,
  );
}

/**
 * Waits until the game on the board is stored as drawn.
 *
 * @param {import("playwright-core").Page} page
 */
export const saved = (page) =>
  page.waitForFunction(() => {
    const { saved, version } = document.getElementById("board")?.dataset ?? {};
    return version !== undefined && saved === version;
  });

/**
 * Returns whether the pages of a server run their own engine.
 *
 * @param {Server} server
 */
export async function hasEngine(server) {
  const answer = await fetch(`${server.url}engine.json`);
  return ENGINE && answer.ok && (await answer.json()).engine;
}

/** @param {number} index */
export const name = (index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;

/**
 * Presses a button of the tools, opening them first if needed.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} button
 */
export async function useTool(page, button) {
  const isHidden = !(await page.locator(button).isVisible());
  if (isHidden) await page.click((await page.locator(`#extras ${button}`).count()) > 0 ? "#more" : "#menu");
  await page.click(button);
}

/** Keys for pages without a link in the bar. @type {Record<string, string>} */
const PAGE_KEYS = { new: "Shift+N", enter: "Shift+E" };

/**
 * Goes to a page other than the game: by its link if the bar has one, otherwise by its key.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} name as in the address
 */
export async function goTo(page, name) {
  const link = page.locator(`#open-${name}`);
  if ((await link.count()) > 0 && (await link.isVisible())) await link.click();
  else await page.keyboard.press(PAGE_KEYS[name]);
  await page.waitForSelector(`body[data-page="${name}"]`);
}

/**
 * Stops the clocks of the page's workers, which Playwright's clock does not reach.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} time
 */
export async function stopWorkerClocks(page, time) {
  const still = `const RealDate = Date; Date = class extends RealDate { constructor(...of) { super(...(of.length > 0 ? of : ["${time}"])); } static now() { return RealDate.parse("${time}"); } };`;
  await page.route(/worker[^/]*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${still}\n${await answer.text()}` });
  });
}
