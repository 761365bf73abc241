/** What can be played now, what is selected, and how it is sent. */
import type { Turn } from "../../table/turn.svelte";
import type { SeaSaltPaperEvent, SeaSaltPaperPreview, SeaSaltPaperShown } from "./wire";
import { signed } from "../../words.svelte";
import { faceOf, groupOf, named, say, type Held, type Kind } from "./cards";

export type SeaTurn = Turn<SeaSaltPaperShown, SeaSaltPaperPreview>;
export type Player = SeaSaltPaperShown["players"][number];
/** A pair in my hand. */
export type Pair = SeaSaltPaperShown["pairs"][number];
type Group = NonNullable<Player["points"]>["groups"][number];
export type Call = "stop" | "last-chance";

export class Plays {
  /** A laid pair whose effect still wants a pile or a player. */
  pair = $state.raw<Pair | null>(null);
  /** A card of my hand that waits for its partner. */
  held = $state.raw<Held | null>(null);
  /** A call that has been tapped once. */
  call = $state<Call | null>(null);

  constructor(readonly turn: SeaTurn) {}

  get shown(): SeaSaltPaperShown {
    return this.turn.shown;
  }
  get me(): Player {
    return this.shown.players[this.turn.near]!;
  }
  /** What I have to do now: of the game, or of a pair that is not sent yet. */
  get task(): string {
    if (!this.turn.mine) return "";
    if (this.pair) return this.pair.effect === "search" ? "searching" : "robbing";
    return this.shown.phase;
  }

  forget = (): void => {
    this.pair = null;
    this.held = null;
    this.call = null;
    this.turn.says = this.asks;
  };

  /** What I am asked for, as far as it is possible now; for taking the general sentence will do. */
  get asks(): string {
    if (["", "taking"].includes(this.task)) return "";
    const may = [this.pairs.some((pair) => this.can(pair.move)) && "pair", this.can("stop") && "call"];
    const pile = (this.shown.searched_pile ?? this.shown.empty_pile ?? -1) + 1;
    return say(`asks-${this.task}`, { pile, may: may.filter(Boolean).join("-") });
  }

  can(move: string): boolean {
    return this.turn.legal.includes(move);
  }
  preview(...moves: string[]): SeaSaltPaperPreview | undefined {
    const wanted = moves.join(" ");
    return this.turn.previews.find((preview) => preview.moves.join(" ") === wanted);
  }
  isChosen(...moves: string[]): boolean {
    return this.turn.chosen?.moves.join(" ") === moves.join(" ");
  }
  isHinted(move: string): boolean {
    return this.turn.hints[0]?.move === move && this.can(move);
  }

  /** Send a turn; the same again takes it back while it waits to be confirmed. */
  send(moves: string[], label: string): void {
    if (this.isChosen(...moves)) return this.turn.cancel();
    this.turn.choose(moves, label);
  }

  /** Send it if it is allowed; otherwise let the server say why it is not. */
  attempt(move: string, label: string): void {
    if (this.can(move)) this.send([move], label);
    else this.turn.why([move]);
  }

  // Pairs.

  /** Every pair in my hand, those of a kind together, the one to be offered first. */
  get pairs(): readonly Pair[] {
    return this.shown.pairs;
  }

  /** One pair for each kind. */
  get offers(): { pair: Pair; ways: number }[] {
    const first = this.pairs.filter(({ kind }, index) => this.pairs[index - 1]?.kind !== kind);
    return first.map((pair) => ({ pair, ways: this.pairs.filter(({ kind }) => kind === pair.kind).length }));
  }

  /** Lay a pair; where its effect leaves a choice, that comes first, and both are sent together. */
  lay(pair: Pair): void {
    if (this.pair?.move === pair.move || this.isChosen(pair.move)) return this.turn.cancel();
    if (!this.can(pair.move)) return this.turn.why([pair.move]);
    const choices = this.choices(pair);
    if (choices.length > 1) {
      this.turn.cancel();
      this.pair = pair;
    } else this.turn.choose([pair.move, ...choices], say("pair", { pair: pair.kind }));
  }

  /** The moves of which one follows a pair: piles to search, players to rob. */
  private choices(pair: Pair): readonly string[] {
    return this.preview(pair.move)?.choices ?? [];
  }

  /** Whether a move is possible: now, or after the pair that is not sent yet. */
  isOpen(move: string): boolean {
    return this.pair ? this.choices(this.pair).includes(move) : this.can(move);
  }

  /** Choose a pile or a player, for the pair that is not sent yet or for one that lies there. */
  private pick(move: string, label: string): void {
    if (this.pair && this.isOpen(move)) this.send([this.pair.move, move], label);
    else this.attempt(move, label);
  }

  /** A tap on a card of my hand. */
  touch(held: Held): void {
    const first = this.held;
    if (first?.slot === held.slot) return this.turn.cancel();
    const partner = first && this.partner(held.card, first.card);
    if (partner) return this.lay(partner);
    this.turn.cancel();
    if (this.pairs.some((pair) => this.isLaidWith(pair, held.card))) this.held = held;
    this.turn.says = this.held ? say("choose-partner", faceOf(held.card)) : this.worth(held.card);
  }

  private isLaidWith(pair: Pair, card: string): boolean {
    return this.task === "playing" && this.can(pair.move) && pair.cards.includes(card);
  }

  private partner(card: string, other: string): Pair | undefined {
    const both = [card, other].sort().join();
    return this.pairs.find((pair) => this.can(pair.move) && [...pair.cards].sort().join() === both);
  }

  /** Whether a card of my hand makes a pair with the selected one, or with any if none is. */
  fits({ card, slot }: Held): boolean {
    if (this.task !== "playing" || slot === this.held?.slot) return false;
    if (this.held) return this.partner(card, this.held.card) !== undefined;
    return this.pairs.some((pair) => this.isLaidWith(pair, card));
  }

  /** What my cards of a group are worth. */
  group(kind: Kind): Group | undefined {
    return this.me.points?.groups.find((group) => group.kind === kind);
  }

  /** How many cards of a group I have. */
  countOf(kind: Kind): number {
    return this.group(kind)?.cards ?? 0;
  }

  private worth(card: string): string {
    const group = this.group(groupOf(card));
    if (!group) return named(card);
    return say("card-worth", { ...faceOf(card), cards: group.cards, points: group.points });
  }

  // Piles, players, calls.

  /** A tap on a pile: to take, to search, to put the other card on. */
  pile(pile: number): void {
    const move = this.pileMove(pile);
    this.pick(move, this.task === "taking" ? this.gain(move) : say("pile", { pile }));
  }

  /** What a tap on a pile would send. */
  pileMove(pile: number): string {
    return `${this.pileVerb}:${pile}`;
  }
  get pileVerb(): "search" | "place" | "take" {
    return this.task === "searching" ? "search" : this.task === "placing" ? "place" : "take";
  }

  /** Whether the last move took from a pile, or put a card on it. */
  isLastPile(pile: number): boolean {
    const event = this.turn.last?.events[0] as SeaSaltPaperEvent | undefined;
    return event !== undefined && "pile" in event && event.pile === pile;
  }

  /** What a move adds to my points, if it is known. */
  gain(...moves: string[]): string {
    const found = this.preview(...moves);
    return found ? signed(found.change) : "";
  }

  robMove(seat: number): string {
    return `rob:${seat + 1}`;
  }
  rob(seat: number): void {
    this.pick(this.robMove(seat), this.turn.name(seat));
  }

  /** The first tap on a call explains it, the second makes it. */
  tapCall(call: Call): void {
    if (!this.can(call)) return this.turn.why([call]);
    if (this.call === call) return this.turn.choose([call], say(call));
    this.turn.cancel();
    this.call = call;
    this.turn.says = say(`${call}-explained`, this.callValues());
  }

  callValues(): { points: number; won: number; lost: number; bonus: number } {
    const bet = this.preview("last-chance");
    return {
      points: this.me.points?.card_points ?? 0,
      won: bet?.score_if_won ?? 0,
      lost: bet?.score_if_lost ?? 0,
      bonus: this.me.points?.colour_bonus ?? 0,
    };
  }
}
