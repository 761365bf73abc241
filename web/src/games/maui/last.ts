/** What was done last, as far as the table marks it. */
import type { MauiEvent } from "./wire";
import type { MauiTurn, Row } from "./selection.svelte";

/** The column of the towel that a seat's last turn laid; nothing if it took dollars. */
export function lastColumn(turn: MauiTurn, seat: number): number | null {
  for (const move of turn.moves.filter((one) => one.seat === seat).reverse())
    for (const event of move.events as MauiEvent[]) {
      if (event.what === "placed") return event.column;
      if (event.what === "took-dollars") return null;
    }
  return null;
}

/** The row of the market whose dollars the last move took. */
export function lastDollars(turn: MauiTurn): Row | null {
  const event = turn.last?.events[0] as MauiEvent | undefined;
  return event?.what === "took-dollars" ? event.row : null;
}
