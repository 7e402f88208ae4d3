// Names of techniques as typed: in any case, with or without accents and hyphens.

/** Normalises words for comparison. @param {string} words */
export const plainWords = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim().toLowerCase();

/**
 * The other name of a technique by which it was found.
 *
 * @param {{id: string, name: string, aliases: string[]}} technique
 * @param {string} wanted as {@link plainWords} has it
 * @returns {string | null} null if it was not found, empty if its own name matched
 */
export function foundAs({ id, name, aliases }, wanted) {
  if (plainWords(name).includes(wanted)) return "";
  return [id, ...aliases].find((alias) => plainWords(alias).includes(wanted)) ?? null;
}
