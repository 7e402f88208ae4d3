// The ways to open a puzzle from elsewhere: pasting it, opening a file, photographing it, or typing
// it in.

import { el, icon } from "./dom.js";
import { attempt, openFile, openPaste } from "./library.js";
import { t } from "./texts.js";

const PASTE = "M9 5H6v15h12V5h-3M9 3.5h6v3H9zM9 12h6M9 16h4";
const FILE = "M6 3.5h8l4 4V20.5H6zM14 3.5v4h4";
const PHOTO = "M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM15.2 13.2a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0z";
const TYPE = "M4 6h16v12H4zM8 10h.01M12 10h.01M16 10h.01M8 14h8";

/**
 * @param {import("./session.js").Session} session
 * @param {boolean} canPhotograph whether the page can read pictures
 */
export function openWays(session, canPhotograph) {
  const file = el("input", {
    type: "file",
    class: "heard",
    tabindex: -1,
    "aria-label": t("open-file"),
    onchange: () => attempt(async () => openFile(session, file.files?.[0])).finally(() => (file.value = "")),
  });
  return el(
    "ul",
    { class: "opens" },
    el("li", {}, el("button", { class: "press", onclick: () => openPaste(session) }, icon(PASTE), t("open-paste"))),
    el("li", {}, el("button", { class: "press", onclick: () => file.click() }, icon(FILE), t("open-file")), file),
    canPhotograph && el("li", {}, el("a", { class: "press", href: "#scan" }, icon(PHOTO), t("photo"))),
    el("li", {}, el("a", { class: "press", href: "#enter" }, icon(TYPE), t("open-type"))),
  );
}
