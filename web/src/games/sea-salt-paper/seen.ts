/** Which open card a step was about: the log tells the pile, the table showed the card. */
import { SvelteMap } from "svelte/reactivity";
import type { TableView, Told } from "../../wire";
import type { SeaSaltPaperShown } from "./wire";

const seen = new SvelteMap<string, string>();
/** By viewer as well: at a shared device another one may not know it. */
const key = (view: TableView, step: number): string => `${view.table} ${view.you} ${step}`;

/** The card of a step, if this page was there. */
export function cardOf(view: TableView, step: number): string | undefined {
  return seen.get(key(view, step));
}

/** Note what the steps between two positions took from the piles and put there. */
export function notice(view: TableView, steps: Told[], before: SeaSaltPaperShown, now: SeaSaltPaperShown): void {
  const moves = steps.filter((told) => told.what === "move");
  for (const told of moves) {
    const [verb, place] = told.text.split(":");
    const only = moves.filter((other) => other.text.startsWith(`${verb}:`)).length === 1;
    if (!only || before.round_number !== now.round_number) continue;
    const pile = Number(place) - 1;
    const card =
      verb === "take"
        ? before.piles[pile]?.top
        : verb === "place"
          ? now.piles[pile]?.top
          : verb === "pick"
            ? before.searched_cards?.[pile]
            : null;
    if (card) seen.set(key(view, told.step), card);
  }
}
