// Games that the server brings while a page is shown.

import { games } from "./api.js";
import { shownPage } from "./pages.js";

/** What the page that was drawn last does about them. @type {{page: string, draw: () => unknown} | null} */
let waiting = null;
let isListening = false;
/** Whether they came while a page was being made. */
let isLate = false;

function draw() {
  isLate = waiting?.page !== shownPage();
  if (!isLate) waiting?.draw();
}

/**
 * Draws a page again when games arrive, while it is shown.
 *
 * @param {string} page
 * @param {() => unknown} redraw looks whether something is different, and draws that
 */
export function onArrival(page, redraw) {
  waiting = { page, draw: redraw };
  if (isListening) return;
  isListening = true;
  games.listen(({ event, detail }) => event === "sync" && detail.state === "done" && draw());
  addEventListener("novena-page", () => isLate && draw());
}
