// The hint ladder. Each press of the hint key or button reveals one more fact, which is drawn on
// the board.

import { announce } from "./announce.js";
import { argument, named } from "./argument.js";
import { byId, cross, el, icon } from "./dom.js";
import { Overlay } from "./overlay.js";
import { settings } from "./settings.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./types.js").HintReply} Hint */

/** The message key of the button that leads to each rung. */
const NEXT = ["", "", "hint-where", "hint-why", "hint-apply"];

/**
 * Returns the label of the button that applies a step, such as "Place 4" or "Remove the 7s".
 *
 * @param {import("./types.js").StepText["step"]} step
 */
function actionLabel({ place = [], eliminate = [] }) {
  if (place.length === 1) return t("deed-place", { digit: place[0][0] });
  if (place.length > 1) return t("deed-places", { count: place.length });
  const [digit] = eliminate[0] ?? "";
  if (eliminate.some((gone) => gone[0] !== digit)) return t("deed-remove-several", { count: eliminate.length });
  return t(eliminate.length === 1 ? "deed-remove-one" : "deed-remove-other", { digit });
}

/** The message keys of the rungs' names. */
const RUNGS = ["rung-1", "rung-2", "rung-3", "rung-4"];

/** The icon of the button that copies a link: two links of a chain. */
const CHAIN = "M10 14a4 4 0 0 1 0-5.7l2.3-2.3a4 4 0 0 1 5.7 5.7l-1.2 1.2M14 10a4 4 0 0 1 0 5.7l-2.3 2.3a4 4 0 0 1-5.7-5.7l1.2-1.2";

/** The icon of the link to a lesson: an open book. */
const BOOK = "M4 5.5c3-1 5.5-.7 8 1 2.5-1.7 5-2 8-1V18c-3-1-5.5-.7-8 1-2.5-1.7-5-2-8-1zM12 6.5V19";

/**
 * Returns the link to the lesson that teaches a hint's technique.
 *
 * @param {Pick<Hint, "technique" | "houses">} hint
 */
const learnLink = ({ technique, houses = [] }) =>
  technique && el("a", { class: "learn-this", href: `#learn/${[technique, houses[0]].filter(Boolean).join("/")}`, title: t("learn-this") }, icon(BOOK), el("span", {}, t("learn-this")));

export class HintCard {
  /** @type {Hint | null} */
  #hint = null;
  #turn = 0;
  /** Incremented when the card is closed, so that answers that arrive later are not drawn. */
  #asked = 0;
  /** Whether a rung is pending. Keys pressed in the meantime count as requests for that rung. */
  #busy = false;
  /**
   * The functions with which an explanation highlights parts of the board.
   *
   * @type {import("./argument.js").Pointers}
   */
  #pointers = {
    light: (cells) => this.board.light(cells),
    point: (number) => this.overlay.point(number),
  };

  /**
   * @param {import("./session.js").Session} session
   * @param {import("./board.js").Board} board
   */
  constructor(session, board) {
    this.session = session;
    this.board = board;
    this.card = byId("hint");
    this.overlay = new Overlay();
  }

  get isOpen() {
    return !this.card.hidden;
  }

  /** The step drawn on the board, if the hint has progressed that far. */
  get step() {
    return this.isOpen && this.#hint && this.#hint.rung < 4 ? this.#hint.step : undefined;
  }

  /** Whether the card is open, or about to open. */
  get isWanted() {
    return this.isOpen || this.#busy;
  }

  /** Shows the first rung, the next rung or, after the last rung, the first rung of the next
   * hint. */
  async climb() {
    const hint = this.#hint;
    if (!hint) return this.#ask(settings.firstRung);
    if (hint.kind === "mend" && hint.rung < 2) return this.#ask(2);
    // The hint has nothing to add, so the same message is announced again.
    if (hint.kind !== "step") return announce(hint.spoken);
    return hint.rung < 4 ? this.#ask(hint.rung + 1) : this.#restart();
  }

  async apply() {
    if (this.#hint?.kind === "step" && this.#hint.rung < 4) await this.#ask(4);
  }

  /** Replaces the hint with one about a different step, and shows its first rung. */
  async another() {
    this.#turn += 1;
    await this.#ask(settings.firstRung);
  }

  close() {
    this.#asked += 1;
    if (!this.isOpen) return;
    const hadFocus = this.card.contains(document.activeElement);
    this.#hint = null;
    this.#turn = 0;
    this.card.hidden = true;
    document.body.classList.remove("hinting");
    this.overlay.draw(null);
    this.board.light([]);
    if (hadFocus) this.board.focus();
  }

  /** Opens the card in place of the caption. */
  show() {
    this.card.hidden = false;
    document.body.classList.add("hinting");
  }

  /**
   * Shows a step that was specified by a link rather than requested as a hint.
   *
   * @param {import("./types.js").StepText} step
   */
  present(step) {
    this.close();
    const apply = () => this.session.play({ deduce: { place: step.step.place ?? [], eliminate: step.step.eliminate ?? [] } });
    const close = el("button", { class: "plain", "aria-label": t("close"), onclick: () => this.close() }, cross());
    this.card.replaceChildren(
      el("header", {}, el("h2", {}, titled(step.name)), close),
      el("div", { class: "said" }, ...this.said(step)),
      el("div", { class: "buttons" }, el("button", { class: "primary", onclick: apply }, actionLabel(step.step)), this.copier(step.step)),
    );
    this.show();
    this.overlay.draw(step.figure);
    announce(`${titled(step.name)}. ${step.text ?? ""}`);
  }

  /**
   * Returns a button that copies a link to a step in the position on the board.
   *
   * @param {import("./types.js").StepText["step"]} step
   */
  copier(step) {
    const copy = async () => {
      const [{ stepLink }, { copied }] = await Promise.all([import("./link.js"), import("./share.js")]);
      const state = this.session.game?.state;
      if (!state) return;
      const link = await stepLink(state, step);
      const isCopied = await copied(link);
      // Without a clipboard, the link is shown so that it can be copied manually.
      if (!isCopied) return prompt(t("copy-step"), link);
      button.replaceChildren(icon("M5 13l4 4L19 7"));
      button.title = t("copied");
      announce(t("copied"));
    };
    const label = t("copy-step");
    const button = el("button", { class: "plain copier", title: label, "aria-label": label, onclick: copy }, icon(CHAIN));
    return button;
  }

  /** Closes the card after a move, because its hint is about the previous position. */
  moved() {
    if (!this.#busy) this.close();
  }

  /** @param {number} rung */
  async #ask(rung) {
    if (this.#busy) return;
    this.#busy = true;
    const asked = this.#asked;
    try {
      const hint = await this.session.hint(rung, this.#turn);
      if (asked !== this.#asked) return;
      // If there is no hint, the card may be about an earlier position, for example because the
      // step was played but the answer was lost.
      if (!hint) return this.close();
      this.#hint = hint;
      this.#draw(hint);
      announce(hint.spoken);
    } finally {
      this.#busy = false;
    }
  }

  /** @param {Hint} hint */
  #draw(hint) {
    const hadFocus = this.card.contains(document.activeElement);
    const isStep = hint.kind === "step";
    const rung = (/** @type {string} */ key, /** @type {number} */ place) => {
      const state = place + 1 === hint.rung ? "on now" : place + 1 < hint.rung ? "on" : "";
      return el("li", { class: state, "aria-current": place + 1 === hint.rung ? "step" : undefined }, t(key));
    };
    const title = isStep ? titled(hint.name ?? t("hint")) : t("hint");
    this.card.replaceChildren(
      el("header", {}, el("h2", {}, title), isStep && learnLink(hint), el("button", { class: "plain", "aria-label": t("close"), onclick: () => this.close() }, cross())),
      ...(isStep ? [el("ol", { class: "rungs", "aria-label": t("hint-rung", { rung: hint.rung }) }, ...RUNGS.map(rung))] : []),
      el("div", { class: "said" }, ...(isStep && hint.rung > 2 ? this.said(hint) : named(hint.parts, this.#pointers))),
      el("div", { class: "buttons" }, ...this.#buttons(hint)),
    );
    this.show();
    const isDone = isStep && hint.rung === 4;
    this.overlay.draw(isDone ? null : hint.figure);
    if (!hadFocus) return;
    const next = this.card.querySelector(".buttons button") ?? this.card.querySelector("button");
    /** @type {HTMLElement | null} */ (next)?.focus();
  }

  /**
   * Returns the explanation of a step. Cell names in the explanation highlight cells on the board.
   *
   * @param {import("./types.js").Sentence & {figure?: import("./overlay.js").Figure}} step
   */
  said(step) {
    return argument(step, step.figure, this.#pointers);
  }

  /**
   * Returns the chains of a step in players' notation.
   *
   * @param {import("./types.js").Sentence} step
   */
  notation({ notation_parts: parts = [] }) {
    return parts.length > 0 ? [el("p", { class: "notation" }, ...named(parts, this.#pointers))] : [];
  }

  /** @param {Hint} hint */
  #buttons(hint) {
    const button = (/** @type {string} */ key, /** @type {() => void} */ action, kind = "") =>
      el("button", { class: kind, onclick: action }, t(key));
    const buttons = [];
    if (hint.kind === "step" && hint.rung < 4) {
      const next = hint.rung === 3 && hint.step ? actionLabel(hint.step) : t(NEXT[hint.rung + 1]);
      buttons.push(el("button", { class: "primary", onclick: () => this.climb() }, next));
      if (hint.rung < 3) buttons.push(button("hint-apply", () => this.apply()));
      buttons.push(button("hint-another", () => this.another(), "plain"));
      if (hint.step) buttons.push(this.copier(hint.step));
    } else if (hint.kind === "step") {
      buttons.push(button("hint-next", () => this.climb(), "primary"));
    } else if (hint.kind === "mend") {
      if (hint.rung < 2 && hint.mend !== "invalid" && hint.mend !== "no-solution") {
        buttons.push(button("hint-where", () => this.climb(), "primary"));
      }
      if (hint.mend === "wrong-digit" || hint.mend === "missing-mark") {
        buttons.push(button("before-mistake", () => this.session.play("before-mistake")));
      }
    }
    return buttons;
  }

  #restart() {
    this.#hint = null;
    this.#turn = 0;
    return this.#ask(settings.firstRung);
  }
}
