/** What happened at a table, in the reader's language; empty for what needs no line. */
import { gameOf } from "../games";
import type { Told } from "../wire";
import { t } from "../words.svelte";
import type { Turn } from "./turn.svelte";

/** What people do beside the game. */
const BESIDE = ["undo", "pause", "resume", "replace", "retake", "refuse"];

export function tell(turn: Turn, told: Told): string {
  if (BESIDE.includes(told.what)) return t(`page-told-${told.what}`, { name: turn.name(told.seat) });
  return gameOf(turn.view.game).describe(turn, told);
}
