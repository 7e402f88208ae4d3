// Looking at a game from outside: its link, its rating, and how all games went.

import { call, games } from "./api.js";
import { duration } from "./clock.js";
import { dialog, picker } from "./dialogs.js";
import { el, svg } from "./dom.js";
import { ApiError } from "./errors.js";
import { attempt } from "./library.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */

/** How many techniques are named as those that needed most help. */
const SHOWN = 5;

/** @param {Session} session */
export async function openShare(session) {
  const state = session.game?.state;
  if (!state) return;
  /** @type {string[]} */
  let payloads = [];
  const share = async (/** @type {boolean} */ progress) => (await call("share", { state, progress })).payload;
  if (!(await attempt(async () => (payloads = [await share(false), await share(true)])))) return;
  const base = location.href.split("#")[0];
  // Without progress both are the same.
  const links = [...new Set(payloads)].map((payload) => `${base}#${payload}`);
  const codes = await Promise.all(links.map(drawnCode));
  const { formats } = await call("formats");
  await dialog(t("share"), () => [
    el("p", {}, t("share-about")),
    copyable(t("share-puzzle"), links[0], codes[0]),
    links[1] && copyable(t("share-progress"), links[1], codes[1]),
    asText(state, formats.map((/** @type {{id: string}} */ { id }) => id)),
  ]);
}

/**
 * The game in any format, links to other programs among them.
 *
 * @param {import("./types.js").State} state
 * @param {string[]} formats
 */
function asText(state, formats) {
  const part = copyable(t("share-text"), state.puzzle);
  const field = /** @type {HTMLTextAreaElement} */ (part.querySelector("textarea"));
  const visit = el("a", { class: "button", target: "_blank", rel: "noopener noreferrer", hidden: true }, t("visit-link"));
  const names = Object.fromEntries(formats.map((id) => [id, id]));
  const write = async (/** @type {string} */ to) => {
    const done = await attempt(async () => (field.value = (await call("convert", { state, to })).text.trimEnd()));
    visit.hidden = !done || !/^https:\/\/\S+$/.test(field.value);
    if (!visit.hidden) visit.href = field.value;
  };
  part.querySelector("legend")?.after(picker("format", names, "line", write));
  part.append(visit);
  return part;
}

/**
 * A picture for phones to read, where one can be had.
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
        // Without a secure context, or leave, there is no clipboard: the text is chosen, to be
        // copied by hand.
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
 * Whether a text is in the clipboard now.
 *
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export async function openStatistics() {
  /** @type {any} */
  let known;
  /** Where help was needed most. @type {string[]} */
  let helped = [];
  const ask = async () => {
    known = await games.statistics();
    helped = await mostHelped(known.techniques);
  };
  if (!(await attempt(ask))) return;
  await dialog(t("statistics"), () => {
    const time = (/** @type {number | undefined} */ ms) => (ms === undefined || ms === null ? "–" : duration(ms));
    const rows = known.levels.map((/** @type {any} */ level) => {
      const numbers = [level.started, level.finished, time(level.best_ms), time(level.median_ms)];
      return el(
        "tr",
        {},
        el("th", { scope: "row" }, titled(level.level_name ?? level.level ?? t("no-level"))),
        ...numbers.map((number) => el("td", { class: "number" }, number)),
      );
    });
    const headings = ["started", "won", "best-time", "median-time"].map((key) => el("th", { class: "number", scope: "col" }, t(key)));
    return [
      el("p", {}, t("streak", { days: known.days.current, longest: known.days.longest })),
      helped.length > 0 && el("p", {}, t("most-help", { techniques: helped.join(", ") })),
      el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("level")), ...headings)), el("tbody", {}, ...rows)),
    ];
  });
}

/**
 * The techniques that most hints were about, by name.
 *
 * @param {Record<string, number>} counts hints by technique
 */
async function mostHelped(counts) {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  if (most.length === 0) return [];
  const { techniques } = await call("techniques");
  const names = new Map(techniques.map((/** @type {{id: string, name: string}} */ { id, name }) => [id, name]));
  return most.map(([id, count]) => `${titled(names.get(id) ?? id)} (${count})`);
}

/**
 * How hard the puzzle is on all scales, and what it takes.
 *
 * @param {Session} session
 * @param {import("./hint.js").HintCard} hints
 */
export async function openRating(session, hints) {
  const puzzle = session.game?.state.puzzle;
  /** @type {any} */
  let rated;
  const rate = async () => (rated = await call("rate", { puzzle, scales: ["novena", "hodoku"] }));
  if (!puzzle || !(await attempt(rate))) return;
  const { novena, hodoku, verdict } = rated;
  const row = (/** @type {string} */ key, /** @type {string | number} */ value) =>
    el("tr", {}, el("th", { scope: "row" }, t(key)), el("td", {}, value));
  /** @type {HTMLElement[]} */
  const rows = [];
  if (novena) {
    rows.push(row("level", titled(novena.level_name)), row("rating", novena.rating ?? "–"));
    if (novena.hardest_name) rows.push(row("hardest-step", titled(novena.hardest_name)));
  }
  if (hodoku) rows.push(row("hodoku-score", hodoku.score));
  const needed = el("ul", { class: "needed" });
  const count = async () => needed.replaceChildren(...(await stepCounts(puzzle, hints)));
  await dialog(t("rating"), () => {
    if (rows.length === 0) return [el("p", {}, t(`verdict-${verdict}`))];
    attempt(count);
    return [el("table", {}, el("tbody", {}, ...rows)), el("h3", {}, t("techniques-needed")), needed];
  });
}

/**
 * How often each technique is needed on the way, the hardest first; its chains as players write
 * them are folded below.
 *
 * @param {string} puzzle
 * @param {import("./hint.js").HintCard} hints
 */
async function stepCounts(puzzle, hints) {
  const { steps, next } = await call("path", { position: { puzzle } });
  const { techniques } = await call("techniques");
  const order = techniques.map((/** @type {{name: string}} */ { name }) => name);
  /** @type {Map<string, import("./types.js").StepText[]>} */
  const uses = new Map();
  for (const step of steps) uses.set(step.name, [...(uses.get(step.name) ?? []), step]);
  const hardestFirst = [...uses].sort(([a], [b]) => order.indexOf(b) - order.indexOf(a));
  const items = hardestFirst.map(([name, uses]) => {
    const chains = uses.flatMap((step) => hints.notation(step));
    const fold = chains.length > 0 && el("details", {}, el("summary", {}, t("in-notation")), ...chains);
    return el("li", {}, `${uses.length} × ${titled(name)}`, fold);
  });
  return next ? [...items, el("li", {}, "…")] : items;
}
