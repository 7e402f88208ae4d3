// Settings and links from version 0.1 in the current page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { digits, stage } from "./stage.js";

const set = stage();

/** Settings as stored by the page of version 0.1.0. */
const SETTINGS =
  '{"theme":"dark","text":"large","motion":"none","language":"sv","timer":false,"sight":false,"same":true,"lattice":false,"letters":true,"leftHanded":true,' +
  '"sound":false,"haptics":false,"firstRung":2,"checking":"live","cleaning":true,"popup":false,"preset":"vi","keys":{"check":["z"]},"practised":"x-wing",' +
  '"techniques":["full-house","hidden-single","naked-single"]}';

/** A puzzle, and links to it and to a step, created by the page of version 0.1.0. */
const PUZZLE = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
const LINK = "#n1-b3b172f4f7b149a148d528e747d268a952b8f3f679b4b";
const STEP = "&step=hidden-single&so=7r2c2-";

test("settings of version 0.1 apply, and none of them is lost", async () => {
  const page = await set.visit("about:blank");
  await page.addInitScript((stored) => {
    if (!localStorage.getItem("novena.settings")) localStorage.setItem("novena.settings", stored);
  }, SETTINGS);
  await page.goto(set.server.url + LINK);
  await page.waitForSelector(".cell .digit");
  const look = await page.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang }));
  assert.deepEqual([look.theme, look.text, look.motion, look.lang], ["dark", "large", "none", "sv"]);
  assert.ok(await page.locator("#time").isHidden());
  await page.focus('#board [tabindex="0"]');
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("j");
  assert.equal(await page.getAttribute('#board [tabindex="0"]', "data-cell"), "r2c1", "the keys of vi");
  await page.keyboard.press("z");
  await page.waitForSelector("#hint:not([hidden])");
  await page.keyboard.press("Escape");
  // Any change writes all settings again.
  await page.click("#open-settings");
  await page.click('dialog[open] label:has-text("Ljud")');
  const now = JSON.parse(await page.evaluate(() => localStorage.getItem("novena.settings") ?? "{}"));
  for (const [name, value] of Object.entries({ ...JSON.parse(SETTINGS), sound: true })) assert.deepEqual(now[name], value, name);
  assert.deepEqual(page.troubles, []);
});

test("links of version 0.1 open the puzzle and the step", async () => {
  const page = await set.visit(set.server.url + LINK);
  await page.waitForSelector(".cell .digit");
  assert.equal(await digits(page), PUZZLE);
  const guest = await set.visit(set.server.url + LINK + STEP);
  await guest.waitForSelector("#hint:not([hidden]) .said");
  assert.equal(await digits(guest), PUZZLE);
  assert.match((await guest.textContent("#hint .said")) ?? "", /7 .*r2c2/);
  assert.deepEqual([...page.troubles, ...guest.troubles], []);
});
