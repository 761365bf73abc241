/** Moves as they are written, and the words for pieces. */
import { FACTS } from "./facts.generated";
import type { AzulEvent, AzulShown } from "./wire";

export type Board = AzulShown["boards"][number];
export type Display = AzulShown["displays"][number];
export type Pattern = AzulShown["centre"][number];
export type Piece = Pattern | "1";
export type Face = Display["face"];

export const PATTERNS: readonly Pattern[] = FACTS.patterns;
/** A place tiles are put: a line by its number, or the floor. */
export const FLOOR = "floor";

export interface Take {
  /** A display by its number, or c for the centre. */
  source: string;
  pattern: Pattern;
  target: string;
}

/** The tiles an event tells of, and where they went. */
export function takeOf(event: AzulEvent): Take | null {
  if (event.what !== "took") return null;
  const { display, pattern, line } = event;
  return { source: String(display ?? "c"), pattern, target: String(line ?? FLOOR) };
}

export const writeTake = (take: Take): string => `${take.source}${take.pattern}>${take.target}`;

export const writeColumn = (column: number): string => `column:${column}`;

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

/** What something costs; the minus is the typographic one. */
export const minus = (points: number): string => (points ? `−${points}` : "0");

const FACE_KEYS: Partial<Record<Face, [key: string, symbol: string]>> = {
  "+1": ["plus", "sf-plus"],
  stay: ["stay", "sf-in"],
  "<>": ["split", "sf-lr"],
  "0": ["zero", "sf-zero"],
};

/** The rule that says what a gold face does, and the name of its sentence and drawing; nothing for a blue one. */
export function faceOf(face: Face): { rule: string; key: string; symbol: string } | null {
  if (face === "blue") return null;
  const [key, symbol] = FACE_KEYS[face] ?? ["gather", `${face.slice(1)}-s`];
  return { rule: FACTS.face_rules[face], key, symbol };
}
