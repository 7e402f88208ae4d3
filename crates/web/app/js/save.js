// Saves a file for the player.

import { games } from "./api.js";
import { el } from "./dom.js";
import { today } from "./dates.js";

/**
 * @param {Blob} file
 * @param {string} name
 */
export function saveFile(file, name) {
  const address = URL.createObjectURL(file);
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}

/**
 * Exports all games as a single file, using the share sheet of a phone or tablet if there is one.
 * Returns the number of damaged games.
 */
export async function exportGames() {
  const { file, damaged } = await games.exportAll();
  const name = `novena-${today()}.json`;
  const shared = { files: [new File([file], name, { type: "application/json" })] };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(shared)) {
    // The player may close the share sheet without sharing, which is not an error.
    await navigator.share(shared).catch(() => {});
  } else {
    saveFile(file, name);
  }
  return damaged;
}
