// The fields of the setter's bench: 81 fields for one character each, with keys to move between
// them. The fields do not know the rules. The engine's findings are drawn on them.

import { el } from "./dom.js";
import { cellIndex, cellName, columnOf, rowOf } from "./places.js";
import { t } from "./texts.js";

const EMPTY = new Set(["0", ".", "-", "_", "*", " "]);

/**
 * The annotations drawn on the fields in addition to their digits. Cells are given by name.
 *
 * @typedef {object} Drawing
 * @property {string[]} [conflicts] digits that repeat
 * @property {string[]} [open] cells in which the solutions differ
 * @property {string[]} [canGo] givens that are not needed
 * @property {string[]} [awaited] cells that need a given for the symmetry
 * @property {Record<string, string>} [forced] digits that are the same in all solutions
 * @property {string[]} [possible] the candidates of each of the 81 cells
 */

/**
 * Returns the engine's answers as annotations on the fields.
 *
 * @param {import("./types.js").EnterAnswer} answer
 * @param {import("./types.js").BenchAnswer | null} bench
 * @returns {Drawing}
 */
export function drawingOf({ verdict, givens, more, possible, puzzle, conflicts, differ, awaited }, bench) {
  // With only a few givens, almost every cell is open, and rings everywhere would be useless.
  const isOpen = verdict === "several" && (givens >= 17 || !more);
  const forced = isOpen ? possible.flatMap((digits, index) => (digits.length === 1 && puzzle[index] === "." ? [[cellName(index), digits]] : [])) : [];
  return { conflicts, open: isOpen ? differ : [], canGo: bench?.removable.flat() ?? [], awaited, forced: Object.fromEntries(forced), possible };
}

/**
 * Events: `change` when a character is typed or removed, `move` when another field becomes current.
 */
export class BenchFields extends EventTarget {
  /** @type {HTMLInputElement[]} */
  inputs = [];
  /** The current field. */
  at = 0;

  /** @param {Record<string, () => unknown>} commands the commands by the names of keys */
  constructor(commands) {
    super();
    this.commands = commands;
    this.root = el("div", { id: "fields", class: "board fields", role: "grid", "data-label": "fields" });
    for (let row = 0; row < 9; row += 1) {
      const line = el("div", { class: "line", role: "row" });
      for (let column = 0; column < 9; column += 1) line.append(this.#field(row * 9 + column));
      this.root.append(line);
    }
  }

  /** @param {number} index */
  #field(index) {
    const input = el("input", {
      type: "text",
      // The pad is already on the screen, and an on-screen keyboard would hide the board.
      inputmode: matchMedia("(pointer: coarse)").matches ? "none" : "numeric",
      autocomplete: "off",
      spellcheck: "false",
      tabindex: index === 0 ? 0 : -1,
    });
    this.inputs.push(input);
    input.addEventListener("focus", () => {
      this.#setCurrent(index);
      input.select();
    });
    input.addEventListener("input", () => {
      // Keeps only the last character typed, whatever it is.
      const sign = [...input.value.replace(/\s+$/, " ")].at(-1) ?? "";
      input.value = EMPTY.has(sign) ? "" : sign;
      this.#changed();
      if (sign) this.advance(index);
    });
    input.addEventListener("keydown", (event) => this.#key(event, index));
    return el("div", { class: "field", role: "gridcell" }, input);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} index
   */
  #key(event, index) {
    if (event.altKey || event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const [row, column] = [rowOf(index), columnOf(index)];
    const to = /** @type {Record<string, number>} */ (
      isCommand
        ? { Home: 0, End: 80 }
        : {
            ArrowUp: ((row + 8) % 9) * 9 + column,
            ArrowDown: ((row + 1) % 9) * 9 + column,
            ArrowLeft: (index + 80) % 81,
            ArrowRight: (index + 1) % 81,
            Home: row * 9,
            End: row * 9 + 8,
            PageUp: ((row + 6) % 9) * 9 + column,
            PageDown: ((row + 3) % 9) * 9 + column,
          }
    )[event.key];
    const name = isCommand ? `Ctrl+${event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}` : event.key;
    if (to !== undefined) this.go(to);
    else if (this.commands[name]) this.commands[name]();
    else if (isCommand) return;
    else if (event.key === "Delete" || (event.key === "Backspace" && this.inputs[index].value)) this.write("");
    else if (event.key === "Backspace") this.go((index + 80) % 81);
    else return;
    event.preventDefault();
  }

  /** @param {number} index */
  #setCurrent(index) {
    this.at = index;
    this.inputs.forEach((input, other) => {
      input.tabIndex = other === index ? 0 : -1;
      input.parentElement?.classList.toggle("current", other === index);
    });
    this.dispatchEvent(new Event("move"));
  }

  /** @param {number} index */
  go(index) {
    this.inputs[index].focus({ preventScroll: true });
  }

  /** Moves to the next field after input. @param {number} index */
  advance(index) {
    this.go((index + 1) % 81);
  }

  /** Writes into the current field. @param {string} sign */
  write(sign) {
    this.inputs[this.at].value = sign;
    this.#changed();
    this.go(this.at);
  }

  /** Writes a digit into the current field, or removes it. @param {string} digit */
  toggle(digit) {
    this.write(this.inputs[this.at].value === digit ? "" : digit);
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** The content of the fields, 81 characters or empty strings. */
  values() {
    return this.inputs.map(({ value }) => value);
  }

  /**
   * Fills the fields.
   *
   * @param {string[]} values
   * @param {string[]} [mine] the typed digits; all others are drawn as part of a solution
   */
  fill(values, mine = values) {
    this.inputs.forEach((input, index) => {
      input.value = values[index];
      input.classList.toggle("solved", values[index] !== "" && mine[index] === "");
    });
  }

  /** The digits as 81 characters; unexpected characters count as empty. */
  cells() {
    return this.values()
      .map((value) => (/^[1-9]$/.test(value) ? value : "."))
      .join("");
  }

  /** @param {Drawing} drawing */
  draw({ conflicts = [], open = [], canGo = [], awaited = [], forced = {}, possible = [] }) {
    /** @type {Record<string, Set<number>>} */
    const flags = {
      conflict: new Set(conflicts.map(cellIndex)),
      open: new Set(open.map(cellIndex)),
      "can-go": new Set(canGo.map(cellIndex)),
      awaited: new Set(awaited.map(cellIndex)),
    };
    const small = new Map(Object.entries(forced).map(([name, digit]) => [cellIndex(name), digit]));
    this.inputs.forEach((input, index) => {
      const field = /** @type {HTMLElement} */ (input.parentElement);
      for (const [flag, cells] of Object.entries(flags)) field.classList.toggle(flag, cells.has(index));
      field.classList.toggle("forced", small.has(index));
      field.dataset.forced = small.get(index) ?? "";
      const isOdd = !/^[1-9]?$/.test(input.value);
      input.classList.toggle("odd", isOdd);
      input.setAttribute("aria-invalid", String(isOdd || flags.conflict.has(index)));
      const words = [
        t("field-name", { row: rowOf(index) + 1, column: columnOf(index) + 1 }),
        flags.open.has(index) && t("field-open", { digits: [...(possible[index] ?? "")].join(" ") }),
        small.has(index) && t("field-forced", { digit: small.get(index) ?? "" }),
        flags["can-go"].has(index) && t("field-can-go"),
        flags.awaited.has(index) && t("field-awaited"),
      ];
      input.setAttribute("aria-label", words.filter(Boolean).join(", "));
    });
  }

  /** Highlights the cells that a message is about. @param {string[]} names */
  light(names) {
    const lit = new Set(names.map(cellIndex));
    this.inputs.forEach((input, index) => input.parentElement?.classList.toggle("lit", lit.has(index)));
  }
}
