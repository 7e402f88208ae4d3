// What a player chose for this browser. Everything about a game is kept by the server.

const KEY = "novena.settings";

const DEFAULTS = {
  /** @type {"auto" | "light" | "dark" | "contrast" | "contrast-dark"} */
  theme: "auto",
  /** @type {"small" | "normal" | "large" | "huge"} */
  text: "normal",
  /** @type {"auto" | "none"} */
  motion: "auto",
  /** A language's tag, or nothing for the browser's. */
  language: "",
  timer: true,
  /** Light tint on the row, column and box of the cursor. */
  sight: true,
  /** All cells with the digit of the cursor. */
  same: true,
  /** Marks in the middle at the places where hints point at them. */
  lattice: true,
  /** Letters as commands. */
  letters: true,
  leftHanded: false,
  /** A tone for every move. */
  sound: false,
  /** A short buzz for every move, where the device can. */
  haptics: false,
  /** The first rung of a hint: 1 its name, 2 where. @type {1 | 2} */
  firstRung: 1,
  /** @type {import("./types.js").Policy} */
  checking: "rules",
  cleaning: true,
  /** A pad at the cell at every press of one. */
  popup: false,
  /** A set of keys, and what the player changed in it: keys by command. */
  preset: "default",
  /** @type {Record<string, string[]>} */
  keys: {},
  /** What was practised last, and which techniques a level of one's own has. */
  practised: "",
  /** @type {string[]} */
  techniques: [],
};

/** @typedef {typeof DEFAULTS} Settings */

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...stored() };

function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    // Only what has the shape it should have: older pages and curious people write here too.
    const fits = (/** @type {[string, unknown]} */ [name, value]) =>
      name in DEFAULTS && typeof value === typeof DEFAULTS[/** @type {keyof typeof DEFAULTS} */ (name)] && value !== null;
    return typeof found === "object" && found ? Object.fromEntries(Object.entries(found).filter(fits)) : {};
  } catch {
    return {};
  }
}

/**
 * Changes settings and tells everybody.
 *
 * @param {Partial<Settings>} changes
 */
export function choose(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  dispatchEvent(new Event("novena-settings"));
}

/** @param {() => void} listener */
export const onSettings = (listener) => addEventListener("novena-settings", listener);
