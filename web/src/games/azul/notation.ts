/** Moves as they are written, and the words for pieces. */
import type { AzulShown } from "./wire";

export type Board = AzulShown["boards"][number];
export type Display = AzulShown["displays"][number];
export type Pattern = AzulShown["centre"][number];
export type Piece = Pattern | "1";
export type Face = Display["face"];

export const PATTERNS: Pattern[] = ["T", "B", "C", "D", "R"];
/** A place tiles are put: a line by its number, or the floor. */
export const FLOOR = "floor";

export interface Take {
  /** A display by its number, or c for the centre. */
  source: string;
  pattern: Pattern;
  target: string;
}

export function readTake(text: string): Take | null {
  const found = /^([1-9c])([TBCDR])>([1-5]|floor)$/.exec(text);
  return found && { source: found[1]!, pattern: found[2] as Pattern, target: found[3]! };
}

export const writeTake = (take: Take): string => `${take.source}${take.pattern}>${take.target}`;

export const writeSplit = (right: Pattern[]): string =>
  `right:${PATTERNS.filter((pattern) => right.includes(pattern)).join("") || "-"}`;

/** Tiles by pattern, the largest group first, so that a pattern is one thing to press. */
export function grouped(tiles: readonly Pattern[]): { pattern: Pattern; count: number }[] {
  return PATTERNS.map((pattern) => ({ pattern, count: tiles.filter((tile) => tile === pattern).length }))
    .filter((group) => group.count)
    .sort((one, other) => other.count - one.count);
}

export function tilesOf(shown: AzulShown, source: string): readonly Pattern[] {
  return source === "c" ? shown.centre : (shown.displays[Number(source) - 1]?.tiles ?? []);
}

/** A number with its sign; the minus is the typographic one. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
export const minus = (points: number): string => (points ? `−${points}` : "0");

/** The rule that says what a gold face does, and the name of its sentence and drawing. */
export const FACES: Partial<Record<Face, { rule: string; key: string; symbol: string }>> = {
  "+1": { rule: "AZ-8.3", key: "plus", symbol: "sf-plus" },
  stay: { rule: "AZ-8.5", key: "stay", symbol: "sf-in" },
  "<>": { rule: "AZ-8.6", key: "split", symbol: "sf-lr" },
  "0": { rule: "AZ-8.8", key: "zero", symbol: "sf-zero" },
  ...Object.fromEntries(
    PATTERNS.map((pattern) => [`=${pattern}`, { rule: "AZ-8.4", key: "gather", symbol: `${pattern}-s` }]),
  ),
};
