/** A finished game as a board is shown it: one position, and nothing to do. */
import { ask } from "../api";
import type { Message, Position, Refusal, Step, TableView, Told } from "../wire";
import { standing } from "./history";
import type { Source } from "./turn.svelte";

/** From whose eyes: a seat, an onlooker, or with everything open. */
export type Eyes = number | "onlooker" | "open";

export class Record implements Source {
  step = $state(0);
  eyes = $state<Eyes>("open");
  view = $state.raw<TableView | null>(null);
  log = $state.raw<Step[]>([]);
  steps = $state(0);
  readonly messages: Message[] = [];
  readonly link = "record";
  readonly sending = false;
  readonly current = true;
  readonly token = null;
  refusal: Refusal | null = null;
  private last: TableView | null = null;
  private history: Step[] = [];
  private known: { [path: string]: Promise<Position> } = {};

  constructor(readonly table: string) {}

  /** The table as it ended, and what happened. Refused while the game goes on. */
  async open(): Promise<TableView> {
    this.last = await ask<TableView>("GET", `/api/tables/${this.table}`);
    const history = await ask<Told[]>("GET", `/api/tables/${this.table}/history?after=0`);
    this.history = standing(history);
    this.steps = (await this.position(0, "onlooker")).steps;
    return this.last;
  }

  private position(step: number, eyes: Eyes): Promise<Position> {
    const query = eyes === "open" ? "everything=true" : `seat=${eyes === "onlooker" ? -1 : eyes}`;
    const path = `/api/tables/${this.table}/positions/${step}?${query}`;
    const found = (this.known[path] ??= ask<Position>("GET", path));
    found.catch(() => delete this.known[path]);
    return found;
  }

  /** What to show for a step; the next ones are asked for before they are needed. */
  async read(step: number, eyes: Eyes): Promise<() => void> {
    const last = this.last!;
    const { shown, to_move: toMove } = await this.position(step, eyes);
    if (step < this.steps) void this.position(step + 1, eyes);
    return () => {
      this.step = step;
      this.eyes = eyes;
      this.log = this.history.slice(0, step);
      this.view = {
        ...last,
        shown,
        you: typeof eyes === "number" ? eyes : null,
        to_move: toMove >= 0 ? toMove : null,
        status: step === this.steps ? "over" : "running",
        legal: [],
        may_undo: false,
        deadline: null,
        game_steps: step,
        // The record's steps are those of the game, all of them on the table.
        step: this.history[step - 1]?.step ?? 0,
      };
    };
  }

  /** The next step at which somebody has to decide, in a direction. */
  nextMove(direction: 1 | -1): number {
    let step = this.step + direction;
    while (step > 0 && step < this.steps && this.history[step]?.what === "deal") step += direction;
    return Math.max(0, Math.min(this.steps, step));
  }

  async send(): Promise<void> {}
  async act(): Promise<void> {}
  refuse(): void {}
}
