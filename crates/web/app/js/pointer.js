// Mouse, pen and touch on a board: press to select, drag to paint, Ctrl to add, Shift to extend,
// hold (or right-click) for the pad, tap with two fingers to undo.

import { HOLD_MS } from "./hold.js";
import { columnOf, rowOf } from "./places.js";

/** A tap with several fingers must end within this time, in milliseconds. */
const TAP_MS = 400;

/** @param {import("./board.js").Board} board */
export function followPointer(board) {
  /** The effect of a drag on the cells it enters. @type {"none" | "add" | "remove"} */
  let dragging = "none";
  /** The pressed cell, until the pointer leaves it. @type {number | null} */
  let pressed = null;
  /** @type {number | undefined} */
  let holding;
  /** Fingers on the board. @type {Set<number>} */
  const fingers = new Set();
  /**
   * The current multi-finger tap: when it began, the maximum number of fingers, and the previous
   * selection.
   */
  let tap = { since: 0, most: 0, chosen: [...board.chosen], cursor: board.cursor };

  /** @param {{clientX: number, clientY: number}} event */
  const under = (event) => {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest(".cell");
    return found ? board.cells.indexOf(/** @type {HTMLElement} */ (found)) : -1;
  };

  board.root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (event.pointerType === "touch" && addFinger(event)) return;
    const index = under(event);
    if (index < 0) return;
    event.preventDefault();
    pressed = index;
    // This event is dispatched before the cell is selected, so that a held digit can be written
    // instead.
    const press = new CustomEvent("press", { detail: { index, mark: markUnder(event), isTouch: event.pointerType === "touch" }, cancelable: true });
    if (!board.dispatchEvent(press)) {
      board.choose([], { cursor: index });
      return;
    }
    board.root.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") holding = setTimeout(hold, HOLD_MS, index);
    const adding = event.ctrlKey || event.metaKey;
    if (event.shiftKey && board.chosen.size > 0) {
      dragging = "add";
      board.choose([...board.chosen, ...between(board.cursor, index)], { cursor: index });
    } else if (adding && board.chosen.has(index)) {
      dragging = "remove";
      without(index);
    } else {
      dragging = "add";
      const again = board.chosen.size === 1 && board.chosen.has(index) && event.pointerType === "touch";
      // A second tap on the only selected cell deselects it, so that a digit can be held.
      if (again) board.choose([], { cursor: index });
      else board.choose(adding ? [...board.chosen, index] : [index], { cursor: index });
    }
  });

  board.root.addEventListener("pointermove", (event) => {
    if (dragging === "none") return;
    const index = under(event);
    if (index < 0 || index === board.cursor) return;
    pressed = null;
    clearTimeout(holding);
    if (dragging === "remove") without(index);
    else board.choose([...board.chosen, index], { cursor: index });
  });

  /**
   * Counts a finger, and returns whether other fingers are already down. Additional fingers do not
   * select anything, and they undo the selection made by the first finger.
   *
   * @param {PointerEvent} event
   */
  function addFinger(event) {
    if (event.isPrimary) {
      fingers.clear();
      tap = { since: event.timeStamp, most: 0, chosen: [...board.chosen], cursor: board.cursor };
    }
    fingers.add(event.pointerId);
    tap.most = Math.max(tap.most, fingers.size);
    if (fingers.size === 1) return false;
    event.preventDefault();
    clearTimeout(holding);
    dragging = "none";
    pressed = null;
    board.choose(tap.chosen, { cursor: tap.cursor });
    return true;
  }

  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || tap.most < 2) return;
    if (event.type === "pointerup" && event.timeStamp - tap.since < TAP_MS) board.dispatchEvent(new CustomEvent("fingers", { detail: tap.most }));
  };
  board.root.addEventListener("pointerup", lift);
  board.root.addEventListener("pointercancel", lift);

  const stop = () => {
    dragging = "none";
    clearTimeout(holding);
    if (pressed !== null) board.dispatchEvent(new CustomEvent("tap", { detail: pressed }));
    pressed = null;
  };
  board.root.addEventListener("pointerup", stop);
  board.root.addEventListener("pointercancel", () => {
    pressed = null;
    stop();
  });

  board.root.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    const index = under(event);
    // Long presses with a finger are handled above. The context-menu key has no position, so it
    // applies to the cell at the cursor.
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch") hold(index < 0 ? board.cursor : index);
  });

  board.root.addEventListener("dblclick", (event) => {
    const digit = board.view?.cells[under(event)]?.digit;
    if (!digit) return;
    const same = board.view?.cells.flatMap((cell, index) => (cell.digit === digit ? [index] : []));
    board.choose(same ?? [], { cursor: under(event) });
  });

  /** @param {number} index */
  function hold(index) {
    pressed = null;
    dragging = "none";
    if (!board.chosen.has(index)) board.choose([index], { cursor: index });
    board.dispatchEvent(new Event("hold"));
  }

  /** @param {number} index */
  function without(index) {
    board.choose([...board.chosen].filter((other) => other !== index), { cursor: index });
  }
}

/**
 * Returns the digit of the mark that was pressed, if any.
 *
 * @param {{clientX: number, clientY: number}} event
 */
function markUnder(event) {
  const mark = document.elementFromPoint(event.clientX, event.clientY)?.closest("b[data-digit]");
  return mark instanceof HTMLElement ? Number(mark.dataset.digit) : undefined;
}

/**
 * Returns all cells of the rectangle that has these two cells as corners.
 *
 * @param {number} a
 * @param {number} b
 */
function between(a, b) {
  const rows = [rowOf(a), rowOf(b)].sort((x, y) => x - y);
  const columns = [columnOf(a), columnOf(b)].sort((x, y) => x - y);
  const cells = [];
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) cells.push(row * 9 + column);
  }
  return cells;
}
