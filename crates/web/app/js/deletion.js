// Deletes a game after an undo period. The game is hidden at once and deleted when the period ends.
// Until then, the stored game is unchanged.

import { games } from "./api.js";
import { attempt } from "./library.js";

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** A deletion that can still be undone. @typedef {{id: number, over: () => void}} Pending */

/** @type {Pending | null} */
let pending = null;
let timer = 0;

/** Returns the ID of the game that is hidden but not deleted yet. */
export const hiddenGame = () => pending?.id ?? null;

/**
 * Deletes a game after the undo period, unless the player undoes the deletion. Any deletion that is
 * already pending is completed at once.
 *
 * @param {number} id
 * @param {() => void} over is called when the deletion can no longer be undone
 */
export async function deleteLater(id, over) {
  const before = deleteNow();
  pending = { id, over };
  countDown();
  await before;
}

/** Restarts the undo period. */
export function countDown() {
  clearTimeout(timer);
  if (pending) timer = window.setTimeout(() => attempt(deleteNow), UNDO_MS);
}

/** Pauses the undo period while the pointer or the focus is on the undo bar. */
export const holdCount = () => clearTimeout(timer);

/** Keeps the game after all. */
export function undoDeletion() {
  clearTimeout(timer);
  pending = null;
}

/** Completes the pending deletion, if there is one. */
export async function deleteNow() {
  clearTimeout(timer);
  const { id, over } = pending ?? {};
  pending = null;
  if (id === undefined) return;
  over?.();
  await games.remove(id);
}

// Closing the page ends the undo period. If the browser closes the page before the deletion is
// sent, the game remains.
addEventListener("pagehide", () => deleteNow().catch(() => {}));
