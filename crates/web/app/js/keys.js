// The default key map of the page. Digits are read by the place of the key, because some
// keyboards need Shift for them; letters by what they write.

import { boxOf, columnOf, houseCells, rowOf } from "./places.js";
import { settings } from "./settings.js";

/** @typedef {import("./input.js").Input} Input */

/** What letters and signs do; the values are names of commands. */
export const LETTERS = /** @type {Record<string, string>} */ ({
  z: "mode-digit",
  x: "mode-corner",
  c: "mode-centre",
  v: "mode-colour",
  n: "notes",
  u: "undo",
  r: "redo",
  "[": "undo",
  "]": "redo",
  h: "hint",
  b: "save",
  B: "savepoints",
  p: "pause",
  m: "fill",
  k: "check",
});

const MOVES = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  w: [-1, 0],
  s: [1, 0],
  a: [0, -1],
  d: [0, 1],
});

/** Windows sends Shift up before Shift and a digit of the number pad. */
const SHIFT_UP_MS = 15;

/**
 * @param {Input} input
 * @param {Record<string, () => void>} commands
 * @param {(house: string) => void} readHouse
 */
export function listenToKeys(input, commands, readHouse) {
  const { board } = input;
  let shiftUp = -Infinity;
  /** The first key of a pair: filter, go to, read. @type {"f" | "g" | "." | null} */
  let first = null;

  document.addEventListener("keyup", (event) => {
    if (event.key === "Shift") shiftUp = event.timeStamp;
  });

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !isForUs(event)) return;
    const pair = first;
    first = null;
    if (board.root.inert && !["p", "?"].includes(event.key)) return;
    if (pair ? second(pair, event) : single(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function single(event) {
    const digit = digitOf(event, event.timeStamp - shiftUp < SHIFT_UP_MS);
    if (digit) return write(digit.digit, event, digit.shifted);
    const control = event.ctrlKey || event.metaKey;
    if (control && !event.altKey) return controlled(event);
    if (event.altKey) return false;
    return travel(event) || named(event) || letter(event);
  }

  /**
   * @param {number} digit
   * @param {KeyboardEvent} event
   * @param {boolean} shifted
   */
  function write(digit, event, shifted) {
    if (digit === 0) return run("clear");
    if (shifted) input.digit(digit, "corner");
    else if (event.ctrlKey || event.altKey || event.metaKey) input.digit(digit, "centre");
    else input.digit(digit);
    return true;
  }

  /** @param {KeyboardEvent} event */
  function controlled(event) {
    const key = event.key.toLowerCase();
    if (key === "z") return run(event.shiftKey ? "redo" : "undo");
    if (key === "y") return run("redo");
    if (key === "a") return choose(board.cells.map((_, index) => index), board.cursor);
    if (event.key === "Home") return step(0, event);
    if (event.key === "End") return step(80, event);
    if (event.key === " ") return choose(houseCells(`c${columnOf(board.cursor) + 1}`), board.cursor);
    const move = event.key.startsWith("Arrow") ? MOVES[event.key] : undefined;
    return move ? step(nextEmpty(move), event) : false;
  }

  /** @param {KeyboardEvent} event */
  function travel(event) {
    const isLetter = event.key.length === 1;
    const move = isLetter && (!settings.letters || event.shiftKey) ? undefined : MOVES[event.key];
    const row = rowOf(board.cursor) * 9;
    if (move) return step(moved(board.cursor, move), event);
    if (event.key === "Home") return step(row, event);
    if (event.key === "End") return step(row + 8, event);
    if (event.key === "PageUp") return step(moved(board.cursor, [-3, 0]), event);
    if (event.key === "PageDown") return step(moved(board.cursor, [3, 0]), event);
    return false;
  }

  /** @param {KeyboardEvent} event */
  function named(event) {
    switch (event.key) {
      case "Backspace":
      case "Delete":
        return run("clear");
      case "F12":
        return run("hint");
      case "Escape":
        return run("escape");
      case "?":
        return run("help");
      case "Enter":
        return isButton(event) ? false : run("enter");
      case " ":
        if (isButton(event)) return false;
        if (event.shiftKey) return choose(houseCells(`r${rowOf(board.cursor) + 1}`), board.cursor);
        return run("mode-next");
      default:
        return false;
    }
  }

  /** @param {KeyboardEvent} event */
  function letter(event) {
    if (!settings.letters) return false;
    const { key } = event;
    if (key === "f" || key === "g" || key === ".") {
      first = key;
      return true;
    }
    const command = LETTERS[key] ?? (key === "B" ? undefined : LETTERS[key.toLowerCase()]);
    return command ? run(command) : false;
  }

  /**
   * @param {"f" | "g" | "."} pair
   * @param {KeyboardEvent} event
   */
  function second(pair, event) {
    const digit = digitOf(event, false)?.digit;
    if (pair === "f" && digit) input.toggleFilter(digit);
    else if (pair === "g" && digit) step(houseCells(`b${digit}`)[4], event);
    else if (pair === "." && "rcb".includes(event.key)) {
      const of = { r: rowOf, c: columnOf, b: boxOf }[event.key] ?? rowOf;
      readHouse(`${event.key}${of(board.cursor) + 1}`);
    } else return single(event);
    return true;
  }

  /**
   * @param {number} index
   * @param {KeyboardEvent} event
   */
  function step(index, event) {
    const extend = event.shiftKey && event.key !== "?";
    return choose(extend ? [...board.chosen, board.cursor, index] : [index], index);
  }

  /**
   * @param {number[]} cells
   * @param {number} cursor
   */
  function choose(cells, cursor) {
    board.choose(cells, { cursor });
    return true;
  }

  /** @param {[number, number]} move */
  function nextEmpty(move) {
    let index = board.cursor;
    for (let tries = 0; tries < 81; tries += 1) {
      index = moved(index, move, true);
      if (!board.view?.cells[index].digit) return index;
    }
    return board.cursor;
  }

  /** @param {string} name */
  function run(name) {
    const command = commands[name];
    if (!command) return false;
    command();
    return true;
  }
}

/**
 * Where a move leads, round the edges; reading on in the next line where `on` is true.
 *
 * @param {number} index
 * @param {[number, number]} move
 * @param {boolean} [on]
 */
function moved(index, [down, right], on = false) {
  if (on && right) return (index + right + 81) % 81;
  const row = rowOf(index) + down;
  const column = columnOf(index) + right;
  if (on && (row < 0 || row > 8)) return ((row + 9) % 9) * 9 + ((column + down + 9) % 9);
  return ((row + 9) % 9) * 9 + ((column + 9) % 9);
}

/**
 * The digit of a key.
 *
 * @param {KeyboardEvent} event
 * @param {boolean} hadShift whether Shift was let go just now
 */
function digitOf(event, hadShift) {
  const [, pad, number] = /^(Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  if (number === undefined) return /^\d$/.test(event.key) ? { digit: Number(event.key), shifted: false } : null;
  const isWritten = /^\d$/.test(event.key);
  // Without NumLock the number pad moves, unless Shift was taken away by the system.
  if (pad === "Numpad" && !isWritten && !hadShift) return null;
  return { digit: Number(number), shifted: event.shiftKey || (pad === "Numpad" && !isWritten) };
}

/** @param {KeyboardEvent} event */
const isButton = (event) => event.target instanceof Element && event.target.closest("button, summary, a") !== null;

/**
 * Keys typed into a field or a dialog are not commands.
 *
 * @param {KeyboardEvent} event
 */
function isForUs(event) {
  if (document.body.classList.contains("entering")) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [role=tablist]")) return false;
  return event.key !== "Tab";
}
