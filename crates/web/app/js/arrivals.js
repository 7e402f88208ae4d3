// Games that the server brings while a page is shown.

import { games } from "./api.js";
import { shownPage } from "./pages.js";

/** What the page that was drawn last does about them. @type {{page: string, draw: () => unknown} | null} */
let waiting = null;
let isListening = false;

/**
 * Draws a page again when games arrive, while it is shown.
 *
 * @param {string} page
 * @param {() => unknown} draw looks whether something is different, and draws that
 */
export function onArrival(page, draw) {
  waiting = { page, draw };
  if (isListening) return;
  isListening = true;
  games.listen(({ event, detail }) => {
    if (event === "sync" && detail.state === "done" && waiting?.page === shownPage()) waiting.draw();
  });
}
