// The search field that finds every technique by any of its names. Before anything is typed, the
// list below the field contains the pages that are not lessons.

import { el } from "./dom.js";
import { foundAs, plainWords, spelled } from "./names.js";
import { counted, lang, t, titled } from "./texts.js";

/** @typedef {{id: string, name: string, aliases: string[]}} Technique */

/**
 * @param {import("./course.js").Course} book
 * @param {Technique[]} techniques
 * @param {(technique: string) => string | undefined} teaches
 */
export function techniqueFinder(book, techniques, teaches) {
  const list = el("ul", { class: "finder-list" });
  const none = el("p", { class: "muted", hidden: true }, t("technique-none"));
  const count = el("p", { class: "heard", role: "status" });
  const item = (/** @type {string} */ page, /** @type {string} */ name, /** @type {string} */ alias) =>
    el("li", {}, el("a", { href: `#learn/${page}` }, titled(name)), alias && el("small", {}, spelled(alias)));
  const { compare } = new Intl.Collator(lang(), { numeric: true });
  const entries = () =>
    Object.entries(book.entries)
      .sort(([, one], [, other]) => compare(one.title, other.title))
      .map(([id, { title }]) => item(id, title, ""));
  const matches = (/** @type {string} */ wanted) => {
    const lessons = Object.entries(book.lessons).filter(([, { title, techniques: taught }]) => taught.length !== 1 && plainWords(title).includes(wanted));
    const named = techniques.flatMap((technique) => {
      const alias = foundAs(technique, wanted);
      const page = alias === null ? undefined : teaches(technique.id);
      return page ? [item(page, technique.name, alias ?? "")] : [];
    });
    return [...lessons.map(([id, { title }]) => item(id, title, "")), ...named];
  };
  const find = () => {
    const wanted = plainWords(field.value);
    const items = wanted ? matches(wanted) : entries();
    list.replaceChildren(...items);
    none.hidden = items.length > 0;
    count.textContent = wanted ? counted("techniques-found", items.length) : "";
  };
  const field = el("input", { type: "search", class: "search", "aria-label": t("find-technique"), placeholder: t("find-technique"), oninput: find });
  find();
  return el(
    "section",
    { class: "finder", "aria-labelledby": "finder" },
    el("hr", { class: "thin" }),
    el("header", {}, el("div", {}, el("h2", { id: "finder" }, t("all-techniques")), el("p", { class: "muted" }, t("all-techniques-about"))), field),
    count,
    none,
    list,
  );
}
