// The wave over a board that has just been solved.

import { endingStyles } from "./ending.js";
import { columnOf, rowOf } from "./places.js";

/**
 * Shows a wave that moves over the board, outward from the cell written last, unless the player
 * prefers reduced motion.
 *
 * @param {import("./board.js").Board} board
 * @param {number} from
 */
export async function wave(board, from) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "none";
  if (isStill) return;
  await endingStyles();
  board.cells.forEach((cell, index) => {
    const far = Math.hypot(rowOf(index) - rowOf(from), columnOf(index) - columnOf(from));
    cell.style.setProperty("--far", far.toFixed(2));
  });
  board.root.classList.add("solved");
  const running = board.root.getAnimations({ subtree: true });
  await Promise.allSettled(running.map((animation) => animation.finished));
  board.root.classList.remove("solved");
}
