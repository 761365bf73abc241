/** Where things lie on a beach, in the units of its drawing: a row is 100 high, a column 112 wide. */
import { FACTS } from "./facts.generated";

export const ROW = 100;
export const COLUMN = 112;
export const TOWEL_WIDTH = 98;
export const TOWEL_HEIGHT = ROW * FACTS.squares;
/** The pier, the columns, and room for the signs with the values of the rows. */
export const BEACH_WIDTH = COLUMN * (FACTS.columns + 1) + 60;
/** The rows, and those in the ocean and in the trees, where towels may reach. */
export const BEACH_HEIGHT = ROW * (FACTS.rows + 2 * FACTS.outside_rows);

export const left = (column: number): number => column * COLUMN + (COLUMN - TOWEL_WIDTH) / 2;
export const top = (row: number): number => (row - 1 + FACTS.outside_rows) * ROW;

/** As parts of the beach, so that it can be drawn in any size. */
export const across = (units: number): string => `${(units / BEACH_WIDTH) * 100}%`;
export const down = (units: number): string => `${(units / BEACH_HEIGHT) * 100}%`;
