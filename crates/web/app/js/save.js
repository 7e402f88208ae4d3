// Handing a file to the player.

import { el } from "./dom.js";

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
