// Handles long presses on a button with a finger or a pen. Mouse users have other ways to perform
// these actions.

/** The number of milliseconds after which a press counts as long. */
export const HOLD_MS = 450;

/**
 * Runs an action on a long press of a button. Click listeners that are added to the button later
 * are not called for a long press.
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
