// Drills: the first right answer to a position counts, a drill ends after three mistakes or three
// minutes, and the best score is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.js";
import { LESSON, finds, fixSeeds, mistake, typeAnswer } from "./course.js";
import { stage } from "./stage.js";

const set = stage();

/** Opens a page with the drill form for the tests' lesson. */
async function openDrill() {
  const page = await set.visit("about:blank");
  await fixSeeds(page);
  await page.clock.install();
  await page.goto(`${set.server.url}#drill`);
  await page.waitForSelector("#drill-what");
  await page.selectOption("#drill-what", LESSON);
  return page;
}

const score = (/** @type {import("playwright-core").Page} */ page) => page.textContent("#page .drill-facts dd");

test("three hearts: right answers bring the next position, the third mistake ends it", async () => {
  const page = await openDrill();
  await accessible(page, "the form of a drill");
  await page.check('input[value="hearts"]');
  await page.click("#page .task-acts .primary");
  await page.waitForSelector("#page .drill-facts");
  const [first] = await finds(set.server);
  for (const count of ["1", "2"]) {
    await typeAnswer(page, first);
    await page.waitForFunction((now) => document.querySelector("#page .drill-facts dd")?.textContent === now, count);
  }
  const wrong = await mistake(set.server);
  for (const left of [2, 1]) {
    await typeAnswer(page, wrong);
    await page.waitForFunction((hearts) => document.querySelectorAll("#page .heart.full").length === hearts, left);
  }
  assert.equal(await score(page), "2");
  await typeAnswer(page, wrong);
  await page.waitForSelector("#page .drill-best");
  assert.equal(await page.textContent("#page h1"), "2 found");
  assert.equal(await page.textContent("#page .drill-best"), "A new best.");
  // Missed positions can be viewed.
  await page.click("#page .drill-missed button");
  await page.waitForSelector("#page .teach .said > *");
  await accessible(page, "the end of a drill");
  // The best score is still known the next time.
  await page.click("#page .task-acts >> text=Drills");
  await page.waitForSelector("#drill-what");
  assert.equal(await page.textContent("#page .drill-record"), "Best: 2");
  assert.deepEqual(page.troubles, []);
});

test("three minutes: the clock ends it", async () => {
  const page = await openDrill();
  await page.click("#page .task-acts .primary");
  await page.waitForSelector("#page [role=timer]");
  const [first] = await finds(set.server);
  await typeAnswer(page, first);
  await page.waitForFunction(() => document.querySelector("#page .drill-facts dd")?.textContent === "1");
  await page.clock.fastForward(181_000);
  await page.waitForSelector("#page .drill-best");
  assert.equal(await page.textContent("#page h1"), "One found");
  assert.match((await page.textContent("#polite")) ?? "", /Drill over/);
  assert.deepEqual(page.troubles, []);
});

test("a drill says that one answer is enough, and Escape ends it with its result before it leaves", async () => {
  const page = await openDrill();
  await page.click("#page .task-acts .primary");
  await page.waitForSelector("#page [role=timer]");
  assert.match((await page.textContent("#page .task-body")) ?? "", /One right answer is enough/);
  const [first] = await finds(set.server);
  await typeAnswer(page, first);
  await page.waitForFunction(() => document.querySelector("#page .drill-facts dd")?.textContent === "1");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#page .drill-best");
  assert.equal(await page.textContent("#page h1"), "One found");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".page-learn .chapters");
  assert.deepEqual(page.troubles, []);
});
