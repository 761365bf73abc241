/** The log in words. What a step means often depends on the steps before it. */
import type { Told } from "../../wire";
import { colourOf, kindOf, say } from "./cards";
import type { SeaTurn } from "./plays.svelte";
import { cardOf } from "./seen";

interface Context {
  /** The move that a deal belongs to. */
  cause: Told | null;
  /** Which of the cards that this cause brought, from 0. */
  index: number;
  /** The cards drawn that a keep chooses from. */
  drawn: string[];
}

const contexts = new WeakMap<Told[], Map<number, Context>>();

function contextsOf(log: Told[]): Map<number, Context> {
  let found = contexts.get(log);
  if (found) return found;
  found = new Map();
  let cause: Told | null = null;
  let drawn: string[] = [];
  for (const told of log) {
    if (told.what === "deal") {
      found.set(told.step, { cause, index: drawn.length, drawn });
      if (!told.text.startsWith("first:")) drawn.push(told.text);
    }
    if (told.what === "move") {
      const keeps = told.text.startsWith("keep:") || told.text.startsWith("place:");
      found.set(told.step, { cause, index: 0, drawn });
      if (!keeps) [cause, drawn] = [told, []];
    }
  }
  contexts.set(log, found);
  return found;
}

/** Where a step stands that ends a turn. */
const ends = (told: Told): boolean => told.what === "move" && ["end", "last-chance", "stop"].includes(told.text);

/** The first step whose line may be read: two laps back at a table that plays from memory. */
function firstLine(turn: SeaTurn): number {
  if (turn.view.options.memory_aid || turn.view.status === "over") return 0;
  const turns = turn.log.filter(ends);
  return turns.at(-2 * turn.view.seats.length)?.step ?? 0;
}

export const hidesOldLines = (turn: SeaTurn): boolean => firstLine(turn) > 0;

export function describe(turn: SeaTurn, told: Told): string {
  if (told.step <= firstLine(turn)) return "";
  const context = contextsOf(turn.log).get(told.step);
  if (!context) return "";
  return told.what === "deal" ? deal(turn, told, context) : move(turn, told, context);
}

const who = (turn: SeaTurn, seat: number) => ({ name: turn.name(seat), you: seat === turn.view.you ? "yes" : "no" });
const what = (card: string | null | undefined) =>
  card && card !== "?" ? { kind: kindOf(card), colour: colourOf(card) } : { kind: "hidden", colour: "" };
/** The two cards of a pair, as notation joins them. */
function both(cards: string) {
  const [first, second = first] = cards.split("+") as [string, string?];
  return { pair: kindOf(first), first: colourOf(first), second: colourOf(second) };
}

/** A move that nobody has made yet. */
export function advise(turn: SeaTurn, text: string): string {
  const [verb, rest = ""] = text.split(":") as [string, string?];
  const number = Number(rest) || 0;
  const { piles, searched_cards } = turn.shown;
  const card = verb === "take" ? piles[number - 1]?.top : verb === "pick" ? searched_cards?.[number - 1] : rest;
  return say("advice", { verb, pile: number, name: turn.name(number - 1), ...both(rest), ...what(card) });
}

function move(turn: SeaTurn, told: Told, context: Context): string {
  const [verb, rest = ""] = told.text.split(":");
  const values = { ...who(turn, told.seat), pile: Number(rest) || 0 };
  const card = what(cardOf(turn.view, told.step));
  if (verb === "keep") return say("log-keep", { ...values, ...what(rest) });
  if (verb === "place")
    return say("log-place", { ...values, ...(card.kind === "hidden" ? what(other(turn, told, context)) : card) });
  if (verb === "take") return say("log-take", { ...values, ...card });
  if (verb === "pick") return say("log-pick", { ...values, ...card });
  if (verb === "pair") return say("log-pair", { ...values, ...both(rest) });
  if (verb === "search" || verb === "stop" || verb === "last-chance") return say(`log-${verb}`, values);
  return "";
}

/** The card of two that was not kept. */
function other(turn: SeaTurn, told: Told, context: Context): string | undefined {
  const kept = turn.log.findLast((one) => one.step < told.step && one.text.startsWith("keep:"))?.text.slice(5);
  const [first, second] = context.drawn;
  return kept === first ? second : first;
}

function deal(turn: SeaTurn, told: Told, { cause, index }: Context): string {
  if (told.text.startsWith("first:")) return say("log-first", who(turn, Number(told.text.slice(6)) - 1));
  const [verb, rest = ""] = (cause?.text ?? "").split(":");
  const card = what(told.text);
  if (verb === "rob" && cause) {
    const victim = Number(rest) - 1;
    return say("log-steal", {
      ...who(turn, cause.seat),
      ...card,
      victim: turn.name(victim),
      mine: victim === turn.view.you ? "yes" : "no",
    });
  }
  if (verb === "pair" && cause) return say("log-fish", { ...who(turn, cause.seat), ...card });
  if (verb === "deck") return "";
  return say("log-open", { ...card, pile: index + 1 });
}
