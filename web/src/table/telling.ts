/** What happened at a table, in the reader's language. */
import { called } from "../names";
import type { Told } from "../wire";
import { t, words, type Value, type Values } from "../words.svelte";
import type { Turn } from "./turn.svelte";

/** What people do beside the game. */
const BESIDE = ["undo", "pause", "resume", "replace", "retake", "refuse"];

/** An event of a game: what it is, and values that a sentence can take. */
export type GameEvent = { readonly what: string; readonly [part: string]: Value };

/** A line of the log. */
export interface Line {
  id: string;
  step: number;
  /** The seat it is about; -1 for nobody's. */
  seat: number;
  text: string;
  /** How the move is written; nothing for what only followed from it. */
  notation: string;
}

/** The lines about a step: one for each event that has a sentence. */
export function lines(turn: Turn, told: Told): Line[] {
  return sentences(turn, told)
    .map(({ text, seat }, index) => ({
      id: `${told.step}-${index}`,
      step: told.step,
      seat,
      text,
      notation: told.what === "move" && index === 0 ? told.text : "",
    }))
    .filter((line) => line.text);
}

function sentences(turn: Turn, told: Told): { text: string; seat: number }[] {
  const { seat } = told;
  if (told.what === "move" || told.what === "deal") {
    // A game of another package has no sentences here: its notation must do.
    if (!words.has(turn.view.game)) return [{ text: told.what === "move" ? turn.name(seat) : told.text, seat }];
    return (told.events as GameEvent[]).map((event) => ({
      text: say(turn, "log", event),
      seat: typeof event.seat === "number" ? event.seat : seat,
    }));
  }
  if (!BESIDE.includes(told.what)) return [];
  // The person's name, also while a bot plays for them.
  const name = called(turn.view.seats[seat]?.name ?? "", null);
  const why = told.what === "replace" ? told.why : null;
  return [{ text: t(`page-told-${told.what}`, { name, why }), seat }];
}

/** A sentence about an event: "log" for what happened, "advise" for a move that could be made. */
export function say(turn: Turn, kind: "log" | "advise", event: GameEvent): string {
  const key = `${turn.view.game}-${kind}-${event.what}`;
  return words.knows(key) ? t(key, named(turn, event)) : "";
}

/** An event's values with names for seats, and whether they are the reader's. */
function named(turn: Turn, { seat, victim, ...others }: GameEvent): Values {
  // A name must not be taken for nobody's.
  const name = (one: Value | undefined): Value =>
    typeof one === "number" ? turn.name(one).replace(/^none$/, "None") : null;
  const you = (one: Value | undefined): boolean => one !== null && one === turn.view.you;
  return { ...others, name: name(seat), you: you(seat), victim: name(victim), victim_you: you(victim) };
}
