// The setter's bench, where the player enters a puzzle, checks it and works on it.

import { Bench } from "./bench.js";
import { cancelInquiries } from "./bench-inquiry.js";
import { keep } from "./library.js";
import { shownPage } from "./pages.js";
import { canScan } from "./scanner.js";

/** @typedef {import("./types.js").State} State */

export const title = "bench";

/** The bench, once it has been shown. @type {Bench | null} */
let bench = null;
/** A puzzle for a bench that does not exist yet. @type {State | null} */
let waiting = null;

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content({ session, play }) {
  bench ??= new Bench(async (state) => {
    await keep(session, state);
    play();
  });
  // If no game is on the board, leaving the bench leads to the address that opens a game.
  bench.leave = () => (session.view ? play() : (location.hash = ""));
  bench.canPhotograph = await canScan();
  bench.open(waiting);
  waiting = null;
  return bench.parts;
}

/** Cancels the bench's calls to the engine. */
export const leave = cancelInquiries;

/** Puts a puzzle into the fields. @param {string} text in any format that the engine reads */
export const read = (text) => bench?.read(text);

/** Puts an opened game on the bench, now or as soon as the bench is shown. @param {State} state */
export function lay(state) {
  if (bench && shownPage() === "enter") bench.lay(state);
  else waiting = state;
}
