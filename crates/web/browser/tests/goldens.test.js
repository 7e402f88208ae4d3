// Screenshots at the design's eight sizes, light and dark, compared with approved
// screenshots. `NOVENA_UPDATE=1` accepts the current ones; target/browser/index.html shows
// all of them.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { SHRINK, SQUARE, TOLERANCE, compare } from "./likeness.js";
import { DRAWN } from "./screens.js";
import { PICTURES, stage, stopWorkerClocks } from "./stage.js";

const set = stage();
const GOLDENS = fileURLToPath(new URL("../goldens/", import.meta.url));
const SCREENS = join(PICTURES, "screens");
const SIZES = ["1440x900", "1920x1080", "1366x768", "820x1180", "390x844", "844x390", "360x640", "320x568"];
const SCHEMES = /** @type {const} */ (["light", "dark"]);

/**
 * Different versions of Chromium scale photos differently, so the tolerance for a photo is larger.
 * The difference between versions 148 and 156 is 20.
 */
const PHOTO_TOLERANCE = 25;

/** Until pictures have been approved, there is nothing to compare with. */
const skip = existsSync(GOLDENS) || process.env.NOVENA_UPDATE ? false : "no pictures are approved yet: NOVENA_UPDATE=1 takes them";

/** The date and time shown in all pictures; the date is the one in the design. */
const NOON = "2026-11-15T12:00:00";

/** @type {import("playwright-core").Page | null} */
let judge = null;

for (const { name, open } of DRAWN) {
  test(`pictures of ${name}`, { skip }, async () => {
    mkdirSync(GOLDENS, { recursive: true });
    mkdirSync(SCREENS, { recursive: true });
    const [width, height] = SIZES[0].split("x").map(Number);
    // The page has only this browser's games, and its clock shows a fixed day. Time passes only
    // when a screen requests it.
    const page = await set.visit("about:blank", { viewport: { width, height }, colorScheme: "light", timezoneId: "UTC" });
    await page.clock.setFixedTime(new Date(`${NOON}Z`));
    await page.addInitScript(() => {
      let now = 1000;
      performance.now = () => now;
      // The bench draws a number that decides which givens it suggests.
      let drawn = 1;
      Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
      Object.assign(window, { passTime: (/** @type {number} */ ms) => (now += ms) });
    });
    await page.route("**/engine.json", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), server: false } });
    });
    await stopWorkerClocks(page, `${NOON}Z`);
    await page.goto(set.server.url);
    await page.waitForSelector(".cell .digit");
    await open(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    // The clock and the message about storage may change while pictures are taken, so both are
    // hidden.
    await page.evaluate(() => {
      for (const id of ["time", "saved"]) /** @type {HTMLElement} */ (document.getElementById(id)).style.visibility = "hidden";
    });
    judge ??= await set.visit("about:blank");
    /** @type {string[]} */
    const other = [];
    for (const size of SIZES) {
      const [wide, high] = size.split("x").map(Number);
      await page.setViewportSize({ width: wide, height: high });
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, scheme);
        const title = `${name}-${size}-${scheme}`;
        const shot = await page.screenshot({ path: join(SCREENS, `${title}.png`), animations: "disabled", caret: "hide" });
        const file = join(GOLDENS, `${title}.webp`);
        const kept = existsSync(file) ? readFileSync(file).toString("base64") : null;
        const { golden, worst, where } = await judge.evaluate(compare, { shot: shot.toString("base64"), kept, type: "webp", shrink: SHRINK, square: SQUARE });
        if (worst <= (name === "scan" ? PHOTO_TOLERANCE : TOLERANCE)) continue;
        if (process.env.NOVENA_UPDATE) writeFileSync(file, Buffer.from(golden, "base64"));
        else other.push(`${title}: off by ${Math.round(worst)} at ${where}`);
      }
    }
    assert.deepEqual(other, [], "look at target/browser/index.html; NOVENA_UPDATE=1 accepts it");
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

test("every golden belongs to a screen that is still drawn", { skip }, () => {
  const titles = new Set(DRAWN.flatMap(({ name }) => SIZES.flatMap((size) => SCHEMES.map((scheme) => `${name}-${size}-${scheme}.webp`))));
  assert.deepEqual(readdirSync(GOLDENS).filter((file) => !titles.has(file)), []);
});

/** Writes a page that shows all pictures, with a row for every screen and scheme. */
after(() => {
  if (skip) return;
  const pictures = readdirSync(SCREENS).filter((file) => file.endsWith(".png"));
  const figure = (/** @type {string} */ file, /** @type {string} */ size) => {
    const [width, height] = size.split("x").map((side) => Number(side) / 3);
    return `<figure><a href="screens/${file}"><img loading="lazy" src="screens/${file}" width="${width}" height="${height}" alt="${file}"></a><figcaption>${size}</figcaption></figure>`;
  };
  const row = (/** @type {string} */ name, /** @type {string} */ scheme) => {
    const shots = SIZES.filter((size) => pictures.includes(`${name}-${size}-${scheme}.png`)).map((size) => figure(`${name}-${size}-${scheme}.png`, size));
    return shots.length > 0 ? `<h2>${name}, ${scheme}</h2><div>${shots.join("")}</div>` : "";
  };
  const rows = DRAWN.flatMap(({ name }) => SCHEMES.map((scheme) => row(name, scheme)));
  const style = "body{font:15px system-ui;margin:24px;background:#ddd}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}";
  writeFileSync(join(PICTURES, "index.html"), `<!doctype html><meta charset="utf-8"><title>Screens of Novena</title><style>${style}</style><h1>Screens of Novena</h1>${rows.join("\n")}\n`);
});
