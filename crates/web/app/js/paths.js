// Two of the tabs below the hint. One walks along the whole path from the current position, one
// step at a time in either direction. The other lists all steps that are available now.

import { call } from "./api.js";
import { tick } from "./dialogs.js";
import { el } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { attempt } from "./library.js";
import { counted, t, titled } from "./texts.js";
import { TAB_CALL } from "./tabs.js";
import { Walk, walkRow } from "./walk.js";

/** @typedef {import("./types.js").StepText} StepText */
/** @typedef {import("./session.js").Game} Game */
/** @typedef {import("./dom.js").Child} Child */

/** The maximum number of requests for one path. Each answer contains a stretch of the path. */
const STRETCHES = 20;

/**
 * The context of a tab.
 *
 * @typedef {object} Desk
 * @property {import("./session.js").Session} session
 * @property {import("./board.js").Board} board
 * @property {import("./hint.js").HintCard} hints
 * @property {() => boolean} isOpen whether the tab is still active
 * @property {(scene: import("./picture.js").Scene) => void} show puts another position on the board
 */

/**
 * Walks along the path from the current position to the solution. The board shows the position
 * before each step.
 *
 * @param {Desk} desk
 * @returns {Promise<Child[]>}
 */
export async function pathTab(desk) {
  const { session, hints } = desk;
  const game = session.game && (await startOf(session.game));
  if (!game) return [];
  let path = await wholePath(game, false);
  if (path.mend) return [el("p", {}, path.mend.text)];
  if (path.steps.length === 0) return [el("p", {}, t("no-steps"))];
  let walk = new Walk(game, path.steps);
  let at = 0;
  const counter = el("p", { class: "muted" });
  const said = el("div", { class: "said", "aria-live": "polite" });
  const stuck = el("p", { class: "muted" }, t("path-stuck"));
  const total = el("summary");
  const list = el("ol", { class: "steps" });
  const go = async (/** @type {number} */ to) => {
    const { steps } = path;
    at = Math.min(Math.max(to, 0), steps.length - 1);
    const step = steps[at];
    counter.textContent = t("step-of", { step: at + 1, count: steps.length });
    said.replaceChildren(el("strong", {}, titled(step.name)), " ", ...hints.said(step));
    [...list.children].forEach((item, index) => item.firstElementChild?.setAttribute("aria-current", String(index === at)));
    list.children[at].scrollIntoView({ block: "nearest" });
    const position = await walk.before(at);
    if (!desk.isOpen() || path.steps[at] !== step) return;
    desk.show({ ...position, step: step.step });
    hints.overlay.draw(step.figure);
  };
  const show = () => {
    const item = (/** @type {StepText} */ step, /** @type {number} */ index) =>
      el("li", {}, el("button", { class: "plain", onclick: () => go(index) }, titled(step.name)));
    list.replaceChildren(...path.steps.map(item));
    total.textContent = counted("steps-count", path.steps.length);
    stuck.hidden = path.outcome !== "stuck";
  };
  const needed = toggle("needed-steps", async (isOn) => {
    const other = await wholePath(game, isOn);
    if (!desk.isOpen()) return;
    path = other;
    walk = new Walk(game, path.steps);
    show();
    await go(0);
  });
  /** Plays the steps so far, each as a separate move. */
  const take = () => {
    for (const { step } of path.steps.slice(0, at + 1)) {
      session.play({ deduce: { place: step.place ?? [], eliminate: step.eliminate ?? [] } });
    }
  };
  show();
  // The selection belongs to the game's position rather than the one shown, so it is cleared.
  desk.board.choose([], { focus: false });
  requestAnimationFrame(() => go(0));
  return [
    walkRow((by) => go(at + by), !session.view?.finished && el("button", { onclick: take }, t("play-to-here")), counter),
    said,
    stuck,
    needed,
    el("details", {}, total, list),
  ];
}

/**
 * Returns the start of the path: the current position or, for a solved game, the puzzle.
 *
 * @param {Game} game
 * @returns {Promise<Game>}
 */
async function startOf(game) {
  if (!game.view.finished) return game;
  const { state, view } = await call("view", { state: { puzzle: game.state.puzzle } });
  return { ...game, state, view };
}

/**
 * @param {Game} game
 * @param {boolean} needed whether to leave out steps that no later step needs
 * @returns {Promise<{steps: StepText[], outcome?: string, mend?: {text: string}}>}
 */
async function wholePath(game, needed) {
  let answer = await call("path", { state: game.state, needed, figures: true }, TAB_CALL);
  const steps = [...answer.steps];
  for (let stretch = 1; answer.next && stretch < STRETCHES; stretch += 1) {
    answer = await call("path", { position: answer.next, needed, figures: true }, TAB_CALL);
    steps.push(...answer.steps);
  }
  return { ...answer, steps };
}

/**
 * Returns a switch that is disabled while its request is pending.
 *
 * @param {string} key the message key of its text
 * @param {(isOn: boolean) => Promise<void>} change
 */
function toggle(key, change) {
  const label = tick(key, false, async (isOn) => {
    box.disabled = true;
    if (!(await attempt(() => change(isOn)))) box.checked = !isOn;
    box.disabled = false;
  });
  const box = /** @type {HTMLInputElement} */ (label.querySelector("input"));
  return label;
}

/**
 * Lists all steps that are possible now, easiest first.
 *
 * @param {Desk} desk
 * @returns {Promise<Child[]>}
 */
export async function stepsTab({ session, hints, isOpen }) {
  const state = session.game?.state;
  let found = await call("steps", { state }, TAB_CALL);
  if (found.mend) return [el("p", {}, found.mend.text)];
  if (found.steps.length === 0) return [el("p", {}, t("no-steps"))];
  const count = el("p", { class: "muted" });
  const said = el("div", { class: "said", "aria-live": "polite" });
  const search = el("input", { type: "search", placeholder: t("filter-techniques"), "aria-label": t("filter-techniques") });
  const list = el("ol", { class: "steps" });
  const figures = new Figures(state);
  /** The last step pressed. @type {StepText | null} */
  let shown = null;
  const show = async (/** @type {StepText} */ step) => {
    shown = step;
    const figure = await figures.of(step);
    if (shown !== step || !isOpen()) return;
    said.replaceChildren(...hints.said({ ...step, figure }), ...hints.notation(step), hints.copier(step.step));
    hints.overlay.draw(figure);
  };
  const fill = () => {
    const wanted = search.value.toLowerCase();
    const item = (/** @type {StepText} */ step) =>
      el("li", {}, el("button", { class: "plain", onclick: () => show(step) }, `${titled(step.name)}: ${deduced(step)}`));
    list.replaceChildren(...found.steps.filter((/** @type {StepText} */ step) => step.name.toLowerCase().includes(wanted)).map(item));
    count.textContent = counts(found);
  };
  // The switch is shown only if steps were left out.
  const every =
    found.subsumed > 0 &&
    toggle("every-step", async (isOn) => {
      found = await call("steps", { state, every: isOn }, TAB_CALL);
      if (isOpen()) fill();
    });
  search.addEventListener("input", fill);
  fill();
  return [count, every, search, said, list];
}

/**
 * Requests the figures of the steps in a position, one technique at a time. With the figures of all
 * techniques, the answer would be too long.
 */
class Figures {
  /** Steps with their figures, by technique. @type {Map<string, Promise<StepText[]>>} */
  #drawn = new Map();

  /** @param {import("./types.js").State | undefined} state */
  constructor(state) {
    this.state = state;
  }

  /**
   * Returns the figure of a step; undefined if the engine does not answer.
   *
   * @param {StepText} step
   */
  async of({ step }) {
    const known = this.#drawn.get(step.technique) ?? this.#ask(step.technique);
    this.#drawn.set(step.technique, known);
    const wanted = JSON.stringify(step);
    return (await known).find((other) => JSON.stringify(other.step) === wanted)?.figure;
  }

  /**
   * @param {string} technique
   * @returns {Promise<StepText[]>}
   */
  async #ask(technique) {
    try {
      const { steps } = await call("steps", { state: this.state, only: [technique], every: true, figures: true });
      return steps;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
      this.#drawn.delete(technique);
      return [];
    }
  }
}

/**
 * Returns the number of steps, and the number of steps that were left out, as text.
 *
 * @param {{steps: StepText[], subsumed: number, more: boolean}} found
 */
function counts({ steps, subsumed, more }) {
  const listed = more ? t("steps-more", { count: steps.length }) : counted("steps-count", steps.length);
  return subsumed > 0 ? `${listed}, ${counted("subsumed", subsumed)}` : listed;
}

/**
 * Returns the conclusion of a step, such as `r1c1 is 4` or `r2c3 is not 7`.
 *
 * @param {StepText} step
 */
function deduced({ step }) {
  const said = (/** @type {string[]} */ names, /** @type {string} */ key) =>
    names.map((name) => t(key, { cell: name.slice(1), digit: name[0] }));
  const all = [...said(step.place ?? [], "cell-is"), ...said(step.eliminate ?? [], "cell-is-not")];
  return all.length > 4 ? `${all.slice(0, 4).join(", ")} …` : all.join(", ");
}
