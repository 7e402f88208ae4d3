// Links to the page. A link contains a puzzle, a position, or a step in a position. `#n1-…` is a
// game, and the part after `&` specifies a step by its technique and conclusion.

import { call, games } from "./api.js";
import { linkStart } from "./share.js";
import { ask } from "./dialogs.js";
import { openText } from "./library.js";
import { forgetHash } from "./pages.js";
import { t } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").StepText} StepText */
/** @typedef {import("./types.js").State} State */

/** Returns the conclusion of a step, as a word for links. @param {StepText["step"]} step */
const conclusion = ({ place = [], eliminate = [] }) => [...place, "-", ...eliminate].join("");

/**
 * Returns a link to a step in a position.
 *
 * @param {State} state
 * @param {StepText["step"]} step
 */
export async function stepLink(state, step) {
  const { payload } = await call("share", { state, progress: true });
  const { start } = await linkStart();
  return `${start}${payload}&step=${step.technique}&so=${conclusion(step)}`;
}

/**
 * Returns whether the player is in the middle of a game.
 *
 * @param {{state: State, view?: import("./types.js").GameView} | null} game
 */
const isBegun = (game) => Boolean(game && !game.view?.finished && Number(game.state.done ?? game.state.steps?.length ?? 0) > 0);

/**
 * Opens the game in a link as a new game, so that the current game remains stored. If the link
 * specifies a step, shows the step.
 *
 * @param {Session} session
 * @param {import("./hint.js").HintCard} hints
 * @param {string} hash the part of the address after `#`
 */
export async function openLink(session, hints, hash) {
  const [payload, ...rest] = hash.split("&");
  const wish = new URLSearchParams(rest.join("&"));
  if (!(await openBeside(session, payload))) return;
  const technique = wish.get("step");
  if (technique) await showStep(session, hints, technique, wish.get("so") ?? "");
}

/**
 * Opens text from outside the page. If a game has begun, asks the player first. Returns whether the
 * text was opened.
 *
 * @param {Session} session
 * @param {string} text
 */
export async function openBeside(session, text) {
  const running = session.game ?? (await games.last());
  if (isBegun(running) && !(await isWanted(session, running))) return false;
  await openText(session, text);
  return true;
}

/**
 * @param {Session} session
 * @param {any} running
 */
async function isWanted(session, running) {
  if (!session.view) session.take(running);
  forgetHash();
  return ask(t("link-title"), t("link-about"), { yes: t("link-open"), no: t("link-stay") });
}

/**
 * Shows a step in the position on the board, if the step still applies.
 *
 * @param {Session} session
 * @param {import("./hint.js").HintCard} hints
 * @param {string} technique
 * @param {string} so
 */
async function showStep(session, hints, technique, so) {
  const state = session.game?.state;
  const { steps } = await call("steps", { state, only: [technique], every: true, figures: true });
  const found = steps.find((/** @type {StepText} */ { step }) => conclusion(step) === so) ?? steps[0];
  if (found) hints.present(found);
}
