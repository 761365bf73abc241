/** How a round ended, for showing. */
import type { SeaSaltPaperShown } from "./wire";
import { kindOf, partOf, type Part } from "./cards";
import type { Player } from "./plays.svelte";

export type Result = "stop" | "won" | "lost" | "void" | "mermaids";

export function resultOf(shown: SeaSaltPaperShown): Result {
  if (shown.won_by_mermaids !== null) return "mermaids";
  if (shown.call === null || shown.caller === null) return "void";
  if (shown.call === "stop") return "stop";
  const { last_points, points } = shown.players[shown.caller]!;
  return last_points > points!.colour_bonus ? "won" : "lost";
}

/** Whether a player was paid for cards, and for the colour bonus. */
export function paidFor(shown: SeaSaltPaperShown, seat: number): { cards: boolean; colour: boolean } {
  const result = resultOf(shown);
  const called = seat === shown.caller;
  return {
    cards: result === "stop" || (result === "won" && called) || (result === "lost" && !called),
    colour: result === "won" || (result === "lost" && called),
  };
}

/** A player's cards by what they scored; half a pair scores nothing. */
export function sorted(player: Player): Record<Part | "singles", string[]> {
  const found: Record<Part | "singles", string[]> = {
    pairs: [],
    collections: [],
    multipliers: [],
    mermaids: [],
    singles: [],
  };
  const waiting: Record<string, string[]> = {};
  const partner: Record<string, string> = { swimmer: "shark", shark: "swimmer" };
  for (const card of [...player.laid.flat(), ...(player.hand ?? [])]) {
    const kind = kindOf(card);
    const part = partOf(kind);
    if (part !== "pairs") {
      found[part].push(card);
      continue;
    }
    const other = waiting[partner[kind] ?? kind]?.pop();
    if (other) found.pairs.push(other, card);
    else (waiting[kind] ??= []).push(card);
  }
  found.singles = Object.values(waiting).flat();
  return found;
}
