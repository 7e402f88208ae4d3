// Small icons that count or identify something: shapes for colours, levels, and nine dots.

import { icon, svg } from "./dom.js";

/**
 * The shape of each colour, so that colours can be told apart by players who cannot see the
 * difference. @type {Record<string, [string, Record<string, string | number>]>}
 */
const SHAPES = {
  a: ["circle", { cx: 5, cy: 5, r: 4.4 }],
  b: ["rect", { x: 1, y: 1, width: 8, height: 8 }],
  c: ["path", { d: "M5 .8 9.6 9H.4z" }],
  d: ["path", { d: "M5 .3 9.7 5 5 9.7.3 5z" }],
  e: ["path", { d: "M5 .8v8.4M.8 5h8.4", "stroke-width": 2.4 }],
  f: ["circle", { cx: 5, cy: 5, r: 3.5, fill: "none", "stroke-width": 2 }],
  g: ["rect", { x: 0.6, y: 3.4, width: 8.8, height: 3.2 }],
  h: ["path", { d: "M1.4 1.4l7.2 7.2M8.6 1.4 1.4 8.6", "stroke-width": 2.2 }],
  i: ["path", { d: "M5 .2 6.3 3.6 9.9 3.8 7.1 6.1 8 9.6 5 7.7 2 9.6 2.9 6.1.1 3.8 3.7 3.6z" }],
};

/** @param {string} letter a colour's letter */
export function colourShape(letter) {
  const [tag, attributes] = SHAPES[letter] ?? SHAPES.a;
  return svg("svg", { class: `shape paint-${letter}`, viewBox: "0 0 10 10", "aria-hidden": "true" }, svg(tag, { "stroke-width": 0, ...attributes }));
}

/** The levels from the easiest upwards, by their engine names. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/**
 * Draws a level as five strokes. The number of raised strokes grows from one for the easiest level
 * to five for the hardest.
 *
 * @param {string | undefined} level
 */
export function levelStrokes(level) {
  const reached = LEVELS.indexOf(level ?? "") + 1;
  const stroke = (/** @type {number} */ number) => {
    const height = number <= reached ? 4 + 2.5 * number : 2;
    return svg("rect", { class: number <= reached ? "on" : "", x: 4.4 * (number - 1), y: 14 - height, width: 3, height });
  };
  return svg("svg", { viewBox: "0 0 21 14", "aria-hidden": "true" }, ...[1, 2, 3, 4, 5].map(stroke));
}

/** Draws nine dots, filled where `on` is true. @param {boolean[]} on */
export function nineDots(on) {
  const dot = (/** @type {boolean} */ full, /** @type {number} */ place) =>
    svg("circle", { class: full ? "on" : "", cx: 3 + 6 * (place % 3), cy: 3 + 6 * Math.floor(place / 3), r: full ? 2.1 : 1.7 });
  return svg("svg", { class: "nine", viewBox: "0 0 18 18", "aria-hidden": "true" }, ...on.map(dot));
}

/** Draws a check mark. */
export const tickMark = () => icon("M5 13l4 4L19 7");
