// Measures how soon the static site is playable: `node measure-site.js FOLDER [ROUNDS]`, run by
// `cargo xtask measure-site`. Everything is throttled as in Lighthouse's mobile profile: the host
// has a round-trip time of 150 ms and sends 1.6 Mbit/s, also to workers, and Chromium slows down
// the page's own thread by a factor of four. Files are compressed with brotli. Prints medians, and
// the files fetched in the last round, in order; there is no pass or fail. The time for
// "everything" does not include the lessons, which the service worker fetches afterwards. The
// figures are in docs/wasm.md.

import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { StaticServer } from "./static-server.js";
import { CHROMIUM, FLAGS } from "./tests/stage.js";

const [folder, rounds] = process.argv.slice(2);
const ROUNDS = Number(rounds ?? 5);
const SLOWER = 4;
const NETWORK = { roundTrip: 150, bandwidth: 1_600_000 / 8 };

/** @param {number[]} numbers */
function middle(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Makes a page record layout shifts from its first frame onwards. */
function watchShifts() {
  /** @type {{value: number, of: string[]}[]} */
  const shifts = [];
  Object.assign(window, { shifts });
  const rect = (/** @type {DOMRectReadOnly} */ { x, y, width, height }) => [x, y, width, height].map(Math.round).join(",");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of /** @type {any[]} */ (list.getEntries())) {
      const name = (/** @type {Element | null} */ node) => `${node?.nodeName.toLowerCase()}${node?.id && `#${node.id}`}.${node?.className}`;
      const of = sources.map((/** @type {any} */ one) => `${name(one.node)} from ${rect(one.previousRect)} to ${rect(one.currentRect)}`);
      if (!hadRecentInput) shifts.push({ value, of });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Measures one first visit. Times are in milliseconds from its start.
 *
 * @param {StaticServer} host
 */
async function visit(host) {
  const profile = mkdtempSync(join(tmpdir(), "novena-measure-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: FLAGS,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watchShifts);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    host.sent = 0;
    host.asked = [];
    host.answers = [];
    const start = Date.now();
    const since = () => Date.now() - start;
    await page.goto(host.url, { waitUntil: "commit" });
    // A digit is typed repeatedly until the board accepts it.
    await page.waitForSelector(".cell .digit");
    const drawn = since();
    const empty = await page.evaluate(() => {
      const cells = [...document.querySelectorAll("#board .cell")];
      return cells.findIndex((cell) => !cell.querySelector(".digit"));
    });
    const cell = page.locator("#board .cell").nth(empty);
    await cell.click();
    await page.keyboard.press("Digit1");
    await cell.locator(".digit").waitFor();
    const [digit, bytes] = [since(), host.sent];
    // The digit may be wrong, in which case a hint would be about that mistake.
    await page.click("#undo");
    await cell.locator(".digit").waitFor({ state: "detached" });
    await page.keyboard.press("h");
    await page.waitForFunction(() => document.querySelectorAll("#hint:not([hidden]) .rungs .on").length === 1);
    const hint = since();
    await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);
    const all = since();
    // Lessons and the scanning engine are fetched after everything else, and the first of them may
    // have arrived by now.
    const isLater = (/** @type {{address: string}} */ { address }) => /\/lessons\/|\/scan\.wasm/.test(address);
    const later = host.answers.filter(isLater).reduce((sum, { length }) => sum + length, 0);
    const sent = host.sent - later;
    /** @type {{value: number, of: string[]}[]} */
    const shifts = await page.evaluate(() => /** @type {any} */ (window).shifts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    const answers = host.answers.map(({ address, length, from, to }) => ({ address, length, from: from - start, to: to - start }));
    return { drawn, digit, hint, all, bytes: bytes / 1000, sent: sent / 1000, answers, shift, shifts };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const host = await StaticServer.start(folder, "/novena/");
host.effort = 11;
try {
  host.pack();
  host.network = NETWORK;
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(host));
  const figure = (/** @type {"drawn" | "digit" | "hint" | "all" | "bytes" | "sent"} */ key) => {
    const values = visits.map((one) => one[key]);
    return `${middle(values).toFixed(0)} (least ${Math.min(...values).toFixed(0)})`;
  };
  console.log(`first visit, throttled, ${ROUNDS} rounds, medians`);
  console.log(`board drawn: ${figure("drawn")} ms`);
  console.log(`a digit is on the board: ${figure("digit")} ms, after ${figure("bytes")} kB`);
  console.log(`first hint: ${figure("hint")} ms`);
  console.log(`everything kept for flight mode: ${figure("all")} ms, ${figure("sent")} kB`);
  console.log(`layout shift: ${Math.max(...visits.map(({ shift }) => shift)).toFixed(4)} at most`);
  for (const { value, of } of visits.at(-1)?.shifts ?? []) console.log(`  ${value.toFixed(4)} ${of.join("; ")}`);
  for (const { address, length, from, to } of visits.at(-1)?.answers ?? []) {
    console.log(`${String(from).padStart(6)} to ${String(to).padStart(5)} ms ${(length / 1000).toFixed(1).padStart(7)} kB ${address}`);
  }
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
} finally {
  await host.stop();
}
