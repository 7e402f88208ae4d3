// The board that was read from a picture. Its digits are shown over the picture and can be
// corrected, and the verdict is shown next to the picture. Doubtful cells have to be checked before
// the puzzle can be played.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { said, tellOnBench } from "./bench-console.js";
import { BenchInquiry } from "./bench-inquiry.js";
import { offersOf, typedOf } from "./bench-offers.js";
import { offerList } from "./bench-verdict.js";
import { el } from "./dom.js";
import { goToPage } from "./pages.js";
import { cellIndex, cellName } from "./places.js";
import { namesOf } from "./scan-cells.js";
import { ScanFields } from "./scan-fields.js";
import { ScanHands } from "./scan-hands.js";
import { boardTurn, drawBoard, pointsOf } from "./scan-picture.js";
import { findings } from "./scan-report.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./scan-cells.js").ScanCells} ScanCells */

export class ScanBoard {
  /** @type {ScanCells | null} */
  #shown = null;
  /** The buttons for the other boards in the picture. @type {Child} */
  #others = null;
  #said = "";

  /**
   * @param {object} ways
   * @param {(children: Child[]) => void} ways.say fills the report next to the picture
   * @param {(state: State) => Promise<void>} ways.play begins a game
   * @param {() => void} ways.another asks for another picture
   */
  constructor({ say, play, another }) {
    this.say = say;
    this.play = play;
    this.fields = new ScanFields({ Enter: () => this.#loud(), p: () => this.#turn(), P: () => this.#turn(), "Ctrl+z": () => this.#undo() });
    this.hands = new ScanHands({
      write: (digit) => this.fields.toggle(digit),
      undo: () => this.#undo(),
      erase: () => this.fields.write(""),
      turn: () => this.#turn(),
      another,
      loud: () => this.#loud(),
    });
    this.inquiry = new BenchInquiry(() => ({ cells: this.#cells.givens(), at: cellName(this.fields.at), symmetry: "" }));
    this.inquiry.addEventListener("known", () => this.#drawFindings());
    this.inquiry.addEventListener("rated", () => this.#drawFindings());
    this.inquiry.addEventListener("failed", (event) => tellOnBench(said(/** @type {CustomEvent} */ (event).detail)));
    this.fields.addEventListener("change", () => this.#typed());
    this.fields.addEventListener("move", () => this.#drawLoud());
  }

  get #cells() {
    if (!this.#shown) throw new Error("no board");
    return this.#shown;
  }

  /**
   * Places the fields of a board over the picture, and returns the transformation and the drawing.
   *
   * @param {ScanCells} cells
   */
  lay(cells) {
    this.#shown = cells;
    const points = pointsOf(cells.points);
    const turn = boardTurn(points);
    const { lines, shapes, boxes } = drawBoard(points, turn);
    this.fields.place(boxes, shapes);
    return { turn, drawn: [...lines, ...shapes] };
  }

  /** Requests the verdict. @param {Child} others the buttons for other boards */
  begin(others) {
    this.#others = others;
    this.#said = "";
    this.#changed();
  }

  /** Moves the focus to the first cell to check. */
  focus() {
    this.fields.go(this.#cells.nextDoubtful(-1) ?? 0);
  }

  /** Cancels the calls for this board. */
  end() {
    this.inquiry.end();
    this.#shown = null;
  }

  #typed() {
    const { at, inputs } = this.fields;
    const sign = inputs[at].value;
    if (/^[1-9]?$/.test(sign)) this.#cells.write(at, sign);
    this.#changed();
  }

  #turn() {
    this.#cells.turn(this.fields.at);
    this.#changed();
  }

  #undo() {
    if (this.#cells.undo()) this.#changed();
  }

  /** Requests the verdict again after the digits or the doubtful cells have changed. */
  #changed() {
    this.inquiry.begin();
    this.#drawFindings();
  }

  #drawFindings() {
    if (!this.#shown) return;
    const cells = this.#cells;
    const { answer } = this.inquiry.known;
    this.fields.show(cells, new Set((answer?.conflicts ?? []).map(cellIndex)));
    const focused = document.activeElement?.closest(".scan-report") ? document.activeElement?.id : "";
    const toggle = el("input", { type: "checkbox", id: "with-entries", onchange: () => this.#keepEntries(toggle.checked) });
    toggle.checked = cells.withEntries;
    this.say([
      ...findings(cells, this.inquiry.known),
      cells.entryCount > 0 && el("label", { class: "row scan-entries" }, t("scan-with-entries"), toggle),
      el("ul", { class: "offers" }, ...offerList(this.#offers(), (names) => this.fields.light(names))),
      this.#others,
    ]);
    if (focused) document.getElementById(focused)?.focus();
    this.#drawLoud();
    const words = [...document.querySelectorAll(".scan-report :is(h1, .quiet)")].map((part) => part.textContent?.trim()).join(" ");
    if (answer && words !== this.#said) announce(words);
    if (answer) this.#said = words;
  }

  /** @param {boolean} isWanted */
  #keepEntries(isWanted) {
    this.#cells.withEntries = isWanted;
    this.#drawFindings();
  }

  /** Returns the suggestions. @returns {import("./bench-verdict.js").Offer[]} */
  #offers() {
    const cells = this.#cells;
    const { answer, bench } = this.inquiry.known;
    if (cells.isUnsure) {
      const all = { id: "vouch", label: t("scan-all-right"), outcome: t("scan-all-right-outcome"), cells: namesOf(cells.doubtful), press: () => this.#vouchForAll() };
      return [all];
    }
    if (!answer || !bench || answer.verdict === "one") return [];
    const put = (/** @type {string[]} */ typed) => {
      typed.forEach((sign, index) => sign !== (cells.isWritten(index) ? "" : cells.sign(index)) && cells.write(index, sign));
      this.#changed();
    };
    // This screen only corrects overlooked or misread digits. New givens are added on the bench.
    const offers = offersOf(bench, { typed: typedOf(cells.givens()), at: cellName(this.fields.at), put }).slice(0, 2);
    const anyway = { id: "play-anyway", label: t("play-anyway"), outcome: t("play-anyway-outcome"), cells: [], press: () => this.#playThis() };
    return answer.verdict === "several" ? [...offers, anyway] : offers;
  }

  #vouchForAll() {
    this.#cells.vouchForAll();
    this.#changed();
    this.hands.loud.focus();
  }

  #drawLoud() {
    if (!this.#shown) return;
    const cells = this.#cells;
    const here = cellName(this.fields.at);
    const right = cells.sign(this.fields.at) ? t("scan-is-right", { cell: here }) : t("scan-is-empty", { cell: here });
    const next = cells.doubtful.has(this.fields.at) ? right : null;
    const doubtful = cells.nextDoubtful(this.fields.at);
    const check = doubtful === null ? null : t("scan-look", { cell: cellName(doubtful) });
    const verdict = this.inquiry.known.answer?.verdict;
    this.hands.draw({ words: next ?? check ?? t(verdict === "one" ? "play-this" : "scan-to-bench"), isReady: doubtful !== null || (verdict !== undefined && !cells.isUnsure), canUndo: cells.canUndo, isWritten: cells.isWritten(this.fields.at), canTurn: cells.sign(this.fields.at) !== "" });
  }

  /**
   * Goes to the next doubtful cell, confirms the current one, or starts the game.
   * @returns {unknown}
   */
  #loud() {
    const cells = this.#cells;
    const { at } = this.fields;
    const next = cells.nextDoubtful(at);
    if (next !== null) {
      if (cells.doubtful.has(at)) {
        cells.vouch(at);
        this.#changed();
      }
      return this.fields.go(cells.nextDoubtful(at) ?? at);
    }
    const verdict = this.inquiry.known.answer?.verdict;
    if (!verdict || cells.isUnsure) return undefined;
    return verdict === "one" ? this.#playThis() : this.#toBench();
  }

  async #game() {
    const text = this.#cells.position();
    if (!text) return { puzzle: this.#cells.givens() };
    return (await call("open", { text, view: false })).state;
  }

  async #playThis() {
    try {
      await this.play(await this.#game());
    } catch (error) {
      await tellOnBench(said(error));
    }
  }

  /** Opens the bench, where a puzzle without a unique solution can be repaired. */
  async #toBench() {
    const state = await this.#game();
    const { lay } = await import("./enter.js");
    lay(state);
    await goToPage("enter");
  }
}
