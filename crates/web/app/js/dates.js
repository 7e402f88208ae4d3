// Dates: the player's calendar, and dates written in words.

import { lang } from "./texts.js";

/** Milliseconds per day. */
export const DAY = 86_400_000;

/** A day with its weekday but without the year. @type {Intl.DateTimeFormatOptions} */
export const WHOLE_DAY = { weekday: "long", day: "numeric", month: "long" };

/**
 * Date formatters. They are kept because creating a formatter takes longer than using it a hundred
 * times. @type {Map<string, Intl.DateTimeFormat>}
 */
const dateFormats = new Map();

/** Returns the player's own variant of the language, which is used for dates. */
const dateLocale = () => navigator.languages.find((tag) => tag.slice(0, 2) === lang().slice(0, 2)) ?? lang();

/**
 * Returns a date and time as text in the player's language and time zone.
 *
 * @param {Date | number} date
 * @param {Intl.DateTimeFormatOptions} options
 */
export function dateText(date, options) {
  const key = `${dateLocale()} ${JSON.stringify(options)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(dateLocale(), options);
  dateFormats.set(key, format);
  return format.format(date);
}

/** Returns a day as text in the player's language. @param {string | number} day such as `2026-11-15`, or its first millisecond @param {Intl.DateTimeFormatOptions} options */
export const dayText = (day, options) => dateText(new Date(day), { timeZone: "UTC", ...options });

/**
 * Returns the name of a day in the last week, such as "yesterday" or "Thursday"; undefined for
 * other days.
 * @param {Date} date
 */
export function recentDay(date) {
  const days = (Date.parse(isoDay(new Date())) - Date.parse(isoDay(date))) / DAY;
  if (days < 0 || days > 6) return undefined;
  return days < 2 ? new Intl.RelativeTimeFormat(lang(), { numeric: "auto" }).format(-days, "day") : dateText(date, { weekday: "long" });
}

/**
 * Returns the day of a timestamp in the player's time zone, such as `2026-11-15`.
 *
 * @param {Date} date
 */
export function isoDay(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Today's date in the player's time zone. */
export const today = () => isoDay(new Date());

/**
 * Returns the day that is this many days after a given day.
 *
 * @param {string} day
 * @param {number} days
 */
export const dayAfter = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Returns the day of the year, from 1. @param {string} day */
export const dayNumber = (day) => (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY + 1;
