// A picture of the board, which the engine draws and the page prints or saves.

import { call } from "./api.js";
import { dialog, picker, tick } from "./dialogs.js";
import { el } from "./dom.js";
import { ApiError } from "./errors.js";
import { attempt } from "./library.js";
import { saveFile } from "./save.js";
import { t } from "./texts.js";

/** The width of a saved PNG, in pixels. */
const PIXELS = 1600;

/** @typedef {{what: "seen" | "candidates" | "givens", theme: string, labels: boolean, hint: boolean}} Wish */

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").GameView} GameView */

/**
 * The content of the board: a position from the game or from a path, and the step drawn on it.
 *
 * @typedef {{state: State, view: GameView, step?: import("./types.js").StepShape_EvidenceShape}} Scene
 */

/** @param {Scene} scene */
export async function openPicture({ state, view, step }) {
  /** @type {Wish} */
  const wish = { what: "seen", theme: "print", labels: false, hint: step !== undefined };
  const title = view.title ?? "";
  const image = el("img", { class: "picture", alt: t("picture") });
  let drawn = new Blob();
  const draw = async () => {
    const shown = { candidates: wish.what === "candidates", labels: wish.labels, theme: wish.theme, title };
    const { svg } = await call("draw", { state: drawnState(wish.what, state, view), ...shown, ...(wish.hint && step ? { step } : {}) });
    drawn = new Blob([svg], { type: "image/svg+xml" });
    URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(drawn);
    await image.decode();
  };
  let canDraw = true;
  const first = async () => {
    try {
      await draw();
    } catch (error) {
      canDraw = !(error instanceof ApiError && error.id === "unknown-op");
      if (canDraw) throw error;
    }
  };
  if (!(await attempt(first))) return;
  // If the engine cannot draw the picture, the page is printed with its own styles.
  if (!canDraw) return print();
  const change = (/** @type {Partial<Wish>} */ changes) => {
    Object.assign(wish, changes);
    attempt(draw);
  };
  const kinds = { seen: t("picture-seen"), candidates: t("picture-candidates"), givens: t("picture-givens") };
  const themes = Object.fromEntries(["print", "light", "dark", "contrast"].map((theme) => [theme, t(`theme-${theme}`)]));
  await dialog(t("picture"), () => [
    image,
    picker("picture-shows", kinds, wish.what, (what) => change({ what: /** @type {Wish["what"]} */ (what) })),
    picker("theme", themes, wish.theme, (theme) => change({ theme })),
    tick("picture-labels", wish.labels, (labels) => change({ labels })),
    step && tick("picture-hint", wish.hint, (hint) => change({ hint })),
    el(
      "div",
      { class: "buttons" },
      el("button", { class: "primary", onclick: () => printPicture(image) }, t("print")),
      el("button", { onclick: () => saveFile(drawn, "sudoku.svg") }, t("save-svg")),
      el("button", { onclick: async () => saveFile(await pixels(image), "sudoku.png") }, t("save-png")),
    ),
  ]);
  URL.revokeObjectURL(image.src);
}

/**
 * Returns the state that a picture shows.
 *
 * @param {Wish["what"]} what
 * @param {State} state
 * @param {GameView} view
 */
function drawnState(what, state, view) {
  if (what === "givens") return { puzzle: state.puzzle };
  const isHidden = document.body.classList.contains("no-marks");
  return what === "seen" && isHidden ? withoutMarks(state, view) : state;
}

/**
 * Returns a game that contains only the digits and colours of the cells, all written in one move.
 *
 * @param {State} state
 * @param {GameView} view
 */
function withoutMarks({ puzzle }, view) {
  const changes = view.cells.flatMap(({ cell, digit, given, colours }) => {
    const words = [digit && !given ? String(digit) : "", colours ? `@${colours}` : ""].filter(Boolean);
    return words.length > 0 ? [`${cell} > ${words.join(" ")}`] : [];
  });
  return changes.length > 0 ? { puzzle, steps: [changes], done: 1 } : { puzzle };
}

/**
 * Prints only the picture.
 *
 * @param {HTMLImageElement} image
 */
function printPicture(image) {
  const sheet = el("div", { class: "sheet" }, el("img", { src: image.src, alt: image.alt }));
  document.body.append(sheet);
  document.body.classList.add("sheeted");
  const clear = () => {
    sheet.remove();
    document.body.classList.remove("sheeted");
  };
  addEventListener("afterprint", clear, { once: true });
  print();
}

/**
 * @param {HTMLImageElement} image
 * @returns {Promise<Blob>}
 */
async function pixels(image) {
  const height = Math.round((PIXELS * image.naturalHeight) / image.naturalWidth);
  const canvas = el("canvas", { width: PIXELS, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, PIXELS, height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!(blob instanceof Blob)) throw new ApiError("no-picture", t("sorry"));
  return blob;
}
