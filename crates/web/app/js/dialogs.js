// Dialogs for settings, savepoints and messages.

import { cross, el, openDialog, wasKeyPressed } from "./dom.js";
import { choose, settings } from "./settings.js";
import { LANGUAGES, lang, t } from "./texts.js";

/**
 * @param {string} title
 * @param {(close: () => void) => import("./dom.js").Child[]} content
 * @param {string} [kind] a class
 */
export const dialog = (title, content, kind) => openDialog(title, content, { close: t("close"), class: kind, back: whereOneWas() });

/**
 * Returns the element that gets the focus after a dialog is closed. If the player opened the dialog
 * by pressing a button with a key, that button gets the focus. Otherwise, the board does, so that
 * the next key acts on the game. A solved board does not accept keys, so a button in the ending
 * always gets the focus back.
 */
function whereOneWas() {
  const opener = document.activeElement;
  const isWanted = wasKeyPressed() || opener?.closest("#ending");
  if (opener instanceof HTMLElement && opener !== document.body && isWanted && opener.checkVisibility()) return opener;
  const cell = document.querySelector('#board [tabindex="0"]');
  return cell instanceof HTMLElement && cell.checkVisibility() ? cell : null;
}

/**
 * Shows a message in a dialog.
 *
 * @param {string} title
 * @param {string} text
 */
export const tell = (title, text) =>
  dialog(title, (close) => [
    el("p", { class: "message" }, text),
    el("div", { class: "buttons" }, el("button", { class: "primary", onclick: close }, t("ok"))),
  ]);

/**
 * Asks a question, and returns whether the answer is yes. Closing the dialog means no.
 *
 * @param {string} title
 * @param {string} text
 * @param {{yes: string, no: string}} answers
 */
export async function ask(title, text, { yes, no }) {
  let isYes = false;
  await dialog(title, (close) => {
    const agree = () => {
      isYes = true;
      close();
    };
    return [
      el("p", { class: "message" }, text),
      el("div", { class: "buttons" }, el("button", { class: "primary", onclick: agree }, yes), el("button", { onclick: close }, no)),
    ];
  });
  return isYes;
}

/**
 * @param {import("./session.js").Session} session
 * @param {(tag: string) => void} speak switches the language
 */
export function openSettings(session, speak) {
  const policy = session.view?.checking ?? settings.checking;
  const setPolicy = (/** @type {string} */ value) => {
    const checking = /** @type {import("./types.js").Policy} */ (value);
    choose({ checking });
    session.play({ checking });
  };
  return dialog(t("settings"), (close) => [
    picker("language", LANGUAGES, lang(), (tag) => {
      close();
      speak(tag);
    }),
    picker("theme", options("theme", ["auto", "light", "dark", "contrast", "contrast-dark"]), settings.theme, (theme) =>
      choose({ theme: /** @type {any} */ (theme) }),
    ),
    picker("text-size", options("text", ["small", "normal", "large", "huge"]), settings.text, (text) =>
      choose({ text: /** @type {any} */ (text) }),
    ),
    picker("checking", options("checking", ["none", "rules", "on-request", "live"]), policy, setPolicy),
    picker("first-rung", { 1: t("rung-name"), 2: t("rung-where") }, String(settings.firstRung), (rung) =>
      choose({ firstRung: rung === "2" ? 2 : 1 }),
    ),
    tick("cleaning", session.view?.cleaning ?? settings.cleaning, (cleaning) => {
      choose({ cleaning });
      session.play({ cleaning });
    }),
    tick("show-timer", settings.timer, (timer) => choose({ timer })),
    tick("show-sight", settings.sight, (sight) => choose({ sight })),
    tick("show-same", settings.same, (same) => choose({ same })),
    tick("lattice", settings.lattice, (lattice) => choose({ lattice })),
    tick("left-handed", settings.leftHanded, (leftHanded) => choose({ leftHanded })),
    tick("popup", settings.popup, (popup) => choose({ popup })),
    tick("letters", settings.letters, (letters) => choose({ letters })),
    tick("sound", settings.sound, (sound) => choose({ sound })),
    "vibrate" in navigator && tick("haptics", settings.haptics, (haptics) => choose({ haptics })),
    tick("less-motion", settings.motion === "none", (less) => choose({ motion: less ? "none" : "auto" })),
  ]);
}

/**
 * @param {string} group
 * @param {string[]} names
 */
const options = (group, names) => Object.fromEntries(names.map((name) => [name, t(`${group}-${name}`)]));

/**
 * @param {string} key
 * @param {Record<string, string>} choices
 * @param {string} now
 * @param {(value: string) => void} change
 */
export function picker(key, choices, now, change) {
  const list = el(
    "select",
    { onchange: () => change(list.value) },
    ...Object.entries(choices).map(([value, name]) => el("option", { value, selected: value === now }, name)),
  );
  return el("label", { class: "row" }, t(key), list);
}

/**
 * @param {string} key
 * @param {boolean} now
 * @param {(value: boolean) => void} change
 */
export function tick(key, now, change) {
  const box = el("input", { type: "checkbox", checked: now, onchange: () => change(box.checked) });
  return el("label", { class: "row" }, t(key), box);
}

/** @param {import("./session.js").Session} session */
export function openSavepoints(session) {
  return dialog(t("savepoints"), (close) => {
    const play = (/** @type {import("./types.js").GameMove} */ move) => {
      close();
      session.play(move);
    };
    const name = el("input", { type: "text", maxlength: 60, value: nextName(session), "aria-label": t("savepoint-name") });
    const kept = [...(session.view?.savepoints ?? [])].reverse().map((saved) =>
      el(
        "li",
        {},
        el("button", { onclick: () => play({ restore: { name: saved } }) }, saved),
        el("button", { "aria-label": t("forget", { name: saved }), onclick: () => play({ forget: { name: saved } }) }, cross()),
      ),
    );
    return [
      el("button", { onclick: () => play("before-mistake") }, t("before-mistake")),
      el(
        "form",
        {
          class: "buttons",
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            play({ save: { name: name.value } });
          },
        },
        name,
        el("button", { class: "primary" }, t("save-here")),
      ),
      kept.length > 0 ? el("ul", { class: "games" }, ...kept) : el("p", { class: "muted" }, t("no-savepoints")),
      el("button", { onclick: () => play("restart") }, t("restart")),
    ];
  });
}

/**
 * A name that no savepoint has yet.
 *
 * @param {import("./session.js").Session} session
 */
export function nextName(session) {
  const taken = new Set(session.view?.savepoints ?? []);
  for (let number = 1; ; number += 1) {
    const name = t("savepoint-number", { number });
    if (!taken.has(name)) return name;
  }
}
