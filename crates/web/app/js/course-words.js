// Writes the numbers from one to nine as words, for titles.

import { t } from "./texts.js";

/** The message keys of the number words. */
const NUMBERS = ["number-1", "number-2", "number-3", "number-4", "number-5", "number-6", "number-7", "number-8", "number-9"];

/** Returns a number in words, or in digits if the number is ten or more. @param {number} count */
export const numberWord = (count) => (count >= 1 && count <= NUMBERS.length ? t(NUMBERS[count - 1]) : String(count));

/**
 * A title such as "Exercise five" or "Example two".
 *
 * @param {"exercise" | "example"} what
 * @param {number} number
 */
export const courseNumber = (what, number) => t(what === "exercise" ? "exercise-number" : "example-number", { number: numberWord(number) });
