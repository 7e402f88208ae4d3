// Shows three tips to a first visitor, only once: where to press, how to use marks, and that hints
// explain each step.

import { byId, cross, el } from "./dom.js";
import { t } from "./texts.js";

/**
 * The storage key that is set when the tips begin, so that a player who leaves early does not see
 * them again.
 */
const SEEN = "novena.seen";
/** How long each tip is shown. All three together take less than ten seconds. */
const TIP_MS = 3200;

/** The message key of each tip, and the ID of the element that the tip describes. */
const TIPS = /** @type {const} */ ([
  ["tip-board", "board"],
  ["tip-marks", "mode-corner"],
  ["tip-hint", "ask-hint"],
]);

/** Whether the page has never been opened in this browser. */
export function isFirstVisit() {
  try {
    return localStorage.getItem(SEEN) === null && localStorage.getItem("novena.settings") === null;
  } catch {
    return false;
  }
}

/** Shows the tips, each for a moment. The player can skip them or start playing. */
export async function showTips() {
  localStorage.setItem(SEEN, "1");
  let isSkipped = false;
  /** @type {() => void} */
  let next = () => {};
  const skip = () => {
    isSkipped = true;
    next();
  };
  const words = el("p", { role: "status" });
  const close = el("button", { class: "plain", "aria-label": t("tip-skip"), title: t("tip-skip"), onclick: skip }, cross());
  const bubble = el("div", { class: "tip" }, words, close);
  document.body.append(bubble);
  const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && skip();
  document.addEventListener("keydown", onKey, true);
  for (const [key, target] of TIPS) {
    if (isSkipped || document.body.dataset.page || document.querySelector("dialog[open]")) break;
    words.textContent = t(key);
    place(bubble, byId(target).getBoundingClientRect());
    await new Promise((resolve) => {
      next = () => resolve(undefined);
      setTimeout(next, TIP_MS);
    });
  }
  document.removeEventListener("keydown", onKey, true);
  bubble.remove();
}

/**
 * Places a tip above its subject, inside the window. The tip for a tall subject, such as the board,
 * covers the subject's lower edge.
 *
 * @param {HTMLElement} bubble
 * @param {DOMRect} target
 */
function place(bubble, target) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = target.left + target.width / 2 - width / 2;
  const top = target.height > innerHeight / 3 ? target.bottom - height - 12 : target.top - height - 10;
  bubble.style.left = `${Math.min(Math.max(8, middle), innerWidth - width - 8)}px`;
  bubble.style.top = `${Math.max(8, top)}px`;
}
