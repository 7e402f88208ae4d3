// A whole game played without looking at the screen, using only the keyboard and the accessibility
// tree that Chromium provides to screen readers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, name, playPuzzle, stage, waitForDigits } from "./stage.js";

const set = stage();

/**
 * A node of the tree as spoken. @typedef {{role: string, name: string, states: string[]}} Spoken
 */

/**
 * @param {import("playwright-core").CDPSession} session
 * @returns {Promise<Spoken[]>}
 */
async function readOut(session) {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name: words, properties = [] }) => ({
      role: String(role?.value ?? ""),
      name: String(words?.value ?? ""),
      states: properties.filter(({ value }) => value.value === true).map(({ name: state }) => state),
    }));
}

/** Roles that mean nothing without a name. */
const NAMED = new Set(["button", "link", "gridcell", "grid", "timer", "textbox", "checkbox", "combobox", "dialog", "region"]);

/** @param {Spoken[]} nodes @param {string} where */
function allNamed(nodes, where) {
  const mute = nodes.filter(({ role, name: words }) => NAMED.has(role) && !words.trim());
  assert.deepEqual(mute.map(({ role }) => role), [], `${where}: nodes without a name`);
}

/** Returns the focused node. @param {Spoken[]} nodes */
const focused = (nodes) => nodes.find(({ role, states }) => states.includes("focused") && role !== "RootWebArea");

test("a whole game is played by keys and heard from the accessibility tree", async () => {
  const page = await set.open();
  await playPuzzle(page, PUZZLE);
  const session = await page.context().newCDPSession(page);
  const solution = await set.server.solution(PUZZLE);
  const spoken = () => page.textContent("#polite");
  const heardUrgent = () => page.textContent("#urgent");

  // There is a single grid of 81 cells. The name of each cell states its content and place, and
  // everything else has a name too.
  const first = await readOut(session);
  allNamed(first, "the game");
  const cells = first.filter(({ role }) => role === "gridcell");
  assert.equal(cells.length, 81);
  cells.forEach(({ name: words }, index) => {
    const place = `row ${Math.floor(index / 9) + 1} column ${(index % 9) + 1}`;
    assert.ok(words.endsWith(place), words);
    assert.ok(words.startsWith(PUZZLE[index] === "." ? "empty" : PUZZLE[index]), words);
  });
  for (const title of ["Undo", "Redo", "Clear", "Tools", "Pause", "Settings"]) {
    assert.ok(first.some(({ role, name: words }) => role === "button" && words.includes(title)), title);
  }

  // A hint is announced, rung by rung.
  await page.focus('[data-cell="r1c1"]');
  await page.keyboard.press("Home");
  await page.keyboard.press("h");
  await page.waitForSelector("#hint .rungs .on");
  assert.match((await spoken()) ?? "", /hidden single/i);
  allNamed(await readOut(session), "a hint");
  await page.keyboard.press("Escape");

  // Every move is announced, and the focus is on the edited cell.
  await page.keyboard.press("Control+Home");
  for (let index = 0; index < 81; index += 1) {
    if (PUZZLE[index] === ".") {
      await page.keyboard.press(`Digit${solution[index]}`);
      await page.waitForSelector(`[data-cell="${name(index)}"] .digit`);
      const isLast = !PUZZLE.slice(index + 1).includes(".");
      if (!isLast) {
        const written = `${solution[index]}`;
        await page.waitForFunction(
          ([digit, place]) => {
            const words = document.getElementById("polite")?.textContent ?? "";
            return words.startsWith(digit) && words.includes(place);
          },
          [written, `row ${Math.floor(index / 9) + 1} column ${(index % 9) + 1}`],
        );
      }
      // Reading the whole tree after each move would take minutes, so it is read after every tenth
      // move.
      if (index % 10 === 0 && !isLast) {
        const here = focused(await readOut(session));
        assert.equal(here?.role, "gridcell");
        assert.ok(here?.name.startsWith(solution[index]), here?.name);
      }
    }
    if (index === 80) break;
    await page.keyboard.press(index % 9 === 8 ? "Home" : "ArrowRight");
    if (index % 9 === 8) await page.keyboard.press("ArrowDown");
  }
  await waitForDigits(page, solution);
  await page.waitForFunction(() => /solved/i.test((document.getElementById("urgent")?.textContent ?? "") + (document.getElementById("polite")?.textContent ?? "")));
  assert.ok((await heardUrgent()) || (await spoken()));
  allNamed(await readOut(session), "the ending");
  assert.deepEqual(page.troubles, []);
});
