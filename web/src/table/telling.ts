/** What happened at a table, in the reader's language; empty for what needs no line. */
import { gameOf } from "../games";
import { called } from "../names";
import type { Told } from "../wire";
import { t } from "../words.svelte";
import type { Turn } from "./turn.svelte";

/** What people do beside the game. */
const BESIDE = ["undo", "pause", "resume", "replace", "retake", "refuse"];

export function tell(turn: Turn, told: Told): string {
  // The person's name, also while a bot plays for them.
  const name = (): string => called(turn.view.seats[told.seat]?.name ?? "", null);
  if (BESIDE.includes(told.what)) return t(`page-told-${told.what}`, { name: name() });
  return gameOf(turn.view.game).describe(turn, told);
}
