// Draws a small board: the printed digits in ink, and the player's digits in pen.

import { svg } from "./dom.js";

const THIN = [1, 2, 4, 5, 7, 8].map((line) => `M0 ${10 * line}h90M${10 * line} 0v90`).join("");
const THICK = "M0 0h90v90H0zM30 0v90M60 0v90M0 30h90M0 60h90";

/**
 * Draws the digits of one kind in a single element, in which every digit has its own position.
 *
 * @param {string} name the element's class
 * @param {[number, string][]} digits the digits with their cells
 */
function digitsAt(name, digits) {
  const x = digits.map(([cell]) => 10 * (cell % 9) + 5).join(" ");
  const y = digits.map(([cell]) => 10 * Math.floor(cell / 9) + 7.6).join(" ");
  return svg("text", { class: name, x, y, "text-anchor": "middle" }, digits.map(([, digit]) => digit).join(""));
}

/** @param {string} text @returns {[number, string][]} */
const digitsIn = (text) => [...text].map((letter, cell) => /** @type {[number, string]} */ ([cell, letter])).filter(([, letter]) => /[1-9]/.test(letter));

/**
 * @param {string} givens 81 characters, row by row; any other character means an empty cell
 * @param {string} [entries] the player's digits in the same format; cells with a given are skipped
 * @returns {SVGElement}
 */
export function thumbnail(givens, entries = "") {
  const printed = digitsIn(givens);
  const taken = new Set(printed.map(([cell]) => cell));
  const written = digitsIn(entries).filter(([cell]) => !taken.has(cell));
  return svg(
    "svg",
    { class: "thumb", viewBox: "-.6 -.6 91.2 91.2", "aria-hidden": "true" },
    digitsAt("given", printed),
    digitsAt("entry", written),
    svg("path", { class: "thin", d: THIN }),
    svg("path", { class: "thick", d: THICK }),
  );
}
