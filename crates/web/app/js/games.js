// The games that are kept: taken up again, deleted, carried to another machine and back.

import { games } from "./api.js";
import { duration } from "./clock.js";
import { el } from "./dom.js";
import { attempt, openText } from "./library.js";
import { exportGames } from "./save.js";
import { counted, lang, t, titled } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */

export const title = "games";

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content({ session, play }) {
  const answer = await games.list({ limit: "200" });
  return [
    el("h1", { tabindex: -1 }, t(title)),
    el("ul", { class: "games" }, ...answer.games.map((/** @type {any} */ game) => item(session, game, play))),
    el("fieldset", {}, el("legend", {}, t("all-games")), ...carrying(play, session)),
  ];
}

/**
 * @param {Session} session
 * @param {any} game
 * @param {() => void} close
 */
function item(session, game, close) {
  const isOn = game.id === session.game?.id;
  const when = new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeStyle: "short" });
  const progress = game.finished ? t("won") : counted("empty-cells", game.empty);
  const load = () => attempt(() => session.load(game.id)).then((done) => done && close());
  const remove = () => attempt(() => games.remove(game.id)).then((done) => done && line.remove());
  const line = el(
    "li",
    {},
    el(
      "button",
      { "aria-current": isOn ? "true" : undefined, onclick: load },
      el("span", {}, titled(game.title ?? game.level_name ?? game.level ?? t("untitled"))),
      el("small", {}, `${progress} · ${duration(game.elapsed_ms)} · ${when.format(game.changed * 1000)}`),
    ),
    el("button", { class: "plain", "aria-label": t("delete-game"), disabled: isOn, onclick: remove }, "✕"),
  );
  return line;
}

/**
 * All games as one file, and back.
 *
 * @param {() => void} close
 * @param {Session} session
 */
function carrying(close, session) {
  const said = el("p", { role: "status", class: "muted" });
  const save = () =>
    attempt(async () => {
      const damaged = await exportGames();
      said.textContent = damaged ? counted("exported-damaged", damaged) : "";
    });
  const file = el("input", {
    type: "file",
    accept: ".json,application/json",
    onchange: () =>
      attempt(async () => {
        const text = await file.files?.[0]?.text();
        file.value = "";
        if (!text) return;
        // A puzzle of another program is no export of ours, but may well be played.
        if (!/^\s*\{\s*"novena"\s*:\s*"export"/.test(text)) {
          await openText(session, text);
          close();
          return;
        }
        const { added, updated, parted, unchanged, damaged, unknown } = await games.importAll(text);
        const sentences = [t("imported", { added, updated: updated + parted, unchanged })];
        if (damaged) sentences.push(counted("imported-damaged", damaged));
        if (unknown.length) sentences.push(t("imported-unknown", { sections: unknown.join(", ") }));
        said.textContent = sentences.join(" ");
      }),
  });
  return [
    el("p", { class: "muted" }, t("carry-about")),
    el("div", { class: "buttons" }, el("button", { onclick: save }, t("export-games"))),
    el("label", { class: "row" }, t("import-games"), file),
    said,
  ];
}
