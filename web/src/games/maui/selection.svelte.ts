/** What the player has picked up so far. Nothing of it is known to the server until it is sent. */
import type { Turn } from "../../table/turn.svelte";
import type { MauiPreview, MauiShown } from "./wire";
import { t, words } from "../../words.svelte";
import { MIDDLE_ROW } from "./measures";

export type MauiTurn = Turn<MauiShown, MauiPreview>;
export type Beach = MauiShown["beaches"][number];
export type Pattern = MauiShown["tracks"][number]["pattern"];
export type TokenPattern = "L" | "O";
export type Row = "a" | "b";
type Tokens = Record<TokenPattern, number>;

export const PATTERNS: Pattern[] = ["Y", "M", "L", "O", "G"];
export const TOKENS: TokenPattern[] = ["L", "O"];
const NO_TOKENS: Tokens = { L: 0, O: 0 };

/** A place for the towel, and the turn that lays it there. */
export interface Place {
  top: number;
  column: number;
  squares: Pattern[];
  tokenSquares: number[];
  moves: string[];
  /** What it gives: more than one where a bonus waits for a choice, none until the server has told it. */
  previews: MauiPreview[];
}

interface Placement extends Tokens {
  top: number;
}

/** Reads "place:-1+L2+O3". */
function placement(move: string | undefined): Placement | null {
  const found = /^place:(-?\d+)(?:\+L(\d))?(?:\+O(\d))?$/.exec(move ?? "");
  return found && { top: Number(found[1]), L: Number(found[2] ?? 0), O: Number(found[3] ?? 0) };
}

export class Selection {
  /** The towel of the market that was tapped, as "a2". */
  slot = $state<string | null>(null);
  area = $state<Row | null>(null);
  /** The square each token is laid on, from one; 0 for a token that is kept. */
  tokens = $state<Tokens>({ ...NO_TOKENS });
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

  private get candidates(): { moves: string[]; preview: MauiPreview | null }[] {
    const told = this.placing ? this.turn.previews : this.slot ? this.turnsWith(this.slot) : [];
    if (told.length || !this.placing) return told.map((preview) => ({ moves: preview.moves, preview }));
    return this.turn.legal.map((move) => ({ moves: [move], preview: null }));
  }

  /** All places for the towel, whatever tokens are laid on it. */
  private get allPlaces(): (Placement & { moves: string[]; preview: MauiPreview | null })[] {
    return this.candidates.map(({ moves, preview }) => {
      const place = moves.find((move) => move.startsWith("place:"));
      const where = placement(place) ?? { top: MIDDLE_ROW, ...NO_TOKENS };
      return { ...where, moves: moves.filter((move) => !move.startsWith("bonus:")), preview };
    });
  }

  /** The places for the towel with the tokens as they are laid now, from above. */
  get places(): Place[] {
    const squares = this.squares;
    const column = this.mine.next_column;
    if (!squares || column === null) return [];
    const found: Place[] = [];
    for (const one of this.allPlaces) {
      if (TOKENS.some((token) => one[token] !== this.tokens[token])) continue;
      const known = found.find((place) => place.top === one.top);
      if (known && one.preview) known.previews.push(one.preview);
      if (known) continue;
      const previews = one.preview ? [one.preview] : [];
      found.push({ top: one.top, column, ...this.dressed(squares), moves: one.moves, previews });
    }
    return found.sort((one, other) => one.top - other.top);
  }

  /** The towel's squares with the tokens on them. */
  private dressed(squares: Pattern[]): Pick<Place, "squares" | "tokenSquares"> {
    const laid = squares.map((pattern, index) => TOKENS.find((token) => this.tokens[token] === index + 1) ?? pattern);
    const tokenSquares = squares.flatMap((_, index) =>
      TOKENS.some((token) => this.tokens[token] === index + 1) ? [index] : [],
    );
    return { squares: laid, tokenSquares };
  }

  /** The tokens that could be laid on this towel. */
  get tokensFor(): TokenPattern[] {
    return TOKENS.filter((token) => this.allPlaces.some((place) => place[token] > 0));
  }
  mayLay(token: TokenPattern, square: number): boolean {
    return this.allPlaces.some((place) => place[token] === square);
  }

  /** Lay a token on a square of the towel, or take it off again. */
  lay(token: TokenPattern, square: number): void {
    const other = token === "L" ? "O" : "L";
    const laid = this.tokens[token] === square ? 0 : square;
    const wanted = { ...this.tokens, [token]: laid };
    const possible = this.allPlaces.some((place) => TOKENS.every((one) => place[one] === wanted[one]));
    // The other token gives way where both cannot lie so.
    this.tokens = possible ? wanted : { ...wanted, [other]: 0 };
    this.pointed = null;
  }

  pick(slot: string): void {
    this.forget();
    this.slot = slot;
    this.settle();
  }

  /** A towel that fits only with a token gets it; a place that is the only one is looked at. */
  settle(): void {
    if (!this.places.length && this.allPlaces.length) {
      const best = this.allPlaces.reduce((one, other) => (points(other.preview) > points(one.preview) ? other : one));
      this.tokens = { L: best.L, O: best.O };
    }
    if (this.places.length === 1) this.pointed = this.places[0]!.top;
  }

  get place(): Place | null {
    return this.places.find((place) => place.top === this.pointed) ?? null;
  }

  forget(): void {
    this.slot = null;
    this.area = null;
    this.tokens = { ...NO_TOKENS };
    this.pointed = null;
  }

  /** Send the turn. After a draw in its middle the rest follows by itself. */
  send(moves: string[], label: string): void {
    const drawn = moves[0]?.startsWith("take:") && this.turn.view.options.refill !== "end_of_turn";
    this.turn.choose(drawn ? moves.slice(0, 1) : moves, label, drawn ? moves.slice(1) : []);
  }
}

const points = (preview: MauiPreview | null): number => preview?.points ?? 0;

/** What a seat is called in lists: I am "You". */
export const nameOf = (turn: MauiTurn, seat: number): string =>
  seat === turn.view.you ? t("maui-you") : turn.name(seat);

/** Steps on all tracks together. */
export function steps(preview: MauiPreview): number {
  return preview.tracks.reduce((sum, track) => sum + track.steps, 0);
}

/** A number with its sign, for badges. */
export function signed(value: number): string {
  const format = new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}
