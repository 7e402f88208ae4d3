// Lets the player practise a technique in a position whose next step uses that technique. The
// techniques are listed by level and can be found by any of their names.

import { el } from "./dom.js";
import { foundAs, plainWords, spelled } from "./names.js";
import { SearchBox } from "./search.js";
import { choose, settings } from "./settings.js";
import { levelStrokes } from "./shapes.js";
import { counted, t, titled } from "./texts.js";

/** @typedef {import("./newgame.js").Technique} Technique */
/** @typedef {import("./levels.js").Level} Level */

/** Whether the player followed a link to practise a technique. */
let isWished = false;

/** Selects the technique to offer when the page for a new game opens. @param {string} id */
export function wishPractice(id) {
  choose({ practised: id });
  isWished = true;
}

/**
 * @param {import("./session.js").Session} session
 * @param {Level[]} levels
 * @param {Technique[]} techniques
 */
export function practice(session, levels, techniques) {
  const known = techniques.filter((technique) => technique.practice || technique.on_path);
  const search = new SearchBox();
  let wanted = known.find(({ id }) => id === settings.practised) ?? known.find((technique) => technique.practice);
  const go = () => {
    if (!wanted?.practice) return;
    choose({ practised: wanted.id });
    search.run(session, { practice: wanted.id });
  };
  const button = el("button", { onclick: go }, t("practise"));
  const learn = el("a", {});
  // If no puzzle can be generated for a technique, the page says so when the technique is selected,
  // so that the player does not wait for a search that finds nothing.
  const pick = (/** @type {Technique | undefined} */ technique) => {
    wanted = technique;
    button.disabled = !technique?.practice;
    learn.href = `#learn/${technique?.id ?? ""}`;
    learn.textContent = technique ? t("learn-technique", { technique: titled(technique.name) }) : t("learn");
    search.say(!technique || technique.practice ? "" : t("practice-never"));
  };
  const row = (/** @type {Technique} */ technique) => {
    const input = el("input", { type: "radio", name: "technique", value: technique.id, checked: technique === wanted, onchange: () => pick(technique) });
    const alias = el("small");
    const element = el("label", { class: technique.practice ? "technique" : "technique never" }, input, el("span", {}, titled(technique.name)), alias);
    return { technique, input, alias, element };
  };
  const groups = levels.map((level) => {
    const rows = known.filter((technique) => technique.level === level.id).map(row);
    const element = el("fieldset", {}, el("legend", {}, el("span", { class: "level" }, levelStrokes(level.id), titled(level.name))), ...rows.map((one) => one.element));
    return { rows, element };
  });
  const rows = groups.flatMap((group) => group.rows);
  const none = el("p", { class: "muted", hidden: true }, t("technique-none"));
  const count = el("p", { class: "heard", role: "status" });
  const list = el("div", { class: "techniques" }, ...groups.map(({ element }) => element), none);
  const find = () => {
    const text = plainWords(field.value);
    for (const { technique, alias, element } of rows) {
      const name = text ? foundAs(technique, text) : "";
      element.hidden = name === null;
      alias.textContent = spelled(name ?? "");
    }
    for (const group of groups) group.element.hidden = group.rows.every(({ element }) => element.hidden);
    const shown = rows.filter(({ element }) => !element.hidden);
    none.hidden = shown.length > 0;
    count.textContent = text ? counted("techniques-found", shown.length) : "";
    const chosen = shown.find(({ technique }) => technique === wanted) ?? shown[0];
    if (chosen) chosen.input.checked = true;
    else for (const { input } of rows) input.checked = false;
    pick(chosen?.technique);
    list.scrollTop = 0;
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter") go();
    else if (event.key === "ArrowDown") rows.find(({ input }) => input.checked)?.input.focus();
    else return;
    event.preventDefault();
  };
  const field = el("input", { type: "search", class: "search", "aria-label": t("find-technique"), placeholder: t("find-technique"), oninput: find, onkeydown: keys });
  pick(wanted);
  // The list is scrolled to the selected technique.
  requestAnimationFrame(() => {
    const chosen = rows.find(({ input }) => input.checked)?.element;
    if (chosen && chosen.offsetTop > list.clientHeight) list.scrollTop = chosen.offsetTop - list.clientHeight / 2;
    if (button.autofocus) button.scrollIntoView({ block: "center" });
  });
  button.autofocus = isWished;
  isWished = false;
  return [el("p", { class: "muted" }, t("practice-about")), field, count, list, el("p", { class: "practice-ways" }, button, learn), search.element];
}
