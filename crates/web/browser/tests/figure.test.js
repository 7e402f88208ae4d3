// The figure of a step on the board, and how its sentences point at it.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { climb, PICTURES, playPosition, playPuzzle, PUZZLE, stage, useTool } from "./stage.js";

const set = stage();

/** Our own positions, each of which has the named step as its next step. */
const POSITIONS = {
  "x-wing": ":0300:4:+6....9.134..+6.32.7.7..5.6..9.6....31.....+6.8...89.4.+2+6.+9.86.....61.42.....7.+9..+62:815 522 134 354 777 787:417 452 457 477::",
  "xy-wing": ":0800:467:+217+38+5+4+69.9.4+71+3+8+2+3+4+8+92+6+15+7....5.82+3..3..+8+9+7+1.8..+39+645...8..2.6.3.5..71+8+8...1.+5.4:294:644 651 652::",
  aic: ":0708:7:47+965....1+8+6...+54.+325..1...+9+18.6....+5+64.2.+9.323+79......+42....9.+65+1.798.+4.+93...1.5:316 218 248:744 746 758::",
  "grouped-aic": ":0710:6:........1.2...59.3.1..967......+523........+5125.+2....8.3..+54+7......6.9....79.81..5:411 412 413 214 314 715 316 417 617 433 833 434 834 438 144 648 354 355 364 764 365 677 678 287 487 288 489 297 298 698:621::",
  "als-xz": ":0901:7:+971.+6.53+2.5+392.....+2...3...2.....67......63..3+697+8..5...2..94......4..8.5..61....:426 826 829 434 834 839 939 149 449 958 159 459 287 989 296 999:789::",
  "forcing-chains": ":0000:x:29+57+3.8+6.41...6....7..+9..5......5..2...3+2...+8+3..8691.5..1+6.....7...43.+16..49...8.:329 833 234 136 436 641 747 748 651 452 871 572 872 276 777 778 282 287 592:::",
};

/** Returns the position of every mark, by its cell. @param {import("playwright-core").Page} page */
const marks = (page) =>
  page.$$eval("#board .cell b", (all) =>
    all.map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { name: `${mark.dataset.digit}${mark.closest(".cell")?.dataset.cell}`, x: x + width / 2, y: y + height / 2 };
    }),
  );

/**
 * Returns the brightness of the darkest pixel in a cell, as the sum of the pixel's colour
 * components.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} cell
 */
async function darkest(page, cell) {
  const picture = await page.locator(`[data-cell="${cell}"]`).screenshot();
  const blank = await page.context().newPage();
  const found = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext("2d");
    paper?.drawImage(image, 0, 0);
    const { data: bytes } = /** @type {ImageData} */ (paper?.getImageData(0, 0, image.width, image.height));
    let least = 765;
    for (let at = 0; at < bytes.length; at += 4) least = Math.min(least, bytes[at] + bytes[at + 1] + bytes[at + 2]);
    return least;
  }, picture.toString("base64"));
  await blank.close();
  return found;
}

for (const lattice of [true, false]) {
  test(`marks stay where they are while a hint is open, ${lattice ? "at fixed places" : "side by side"}`, async () => {
    const page = await set.open();
    await page.evaluate((on) => localStorage.setItem("novena.settings", JSON.stringify({ lattice: on })), lattice);
    await page.reload();
    await page.waitForSelector(".cell .digit");
    await playPosition(page, POSITIONS["x-wing"]);
    await page.waitForSelector(".centre");
    const before = await marks(page);
    assert.ok(before.length > 50);
    for (const rung of [1, 2, 3]) {
      await climb(page, rung);
      assert.deepEqual(await marks(page), before, `rung ${rung}`);
    }
    await page.keyboard.press("Escape");
    assert.deepEqual(await marks(page), before);
  });
}

test("figures are drawn on the marks they refer to", async () => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const page = await set.open("", { viewport });
    await playPosition(page, POSITIONS.aic);
    await climb(page, 3);
    const places = await marks(page);
    const drawn = await page.$$eval("#overlay .true-digit, #overlay .false-digit, #overlay .gone-digit", (all) =>
      all.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return { digit: text.textContent, x: x + width / 2, y: y + height / 2 };
      }),
    );
    assert.ok(drawn.length >= 6);
    for (const { digit, x, y } of drawn) {
      const near = places.find((mark) => mark.name[0] === digit && Math.hypot(mark.x - x, mark.y - y) < 2.5);
      assert.ok(near, `${digit} at ${x}, ${y} (${viewport.width} wide)`);
    }
    await page.context().close();
  }
});

test("a hidden single shows its house and what blocks it, and no digit is washed out", async () => {
  const page = await set.open("", { colorScheme: "light" });
  await playPuzzle(page, PUZZLE);
  await climb(page, 2);
  // The figure shows where to look, and nothing else.
  await page.waitForSelector("#overlay .house-base", { state: "attached" });
  assert.equal(await page.locator("#overlay .follows, #overlay .blocker, #overlay text").count(), 0);
  await climb(page, 3);
  await page.waitForSelector("#overlay .follows", { state: "attached" });
  assert.ok((await page.locator("#overlay .blocker").count()) > 0);
  assert.ok((await page.locator("#underlay .house-wash").count()) > 0);
  assert.ok((await page.locator("#underlay .hatch").count()) > 0);
  const washed = await page.$$eval("#underlay .house-wash", ([wash]) => {
    const { left, right, top, bottom } = wash.getBoundingClientRect();
    const cells = [...document.querySelectorAll("#board .cell.given")];
    return cells
      .filter((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        return middle > left && middle < right && centre > top && centre < bottom;
      })
      .map((cell) => /** @type {HTMLElement} */ (cell).dataset.cell ?? "");
  });
  assert.ok(washed.length > 0);
  const during = [];
  for (const cell of washed) during.push(await darkest(page, cell));
  await page.keyboard.press("Escape");
  const before = [];
  for (const cell of washed) before.push(await darkest(page, cell));
  // A tint may darken printed digits, but never lightens them.
  assert.ok(during.every((ink, place) => ink <= before[place]), `${during} ${before}`);
});

test("true and false differ in colour and shape, and an elimination is legible on its stroke", async () => {
  const page = await set.open();
  await playPosition(page, POSITIONS.aic);
  await climb(page, 3);
  const look = (/** @type {string} */ kind) =>
    page.$eval(`#overlay .${kind}`, (shape) => ({ tag: shape.localName, fill: getComputedStyle(shape).fill, stroke: getComputedStyle(shape).stroke }));
  const [yes, no] = [await look("true"), await look("false")];
  assert.notEqual(yes.tag, no.tag);
  assert.notEqual(yes.fill, no.stroke);
  const order = await page.$$eval("#overlay .gone-plate, #overlay .gone-stroke, #overlay .gone-digit", (all) => all.slice(0, 3).map((shape) => shape.getAttribute("class")));
  assert.deepEqual(order, ["gone-plate", "gone-stroke", "gone-digit"]);
});

test("a sentence under the pointer, or with the focus, dims what others refer to", async () => {
  const page = await set.open();
  await playPosition(page, POSITIONS.aic);
  await climb(page, 3);
  const opacities = (/** @type {string} */ line) =>
    page.$$eval(
      "#overlay [data-lines], #underlay [data-lines]",
      (shapes, number) => {
        const isOwn = (/** @type {Element} */ shape) => shape.getAttribute("data-lines")?.split(" ").includes(number) ?? false;
        const found = (/** @type {boolean} */ own) => [...new Set(shapes.filter((shape) => isOwn(shape) === own).map((shape) => getComputedStyle(shape).opacity))];
        return { own: found(true), others: found(false) };
      },
      line,
    );
  const item = page.locator('#hint li[data-line="2"] > p');
  await item.hover();
  let seen = await opacities("2");
  assert.deepEqual(seen.others, ["0.28"]);
  assert.ok(!seen.own.includes("0.28") && seen.own.length > 0);
  await page.hover("#hint h2");
  assert.ok(!(await opacities("2")).others.includes("0.28"));
  await page.locator('#hint li[data-line="3"] button.name').first().focus();
  seen = await opacities("3");
  assert.deepEqual(seen.others, ["0.28"]);
  await page.focus("#hint .buttons button");
  assert.ok(!(await opacities("3")).others.includes("0.28"));
  // Parts that belong to the argument as a whole are never dimmed.
  assert.ok((await page.locator("#overlay .gone-digit:not([data-lines])").count()) > 0);
});

test("the numbers of sentences repeat the colour and shape of their links", async () => {
  const page = await set.open();
  await playPosition(page, POSITIONS.aic);
  await climb(page, 3);
  const rows = await page.$$eval("#hint li[data-line]", (items) =>
    items.map((item) => {
      const style = getComputedStyle(/** @type {Element} */ (item.querySelector(".number")));
      const line = item.getAttribute("data-line") ?? "";
      const drawn = [...document.querySelectorAll("#overlay .strong, #overlay .weak")].find((link) => link.getAttribute("data-lines")?.split(" ").includes(line));
      return { kind: item.className, drawn: drawn?.getAttribute("class"), ink: style.borderTopColor, stroke: drawn && getComputedStyle(drawn).stroke, radius: style.borderTopLeftRadius };
    }),
  );
  assert.ok(rows.length >= 5);
  for (const { kind, drawn, ink, stroke } of rows) {
    assert.equal(kind, drawn);
    assert.equal(ink, stroke);
  }
  const radii = (/** @type {string} */ kind) => new Set(rows.filter((row) => row.kind === kind).map(({ radius }) => radius));
  assert.equal(new Set([...radii("strong"), ...radii("weak")]).size, 2);
});

test("the cases of forcing chains can be folded", async () => {
  const page = await set.open();
  await playPosition(page, POSITIONS["forcing-chains"]);
  await climb(page, 3);
  const cases = page.locator("#hint details.case");
  assert.ok((await cases.count()) > 1);
  const line = cases.first().locator("li").first();
  assert.ok(await line.isVisible());
  await cases.first().locator("summary").press("Enter");
  await line.waitFor({ state: "hidden" });
});

test("a chain inside a chain is folded under the line that it shows", async () => {
  const page = await set.open("", { engine: false });
  await playPosition(page, POSITIONS["forcing-chains"]);
  // Nested chains are found only if everything else has failed, so this test adds a nested chain to
  // the first line.
  await page.route(/api\/call/, async (route) => {
    if (route.request().postDataJSON().op !== "steps") return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    answer.ok.steps = answer.ok.steps.filter(({ lines }) => lines);
    const { lines } = answer.ok.steps[0];
    const at = lines.findIndex(({ number }) => number);
    const inner = (/** @type {string | undefined} */ number) => ({ ...lines[at], depth: 1, number });
    lines.splice(at + 1, 0, inner(undefined), inner(`${lines[at].number}.1`), inner(`${lines[at].number}.2`), inner(undefined));
    return route.fulfill({ response, json: answer });
  });
  await useTool(page, "#tab-steps");
  await page.locator("#tab-panel .steps button").first().click();
  const item = page.locator("#tab-panel li[data-line]:has(> details.inner)").first();
  const number = await item.getAttribute("data-line");
  const inner = item.locator("> details.inner li[data-line]");
  assert.ok(await inner.first().isHidden());
  await item.locator("> details.inner > summary").click();
  await inner.first().waitFor();
  const numbers = await inner.evaluateAll((lines) => lines.map((line) => line.getAttribute("data-line")));
  assert.deepEqual(numbers, [`${number}.1`, `${number}.2`]);
  await page.screenshot({ path: join(PICTURES, "figure-nested.png") });
});

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`pictures of figures: ${theme}`, async () => {
    const page = await set.open("", { viewport: { width: 1440, height: 900 } });
    await page.evaluate((chosen) => localStorage.setItem("novena.settings", JSON.stringify({ theme: chosen })), theme);
    await page.reload();
    await page.waitForSelector(".cell .digit");
    for (const [kind, position] of Object.entries(POSITIONS)) {
      await playPosition(page, position);
      await climb(page, 3);
      assert.ok((await page.locator("#overlay > *").count()) > 0, kind);
      // Every shape has an ink; a class unknown to the styles would have none.
      const bare = await page.$$eval(".figure > *", (shapes) =>
        shapes
          .filter((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return fill === "none" && stroke === "none";
          })
          .map((shape) => shape.getAttribute("class")),
      );
      assert.deepEqual(bare, [], kind);
      await page.screenshot({ path: join(PICTURES, `figure-${kind}-${theme}.png`) });
      await page.keyboard.press("Escape");
    }
  });
}
