// The tabs under the hint: the whole path from here, step by step both ways, and all steps now.

import { ApiError, call, Offline } from "./api.js";
import { byId, el } from "./dom.js";
import { drawOverlay } from "./overlay.js";
import { counted, t, titled } from "./texts.js";

/** @typedef {import("./types.js").ToldStep} ToldStep */
/** @typedef {"path" | "steps"} Tab */

export class PathTabs {
  /** @type {Tab | null} */
  #open = null;
  /** @type {ToldStep[]} */
  #steps = [];
  #at = 0;

  /**
   * @param {import("./session.js").Session} session
   * @param {import("./hint.js").HintCard} hints
   */
  constructor(session, hints) {
    this.session = session;
    this.hints = hints;
    this.panel = byId("tab-panel");
    this.overlay = hints.overlay;
    for (const tab of /** @type {Tab[]} */ (["path", "steps"])) {
      byId(`tab-${tab}`).addEventListener("click", () => this.toggle(tab));
    }
  }

  /** @param {Tab} tab */
  async toggle(tab) {
    if (this.#open === tab) return this.close();
    this.hints.close();
    this.#open = tab;
    this.#marks();
    this.panel.replaceChildren(el("p", { class: "muted" }, t("searching")));
    this.panel.hidden = false;
    try {
      await this.#search(tab);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
      this.panel.replaceChildren(el("p", { class: "error" }, error.message || t("offline")));
    }
    return undefined;
  }

  close() {
    if (!this.#open) return;
    this.#open = null;
    this.panel.hidden = true;
    this.#marks();
    drawOverlay(this.overlay, null);
  }

  #marks() {
    for (const tab of ["path", "steps"]) byId(`tab-${tab}`).setAttribute("aria-expanded", String(tab === this.#open));
  }

  /** @param {Tab} tab */
  async #search(tab) {
    const answer = await call(tab, { state: this.session.game?.state });
    if (this.#open !== tab) return;
    this.#steps = answer.steps;
    this.#at = 0;
    if (answer.mend) this.panel.replaceChildren(el("p", {}, answer.mend.text));
    else if (this.#steps.length === 0) this.panel.replaceChildren(el("p", {}, t("no-steps")));
    else if (tab === "path") this.#drawPath(answer);
    else this.#drawList(answer.more);
  }

  /** @param {{outcome?: string}} answer */
  #drawPath(answer) {
    const counter = el("p", { class: "muted" });
    const said = el("p", { class: "said", "aria-live": "polite" });
    const list = el("ol", { class: "steps" });
    const go = (/** @type {number} */ to) => {
      this.#at = Math.min(Math.max(to, 0), this.#steps.length - 1);
      const step = this.#steps[this.#at];
      counter.textContent = t("step-of", { step: this.#at + 1, count: this.#steps.length });
      said.replaceChildren(el("strong", {}, titled(step.name)), ": ", ...this.hints.parts(step.parts));
      [...list.children].forEach((item, index) => item.firstElementChild?.setAttribute("aria-current", String(index === this.#at)));
      this.#show(step);
    };
    list.append(
      ...this.#steps.map((step, index) => el("li", {}, el("button", { class: "plain", onclick: () => go(index) }, titled(step.name)))),
    );
    this.panel.replaceChildren(
      el(
        "div",
        { class: "buttons" },
        el("button", { "aria-label": t("step-back"), onclick: () => go(this.#at - 1) }, "←"),
        el("button", { "aria-label": t("step-on"), onclick: () => go(this.#at + 1) }, "→"),
        counter,
      ),
      said,
      answer.outcome === "stuck" && el("p", { class: "muted" }, t("path-stuck")) || "",
      el("details", {}, el("summary", {}, counted("steps-count", this.#steps.length)), list),
    );
    go(0);
  }

  /** @param {boolean} more */
  #drawList(more) {
    const said = el("p", { class: "said", "aria-live": "polite" });
    const search = el("input", { type: "search", placeholder: t("filter-techniques"), "aria-label": t("filter-techniques") });
    const list = el("ol", { class: "steps" });
    const show = (/** @type {ToldStep} */ step) => {
      said.replaceChildren(...this.hints.parts(step.parts));
      this.#show(step);
    };
    const fill = () => {
      const wanted = search.value.toLowerCase();
      const fitting = this.#steps.filter((step) => step.name.toLowerCase().includes(wanted));
      const item = (/** @type {ToldStep} */ step) =>
        el("li", {}, el("button", { class: "plain", onclick: () => show(step) }, `${titled(step.name)}: ${deduced(step)}`));
      list.replaceChildren(...fitting.map(item));
    };
    search.addEventListener("input", fill);
    fill();
    this.panel.replaceChildren(
      el("p", { class: "muted" }, more ? t("steps-more", { count: this.#steps.length }) : counted("steps-count", this.#steps.length)),
      search,
      said,
      list,
    );
  }

  /** @param {ToldStep} step */
  #show(step) {
    drawOverlay(this.overlay, { step: step.step });
  }
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
