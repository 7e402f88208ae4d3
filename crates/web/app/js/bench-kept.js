// The content of the setter's bench and its undo history. When the page is reloaded, the content is
// restored, but the undo history is lost.

const KEY = "novena.bench";
/** The number of changes that can be undone. */
const MOST = 400;

/** The characters in the 81 fields; an empty field is an empty string. @typedef {string[]} Typed */

/** @returns {{typed: Typed, symmetry: string}} */
function stored() {
  try {
    const { typed, symmetry } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const fits = Array.isArray(typed) && typed.length === 81 && typed.every((sign) => typeof sign === "string" && [...sign].length < 2);
    return { typed: fits ? typed : Array(81).fill(""), symmetry: typeof symmetry === "string" ? symmetry : "" };
  } catch {
    return { typed: Array(81).fill(""), symmetry: "" };
  }
}

export class BenchKept {
  /** @type {Typed[]} */
  #before = [];
  /** @type {Typed[]} */
  #after = [];

  constructor() {
    const { typed, symmetry } = stored();
    /** @type {Typed} */
    this.typed = typed;
    /** The engine's name for the symmetry that the pattern should have; empty for none. */
    this.symmetry = symmetry;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  /** Replaces the content of the bench. @param {Typed} typed */
  change(typed) {
    if (typed.every((sign, index) => sign === this.typed[index])) return;
    this.#before = [...this.#before, this.typed].slice(-MOST);
    this.#after = [];
    this.typed = typed;
    this.#keep();
  }

  /** Undoes the last change, and returns whether there was one. */
  undo() {
    const last = this.#before.pop();
    if (!last) return false;
    this.#after.push(this.typed);
    this.typed = last;
    this.#keep();
    return true;
  }

  redo() {
    const next = this.#after.pop();
    if (!next) return false;
    this.#before.push(this.typed);
    this.typed = next;
    this.#keep();
    return true;
  }

  /** @param {string} symmetry */
  keepSymmetry(symmetry) {
    this.symmetry = symmetry;
    this.#keep();
  }

  #keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ typed: this.typed, symmetry: this.symmetry }));
    } catch {
      // Private windows may refuse storage. The digits are then lost when the page is closed.
    }
  }
}
