// Taking moves back and making them again: by command, by a long press, by a tap of several fingers.

import { announce } from "./announce.js";
import { byId } from "./dom.js";
import { onHold } from "./hold.js";
import { cellIndex } from "./places.js";
import { t } from "./texts.js";

/**
 * Listens for fingers, and answers what the commands do.
 *
 * @param {import("./session.js").Session} session
 * @param {import("./input.js").Input} input
 */
export function followUndo(session, input) {
  /** Takes a move back, or makes it again, and says what the cells are then. @param {"undo" | "redo"} move */
  const takeBack = async (move) => {
    const effect = await session.play(move);
    if (!effect) return;
    const names = effect.changes.slice(0, 3).map((change) => session.view?.cells[cellIndex(change)]?.name);
    announce(`${t(move === "undo" ? "undone" : "redone")} ${names.join("; ")}`);
  };
  // On a phone there is no button for it.
  onHold(byId("undo"), () => takeBack("redo"));
  input.board.addEventListener("fingers", async (event) => {
    const count = /** @type {CustomEvent<number>} */ (event).detail;
    // With a digit in the hand the first finger wrote one before the others came.
    const { hasWritten } = input;
    if (hasWritten) await session.play("undo");
    if (count === 2) takeBack("undo");
    else if (count === 3 && !hasWritten) takeBack("redo");
  });
  return takeBack;
}
