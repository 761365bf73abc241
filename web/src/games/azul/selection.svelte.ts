/** What the player has in hand: tiles of a source, then where they go, then where leftovers go. */
import { kept } from "../../preferences.svelte";
import type { Turn } from "../../table/turn.svelte";
import type { AzulEvent, AzulPreview, AzulShown } from "./wire";
import { signed, t } from "../../words.svelte";
import {
  type Board,
  FLOOR,
  type Pattern,
  PATTERNS,
  type Take,
  takeOf,
  tilesOf,
  writeColumn,
  writeSplit,
  writeTake,
} from "./notation";

export type AzulTurn = Turn<AzulShown, AzulPreview>;

/** What every part of somebody's board is given. */
export interface OnBoard {
  selection: Selection;
  board: Board;
  /** Whether it is the viewer's own. */
  mine?: boolean;
  small?: boolean;
}

export class Selection {
  source = $state<string | null>(null);
  pattern = $state<Pattern | null>(null);
  /** The line, or the floor, that was chosen. */
  target = $state<string | null>(null);
  /** The line under the pointer or in focus: shown as if it were chosen. */
  aim = $state<string | null>(null);
  /** Leftovers that go to the right neighbour, where I have said so. */
  private sides = $state<Partial<Record<Pattern, boolean>>>({});
  /** Whether the last choice was made with the keyboard; the focus then follows the play. */
  keyboard = false;

  constructor(readonly turn: AzulTurn) {
    turn.onCancel(() => this.forget());
  }

  private forget(): void {
    this.source = this.pattern = this.target = this.aim = null;
    this.sides = {};
    this.ask();
  }

  /** What must be done besides taking tiles. */
  ask(): void {
    const { phase, tiling } = this.shown;
    if (!this.turn.mine) return;
    if (phase === "splitting") this.turn.says = t("azul-split");
    if (phase === "tiling" && tiling)
      this.turn.says = t("azul-says-column", { line: tiling.line + 1, pattern: tiling.pattern });
  }

  get shown(): AzulShown {
    return this.turn.shown;
  }
  /** Whether tiles can be taken now. */
  get taking(): boolean {
    return this.turn.mine && this.shown.phase === "taking";
  }
  get held(): number {
    if (!this.source || !this.pattern) return 0;
    return tilesOf(this.shown, this.source).filter((tile) => tile === this.pattern).length;
  }
  /** Where the tiles in hand go, or would go. */
  get towards(): string | null {
    return this.target ?? this.aim;
  }

  /** What a bot would look at first. */
  get hint(): Take | null {
    const { hints, hintsFor, view, mine } = this.turn;
    return hintsFor === view.step && mine && hints[0] ? takeOf(hints[0].event as AzulEvent) : null;
  }
  /** What each seat took last, the newest last. */
  readonly lastTakes = $derived.by(() => {
    let found: { seat: number; take: Take }[] = [];
    for (const { seat, events } of this.turn.moves) {
      const take = takeOf(events[0] as AzulEvent);
      if (take) found = [...found.filter((last) => last.seat !== seat), { seat, take }];
    }
    return found;
  });
  get lastSource(): string | null {
    return this.lastTakes.at(-1)?.take.source ?? null;
  }
  /** The line on which a seat's last tiles lie. */
  lastLine(seat: number): number | null {
    const target = this.lastTakes.find((last) => last.seat === seat)?.take.target;
    return target && target !== FLOOR ? Number(target) - 1 : null;
  }
  /** Whether tiles have just been sent from display to display. */
  get splitPlayed(): boolean {
    return (this.turn.last?.events[0] as AzulEvent | undefined)?.what === "leftovers-split";
  }
  /** What the tiles in hand would leave to the centre. */
  get leftovers(): readonly Pattern[] {
    return this.taken?.to_centre ?? [];
  }
  /** What is in hand, wherever it goes. */
  private get taken(): AzulPreview | undefined {
    return this.preview(FLOOR);
  }

  isHeld(source: string, pattern: Pattern): boolean {
    return this.source === source && this.pattern === pattern;
  }
  move(target: string): string | null {
    if (!this.source || !this.pattern) return null;
    return writeTake({ source: this.source, pattern: this.pattern, target });
  }
  isLegal(target: string): boolean {
    const move = this.move(target);
    return move !== null && this.turn.legal.includes(move);
  }
  /** What a line would give, if the server has told it. */
  preview(target: string): AzulPreview | undefined {
    const move = this.move(target);
    return this.turn.previews.find((preview) => preview.moves[0] === move);
  }

  /** Take these tiles in hand; the same ones again puts them back. */
  pick(source: string, pattern: Pattern): void {
    if (!this.taking) return;
    if (this.isHeld(source, pattern)) return this.turn.cancel();
    this.turn.cancel();
    this.source = source;
    this.pattern = pattern;
    this.turn.says = this.sentence("azul-says-take", {});
  }

  /** Put what is in hand on a line or the floor. */
  place(target: string): void {
    const move = this.move(target);
    if (!move) {
      if (this.taking) this.turn.says = t("azul-says-take-first");
      return;
    }
    if (!this.isLegal(target)) return this.turn.why([move]);
    if (this.target === target) return this.turn.cancel();
    this.target = target;
    const preview = this.preview(target);
    this.turn.says = this.sentence("azul-says-place", {
      target,
      completes: preview?.completes ? "yes" : "no",
      points: preview?.points ?? 0,
    });
    if (!this.split || kept.confirm !== "off") this.send();
  }

  private sentence(key: string, more: Record<string, string | number>): string {
    const values = { count: this.held, pattern: this.pattern!, source: this.source!, ...more };
    const left = this.leftText();
    return left ? `${t(key, values)} ${left}` : t(key, values);
  }

  private leftText(): string {
    const preview = this.taken;
    if (!preview) return "";
    const marker = preview.takes_marker ? t("azul-says-marker") : "";
    const left = preview.to_centre.length ? t("azul-says-to-centre", { tiles: tileList(preview.to_centre) }) : "";
    return marker || left;
  }

  // Leftovers of the split factory.

  /** The leftovers to be sent left or right, once the rest of the turn is clear. */
  get split(): AzulPreview["split"] {
    if (this.turn.mine && this.shown.phase === "splitting") return this.turn.previews[0]?.split ?? null;
    return (this.target && this.preview(this.target)?.split) || null;
  }
  goesRight(pattern: Pattern): boolean {
    return this.sides[pattern] ?? this.split?.to_right.includes(pattern) ?? false;
  }
  lead(pattern: Pattern, right: boolean): void {
    this.sides = { ...this.sides, [pattern]: right };
    if (this.turn.chosen) this.send();
  }

  /** The turn is complete. */
  send(): void {
    const split = this.split && writeSplit(PATTERNS.filter((pattern) => this.isToRight(pattern)));
    const take = this.target && this.move(this.target);
    const moves = [take, split].filter((move): move is string => Boolean(move));
    this.turn.choose(moves, this.label());
  }
  /** The turn is complete, and the player has said so. */
  finish(): void {
    this.send();
    this.turn.confirm();
  }
  private isToRight(pattern: Pattern): boolean {
    return Boolean(this.split?.patterns.includes(pattern)) && this.goesRight(pattern);
  }
  private label(): string {
    if (!this.target) return "";
    const preview = this.preview(this.target);
    const points = preview?.completes ? preview.points : -(preview?.floor_cost ?? 0);
    const label = t("azul-label", { target: this.target });
    return points && (preview?.completes || this.target === FLOOR) ? `${label} · ${signed(points)}` : label;
  }

  // The brown wall.

  column(column: number): void {
    const move = writeColumn(column);
    if (!this.turn.legal.includes(move)) return this.turn.why([move]);
    this.turn.choose([move], t("azul-label-column", { column }));
  }
}

/** Tiles in words: "2 brown, 1 red". */
export function tileList(tiles: readonly Pattern[]): string {
  return PATTERNS.map((pattern) => ({ pattern, count: tiles.filter((tile) => tile === pattern).length }))
    .filter((group) => group.count)
    .map((group) => t("azul-tiles", group))
    .join(", ");
}
