// Turns the text of a lesson into elements. Cell names in the text highlight cells on the board.

import { el } from "./dom.js";
import { cellIndex, houseCells } from "./places.js";

/** @typedef {import("./lessons.js").CourseBlock} Block */
/** @typedef {import("./lessons.js").CoursePart} Inline */
/** @typedef {(cells: number[]) => void} Light highlights cells of the board */

/** @param {Inline} part @param {Light} light */
function inline(part, light) {
  if (part.kind === "plain") return part.text;
  if (part.kind !== "mention") return el(part.kind === "strong" ? "b" : "em", {}, part.text);
  const cells = [...part.cells.map(cellIndex), ...part.houses.flatMap(houseCells)];
  const on = () => light(cells);
  const off = () => light([]);
  return el("button", { class: "name", onmouseenter: on, onmouseleave: off, onfocus: on, onblur: off, onclick: on }, part.text);
}

/** @param {Inline[]} parts @param {Light} light */
const line = (parts, light) => el("span", {}, ...parts.map((part) => inline(part, light)));

/**
 * Returns the paragraphs and lists of a text. If `concludes` is true, the last line of a list is
 * marked as the conclusion.
 *
 * @param {Block[]} blocks
 * @param {Light} light
 * @param {boolean} [concludes]
 */
export function lessonText(blocks, light, concludes = false) {
  return blocks.map((block) => {
    if (block.kind === "paragraph") return el("p", {}, line(block.parts, light));
    const last = block.lines.length - 1;
    const item = (/** @type {Inline[]} */ parts, /** @type {number} */ index) => el("li", { class: concludes && index === last ? "so" : "" }, line(parts, light));
    return el("ol", { class: "look" }, ...block.lines.map(item));
  });
}
