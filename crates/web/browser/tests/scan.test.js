// Puzzles from photos that are chosen as a file, pasted, dropped or taken with the camera, and are
// then corrected and played.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { accessible } from "./axe.js";
import { LANGUAGES, fits } from "./fits.js";
import { photograph } from "./photos.js";
import { CHROMIUM, FLAGS, PUZZLE, Server, hasEngine, stage, waitForDigits } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */

const set = stage();

/**
 * Runs a test that needs the engine, because a page without the engine cannot read pictures.
 * @param {string} title
 * @param {() => Promise<unknown>} work
 */
const scanTest = (title, work) => test(title, async (context) => ((await hasEngine(set.server)) ? work() : context.skip("the page has no engine")));

/** Part of PUZZLE's solution, as a player would have written it. */
const ENTRIES = "67.......".padEnd(81, ".");
/**
 * A cell with a given, and the puzzle with a letter printed in that cell, which cannot be read as a
 * digit.
 */
const MISPRINT = PUZZLE.indexOf("3");
const MISPRINTED = `${PUZZLE.slice(0, MISPRINT)}K${PUZZLE.slice(MISPRINT + 1)}`;
const OTHER = [...PUZZLE].reverse().join("");

/** @param {Page} page */
async function openScan(page) {
  await page.evaluate(() => (location.hash = "scan"));
  await page.waitForSelector("#choose-picture");
}

/** @param {object} [options] */
async function visitScan(options = {}) {
  const page = await set.visit(`${set.server.url}#scan`, options);
  await page.waitForSelector("#choose-picture");
  return page;
}

/** @param {Page} page @param {import("./photos.js").Shot} shot */
async function choose(page, shot) {
  await page.setInputFiles("#picture-file", await photograph(page, shot));
  await page.waitForSelector("#scan-title[data-verdict], #scan-board-1");
}

/** Returns the content of the fields. @param {Page} page */
const seen = (page) => page.$$eval("#photo-fields input", (fields) => fields.map((field) => field.value || ".").join(""));

/** @param {Page} page @param {number} index */
const field = (page, index) => page.locator("#photo-fields input").nth(index);

/** Returns the names of the cells in a state. @param {Page} page @param {string} state */
const cellsThat = (page, state) => page.$$eval(`.photo-cell.${state}`, (cells) => cells.map((cell) => cell.getAttribute("data-shape")));

scanTest("a photo through the file chooser is read over the picture and played", async () => {
  const page = await set.open("#enter");
  await page.click("#photo-fields");
  await page.waitForSelector("#choose-picture");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("#choose-picture")]);
  await chooser.setFiles(await photograph(page, { boards: [{ givens: PUZZLE }] }));
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  assert.equal(await seen(page), PUZZLE);
  assert.match(await page.textContent(".scan-report"), /26 givens/);
  assert.deepEqual(await cellsThat(page, "doubtful"), []);
  // Each field is over its cell although the picture is rotated and in perspective.
  const off = await page.evaluate(() => {
    const middle = (/** @type {Element} */ element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const shapes = [...document.querySelectorAll(".photo-cell")];
    return Math.max(...[...document.querySelectorAll("#photo-fields .field")].flatMap((cell, index) => middle(cell).map((at, axis) => Math.abs(at - middle(shapes[index])[axis]))));
  });
  assert.ok(off < 8, `${off} px`);
  assert.equal(await page.textContent("#scan-next"), "Play this");
  await page.click("#scan-next");
  await waitForDigits(page, PUZZLE);
  assert.equal(await page.$$eval("#board .cell.given", (cells) => cells.length), 26);
  assert.deepEqual(page.troubles, []);
});

scanTest("doubtful cells are named, have to be checked, and are corrected by a press", async () => {
  const page = await visitScan();
  await choose(page, { boards: [{ givens: MISPRINTED }] });
  const doubtful = await cellsThat(page, "doubtful");
  assert.ok(doubtful.includes("r2c4"), `doubtful: ${doubtful}`);
  assert.match(await page.textContent("#scan-title"), /^Check \d+ cells?$/);
  for (const name of doubtful) assert.ok((await page.textContent(".scan-report")).includes(String(name)), String(name));
  assert.match(await field(page, MISPRINT).getAttribute("aria-label"), /Row 2, column 4.*to be checked/);
  // The puzzle cannot be played until it has been checked, so the primary button goes from one
  // doubtful cell to the next.
  assert.doesNotMatch(await page.textContent("#scan-next"), /Play/);
  const { x, y, width, height } = await page.locator('[data-shape="r2c4"]').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.ok(await field(page, MISPRINT).evaluate((input) => input === document.activeElement));
  await page.click(".scan-controls .pad button:nth-child(3)");
  assert.ok(!(await cellsThat(page, "doubtful")).includes("r2c4"));
  while (/right|empty|Check/.test(await page.textContent("#scan-next"))) await page.click("#scan-next");
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  assert.equal(await seen(page), PUZZLE);
  await page.click("#scan-next");
  await waitForDigits(page, PUZZLE);
  assert.deepEqual(page.troubles, []);
});

scanTest("corrections with the keyboard only, with undo", async () => {
  const page = await visitScan();
  await choose(page, { boards: [{ givens: PUZZLE }] });
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("9");
  await page.waitForSelector('#scan-title[data-verdict="none"]');
  assert.deepEqual(await cellsThat(page, "conflict"), ["r1c1", "r1c6", "r5c1"]);
  assert.equal(await page.textContent("#scan-next"), "To the bench");
  await page.keyboard.press("x");
  assert.equal((await seen(page))[0], "9", "letters write nothing");
  await page.keyboard.press("Control+z");
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  assert.equal(await seen(page), PUZZLE);
  // A printed digit changed to a handwritten one is no longer a given.
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("p");
  assert.match(await field(page, 7).getAttribute("aria-label"), /handwritten/);
  assert.match(await page.textContent(".scan-report"), /25 givens, 1 handwritten digit/);
  await page.keyboard.press("p");
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  await page.waitForFunction(() => !(/** @type {HTMLButtonElement} */ (document.getElementById("scan-next"))?.disabled));
  await page.keyboard.press("Enter");
  await waitForDigits(page, PUZZLE);
});

scanTest("handwriting becomes the player's digits, or is left out", async () => {
  const page = await visitScan();
  const shot = { boards: [{ givens: PUZZLE, entries: ENTRIES }] };
  for (const isKept of [true, false]) {
    await openScan(page);
    await choose(page, shot);
    // The test does not depend on what the engine read: it makes the digits handwritten and
    // confirms them.
    for (const [index, digit] of [[0, "6"], [1, "7"]]) {
      await field(page, Number(index)).focus();
      await page.keyboard.press(String(digit));
      if (!/handwritten/.test(await field(page, Number(index)).getAttribute("aria-label"))) await page.keyboard.press("p");
    }
    while (/right|empty|Check/.test(await page.textContent("#scan-next"))) await page.click("#scan-next");
    await page.waitForSelector('#scan-title[data-verdict="one"]');
    assert.equal((await seen(page)).slice(0, 2), "67");
    assert.deepEqual(await page.$$eval("#photo-fields .written", (fields) => fields.length), 2);
    if (!isKept) await page.uncheck("#with-entries");
    assert.equal((await seen(page)).slice(0, 2), isKept ? "67" : "..");
    await page.click("#scan-next");
    await waitForDigits(page, isKept ? `67${PUZZLE.slice(2)}` : PUZZLE);
    assert.equal(await page.$$eval("#board .cell.given", (cells) => cells.length), 26);
  }
  assert.deepEqual(page.troubles, []);
});

for (const way of ["paste", "drop"]) {
  scanTest(`a picture is read after a ${way} anywhere on the page`, async () => {
    const page = await set.open();
    const { buffer } = await photograph(page, { boards: [{ givens: PUZZLE }], turn: 88, type: "image/png" });
    await page.evaluate(
      async ({ data, kind }) => {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const carried = new DataTransfer();
        carried.items.add(new File([bytes], "page.png", { type: "image/png" }));
        const event = kind === "paste" ? new ClipboardEvent("paste", { clipboardData: carried, bubbles: true, cancelable: true }) : new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true });
        document.dispatchEvent(event);
      },
      { data: buffer.toString("base64"), kind: way },
    );
    await page.waitForSelector('#scan-title[data-verdict="one"]');
    // The paper was lying on its side, but the board is upright.
    assert.equal(await seen(page), PUZZLE);
    assert.deepEqual(page.troubles, []);
  });
}

scanTest("one of several boards in a picture is chosen, in the picture or beside it", async () => {
  const page = await visitScan();
  await choose(page, { boards: [{ givens: PUZZLE }, { givens: OTHER }], width: 2000, height: 1200 });
  assert.equal(await page.textContent("#scan-title"), "2 sudokus");
  await page.click("#scan-board-2");
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  assert.equal(await seen(page), OTHER);
  await page.getByRole("button", { name: "All" }).click();
  await page.locator(".photo-choice").first().click();
  await page.waitForSelector('#scan-title[data-verdict="one"]');
  assert.equal(await seen(page), PUZZLE);
  await page.getByRole("button", { name: "Sudoku 2" }).click();
  await page.waitForFunction((first) => document.querySelector("#photo-fields input")?.value === first, OTHER[0] === "." ? "" : OTHER[0]);
  assert.deepEqual(page.troubles, []);
});

scanTest("a picture that cannot be read says why, in four languages", async () => {
  const REASONS = {
    en: [/No sudoku found/, /Too dark/, /Too small/, /Too large/, /Not a picture/],
    es: [/Ningún sudoku/, /Demasiado oscura/, /Demasiado pequeña/, /Demasiado grande/, /No es una imagen/],
    "pt-BR": [/Nenhum sudoku/, /Escura demais/, /Pequena demais/, /Grande demais/, /Não é uma imagem/],
    sv: [/Inget sudoku/, /För mörkt/, /För liten/, /För stor/, /Ingen bild/],
  };
  for (const [locale, reasons] of Object.entries(REASONS)) {
    const page = await visitScan({ locale });
    const plain = (/** @type {number} */ width, /** @type {number} */ height, /** @type {string} */ colour) =>
      page.evaluate(
        async (wish) => {
          const canvas = new OffscreenCanvas(wish.width, wish.height);
          const paper = canvas.getContext("2d");
          if (paper) paper.fillStyle = wish.colour;
          paper?.fillRect(0, 0, wish.width, wish.height);
          const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
          return btoa(String.fromCharCode(...bytes.slice(0, 60_000)));
        },
        { width, height, colour },
      );
    const file = (/** @type {string} */ data) => ({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(data, "base64") });
    // A picture of 20,000 × 10,000 pixels. The header states this size, so the picture is never
    // decoded.
    const large = file(await plain(100, 100, "#fff"));
    large.buffer.writeUInt32BE(20_000, 16);
    large.buffer.writeUInt32BE(10_000, 20);
    const crc = (/** @type {Buffer} */ data) => {
      let sum = ~0;
      for (const byte of data) {
        sum ^= byte;
        for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
      }
      return ~sum >>> 0;
    };
    large.buffer.writeUInt32BE(crc(large.buffer.subarray(12, 29)), 29);
    const files = [file(await plain(300, 300, "#ddd")), file(await plain(300, 300, "#050505")), file(await plain(80, 200, "#fff")), large, { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") }];
    for (const [index, each] of files.entries()) {
      await page.setInputFiles("#picture-file", each);
      await page.waitForFunction((words) => new RegExp(words).test(document.getElementById("scan-title")?.textContent ?? ""), reasons[index].source);
      assert.ok((await page.textContent(".scan-report [role=alert]"))?.trim());
      assert.equal(await page.locator("#choose-picture").count(), 1);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

scanTest("Escape and Back return to where the photo was asked for, and so does the focus", async () => {
  const page = await set.open("#enter");
  for (const way of ["Escape", "#leave-scan"]) {
    await page.click("#photo-fields");
    await page.waitForSelector("#choose-picture");
    if (way === "Escape") await page.keyboard.press("Escape");
    else await page.click(way);
    await page.waitForSelector('body[data-page="enter"]');
    await page.waitForFunction(() => document.activeElement?.id === "photo-fields");
  }
  await page.evaluate(() => (location.hash = "today"));
  await page.click('.opens a[href="#scan"]');
  await page.waitForSelector("#choose-picture");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("href") === "#scan");
  assert.deepEqual(page.troubles, []);
});

test("a page without the engine does not offer to read a photo", async () => {
  const page = await set.open("#enter", { engine: false });
  await page.waitForSelector("#paste-fields");
  assert.ok(await page.locator("#photo-fields").isHidden());
  await page.evaluate(() => (location.hash = "today"));
  await page.waitForSelector(".opens");
  assert.equal(await page.locator('.opens a[href="#scan"]').count(), 0);
  await page.evaluate(() => (location.hash = "scan"));
  await page.waitForSelector(".photo-empty");
  assert.match(await page.textContent(".photo-empty"), /cannot read pictures/);
  assert.equal(await page.locator(".scan-ways button").count(), 0);
});

scanTest("axe finds nothing, and nothing is cut off in any language on any screen of the scan", async () => {
  for (const locale of LANGUAGES) {
    const page = await visitScan({ locale });
    const shots = [
      { boards: [{ givens: MISPRINTED, entries: ENTRIES }] },
      { boards: [{ givens: PUZZLE }, { givens: OTHER }], width: 2000, height: 1200 },
    ];
    for (const shot of [null, ...shots]) {
      await openScan(page);
      if (shot) await choose(page, shot);
      if (locale === "en") await accessible(page, JSON.stringify(shot));
      for (const [width, height] of [[1440, 900], [820, 1180], [390, 844], [320, 568], [844, 390]]) {
        await page.setViewportSize({ width, height });
        await fits(page, `${locale}, ${width}×${height}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (location.hash = "today"));
      await page.waitForSelector('body[data-page="today"]');
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

scanTest("without a network a photo is read, corrected and played", async () => {
  const server = await Server.start();
  try {
    const page = await set.visit(server.url, { serviceWorkers: "allow" });
    // The scanning engine is cached after everything else.
    const isKept = () =>
      page.evaluate(async () => {
        const wanted = new URL("engine/scan.wasm", location.href).href;
        return Boolean(navigator.serviceWorker.controller && (await caches.match(wanted)));
      });
    while (!(await isKept())) await page.waitForTimeout(200);
    const shot = await photograph(page, { boards: [{ givens: MISPRINTED }] });
    await server.kill();
    await page.reload();
    await page.waitForSelector(".cell .digit");
    await page.evaluate(() => (location.hash = "scan"));
    await page.waitForSelector("#choose-picture");
    await page.setInputFiles("#picture-file", shot);
    await page.waitForSelector("#scan-title[data-verdict]");
    await field(page, MISPRINT).focus();
    await page.keyboard.press("3");
    await page.waitForSelector('#scan-title[data-verdict="one"]');
    await page.click("#scan-next");
    await waitForDigits(page, PUZZLE);
    assert.deepEqual(page.troubles, []);
  } finally {
    await server.stop();
  }
});

/** Runs a test in a browser with a camera whose input is a file of consecutive JPEGs. */
async function withCamera(/** @type {Buffer | null} */ frame, /** @type {(page: Page) => Promise<unknown>} */ work, /** @type {string[]} */ permissions = ["camera"]) {
  const folder = mkdtempSync(join(tmpdir(), "novena-camera-"));
  const file = join(folder, "seen.mjpeg");
  if (frame) writeFileSync(file, Buffer.concat([frame, frame]));
  const flags = frame ? ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`] : [];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB", serviceWorkers: "block", permissions });
    await context.addInitScript(() => localStorage.setItem("novena.seen", "1"));
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${set.server.url}#scan`);
    await page.waitForSelector("#take-photo");
    await work(page);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

scanTest("the camera shows what it sees, and its picture is read, corrected and played", async () => {
  const drawn = await visitScan();
  const { buffer } = await photograph(drawn, { boards: [{ givens: MISPRINTED }], width: 1280, height: 960, quality: 0.95 });
  await drawn.context().close();
  await withCamera(buffer, async (page) => {
    await page.click("#take-photo");
    await page.waitForSelector("#shutter");
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    // Escape closes the camera and leaves the screen open.
    const track = await page.evaluateHandle(() => /** @type {MediaStream} */ (document.querySelector("video")?.srcObject).getTracks()[0]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#take-photo");
    assert.equal(await track.evaluate((one) => one.readyState), "ended");
    await page.click("#take-photo");
    await page.waitForSelector("#shutter");
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#scan-title[data-verdict]");
    await field(page, MISPRINT).focus();
    await page.keyboard.press("3");
    while (/right|empty|Check/.test(await page.textContent("#scan-next"))) await page.click("#scan-next");
    await page.waitForSelector('#scan-title[data-verdict="one"]');
    await page.click("#scan-next");
    await waitForDigits(page, PUZZLE);
  });
});

scanTest("a refused or missing camera is reported, and a picture can be chosen instead", async () => {
  await withCamera(null, async (page) => {
    await page.click("#take-photo");
    await page.waitForFunction(() => document.getElementById("scan-title")?.textContent === "No camera found");
    assert.equal(await page.locator("#choose-picture").count(), 1);
  });
  await withCamera(
    null,
    async (page) => {
      await page.evaluate(() => (navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"))));
      await page.click("#take-photo");
      await page.waitForFunction(() => document.getElementById("scan-title")?.textContent === "No access to the camera");
    },
    [],
  );
});

