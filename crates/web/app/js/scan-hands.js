// The buttons on the scanning screen: the sources of pictures, and the pad and actions for
// corrections.

import { benchAct, benchPad } from "./bench-console.js";
import { el } from "./dom.js";
import { hasCamera } from "./scan-camera.js";
import { t } from "./texts.js";

/** Returns whether the main pointer is a finger. If so, the system has its own camera app. */
const isTouched = () => matchMedia("(pointer: coarse)").matches;

/**
 * Returns the buttons for the sources of pictures: the camera and files. If the page cannot open
 * the camera itself, the system's camera app is used.
 *
 * @param {object} hands
 * @param {() => unknown} hands.camera
 * @param {(file: File) => unknown} hands.take
 */
export function waysToPicture({ camera, take }) {
  const chooser = (/** @type {Record<string, any>} */ props, /** @type {string} */ label) => {
    const input = el("input", {
      type: "file",
      accept: "image/*",
      class: "heard",
      tabindex: -1,
      "aria-label": t(label),
      onchange: () => {
        const file = input.files?.[0];
        // The field is cleared, so that the player can choose the same file again.
        input.value = "";
        if (file) take(file);
      },
      ...props,
    });
    return input;
  };
  const files = chooser({ id: "picture-file" }, "choose-picture");
  const system = chooser({ id: "picture-camera", capture: "environment" }, "take-photo");
  const canPhotograph = hasCamera() || isTouched();
  return [
    el(
      "div",
      { class: "scan-ways" },
      canPhotograph && el("button", { id: "take-photo", class: "primary", "data-t": "take-photo", onclick: () => (hasCamera() ? camera() : system.click()) }),
      el("button", { id: "choose-picture", class: canPhotograph ? undefined : "primary", "data-t": "choose-picture", onclick: () => files.click() }),
      files,
      system,
    ),
  ];
}

export class ScanHands {
  /**
   * @param {object} commands
   * @param {(digit: string) => void} commands.write
   * @param {() => unknown} commands.undo
   * @param {() => unknown} commands.erase
   * @param {() => unknown} commands.turn
   * @param {() => unknown} commands.another
   * @param {() => unknown} commands.loud
   */
  constructor({ write, undo, erase, turn, another, loud }) {
    this.undo = benchAct("undo-scan", "undo", "undo", undo);
    this.turn = benchAct("turn-scan", "written", "pen", turn);
    this.loud = el("button", { id: "scan-next", class: "act act-hint", onclick: loud });
    const acts = [this.undo, benchAct("erase-scan", "erase", "erase", erase), this.turn, benchAct("other-photo", "photo", "photo", another), this.loud];
    this.root = el("div", { class: "hands bench-hands" }, benchPad(write), el("div", { class: "acts bench-acts scan-acts", role: "group", "data-label": "actions" }, ...acts));
  }

  /** @param {{words: string, isReady: boolean, canUndo: boolean, isWritten: boolean, canTurn: boolean}} state */
  draw({ words, isReady, canUndo, isWritten, canTurn }) {
    this.loud.textContent = words;
    this.loud.disabled = !isReady;
    this.undo.disabled = !canUndo;
    this.turn.disabled = !canTurn;
    this.turn.setAttribute("aria-pressed", String(isWritten));
  }
}
