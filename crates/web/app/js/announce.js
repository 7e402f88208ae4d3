// What is said to those who listen instead of looking.

import { byId } from "./dom.js";

/**
 * Says something once.
 *
 * @param {string} text
 * @param {boolean} [urgent] whether it may interrupt
 */
export function announce(text, urgent = false) {
  const region = byId(urgent ? "urgent" : "polite");
  // The same text twice is no change, and would not be said again.
  region.textContent = region.textContent === text ? `${text} ` : text;
}
