// The parts of the setter's bench around its fields: the head, the pad, the actions and the foot.

import { el, openDialog, svg } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { cellName } from "./places.js";
import { counted, t } from "./texts.js";

/** @type {Record<string, string>} */
const ICONS = {
  undo: "M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1",
  erase: "M8.5 19.5h11M5.6 16.9l-1.5-1.5a2 2 0 0 1 0-2.8l8-8a2 2 0 0 1 2.8 0l4.2 4.2a2 2 0 0 1 0 2.8l-7.9 7.9H8.2zM9 8.4l6.6 6.6",
  clear: "M5 7h14M10 11v6M14 11v6M7 7l1 13h8l1-13M9 7V4h6v3",
  paste: "M9 5H6v15h12V5h-3M9 3.5h6v3H9zM9 12h6M9 16h4",
  photo: "M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM15.2 13.2a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0z",
  pen: "M5 19l1-4L16.5 4.5a2 2 0 0 1 3 3L9 18zM14.5 6.5l3 3",
  solve: "M5 13l4 4L19 7",
  back: "M15 5l-7 7 7 7",
};

/** @param {string} name */
export const benchIcon = (name) => svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));

/**
 * A button that leaves the focus in the field.
 *
 * @param {Record<string, any>} props
 * @param {() => unknown} press
 * @param {...import("./dom.js").Child} children
 */
const key = (props, press, ...children) =>
  el("button", { ...props, onmousedown: (/** @type {Event} */ event) => event.preventDefault(), onclick: press }, ...children);

/**
 * The back button and the title, shown on phones.
 *
 * @param {() => void} leave
 * @param {{ways: string, name: string, back: string}} words message keys
 */
export const benchHead = (leave, { ways, name, back }) =>
  el(
    "header",
    { class: "bench-head" },
    el("button", { class: "plain", "data-label": back, onclick: leave }, benchIcon("back")),
    el("p", {}, el("span", { class: "eyebrow", "data-t": ways }), el("span", { class: "bench-name", "data-t": name })),
  );

/** Returns the nine keys of the pad. @param {(digit: string) => void} write */
export function benchPad(write) {
  const pad = el("div", { class: "pad", role: "group", "data-label": "digits" });
  for (const digit of "123456789") pad.append(key({}, () => write(digit), el("span", { class: "big" }, digit)));
  return pad;
}

/**
 * Returns an action button, which has an icon above a word.
 *
 * @param {string} id
 * @param {string} text the message key of its label
 * @param {string} picture the name of its icon
 * @param {() => unknown} press
 */
export const benchAct = (id, text, picture, press) => key({ id, class: "act" }, press, benchIcon(picture), el("span", { "data-t": text }));

/**
 * @param {Record<string, () => unknown>} commands the commands by the IDs of their buttons
 * @param {(digit: string) => void} write
 */
export function benchHands(commands, write) {
  const act = (/** @type {string} */ id, /** @type {string} */ text, /** @type {string} */ picture) => benchAct(id, text, picture, commands[id]);
  const loud = (/** @type {string} */ id, /** @type {string} */ text) =>
    el("button", { id, class: "act act-hint", hidden: true, "data-t": text, onclick: commands[id] });
  const acts = el(
    "div",
    { class: "acts bench-acts", role: "group", "data-label": "actions" },
    act("undo-fields", "undo", "undo"),
    act("erase-field", "erase", "erase"),
    act("clear-fields", "clear-all", "clear"),
    act("paste-fields", "paste", "paste"),
    act("photo-fields", "photo", "photo"),
    act("solve", "solve", "solve"),
    loud("play-fields", "play-this"),
    loud("mine-only", "mine-only"),
  );
  return el("div", { class: "hands bench-hands" }, benchPad(write), acts);
}

/**
 * Returns the foot, which shows the position of the current field and states that everything is
 * saved.
 */
export const benchFoot = () => el("footer", { class: "bench-foot" }, el("p", { id: "field-where" }), el("p", { "data-t": "saved" }));

/**
 * Shows one primary button: Play if possible, otherwise Solve. Returns false if the pressed button
 * is now hidden or disabled and no other button has received the focus.
 *
 * @param {HTMLElement} hands
 * @param {{isUnique: boolean, isSolved: boolean, canUndo: boolean, canPhotograph: boolean}} state
 */
export function drawHands(hands, { isUnique, isSolved, canUndo, canPhotograph }) {
  const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (hands.querySelector(`#${id}`));
  const pressed = hands.querySelector(":focus");
  button("play-fields").hidden = !isUnique;
  button("mine-only").hidden = !isSolved;
  button("solve").classList.toggle("act-hint", !isUnique && !isSolved);
  button("solve").hidden = isSolved;
  button("undo-fields").disabled = !canUndo;
  // The camera is not offered if the page cannot read pictures or if the puzzle can be played.
  button("photo-fields").hidden = !canPhotograph || isUnique || isSolved;
  const isGone = pressed instanceof HTMLButtonElement && (pressed.hidden || pressed.disabled);
  if (isGone && isSolved) button("mine-only").focus();
  return !isGone || isSolved;
}

/**
 * @param {HTMLElement} foot
 * @param {import("./types.js").EnterAnswer | null} answer
 * @param {number} at the current field
 * @param {string} value the content of that field
 */
export function drawFoot(foot, answer, at, value) {
  const digits = value === "" ? [...(answer?.possible[at] ?? "")].join(" ") : "";
  const words = digits ? t("where-possible", { cell: cellName(at), digits }) : answer ? counted("bench-givens", answer.givens).replace(/\.$/, "") : "";
  foot.children[0].textContent = words;
}

/** Shows a message in a dialog. @param {string} text */
export async function tellOnBench(text) {
  const ok = el("button", { class: "primary" }, t("ok"));
  const closed = openDialog(
    t("bench"),
    (close) => {
      ok.addEventListener("click", close);
      return [el("p", { class: "message" }, text), el("div", { class: "buttons" }, ok)];
    },
    { close: t("close") },
  );
  // OK gets the focus, so that Enter closes the dialog.
  ok.focus();
  await closed;
}

/** @param {unknown} error */
export const said = (error) => (error instanceof ApiError || error instanceof Offline ? error.message || t("offline") : String(error));
