// Reads parts of the board aloud on request, for screen-reader users.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { cellName, houseCells } from "./places.js";
import { t } from "./texts.js";

/**
 * Reads aloud a house from its first cell to its last, the places of a digit, or the candidates of
 * the cell at the cursor.
 *
 * @param {import("./session.js").Session} session
 * @param {number} cursor
 * @param {string} what a house such as `r1`, a digit such as `4`, or `m` for candidates
 */
export async function readAloud(session, cursor, what) {
  const cells = session.view?.cells ?? [];
  if (/^\d$/.test(what)) {
    const places = cells.filter(({ digit }) => String(digit) === what).map(({ cell }) => cell);
    announce(`${what}: ${places.join(", ") || "–"}`);
  } else if (what === "m") {
    const { rules } = await call("candidates", { state: session.game?.state });
    announce(`${cellName(cursor)}: ${[...rules[cursor]].join(" ") || "–"}`);
  } else {
    announce(houseCells(what).map((index) => cells[index]?.digit ?? t("empty")).join(", "));
  }
}
