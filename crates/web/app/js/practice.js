// Practising a technique: a position in which it is the next to use.

import { picker } from "./dialogs.js";
import { el } from "./dom.js";
import { SearchBox } from "./search.js";
import { choose, settings } from "./settings.js";
import { t, titled } from "./texts.js";

/**
 * @param {import("./session.js").Session} session
 * @param {import("./newgame.js").Technique[]} techniques
 */
export function practice(session, techniques) {
  const known = techniques.filter((technique) => technique.practice || technique.on_path);
  const search = new SearchBox();
  let wanted = known.find(({ id }) => id === settings.practised)?.id ?? known.find((technique) => technique.practice)?.id ?? "";
  const choices = Object.fromEntries(known.map(({ id, name }) => [id, titled(name)]));
  const go = () => {
    choose({ practised: wanted });
    search.run(session, { practice: wanted });
  };
  const button = el("button", { onclick: go }, t("practise"));
  // Said when it is chosen, not after a search in vain.
  const pick = (/** @type {string} */ id) => {
    wanted = id;
    const canBeMade = known.some((technique) => technique.id === id && technique.practice);
    button.disabled = !canBeMade;
    search.say(canBeMade ? "" : t("practice-never"));
  };
  const list = picker("technique", choices, wanted, pick);
  pick(wanted);
  return [el("p", { class: "muted" }, t("practice-about")), list, button, search.element];
}
