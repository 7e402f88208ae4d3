// The course: its table of contents, a lesson from the first word to the ninth dot, and the stored
// progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.js";
import { LESSON, SEED, courseOf, finds, fixSeeds, lessonCell, mistake, typeAnswer } from "./course.js";
import { LANGUAGES } from "./fits.js";
import { PUZZLE, climb, goTo, playPuzzle, settled, stage } from "./stage.js";

const set = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIZES = ["1440x900", "1920x1080", "1366x768", "820x1180", "390x844", "844x390", "360x640", "320x568"];

/** @typedef {import("playwright-core").Page} Page */

/**
 * Opens a page of the course with known exercises.
 *
 * @param {string} hash
 * @param {object} [options]
 * @param {number} [seed]
 */
async function openCourse(hash, options, seed) {
  const page = await set.visit("about:blank", options);
  await fixSeeds(page, seed);
  await page.goto(set.server.url + hash);
  return page;
}

const heading = (/** @type {Page} */ page) => page.evaluate(() => document.querySelector("#page .teach h2")?.textContent);
const dots = (/** @type {Page} */ page) => page.locator("#page .task .nine .on").count();
const spoken = (/** @type {Page} */ page) => page.textContent("#polite");

test("the contents name every lesson, and lead to them by any name", async () => {
  const page = await set.open();
  await goTo(page, "learn");
  const { chapters, lessons, entries } = await courseOf(set.server);
  const order = chapters.flatMap((/** @type {{lessons: string[]}} */ chapter) => chapter.lessons);
  assert.deepEqual(
    await page.$$eval(".lesson-line a", (links) => links.map((link) => link.getAttribute("href"))),
    order.map((/** @type {string} */ id) => `#learn/${id}`),
  );
  assert.equal(await page.textContent(`.lesson-line a[href="#learn/${LESSON}"] .lesson-name`), lessons[LESSON].title);
  assert.equal(await page.locator(".finder-list a").count(), Object.keys(entries).length);
  const titles = await page.$$eval(".finder-list a", (links) => links.map((link) => link.textContent ?? ""));
  assert.deepEqual(titles, titles.toSorted(new Intl.Collator("en", { numeric: true }).compare), "in the order of the alphabet");
  await page.fill(".finder .search", "fishy");
  assert.equal(await page.textContent(".finder-list small"), "fishy cycle");
  await page.fill(".finder .search", "X wing");
  assert.ok((await page.locator(`.finder-list a[href="#learn/${LESSON}"]`).count()) > 0);
  await page.fill(".finder .search", "no such name");
  assert.equal(await page.locator(".finder-list a").count(), 0);
  await accessible(page, "the contents");
  await page.click(`.lesson-line a[href="#learn/${LESSON}"]`);
  await page.waitForSelector(".page-lesson .teach h1");
  assert.equal(await page.getAttribute("#open-learn", "aria-current"), "page");
  await page.goBack();
  await page.waitForSelector(".page-learn .chapters");
  assert.deepEqual(page.troubles, []);
});

test("a lesson can be completed with the keyboard only", async () => {
  const page = await openCourse(`#learn/${LESSON}`);
  await page.waitForSelector("#page .look");
  const { sections } = (await courseOf(set.server)).lessons[LESSON];
  const headings = sections.filter((/** @type {any} */ { kind }) => ["example", "near-miss", "guided"].includes(kind));
  for (const { kind, heading: words } of headings) {
    // An example is shown sentence by sentence, and the forward button appears after the last one.
    for (let tries = 0; (await heading(page)) !== words; tries += 1) {
      assert.ok(tries < 20, `no way to ${words}`);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(50);
    }
    await page.waitForSelector("#page .board .digit");
    if (kind === "example") await page.waitForSelector("#page .figure.over > *");
  }
  // In the guided search, every rung shows more, and the step is found by typing.
  await page.waitForSelector("#page .rungs");
  await page.keyboard.press("h");
  await page.waitForSelector("#page .rungs .now");
  assert.ok(((await spoken(page)) ?? "").length > 10);
  const guided = sections.find((/** @type {any} */ { kind }) => kind === "guided").position.claim.deductions;
  for (const deduction of guided) {
    const [, cell, digit] = /^(r\dc\d)<>(\d)$/.exec(deduction) ?? [];
    await typeAnswer(page, { cell, digit: Number(digit) });
  }
  await page.waitForSelector("#page .task-acts .primary >> text=Exercises");
  await page.keyboard.press("Enter");
  // An exercise that is solved without help fills a dot.
  await page.waitForSelector("#page .task header");
  assert.equal(await dots(page), 0);
  for (const answer of await finds(set.server)) await typeAnswer(page, answer);
  await page.waitForFunction(() => document.querySelectorAll("#page .task .nine .on").length === 1);
  assert.match((await spoken(page)) ?? "", /That is all of it/);
  // The keys also go back one part and leave the lesson.
  await page.keyboard.press("[");
  await page.waitForSelector("#page .rungs");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".page-learn .chapters");
  assert.deepEqual(page.troubles, []);
});

test("cells named in a text light up on the board, and pressing a mark answers", async () => {
  const page = await openCourse(`#learn/${LESSON}/example-1`);
  await page.waitForSelector("#page .plain-text .name");
  await page.hover("#page .plain-text .name >> nth=0");
  assert.ok((await page.locator("#page .cell.lit").count()) > 0);
  await page.evaluate((lesson) => (location.hash = `learn/${lesson}/exercises`), LESSON);
  await page.waitForSelector("#page .task header");
  const [first] = await finds(set.server);
  await page.click(`${lessonCell(first.cell)} b[data-digit="${first.digit}"]`);
  await page.waitForSelector("#page .answers .right");
  const wrong = await mistake(set.server);
  await page.click(`${lessonCell(wrong.cell)} b[data-digit="${wrong.digit}"]`);
  await page.waitForSelector("#page .answers .wrong");
  assert.match((await spoken(page)) ?? "", /row \d column \d/);
  await page.click("#page .task-acts >> text=Clear");
  assert.equal(await page.locator("#page .answers li").count(), 0);
  await page.click("#page .task-acts .primary");
  await page.waitForSelector("#page .task .clue");
  assert.deepEqual(page.troubles, []);
});

test("a lesson can be completed by touch, and no touch target is small", async () => {
  const page = await openCourse(`#learn/${LESSON}/exercises`, PHONE);
  await page.waitForSelector("#page .task header");
  const place = await page.locator("#page .stage").boundingBox();
  for (const { cell, digit } of await finds(set.server)) {
    await page.tap(lessonCell(cell));
    await page.waitForSelector("#page .picker:not([hidden])");
    const button = page.locator("#page .picker button", { hasText: String(digit) });
    const box = await button.boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
    const before = await page.locator("#page .answers li").count();
    await button.tap();
    await page.waitForFunction((count) => document.querySelectorAll("#page .answers li").length > count, before);
  }
  await page.waitForSelector("#page .task-acts >> text=Next exercise");
  const small = await page.$$eval("#page :is(button, a):not(.name)", (parts) =>
    parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 43.5).map((part) => part.textContent),
  );
  assert.deepEqual(small, []);
  assert.deepEqual(await page.locator("#page .stage").boundingBox(), place);
  assert.deepEqual(page.troubles, []);
});

test("a lesson works with a screen reader: cells, marks to press and verdicts have words", async () => {
  const page = await openCourse(`#learn/${LESSON}/exercises`);
  await page.waitForSelector("#page .task header");
  await accessible(page, "an exercise");
  const [{ cell, digit }] = await finds(set.server);
  const names = await page.getByRole("grid").getByRole("gridcell").count();
  assert.equal(names, 81);
  await page.getByRole("gridcell", { name: `row ${cell[1]} column ${cell[3]}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: `Candidates of ${cell}` }).getByRole("button", { name: `Strike ${digit} from ${cell}` }).press("Enter");
  await page.waitForSelector("#page .answers .right");
  assert.match((await spoken(page)) ?? "", new RegExp(`row ${cell[1]} column ${cell[3]}`));
  assert.ok(await page.locator(lessonCell(cell)).evaluate((element) => element === document.activeElement));
  assert.deepEqual(page.troubles, []);
});

test("progress survives a reload, and missed exercises come back first", async () => {
  // This test needs an exercise of its own, because other tests may already have solved the usual
  // one.
  const seed = 8;
  const page = await openCourse(`#learn/${LESSON}/exercises`, {}, seed);
  await page.waitForSelector("#page .task header");
  const answers = await finds(set.server, LESSON, seed);
  await typeAnswer(page, await mistake(set.server, LESSON, seed));
  for (const answer of answers) await typeAnswer(page, answer);
  await page.waitForSelector("#page .task-acts >> text=Next exercise");
  await page.waitForFunction(() => document.querySelector("#page .lesson-foot")?.textContent?.includes("Saved"));
  // A wrong answer does not fill a dot.
  const before = await dots(page);
  await page.reload();
  await page.waitForSelector("#page .task header");
  assert.equal(await dots(page), before);
  // Two days later, the exercise is due and comes first.
  await page.clock.install({ time: new Date(Date.now() + 2 * 86_400_000) });
  await page.evaluate(() => (location.hash = "learn"));
  await page.waitForSelector(".page-learn .due");
  await page.click(`.due a[href="#learn/${LESSON}/exercises"]`);
  await page.waitForSelector("#page .task .again");
  for (const answer of answers) await typeAnswer(page, answer);
  await page.waitForFunction((count) => document.querySelectorAll("#page .task .nine .on").length === count + 1, before);
  assert.deepEqual(page.troubles, []);
});

test("links lead to a lesson by its id, by a technique and by any name; other links are reported", async () => {
  const { lessons } = await courseOf(set.server);
  const page = await openCourse("#learn/X-Wing");
  await page.waitForSelector("#page .teach h1");
  assert.equal(await page.textContent("#page .teach h1"), lessons[LESSON].title);
  await page.evaluate(() => (location.hash = "learn/no-such-technique"));
  await page.waitForSelector("#page .lesson-none");
  await page.click("#page .lesson-none a");
  await page.waitForSelector(".page-learn .chapters");
  assert.deepEqual(page.troubles, []);
});

test("a hint leads to its lesson, and back leads to the game", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  await climb(page, 1);
  const link = page.locator("#hint .learn-this");
  assert.match((await link.getAttribute("href")) ?? "", /^#learn\/[a-z0-9-]+$/);
  await link.click();
  await page.waitForSelector('body[data-page="lesson"]');
  await page.goBack();
  await page.waitForSelector("body:not([data-page])");
  assert.deepEqual(page.troubles, []);
});

test("the whole puzzle begins a game", async () => {
  const page = await openCourse(`#learn/${LESSON}/puzzle`);
  await page.click("#page .task-acts >> text=Play");
  await page.waitForSelector("body:not([data-page]) #board .digit");
  const { sections } = (await courseOf(set.server)).lessons[LESSON];
  const { givens } = sections.find((/** @type {any} */ { kind }) => kind === "puzzle").puzzle;
  const digits = await page.$$eval("#board .cell", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));
  assert.equal(digits, givens);
  assert.deepEqual(page.troubles, []);
});

test("the board stays in sight at every size, and nothing is cut", async () => {
  const page = await openCourse(`#learn/${LESSON}/exercises`);
  await page.waitForSelector("#page .task header");
  for (const size of SIZES) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    const box = await page.locator("#page .stage").boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${size}: the board is not in sight`);
    const [wide, high] = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    assert.ok(wide <= 0 && high <= 0, `${size}: scrolls by ${wide}, ${high}`);
    const button = await page.locator("#page .task-acts .primary").boundingBox();
    assert.ok(button && button.y + button.height <= height, `${size}: the button is not in sight`);
  }
  assert.deepEqual(page.troubles, []);
});

test("the name of every lesson is whole on a phone, and so is every verdict beside the board", async () => {
  for (const locale of LANGUAGES) {
    const { chapters, lessons, entries } = await (await fetch(`${set.server.url}lessons/${locale}.json`)).json();
    assert.ok(chapters.length > 0);
    const titles = Object.entries({ ...lessons, ...entries }).sort(([, one], [, other]) => other.title.length - one.title.length);
    // The longest title of all, and the longest title that fits on one line.
    const ids = [titles[0], titles.find(([, { title }]) => title.length <= 16)].map((found) => found?.[0]);
    const page = await openCourse(`#learn/${ids[0]}`, { ...PHONE, locale });
    for (const id of ids) {
      await page.evaluate((hash) => (location.hash = hash), `learn/${id}`);
      await page.waitForFunction((title) => document.querySelector("#page .lesson-head-name")?.textContent === title, { ...lessons, ...entries }[id ?? ""].title);
      for (const [width, height] of [[390, 844], [360, 640], [320, 568]]) {
        await page.setViewportSize({ width, height });
        const cut = await page.$eval("#page .lesson-head-name", (name) => [name.scrollWidth - name.clientWidth, name.getBoundingClientRect().bottom - (name.closest("header")?.getBoundingClientRect().bottom ?? 0)]);
        assert.ok(cut[0] <= 0 && cut[1] <= 0, `${locale}, ${id}, ${width}x${height}: ${cut}`);
      }
    }
    await page.context().close();
  }
  // A long text next to the board leaves enough room for the task.
  const page = await openCourse("#learn/aic/exercises", { viewport: { width: 1440, height: 900 } });
  await page.waitForSelector("#page .task header");
  await typeAnswer(page, await mistake(set.server, "aic"));
  for (const [width, height] of [[1440, 900], [1366, 768], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.$eval("#page .task-body", (body) => body.scrollHeight - body.clientHeight);
    assert.ok(cut <= 0, `${width}x${height}: ${cut} px of the verdict are hidden`);
    const text = await page.$eval("#page .teach", (teach) => teach.clientHeight);
    assert.ok(text > 100, `${width}x${height}: the text has ${text} px`);
  }
  assert.deepEqual(page.troubles, []);
});

test("an answer that finds nothing has no check mark, and undo takes answers back", async () => {
  const page = await openCourse(`#learn/${LESSON}/exercises`);
  await page.waitForSelector("#page .task header");
  const { view } = await set.server.call({ op: "exercise", lesson: LESSON, seed: SEED });
  const filled = view.cells.find((/** @type {any} */ { digit }) => digit);
  await typeAnswer(page, { cell: filled.cell, digit: filled.digit });
  assert.equal(await page.getAttribute("#page .answers li", "class"), "aside");
  const [answer] = await finds(set.server);
  await typeAnswer(page, answer);
  await page.waitForSelector("#page .answers li.right");
  // Giving the same answer again is still right.
  await page.keyboard.press(`Digit${answer.digit}`);
  await settled(page);
  await page.waitForSelector("#page .answers li.right");
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll("#page .answers li").length === 0);
  assert.match(page.url(), /exercises$/);
  assert.deepEqual(page.troubles, []);
});

test("the fifth and the ninth exercise name their milestone, and lead on", async () => {
  const lesson = "pointing";
  const record = (/** @type {number} */ seed) =>
    fetch(`${set.server.url}api/course`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ exercise: { lesson, seed, outcome: "found", today: "2026-11-10" } }),
    });
  for (const [first, last, seed, words, main] of /** @type {[number, number, number, RegExp, RegExp][]} */ ([[100, 104, 1, /mastered/, /Next exercise/], [104, 107, 2, /All nine/, /whole puzzle/]])) {
    for (let other = first; other < last; other += 1) await record(other);
    const page = await openCourse(`#learn/${lesson}/exercises`, { engine: false }, seed);
    await page.waitForSelector("#page .task header");
    for (const answer of await finds(set.server, lesson, seed)) await typeAnswer(page, answer);
    assert.match((await page.textContent("#page .task-reached")) ?? "", words);
    assert.match((await page.textContent("#page .task-acts .primary")) ?? "", main);
    await page.click("#page .task-acts >> text=A whole puzzle");
    await page.waitForSelector("#page .task-acts >> text=Play");
    // On the puzzle's board, no cell is selected.
    assert.equal(await page.locator("#page .cell.chosen").count(), 0);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test("the guided find is judged in the position of the lesson", async () => {
  const page = await openCourse(`#learn/${LESSON}/guided`);
  await page.waitForSelector("#page .rungs");
  await settled(page);
  const { sections } = (await courseOf(set.server)).lessons[LESSON];
  const { position } = sections.find((/** @type {any} */ { kind }) => kind === "guided");
  assert.ok(position.claim.deductions.length > 0);
  for (const rung of [2, 3, 4]) {
    await page.click("#page .task-acts .primary");
    await page.waitForSelector(`#page .rungs li:nth-child(${rung}).now`);
  }
  await page.waitForSelector("#page .task-acts .primary >> text=Exercises");
  assert.deepEqual(page.troubles, []);
});
