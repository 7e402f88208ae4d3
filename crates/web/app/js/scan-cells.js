// The digits read from a board, printed or handwritten, with the player's corrections and the
// cells that still have to be checked. Every change can be undone.

import { cellIndex, cellName } from "./places.js";

/** @typedef {import("./scanner.js").ScannedBoard} ScannedBoard */

/**
 * @typedef {object} Sheet
 * @property {string[]} signs each cell's digit, or an empty string
 * @property {Set<number>} written cells whose digit is handwritten
 * @property {Set<number>} doubtful the cells to check
 * @property {Set<number>} changed the cells that proof-reading changed
 * @property {boolean} isVouched whether the player has confirmed everything
 */

/** The number of changes that can be undone. */
const MOST = 200;

/** @param {string[]} names */
const indices = (names) => new Set(names.map(cellIndex));

/** @param {Set<number>} set @param {number} index */
const without = (set, index) => new Set([...set].filter((other) => other !== index));

/** Returns the names of cells in reading order. @param {Iterable<number>} cells */
export const namesOf = (cells) => [...cells].sort((one, other) => one - other).map(cellName);

export class ScanCells {
  /** @type {Sheet[]} */
  #before = [];
  /** @type {Sheet} */
  #sheet;
  /** Whether handwritten digits are included in the game. */
  withEntries = true;

  /** @param {ScannedBoard} board */
  constructor(board) {
    const { givens, entries, doubtful, changed, trust, points } = board;
    this.points = points;
    /** Whether the engine is unsure of its reading but names no doubtful cell. */
    this.isVague = trust === "ambiguous" && doubtful.length === 0;
    this.#sheet = {
      signs: Array.from({ length: 81 }, (_, index) => [givens[index], entries[index]].find((sign) => sign !== ".") ?? ""),
      written: new Set([...entries].flatMap((sign, index) => (sign === "." ? [] : [index]))),
      doubtful: indices(doubtful),
      changed: indices(changed),
      isVouched: false,
    };
  }

  get doubtful() {
    return this.#sheet.doubtful;
  }

  get changed() {
    return this.#sheet.changed;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  /** Whether something must be checked before the puzzle is played. */
  get isUnsure() {
    return this.doubtful.size > 0 || (this.isVague && !this.#sheet.isVouched);
  }

  /** The number of handwritten digits. */
  get entryCount() {
    return this.#sheet.written.size;
  }

  /** Returns the visible digit of a cell. @param {number} index */
  sign(index) {
    return this.isWritten(index) && !this.withEntries ? "" : this.#sheet.signs[index];
  }

  /** Returns whether the digit of a cell is handwritten. @param {number} index */
  isWritten(index) {
    return this.#sheet.written.has(index);
  }

  /** Returns the printed digits as 81 characters. */
  givens() {
    return this.#sheet.signs.map((sign, index) => (sign && !this.isWritten(index) ? sign : ".")).join("");
  }

  /**
   * Returns the givens, and the entries with a plus sign, as text that the engine can open; null if
   * no entries are included in the game.
   */
  position() {
    if (!this.withEntries || this.entryCount === 0) return null;
    const cells = this.#sheet.signs.map((sign, index) => (this.isWritten(index) ? `+${sign}` : sign || "."));
    return `:0000:x:${cells.join("")}:::`;
  }

  /**
   * Returns the next cell to check after this one or, if there is none, the first cell to check;
   * null if all cells are checked.
   *
   * @param {number} index
   */
  nextDoubtful(index) {
    const all = [...this.doubtful].sort((one, other) => one - other);
    return all.find((other) => other > index) ?? all[0] ?? null;
  }

  /** @param {Partial<Sheet>} change */
  #change(change) {
    this.#before = [...this.#before, this.#sheet].slice(-MOST);
    this.#sheet = { ...this.#sheet, ...change };
  }

  /**
   * Writes or removes a digit. A cell that was edited counts as checked.
   *
   * @param {number} index
   * @param {string} sign
   */
  write(index, sign) {
    const { signs, written, doubtful, changed } = this.#sheet;
    const wasHidden = this.sign(index) !== signs[index];
    if (signs[index] === sign && !doubtful.has(index) && !wasHidden) return;
    // If handwriting is ignored, a digit typed into a cell with handwriting becomes a given.
    const isKept = sign !== "" && !wasHidden;
    this.#change({ signs: signs.map((old, other) => (other === index ? sign : old)), written: isKept ? written : without(written, index), doubtful: without(doubtful, index), changed: without(changed, index) });
  }

  /** Switches a digit between printed and handwritten. @param {number} index */
  turn(index) {
    const { written, doubtful, signs } = this.#sheet;
    if (!signs[index] || (this.isWritten(index) && !this.withEntries)) return;
    this.#change({ written: written.has(index) ? without(written, index) : new Set([...written, index]), doubtful: without(doubtful, index) });
  }

  /** Confirms a cell. @param {number} index */
  vouch(index) {
    this.#change({ doubtful: without(this.doubtful, index) });
  }

  /** Confirms everything. */
  vouchForAll() {
    this.#change({ doubtful: new Set(), isVouched: true });
  }

  undo() {
    const last = this.#before.pop();
    if (last) this.#sheet = last;
    return Boolean(last);
  }
}
