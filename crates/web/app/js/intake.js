// Opens text or pictures as puzzles when they are pasted or dropped anywhere on the page.

import { attempt, openFile, openText } from "./library.js";
import { shownPage } from "./pages.js";

/** Returns whether pasted or dropped text goes to the bench. */
const isEntering = () => shownPage() === "enter";

/** @param {import("./session.js").Session} session */
export function takeTexts(session) {
  const take = async (/** @type {string} */ text) => {
    if (isEntering()) (await import("./enter.js")).read(text);
    else await attempt(() => openText(session, text));
  };
  /**
   * Opens a picture on the page that reads pictures, and returns whether there is a picture.
   *
   * @param {DataTransfer | null} data
   */
  const takePicture = (data) => {
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (picture) attempt(() => openFile(session, picture));
    return Boolean(picture);
  };
  document.addEventListener("paste", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]") || takePicture(event.clipboardData)) return;
    const text = event.clipboardData?.getData("text");
    if (text) take(text);
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", () => document.body.classList.remove("dropping"));
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    if (takePicture(event.dataTransfer)) return;
    const file = event.dataTransfer?.files[0];
    const text = file ? await file.text() : event.dataTransfer?.getData("text");
    if (text) take(text);
  });
}
