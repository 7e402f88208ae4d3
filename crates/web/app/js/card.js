// The card of a solved game shows the puzzle and the result, but not the solution. The card knows
// which cells are givens, but not which digits they contain.

import { el, svg } from "./dom.js";
import { levelStrokes, nineDots } from "./shapes.js";
import { counted, t } from "./texts.js";

/**
 * The content of a card.
 *
 * @typedef {object} Card
 * @property {boolean[]} givens which of the 81 cells are givens
 * @property {string} heading the program's name and, for a daily puzzle, the puzzle's
 *   number
 * @property {string} name
 * @property {string} [level] its ID
 * @property {string} levelName
 * @property {string} time empty if the player hides the clock
 * @property {number} hints
 */

/** The size of the picture, in pixels. */
const SIZE = [1200, 630];

/** The left edge of the text in the picture. */
const TEXT = 631;

/** The number of hints taken, in words. @param {number} hints */
export const hintWords = (hints) => (hints === 0 ? t("no-hints") : counted("hints-count", hints));

/** Returns nine dots, with one dot left empty for each hint. @param {number} hints */
const dotsOf = (hints) => Array.from({ length: 9 }, (_, index) => index < 9 - hints);

/** Draws givens as squares and the player's cells as discs. @param {boolean[]} givens */
function pattern(givens) {
  const mark = (/** @type {boolean} */ given, /** @type {number} */ index) => {
    const [x, y] = [10 * (index % 9), 10 * Math.floor(index / 9)];
    if (given) return svg("rect", { class: "given", x: x + 2, y: y + 2, width: 6, height: 6, rx: 0.4 });
    return svg("circle", { cx: x + 5, cy: y + 5, r: 3 });
  };
  const lines = svg("path", { class: "lines", d: "M30 0v90M60 0v90M0 30h90M0 60h90" });
  return svg("svg", { class: "card-pattern", viewBox: "0 0 90 90", "aria-hidden": "true" }, lines, ...givens.map(mark));
}

/** Draws the card for the page. @param {Card} card */
export const drawnCard = (card) =>
  el(
    "figure",
    { class: "card" },
    pattern(card.givens),
    el(
      "figcaption",
      {},
      el("span", { class: "card-heading" }, card.heading),
      el("b", {}, card.name),
      card.level && el("span", { class: "level" }, levelStrokes(card.level), card.levelName),
      el("span", { class: "card-time" }, card.time),
      el("span", { class: "card-row" }, hintWords(card.hints), nineDots(dotsOf(card.hints))),
    ),
  );

/**
 * Returns the card as text, for programs that do not accept pictures.
 *
 * @param {Card} card
 * @param {string} [link] a link to the puzzle
 */
export function cardText(card, link) {
  const rows = Array.from({ length: 9 }, (_, row) => card.givens.slice(9 * row, 9 * row + 9).map((given) => (given ? "⬛" : "🔵")).join(""));
  const facts = [card.levelName, card.time, hintWords(card.hints)].filter(Boolean).join(" · ");
  return [`${card.heading} · ${card.name}`, facts, ...rows, ...(link ? [link] : [])].join("\n");
}

/**
 * Returns the card as a picture, in the colours of the page.
 *
 * @param {Card} card
 * @returns {Promise<Blob>}
 */
export async function cardPicture(card) {
  const [width, height] = SIZE;
  const canvas = el("canvas", { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const inks = pageInks();
  const [serif, sans] = ['"Newsreader Novena", serif', '"Instrument Sans Novena", sans-serif'];
  // A browser loads a font only when the page first uses it.
  await Promise.all([`480 96px ${serif}`, `400 34px ${sans}`].map((font) => document.fonts.load(font)));
  const print = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ font, /** @type {string} */ ink) => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, width - x - 56);
  };
  const box = (/** @type {string} */ ink, /** @type {[number, number, number, number]} */ ...place) => {
    pen.fillStyle = ink;
    pen.fillRect(...place);
  };
  box(inks.rule, 0, 0, width, height);
  box(inks.paper, 3, 18, width - 6, height - 21);
  drawPattern(pen, card.givens, inks);
  print(card.heading, TEXT, 102, `400 30px ${sans}`, inks.soft);
  pen.letterSpacing = "-2.4px";
  print(card.name, TEXT, 194, `480 96px ${serif}`, inks.ink);
  pen.letterSpacing = "-9px";
  pen.font = `480 150px ${serif}`;
  // The first digit of the time is aligned with the other lines, whichever digit it is.
  print(card.time, TEXT + pen.measureText(card.time).actualBoundingBoxLeft, 470, pen.font, inks.ink);
  pen.letterSpacing = "0px";
  if (card.level) drawShapes(pen, levelStrokes(card.level), [TEXT, 240, 54 / 21], inks);
  print(card.levelName, TEXT + (card.level ? 63 : 0), 271, `400 34px ${sans}`, inks.soft);
  const hints = hintWords(card.hints);
  print(hints, TEXT, 563, `400 34px ${sans}`, inks.soft);
  drawShapes(pen, nineDots(dotsOf(card.hints)), [TEXT + pen.measureText(hints).width + 18, 530, 44 / 18], { ...inks, ink: inks.soft, edge: inks.soft });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @typedef {{ink: string, paper: string, soft: string, edge: string, rule: string, pen: string}} Inks */

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {boolean[]} givens
 * @param {Inks} inks
 */
function drawPattern(pen, givens, inks) {
  const [left, top, side, frame] = [59, 74, 500, 5];
  const cell = (side - 2 * frame) / 9;
  pen.strokeStyle = inks.rule;
  pen.lineWidth = frame;
  pen.strokeRect(left + frame / 2, top + frame / 2, side - frame, side - frame);
  pen.fillStyle = inks.rule;
  for (const third of [3, 6]) {
    pen.fillRect(left + frame + third * cell - 2, top, 4, side);
    pen.fillRect(left, top + frame + third * cell - 2, side, 4);
  }
  givens.forEach((given, index) => {
    const [x, y] = [left + frame + cell * ((index % 9) + 0.5), top + frame + cell * (Math.floor(index / 9) + 0.5)];
    const radius = cell * 0.3;
    pen.globalAlpha = given ? 1 : 0.28;
    pen.fillStyle = given ? inks.ink : inks.pen;
    pen.beginPath();
    if (given) pen.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  });
  pen.globalAlpha = 1;
}

/**
 * Draws the strokes of a level, or the nine dots, as they look on the page.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Element} drawing
 * @param {[number, number, number]} place left, top, and pixels per unit
 * @param {Inks} inks
 */
function drawShapes(pen, drawing, [left, top, scale], inks) {
  pen.lineWidth = 0.9 * scale;
  for (const shape of drawing.children) {
    const value = (/** @type {string} */ name) => scale * Number(shape.getAttribute(name) ?? 0);
    const isOn = shape.classList.contains("on");
    pen.fillStyle = isOn ? inks.ink : inks.edge;
    pen.strokeStyle = inks.edge;
    pen.beginPath();
    if (shape.tagName === "circle") pen.arc(left + value("cx"), top + value("cy"), value("r"), 0, 2 * Math.PI);
    else pen.rect(left + value("x"), top + value("y"), value("width"), value("height"));
    if (shape.tagName === "circle" && !isOn) pen.stroke();
    else pen.fill();
  }
}

/** The colours of the current theme. @returns {Inks} */
function pageInks() {
  const probe = el("span", { hidden: true });
  document.body.append(probe);
  const ink = (/** @type {string} */ name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const inks = { ink: ink("ink"), paper: ink("paper"), soft: ink("ink-2"), edge: ink("edge"), rule: ink("rule-strong"), pen: ink("pen") };
  probe.remove();
  return inks;
}
