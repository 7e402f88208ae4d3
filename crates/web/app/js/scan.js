// The page that reads puzzles from pictures.

import { keep } from "./library.js";
import { goToPage, shownPage } from "./pages.js";
import { ScanScreen } from "./scan-screen.js";
import { canScan } from "./scanner.js";

export const title = "scan-title";

/** @type {ScanScreen | null} */
let screen = null;
/** A picture for a screen that does not exist yet. @type {Blob | null} */
let waiting = null;

/**
 * The pages with a link to this page, each with the element that gets the focus on return.
 *
 * @type {Record<string, string>}
 */
const WAYS = { enter: "#photo-fields", new: '.opens a[href="#scan"]', today: '.opens a[href="#scan"]' };

/** @param {string} page */
async function goBack(page) {
  await goToPage(page);
  // Pages move the focus when they are shown, and the bench does so a frame later.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  /** @type {HTMLElement | null} */ (document.querySelector(WAYS[page]))?.focus({ preventScroll: true });
}

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content({ session, play }) {
  const from = shownPage() ?? "";
  const isPossible = await canScan();
  if (!screen) {
    // If no game is on the board, leaving this page leads to the address that opens a game.
    const leave = () => (from in WAYS ? goBack(from) : session.view ? play() : (location.hash = ""));
    const begin = async (/** @type {import("./types.js").State} */ state) => {
      await keep(session, state);
      play();
    };
    const open = new ScanScreen({ leave, play: begin, isPossible });
    document.addEventListener("keydown", open.escape, true);
    screen = open;
  }
  screen.open(waiting);
  waiting = null;
  return screen.elements;
}

/** Stops the camera and the worker, and drops the picture. */
export function leave() {
  if (screen) document.removeEventListener("keydown", screen.escape, true);
  screen?.close();
  screen = null;
}

/** Reads a picture, on this page. @param {Blob} picture */
export async function take(picture) {
  if (screen && shownPage() === "scan") return screen.read(picture);
  waiting = picture;
  return goToPage("scan");
}
