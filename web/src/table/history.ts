/** The steps of the game that stand: what was taken back has not happened. */
import type { Told } from "../wire";

export function standing(log: Told[]): Told[] {
  const steps: Told[] = [];
  for (const told of log) {
    if (told.what === "undo") steps.splice(Math.max(0, steps.length - (told.undone ?? 0)));
    else if (told.what === "move" || told.what === "deal") steps.push(told);
  }
  return steps;
}
