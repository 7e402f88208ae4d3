// Draws a cell, and describes it for screen readers.

import { el, svg } from "./dom.js";
import { colourShape } from "./shapes.js";

/**
 * @param {HTMLElement} element
 * @param {import("./types.js").CellView} cell
 * @param {boolean} lattice whether centre marks have fixed places
 */
export function drawCell(element, cell, lattice) {
  const flags = element.classList;
  flags.toggle("given", Boolean(cell.given));
  flags.toggle("conflict", Boolean(cell.conflict));
  flags.toggle("wrong", Boolean(cell.wrong));
  element.setAttribute("aria-readonly", String(Boolean(cell.given)));
  element.setAttribute("aria-invalid", String(Boolean(cell.conflict || cell.wrong)));

  const parts = [];
  if (cell.colours) {
    const stripes = [...cell.colours].map((letter) => el("i", { class: `paint-${letter}` }));
    parts.push(el("span", { class: "paint" }, ...stripes));
    parts.push(el("span", { class: "shapes" }, ...[...cell.colours].map(colourShape)));
  }
  if (cell.digit) {
    parts.push(el("span", { class: "digit" }, cell.digit));
    if (cell.conflict) parts.push(waveLine());
  } else {
    const colours = candidateColours(cell.candidate_colours ?? "");
    const mark = (/** @type {string} */ digit) => drawMark(digit, colours.get(digit));
    const corner = cell.corner ?? "";
    // If a coloured candidate has no mark, its digit is drawn anyway to show the colour.
    const bare = [...colours.keys()].filter((digit) => !corner.includes(digit));
    const middle = [...new Set([...(cell.centre ?? ""), ...bare])].sort().join("");
    const isMixed = lattice && corner !== "" && middle !== "";
    if (isMixed) parts.push(el("span", { class: "corner lattice" }, ...places(corner, mark)));
    else if (corner) parts.push(el("span", { class: "corner" }, ...[...corner].map(mark)));
    // A digit that has both kinds of mark is drawn only once.
    const others = [...middle].filter((digit) => !corner.includes(digit)).join("");
    if (others) parts.push(centre(others, lattice, mark));
  }
  // The label contains everything that screen readers need, so screen readers skip the other parts.
  for (const part of parts) part.setAttribute("aria-hidden", "true");
  element.replaceChildren(el("span", { class: "heard" }, cell.name), ...parts);
}

/** The wavy line under a digit that breaks a rule. Its width depends on the cell; its thickness
 * does not. */
function waveLine() {
  const line = svg("path", { d: "M0 3q2.5-5 5 0t5 0 5 0 5 0 5 0 5 0 5 0 5 0", "vector-effect": "non-scaling-stroke" });
  return svg("svg", { class: "wave", viewBox: "0 0 40 6", preserveAspectRatio: "none" }, line);
}

/**
 * The number of centre marks that fit in one line. If there are more marks, they are set in lines
 * of three.
 */
const LINE = 5;

/**
 * @param {string} digits
 * @param {boolean} lattice
 * @param {(digit: string) => HTMLElement} mark
 */
function centre(digits, lattice, mark) {
  if (!lattice) {
    return el("span", { class: `centre${digits.length > LINE ? " many" : ""}` }, ...[...digits].map(mark));
  }
  return el("span", { class: "centre lattice" }, ...places(digits, mark));
}

/**
 * Returns the digits at their places in three rows of three, as in figures.
 *
 * @param {string} digits
 * @param {(digit: string) => HTMLElement} mark
 */
const places = (digits, mark) => [..."123456789"].map((digit) => (digits.includes(digit) ? mark(digit) : el("span")));

/**
 * @param {string} digit
 * @param {string} [colour] its letter
 */
function drawMark(digit, colour) {
  if (!colour) return el("b", { "data-digit": digit }, digit);
  return el("b", { "data-digit": digit, class: `dot paint-${colour}` }, digit, el("i", {}, colour));
}

/**
 * @param {string} text each digit followed by its colour's letter, such as `4a5b`
 * @returns {Map<string, string>}
 */
function candidateColours(text) {
  return new Map([...text.matchAll(/(\d)([a-i])/g)].map(([, digit, letter]) => [digit, letter]));
}
