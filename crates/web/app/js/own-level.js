// A custom level, whose puzzles need only the techniques that the player has ticked.

import { el } from "./dom.js";
import { SearchBox } from "./search.js";
import { choose, settings } from "./settings.js";
import { levelStrokes } from "./shapes.js";
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
  const box = (/** @type {Technique} */ { id, name }, /** @type {() => void} */ count) => {
    const turn = () => {
      if (tick.checked) ticked.add(id);
      else ticked.delete(id);
      count();
    };
    const tick = el("input", { type: "checkbox", checked: ticked.has(id), onchange: turn });
    return el("label", { class: "tick" }, tick, titled(name));
  };
  const group = (/** @type {Level} */ level) => {
    const own = known.filter((technique) => technique.level === level.id);
    const number = el("span", { class: "ticked" });
    const count = () => (number.textContent = t("ticked-of", { ticked: own.filter(({ id }) => ticked.has(id)).length, count: own.length }));
    count();
    const name = el("span", { class: "level" }, levelStrokes(level.id), titled(level.name));
    return own.length > 0 && el("details", {}, el("summary", {}, name, number), el("div", { class: "choices" }, ...own.map((one) => box(one, count))));
  };
  const go = () => {
    const only = known.map(({ id }) => id).filter((id) => ticked.has(id));
    choose({ techniques: only });
    search.run(session, { wish: { only } });
  };
  return [el("p", { class: "muted" }, t("own-level-about")), el("div", { class: "own-levels" }, ...levels.map(group)), el("button", { onclick: go }, t("own-level-play")), search.element];
}
