// The review of a game. It shows the moments at which an easier step was available, and the step
// that took longest, each with the board at that moment.

import { call } from "./api.js";
import { el } from "./dom.js";
import { attempt, keep, make } from "./library.js";
import { TAB_CALL } from "./tabs.js";
import { t, titled } from "./texts.js";
import { walkRow } from "./walk.js";

/** @typedef {import("./types.js").ReviewBody} Moment */

/**
 * @param {import("./paths.js").Desk} desk
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function reviewTab({ session, board, hints, isOpen, show }) {
  const state = session.game?.state;
  if (!state) return [];
  /** @type {{moments: Moment[]}} */
  const { moments } = await call("review", { state }, TAB_CALL);
  if (moments.length === 0) return [el("p", { class: "said" }, t("review-none"))];
  let at = 0;
  const counter = el("p", { class: "muted" });
  const said = el("div", { class: "said", "aria-live": "polite" });
  const practise = el("button", { onclick: () => attempt(train) });
  const learn = el("a", { class: "button" }, t("learn-this"));
  const train = async () => {
    practise.disabled = true;
    const made = make({ practice: moments[at].step.step.technique });
    await made.then((game) => keep(session, game)).finally(() => (practise.disabled = false));
  };
  const go = async (/** @type {number} */ to) => {
    at = Math.min(Math.max(to, 0), moments.length - 1);
    const moment = moments[at];
    counter.textContent = t("moment-of", { moment: at + 1, count: moments.length });
    said.replaceChildren(el("p", { class: "review-finding" }, moment.text), ...hints.said(moment.step));
    learn.href = `#learn/${moment.step.step.technique}`;
    practise.hidden = !moment.practice;
    practise.textContent = t("practise-technique", { technique: titled(moment.step.name) });
    const position = await call("view", { state: { ...state, done: moment.steps, savepoints: [] } });
    if (!isOpen() || moments[at] !== moment) return;
    show({ ...position, step: moment.step.step });
    hints.overlay.draw(moment.step.figure);
  };
  // The selection belongs to the game's position rather than the moment shown, so it is cleared.
  board.choose([], { focus: false });
  requestAnimationFrame(() => go(0));
  return [
    walkRow((by) => go(at + by), counter),
    said,
    el("div", { class: "buttons" }, practise, learn),
  ];
}
