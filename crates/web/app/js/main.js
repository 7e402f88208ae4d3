// Where everything meets: the page begins here.

import { announce } from "./announce.js";
import { call, games, takeToken } from "./api.js";
import { Board } from "./board.js";
import { Clock } from "./clock.js";
import { nextName, openSavepoints, openSettings } from "./dialogs.js";
import { byId } from "./dom.js";
import { EnterMode } from "./enter.js";
import { openGames } from "./games.js";
import { HintCard } from "./hint.js";
import { COLOURS, Input } from "./input.js";
import { openHelp } from "./keyhelp.js";
import { listenToKeys } from "./keys.js";
import { attempt, begin, keep, openPaste, openText, today } from "./library.js";
import { openNew } from "./newgame.js";
import { openShare, openStatistics, openRating } from "./outlook.js";
import { Pad } from "./pad.js";
import { cellIndex, cellName, houseCells } from "./places.js";
import { Popup } from "./popup.js";
import { forgetHash, isEntering, Screen } from "./screen.js";
import { choose, onSettings, settings } from "./settings.js";
import { Session } from "./session.js";
import { Tabs } from "./tabs.js";
import { bestLanguage, fillTexts, loadTexts, t } from "./texts.js";

const session = new Session();
const board = new Board(byId("board"));
const input = new Input(board, session);
const pad = new Pad(input, session);
const clock = new Clock();
const hints = new HintCard(session, board, input);
const tabs = new Tabs(session, board, hints);
const screen = new Screen({ session, board, input, pad, clock, hints, tabs });
const popup = new Popup(input, () => commands.clear());
const enter = new EnterMode(async (state) => {
  await keep(session, state);
  leaveEnter();
});
session.elapsed = () => clock.elapsed;

/** What keys and buttons do, by name. @type {Record<string, () => unknown>} */
const commands = {
  "mode-digit": () => input.setMode("digit"),
  "mode-corner": () => input.setMode("corner"),
  "mode-centre": () => input.setMode("centre"),
  "mode-colour": () => input.setMode("colour"),
  "mode-next": () => input.nextMode(),
  notes: () => input.setMode(input.mode === "digit" ? "centre" : "digit"),
  undo: () => undoing("undo"),
  redo: () => undoing("redo"),
  clear: () => board.chosen.size > 0 && session.play({ clear: { cells: board.names() } }),
  fill: () => session.play({ "fill-marks": { cells: board.chosen.size > 1 ? board.names() : [] } }),
  "corners-to-centre": () => {
    const cells = board.chosen.size > 0 ? board.names() : board.cells.map((_, index) => cellName(index));
    session.play({ "corners-to-centre": { cells } });
  },
  "hide-marks": () => {
    const isHidden = document.body.classList.toggle("no-marks");
    byId("hide-marks").setAttribute("aria-pressed", String(isHidden));
  },
  "pad-at-cell": () => popup.open(),
  strike: () => input.strike(),
  hint: () => {
    tabs.close();
    hints.climb();
  },
  another: () => hints.isOpen && hints.another(),
  enter: () => (hints.isOpen ? hints.apply() : input.writeHeld()),
  escape: () => (hints.isOpen ? hints.close() : tabs.isOpen ? tabs.close() : input.letGo()),
  path: () => tabs.toggle("path"),
  steps: () => tabs.toggle("steps"),
  history: () => tabs.toggle("history"),
  memo: () => tabs.toggle("memo"),
  check,
  save: async () => {
    const name = nextName(session);
    if (await session.play({ save: { name } })) announce(t("saved-as", { name }));
  },
  savepoints: () => openSavepoints(session),
  "before-mistake": () => session.play("before-mistake"),
  pause: () => screen.togglePause(),
  help: () => openHelp(),
  "ask-hint": () => commands.hint(),
  level: () => openRating(session),
  "open-help": () => openHelp(),
  "open-new": () => openNew(session),
  "open-games": () => openGames(session),
  "open-text": () => openPaste(session),
  "open-share": () => openShare(session),
  "open-statistics": () => openStatistics(),
  "open-enter": () => (isEntering() ? leaveEnter() : (location.hash = "enter")),
  "leave-enter": () => leaveEnter(),
  "open-settings": () => openSettings(session, changeLanguage),
  menu: () => toggle("menu", "nav"),
  more: () => toggle("more", "extras"),
  "open-print": () => print(),
  bare: () => setBare(!document.body.classList.contains("bare")),
  "leave-bare": () => setBare(false),
};

for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) commands[`filter-${digit}`] = () => input.toggleFilter(digit);
for (const letter of COLOURS) {
  commands[`colour-${letter}`] = () => input.paint(letter, false);
  commands[`candidate-${letter}`] = () => input.paint(letter, true);
}

/** @param {"undo" | "redo"} move */
async function undoing(move) {
  const effect = await session.play(move);
  if (!effect) return;
  const names = effect.changes.slice(0, 3).map((change) => session.view?.cells[cellIndex(change)]?.name);
  announce(`${t(move === "undo" ? "undone" : "redone")} ${names.join("; ")}`);
}

async function check() {
  await attempt(async () => {
    const answer = await call("check", { state: session.game?.state });
    screen.say(t("check"), answer.text);
    board.light(answer.wrong.map(cellIndex), "accused");
  });
}

/**
 * Reads aloud: a house from its first cell to its last, where a digit stands, or what the rules
 * leave for the cell at the cursor.
 *
 * @param {string} what as `r1`, `4` or `m`
 */
async function read(what) {
  const cells = session.view?.cells ?? [];
  if (/^\d$/.test(what)) {
    const places = cells.filter(({ digit }) => String(digit) === what).map(({ cell }) => cell);
    announce(`${what}: ${places.join(", ") || "–"}`);
  } else if (what === "m") {
    const { rules } = await call("candidates", { state: session.game?.state });
    announce(`${cellName(board.cursor)}: ${[...rules[board.cursor]].join(" ") || "–"}`);
  } else {
    announce(houseCells(what).map((index) => cells[index]?.digit ?? t("empty")).join(", "));
  }
}

/**
 * Opens or closes what a button stands for.
 *
 * @param {string} button
 * @param {string} part
 */
function toggle(button, part) {
  const isOpen = byId(part).classList.toggle("open");
  byId(button).setAttribute("aria-expanded", String(isOpen));
}

/** @param {boolean} bare */
function setBare(bare) {
  document.body.classList.toggle("bare", bare);
  byId("leave-bare").hidden = !bare;
  board.focus();
}

/** @param {boolean} entering */
function showEnter(entering) {
  document.body.classList.toggle("entering", entering);
  byId("play").hidden = entering;
  byId("enter").hidden = !entering;
  byId("open-enter").setAttribute("aria-pressed", String(entering));
  screen.runClock();
}

function openEnter() {
  session.keepTime();
  showEnter(true);
  enter.open();
}

function leaveEnter() {
  showEnter(false);
  if (location.hash === "#enter") forgetHash();
  if (session.view) board.focus();
  else attempt(start);
}

/** What stands after `#`: a mode, or a puzzle that is opened beside the game that is on. */
async function followHash() {
  const hash = decodeURIComponent(location.hash.slice(1));
  if (hash === "enter") return openEnter();
  if (isEntering()) leaveEnter();
  if (hash.startsWith("n1-")) return attempt(() => openText(session, hash));
  return undefined;
}

/** The last game, else today's easy one. */
async function start() {
  const { games: kept } = await games.list({ finished: "false", limit: "1" });
  if (kept.length > 0) await session.load(kept[0].id);
  else await begin(session, { daily: today(), level: "easy" });
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
  if (isEntering()) enter.open();
}

function applySettings() {
  document.body.classList.toggle("left-handed", settings.leftHanded);
  document.body.classList.toggle("square-pad", settings.squarePad);
  clock.draw();
  board.redraw();
}

/** Text that is pasted or dropped anywhere is a puzzle. */
function takeTexts() {
  document.addEventListener("paste", (event) => {
    if (event.defaultPrevented || isEntering() || document.querySelector("dialog[open]")) return;
    const text = event.clipboardData?.getData("text");
    if (text) attempt(() => openText(session, text));
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", () => document.body.classList.remove("dropping"));
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    const text = file ? await file.text() : event.dataTransfer?.getData("text");
    if (!text) return;
    if (isEntering()) enter.read(text);
    else attempt(() => openText(session, text));
  });
}

function listen() {
  for (const [name, command] of Object.entries(commands)) {
    document.getElementById(name)?.addEventListener("click", command);
  }
  for (const [button, part] of [["menu", "nav"], ["more", "extras"]]) {
    byId(part).addEventListener("click", () => byId(part).classList.contains("open") && toggle(button, part));
  }
  listenToKeys(input, commands, read);
  takeTexts();
  onSettings(applySettings);
  addEventListener("hashchange", followHash);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) session.keepTime(true);
    screen.runClock();
  });
}

async function boot() {
  takeToken();
  await loadTexts(settings.language || bestLanguage(navigator.languages));
  fillTexts(document);
  applySettings();
  pad.draw();
  listen();
  if (location.hash.length > 1) await followHash();
  if (!session.view && !isEntering()) await attempt(start);
}

await boot();
