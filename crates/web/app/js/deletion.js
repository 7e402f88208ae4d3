// Deleting a game with a way back. The game is out of sight at once and deleted when the way back
// is over: until then nothing has happened to it, whatever becomes of the page.

import { games } from "./api.js";
import { attempt } from "./library.js";

/** Milliseconds that a deletion can be undone. */
const UNDO_MS = 10_000;

/** A deletion that can still be undone. @typedef {{id: number, over: () => void}} Pending */

/** @type {Pending | null} */
let pending = null;
let timer = 0;

/** The game that is out of sight but not deleted yet. */
export const hiddenGame = () => pending?.id ?? null;

/**
 * Deletes a game, unless that is undone in time. Another one that waits is deleted now.
 *
 * @param {number} id
 * @param {() => void} over is called when it cannot be undone any more
 */
export async function deleteLater(id, over) {
  const before = deleteNow();
  pending = { id, over };
  countDown();
  await before;
}

/** Waits the whole time from now on. */
export function countDown() {
  clearTimeout(timer);
  if (pending) timer = window.setTimeout(() => attempt(deleteNow), UNDO_MS);
}

/** Waits for as long as somebody is looking at the way back. */
export const holdCount = () => clearTimeout(timer);

/** Keeps the game after all. */
export function undoDeletion() {
  clearTimeout(timer);
  pending = null;
}

/** Deletes the game that waits, if there is one. */
export async function deleteNow() {
  clearTimeout(timer);
  const { id, over } = pending ?? {};
  pending = null;
  if (id === undefined) return;
  over?.();
  await games.remove(id);
}

// A page that is closed has no way back any more. If this comes too late, the game is still there.
addEventListener("pagehide", () => deleteNow().catch(() => {}));
