// The ending shows a solved game, compares its time with the times of the player's other games, and
// offers the next steps. The ending fills the column and hides the console.

import { strip, verdict } from "./against.js";
import { announce } from "./announce.js";
import { call, cancelCall, games } from "./api.js";
import { drawnCard, hintWords } from "./card.js";
import { duration } from "./clock.js";
import { dayNumber, dayText, today, WHOLE_DAY } from "./dates.js";
import { dayOf } from "./days.js";
import { byId, el, refill } from "./dom.js";
import { attempt, keep, make } from "./library.js";
import { loadStyles } from "./pages.js";
import { settings } from "./settings.js";
import { LEVELS } from "./shapes.js";
import { sharing } from "./sharing.js";
import { counted, t, titled } from "./texts.js";
import { tomorrowLine } from "./tomorrow.js";

/** @typedef {import("./types.js").GameView} View */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./card.js").Card} Card */

/** The number of dots that fit in the strip of earlier times. The most recent times are shown. */
const DOTS = 24;

/** Loads the styles of the ending in advance, so that the ending appears at once. */
export const endingStyles = () => loadStyles("styles/ending.css");

/**
 * The ending of one game.
 *
 * @typedef {object} Ended
 * @property {Session} session
 * @property {View} view
 * @property {string} name the name of the puzzle
 * @property {string} date the day of a daily puzzle; for any other puzzle, the day on which it was
 * solved
 * @property {(tab: string) => unknown} open opens a tab in place of the caption
 */

export class Ending {
  /** Counts endings, so that answers for an older ending are not drawn. */
  #shown = 0;
  /** The kind of the call that generates a game in advance; empty if there is no such call. */
  #ahead = "";

  constructor() {
    this.host = byId("ending");
  }

  /** @param {Ended} ended */
  async show(ended) {
    const shown = (this.#shown += 1);
    await endingStyles();
    if (shown !== this.#shown) return;
    const { view, session } = ended;
    const level = view.level ?? "";
    const time = settings.timer ? duration(view.elapsed_ms) : "";
    const card = this.#card(ended, time);
    const against = el("div", { class: "against" });
    const hardest = el("dd", {}, "…");
    const streak = el("dd", {}, "…");
    refill(this.host, [
      el(
        "section",
        { class: "result", "aria-label": t("result") },
        el(
          "p",
          { class: "eyebrow" },
          t("ended-on", { date: titled(dayText(ended.date, WHOLE_DAY)) }),
          el("button", { class: "plain", onclick: () => session.play("restart") }, t("play-again")),
        ),
        el("h1", { tabindex: -1 }, ended.name),
        el("p", { class: "result-time" }, time || t("solved-title")),
        against,
        el(
          "dl",
          { class: "facts" },
          fact("hardest-step", hardest),
          fact("hints", el("dd", {}, hintFact(view))),
          fact("taken-back", el("dd", {}, view.taken_back ? counted("moves", view.taken_back) : t("none"))),
          fact("streak-title", streak),
        ),
      ),
      el("section", { class: "sharing", "aria-label": t("share") }, drawnCard(card), sharing(session, card)),
      el(
        "div",
        { class: "next" },
        tomorrowLine(dayOf(session.game?.state.source)),
        this.#next(session, level, titled(view.level_name ?? level)),
        el(
          "nav",
          { class: "looks", "aria-label": t("look-back") },
          el("button", { onclick: () => ended.open("path") }, t("see-path")),
          el("button", { onclick: () => ended.open("review") }, t("review")),
        ),
      ),
    ]);
    this.host.hidden = false;
    this.#compare(shown, ended, against);
    this.#facts(shown, ended, hardest, streak);
  }

  /** Moves the focus to the result. */
  focus() {
    this.host.querySelector("h1")?.focus({ preventScroll: true });
  }

  /** Moves the focus to the result, and announces it. @param {View} view */
  greet(view) {
    this.focus();
    const parts = [t("solved")];
    if (settings.timer) parts.push(t("in-time", { time: duration(view.elapsed_ms) }));
    parts.push(counted("hints-taken", view.hints_taken));
    announce(parts.join(" "), true);
  }

  hide() {
    if (this.host.hidden) return;
    this.#shown += 1;
    if (this.#ahead) cancelCall(this.#ahead);
    this.#ahead = "";
    this.host.hidden = true;
    this.host.replaceChildren();
  }

  /**
   * @param {Ended} ended
   * @param {string} time
   * @returns {Card}
   */
  #card({ view, name, session }, time) {
    const day = dayOf(session.game?.state.source);
    return {
      givens: view.cells.map(({ given }) => Boolean(given)),
      heading: day ? t("card-number", { number: dayNumber(day) }) : "Novena",
      name,
      level: view.level ?? undefined,
      levelName: titled(view.level_name ?? view.level ?? ""),
      time,
      hints: view.hints_taken,
    };
  }

  /**
   * Creates the buttons for the next steps. While the ending is shown, the next puzzle of the same
   * level is generated in advance.
   *
   * @param {Session} session
   * @param {string} level its ID
   * @param {string} levelName
   */
  #next(session, level, levelName) {
    const state = el("p", { class: "heard", role: "status" });
    const start = async (/** @type {string} */ wanted, /** @type {Promise<import("./types.js").State | null>} */ made) => {
      state.textContent = t("searching");
      // The game is needed now, so the call must not be cancelled when the ending closes.
      this.#ahead = "";
      await attempt(async () => keep(session, (await made) ?? (await make({ level: wanted }))));
      state.textContent = "";
    };
    const place = LEVELS.indexOf(level);
    const harder = place >= 0 ? LEVELS[place + 1] : undefined;
    const none = Promise.resolve(null);
    if (place >= 0) this.#ahead = `ahead-${level}`;
    const made = place >= 0 ? make({ level }, this.#ahead).catch(() => null) : none;
    return el(
      "nav",
      { class: "nextup", "aria-label": t("what-next") },
      place >= 0
        ? el("button", { class: "primary", onclick: () => start(level, made) }, t("another-level", { level: levelName }))
        : el("a", { class: "button primary", href: "#new" }, t("new-game")),
      harder && harderButton(harder, () => start(harder, none)),
      el("a", { class: "button home", href: "#today" }, t("home")),
      state,
    );
  }

  /**
   * Shows the player's earlier times at this level, and compares the new time with them.
   *
   * @param {number} shown
   * @param {Ended} ended
   * @param {HTMLElement} against
   */
  async #compare(shown, { session, view, date }, against) {
    if (!settings.timer || !view.level) return;
    const list = await games.list().catch(() => null);
    if (!list || shown !== this.#shown) return;
    const won = list.games.filter((line) => line.level === view.level && line.id !== session.game?.id && line.finished);
    const times = won.map((line) => line.took_ms ?? line.elapsed_ms);
    const level = titled(view.level_name ?? view.level);
    if (times.length > 0) against.append(strip(times.slice(0, DOTS), view.elapsed_ms, date === today() ? t("against-today") : t("against-this")));
    against.append(el("p", {}, verdict(times, view.elapsed_ms, level)));
  }

  /**
   * @param {number} shown
   * @param {Ended} ended
   * @param {HTMLElement} hardest
   * @param {HTMLElement} streak
   */
  async #facts(shown, { session }, hardest, streak) {
    const puzzle = session.game?.state.puzzle;
    const [rated, statistics] = await Promise.all([
      call("rate", { puzzle, scales: ["novena"] }, "rate").catch(() => null),
      games.statistics().catch(() => null),
    ]);
    if (shown !== this.#shown) return;
    hardest.textContent = titled(rated?.novena?.hardest_name ?? "–");
    const days = dayOf(session.game?.state.source) ? statistics?.daily.current : statistics?.days.current;
    streak.textContent = days === undefined ? "–" : counted("days", days);
  }
}

/**
 * Creates a button for a harder game. The button appears once the name of the harder level is
 * known.
 *
 * @param {string} level
 * @param {() => unknown} start
 */
function harderButton(level, start) {
  const button = el("button", { class: "harder", hidden: true, onclick: start });
  const name = async () => {
    const { levels } = await call("techniques");
    button.textContent = t("harder-level", { level: titled(levels.find((/** @type {{id: string}} */ { id }) => id === level).name) });
    button.hidden = false;
  };
  name().catch(() => {});
  return button;
}

/**
 * @param {string} key
 * @param {HTMLElement} value
 */
const fact = (key, value) => el("div", {}, el("dt", {}, t(key)), value);

/** Returns the number of hints and the rungs on which the hints ended. @param {View} view */
function hintFact(view) {
  if (view.hints_taken === 0) return t("none");
  const [, ...rungs] = view.hints_by_last_rung ?? [];
  const words = rungs.map((count, index) => (count > 0 ? `${t(`rung-${index + 1}`)} ${count}` : "")).filter(Boolean);
  return [hintWords(view.hints_taken), words.join(", ")].filter(Boolean).join(": ");
}
