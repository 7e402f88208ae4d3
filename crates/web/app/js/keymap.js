// The key map: four presets, and the player's changes. A key is written as `Ctrl+Shift+z`; letters
// are lower case, and Shift is specified only with letters and named keys.

import { settings } from "./settings.js";

/** Groups of commands, in the order used in the help, each with its keys in the default preset. */
const GROUPS = /** @type {Record<string, Record<string, string>>} */ ({
  board: {
    up: "ArrowUp w",
    down: "ArrowDown s",
    left: "ArrowLeft a",
    right: "ArrowRight d",
    "row-start": "Home",
    "row-end": "End",
    "grid-start": "Ctrl+Home",
    "grid-end": "Ctrl+End",
    "box-up": "PageUp",
    "box-down": "PageDown",
    "go-to-box": "g",
    "choose-all": "Ctrl+a",
    "choose-row": "Shift+Space",
    "choose-column": "Ctrl+Space",
    escape: "Escape",
  },
  writing: {
    "mode-digit": "z",
    "mode-corner": "x",
    "mode-centre": "c",
    "mode-colour": "v",
    "mode-next": "Space",
    notes: "n",
    clear: "Backspace Delete",
    undo: "u Ctrl+z [",
    redo: "r Ctrl+y Ctrl+Shift+z ]",
    fill: "m",
    "corners-to-centre": "t",
    "filter-digit": "f",
    "hide-marks": "i",
    "pad-at-cell": "Shift+F10 q",
  },
  help: {
    hint: "h F12",
    enter: "Enter",
    another: "o",
    check: "k",
    save: "b",
    savepoints: "Shift+b",
    "before-mistake": "Shift+u",
    path: "l",
    steps: "Shift+l",
    history: "y",
    memo: "Shift+y",
    read: ".",
  },
  page: {
    pause: "p",
    help: "?",
    "open-today": "Shift+d",
    "open-new": "Shift+n",
    "open-learn": "Shift+i",
    "open-games": "Shift+g",
    "open-text": "Shift+o",
    "open-enter": "Shift+e",
    "open-share": "Shift+s",
    "open-print": "Shift+p",
    "open-statistics": "Shift+t",
    "open-settings": "Shift+c",
    level: "Shift+r",
    bare: "Shift+x",
  },
});

const COLOUR_KEYS = [..."abcde"];
const each = (/** @type {(letter: string) => [string, string]} */ bind) => Object.fromEntries(COLOUR_KEYS.map(bind));

/** The differences between the default preset and the others. @type {Record<string, Record<string,
 * string>>} */
const PRESETS = {
  default: {},
  vi: {
    up: "ArrowUp k",
    down: "ArrowDown j",
    left: "ArrowLeft h",
    right: "ArrowRight l",
    hint: "Shift+h F12",
    check: "Shift+k",
    path: "Shift+l",
    steps: "Shift+j",
    clear: "Backspace Delete x",
    "mode-corner": "s",
  },
  gnome: {
    notes: "n e",
    undo: "u Ctrl+z",
    redo: "r Ctrl+Shift+z",
    help: "? F1",
  },
  hodoku: {
    up: "ArrowUp",
    down: "ArrowDown",
    left: "ArrowLeft",
    right: "ArrowRight",
    hint: "F12 Alt+F12 Ctrl+F12 h",
    strike: "Space",
    "mode-next": "",
    "mode-centre": "",
    save: "s",
    savepoints: "Ctrl+Shift+s",
    "open-enter": "",
    "open-settings": "",
    ...Object.fromEntries([..."123456789"].map((digit) => [`filter-${digit}`, `F${digit}`])),
    ...each((letter) => [`colour-${letter}`, letter]),
    ...each((letter) => [`candidate-${letter}`, `Shift+${letter}`]),
  },
};

export const PRESET_NAMES = Object.keys(PRESETS);

/** Commands that wait for a second key: a digit, or a letter. */
export const PAIRS = new Set(["go-to-box", "filter-digit", "read"]);

/** The direction of each cursor command. @type {Record<string, [number, number]>} */
export const MOVES = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1], "box-up": [-3, 0], "box-down": [3, 0] };

const split = (/** @type {string} */ keys) => keys.split(" ").filter(Boolean);

/**
 * Returns the keys of every command, by group.
 *
 * @returns {[string, [string, string[]][]][]}
 */
export function keysByGroup() {
  const preset = PRESETS[settings.preset] ?? {};
  const keys = (/** @type {string} */ command, /** @type {string} */ usual) =>
    settings.keys[command] ?? split(preset[command] ?? usual);
  return Object.entries(GROUPS).map(([group, commands]) => {
    const own = group === "writing" ? Object.keys(preset).filter((command) => !isListed(command)) : [];
    const all = [...Object.entries(commands), ...own.map((command) => [command, ""])];
    return [group, all.map(([command, usual]) => [command, keys(command, usual)])];
  });
}

const isListed = (/** @type {string} */ command) => Object.values(GROUPS).some((commands) => command in commands);

/** Returns the current command of each key. */
export function commandsByKey() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [, commands] of keysByGroup()) {
    for (const [command, keys] of commands) {
      // If two commands have the same key, the one set by the player wins.
      for (const key of keys) if (!found.has(key) || settings.keys[command]) found.set(key, command);
    }
  }
  return found;
}

/** @param {KeyboardEvent} event */
export function keyOf(event) {
  const isSign = event.key.length === 1;
  const key = event.key === " " ? "Space" : isSign ? event.key.toLowerCase() : event.key;
  const tellsShift = key.length > 1 || /^\p{L}$/u.test(key);
  // A character typed with AltGr counts as text, although some systems report AltGr as Ctrl and
  // Alt.
  const isWritten = isSign && event.getModifierState("AltGraph");
  const control = (event.ctrlKey || event.metaKey) && !isWritten;
  return `${control ? "Ctrl+" : ""}${event.altKey && !isWritten ? "Alt+" : ""}${event.shiftKey && tellsShift ? "Shift+" : ""}${key}`;
}

/**
 * Returns whether a key is a single character, which speech input could type by accident. Such keys
 * can be switched off.
 */
export const isBareSign = (/** @type {string} */ key) => key.length === 1 || /^Shift\+.$/u.test(key);

const SHOWN = /** @type {Record<string, string>} */ ({
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
});

/** Returns a key as it is printed on a keyboard. @param {string} key */
export const shownKey = (key) =>
  key
    .split(/(?<=.)\+/)
    .map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join("+");
