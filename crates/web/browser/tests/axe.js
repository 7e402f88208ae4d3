// Checks a page with axe.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * @param {import("playwright-core").Page} page
 * @param {string} where
 * @param {string[]} [rules] the rules to check; all rules if omitted
 */
export async function accessible(page, where, rules = []) {
  // The debugger injects axe, because the page's content policy does not apply to the debugger.
  await page.evaluate(axe);
  const { violations } = await page.evaluate((only) => window.axe.run(document, only.length > 0 ? { runOnly: only } : {}), rules);
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(" ")}`);
  assert.deepEqual(faults, [], where);
}
