/** The steps of the game that stand: what was taken back has not happened. */
import type { Told } from "../wire";

export function standing(log: Told[]): Told[] {
  const steps: Told[] = [];
  for (const told of log) {
    if (told.what === "undo") takeBack(steps, told.seat);
    else if (told.what === "move" || told.what === "deal") steps.push(told);
  }
  return steps;
}

/** An undo goes back to before the seat's own last move. */
function takeBack(steps: Told[], seat: number): void {
  while (steps.length) {
    const last = steps.pop()!;
    if (last.what === "move" && last.seat === seat) return;
  }
}
