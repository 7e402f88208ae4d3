// Announcements for screen readers.

import { byId } from "./dom.js";

/**
 * Announces something once.
 *
 * @param {string} text
 * @param {boolean} [urgent] whether it may interrupt
 */
export function announce(text, urgent = false) {
  const region = byId(urgent ? "urgent" : "polite");
  // The same text twice is not a change, and would not be announced again.
  region.textContent = region.textContent === text ? `${text} ` : text;
}
