// Lists the answers given, one per line, with an icon and the engine's reason for each answer.

import { named } from "./argument.js";
import { el, icon } from "./dom.js";
import { cellIndex } from "./places.js";

/** @typedef {import("./exercise.js").Reply} Reply */

/** A check mark for a correct answer, a cross for a wrong one, and a dot for any other answer. */
const SIGNS = { right: "M5 13l4 4L19 7", wrong: "M6 6l12 12M18 6 6 18", aside: "M12 12h.01" };

/**
 * @param {Reply[]} answers
 * @param {import("./argument.js").Pointers} pointers
 */
export function answerList(answers, pointers) {
  const line = (/** @type {Reply} */ { answer, found, verdict, parts }) => {
    const kind = verdict === "right" || found.includes(answer) ? "right" : verdict === "wrong" ? "wrong" : "aside";
    return el("li", { class: kind }, icon(SIGNS[kind]), el("span", {}, ...named(parts, pointers)));
  };
  return el("ul", { class: "answers" }, ...answers.map(line));
}

/** Scrolls to the last message. @param {HTMLElement} box of the task */
export function showLast(box) {
  const said = [...box.querySelectorAll(".task-left:not(:empty), .task-reached, .answers li:last-child, .clue > :last-child")];
  for (const part of said.slice(-1)) part.scrollIntoView({ block: "nearest" });
}

/**
 * Half the side length of the square around a false candidate, and the square's corner radius, as
 * in figures.
 */
const HALF = 14;
const CORNER = 4;
/** The distance between marks if a cell is 100 units wide. */
const APART = 29.6;

/**
 * Returns the squares that show wrong answers. A square surrounds the mark or, if the cell has no
 * marks, the cell.
 *
 * @param {Reply[]} answers
 * @param {import("./types.js").GameView} view
 * @returns {import("./types.js").FigureShape[]}
 */
export const wrongMarks = (answers, view) =>
  answers
    .filter(({ verdict }) => verdict === "wrong")
    .flatMap(({ cell, digit }) => {
      const [left, top] = [100 * Number(cell[3]) - 100, 100 * Number(cell[1]) - 100];
      if (!view.cells[cellIndex(cell)].centre) return [{ class: "hull-false", rect: { x: left + 8, y: top + 8, width: 84, height: 84, radius: CORNER } }];
      const x = left + 50 + APART * ((digit - 1) % 3) - APART;
      const y = top + 50 + APART * Math.floor((digit - 1) / 3) - APART;
      return [
        { class: "false", rect: { x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF, radius: CORNER } },
        { class: "false-digit", text: { x, y, size: 22, words: String(digit) } },
      ];
    });
