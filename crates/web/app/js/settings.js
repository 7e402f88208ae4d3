// The player's settings for this browser. They contain no data about games.

const KEY = "novena.settings";

const DEFAULTS = {
  /** @type {"auto" | "light" | "dark" | "contrast" | "contrast-dark"} */
  theme: "auto",
  /** @type {"small" | "normal" | "large" | "huge"} */
  text: "normal",
  /** @type {"auto" | "none"} */
  motion: "auto",
  /** A language tag, or empty for the browser's language. */
  language: "",
  timer: true,
  /** Whether the row, column and box of the cursor have a light tint. */
  sight: true,
  /** Whether all cells with the digit at the cursor are highlighted. */
  same: true,
  /** Whether centre marks are at fixed places, where hints point at them. */
  lattice: true,
  /** Whether letter keys are commands. */
  letters: true,
  leftHanded: false,
  /** Whether every move plays a tone. */
  sound: false,
  /** Whether the device vibrates briefly for every move, if it supports this. */
  haptics: false,
  /**
   * The rung at which hints start: 1 names the technique, 2 also shows where to look.
   *
   * @type {1 | 2}
   */
  firstRung: 1,
  /** @type {import("./types.js").Policy} */
  checking: "rules",
  cleaning: true,
  /** Whether every press on a cell opens a pad at that cell. */
  popup: false,
  /** The preset of the key map. */
  preset: "default",
  /** The player's changes to the preset: keys by command. @type {Record<string, string[]>} */
  keys: {},
  /** The technique that was practised last. */
  practised: "",
  /** The techniques of the custom level. @type {string[]} */
  techniques: [],
};

/** @typedef {typeof DEFAULTS} Settings */

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...stored() };

function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    // Only values of the right type are accepted, because older versions of the page and the player
    // can also write to the storage.
    const fits = (/** @type {[string, unknown]} */ [name, value]) =>
      name in DEFAULTS && typeof value === typeof DEFAULTS[/** @type {keyof typeof DEFAULTS} */ (name)] && value !== null;
    return typeof found === "object" && found ? Object.fromEntries(Object.entries(found).filter(fits)) : {};
  } catch {
    return {};
  }
}

/**
 * Changes settings and notifies listeners.
 *
 * @param {Partial<Settings>} changes
 */
export function choose(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage. The setting is then lost when the page is closed.
  }
  dispatchEvent(new Event("novena-settings"));
}

/** @param {() => void} listener */
export const onSettings = (listener) => addEventListener("novena-settings", listener);
