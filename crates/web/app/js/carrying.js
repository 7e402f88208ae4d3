// Exports all games as a single file, and imports them.

import { games } from "./api.js";
import { el } from "./dom.js";
import { attempt, openText } from "./library.js";
import { exportGames } from "./save.js";
import { counted, t } from "./texts.js";

/**
 * @param {import("./pages.js").Place} place
 * @param {() => Promise<unknown>} changed is called when games have been imported
 * @returns {HTMLElement}
 */
export function carrying({ session, play }, changed) {
  const said = el("p", { role: "status", class: "muted" });
  const save = () =>
    attempt(async () => {
      const damaged = await exportGames();
      said.textContent = damaged ? counted("exported-damaged", damaged) : "";
    });
  const read = async () => {
    const text = await file.files?.[0]?.text();
    file.value = "";
    if (!text) return;
    // A file that is not one of our exports may be a puzzle from another program.
    if (!/^\s*\{\s*"novena"\s*:\s*"export"/.test(text)) {
      await openText(session, text);
      play();
      return;
    }
    const { added, updated, parted, unchanged, damaged, lessons, unknown } = await games.importAll(text);
    const sentences = [t("imported", { added, updated: updated + parted, unchanged })];
    if (damaged) sentences.push(counted("imported-damaged", damaged));
    if (lessons) sentences.push(counted("imported-lessons", lessons));
    if (unknown.length) sentences.push(t("imported-unknown", { sections: unknown.join(", ") }));
    said.textContent = sentences.join(" ");
    await changed();
  };
  const file = el("input", { type: "file", accept: ".json,application/json", onchange: () => attempt(read) });
  return el(
    "section",
    { id: "carrying", class: "carrying", "aria-label": t("export-import"), hidden: true },
    el("p", { class: "muted" }, t("carry-about")),
    el("button", { onclick: save }, t("export-games")),
    el("label", { class: "row" }, t("import-games"), file),
    said,
  );
}
