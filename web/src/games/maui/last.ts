/** What each seat did last, as far as a beach can mark it. */
import type { MauiTurn } from "./selection.svelte";

/** Whether the seat's last turn laid a towel (and did not take dollars). */
export function lastTowel(turn: MauiTurn, seat: number): boolean {
  const told = turn.log.findLast((line) => line.what === "move" && line.seat === seat);
  return told !== undefined && /^(take|spare|place|bonus)/.test(told.text);
}
