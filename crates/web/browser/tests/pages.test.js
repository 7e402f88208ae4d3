// The pages other than the game: the styles of one page do not affect another, and presses move
// the focus to a suitable element.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addressOf } from "./screens.js";
import { PUZZLE, goTo, playPosition, settled, stage } from "./stage.js";

const set = stage();

/** @typedef {import("playwright-core").Page} Page */

/** The style sheets of each page, as listed in the page's code. @type {[string, string[]][]} */
const STYLES = [...readFileSync(new URL("../../app/js/main.js", import.meta.url), "utf8").matchAll(/^ {4}(\w+): \{ load: .*styles: (.*) \},$/gm)].map(
  ([, name, files]) => [name, [...files.matchAll(/"([^"]+)"/g)].map(([, file]) => file)],
);

/**
 * Returns the appearance of everything in an element: positions and styles.
 *
 * @param {Page} page
 * @param {string} host
 * @param {string[]} own its style sheets
 * @param {boolean} isLast whether these style sheets come after those of the other pages
 */
const looks = (page, host, own, isLast) =>
  page.evaluate(
    ([place, files, last]) => {
      const links = [...document.querySelectorAll('head > link[rel="stylesheet"]')];
      const mine = links.filter((link) => files.includes(link.getAttribute("href") ?? ""));
      const others = links.filter((link) => !mine.includes(link) && /(today|new|lists|games|statistics|bench|ending|learn|lesson|drill|scan)\.css$/.test(link.getAttribute("href") ?? ""));
      // The rules of all sheets are copied into one sheet, in the required order.
      const sheets = [...(last ? [...others, ...mine] : [...mine, ...others])];
      document.getElementById("order")?.remove();
      const texts = sheets.map((link) => [.../** @type {HTMLLinkElement} */ (link).sheet?.cssRules ?? []].map((rule) => rule.cssText).join("\n"));
      for (const link of links) /** @type {HTMLLinkElement} */ (link).sheet && (/** @type {CSSStyleSheet} */ (/** @type {HTMLLinkElement} */ (link).sheet).disabled = sheets.includes(link));
      const order = new CSSStyleSheet();
      order.replaceSync(texts.join("\n"));
      document.adoptedStyleSheets = [order];
      return [...document.querySelectorAll(`${place} *`)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        const words = [style.color, style.backgroundColor, style.font, style.margin, style.padding, style.border, style.display, style.listStyleType].join(" ");
        return `${part.localName}.${part.getAttribute("class")} ${[x, y, width, height].map(Math.round)} ${words}`;
      });
    },
    /** @type {const} */ ([host, own, isLast]),
  );

for (const [width, height] of [[1440, 900], [390, 844]]) {
  test(`a page looks the same whichever page was there before, at ${width} pixels`, async () => {
    const page = await set.open("", { viewport: { width, height } });
    const solved = `#DAlcyone\n#Leasy\n${(await set.server.solution(PUZZLE)).slice(0, 80)}.`;
    await settled(page);
    await playPosition(page, solved);
    await page.click('[data-cell="r9c9"]');
    await page.keyboard.press("Digit2");
    await page.waitForSelector("#ending:not([hidden]) .result");
    await settled(page);
    const compare = async (/** @type {string} */ name, /** @type {string} */ host, /** @type {string[]} */ own) => {
      let first = await looks(page, host, own, false);
      // The engine's answers change a page until all of them have arrived.
      for (let tries = 0, steady = false; tries < 40 && !steady; tries++) {
        await page.waitForTimeout(500);
        const again = await looks(page, host, own, false);
        steady = JSON.stringify(again) === JSON.stringify(first);
        first = again;
      }
      const last = await looks(page, host, own, true);
      assert.ok(first.length > 20, name);
      assert.deepEqual(last.filter((look, index) => look !== first[index]).map((look) => [look, first[last.indexOf(look)]]), [], name);
    };
    await compare("ending", "#ending", ["styles/ending.css"]);
    assert.equal(STYLES.length, 9);
    for (const [name, own] of STYLES) {
      await page.evaluate((hash) => (location.hash = hash), addressOf(name));
      await page.waitForSelector(`body[data-page="${name}"]`);
      await compare(name, "#page", own);
    }
    assert.deepEqual(page.troubles, []);
  });
}

test("after solving, the main button of the bench has the focus; an empty bench is not printed", async () => {
  const page = await set.open("#enter");
  assert.ok(await page.isDisabled("#print-fields"));
  assert.ok(await page.isDisabled("#share-fields"));
  await page.focus("#solve");
  await page.keyboard.press("Space");
  await page.waitForSelector("#mine-only:focus");
  await page.keyboard.press("Space");
  await page.waitForSelector("#fields input:focus");
  await page.keyboard.press("Digit5");
  await page.waitForSelector("#print-fields:enabled");
  await page.focus("#undo-fields");
  await page.keyboard.press("Space");
  await page.waitForSelector("#fields input:focus");
  assert.deepEqual(page.troubles, []);
});

test("a technique from an earlier hint leads to the button that practises it", async () => {
  const page = await set.open();
  await page.keyboard.press("h");
  await page.waitForSelector("#hint .said");
  await page.keyboard.press("Escape");
  await goTo(page, "today");
  const link = page.locator("#page .asked a").first();
  const name = await link.textContent();
  await link.press("Enter");
  await page.waitForSelector('body[data-page="new"] button:focus');
  assert.equal(await page.textContent("#page .technique:has(:checked) span"), name);
  assert.deepEqual(page.troubles, []);
});
