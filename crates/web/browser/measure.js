// Measures the speed of the page: `node measure.js [ROUNDS]`, with the program built as for the
// tests. Prints medians and 95th percentiles; there is no pass or fail. The figures are in
// docs/benchmarks.md and docs/wasm.md.

import { cpus, loadavg } from "node:os";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS, hasEngine, playPuzzle, PUZZLE, saved, Server } from "./tests/stage.js";

const ROUNDS = Number(process.argv[2] ?? 15);
const MOVES = 40;

/** @param {number[]} numbers */
function middle(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Returns a quantile of some numbers.
 *
 * @param {number[]} numbers
 * @param {number} part
 */
function percentile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** @param {number[]} numbers */
const told = (numbers) =>
  `median ${middle(numbers).toFixed(1)}, p95 ${percentile(numbers, 0.95).toFixed(1)}, longest ${Math.max(...numbers).toFixed(1)}`;

/**
 * Returns the time in milliseconds from the start of a visit until the first board is drawn.
 *
 * @param {import("playwright-core").Page} page
 */
async function firstBoard(page) {
  await page.waitForFunction(() => performance.getEntriesByName("board").length > 0);
  return page.evaluate(() => performance.getEntriesByName("board")[0].startTime);
}

/**
 * Counts the bytes transferred before the first board is drawn, including headers. Returns two
 * numbers: the bytes of code and styles, and the bytes of all files.
 *
 * @param {import("playwright-core").Page} page
 */
function countBytes(page) {
  return page.evaluate(() => {
    const board = performance.getEntriesByName("board")[0].startTime;
    const asked = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const before = asked.filter(({ startTime }) => startTime <= board);
    const sum = (/** @type {any[]} */ entries) => entries.reduce((total, { transferSize }) => total + transferSize, 0);
    return { code: sum(before.filter(({ name }) => /\.(js|css)$/.test(name))), all: sum(before) };
  });
}

/**
 * Reads the CPU time of the page's thread, which does not depend on the load of the machine.
 *
 * @param {import("playwright-core").Page} page
 */
async function stopwatch(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (/** @type {string} */ name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { all: of("TaskDuration"), script: of("ScriptDuration"), drawing: of("RecalcStyleDuration") + of("LayoutDuration") };
  };
}

/**
 * Measures how many milliseconds each of several moves takes: for scripts, for style and layout,
 * and until the frame is drawn.
 *
 * @param {import("playwright-core").Page} page
 */
async function moves(page) {
  const spent = await stopwatch(page);
  const each = { script: /** @type {number[]} */ ([]), drawing: /** @type {number[]} */ ([]), paint: /** @type {number[]} */ ([]) };
  await watchPaints(page);
  await page.click('[data-cell="r1c1"]');
  for (let move = 0; move < MOVES; move += 1) {
    const before = await spent();
    const version = await page.getAttribute("#board", "data-version");
    await page.keyboard.press(`Shift+Digit${(move % 9) + 1}`);
    await page.waitForSelector(`#board:not([data-version="${version}"])`);
    const after = await spent();
    each.script.push(after.script - before.script);
    each.drawing.push(after.drawing - before.drawing);
  }
  each.paint = await page.evaluate(() => /** @type {any} */ (window).paints);
  return each;
}

/**
 * Makes the page record the time from each key to the frame that shows its move.
 *
 * @param {import("playwright-core").Page} page
 */
function watchPaints(page) {
  return page.evaluate(() => {
    /** @type {number[]} */
    const paints = [];
    Object.assign(window, { paints });
    let pressed = 0;
    document.addEventListener("keydown", ({ key, timeStamp }) => (pressed = key === "Shift" ? pressed : timeStamp), true);
    const note = () => {
      const from = pressed;
      // The first task after a frame's callbacks runs when the frame is drawn.
      requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - from)));
    };
    const board = /** @type {HTMLElement} */ (document.getElementById("board"));
    new MutationObserver(note).observe(board, { attributes: true, attributeFilter: ["data-version"] });
  });
}

/**
 * @param {string} where
 * @param {Awaited<ReturnType<typeof moves>>} times
 */
function report(where, { script, drawing, paint }) {
  console.log(`a move, ${where}: script ${told(script)} ms; style and layout ${told(drawing)} ms; key to paint ${told(paint)} ms`);
}

const server = await Server.start();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  const cold = [];
  const warm = [];
  const busy = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await (await browser.newContext()).newPage();
    const spent = await stopwatch(page);
    const before = await spent();
    await page.goto(server.url);
    cold.push(await firstBoard(page));
    busy.push((await spent()).all - before.all);
    await page.reload();
    warm.push(await firstBoard(page));
    await page.context().close();
  }
  console.log(`first board, nothing cached: ${told(cold)} ms`);
  console.log(`first board, cached: ${told(warm)} ms`);
  console.log(`time of the page's own thread until then, nothing cached: ${told(busy)} ms`);
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  await firstBoard(page);
  const { code, all } = await countBytes(page);
  console.log(`transferred until the first board: ${code} bytes of code and styles, ${all} in all`);
  await playPuzzle(page, PUZZLE);
  report("server on this machine", await moves(page));
  await page.context().route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue().catch(() => {});
  });
  report("server 150 ms away", await moves(page));
  if (await hasEngine(server)) {
    await saved(page);
    await server.kill();
    report("no server", await moves(page));
  }
} finally {
  await browser.close();
  await server.stop();
}
