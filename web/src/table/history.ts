/** The steps of the game that stand: what was taken back has not happened. */
import type { Step, Told } from "../wire";

export function standing(log: Told[]): Step[] {
  const steps: Step[] = [];
  for (const told of log) {
    if (told.what === "undo") steps.splice(Math.max(0, steps.length - told.undone));
    else if (told.what === "move" || told.what === "deal") steps.push(told);
  }
  return steps;
}
