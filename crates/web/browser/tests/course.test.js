// The course remembers a player's progress in the browser and on the server: after a reload, in
// other windows, and in a file transferred between browser and server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hasEngine, stage } from "./stage.js";

const set = stage();

const TODAY = "2026-11-15";
const TOMORROW = "2026-11-16";

/**
 * Calls a function of a page's games.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {any} argument
 * @returns {Promise<any>}
 */
const ask = (page, name, argument) =>
  page.evaluate(
    async ([method, what]) => {
      const { games } = await import(new URL("js/main.js", document.baseURI).href);
      return games[method](what);
    },
    [name, argument],
  );

/**
 * Returns all data of a page as the text of an export file.
 *
 * @param {import("playwright-core").Page} page
 */
const exported = (page) =>
  page.evaluate(async () => {
    const { games } = await import(new URL("js/main.js", document.baseURI).href);
    return (await games.exportAll()).file.text();
  });

/** @param {number} seed @param {"found" | "missed"} outcome */
const exercise = (seed, outcome) => ({ lesson: "x-wing", seed, outcome, today: TODAY });

/**
 * Runs a test once with games in the browser and once with games on the server. If the program has
 * no engine, the test runs only with the server's games.
 *
 * @param {string} name
 * @param {(engine: boolean) => Promise<void>} body
 */
function onBoth(name, body) {
  for (const engine of [true, false]) {
    test(`${name}, with games in the ${engine ? "browser" : "server"}`, async (context) => {
      if (engine && !(await hasEngine(set.server))) return context.skip("no engine in this program");
      return body(engine);
    });
  }
}

onBoth("exercises and drills are recorded and survive a reload", async (engine) => {
  const page = await set.open("", { engine });
  const seed = engine ? 1 : 2;
  const lesson = await ask(page, "recordExercise", exercise(seed, "found"));
  assert.ok(lesson.found.includes(seed));
  const missed = await ask(page, "recordExercise", exercise(seed + 100, "missed"));
  assert.equal(missed.missed.find((/** @type {any} */ it) => it.seed === seed + 100).due, TOMORROW);
  assert.deepEqual(missed.due, []);
  const record = await ask(page, "recordDrill", { mode: "clock", lesson: "all", score: seed * 10 });
  assert.deepEqual(record, { best: seed * 10, is_new: true });
  await page.reload();
  await page.waitForSelector(".cell .digit, .page-today .levels");
  const after = await ask(page, "course", { today: TOMORROW });
  assert.ok(after.lessons["x-wing"].found.includes(seed));
  assert.ok(after.due.some((/** @type {any} */ due) => due.lesson === "x-wing" && due.seed === seed + 100));
  assert.equal(after.lessons.all.best.clock, seed * 10);
  // The settings of the page do not include the course.
  const settings = await ask(page, "settings", undefined);
  assert.deepEqual(Object.keys(settings).filter((name) => name.startsWith("course")), []);
  assert.deepEqual(page.troubles, []);
});

onBoth("a wrong result is refused", async (engine) => {
  const page = await set.open("", { engine });
  for (const wrong of [{ ...exercise(1, "found"), lesson: "X-Wing" }, { ...exercise(1, "found"), today: "tomorrow" }]) {
    const refusal = await page.evaluate(async (what) => {
      const { games } = await import(new URL("js/main.js", document.baseURI).href);
      return games.recordExercise(what).then(
        () => null,
        (/** @type {any} */ error) => error.id,
      );
    }, wrong);
    assert.ok(refusal, JSON.stringify(wrong));
  }
});

test("a file takes progress from the server to a browser and back", async (context) => {
  if (!(await hasEngine(set.server))) return context.skip("no engine in this program");
  const away = await set.open("", { engine: false });
  await ask(away, "recordExercise", exercise(41, "found"));
  const file = await exported(away);
  assert.match(file, /"course": \[/);
  // This browser does not sync, so its progress can only come from the file.
  const page = await set.open("", { engine: true });
  await page.route("**/api/sync", (route) => route.abort());
  await ask(page, "recordExercise", exercise(42, "found"));
  await ask(page, "importAll", file);
  const { lessons } = await ask(page, "course", { today: TODAY });
  for (const seed of [41, 42]) assert.ok(lessons["x-wing"].found.includes(seed), `${seed}`);
  await ask(away, "importAll", await exported(page));
  const there = await ask(away, "course", { today: TODAY });
  assert.deepEqual(there.lessons["x-wing"].found, lessons["x-wing"].found);
});

test("other windows and devices learn of new progress", async (context) => {
  if (!(await hasEngine(set.server))) return context.skip("no engine in this program");
  const page = await set.open("", { engine: true });
  const window = await page.context().newPage();
  await window.goto(set.server.url);
  await window.waitForSelector(".cell .digit, .page-today .levels");
  const device = await set.open("", { engine: true });
  for (const other of [window, device]) {
    await other.evaluate(async () => {
      const { games } = await import(new URL("js/main.js", document.baseURI).href);
      await games.listen((/** @type {any} */ { event }) => event === "course" && (document.documentElement.dataset.course = "heard"));
    });
  }
  await ask(page, "recordExercise", { ...exercise(77, "found"), lesson: "pointing" });
  await window.waitForSelector("html[data-course=heard]");
  // The device contacts the server after a change of its own or when its page becomes visible.
  for (let tries = 0; tries < 20; tries += 1) {
    await device.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    if (await device.locator("html[data-course=heard]").count()) break;
    await device.waitForTimeout(500);
  }
  const { lessons } = await ask(device, "course", { today: TODAY });
  assert.deepEqual(lessons.pointing.found, [77]);
  assert.equal(await device.getAttribute("html", "data-course"), "heard");
});

test("windows that record at the same time, during an import, lose nothing", async (context) => {
  if (!(await hasEngine(set.server))) return context.skip("no engine in this program");
  const page = await set.open("", { engine: true });
  const window = await page.context().newPage();
  await window.goto(set.server.url);
  await window.waitForSelector(".cell .digit, .page-today .levels");
  const file = await exported(page);
  const lessons = ["aic", "als", "groups", "marks", "rings", "rules"];
  const record = (/** @type {import("playwright-core").Page} */ on, /** @type {number} */ seed) =>
    lessons.map((lesson) => ask(on, "recordExercise", { ...exercise(seed, "found"), lesson }));
  const imports = [page, window].map((on) => ask(on, "importAll", file));
  await Promise.all([...record(page, 1), ...record(window, 2), ...imports, ...record(window, 3), ...record(page, 4)]);
  const course = await ask(page, "course", { today: TODAY });
  for (const lesson of lessons) assert.deepEqual(course.lessons[lesson].found, [1, 2, 3, 4], lesson);
});
