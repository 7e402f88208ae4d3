// Draws a picture with boards so that the chosen board is upright and fills the view, with lines
// and cells at their positions in the picture. This module is pure geometry and contains no rules.

import { svg } from "./dom.js";
import { cellName } from "./places.js";

/** Units along each side of the square view. */
export const VIEW = 1000;
/** Pixels along each side of the canvas. */
const PIXELS = 1400;
/** The width of the margin shown around a board, in units. */
const MARGIN = 28;

/** @typedef {{x: number, y: number}} Point */

/** Maps the picture to the view: `x' = a x - b y + e`, `y' = b x + a y + f`. @typedef {{a: number,
 * b: number, e: number, f: number}} Turn */

/** @param {Turn} turn @param {Point} point @returns {Point} */
const turned = ({ a, b, e, f }, { x, y }) => ({ x: a * x - b * y + e, y: b * x + a * y + f });

/**
 * Returns the points of a board.
 *
 * @param {number[]} numbers `x` and `y` alternately
 * @returns {Point[]}
 */
export const pointsOf = (numbers) => Array.from({ length: numbers.length / 2 }, (_, index) => ({ x: numbers[2 * index], y: numbers[2 * index + 1] }));

/**
 * Returns the transformation that shows the whole picture in the view.
 *
 * @param {{width: number, height: number}} picture
 * @returns {Turn}
 */
export function wholeTurn({ width, height }) {
  const a = VIEW / Math.max(width, height);
  return { a, b: 0, e: (VIEW - a * width) / 2, f: (VIEW - a * height) / 2 };
}

/**
 * Returns the transformation that shows the board upright in the view, as large as possible.
 *
 * @param {Point[]} points the crossings of the board's lines
 * @returns {Turn}
 */
export function boardTurn(points) {
  const [topLeft, topRight, bottomLeft, bottomRight] = [points[0], points[9], points[90], points[99]];
  // The direction from left to right. This is the sum of all four edges, after the left and right
  // edges have been turned by 90 degrees.
  const across = {
    x: topRight.x - topLeft.x + bottomRight.x - bottomLeft.x + bottomLeft.y - topLeft.y + bottomRight.y - topRight.y,
    y: topRight.y - topLeft.y + bottomRight.y - bottomLeft.y - (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x),
  };
  const angle = -Math.atan2(across.y, across.x);
  const upright = points.map((point) => turned({ a: Math.cos(angle), b: Math.sin(angle), e: 0, f: 0 }, point));
  const [columns, rows] = [upright.map(({ x }) => x), upright.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const scale = (VIEW - 2 * MARGIN) / Math.max(right - left, bottom - top);
  const [a, b] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return { a, b, e: VIEW / 2 - (scale * (left + right)) / 2, f: VIEW / 2 - (scale * (top + bottom)) / 2 };
}

/**
 * Draws the picture.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {ImageBitmap} picture
 * @param {Turn} turn
 */
export function drawPicture(canvas, picture, { a, b, e, f }) {
  Object.assign(canvas, { width: PIXELS, height: PIXELS });
  const paper = canvas.getContext("2d");
  if (!paper) return;
  const scale = PIXELS / VIEW;
  paper.imageSmoothingQuality = "high";
  paper.setTransform(scale * a, scale * b, -scale * b, scale * a, scale * e, scale * f);
  paper.drawImage(picture, 0, 0);
}

/** @param {Point[]} points */
const path = (points) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/**
 * Returns the corners of a cell, clockwise from the upper left.
 *
 * @param {Point[]} points
 * @param {number} index
 */
function corners(points, index) {
  const first = Math.floor(index / 9) * 10 + (index % 9);
  return [points[first], points[first + 1], points[first + 11], points[first + 10]];
}

/**
 * Draws a board in the view. Returns its lines, a shape for each cell, and the positions of the
 * cells.
 *
 * @param {Point[]} points of the board in the picture
 * @param {Turn} turn
 */
export function drawBoard(points, turn) {
  const seen = points.map((point) => turned(turn, point));
  const shapes = Array.from({ length: 81 }, (_, index) => svg("polygon", { class: "photo-cell", "data-shape": cellName(index), points: path(corners(seen, index)) }));
  const lines = Array.from({ length: 20 }, (_, index) => {
    const number = index % 10;
    const ten = Array.from({ length: 10 }, (_, step) => seen[index < 10 ? number * 10 + step : step * 10 + number]);
    return svg("polyline", { class: number % 3 === 0 ? "photo-line thick" : "photo-line", points: path(ten) });
  });
  const boxes = shapes.map((_, index) => {
    const four = corners(seen, index);
    const middle = (/** @type {(point: Point) => number} */ part) => four.reduce((sum, point) => sum + part(point), 0) / 4;
    const [width, height] = [four[1].x + four[2].x - four[0].x - four[3].x, four[2].y + four[3].y - four[0].y - four[1].y].map((sum) => sum / 2);
    return { x: middle(({ x }) => x), y: middle(({ y }) => y), width, height };
  });
  return { lines: [...lines.filter((line) => !line.classList.contains("thick")), ...lines.filter((line) => line.classList.contains("thick"))], shapes, boxes };
}

/**
 * Returns the edge and the middle of a board in the view, for a picture with several boards.
 *
 * @param {Point[]} points of the board in the picture
 * @param {Turn} turn
 */
export function outlineOf(points, turn) {
  const ends = Array.from({ length: 10 }, (_, step) => step);
  const edge = [...ends, ...ends.map((step) => 10 * step + 9), ...ends.map((step) => 99 - step), ...ends.map((step) => 90 - 10 * step)];
  const seen = edge.map((index) => turned(turn, points[index]));
  const middle = { x: seen.reduce((sum, { x }) => sum + x, 0) / seen.length, y: seen.reduce((sum, { y }) => sum + y, 0) / seen.length };
  return { points: path(seen), middle };
}
