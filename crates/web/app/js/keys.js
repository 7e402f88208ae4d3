// Keyboard input. Digits are recognised by the position of the key, because some keyboards require
// Shift to type them. Everything else is recognised by the character, as in the key map.

import { commandsByKey, isBareSign, keyOf, MOVES, PAIRS } from "./keymap.js";
import { isAway } from "./pages.js";
import { boxOf, columnOf, houseCells, rowOf } from "./places.js";
import { onSettings, settings } from "./settings.js";

/** @typedef {import("./input.js").Input} Input */

/** Commands that work on every page. */
const PAGE_COMMANDS = new Set(["help", "escape", "open-today", "open-new", "open-learn", "open-games", "open-text", "open-enter", "open-statistics", "open-settings"]);

/**
 * When a number-pad digit is typed with Shift, Windows first reports that Shift was released. This
 * is the maximum time, in milliseconds, between the two events.
 */
const SHIFT_UP_MS = 15;

/**
 * @param {Input} input
 * @param {Record<string, () => unknown>} commands
 * @param {(what: string) => void} read reads aloud a house, or the places of a digit
 */
export function listenToKeys(input, commands, read) {
  const { board } = input;
  let map = commandsByKey();
  let shiftUp = -Infinity;
  /** The command that waits for its second key, such as `go-to-box`. @type {string | null} */
  let first = null;
  onSettings(() => (map = commandsByKey()));

  /**
   * The commands that move the cursor or change the selection.
   *
   * @type {Record<string, (extend: boolean) => void>}
   */
  const travels = {
    "row-start": (extend) => step(rowOf(board.cursor) * 9, extend),
    "row-end": (extend) => step(rowOf(board.cursor) * 9 + 8, extend),
    "grid-start": (extend) => step(0, extend),
    "grid-end": (extend) => step(80, extend),
    "choose-all": () => choose(board.cells.map((_, index) => index), board.cursor),
    "choose-row": () => choose(houseCells(`r${rowOf(board.cursor) + 1}`), board.cursor),
    "choose-column": () => choose(houseCells(`c${columnOf(board.cursor) + 1}`), board.cursor),
  };
  for (const [name, move] of Object.entries(MOVES)) {
    travels[name] = (extend) => step(moved(board.cursor, move), extend);
  }

  document.addEventListener("keyup", (event) => {
    if (event.key === "Shift") shiftUp = event.timeStamp;
  });

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !isForUs(event)) return;
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    const pair = first;
    first = null;
    const command = commandOf(keyOf(event));
    if (isAway() && !(command && PAGE_COMMANDS.has(command))) return;
    if (board.root.inert && command !== "pause" && command !== "help") return;
    if ((pair && second(pair, event)) || single(event, command)) event.preventDefault();
  });

  /** @param {string} key */
  function commandOf(key) {
    return !settings.letters && isBareSign(key) ? undefined : map.get(key);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {string | undefined} command
   */
  function single(event, command) {
    const digit = digitOf(event, event.timeStamp - shiftUp < SHIFT_UP_MS);
    if (digit) return write(digit.digit, event, digit.shifted);
    if (command) return run(command, event);
    const [, held, key] = /^(Shift\+|Ctrl\+)(Arrow\w+|Home|End|Page\w+)$/.exec(keyOf(event)) ?? [];
    const travel = key && commandOf(key);
    if (!travel || !(travel in travels)) return false;
    if (held === "Shift+") travels[travel](true);
    else step(nextEmpty(MOVES[travel] ?? [0, 1]), false);
    return true;
  }

  /**
   * @param {string} command
   * @param {KeyboardEvent} event
   */
  function run(command, event) {
    // These keys press a focused button.
    if ((event.key === "Enter" || event.key === " ") && isButton(event)) return false;
    if (PAIRS.has(command)) first = command;
    else if (command in travels) travels[command](false);
    else if (commands[command]) commands[command]();
    else return false;
    return true;
  }

  /**
   * @param {number} digit
   * @param {KeyboardEvent} event
   * @param {boolean} shifted
   */
  function write(digit, event, shifted) {
    if (digit === 0) commands.clear();
    else if (shifted) input.digit(digit, "corner");
    else if (event.ctrlKey || event.altKey || event.metaKey) input.digit(digit, "centre");
    else input.digit(digit);
    return true;
  }

  /**
   * @param {string} pair
   * @param {KeyboardEvent} event
   */
  function second(pair, event) {
    const digit = digitOf(event, false)?.digit;
    if (pair === "filter-digit" && digit) input.toggleFilter(digit);
    else if (pair === "go-to-box" && digit) step(houseCells(`b${digit}`)[4], false);
    else if (pair === "read" && digit) read(String(digit));
    else if (pair === "read" && "rcbm".includes(event.key)) {
      const of = { r: rowOf, c: columnOf, b: boxOf }[event.key];
      read(of ? `${event.key}${of(board.cursor) + 1}` : event.key);
    } else return false;
    return true;
  }

  /**
   * @param {number} index
   * @param {boolean} extend
   */
  function step(index, extend) {
    choose(extend ? [...board.chosen, board.cursor, index] : [index], index);
  }

  /**
   * @param {number[]} cells
   * @param {number} cursor
   */
  function choose(cells, cursor) {
    board.choose(cells, { cursor });
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
}

/**
 * Returns the cell that the cursor reaches. From an edge, the cursor continues on the opposite side
 * or, if `on` is true, in the next row or column.
 *
 * @param {number} index
 * @param {[number, number]} move
 * @param {boolean} [on]
 */
export function moved(index, [down, right], on = false) {
  if (on && right) return (index + right + 81) % 81;
  const row = rowOf(index) + down;
  const column = columnOf(index) + right;
  if (on && (row < 0 || row > 8)) return ((row + 9) % 9) * 9 + ((column + down + 9) % 9);
  return ((row + 9) % 9) * 9 + ((column + 9) % 9);
}

/**
 * Returns the digit of a key, and whether it was typed with Shift; null if the key has no digit.
 *
 * @param {KeyboardEvent} event
 * @param {boolean} hadShift whether Shift was released just now
 */
export function digitOf(event, hadShift) {
  // With AltGr, the key produces another character.
  if (event.getModifierState("AltGraph")) return null;
  const [, pad, number] = /^(Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  if (number === undefined) return /^\d$/.test(event.key) ? { digit: Number(event.key), shifted: false } : null;
  const isWritten = /^\d$/.test(event.key);
  // Without NumLock, the number pad moves the cursor. A digit typed with Shift looks the same on
  // Windows, but Shift was released just before.
  if (pad === "Numpad" && !isWritten && !hadShift) return null;
  return { digit: Number(number), shifted: event.shiftKey || (pad === "Numpad" && !isWritten) };
}

/** @param {KeyboardEvent} event */
const isButton = (event) => event.target instanceof Element && event.target.closest("button, summary, a") !== null;

/**
 * Returns whether a key can be a command. Keys that are typed into a field or a dialog are not
 * commands.
 *
 * @param {KeyboardEvent} event
 */
export function isForUs(event) {
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select")) return false;
  return event.key !== "Tab";
}
