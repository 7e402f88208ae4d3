// Screenshots at the design's eight sizes, light and dark, compared with approved
// screenshots. `NOVENA_UPDATE=1` accepts the current ones; target/browser/index.html shows
// all of them.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { DRAWN } from "./screens.js";
import { PICTURES, stage } from "./stage.js";

const set = stage();
const GOLDENS = fileURLToPath(new URL("../goldens/", import.meta.url));
const SCREENS = join(PICTURES, "screens");
const SIZES = ["1440x900", "1920x1080", "1366x768", "820x1180", "390x844", "844x390", "360x640", "320x568"];
const SCHEMES = /** @type {const} */ (["light", "dark"]);

/**
 * A golden has a quarter of the screenshot's width and height. It is small enough to store, and
 * still shows the whole screen.
 */
const SHRINK = 4;
/**
 * Squares of this many golden pixels (16 screen pixels, a third of a button) are compared by
 * their mean ink, on a scale up to 255. The largest differences, measured on all pictures of a
 * screen:
 *
 * - the same page again, after a restart, on an idle machine and on a busy one: 0.0, on all
 *   screens;
 * - letters with hinting and without colour smoothing: 8.3;
 * - a letter grey that is one step lighter (#46504b, #4a554f): 12.4;
 * - counts missing from the pad: 29; the pad one pixel to the right: 31; the board one pixel down: 36.
 *
 * A machine that renders text differently therefore passes, whereas even the smallest of these
 * changes fails.
 */
const SQUARE = 4;
const TOLERANCE = 10;
/**
 * Versions of Chromium scale photos in different ways, so the difference for a photo is larger. It
 * is 20 between versions 148 and 156.
 */
const PHOTO_TOLERANCE = 25;

/** Until pictures have been approved, there is nothing to compare with. */
const skip = existsSync(GOLDENS) || process.env.NOVENA_UPDATE ? false : "no pictures are approved yet: NOVENA_UPDATE=1 takes them";

/** The date on which all pictures are taken, which is the date in the design. */
const NOON = "2026-11-15T12:00:00";
const STILL = `const RealDate = Date; Date = class extends RealDate { constructor(...of) { super(...(of.length > 0 ? of : ["${NOON}Z"])); } static now() { return RealDate.parse("${NOON}Z"); } };`;

/**
 * Compares pictures in the browser, which can read and write them. Returns the golden of a
 * screenshot, and the largest difference between any of its squares and the stored golden.
 *
 * @param {{shot: string, kept: string | null, shrink: number, square: number}} wish pictures in base64
 */
async function compare({ shot, kept, shrink, square }) {
  const load = async (/** @type {string} */ type, /** @type {string} */ data) => {
    const image = new Image();
    image.src = `data:image/${type};base64,${data}`;
    await image.decode();
    return image;
  };
  const pixels = (/** @type {HTMLImageElement} */ image, /** @type {number} */ width, /** @type {number} */ height) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    paper.imageSmoothingQuality = "high";
    paper.drawImage(image, 0, 0, width, height);
    return { canvas, data: paper.getImageData(0, 0, width, height).data };
  };
  const taken = await load("png", shot);
  const [width, height] = [Math.round(taken.width / shrink), Math.round(taken.height / shrink)];
  const golden = pixels(taken, width, height).canvas.toDataURL("image/webp", 0.6).split(",")[1];
  if (!kept) return { golden, worst: 255, where: "nothing was kept" };
  // Both pictures were shrunk in the same way, so any remaining difference is in the drawing.
  const now = pixels(await load("webp", golden), width, height);
  const image = await load("webp", kept);
  if (image.width !== width || image.height !== height) return { golden, worst: 255, where: "another size" };
  const before = pixels(image, width, height);
  let worst = 0;
  let where = "";
  for (let top = 0; top < height; top += square) {
    for (let left = 0; left < width; left += square) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = top; y < Math.min(top + square, height); y += 1) {
        for (let x = left; x < Math.min(left + square, width); x += 1) {
          const at = 4 * (y * width + x);
          for (const part of [0, 1, 2]) sums[part] += now.data[at + part] - before.data[at + part];
          count += 1;
        }
      }
      const off = Math.max(...sums.map((sum) => Math.abs(sum / count)));
      if (off > worst) [worst, where] = [off, `${left * shrink}, ${top * shrink}`];
    }
  }
  return { golden, worst, where };
}

/** @type {import("playwright-core").Page | null} */
let judge = null;

for (const { name, open } of DRAWN) {
  test(`pictures of ${name}`, { skip }, async () => {
    mkdirSync(GOLDENS, { recursive: true });
    mkdirSync(SCREENS, { recursive: true });
    const [width, height] = SIZES[0].split("x").map(Number);
    // The page has only games of this browser, on a fixed day. Time passes only when a screen
    // requests it.
    const page = await set.visit("about:blank", { viewport: { width, height }, colorScheme: "light", timezoneId: "UTC" });
    await page.clock.setFixedTime(new Date(`${NOON}Z`));
    await page.addInitScript(() => {
      let now = 1000;
      performance.now = () => now;
      Object.assign(window, { passTime: (/** @type {number} */ ms) => (now += ms) });
    });
    await page.route("**/engine.json", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), server: false } });
    });
    // Workers have their own clock.
    await page.route(/worker[^/]*\.js/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${STILL}\n${await answer.text()}` });
    });
    await page.goto(set.server.url);
    await page.waitForSelector(".cell .digit");
    await open(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    // Time passes while pictures are taken, so the elements that show this are hidden.
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
        const { golden, worst, where } = await judge.evaluate(compare, { shot: shot.toString("base64"), kept, shrink: SHRINK, square: SQUARE });
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

test("every golden is of a screen that is still drawn", { skip }, () => {
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
