// The tabs under the hint: the whole path from here, step by step both ways, and all steps now.

import { call } from "./api.js";
import { el } from "./dom.js";
import { counted, t, titled } from "./texts.js";
import { Walk } from "./walk.js";

/** @typedef {import("./types.js").StepText} ToldStep */
/** @typedef {import("./session.js").Game} Game */
/** @typedef {import("./dom.js").Child} Child */

/** How often a path that is too long for one answer is taken up again. */
const STRETCHES = 20;

/**
 * What a tab draws with.
 *
 * @typedef {object} Desk
 * @property {import("./session.js").Session} session
 * @property {import("./board.js").Board} board
 * @property {import("./hint.js").HintCard} hints
 * @property {() => boolean} isOpen whether the tab is still the one on
 */

/**
 * The path from here to the solution. The board shows the position before each step.
 *
 * @param {Desk} desk
 * @returns {Promise<Child[]>}
 */
export async function pathTab(desk) {
  const { session, hints } = desk;
  const game = session.game;
  if (!game) return [];
  const { steps, outcome, mend } = await wholePath(game);
  if (mend) return [el("p", {}, mend.text)];
  if (steps.length === 0) return [el("p", {}, t("no-steps"))];
  const walk = new Walk(game, steps);
  let at = 0;
  const counter = el("p", { class: "muted" });
  const said = el("div", { class: "said", "aria-live": "polite" });
  const list = el("ol", { class: "steps" });
  const go = async (/** @type {number} */ to) => {
    at = Math.min(Math.max(to, 0), steps.length - 1);
    const step = steps[at];
    counter.textContent = t("step-of", { step: at + 1, count: steps.length });
    said.replaceChildren(el("strong", {}, titled(step.name)), ": ", ...hints.said(step), ...notation(step));
    [...list.children].forEach((item, index) => item.firstElementChild?.setAttribute("aria-current", String(index === at)));
    list.children[at].scrollIntoView({ block: "nearest" });
    const { view } = await walk.before(at);
    if (!desk.isOpen() || steps[at] !== step) return;
    desk.board.draw(view);
    hints.show({ step: step.step });
  };
  /** Plays what is behind, each step a move of its own. */
  const take = () => {
    for (const { step } of steps.slice(0, at + 1)) {
      session.play({ deduce: { place: step.place ?? [], eliminate: step.eliminate ?? [] } });
    }
  };
  list.append(...steps.map((step, index) => el("li", {}, el("button", { class: "plain", onclick: () => go(index) }, titled(step.name)))));
  // Whoever walks on should not have to aim again: the arrows work in the whole row.
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    go(at + by);
  };
  requestAnimationFrame(() => go(0));
  return [
    el(
      "div",
      { class: "buttons walk", onkeydown: keys },
      el("button", { "aria-label": t("step-back"), onclick: () => go(at - 1) }, "←"),
      el("button", { "aria-label": t("step-on"), onclick: () => go(at + 1) }, "→"),
      el("button", { onclick: take }, t("play-to-here")),
      counter,
    ),
    said,
    outcome === "stuck" && el("p", { class: "muted" }, t("path-stuck")),
    el("details", {}, el("summary", {}, counted("steps-count", steps.length)), list),
  ];
}

/**
 * @param {Game} game
 * @returns {Promise<{steps: ToldStep[], outcome?: string, mend?: {text: string}}>}
 */
async function wholePath(game) {
  let answer = await call("path", { state: game.state });
  const steps = [...answer.steps];
  for (let stretch = 1; answer.next && stretch < STRETCHES; stretch += 1) {
    answer = await call("path", { position: answer.next });
    steps.push(...answer.steps);
  }
  return { ...answer, steps };
}

/**
 * The chains of a step as players write them.
 *
 * @param {ToldStep} step
 * @returns {(Node | string)[]}
 */
function notation(step) {
  return step.notation ? [el("p", { class: "notation" }, step.notation)] : [];
}

/**
 * Everything that could be done now, easiest first.
 *
 * @param {Desk} desk
 * @returns {Promise<Child[]>}
 */
export async function stepsTab({ session, hints }) {
  const { steps, more, mend } = await call("steps", { state: session.game?.state });
  if (mend) return [el("p", {}, mend.text)];
  if (steps.length === 0) return [el("p", {}, t("no-steps"))];
  const said = el("div", { class: "said", "aria-live": "polite" });
  const search = el("input", { type: "search", placeholder: t("filter-techniques"), "aria-label": t("filter-techniques") });
  const list = el("ol", { class: "steps" });
  const show = (/** @type {ToldStep} */ step) => {
    said.replaceChildren(...hints.said(step), ...notation(step));
    hints.show({ step: step.step });
  };
  const fill = () => {
    const wanted = search.value.toLowerCase();
    const item = (/** @type {ToldStep} */ step) =>
      el("li", {}, el("button", { class: "plain", onclick: () => show(step) }, `${titled(step.name)}: ${deduced(step)}`));
    list.replaceChildren(...steps.filter((/** @type {ToldStep} */ step) => step.name.toLowerCase().includes(wanted)).map(item));
  };
  search.addEventListener("input", fill);
  fill();
  const count = more ? t("steps-more", { count: steps.length }) : counted("steps-count", steps.length);
  return [el("p", { class: "muted" }, count), search, said, list];
}

/**
 * What a step says, as `r1c1=4` or `r2c3≠7`.
 *
 * @param {ToldStep} step
 */
function deduced({ step }) {
  const told = (/** @type {string[]} */ names, /** @type {string} */ sign) =>
    names.map((name) => `${name.slice(1)}${sign}${name[0]}`);
  const all = [...told(step.place ?? [], "="), ...told(step.eliminate ?? [], "≠")];
  return all.length > 4 ? `${all.slice(0, 4).join(" ")} …` : all.join(" ");
}
