// The names of cells and houses, and their positions on a board. This module is pure geometry
// and contains no rules.

/** @param {number} index the cell's index, from 0 */
export const cellName = (index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;

/** @param {string} name a cell name such as `r1c1` */
export const cellIndex = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** @param {number} index */
export const rowOf = (index) => Math.floor(index / 9);
/** @param {number} index */
export const columnOf = (index) => index % 9;
/** @param {number} index */
export const boxOf = (index) => Math.floor(rowOf(index) / 3) * 3 + Math.floor(columnOf(index) / 3);

/**
 * Returns the cells of a house.
 *
 * @param {string} name a house name such as `r1`, `c1` or `b1`
 */
export function houseCells(name) {
  const of = { r: rowOf, c: columnOf, b: boxOf }[name[0]];
  const number = Number(name[1]) - 1;
  return of ? Array.from({ length: 81 }, (_, index) => index).filter((index) => of(index) === number) : [];
}
