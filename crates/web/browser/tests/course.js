// Helpers for testing the course: a known exercise, and its answer.

/** @typedef {import("playwright-core").Page} Page */

/** The lesson used by the tests. */
export const LESSON = "x-wing";
/** The seed of every exercise on a page where {@link fixSeeds} was called. */
export const SEED = 17;

/** Makes a page generate the same exercise each time. @param {Page} page @param {number} [seed] */
export const fixSeeds = (page, seed = SEED) => page.addInitScript((number) => (Math.random = () => number / 2 ** 32), seed);

/**
 * Returns the deductions to find in an exercise.
 *
 * @param {import("./stage.js").Server} server
 * @param {string} [lesson]
 * @param {number} [seed]
 * @returns {Promise<{cell: string, digit: number}[]>}
 */
export async function finds(server, lesson = LESSON, seed = SEED) {
  const { state } = await server.call({ op: "exercise", lesson, seed });
  return findsIn(server, lesson, state);
}

/**
 * Returns the deductions to be found in a lesson's position.
 *
 * @param {import("./stage.js").Server} server
 * @param {string} lesson
 * @param {object} state
 */
export async function findsIn(server, lesson, state) {
  const { rest } = await server.call({ op: "clue", lesson, state, found: [], rung: 3 });
  return rest.map((/** @type {string} */ answer) => {
    const [, cell, digit] = /^(r\dc\d)(?:<>|=)(\d)$/.exec(answer) ?? [];
    return { cell, digit: Number(digit) };
  });
}

/**
 * Returns a candidate that is true but not part of the answer, so removing it is wrong.
 *
 * @param {import("./stage.js").Server} server
 * @param {string} [lesson]
 * @param {number} [seed]
 */
export async function mistake(server, lesson = LESSON, seed = SEED) {
  const { state, view } = await server.call({ op: "exercise", lesson, seed });
  const solution = await server.solution(state.puzzle);
  const index = view.cells.findIndex(({ digit, centre }) => !digit && centre?.length > 1);
  return { cell: view.cells[index].cell, digit: Number(solution[index]) };
}

/** Returns the selector of a cell of the lesson's board. @param {string} cell */
export const lessonCell = (cell) => `#page [data-cell="${cell}"]`;

/**
 * Goes to a cell using the arrow keys and types a digit.
 *
 * @param {Page} page
 * @param {{cell: string, digit: number}} answer
 */
export async function typeAnswer(page, { cell, digit }) {
  await page.focus('#page .board [tabindex="0"]');
  await page.keyboard.press("Control+Home");
  for (let row = 1; row < Number(cell[1]); row += 1) await page.keyboard.press("ArrowDown");
  for (let column = 1; column < Number(cell[3]); column += 1) await page.keyboard.press("ArrowRight");
  const before = await page.locator("#page .answers li").count();
  await page.keyboard.press(`Digit${digit}`);
  // A drill has no list of answers, so its score or its result is awaited instead.
  const isAnswered = (/** @type {number} */ count) =>
    document.querySelectorAll("#page .answers li").length > count || document.querySelector("#page .drill-facts, #page .drill-best");
  await page.waitForFunction(isAnswered, before);
}

/**
 * Returns the course as the page reads it.
 *
 * @param {import("./stage.js").Server} server
 */
export const courseOf = async (server) => (await fetch(`${server.url}lessons/en.json`)).json();
