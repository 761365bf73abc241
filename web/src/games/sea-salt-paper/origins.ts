/** Where a card that a player has got came from, so that its picture glides from there. */
import { standing } from "../../table/history";
import type { SeaSaltPaperEvent } from "./wire";
import type { SeaTurn } from "./plays.svelte";

/** By seat, the place of the last card that came to the hand; nothing for who has got none. */
export function originsOf(turn: SeaTurn): Partial<Record<number, string>> {
  const found: Partial<Record<number, string>> = {};
  for (const { step, events } of standing(turn.log))
    for (const event of events as SeaSaltPaperEvent[]) {
      const place = step <= turn.view.step ? placeOf(event) : null;
      if (place && "seat" in event && event.seat !== null) found[event.seat] = place;
    }
  return found;
}

function placeOf(event: SeaSaltPaperEvent): string | null {
  switch (event.what) {
    case "took":
    case "searched":
      return `pile-${event.pile}`;
    case "stole":
      return `hand-${event.victim}`;
    case "kept":
    case "drew-to-hand":
      return "deck";
    default:
      return null;
  }
}
