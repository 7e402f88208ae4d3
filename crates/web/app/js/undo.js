// Undo and redo: by command, by a long press, or by a tap with several fingers.

import { announce } from "./announce.js";
import { byId } from "./dom.js";
import { onHold } from "./hold.js";
import { cellIndex } from "./places.js";
import { t } from "./texts.js";

/**
 * Listens for long presses and taps, and returns a function that undoes or redoes a move.
 *
 * @param {import("./session.js").Session} session
 * @param {import("./input.js").Input} input
 */
export function followUndo(session, input) {
  /**
   * Undoes or redoes a move, and announces the new content of the cells. @param {"undo" | "redo"}
   * move
   */
  const takeBack = async (move) => {
    const effect = await session.play(move);
    if (!effect) return;
    const names = effect.changes.slice(0, 3).map((change) => session.view?.cells[cellIndex(change)]?.name);
    announce(`${t(move === "undo" ? "undone" : "redone")} ${names.join("; ")}`);
  };
  // Phones have no separate button for redo.
  onHold(byId("undo"), () => takeBack("redo"));
  input.board.addEventListener("fingers", async (event) => {
    const count = /** @type {CustomEvent<number>} */ (event).detail;
    // If a digit is held, the first finger has already written it, so that move is undone too.
    const { hasWritten } = input;
    if (hasWritten) await session.play("undo");
    if (count === 2) takeBack("undo");
    else if (count === 3 && !hasWritten) takeBack("redo");
  });
  return takeBack;
}
