// The hint ladder: one key or button, a fact more each time, drawn on the board as it is told.

import { announce } from "./announce.js";
import { byId, el } from "./dom.js";
import { drawOverlay } from "./overlay.js";
import { cellIndex } from "./places.js";
import { settings } from "./settings.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./types.js").HintReply} Hint */

/** What the button says that leads to a rung. */
const NEXT = ["", "", "hint-where", "hint-why", "hint-apply"];

export class HintCard {
  /** @type {Hint | null} */
  #hint = null;
  #turn = 0;
  /** The digit that stands out because of the hint. @type {number | null} */
  #filtered = null;
  /** Goes up when the card is closed: what arrives after that is not drawn. */
  #asked = 0;
  /** Whether a rung is on its way: keys pressed meanwhile are for it. */
  #busy = false;

  /**
   * @param {import("./session.js").Session} session
   * @param {import("./board.js").Board} board
   * @param {import("./input.js").Input} input
   */
  constructor(session, board, input) {
    this.session = session;
    this.board = board;
    this.input = input;
    this.card = byId("hint");
    this.overlay = /** @type {SVGElement} */ (/** @type {unknown} */ (byId("overlay")));
  }

  get isOpen() {
    return !this.card.hidden;
  }

  /** The step that is drawn on the board, if the hint has come so far. */
  get step() {
    return this.isOpen && this.#hint && this.#hint.rung < 4 ? this.#hint.step : undefined;
  }

  /** Whether it is open, or about to be. */
  get isWanted() {
    return this.isOpen || this.#busy;
  }

  /** The first rung, or the next one. */
  async climb() {
    const hint = this.#hint;
    if (!hint) return this.#ask(settings.firstRung);
    if (hint.kind === "mend") return hint.rung < 2 ? this.#ask(2) : undefined;
    if (hint.kind === "step" && hint.rung < 4) return this.#ask(hint.rung + 1);
    return undefined;
  }

  async apply() {
    if (this.#hint?.kind === "step" && this.#hint.rung < 4) await this.#ask(4);
  }

  /** Another step, from the first rung. */
  async another() {
    this.#turn += 1;
    this.#unfilter();
    await this.#ask(settings.firstRung);
  }

  close() {
    this.#asked += 1;
    if (!this.isOpen) return;
    const hadFocus = this.card.contains(document.activeElement);
    this.#hint = null;
    this.#turn = 0;
    this.card.hidden = true;
    this.#unfilter();
    this.show(null);
    this.board.light([]);
    if (hadFocus) this.board.focus();
  }

  /** A move was made: what was said is about another position. */
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
      // The step was played, and its answer lost: what the card says is of the position before.
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
    const rungs = [1, 2, 3, 4].map((rung) => el("i", { class: isStep && rung <= hint.rung ? "on" : "" }));
    this.card.replaceChildren(
      el(
        "header",
        {},
        el("h2", {}, t("hint")),
        isStep && el("span", { class: "rungs", role: "img", "aria-label": t("hint-rung", { rung: hint.rung }) }, ...rungs),
        isStep && hint.level_name && el("span", { class: "chip" }, titled(hint.level_name)),
        el("button", { class: "plain", "aria-label": t("close"), onclick: () => this.close() }, "✕"),
      ),
      el("div", { class: "said" }, ...this.said(hint)),
      el("div", { class: "buttons" }, ...this.#buttons(hint)),
    );
    this.card.hidden = false;
    const isDone = isStep && hint.rung === 4;
    if (isDone) this.#unfilter();
    this.show(isDone ? null : hint);
    if (isStep && hint.rung >= 2 && hint.rung < 4 && hint.digits?.length === 1) this.#filter(Number(hint.digits));
    if (!hadFocus) return;
    const next = this.card.querySelector(".buttons button") ?? this.card.querySelector("button");
    /** @type {HTMLElement | null} */ (next)?.focus();
  }

  /**
   * Draws on the board; marks lie under what points at them.
   *
   * @param {import("./overlay.js").Showing | null} showing
   */
  show(showing) {
    this.board.fix(Boolean(showing?.step));
    drawOverlay(this.overlay, showing);
  }

  /** @param {number} digit */
  #filter(digit) {
    if (this.input.filter === digit || this.input.held === digit) return;
    this.input.toggleFilter(digit);
    this.#filtered = digit;
  }

  /** What stood out for the hint alone does so no longer. */
  #unfilter() {
    if (this.#filtered !== null && this.input.filter === this.#filtered) this.input.toggleFilter(this.#filtered);
    this.#filtered = null;
  }

  /** @param {Hint} hint */
  #buttons(hint) {
    const button = (/** @type {string} */ key, /** @type {() => void} */ action, kind = "") =>
      el("button", { class: kind, onclick: action }, t(key));
    const buttons = [];
    if (hint.kind === "step" && hint.rung < 4) {
      buttons.push(button(NEXT[hint.rung + 1], () => this.climb(), "primary"));
      if (hint.rung < 3) buttons.push(button("hint-apply", () => this.apply()));
      buttons.push(button("hint-another", () => this.another()));
    } else if (hint.kind === "step") {
      buttons.push(button("hint-next", () => this.#restart(), "primary"));
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

  async #restart() {
    this.#hint = null;
    this.#turn = 0;
    await this.climb();
  }

  /**
   * What is said about a step: a sentence, or line by line where it has lines. Chains inside a
   * chain are folded under the line that they prove.
   *
   * @param {import("./types.js").Sentence} sentence
   * @returns {(Node | string)[]}
   */
  said(sentence) {
    if (!sentence.lines) return this.parts(sentence.parts);
    /** @type {HTMLElement[]} */
    const lines = [];
    for (const { number, depth, parts } of sentence.lines) {
      const line = el("p", { class: number ? "line" : "" }, number ? `${number}. ` : "", ...this.parts(parts));
      if (depth === 0) {
        lines.push(line);
        continue;
      }
      const last = lines.at(-1);
      const fold = last?.localName === "details" ? last : el("details", { class: "inner" }, el("summary", {}, t("inner-chain")));
      if (fold !== last) lines.push(fold);
      line.style.setProperty("--depth", String(depth));
      fold.append(line);
    }
    return lines;
  }

  /**
   * A sentence whose cells light up on the board.
   *
   * @param {import("./types.js").TextPart[]} parts
   */
  parts(parts) {
    return parts.map(({ text, cell, cells }) => {
      const named = cell ? [cell] : (cells ?? []);
      if (named.length === 0) return text;
      const light = () => this.board.light(named.map(cellIndex));
      const dark = () => this.board.light([]);
      return el(
        "button",
        { class: "name", onmouseenter: light, onmouseleave: dark, onfocus: light, onblur: dark, onclick: light },
        text,
      );
    });
  }
}
