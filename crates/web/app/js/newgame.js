// The page that starts a new game: at a level, to practise a technique, with chosen techniques
// only, or with a puzzle from elsewhere.

import { stopAhead } from "./ahead.js";
import { call, games } from "./api.js";
import { carryList } from "./carry.js";
import { dayName } from "./days.js";
import { el } from "./dom.js";
import { levelList } from "./levels.js";
import { today } from "./dates.js";
import { openWays } from "./opens.js";
import { ownLevel } from "./own-level.js";
import { practice } from "./practice.js";
import { canScan } from "./scanner.js";
import { stopSearch } from "./search.js";
import { t } from "./texts.js";

/** @typedef {{id: string, name: string, aliases: string[], level: string, practice: boolean, on_path: boolean}} Technique */

export const title = "new-game";

/** Ends every search, because a late result would replace the game that is on the board by then. */
export function leave() {
  stopAhead();
  stopSearch();
}

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content(place) {
  const { session } = place;
  await session.keepTime();
  const [{ levels, techniques }, statistics, { games: going }, name, canPhotograph] = await Promise.all([
    call("techniques"),
    games.statistics(),
    games.list({ finished: "false", limit: "1" }),
    dayName(today()),
    canScan(),
  ]);
  const section = (/** @type {string} */ key, /** @type {import("./dom.js").Child[]} */ ...children) =>
    el("section", { "aria-labelledby": key }, el("h2", { id: key }, t(key)), ...children);
  return [
    el("header", { class: "page-head" }, el("h1", { tabindex: -1 }, t(title))),
    el("hr", { class: "oxford" }),
    el(
      "div",
      { class: "new-columns" },
      el("div", {}, section("front-new", levelList(session, levels, statistics)), section("own-level", ...ownLevel(session, levels, techniques))),
      el("div", {}, section("practice", ...practice(session, levels, techniques))),
      el(
        "div",
        { class: "new-others" },
        going.length > 0 && section("front-carry", carryList(place, going)),
        section("todays-puzzle", el("a", { class: "press new-today", href: "#today" }, el("b", {}, name), el("span", {}, t("new-today")))),
        section("front-open", openWays(session, canPhotograph)),
      ),
    ),
  ];
}
