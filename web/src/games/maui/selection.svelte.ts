/** What the player has picked up so far. Nothing of it is known to the server until it is sent. */
import type { Turn } from "../../table/turn.svelte";
import type { Hint } from "../../wire";
import type { MauiPreview, MauiShown } from "./wire";
import { t, words, type Values } from "../../words.svelte";
import { FACTS } from "./facts.generated";

export type MauiTurn = Turn<MauiShown, MauiPreview>;
export type Beach = MauiShown["beaches"][number];
export type Towel = Beach["towels"][number];
export type Pattern = MauiShown["tracks"][number]["pattern"];
export type TokenPattern = (typeof FACTS.tokens)[number];
export type Row = MauiShown["market"][number]["row"];
export type Source = MauiShown["sources"][number];
/** The square each token is laid on, from one; 0 for a token that is kept. */
type Tokens = Record<TokenPattern, number>;

const TOKENS: readonly TokenPattern[] = FACTS.tokens;
const tokensBy = (square: (token: TokenPattern) => number): Tokens =>
  Object.fromEntries(TOKENS.map((token) => [token, square(token)])) as Tokens;
const NO_TOKENS = tokensBy(() => 0);

/** A place for the towel, and the turn that lays it there. */
export interface Place {
  towel: Towel;
  moves: string[];
  /** What it gives: more than one where a bonus waits for a choice. */
  previews: MauiPreview[];
}

/** A turn that lays a towel. */
interface Laying {
  towel: Towel;
  tokens: Tokens;
  preview: MauiPreview;
}

function layingOf(preview: MauiPreview): Laying[] {
  const { towel } = preview;
  if (!towel) return [];
  const squareOf = (token: TokenPattern): number | undefined =>
    towel.token_squares.find((square) => towel.squares[square] === token);
  return [{ towel, tokens: tokensBy((token) => (squareOf(token) ?? -1) + 1), preview }];
}

const isSame = (one: Tokens, other: Tokens): boolean => TOKENS.every((token) => one[token] === other[token]);

export class Selection {
  /** The towel of the market that was tapped, as "a2". */
  slot = $state<string | null>(null);
  area = $state<Row | null>(null);
  tokens = $state<Tokens>(NO_TOKENS);
  /** The place that is looked at, by its upper row. */
  pointed = $state<number | null>(null);

  constructor(readonly turn: MauiTurn) {}

  get shown(): MauiShown {
    return this.turn.shown;
  }
  get mine(): Beach {
    return this.shown.beaches[this.turn.near]!;
  }
  /** Whether a move begins with this, as "take" or "start". */
  may(word: string): boolean {
    return this.turn.legal.some((move) => move.startsWith(`${word}:`));
  }
  get placing(): boolean {
    return this.may("place");
  }

  /** The first move of a turn with this towel. */
  first(slot: string): string {
    return `${this.may("spare") ? "spare" : "take"}:${slot}`;
  }
  takes(slot: string): boolean {
    return this.turn.legal.includes(this.first(slot));
  }

  /** All turns with a towel of the market, as far as the server has told them. */
  turnsWith(slot: string): MauiPreview[] {
    return this.turn.previews.filter((preview) => preview.moves[0] === this.first(slot));
  }
  bestSteps(slot: string): number | null {
    const turns = this.turnsWith(slot);
    return turns.length ? Math.max(...turns.map(steps)) : null;
  }

  /** The towel to be placed, as I read it. */
  get squares(): Pattern[] | null {
    if (this.placing) return this.shown.held?.squares ?? null;
    const [row, number] = this.slot ?? "";
    const slot = this.shown.market.find((line) => line.row === row)?.slots[Number(number) - 1];
    return slot?.squares ?? null;
  }

  /** All ways to lay the towel, whatever tokens are on it. */
  private get layings(): Laying[] {
    const turns = this.placing ? this.turn.previews : this.slot ? this.turnsWith(this.slot) : [];
    return turns.flatMap(layingOf);
  }

  /** The places for the towel with the tokens as they are laid now, from above. */
  get places(): Place[] {
    const found: Place[] = [];
    for (const { towel, tokens, preview } of this.layings) {
      if (!isSame(tokens, this.tokens)) continue;
      const known = found.find((place) => place.towel.top_row === towel.top_row);
      if (known) known.previews.push(preview);
      else found.push({ towel, moves: preview.moves.filter(isNoChoice), previews: [preview] });
    }
    return found.sort((one, other) => one.towel.top_row - other.towel.top_row);
  }

  /** The tokens that could be laid on this towel. */
  get tokensFor(): TokenPattern[] {
    return TOKENS.filter((token) => this.layings.some(({ tokens }) => tokens[token] > 0));
  }
  mayLay(token: TokenPattern, square: number): boolean {
    return this.layings.some(({ tokens }) => tokens[token] === square);
  }

  /** Lay a token on a square of the towel, or take it off again. */
  lay(token: TokenPattern, square: number): void {
    const laid = this.tokens[token] === square ? 0 : square;
    const wanted = { ...this.tokens, [token]: laid };
    const possible = this.layings.some(({ tokens }) => isSame(tokens, wanted));
    // Other tokens give way where all cannot lie so.
    this.tokens = possible ? wanted : { ...NO_TOKENS, [token]: laid };
    this.pointed = null;
  }

  pick(slot: string): void {
    this.forget();
    this.slot = slot;
    this.settle();
  }

  /** A towel that fits only with a token gets it; a place that is the only one is looked at. */
  settle(): void {
    const layings = this.layings;
    if (!this.places.length && layings.length)
      this.tokens = layings.reduce((one, other) => (other.preview.points > one.preview.points ? other : one)).tokens;
    if (this.places.length === 1) this.pointed = this.places[0]!.towel.top_row;
  }

  get place(): Place | null {
    return this.places.find((place) => place.towel.top_row === this.pointed) ?? null;
  }

  /** What the bot would do, as long as the position is the one it was asked about. */
  get hint(): Hint | undefined {
    const { hints, hintsFor, view, mine } = this.turn;
    return hintsFor === view.step && mine ? hints[0] : undefined;
  }
  /** The upper row of the towel in the hinted turn, if it goes with what is picked. */
  get hintedRow(): number | null {
    const hint = this.hint;
    if (!hint || (this.slot && hint.move !== this.first(this.slot))) return null;
    const line = [hint.move, [hint.move, ...hint.line].find((move) => move.startsWith("place:"))];
    const found = this.turn.previews.find(({ moves }) => moves.filter(isNoChoice).every((move) => line.includes(move)));
    return found?.towel?.top_row ?? null;
  }

  forget(): void {
    this.slot = null;
    this.area = null;
    this.tokens = NO_TOKENS;
    this.pointed = null;
  }

  /** Send a turn. After a draw in its middle the rest follows by itself. */
  send(moves: string[], label: string): void {
    const before = this.beforeDraw(moves[0]!) ?? moves.length;
    this.turn.choose(moves.slice(0, before), label, moves.slice(before));
  }
  /** How many moves of a turn that begins so can be made before a towel is drawn. */
  private beforeDraw(first: string): number | undefined {
    return this.turn.previews.find((preview) => preview.moves[0] === first)?.before_draw;
  }
  /** Whether a towel would be drawn between taking the one that is picked and placing it. */
  get drawsFirst(): boolean {
    return this.slot !== null && this.turnsWith(this.slot).some(({ moves, before_draw }) => before_draw < moves.length);
  }
}

/** Whether it lays the towel, and does not choose the track for a bonus. */
const isNoChoice = (move: string): boolean => !move.startsWith("bonus:");

/** What a seat is called in lists: I am "You". */
export const nameOf = (turn: MauiTurn, seat: number): string =>
  seat === turn.view.you ? t("maui-you") : turn.name(seat);

/** The letter on a pattern, the language's own; none where the table's sentences are not loaded. */
export const letter = (pattern: Pattern): string => (words.has("maui-letter") ? t("maui-letter", { pattern }) : "");

/** Patterns as sentences take them. */
export const partsOf = (squares: readonly Pattern[]): { pattern: Pattern }[] => squares.map((pattern) => ({ pattern }));

/** The rows of the grid on which a towel lies, for sentences. */
export const rowsOf = ({ rows, first_row, last_row }: Towel): Values => ({ rows, first_row, last_row });

/** What a source adds to a score or takes away. */
export const pointsFrom = (beach: Beach, source: Source): number => FACTS.sources[source] * beach.parts[source] || 0;

/** Steps on all tracks together. */
export function steps(preview: MauiPreview): number {
  return preview.tracks.reduce((sum, track) => sum + track.steps, 0);
}
