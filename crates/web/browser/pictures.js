// Takes the pictures for the README: two screens of the page, and one of the terminal player,
// which is an SVG written by the player's tests. `cargo xtask pictures` runs this script.
//
// node pictures.js TERMINAL.svg FOLDER

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { seedLibrary } from "./seed.js";
import { DRAWN } from "./tests/screens.js";
import { CHROMIUM, FLAGS, Server, stopWorkerClocks } from "./tests/stage.js";

const SIZE = { width: 1440, height: 900 };
/** The date and time shown in the pictures, whenever they are taken. */
const NOW = new Date("2026-11-15T12:00:00Z");
/** The screen in each picture, by its name in screens.js. The front page comes first, because it lists the games that other screens open. */
const SCREENS = { page: "today", hint: "hint-x-wing" };

/**
 * Takes all pictures.
 *
 * @param {string} terminal the SVG file of the terminal player
 * @param {string} folder for the PNG files
 */
export async function takePictures(terminal, folder) {
  const server = await Server.start();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    // The front page shows the games of somebody who has been playing for some weeks.
    const headers = { "content-type": "application/json" };
    const imported = await fetch(`${server.url}api/import`, { method: "POST", headers, body: seedLibrary(24, NOW) });
    if (!imported.ok) throw new Error(await imported.text());
    for (const [picture, name] of Object.entries(SCREENS)) {
      const screen = DRAWN.find((drawn) => drawn.name === name);
      if (!screen) throw new Error(`no screen is called ${name}`);
      const context = await browser.newContext({ viewport: SIZE, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block", timezoneId: "UTC" });
      await context.addInitScript(() => localStorage.setItem("novena.seen", "1"));
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await stopWorkerClocks(page, NOW.toISOString());
      await page.goto(server.url);
      await page.waitForSelector(".cell .digit, .page-today .levels");
      await screen.open(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${picture}.png`), animations: "disabled", caret: "hide" });
      await context.close();
    }
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1.5 });
    await page.setContent(`<body style="margin:0">${readFileSync(terminal, "utf8")}`);
    await page.locator("svg").screenshot({ path: join(folder, "terminal.png") });
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [terminal, folder] = process.argv.slice(2);
  await takePictures(terminal, folder);
}
