// Handles requests from outside the page: shortcuts in the menu of its icon, text shared by other
// programs, and files.

import { attempt, openText } from "./library.js";
import { openBeside } from "./link.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * Returns the action for a shortcut or a shared text after `#`; null if it is neither.
 *
 * @param {string} hash the decoded part of the address after `#`
 * @returns {((session: Session) => Promise<unknown>) | null}
 */
export function shortcut(hash) {
  // The page opens the last game by itself.
  if (hash === "continue") return async () => {};
  const text = hash.startsWith("text=") ? hash.slice(5) : "";
  return text ? (session) => attempt(() => openBeside(session, text)) : null;
}

/**
 * Opens files that the system hands to the installed page.
 *
 * @param {Session} session
 */
export function takeFiles(session) {
  const queue = /** @type {any} */ (window).launchQueue;
  queue?.setConsumer(async (/** @type {any} */ { files }) => {
    const file = await files?.[0]?.getFile();
    if (file) await attempt(async () => openText(session, await file.text()));
  });
}
