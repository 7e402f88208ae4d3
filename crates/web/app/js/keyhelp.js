// The dialog that lists all keys. Keys can be searched, set from a preset, and changed one by one.

import { dialog, picker } from "./dialogs.js";
import { el } from "./dom.js";
import { keyOf, keysByGroup, PRESET_NAMES, shownKey } from "./keymap.js";
import { choose, settings } from "./settings.js";
import { t } from "./texts.js";

/** Keys that cannot be changed, because they belong to the grid or to digits. */
const FIXED = [
  ["digit", "1–9"],
  ["corner", "Shift+1–9"],
  ["centre", "Ctrl+1–9", "Alt+1–9"],
  ["extend", "Shift+↑↓←→"],
  ["next-empty", "Ctrl+↑↓←→"],
];

/** Two-key commands, with their second keys. @type {Record<string, string>} */
const SECOND = { "go-to-box": " 1–9", "filter-digit": " 1–9", read: " R C B M 1–9" };

/**
 * Commands that also have a button, each with the message key of the button's name.
 *
 * @type {Record<string, string>}
 */
const BUTTONS = {
  fill: "fill-marks",
  steps: "all-steps",
  level: "rating",
  bare: "only-board",
  "open-today": "today",
  "open-new": "new-game",
  "open-games": "games",
  "open-text": "open",
  "open-enter": "bench",
  "open-share": "share",
  "open-print": "print",
  "open-statistics": "statistics",
  "open-settings": "settings",
};
/** Keys labelled with a word, which depends on the language. @type {Record<string, string>} */
const WORDED = {
  Shift: "keyname-shift",
  Space: "keyname-space",
  Enter: "keyname-enter",
  Backspace: "keyname-backspace",
  Delete: "keyname-delete",
  Home: "keyname-home",
  End: "keyname-end",
  PageUp: "keyname-pageup",
  PageDown: "keyname-pagedown",
};

/** Returns a key as it is printed on keyboards for the page's language. @param {string} key */
const printed = (key) =>
  key
    .split(/(?<=.)\+/)
    .map((part) => (part in WORDED ? t(WORDED[part]) : part))
    .join("+");

const ALIKE = new Set(
  "mode-digit mode-corner mode-centre mode-colour clear undo redo corners-to-centre hide-marks check savepoints before-mistake path history memo pause help".split(" "),
);

export function openHelp() {
  return dialog(
    t("help"),
    () => {
      const table = el("div", { class: "keys" });
      const search = el("input", {
        type: "search",
        placeholder: t("search-keys"),
        "aria-label": t("search-keys"),
        oninput: () => sift(table, search.value),
      });
      const fill = () => {
        table.replaceChildren(...groups(fill));
        sift(table, search.value);
      };
      const presets = Object.fromEntries(PRESET_NAMES.map((name) => [name, t(`preset-${name}`)]));
      fill();
      return [
        el("p", {}, t("help-about")),
        picker("preset", presets, settings.preset, (preset) => {
          choose({ preset, keys: {} });
          fill();
        }),
        search,
        table,
      ];
    },
    "roomy",
  );
}

/** @param {() => void} redraw */
function groups(redraw) {
  const fixed = FIXED.map(([name, ...keys]) => row(t(`key-${name}`), keys.map(shownFixed)));
  const tables = keysByGroup().map(([group, commands]) => {
    const rows = commands.map(([command, keys]) => changeable(command, keys, redraw));
    const all = group === "writing" ? [...fixed, ...rows] : rows;
    return el("table", {}, el("caption", {}, t(`keys-${group}`)), el("tbody", {}, ...all));
  });
  const usual = el("button", { onclick: () => (choose({ keys: {} }), redraw()) }, t("keys-usual"));
  return Object.keys(settings.keys).length > 0 ? [...tables, usual] : tables;
}

const shownFixed = (/** @type {string} */ key) => el("kbd", {}, printed(key));

/**
 * @param {string} name
 * @param {Node[]} keys
 * @param {Node} [button]
 */
function row(name, keys, button) {
  const spaced = keys.flatMap((key) => [key, " "]);
  return el("tr", {}, el("td", {}, name), el("td", {}, ...spaced), el("td", { class: "change" }, button ?? ""));
}

/**
 * @param {string} command
 * @param {string[]} keys
 * @param {() => void} redraw
 */
function changeable(command, keys, redraw) {
  const shown = keys.map((key) => el("kbd", {}, printed(shownKey(key)) + (SECOND[command] ?? "")));
  const name = nameOf(command);
  const button = el("button", { class: "plain", "aria-label": t("change-key-of", { name }) }, t("change-key"));
  button.addEventListener("click", () => {
    button.textContent = t("press-a-key");
    const stop = () => {
      button.removeEventListener("keydown", listen, true);
      button.textContent = t("change-key");
    };
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
      // Escape cancels. Digits are not accepted, because they always write to the board.
      if (event.key === "Escape" || /^\d$/.test(event.key)) return;
      choose({ keys: { ...settings.keys, ...freed(keyOf(event), command), [command]: [keyOf(event)] } });
      redraw();
    };
    button.addEventListener("keydown", listen, true);
    button.addEventListener("blur", stop, { once: true });
  });
  return row(name, shown, button);
}

/**
 * Returns the commands that lose a key to another command, each with its remaining keys.
 *
 * @param {string} key
 * @param {string} taker
 */
function freed(key, taker) {
  const losers = keysByGroup().flatMap(([, commands]) => commands.filter(([command, keys]) => command !== taker && keys.includes(key)));
  return Object.fromEntries(losers.map(([command, keys]) => [command, keys.filter((other) => other !== key)]));
}

/** @param {string} command */
function nameOf(command) {
  const [, kind, what] = /^(filter|colour|candidate)-([1-9a-e])$/.exec(command) ?? [];
  if (kind === "filter") return t("key-filter-of", { digit: what });
  if (kind === "colour") return t("colour-name", { letter: what });
  if (kind === "candidate") return t("key-candidate-of", { letter: what });
  return t(BUTTONS[command] ?? (ALIKE.has(command) ? command : `key-${command}`));
}

/**
 * @param {HTMLElement} table
 * @param {string} text
 */
function sift(table, text) {
  const wanted = text.toLowerCase();
  for (const line of table.querySelectorAll("tr")) line.hidden = !line.textContent?.toLowerCase().includes(wanted);
  for (const group of table.querySelectorAll("table")) group.hidden = !group.querySelector("tr:not([hidden])");
}
