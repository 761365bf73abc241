/** Cards by name, and what is printed on them; what they are worth together is told by the server. */
import type { SeaSaltPaperShown } from "./wire";
import { t, words, type Values } from "../../words.svelte";
import { FACTS } from "./facts.generated";

type Pair = SeaSaltPaperShown["pairs"][number];
export type Kind = Pair["kind"];
export type Effect = NonNullable<Pair["effect"]>;
export type Part = (typeof FACTS.parts)[number];
export type Colour = (typeof FACTS.colours)[number]["colour"];
/** What is printed on a card, and how many of it there are. */
export type Face = { kind: Kind; colour: Colour; copies: number };

const FACES: Readonly<Record<string, Face>> = FACTS.card;
const GROUPS = Object.fromEntries(FACTS.kinds.map(({ kind, group }) => [kind, group])) as Record<Kind, Kind>;

/** What is printed at the foot of a collection's cards. */
export const STEPS: Partial<Record<Kind, readonly number[]>> = FACTS.steps;
/** What is printed at the foot of a multiplier: points for each card of a kind. */
export const FACTORS: Partial<Record<Kind, { points: number; each: Kind }>> = FACTS.factors;
/** The pairs, by the group of their cards. */
export const PAIRS: Partial<Record<Kind, { kinds: readonly [Kind, Kind]; effect: Effect; points: number }>> =
  FACTS.pairs;

export const faceOf = (card: string): Face => FACES[card]!;
export const kindOf = (card: string): Kind => faceOf(card).kind;
/** The kind by which cards that score together are called. */
export const groupOf = (card: string): Kind => GROUPS[kindOf(card)];
/** Every card of the box that is of a kind or a colour. */
export const cardsLike = (like: Partial<Face>): string[] =>
  Object.keys(FACES).filter((card) =>
    Object.entries(like).every(([part, value]) => faceOf(card)[part as keyof Face] === value),
  );

/** A sentence of this game. */
export const say = (key: string, values?: Values): string => t(`sea-salt-paper-${key}`, values);

/** A part of the board that no first move needs, with its sentences. */
export const later = <Part>(part: Promise<Part>): Promise<Part> => words.later("sea-salt-paper", part);

/** A card in words. */
export const named = (card: string): string => say("card", faceOf(card));

/** The letters of a colour on a card, the language's own; none where no sentences of the game are loaded. */
export const letters = (colour: Colour): string =>
  words.has("sea-salt-paper-colour-letters") ? say("colour-letters", { colour }) : "";

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
export function grouped(cards: readonly string[], place: string): { kind: Kind; cards: Held[] }[] {
  const held = placed(cards, place);
  return FACTS.kinds
    .map(({ kind }) => ({ kind, cards: held.filter(({ card }) => groupOf(card) === kind) }))
    .filter((group) => group.cards.length);
}
