// The screen for reading a picture: its sources, the camera, errors, the choice of a board, and the
// chosen board.

import { announce } from "./announce.js";
import { benchHead, benchIcon } from "./bench-console.js";
import { el, refill, svg } from "./dom.js";
import { ScanBoard } from "./scan-board.js";
import { Camera } from "./scan-camera.js";
import { ScanCells } from "./scan-cells.js";
import { waysToPicture } from "./scan-hands.js";
import { drawPicture, outlineOf, pointsOf, VIEW, wholeTurn } from "./scan-picture.js";
import { apology, boardSwitch, choice, framing, heading, invitation } from "./scan-report.js";
import { endScanner, scan } from "./scanner.js";
import { fillTexts, t } from "./texts.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./dom.js").Child} Child */

export class ScanScreen {
  /**
   * The current state: no picture, the camera, reading, an error, a choice of boards, or a board.
   */
  #state = "none";
  /** Counts pictures, so that results for an older picture can be dropped. */
  #asked = 0;
  /** @type {ImageBitmap | null} */
  #picture = null;
  /** @type {import("./scanner.js").ScanRefusal} */
  #refusal = { id: "scan-failed" };
  /** @type {ScanCells[]} */
  #boards = [];
  #chosen = 0;
  #camera = new Camera();

  /**
   * @param {object} ways
   * @param {() => unknown} ways.leave
   * @param {(state: State) => Promise<void>} ways.play begins a game
   * @param {boolean} ways.isPossible whether the page came with the engine that reads pictures
   */
  constructor({ leave, play, isPossible }) {
    this.leave = leave;
    this.isPossible = isPossible;
    this.board = new ScanBoard({ say: (children) => this.#say(children), play, another: () => this.#begin() });
    this.canvas = el("canvas", { "aria-hidden": "true" });
    this.drawing = svg("svg", { class: "photo-drawing", viewBox: `0 0 ${VIEW} ${VIEW}` });
    this.photo = el("div", { class: "photo" });
    this.report = el("section", { class: "bench-verdict scan-report", "data-label": "verdict" });
    this.controls = el("div", { class: "scan-controls" });
    this.elements = [benchHead(() => this.leave(), { ways: "scan-ways", name: "scan-title", back: "back" }), el("div", { class: "stage" }, this.photo), el("div", { class: "side" }, this.report, this.controls)];
  }

  /** Goes back one step when Escape is pressed. @param {KeyboardEvent} event */
  escape = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (this.#state === "camera") this.#begin();
    else this.leave();
  };

  /** Shows the screen, in the language of the page. @param {Blob | null} picture to read at once */
  open(picture) {
    if (picture && this.isPossible) this.read(picture);
    else this.#draw();
  }

  close() {
    this.#asked += 1;
    this.#camera.close();
    this.board.end();
    this.#forget();
    endScanner();
  }

  #forget() {
    this.#picture?.close();
    this.#picture = null;
    this.#boards = [];
  }

  /** Asks for a picture. */
  #begin() {
    this.#asked += 1;
    this.#camera.close();
    this.board.end();
    this.#forget();
    this.#go("none");
  }

  async #openCamera() {
    const asked = (this.#asked += 1);
    const trouble = await this.#camera.open();
    if (asked !== this.#asked) return;
    if (trouble) this.#refuse({ id: trouble });
    else this.#go("camera");
  }

  async #shoot() {
    const picture = await this.#camera.take();
    this.#camera.close();
    await this.read(picture);
  }

  /** Reads a picture. @param {Blob | ImageBitmap} source */
  async read(source) {
    this.#camera.close();
    this.board.end();
    const asked = (this.#asked += 1);
    this.#go("reading");
    announce(t("scan-reading"));
    /** @type {import("./scanner.js").Scanned} */
    const failed = { refusal: { id: "scan-failed" } };
    const { boards = [], refusal, picture = null } = await scan(source).catch(() => failed);
    if (asked !== this.#asked) return picture?.close();
    this.#forget();
    this.#picture = picture;
    if (refusal) return this.#refuse(refusal);
    this.#boards = boards.map((board) => new ScanCells(board));
    return this.#choose(boards.length > 1 ? null : 0);
  }

  /** @param {import("./scanner.js").ScanRefusal} refusal */
  #refuse(refusal) {
    this.#refusal = refusal;
    this.#go("refused");
  }

  /** @param {number | null} index a board's index; null for the whole picture */
  #choose(index) {
    this.board.end();
    if (index === null) return this.#go("choice");
    this.#chosen = index;
    this.#state = "board";
    this.#draw();
    return this.board.focus();
  }

  /** @param {string} state */
  #go(state) {
    this.#state = state;
    this.#draw();
    const first = this.controls.querySelector("button.primary") ?? this.report.querySelector(".offers button, h1");
    /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: true });
  }

  /** Draws the current state. */
  #draw() {
    this.report.dataset.state = this.#state;
    const draw = { none: () => this.#drawInvitation(), camera: () => this.#drawCamera(), reading: () => this.#drawReading(), refused: () => this.#drawRefusal(), choice: () => this.#drawChoice(), board: () => this.#drawBoard() }[this.#state];
    draw?.();
    for (const element of this.elements) fillTexts(element);
  }

  /** @param {Child[]} children */
  #say(children) {
    const leave = el("button", { id: "leave-scan", class: "plain", "data-t": "back", onclick: () => this.leave() });
    refill(this.report, [el("p", { class: "eyebrow" }, el("span", { "data-t": "photo" }), leave), ...children]);
    // The mark in the heading has the colour of the verdict, as on the bench.
    this.report.dataset.verdict = this.report.querySelector("h1 [data-verdict]")?.getAttribute("data-verdict") ?? "";
    fillTexts(this.report);
  }

  #ways() {
    return waysToPicture({ camera: () => this.#openCamera(), take: (file) => this.read(file) });
  }

  /** Shows that there is no picture, and how to provide one. @param {string} text */
  #drawEmpty(text) {
    this.photo.removeAttribute("aria-busy");
    refill(this.photo, [el("div", { class: "photo-empty" }, benchIcon("photo"), el("p", { "data-t": text }))]);
  }

  #drawInvitation() {
    this.#drawEmpty(this.isPossible ? "scan-drop" : "scan-missing");
    this.#say(invitation());
    refill(this.controls, this.isPossible ? this.#ways() : []);
  }

  #drawCamera() {
    refill(this.photo, [this.#camera.view, el("div", { class: "photo-aim", "aria-hidden": "true" })]);
    this.#say(framing());
    refill(this.controls, [
      el("div", { class: "scan-ways" }, el("button", { id: "shutter", class: "primary", "data-t": "shutter", onclick: () => this.#shoot() }), el("button", { id: "cancel-camera", "data-t": "cancel", onclick: () => this.#begin() })),
    ]);
  }

  #drawReading() {
    this.photo.setAttribute("aria-busy", "true");
    this.#say([heading(t("scan-reading"))]);
    refill(this.controls, []);
  }

  #drawRefusal() {
    if (this.#picture) this.#lay(wholeTurn(this.#picture), []);
    else this.#drawEmpty("scan-drop");
    this.#say(apology(this.#refusal));
    refill(this.controls, this.#ways());
  }

  /**
   * Draws the picture, with a drawing and elements over it.
   *
   * @param {import("./scan-picture.js").Turn} turn
   * @param {Node[]} drawn
   * @param {Child[]} over
   */
  #lay(turn, drawn, over = []) {
    this.photo.removeAttribute("aria-busy");
    if (this.#picture) drawPicture(this.canvas, this.#picture, turn);
    this.drawing.replaceChildren(...drawn);
    refill(this.photo, [this.canvas, this.drawing, ...over]);
  }

  #drawChoice() {
    if (!this.#picture) return;
    const turn = wholeTurn(this.#picture);
    const boards = this.#boards.map((cells, index) => {
      const { points, middle } = outlineOf(pointsOf(cells.points), turn);
      const number = svg("text", { x: middle.x, y: middle.y, class: "photo-number" }, String(index + 1));
      const shape = svg("g", { class: "photo-choice" }, svg("polygon", { points }), svg("circle", { cx: middle.x, cy: middle.y, r: 44 }), number);
      // Keyboard and screen-reader users choose from the list next to the picture instead.
      shape.addEventListener("click", () => this.#choose(index));
      return shape;
    });
    this.#lay(turn, boards);
    this.#say(choice(this.#boards, (index) => this.#choose(index)));
    refill(this.controls, [el("div", { class: "scan-ways" }, el("button", { id: "other-photo", "data-t": "other-photo", onclick: () => this.#begin() }))]);
  }

  #drawBoard() {
    const { turn, drawn } = this.board.lay(this.#boards[this.#chosen]);
    const others = this.#boards.length > 1 ? boardSwitch(this.#boards.length, this.#chosen, (index) => this.#choose(index)) : null;
    this.#lay(turn, drawn, [this.board.fields.root]);
    refill(this.controls, [this.board.hands.root]);
    this.board.begin(others);
  }
}
