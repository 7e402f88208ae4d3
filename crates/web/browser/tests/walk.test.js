// Checks every page, dialog, sheet and card in four languages on the smallest phone and at 200%
// zoom: nothing is cut off or outside the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAWN, OPENED } from "./screens.js";
import { stage } from "./stage.js";

const set = stage();

/** A window 320 pixels wide, and a window of 1280 × 800 pixels at 200% zoom. */
const WINDOWS = { "320 px": { width: 320, height: 568 }, "200%": { width: 640, height: 400 } };

/**
 * Returns descriptions of the elements that are cut off or cannot be reached in the window.
 *
 * @returns {string[]}
 */
function faults() {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const dialog = document.querySelector("dialog[open]");
  const shown = dialog ?? document.body;
  const named = (/** @type {Element} */ element) => `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}.${element.className} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  const isSeen = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".heard, [inert], #board, #veil[hidden]");
  for (const element of shown.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement) || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // Screen-reader text is cut off on purpose.
    if (box.width === 0 || box.height === 0 || style.clipPath === "inset(50%)") continue;
    const isControl = element.matches("button, a, select, summary, input:not([type=file]), textarea");
    // Everything that can be pressed is inside the window, or can be scrolled into view.
    const scroller = element.closest("dialog, .hint, .tools, .said, .page, .steps");
    const scrolls = scroller !== null || document.body.dataset.page !== undefined || document.body.classList.contains("ended");
    // On a short phone, the sentences form a row that can be swiped. The row itself must fit on the
    // screen.
    const row = element.closest(".said");
    const swipes = row !== null && row.scrollWidth > row.clientWidth && row.getBoundingClientRect().right <= innerWidth + 1;
    if (isControl && !swipes && (box.left < -1 || box.right > innerWidth + 1)) found.push(`outside: ${named(element)}`);
    if (isControl && !scrolls && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`below the edge: ${named(element)}`);
    const hides = style.overflowX === "hidden" || style.overflowX === "clip" || isControl;
    if (hides && !element.matches("textarea, input, select, body") && element.scrollWidth > element.clientWidth + 1) {
      // A title may be shortened if its full text is elsewhere.
      if (style.textOverflow !== "ellipsis") found.push(`cut off sideways by ${element.scrollWidth - element.clientWidth} px: ${named(element)}`);
    }
    const hidesBelow = style.overflowY === "hidden" || style.overflowY === "clip" || element.matches("button");
    if (hidesBelow && !element.matches("body, main, .side") && element.scrollHeight > element.clientHeight + 2) {
      found.push(`cut off below by ${element.scrollHeight - element.clientHeight} px: ${named(element)}`);
    }
  }
  return [...new Set(found)].slice(0, 8);
}

for (const locale of ["en-GB", "es", "pt-BR", "sv"]) {
  test(`nothing is cut off in ${locale}`, async () => {
    const page = await set.open("", { viewport: { width: 1280, height: 800 }, locale });
    /** @type {Record<string, string[]>} */
    const all = {};
    for (const { name, open } of [...DRAWN, ...OPENED]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page);
      for (const [window, size] of Object.entries(WINDOWS)) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const found = await page.evaluate(faults);
        if (found.length > 0) all[`${name}, ${window}`] = found;
      }
    }
    assert.deepEqual(all, {});
    assert.deepEqual(page.troubles, []);
  });
}
