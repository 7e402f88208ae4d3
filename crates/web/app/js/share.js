// Shares a game as a link that others can open, as a QR code, or in other formats.

import { call } from "./api.js";
import { backend } from "./backend.js";
import { dialog, picker } from "./dialogs.js";
import { el, svg } from "./dom.js";
import { ApiError } from "./errors.js";
import { serverToken } from "./http.js";
import { attempt } from "./library.js";
import { t } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").State} State */

/** Formats that are links to other programs. */
const ELSEWHERE = ["sudokupad", "fpuzzles", "sudokuwiki", "sudokucoach"];

/** Returns the readable names of formats, by ID. @param {string[]} ids */
const named = (ids) => Object.fromEntries(ids.map((id) => [id, t(`format-${id}`)]));

/** Host names that can only be reached from the same machine. */
const OWN_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** @param {Session} session */
export async function openShare(session) {
  const state = session.game?.state;
  if (!state) return;
  /** @type {string[]} */
  let payloads = [];
  const share = async (/** @type {boolean} */ progress) => (await call("share", { state, progress })).payload;
  if (!(await attempt(async () => (payloads = [await share(false), await share(true)])))) return;
  const { start, words, isHereOnly } = await linkStart();
  // If the player has made no progress, both links are the same.
  const links = [...new Set(payloads)].map((payload) => start + payload);
  const codes = await Promise.all(links.map(drawnCode));
  const { formats } = await call("formats");
  await dialog(t("share"), () => [
    el("p", {}, t("share-about")),
    ...words.map((text) => el("p", { class: "share-place" }, text)),
    copyable(t("share-puzzle"), links[0], codes[0]),
    links[1] && copyable(t("share-progress"), links[1], codes[1]),
    isHereOnly && elsewhere(state),
    asText(state, formats.map((/** @type {{id: string}} */ { id }) => id)),
  ]);
}

/**
 * Returns the start of every link, and any warnings about links. A static site uses its own
 * address. A server may have been configured with an address that others can open.
 */
export async function linkStart() {
  const here = location.href.split(/[?#]/)[0];
  const { server, publicUrl } = (await backend()).about;
  if (!server) return { start: `${here}#`, words: [], isHereOnly: false };
  if (publicUrl) return { start: `${publicUrl}#`, words: [], isHereOnly: false };
  const isHereOnly = OWN_MACHINE.test(location.hostname);
  const words = [isHereOnly ? t("share-here-only") : t("share-network", { host: location.host })];
  const key = serverToken();
  if (key) words.push(t("share-with-token"));
  return { start: `${here}#${key ? `token=${key}&open=` : ""}`, words, isHereOnly };
}

/**
 * Returns a field with the puzzle as a link to another program, which the player selects by name.
 *
 * @param {State} state
 */
function elsewhere(state) {
  const part = copyable(t("share-elsewhere"), "");
  const field = /** @type {HTMLTextAreaElement} */ (part.querySelector("textarea"));
  const write = (/** @type {string} */ to) => attempt(async () => (field.value = (await call("convert", { state, to })).text.trimEnd()));
  part.querySelector("legend")?.after(picker("program", named(ELSEWHERE), ELSEWHERE[0], write));
  write(ELSEWHERE[0]);
  return part;
}

/**
 * Returns a field with the game in any format, including links to other programs.
 *
 * @param {State} state
 * @param {string[]} formats
 */
function asText(state, formats) {
  const part = copyable(t("share-text"), state.puzzle);
  const field = /** @type {HTMLTextAreaElement} */ (part.querySelector("textarea"));
  const visit = el("a", { class: "button", target: "_blank", rel: "noopener noreferrer", hidden: true }, t("visit-link"));
  const write = async (/** @type {string} */ to) => {
    const done = await attempt(async () => (field.value = (await call("convert", { state, to })).text.trimEnd()));
    visit.hidden = !done || !/^https:\/\/\S+$/.test(field.value);
    if (!visit.hidden) visit.href = field.value;
  };
  part.querySelector("legend")?.after(picker("format", named(formats), "line", write));
  part.append(visit);
  return part;
}

/**
 * Returns a QR code for phones; null if the engine cannot generate one, for example because the
 * text is too long.
 *
 * @param {string} text
 */
async function drawnCode(text) {
  /** @type {string[]} */
  let rows;
  try {
    ({ rows } = await call("qr", { text }));
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  const dark = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "1" ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = rows.length;
  const picture = svg("svg", { class: "qr", viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img", "aria-label": t("qr-code") });
  picture.append(svg("path", { d: dark.join("") }));
  return picture;
}

/**
 * @param {string} label
 * @param {string} text
 * @param {SVGElement | null} [picture]
 */
function copyable(label, text, picture = null) {
  const field = el("textarea", { rows: 3, readonly: true, "aria-label": label, onfocus: () => field.select() }, text);
  const button = el(
    "button",
    {
      onclick: async () => {
        // Without a secure context or permission, there is no clipboard, so the text is selected
        // for the player to copy.
        field.select();
        const isCopied = await copied(field.value);
        button.textContent = t(isCopied ? "copied" : "copy-by-hand");
      },
    },
    t("copy"),
  );
  return el("fieldset", { class: "share" }, el("legend", {}, label), picture, field, button);
}

/**
 * Copies text, and returns whether it is in the clipboard.
 *
 * @param {string} text
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
