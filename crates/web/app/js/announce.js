// Announcements for screen readers.

import { byId } from "./dom.js";

/**
 * Announces something once.
 *
 * @param {string} text
 * @param {boolean} [urgent] whether it may interrupt other speech
 */
export function announce(text, urgent = false) {
  const region = byId(urgent ? "urgent" : "polite");
  // Setting identical text changes nothing, so it would not be announced.
  region.textContent = region.textContent === text ? `${text} ` : text;
}
