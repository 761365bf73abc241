/** Where things lie on a beach, in the units of its drawing: a row is 100 high, a column 112 wide. */

export const ROW = 100;
export const COLUMN = 112;
export const TOWEL_WIDTH = 98;
export const TOWEL_HEIGHT = 300;
export const COLUMNS = 12;
export const ROWS = 7;
/** The pier, the columns, and room for the signs with the values of the rows. */
export const BEACH_WIDTH = COLUMN * (COLUMNS + 1) + 60;
/** The rows, and two more in the ocean and in the trees, where towels may reach. */
export const BEACH_HEIGHT = ROW * (ROWS + 4);
/** A spare towel lies in the middle. */
export const MIDDLE_ROW = 3;

export const left = (column: number): number => column * COLUMN + (COLUMN - TOWEL_WIDTH) / 2;
export const top = (row: number): number => (row + 1) * ROW;

/** The rows of the grid that a towel lies on, for sentences. */
export function rowsFrom(topRow: number): { from: number; to: number; rows: number } {
  const from = Math.max(1, topRow);
  const to = Math.min(ROWS, topRow + 2);
  return { from, to, rows: to - from + 1 };
}

/** As parts of the beach, so that it can be drawn in any size. */
export const across = (units: number): string => `${(units / BEACH_WIDTH) * 100}%`;
export const down = (units: number): string => `${(units / BEACH_HEIGHT) * 100}%`;
