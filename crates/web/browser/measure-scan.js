// Measures how long the page takes to read a 12-megapixel photo, and how much memory it uses: `node
// measure-scan.js [ROUNDS]`, with the program in NOVENA or in target/debug. Memory is measured for
// the page's process, as reported by Linux.

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { photograph } from "./tests/photos.js";
import { CHROMIUM, FLAGS, PUZZLE, Server } from "./tests/stage.js";

const rounds = Number(process.argv[2] ?? 7);
const server = await Server.start();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/**
 * Returns one of the memory figures that Linux keeps for a process, in MB.
 *
 * @param {number} id
 * @param {string} name
 */
const megabytes = (id, name) => Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1000;

/**
 * Returns the CPU time used by a process so far, in milliseconds. Wall-clock time would depend on
 * the load of the machine.
 *
 * @param {number} id
 */
const worked = (id) => 10 * readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0);

/**
 * Returns the page's process. Of the processes that show pages, it is the one that uses the most
 * memory.
 */
async function pageProcess() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  return pages.sort((one, other) => megabytes(other, "VmRSS") - megabytes(one, "VmRSS"))[0];
}

async function open() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", serviceWorkers: "block" });
  await context.addInitScript(() => localStorage.setItem("novena.seen", "1"));
  const page = await context.newPage();
  await page.goto(`${server.url}#scan`);
  await page.waitForSelector("#choose-picture");
  return page;
}

try {
  const drawing = await open();
  const shot = await photograph(drawing, { boards: [{ givens: PUZZLE }], width: 4000, height: 3000, quality: 0.92 });
  await drawing.context().close();
  const page = await open();
  // By the end of this pause, the deferred modules have loaded.
  await page.waitForTimeout(4000);
  // The time from choosing the file until the recognised digits are drawn over the picture, as
  // measured by the page.
  await page.evaluate(() => {
    const times = (/** @type {any} */ (window).times = /** @type {number[]} */ ([]));
    let begun = 0;
    document.addEventListener("change", () => (begun = performance.now()), true);
    new MutationObserver(() => {
      if (begun === 0 || !document.querySelector("#photo-fields .filled")) return;
      times.push(performance.now() - begun);
      begun = 0;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const id = await pageProcess();
  const before = megabytes(id, "VmRSS");
  const [peaks, work] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = 0; round < rounds; round += 1) {
    // Resets the peak memory use.
    writeFileSync(`/proc/${id}/clear_refs`, "5");
    const begun = worked(id);
    await page.setInputFiles("#picture-file", shot);
    await page.waitForFunction((count) => /** @type {any} */ (window).times.length > count, round);
    work.push(worked(id) - begun);
    peaks.push(megabytes(id, "VmHWM"));
    if ((await page.$$eval("#photo-fields .filled", (fields) => fields.length)) !== 26) throw new Error("read wrong");
    await page.click("#other-photo");
    await page.waitForSelector("#choose-picture");
    await page.waitForTimeout(300);
  }
  /** @type {number[]} */
  const times = await page.evaluate(() => /** @type {any} */ (window).times);
  console.log(`4000 × 3000 pixels, ${Math.round(shot.buffer.length / 1000)} kB, load ${readFileSync("/proc/loadavg", "utf8").split(" ")[0]}`);
  console.log(`the first, with the engine fetched and compiled: ${Math.round(times[0])} ms`);
  const later = times.slice(1).sort((one, other) => one - other);
  console.log(`the others: least ${Math.round(later[0])}, median ${Math.round(later[Math.floor(later.length / 2)])} ms (${later.map(Math.round).join(", ")})`);
  console.log(`processor time of the page's process, all threads: ${work.join(", ")} ms`);
  console.log(`its memory: ${Math.round(before)} MB before, at most ${Math.round(Math.max(...peaks))} MB (${peaks.map(Math.round).join(", ")})`);
} finally {
  await browser.close();
  await server.stop();
}
