// Checks a page with axe.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * @param {import("playwright-core").Page} page
 * @param {string} where
 * @param {string[]} [rules] only these; all rules if omitted
 */
export async function accessible(page, where, rules = []) {
  // Injected by the debugger, which is not bound by the page's policy.
  await page.evaluate(axe);
  const { violations } = await page.evaluate((only) => window.axe.run(document, only.length > 0 ? { runOnly: only } : {}), rules);
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(" ")}`);
  assert.deepEqual(faults, [], where);
}
