// Names of cells, houses and candidates, and where they are on a board. Geometry, no rules.

/** @param {number} index from 0 */
export const cellName = (index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;

/** @param {string} name as `r1c1` */
export const cellIndex = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** @param {number} index */
export const rowOf = (index) => Math.floor(index / 9);
/** @param {number} index */
export const columnOf = (index) => index % 9;
/** @param {number} index */
export const boxOf = (index) => Math.floor(rowOf(index) / 3) * 3 + Math.floor(columnOf(index) / 3);

/** @param {string} name as `5r1c1` */
export const candidate = (name) => ({ digit: Number(name[0]), index: cellIndex(name.slice(1)) });

/**
 * The cells of a house.
 *
 * @param {string} name as `r1`, `c1` or `b1`
 */
export function houseCells(name) {
  const of = { r: rowOf, c: columnOf, b: boxOf }[name[0]];
  const number = Number(name[1]) - 1;
  return of ? Array.from({ length: 81 }, (_, index) => index).filter((index) => of(index) === number) : [];
}

/**
 * The middle of a candidate's place on a board 900 wide.
 *
 * @param {number} digit
 * @param {number} index
 */
export function spot(digit, index) {
  return {
    x: columnOf(index) * 100 + 50 + (((digit - 1) % 3) - 1) * 31,
    y: rowOf(index) * 100 + 50 + (Math.floor((digit - 1) / 3) - 1) * 31,
  };
}
