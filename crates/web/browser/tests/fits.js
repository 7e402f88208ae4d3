// Checks that everything on a screen is legible, in all languages, themes and window sizes: nothing
// is wider than the space available to it.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** The languages of the page. */
export const LANGUAGES = ["en", "es", "pt-BR", "sv"];

/** The themes that can be chosen. */
export const THEMES = ["light", "dark", "contrast", "contrast-dark"];

/**
 * Reloads the page with other settings.
 *
 * @param {Page} page
 * @param {Record<string, unknown>} wanted
 * @param {string} awaited what to wait for
 */
export async function withSettings(page, wanted, awaited) {
  await page.evaluate((settings) => {
    const stored = JSON.parse(localStorage.getItem("novena.settings") ?? "{}");
    localStorage.setItem("novena.settings", JSON.stringify({ ...stored, ...settings }));
  }, wanted);
  await page.reload();
  await page.waitForSelector(awaited);
}

/**
 * Checks that the page is not wider than its window, and that no text on it is cut off.
 *
 * @param {Page} page
 * @param {string} where
 * @param {string} [host] the element whose text is checked
 */
export async function fits(page, where, host = "#page") {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${where}: ${wide} px too wide`);
  const cut = await page.$$eval(`${host} :is(button, a, p, h1, h2, dt, dd, b, label, summary, legend)`, (parts) =>
    parts
      // Screen-reader text takes up no space, and long names of games end with an ellipsis.
      .filter((part) => part.clientWidth > 1 && part.checkVisibility() && !part.matches(".heard") && getComputedStyle(part).textOverflow !== "ellipsis")
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline")
      .map((part) => `${part.localName}.${part.className}: ${part.textContent}`),
  );
  assert.deepEqual(cut, [], where);
}
