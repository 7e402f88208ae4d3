// Makes the explanation of a step interactive. Pointing at a cell name highlights the cell on the
// board, and pointing at a line of a list highlights the corresponding part of the figure. Cases,
// and chains inside a chain, can be collapsed.

import { el } from "./dom.js";
import { cellIndex } from "./places.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Sentence} Sentence */
/** @typedef {import("./types.js").SentenceLine} Line */
/** @typedef {import("./types.js").TextPart} TextPart */
/** @typedef {import("./overlay.js").Figure} Figure */

/**
 * The effects of an explanation on the board.
 *
 * @typedef {object} Pointers
 * @property {(cells: number[]) => void} light highlights cells
 * @property {(number: string | null) => void} point highlights the part of the figure that belongs
 *   to a sentence
 */

/**
 * The explanation of a step.
 *
 * @param {Sentence} sentence
 * @param {Figure | undefined} figure
 * @param {Pointers} board
 * @returns {(Node | string)[]}
 */
export function argument(sentence, figure, board) {
  if (!sentence.lines?.length) return inLines(sentence.parts, board);
  return new Telling(figure, board).block(sentence.lines, 0);
}

/**
 * Puts each sentence on its own line, with the conclusion at the end. A single sentence remains
 * plain text.
 *
 * @param {TextPart[]} parts
 * @param {Pick<Pointers, "light">} board
 * @returns {(Node | string)[]}
 */
function inLines(parts, board) {
  const sentences = sentencesOf(parts);
  const last = sentences.pop();
  if (!last || sentences.length === 0) return named(parts, board);
  const items = sentences.map((each) => el("li", {}, el("p", {}, el("span", {}, ...named(each, board), " "))));
  return [el("ol", { class: "why" }, ...items), el("p", { class: "so" }, el("span", {}, ...named(last, board)))];
}

/**
 * Splits the parts of a passage at the ends of sentences.
 *
 * @param {TextPart[]} parts
 */
function sentencesOf(parts) {
  /** @type {TextPart[][]} */
  const sentences = [[]];
  for (const part of parts) {
    const pieces = cellsOf(part).length > 0 ? [part.text] : part.text.split(/(?<=[.!?]) +/);
    pieces.forEach((text, index) => {
      if (index > 0) sentences.push([]);
      if (text) sentences.at(-1)?.push({ ...part, text });
    });
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** A name longer than this may be broken across two lines. */
const SHORT = 12;

/**
 * Returns text in which every cell name highlights its cell. Line breaks never separate a name from
 * the comma after it or from the bracket before it.
 *
 * @param {TextPart[]} parts
 * @param {Pick<Pointers, "light">} board
 */
export function named(parts, board) {
  /** @type {(HTMLElement | string)[]} */
  const words = [];
  /** The cell name directly before the part. @type {HTMLElement | null} */
  let last = null;
  for (const part of parts) {
    const cells = cellsOf(part);
    if (cells.length === 0) {
      const [close] = (last && /^[^\s\p{L}\p{N}(]*/u.exec(part.text)) ?? [""];
      last?.append(close);
      words.push(part.text.slice(close.length));
      last = null;
      continue;
    }
    const before = words.at(-1);
    const open = typeof before === "string" && before.endsWith("(") ? "(" : "";
    if (typeof before === "string" && open) words[words.length - 1] = before.slice(0, -1);
    const { on, off } = lighting(cells, board);
    const name = el("button", { class: "name", onmouseenter: on, onmouseleave: off, onfocus: on, onblur: off, onclick: on }, part.text);
    last = el("span", { class: part.text.length <= SHORT ? "unbroken" : "" }, open, name);
    words.push(last);
  }
  return words;
}

/**
 * Returns the heading that collapses a case. The heading is a single button, so it highlights all
 * the cells in the heading together.
 *
 * @param {TextPart[]} parts
 * @param {Pick<Pointers, "light">} board
 */
function heading(parts, board) {
  const { on, off } = lighting(parts.flatMap(cellsOf), board);
  const words = parts.map((part) => (cellsOf(part).length > 0 ? el("span", { class: "name" }, part.text) : part.text));
  return el("summary", { onmouseenter: on, onmouseleave: off, onfocus: on, onblur: off }, ...words);
}

/** @param {TextPart} part */
const cellsOf = ({ cell, cells }) => (cell ? [cell] : (cells ?? [])).map(cellIndex);

/**
 * @param {number[]} cells
 * @param {Pick<Pointers, "light">} board
 */
const lighting = (cells, { light }) => ({ on: () => light(cells), off: () => light([]) });

/** An argument with more lines than this can be collapsed even if it has only one case. */
const LONG = 10;

/** Turns lines into nested lists. */
class Telling {
  /**
   * @param {Figure | undefined} figure
   * @param {Pointers} board
   */
  constructor(figure, board) {
    this.board = board;
    this.kinds = linkKinds(figure);
  }

  /**
   * The lines at one depth: the introduction, one list per case, and the conclusion.
   *
   * @param {Line[]} lines
   * @param {number} depth
   * @returns {HTMLElement[]}
   */
  block(lines, depth) {
    /** @type {HTMLElement[]} */
    const parts = [];
    const cases = lines.filter((_, index) => isCase(lines, index, depth)).length;
    const folds = cases > 1 || lines.length > LONG;
    let at = 0;
    while (at < lines.length) {
      if (lines[at].depth > depth || lines[at].number) {
        const end = endOf(lines, at, depth);
        parts.push(this.#list(lines.slice(at, end), depth));
        at = end;
      } else if (folds && isCase(lines, at, depth)) {
        const end = endOf(lines, at + 1, depth);
        const list = this.#list(lines.slice(at + 1, end), depth);
        parts.push(el("details", { class: "case", open: true }, heading(lines[at].parts, this.board), list));
        at = end;
      } else {
        const isEnd = at === lines.length - 1 && at > 0;
        parts.push(el("p", { class: isEnd ? "so" : "" }, el("span", {}, ...named(lines[at].parts, this.board))));
        at += 1;
      }
    }
    return parts;
  }

  /**
   * Returns numbered lines, with each line's supporting chains collapsed below it.
   *
   * @param {Line[]} lines
   * @param {number} depth
   */
  #list(lines, depth) {
    const list = el("ol", { class: "why" });
    let at = 0;
    while (at < lines.length) {
      const line = lines[at];
      const inner = lines.slice(at + 1).findIndex((other) => other.depth <= depth);
      const end = inner < 0 ? lines.length : at + 1 + inner;
      list.append(this.#item(line, lines.slice(at + 1, end), depth));
      at = end;
    }
    return list;
  }

  /**
   * @param {Line} line
   * @param {Line[]} inner
   * @param {number} depth
   */
  #item({ number, parts }, inner, depth) {
    const kind = this.kinds.get(number ?? "") ?? "";
    const point = () => this.board.point(number ?? null);
    const leave = () => this.board.point(null);
    // This listens to `mousemove` rather than `mouseenter`, because text that appears under a
    // resting pointer must not highlight anything.
    const told = el(
      "p",
      { onmousemove: point, onmouseleave: leave, onfocusin: point, onfocusout: leave },
      el("span", { class: "number" }, number ?? ""),
      " ",
      el("span", {}, ...named(parts, this.board)),
    );
    const fold =
      inner.length > 0 && el("details", { class: "inner" }, el("summary", {}, t("inner-chain")), ...this.block(inner, depth + 1));
    return el("li", { class: kind, "data-line": number }, told, fold);
  }
}

/**
 * Returns whether a line opens a case. Such a line has no number, but the lines after it do.
 *
 * @param {Line[]} lines
 * @param {number} index
 * @param {number} depth
 */
const isCase = (lines, index, depth) =>
  lines[index].depth === depth && !lines[index].number && lines[index + 1]?.depth === depth && Boolean(lines[index + 1].number);

/**
 * Returns the index of the first line after the numbered lines that begin at `start`.
 *
 * @param {Line[]} lines
 * @param {number} start
 * @param {number} depth
 */
function endOf(lines, start, depth) {
  const length = lines.slice(start).findIndex((line) => line.depth === depth && !line.number);
  return length < 0 ? lines.length : start + length;
}

/**
 * Returns the kind of link (strong or weak) that each line describes, by line number.
 *
 * @param {Figure | undefined} figure
 */
function linkKinds(figure) {
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const { class: kind, lines } of figure?.over ?? []) {
    const [, link] = /(strong|weak)$/.exec(kind) ?? [];
    for (const line of link ? (lines ?? []) : []) kinds.set(line, link);
  }
  return kinds;
}
