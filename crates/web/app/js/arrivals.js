// Handles games that arrive from the server while a page is shown, and course progress made in
// other windows or browsers.

import { games } from "./api.js";
import { shownPage } from "./pages.js";

/**
 * The current page's handler for arriving games.
 *
 * @type {{page: string, draw: () => unknown} | null}
 */
let waiting = null;
let isListening = false;
/** Whether games arrived while a page was being built. */
let isLate = false;

function draw() {
  isLate = waiting?.page !== shownPage();
  if (!isLate) waiting?.draw();
}

/** @param {import("./api.js").GamesEvent} event */
const isArrival = ({ event, detail }) => event === "course" || (event === "sync" && detail.state === "done");

/**
 * Redraws a page when games arrive, as long as the page is shown.
 *
 * @param {string} page
 * @param {() => unknown} redraw checks for changes, and draws them
 */
export function onArrival(page, redraw) {
  waiting = { page, draw: redraw };
  if (isListening) return;
  isListening = true;
  games.listen((event) => isArrival(event) && draw());
  addEventListener("novena-page", () => isLate && draw());
}
