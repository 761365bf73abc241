/** What can be played now, what is selected, and how it is sent. */
import type { Turn } from "../../table/turn.svelte";
import type { SeaSaltPaperPreview, SeaSaltPaperShown } from "./wire";
import { BOX, colourOf, groupOf, kindOf, named, say, signed } from "./cards";

export type SeaTurn = Turn<SeaSaltPaperShown, SeaSaltPaperPreview>;
export type Player = SeaSaltPaperShown["players"][number];
type Group = NonNullable<Player["points"]>["groups"][number];
export type Call = "stop" | "last-chance";

/** A pair in my hand that could be laid. */
export interface Pair {
  kind: string;
  cards: [string, string];
  move: string;
  legal: boolean;
}

const PAIRED: [string, string][] = [
  ["crab", "crab"],
  ["boat", "boat"],
  ["fish", "fish"],
  ["swimmer", "shark"],
];

const BOX_BY_COLOUR: Record<string, number> = {};
for (const colours of Object.values(BOX))
  for (const [colour, count] of Object.entries(colours)) BOX_BY_COLOUR[colour] = (BOX_BY_COLOUR[colour] ?? 0) + count;

const commonness = (cards: string[]): number => cards.reduce((sum, card) => sum + BOX_BY_COLOUR[colourOf(card)]!, 0);

export class Plays {
  /** A laid pair whose effect still wants a pile or a player. */
  pair = $state.raw<Pair | null>(null);
  /** The slot of a card of my hand that waits for its partner. */
  held = $state<string | null>(null);
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
    if (this.pair) return this.pair.kind === "crab" ? "searching" : "robbing";
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
    const may = [this.turn.legal.some((move) => move.startsWith("pair")) && "pair", this.can("stop") && "call"];
    const pile = (this.shown.searched_pile ?? this.empty) + 1;
    return say(`asks-${this.task}`, { pile, may: may.filter(Boolean).join("-") });
  }

  /** The empty pile, which a card that is not kept must go to; -1 if there is none. */
  get empty(): number {
    return this.shown.piles.findIndex((pile) => !pile.size);
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

  /** Every pair that two cards of my hand make. */
  get pairs(): Pair[] {
    const hand = this.me.hand ?? [];
    const found: Pair[] = [];
    for (const [kind, other] of PAIRED)
      hand.forEach((first, index) =>
        hand.forEach((second, place) => {
          const apart = kind === other ? place > index : place !== index;
          if (!apart || kindOf(first) !== kind || kindOf(second) !== other) return;
          const move = `pair:${first}+${second}`;
          if (found.some((pair) => pair.move === move)) return;
          found.push({ kind, cards: [first, second], move, legal: this.can(move) });
        }),
      );
    return found;
  }

  /** One pair for each kind: the one of the most common colours, so that rarer ones stay hidden. */
  get offers(): { pair: Pair; ways: number }[] {
    return PAIRED.map(([kind]) => this.pairs.filter((pair) => pair.kind === kind))
      .filter((pairs) => pairs.length)
      .map((pairs) => ({
        pair: pairs.reduce((best, pair) => (commonness(pair.cards) > commonness(best.cards) ? pair : best)),
        ways: pairs.length,
      }));
  }

  /** Lay a pair; where its effect leaves a choice, that comes first, and both are sent together. */
  lay(pair: Pair): void {
    if (this.pair?.move === pair.move || this.isChosen(pair.move)) return this.turn.cancel();
    if (!pair.legal) return this.turn.why([pair.move]);
    const follow = this.follow(pair);
    if (follow.length > 1) {
      this.turn.cancel();
      this.pair = pair;
    } else this.turn.choose([pair.move, ...follow], say("pair", { pair: pair.kind }));
  }

  /** The choices a pair leaves: piles to search, players to rob. */
  private follow(pair: Pair): string[] {
    if (pair.kind === "crab")
      return [1, 2].filter((pile) => this.shown.piles[pile - 1]!.size).map((pile) => `search:${pile}`);
    return pair.kind === "swimmer" ? this.victims.map((seat) => `rob:${seat + 1}`) : [];
  }

  get victims(): number[] {
    return this.shown.players
      .filter((player) => player.seat !== this.turn.near && player.hand_size && !player.is_revealed)
      .map((player) => player.seat);
  }

  /** A tap on a card of my hand. */
  touch(card: string, slot: string, others: string[]): void {
    const first = others.find((other) => other !== slot && other === this.held);
    if (this.held === slot) return this.turn.cancel();
    const partner = first && this.partner(card, cardIn(first));
    if (partner) return this.lay(partner);
    this.turn.cancel();
    if (this.task === "playing" && this.pairs.some((pair) => pair.legal && pair.cards.includes(card))) this.held = slot;
    this.turn.says = this.held
      ? say("choose-partner", { kind: kindOf(card), colour: colourOf(card) })
      : this.worth(card);
  }

  partner(card: string, other: string): Pair | undefined {
    return this.pairs.find(
      ({ cards: [first, second], legal }) =>
        legal && ((first === card && second === other) || (first === other && second === card)),
    );
  }

  /** Whether a card of my hand makes a pair with the selected one, or with any if none is. */
  fits(card: string, slot: string): boolean {
    if (this.task !== "playing" || slot === this.held) return false;
    if (this.held) return this.partner(card, cardIn(this.held)) !== undefined;
    return this.pairs.some((pair) => pair.legal && pair.cards.includes(card));
  }

  /** What my cards of a kind are worth, with those that score together with it. */
  group(kind: string): Group | undefined {
    return this.me.points?.groups.find((group) => group.kind === groupOf(kind));
  }

  /** How many of its kind I would have with a card. */
  with(card: string): number {
    return (this.group(kindOf(card))?.cards ?? 0) + 1;
  }

  private worth(card: string): string {
    const group = this.group(kindOf(card));
    if (!group) return named(card);
    return say("card-worth", { kind: kindOf(card), colour: colourOf(card), cards: group.cards, points: group.points });
  }

  // Piles, players, calls.

  /** A tap on a pile: to take, to search, to put the other card on. */
  pile(pile: number): void {
    const take = `take:${pile}`;
    if (this.task === "searching") {
      if (this.pair && this.shown.piles[pile - 1]!.size)
        this.send([this.pair.move, `search:${pile}`], say("pile", { pile }));
      else this.attempt(`search:${pile}`, say("pile", { pile }));
    } else if (this.task === "placing") this.attempt(`place:${pile}`, say("pile", { pile }));
    else this.attempt(take, this.gain(take));
  }

  isPileLive(pile: number): boolean {
    if (this.task === "searching") return this.shown.piles[pile - 1]!.size > 0;
    return this.can(`take:${pile}`) || this.can(`place:${pile}`);
  }

  /** What a tap on a pile would send, for marks and tests. */
  pileMove(pile: number): string {
    const verb = this.task === "searching" ? "search" : this.task === "placing" ? "place" : "take";
    return `${verb}:${pile}`;
  }

  /** What a move adds to my points, if it is known. */
  gain(...moves: string[]): string {
    const found = this.preview(...moves);
    return found ? signed(found.change) : "";
  }

  rob(seat: number): void {
    const move = `rob:${seat + 1}`;
    if (this.pair && this.victims.includes(seat)) this.send([this.pair.move, move], this.turn.name(seat));
    else this.attempt(move, this.turn.name(seat));
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

/** The card that lies in a slot of a hand. */
function cardIn(slot: string): string {
  return slot.split("-").slice(2, 4).join("-");
}
