// Shares the card of a solved game with other programs, as text or as a picture.

import { call } from "./api.js";
import { cardPicture, cardText } from "./card.js";
import { el, svg } from "./dom.js";
import { attempt } from "./library.js";
import { saveFile } from "./save.js";
import { t } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./card.js").Card} Card */

/**
 * @param {Session} session
 * @param {Card} card
 */
export function sharing(session, card) {
  const state = el("p", { class: "muted", role: "status" });
  const file = () => `novena-${card.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  const share = async () => {
    const text = cardText(card, await puzzleLink(session));
    if (!navigator.share) return (await import("./share.js")).openShare(session);
    const picture = new File([await cardPicture(card)], file(), { type: "image/png" });
    const whole = { text, files: [picture] };
    // The player may close the share sheet without sharing, which is not an error.
    return navigator.share(navigator.canShare?.(whole) ? whole : { text }).catch(() => {});
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(cardText(card, await puzzleLink(session)));
      state.textContent = t("copied");
    } catch {
      state.textContent = t("copy-failed");
    }
  };
  const save = async () => saveFile(await cardPicture(card), file());
  const icon = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7" }));
  return el(
    "div",
    { class: "sharing-acts" },
    el("button", { class: "with-icon", onclick: () => attempt(share) }, icon, t("share")),
    el("button", { class: "plain", onclick: copy }, t("copy-text")),
    el("button", { class: "plain", onclick: () => attempt(save) }, t("save-picture")),
    state,
  );
}

/**
 * Returns a link to the puzzle, without progress, if others can open such a link.
 *
 * @param {Session} session
 */
async function puzzleLink(session) {
  const { linkStart } = await import("./share.js");
  const { start, isHereOnly } = await linkStart();
  if (isHereOnly) return undefined;
  const { payload } = await call("share", { state: session.game?.state, progress: false });
  return start + payload;
}
