// Announcements for screen readers.

import { byId } from "./dom.js";

/**
 * Announces something once.
 *
 * @param {string} text
 * @param {boolean} [urgent] whether the text may interrupt other speech
 */
export function announce(text, urgent = false) {
  const region = byId(urgent ? "urgent" : "polite");
  // Setting the same text again would change nothing, so nothing would be announced.
  region.textContent = region.textContent === text ? `${text} ` : text;
}
