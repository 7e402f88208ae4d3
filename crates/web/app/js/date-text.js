// Dates in words.

import { lang } from "./texts.js";

/** Formats of dates: making one costs more than using it a hundred times. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** A date in the player's language. @param {Date | number} date @param {Intl.DateTimeFormatOptions} options */
export function dateText(date, options) {
  const key = `${lang()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang(), options);
  formats.set(key, format);
  return format.format(date);
}
