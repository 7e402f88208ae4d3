// A level of one's own: the techniques that are ticked are enough.

import { el } from "./dom.js";
import { SearchBox } from "./search.js";
import { choose, settings } from "./settings.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./newgame.js").Technique} Technique */
/** @typedef {import("./levels.js").Level} Level */

/**
 * @param {import("./session.js").Session} session
 * @param {Level[]} levels
 * @param {Technique[]} techniques
 */
export function ownLevel(session, levels, techniques) {
  const known = techniques.filter(({ on_path }) => on_path);
  const usual = known.filter(({ level }) => level === levels[0].id).map(({ id }) => id);
  const ticked = new Set(settings.techniques.length > 0 ? settings.techniques : usual);
  const search = new SearchBox();
  const box = (/** @type {Technique} */ { id, name }) => {
    const tick = el("input", { type: "checkbox", checked: ticked.has(id), onchange: () => (tick.checked ? ticked.add(id) : ticked.delete(id)) });
    return el("label", { class: "tick" }, tick, titled(name));
  };
  const group = (/** @type {Level} */ level) => {
    const own = known.filter((technique) => technique.level === level.id);
    return own.length > 0 && el("details", {}, el("summary", {}, titled(level.name)), el("div", { class: "choices" }, ...own.map(box)));
  };
  const go = () => {
    const only = known.map(({ id }) => id).filter((id) => ticked.has(id));
    choose({ techniques: only });
    search.run(session, { wish: { only } });
  };
  return [el("p", { class: "muted" }, t("own-level-about")), ...levels.map(group), el("button", { onclick: go }, t("own-level-play")), search.element];
}
