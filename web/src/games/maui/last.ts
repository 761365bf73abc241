/** What each seat did last, as far as a beach can mark it. */
import { standing } from "../../table/history";
import type { MauiTurn } from "./selection.svelte";

/** Whether the seat's last turn laid a towel (and did not take dollars). */
export function lastTowel(turn: MauiTurn, seat: number): boolean {
  const told = standing(turn.log).findLast((line) => line.what === "move" && line.seat === seat);
  return told !== undefined && /^(take|spare|place|bonus)/.test(told.text);
}
