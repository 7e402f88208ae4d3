// A new game: by level, of a day, with chosen techniques alone, or to practise one.

import { call, cancelCall } from "./api.js";
import { picker } from "./dialogs.js";
import { el } from "./dom.js";
import { attempt, keep, make, today } from "./library.js";
import { choose, settings } from "./settings.js";
import { t, titled } from "./texts.js";

/** @typedef {{id: string, name: string, level: string, practice: boolean, on_path: boolean}} Technique */
/** @typedef {{id: string, name: string}} Level */

/** The levels that games are made for ahead. @type {Level[]} */
let waiting = [];

/** Cancels games for buttons that were not pressed. */
export const leave = () => forgetAhead(waiting);

/** @typedef {(wish: Record<string, unknown>, made?: Promise<import("./types.js").State | null>) => Promise<void>} Start */

export const title = "new-game";

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content({ session }) {
  /** @type {{levels: Level[], techniques: Technique[]}} */
  const { levels, techniques } = await call("techniques");
  waiting = levels;
  const state = el("p", { role: "status", class: "muted" });
  /** @type {Start} */
  const start = async (wish, made) => {
    state.textContent = t("searching");
    forgetAhead(levels.filter(({ id }) => !made || id !== wish.level));
    await attempt(async () => keep(session, (await made) ?? (await make(wish))));
    state.textContent = "";
  };
  return [
    el("h1", { tabindex: -1 }, t(title)),
    byLevel(levels, start),
    daily(levels, start),
    practice(techniques, start),
    chosen(levels, techniques, start),
    state,
  ];
}

/** @param {Level} level */
const ahead = ({ id }) => `ahead-${id}`;

/** Cancels games for buttons that were not pressed. @param {Level[]} levels */
const forgetAhead = (levels) => levels.forEach((level) => cancelCall(ahead(level)));

/**
 * @param {Level[]} levels
 * @param {Start} start
 */
function byLevel(levels, start) {
  const buttons = levels.map((level) => {
    const wish = { level: level.id };
    // Made while the player still looks, so that even the hardest is there when it is chosen.
    const made = make(wish, ahead(level)).catch(() => null);
    return el("button", { onclick: () => start(wish, made) }, titled(level.name));
  });
  return el("fieldset", {}, el("legend", {}, t("new-by-level")), el("div", { class: "buttons levels" }, ...buttons));
}

/**
 * @param {Level[]} levels
 * @param {Start} start
 */
function daily(levels, start) {
  const date = el("input", { type: "date", value: today(), "aria-label": t("date") });
  const wish = (/** @type {string} */ level) => ({ level, daily: date.value || today() });
  const buttons = levels.map(({ id, name }) => el("button", { onclick: () => start(wish(id)) }, titled(name)));
  return el("fieldset", {}, el("legend", {}, t("daily")), el("div", { class: "buttons levels" }, ...buttons), date);
}

/**
 * @param {Technique[]} techniques
 * @param {Start} start
 */
function practice(techniques, start) {
  const trained = techniques.filter((technique) => technique.practice);
  let wanted = trained.find(({ id }) => id === settings.practised)?.id ?? trained[0]?.id ?? "";
  const choices = Object.fromEntries(trained.map(({ id, name }) => [id, titled(name)]));
  const go = () => {
    choose({ practised: wanted });
    start({ practice: wanted });
  };
  return el(
    "fieldset",
    {},
    el("legend", {}, t("practice")),
    picker("technique", choices, wanted, (id) => (wanted = id)),
    el("button", { onclick: go }, t("practise")),
  );
}

/**
 * A level of one's own: the techniques that are ticked are enough.
 *
 * @param {Level[]} levels
 * @param {Technique[]} techniques
 * @param {Start} start
 */
function chosen(levels, techniques, start) {
  const known = techniques.filter(({ on_path }) => on_path);
  const usual = known.filter(({ level }) => level === levels[0].id).map(({ id }) => id);
  const ticked = new Set(settings.techniques.length > 0 ? settings.techniques : usual);
  const box = (/** @type {Technique} */ { id, name }) => {
    const tick = el("input", { type: "checkbox", checked: ticked.has(id), onchange: () => (tick.checked ? ticked.add(id) : ticked.delete(id)) });
    return el("label", { class: "tick" }, tick, titled(name));
  };
  const group = (/** @type {Level} */ level) => {
    const own = known.filter((technique) => technique.level === level.id);
    return own.length > 0 && el("fieldset", {}, el("legend", {}, titled(level.name)), el("div", { class: "ticks" }, ...own.map(box)));
  };
  const go = () => {
    const only = known.map(({ id }) => id).filter((id) => ticked.has(id));
    choose({ techniques: only });
    start({ wish: { only } });
  };
  return el(
    "details",
    {},
    el("summary", {}, t("own-level")),
    el("p", { class: "muted" }, t("own-level-about")),
    ...levels.map(group),
    el("button", { onclick: go }, t("new-game")),
  );
}
