// The page of saved games. It shows games on shelves, and lets players search, resume, delete,
// export and import them.

import { games } from "./api.js";
import { carrying } from "./carrying.js";
import { countDown, deleteLater, deleteNow, hiddenGame, holdCount, undoDeletion } from "./deletion.js";
import { el, refill, svg } from "./dom.js";
import { gameCard } from "./game-card.js";
import { found, gameName, KINDS, shelves } from "./game-search.js";
import { attempt } from "./library.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").GameLine} GameLine */
/** @typedef {import("./game-card.js").GameCard} GameCard */
/** @typedef {import("./pages.js").Place} Place */

export const title = "games";

/** The number of games per request. */
const LISTED = 1000;
/**
 * The number of cards created at once. Further cards are created before the player scrolls to them.
 */
const DRAWN = 36;

/** The number of boards per request. */
const BOARDS = 100;

/** The kind of games shown, and the search text. */
const shown = { kind: "all", text: "" };

/** @type {IntersectionObserver | null} */
let watch = null;
/** Reloads the games; null unless the page is shown. @type {(() => Promise<void>) | null} */
let refresh = null;
let isListening = false;
/**
 * Restores the deleted game; null once the game can no longer be restored.
 *
 * @type {(() => void) | null}
 */
let goBack = null;

/**
 * Listens for games that arrive from the server, and for the undo keys, which restore a deleted
 * game.
 */
function listen() {
  if (isListening) return;
  isListening = true;
  addEventListener("keydown", (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === "z";
    if (isUndo && refresh && goBack && !(event.target instanceof HTMLInputElement)) goBack();
  });
  games.listen(({ event, detail }) => event === "sync" && detail.state === "done" && refresh?.());
}

/** Leaves the page, and completes a pending deletion. */
export function leave() {
  watch?.disconnect();
  refresh = null;
  return attempt(deleteNow);
}

/** All games, most recently changed first. @returns {Promise<GameLine[]>} */
async function allGames() {
  const { games: lines } = await games.list({ limit: String(LISTED) });
  for (let more = lines.length === LISTED; more; ) {
    const next = await games.list({ limit: String(LISTED), offset: String(lines.length) });
    lines.push(...next.games);
    more = next.games.length === LISTED;
  }
  return lines;
}

/**
 * @param {Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content(place) {
  let lines = await allGames();
  const room = el("div", { class: "shelves" });
  const filters = el("div", { class: "filters", role: "group", "aria-label": t("games-show") });
  const undo = undoBar();

  const draw = () => {
    const there = lines.filter(({ id }) => id !== hiddenGame());
    refill(filters, Object.keys(KINDS).map((kind) => filter(kind, there.filter(KINDS[kind]).length)));
    const wanted = found(there, shown.kind, shown.text);
    const focused = document.activeElement?.closest(".game")?.getAttribute("data-game");
    if (wanted.length > 0) fill(room, wanted, card);
    else refill(room, there.length > 0 ? nothingFound() : noGames());
    search.hidden = filters.hidden = there.length === 0;
    if (focused) focusGame(room, focused);
  };
  const filter = (/** @type {string} */ kind, /** @type {number} */ count) => {
    const press = () => {
      shown.kind = kind;
      draw();
      /** @type {HTMLElement | null} */ (filters.querySelector('[aria-pressed="true"]'))?.focus();
    };
    return el("button", { class: "filter", "aria-pressed": String(kind === shown.kind), onclick: press }, `${t(`games-${kind}`)} `, el("span", {}, count));
  };
  const nothingFound = () => {
    const all = () => {
      Object.assign(shown, { kind: "all", text: "" });
      search.value = "";
      draw();
      search.focus();
    };
    return [el("div", { class: "empty" }, el("h2", {}, t("no-match")), el("p", {}, t("no-match-about")), el("button", { onclick: all }, t("show-all")))];
  };
  const noGames = () => [
    el(
      "div",
      { class: "empty" },
      el("h2", {}, t("no-games")),
      el("p", {}, t("no-games-about")),
      el("div", { class: "buttons" }, el("a", { class: "button primary", href: "#today" }, t("todays-puzzle")), el("a", { class: "button", href: "#new" }, t("new-game"))),
    ),
  ];
  const card = (/** @type {GameLine} */ game) => {
    const open = () => attempt(async () => (game.id === place.session.game?.id ? place.play() : place.session.load(game.id)));
    const remove = (/** @type {boolean} */ byKey) => attempt(() => bury(game, byKey));
    return gameCard(game, { isOn: game.id === place.session.game?.id, open, remove });
  };

  /** @param {GameLine} game @param {boolean} byKey whether the focus has to move */
  const bury = async (game, byKey) => {
    const openers = [...room.querySelectorAll(".game-open")];
    const at = openers.findIndex((opener) => opener.parentElement?.dataset.game === String(game.id));
    const near = () => {
      const left = [...room.querySelectorAll(".game-open")];
      return /** @type {HTMLElement | undefined} */ (left[Math.min(at, left.length - 1)]);
    };
    const done = deleteLater(game.id, () => {
      lines = lines.filter(({ id }) => id !== game.id);
      const hadFocus = undo.element.contains(document.activeElement);
      undo.hide();
      if (hadFocus) near()?.focus();
    });
    removeCard(room, game.id);
    drawCounts();
    undo.show(gameName(game), byKey, () => {
      undoDeletion();
      undo.hide();
      draw();
      focusGame(room, game.id);
    });
    await done;
  };
  /**
   * Updates the counts on the filters. If no games are left, redraws the page to say so.
   */
  const drawCounts = () => {
    const there = lines.filter(({ id }) => id !== hiddenGame());
    for (const [index, kind] of Object.keys(KINDS).entries()) {
      const count = filters.children[index]?.querySelector("span");
      if (count) count.textContent = String(there.filter(KINDS[kind]).length);
    }
    if (!room.querySelector(".game")) draw();
  };

  const search = el("input", {
    type: "search",
    class: "search",
    value: shown.text,
    placeholder: t("search-games"),
    "aria-label": t("search-games"),
    oninput: () => {
      shown.text = search.value;
      draw();
    },
  });
  const panel = carrying(place, async () => {
    lines = await allGames();
    draw();
  });
  refresh = async () => {
    const now = await allGames().catch(() => lines);
    const isSame = now.length === lines.length && now.every(({ id, changed }, index) => id === lines[index].id && changed === lines[index].changed);
    lines = now;
    if (!isSame) draw();
  };
  listen();
  draw();
  return [
    el("header", { class: "page-head" }, el("h1", { tabindex: -1 }, t(title)), search, filters, carryButton(panel)),
    el("hr", { class: "oxford" }),
    panel,
    room,
    undo.element,
  ];
}

/** Returns the button that opens and closes the panel for files. @param {HTMLElement} panel */
function carryButton(panel) {
  const icon = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M12 15V4M8 7.5 12 3.5l4 4M5 13v7h14v-7" }));
  const press = () => {
    panel.hidden = !panel.hidden;
    button.setAttribute("aria-expanded", String(!panel.hidden));
  };
  const button = el("button", { class: "plain carry", "aria-expanded": "false", "aria-controls": "carrying", title: t("export-import"), onclick: press }, icon, el("span", {}, t("export-import")));
  return button;
}

/**
 * Puts games on their shelves, a few at a time.
 *
 * @param {HTMLElement} room
 * @param {GameLine[]} lines
 * @param {(game: GameLine) => GameCard} card
 */
function fill(room, lines, card) {
  const before = room.querySelectorAll(".game").length;
  const queue = shelves(lines).flatMap(({ name, games: own }) => own.map((game, index) => ({ name: index === 0 ? name : null, game })));
  const end = el("div", { class: "shelf-end", "aria-hidden": "true" });
  refill(room, [end]);
  /** @type {HTMLElement | null} */
  let shelf = null;
  const more = (count = DRAWN) => {
    const cards = [];
    for (const { name, game } of queue.splice(0, count)) {
      if (name) {
        shelf = el("ul", { class: "shelf", "aria-label": name });
        end.before(el("section", {}, el("h2", {}, name), shelf));
      }
      const made = card(game);
      made.element.dataset.game = String(game.id);
      shelf?.append(made.element);
      cards.push(made);
    }
    if (queue.length === 0) watch?.disconnect();
    for (let first = 0; first < cards.length; first += BOARDS) drawBoards(cards.slice(first, first + BOARDS));
  };
  watch?.disconnect();
  watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && queue.length > 0 && more(), { rootMargin: "900px" });
  // Shows as many games as before the redraw, so that the page does not jump.
  more(Math.max(before, DRAWN));
  watch.observe(end);
}

/** Draws the player's digits on the boards. @param {GameCard[]} cards */
async function drawBoards(cards) {
  // Without an answer, the boards show only their givens.
  const answer = await games.boards(cards.map(({ game }) => game.id)).catch(() => null);
  const digits = new Map(answer?.boards.map((board) => [board.id, board.digits]));
  for (const { game, draw } of cards) {
    const known = digits.get(game.id);
    if (known) draw(known);
  }
}

/** @param {HTMLElement} room @param {number | string} id */
function focusGame(room, id) {
  /** @type {HTMLElement | null} */ (room.querySelector(`[data-game="${id}"] .game-open`))?.focus();
}

/** @param {HTMLElement} room @param {number} id */
function removeCard(room, id) {
  const element = room.querySelector(`[data-game="${id}"]`);
  const section = element?.closest("section");
  element?.remove();
  if (section && !section.querySelector(".game")) section.remove();
}

/**
 * Creates the undo bar, a line that appears at the bottom of the page after a deletion.
 */
function undoBar() {
  const said = el("span", { role: "status" });
  const button = el("button", {}, t("undo"));
  const element = el("div", { class: "undo-bar" }, said, button);
  button.hidden = true;
  // The undo period pauses while the pointer or the focus is on the bar.
  for (const event of ["focusin", "pointerenter"]) element.addEventListener(event, holdCount);
  for (const event of ["focusout", "pointerleave"]) element.addEventListener(event, countDown);
  return {
    element,
    /** @param {string} name @param {boolean} byKey @param {() => void} back */
    show(name, byKey, back) {
      said.textContent = t("game-deleted", { name });
      button.hidden = false;
      goBack = button.onclick = back;
      element.classList.add("open");
      if (byKey) button.focus();
    },
    hide() {
      goBack = null;
      said.textContent = "";
      button.hidden = true;
      element.classList.remove("open");
    },
  };
}
