// Finds techniques by names that are typed in any case, with or without accents and hyphens.

/** Normalises words for comparison. @param {string} words */
export const plainWords = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim().toLowerCase();

/**
 * Returns the alternative name by which a technique was found.
 *
 * @param {{id: string, name: string, aliases: string[]}} technique
 * @param {string} wanted words as {@link plainWords} returns them
 * @returns {string | null} the matching alias; empty if the technique's own name matched, null if
 *   nothing did
 */
export function foundAs({ id, name, aliases }, wanted) {
  if (plainWords(name).includes(wanted)) return "";
  return [id, ...aliases].find((alias) => plainWords(alias).includes(wanted)) ?? null;
}

/**
 * Returns whether the hyphen after a word is kept, as it is in Y-Wing and WXYZ-Wing.
 *
 * @param {string} word
 */
const keepsHyphen = (word) => word.length <= 2 || /^[wxyz]+$/.test(word);

/**
 * Returns an alias in the form that a reader expects: `y-wing-style` becomes "y-wing style".
 *
 * @param {string} alias an alias in lower case, with words joined by hyphens
 */
export const spelled = (alias) => {
  const [first, ...rest] = alias.split("-");
  let last = first;
  return rest.reduce((name, word) => {
    const sign = keepsHyphen(last) && word !== "type" ? "-" : " ";
    last = word;
    return name + sign + word;
  }, first);
};
