/** Cards by name, as they are printed; what they are worth together is told by the server. */
import { t, words, type Values } from "../../words.svelte";

export const COLOURS = ["DB", "LB", "BK", "YE", "GN", "WH", "PU", "GY", "LO", "PK", "OR"] as const;

/** How many cards of each kind are in the box, by colour. */
export const BOX: Record<string, Partial<Record<(typeof COLOURS)[number], number>>> = {
  crab: { DB: 2, LB: 2, BK: 1, YE: 2, GN: 1, GY: 1 },
  boat: { DB: 2, LB: 2, BK: 2, YE: 2 },
  fish: { DB: 2, LB: 1, BK: 2, YE: 1, GN: 1 },
  swimmer: { DB: 1, LB: 1, BK: 1, YE: 1, LO: 1 },
  shark: { DB: 1, LB: 1, BK: 1, GN: 1, PU: 1 },
  shell: { DB: 1, LB: 1, BK: 1, YE: 1, GN: 1, GY: 1 },
  octopus: { LB: 1, YE: 1, GN: 1, PU: 1, GY: 1 },
  penguin: { PU: 1, LO: 1, PK: 1 },
  sailor: { PK: 1, OR: 1 },
  lighthouse: { PU: 1 },
  shoal: { GY: 1 },
  colony: { GN: 1 },
  captain: { LO: 1 },
  mermaid: { WH: 4 },
};

export const KINDS = Object.keys(BOX);

/** What is printed at the foot of a collection's cards. */
export const STEPS: Record<string, number[]> = {
  shell: [0, 2, 4, 6, 8, 10],
  octopus: [0, 3, 6, 9, 12],
  penguin: [1, 3, 5],
  sailor: [0, 5],
};

/** What is printed at the foot of a multiplier: points for each card of a kind. */
export const FACTORS: Record<string, [number, string]> = {
  lighthouse: [1, "boat"],
  shoal: [1, "fish"],
  colony: [2, "penguin"],
  captain: [3, "sailor"],
};

/** Which part of the points a kind belongs to. */
export type Part = "pairs" | "collections" | "multipliers" | "mermaids";
export const PARTS: Part[] = ["pairs", "collections", "multipliers", "mermaids"];

export function partOf(kind: string): Part {
  if (kind in STEPS) return "collections";
  if (kind in FACTORS) return "multipliers";
  return kind === "mermaid" ? "mermaids" : "pairs";
}

/** Sharks score with swimmers. */
export const groupOf = (kind: string): string => (kind === "shark" ? "swimmer" : kind);

export const kindOf = (card: string): string => card.split("-")[0]!;
export const colourOf = (card: string): string => card.split("-")[1]!;

/** A sentence of this game. */
export const say = (key: string, values?: Values): string => t(`sea-salt-paper-${key}`, values);

/** A part of the board that no first move needs, with its sentences. */
export const later = <Part>(part: Promise<Part>): Promise<Part> => words.later("sea-salt-paper", part);

/** A card in words. */
export const named = (card: string): string => say("card", { kind: kindOf(card), colour: colourOf(card) });

/** A change of points with its sign. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

export interface Held {
  card: string;
  /** Where it lies, as long as it lies there. */
  slot: string;
}

/** Cards with names for their places: equal ones are counted. */
export function placed(cards: readonly string[], place: string): Held[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    seen[card] = (seen[card] ?? 0) + 1;
    return { card, slot: `${place}-${card}-${seen[card]}` };
  });
}

/** A hand in the groups that score together. */
export function grouped(cards: readonly string[], place: string): { kind: string; cards: Held[] }[] {
  const held = placed(cards, place);
  const kinds = KINDS.filter((kind) => kind === groupOf(kind));
  return kinds
    .map((kind) => ({ kind, cards: held.filter(({ card }) => groupOf(kindOf(card)) === kind) }))
    .filter((group) => group.cards.length);
}
