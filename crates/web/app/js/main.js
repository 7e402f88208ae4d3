// The entry point of the page.

import { readAloud } from "./aloud.js";
import { announce } from "./announce.js";
import { call, games } from "./api.js";
import { Board } from "./board.js";
import { Clock } from "./clock.js";
import { fetchDays, todaysGame } from "./days.js";
import { byId } from "./dom.js";
import { HintCard } from "./hint.js";
import { takeToken } from "./http.js";
import { COLOURS, Input } from "./input.js";
import { takeTexts } from "./intake.js";
import { Keeping } from "./keeping.js";
import { listenToKeys } from "./keys.js";
import { attempt, keep, openPaste } from "./library.js";
import { Pad } from "./pad.js";
import { forgetHash, isAway, Pages } from "./pages.js";
import { cellIndex, cellName } from "./places.js";
import { Screen } from "./screen.js";
import { choose, onSettings, settings } from "./settings.js";
import { Session } from "./session.js";
import { Tabs } from "./tabs.js";
import { bestLanguage, fillTexts, loadTexts, t } from "./texts.js";
import { Tools } from "./tools.js";
import { followUndo } from "./undo.js";

takeToken();
const session = new Session();
// The messages and the game are requested in parallel, before the board is built.
const texts = loadTexts(settings.language || bestLanguage(navigator.languages));
const isElsewhere = location.hash.length > 1;
const first = isElsewhere ? null : games.last();
// A failure is reported where the promise is awaited.
first?.catch(() => {});
// A first visit begins with today's puzzle, so the month's list of puzzles is fetched at once.
if (!isElsewhere && !navigator.serviceWorker?.controller) fetchDays();

const board = new Board(byId("board"));
const input = new Input(board, session);
const pad = new Pad(input);
const clock = new Clock();
const hints = new HintCard(session, board);
const tabs = new Tabs(session, board, hints);
const tools = new Tools(board);
const takeBack = followUndo(session, input);
const keeping = new Keeping(games);
const screen = new Screen({ session, board, input, clock, hints, tabs, keeping });
session.elapsed = () => clock.elapsed;

/** Modules that the first board does not need. They are loaded later or on demand. */
const later = {
  dialogs: () => import("./dialogs.js"),
  ending: async () => Promise.all([(await import("./ending.js")).endingStyles(), import("./wave.js")]),
  firstvisit: () => import("./firstvisit.js"),
  install: () => import("./install.js"),
  keyhelp: () => import("./keyhelp.js"),
  link: () => import("./link.js"),
  outlook: () => import("./outlook.js"),
  picture: () => import("./picture.js"),
  popup: () => import("./popup.js"),
  share: () => import("./share.js"),
  shortcuts: () => import("./shortcuts.js"),
  sound: () => import("./sound.js"),
};

/** The pages other than the game, by the names used in addresses. */
const pages = new Pages(
  {
    today: { load: () => import("./today.js"), styles: ["styles/lists.css", "styles/today.css"] },
    new: { load: () => import("./newgame.js"), styles: ["styles/lists.css", "styles/new.css"] },
    games: { load: () => import("./games.js"), styles: "styles/games.css" },
    statistics: { load: () => import("./statistics.js"), styles: "styles/statistics.css" },
    enter: { load: () => import("./enter.js"), hasBoard: true, styles: "styles/bench.css" },
    scan: { load: () => import("./scan.js"), hasBoard: true, styles: ["styles/bench.css", "styles/scan.css"] },
    learn: { load: () => import("./learn.js"), styles: ["styles/lists.css", "styles/learn.css"] },
    lesson: { load: () => import("./lesson.js"), under: "learn", nav: "learn", hasBoard: true, styles: "styles/lesson.css" },
    drill: { load: () => import("./drill.js"), nav: "learn", hasBoard: true, styles: ["styles/lesson.css", "styles/drill.css"] },
  },
  session,
);

/** @type {Promise<import("./popup.js").Popup> | null} */
let pop = null;
/** Returns the pad that opens at the cell, once the pad's module is loaded. */
const popup = () => (pop ??= later.popup().then(({ Popup }) => new Popup(input, () => commands.clear())));

/** The commands of keys and buttons, by name. @type {Record<string, () => unknown>} */
const commands = {
  "mode-digit": () => input.setMode("digit"),
  "mode-corner": () => input.setMode("corner"),
  "mode-centre": () => input.setMode("centre"),
  "mode-colour": () => input.setMode("colour"),
  "mode-next": () => input.nextMode(),
  notes: () => input.setMode(input.mode === "digit" ? "centre" : "digit"),
  undo: () => takeBack("undo"),
  redo: () => takeBack("redo"),
  clear: () => input.clear(),
  fill: async () => {
    const effect = await session.play({ "fill-marks": { cells: board.chosen.size > 1 ? board.names() : [] } });
    if (effect) announce(t("marks-filled"));
  },
  "corners-to-centre": () => {
    const cells = board.chosen.size > 0 ? board.names() : board.cells.map((_, index) => cellName(index));
    session.play({ "corners-to-centre": { cells } });
  },
  "hide-marks": () => {
    const isHidden = document.body.classList.toggle("no-marks");
    byId("hide-marks").setAttribute("aria-pressed", String(isHidden));
    announce(t(isHidden ? "marks-hidden" : "marks-shown"));
  },
  "pad-at-cell": async () => (await popup()).open(),
  strike: () => input.strike(),
  hint: () => {
    if (session.view?.finished) return;
    tabs.close();
    hints.climb();
  },
  another: () => hints.isOpen && hints.another(),
  enter: () => (hints.isOpen ? hints.apply() : input.writeHeld()),
  escape: () => leavePage() || tools.close() || (board.isAlone ? board.showAlone(false) : hints.isWanted ? hints.close() : tabs.isOpen ? tabs.close() : input.letGo()),
  path: () => tabs.toggle("path"),
  steps: () => tabs.toggle("steps"),
  history: () => tabs.toggle("history"),
  memo: () => tabs.toggle("memo"),
  check,
  save: async () => {
    const name = (await later.dialogs()).nextName(session);
    if (await session.play({ save: { name } })) announce(t("saved-as", { name }));
  },
  savepoints: async () => (await later.dialogs()).openSavepoints(session),
  "before-mistake": () => session.play("before-mistake"),
  pause: () => screen.togglePause(),
  help: async () => (await later.keyhelp()).openHelp(),
  level: async () => (await later.outlook()).openRating(session, hints),
  "open-today": () => pages.go("today"),
  "open-new": () => pages.go("new"),
  "open-learn": () => pages.go("learn"),
  "open-games": () => pages.go("games"),
  "open-text": () => openPaste(session),
  "open-share": async () => (await later.share()).openShare(session),
  "open-statistics": () => pages.go("statistics"),
  "open-enter": () => pages.go("enter"),
  "open-settings": async () => (await later.dialogs()).openSettings(session, changeLanguage),
  more: () => tools.toggle(),
  "close-tools": () => tools.close(),
  "open-print": async () => {
    const scene = tabs.scene ?? (session.game && { ...session.game, step: hints.step });
    if (scene) (await later.picture()).openPicture(scene);
  },
  bare: () => board.showAlone(!board.isAlone),
  "leave-bare": () => board.showAlone(false),
};

for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) commands[`filter-${digit}`] = () => input.toggleFilter(digit);
for (const letter of COLOURS) {
  commands[`colour-${letter}`] = () => input.paint(letter, false);
  commands[`candidate-${letter}`] = () => input.paint(letter, true);
}

async function check() {
  await attempt(async () => {
    const answer = await call("check", { state: session.game?.state });
    screen.say(t("check"), answer.text);
    board.light(answer.wrong.map(cellIndex), "accused");
  });
}

/** Shows the game instead of a page, and returns whether a page was shown. */
function leavePage() {
  if (!isAway() || !session.view) return false;
  pages.leave();
  return true;
}

/** Decodes a part of an address. A malformed part is returned unchanged. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Follows the part of the address after `#`, which names a page or contains a game. A game in the
 * address is opened as a new game, so that the current game remains stored.
 */
async function followHash() {
  const hash = decoded(location.hash.slice(1));
  if (pages.has(hash)) return attempt(() => pages.show(hash));
  pages.leave();
  if (hash.startsWith("n1-")) return attempt(async () => (await later.link()).openLink(session, hints, hash));
  const way = hash ? (await later.shortcuts()).shortcut(hash) : null;
  if (way) {
    forgetHash();
    await way(session);
  }
  // If a page other than the game was opened first, there is no game to return to yet.
  if (!session.view) await attempt(start);
  return undefined;
}

/** Closes the page when another game is opened, and pauses the game while a page is shown. */
function followPages() {
  let game = 0;
  session.addEventListener("view", () => {
    if (session.game?.id !== game) pages.leave();
    game = session.game?.id ?? 0;
  });
  pages.addEventListener("change", () => {
    if (isAway()) {
      session.keepTime();
      hints.close();
      tabs.close();
    } else if (session.view) board.focus();
    screen.runClock();
  });
}

/**
 * Shows the game in progress or, if there is none, the front page. Before the first game, shows
 * today's easy puzzle. If the player opens a puzzle in the meantime, it stays on the board.
 *
 * @param {Promise<any> | null} [last]
 */
async function start(last = null) {
  const game = await (last ?? games.last());
  const { games: known } = game ? { games: [game] } : await games.list({ limit: "1" });
  const state = known.length === 0 ? await todaysGame() : null;
  if (session.view) return undefined;
  if (game) return session.take(game);
  if (state) return keep(session, state, () => !session.view);
  // Replaces the bare address, so that the back button does not return here.
  history.replaceState(null, "", "#today");
  return pages.show("today");
}

/** @param {string} tag */
async function changeLanguage(tag) {
  choose({ language: tag });
  await loadTexts(tag);
  fillTexts(document);
  hints.close();
  tabs.close();
  if (session.game) await attempt(() => session.load(session.game?.id ?? 0));
  pad.draw();
  await pages.redraw();
}

function applySettings() {
  document.body.classList.toggle("left-handed", settings.leftHanded);
  clock.draw();
  board.redraw();
}

function listen() {
  for (const button of document.querySelectorAll("[data-command]")) {
    const name = button.getAttribute("data-command") ?? "";
    if (!commands[name]) throw new Error(`no command ${name}`);
    button.addEventListener("click", commands[name]);
  }
  listenToKeys(input, commands, (what) => readAloud(session, board.cursor, what));
  takeTexts(session);
  followPages();
  onSettings(applySettings);
  addEventListener("hashchange", followHash);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) session.keepTime(true);
    screen.runClock();
  });
}

async function boot() {
  await texts;
  fillTexts(document);
  // Buttons would move while their labels load, so the styles keep them hidden until this point.
  document.documentElement.dataset.words = "here";
  applySettings();
  pad.draw();
  listen();
  if (isElsewhere) await followHash();
  else await attempt(() => start(first));
  if (!session.view && !isAway()) await attempt(start);
  // Everything else is fetched in advance, so that it works even if the server stops responding.
  const rest = () => Promise.allSettled([popup(), pages.fetch(), ...Object.values(later).map((load) => load()), tabs.fetch()]);
  (window.requestIdleCallback ?? setTimeout)(async () => {
    await rest();
    (await later.shortcuts()).takeFiles(session);
    (await later.sound()).followMoves(session);
    const { isFirstVisit, showTips } = await later.firstvisit();
    if (isFirstVisit() && session.view && !isAway()) showTips();
    // This comes last, so that caching does not delay anything that is needed sooner.
    await (await later.install()).install();
  });
}

// This is not awaited, because modules that are loaded later wait for this module to finish.
boot();
