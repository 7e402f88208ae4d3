// Handles long presses of a finger or a pen on a button. Mouse users have other ways to do the
// same.

/** The number of milliseconds after which a press counts as long. */
export const HOLD_MS = 450;

/**
 * Runs an action when a button is pressed for long. Listeners that are added later do not receive
 * the press as a click.
 *
 * @param {HTMLElement} button
 * @param {() => void} action
 */
export function onHold(button, action) {
  let isLong = false;
  /** @type {number | undefined} */
  let timer;
  button.addEventListener("pointerdown", (event) => {
    isLong = false;
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      isLong = true;
      action();
    }, HOLD_MS);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    button.addEventListener(end, () => clearTimeout(timer));
  }
  button.addEventListener("click", (event) => {
    if (isLong) event.stopImmediatePropagation();
    isLong = false;
  });
}
