// Drills, in which the player spots techniques against the clock or with three hearts.

import { games } from "./api.js";
import { course } from "./course.js";
import { today } from "./dates.js";
import { DrillScreen } from "./drill-screen.js";

export const title = "drills";

/** The current drill. @type {DrillScreen | null} */
let screen = null;

export function leave() {
  screen?.leave();
  screen = null;
}

/** @returns {Promise<import("./dom.js").Child[]>} */
export async function content() {
  const [book, progress] = await Promise.all([course(), games.course({ today: today() })]);
  leave();
  screen = new DrillScreen(book, progress);
  await screen.choose();
  return screen.elements;
}
