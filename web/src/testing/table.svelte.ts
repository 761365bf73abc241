/** Tables, turns and boards to test with, without a server. */
import { flushSync } from "svelte";
import { onTestFinished } from "vitest";
import { Turn, type Source } from "../table/turn.svelte";
import type { Message, Refusal, SeatView, Step, TableView, Told } from "../wire";

/** Makes a seat with somebody on it. */
export const seat = (number: number, name = `Person ${number}`): SeatView => ({
  seat: number,
  kind: "person",
  name,
  bot: null,
  outside_bot: false,
  away: false,
  muted: false,
  salt: "",
  seconds_left: null,
});

/** Makes a running table of two, seen by the first of them. */
export const tableView = (change: Partial<TableView> = {}): TableView => ({
  table: "abc",
  game: "azul",
  options: {},
  customs: { clock: null, undo: true, hints: true, chat: "free", stand_in: "casual" },
  public: false,
  rated: false,
  status: "running",
  step: 1,
  seats: [seat(0), seat(1)],
  you: 0,
  owner: true,
  to_move: 0,
  turn_began: null,
  deadline: null,
  shown: {},
  must: null,
  legal: [],
  log_from: 1,
  may_undo: false,
  proposal: null,
  commitment: "",
  secret: null,
  game_steps: 1,
  scores: null,
  ranks: null,
  now: 0,
  ...change,
});

/** Makes a step of the game, as the log has it. */
export const told = (
  step: number,
  seat: number,
  text: string,
  what: "move" | "deal" = "move",
  events: object[] = [],
): Step => ({ step, what, seat, text, at: 0, events });

export const paused = (step: number, seat: number): Told => ({ step, what: "pause", seat, at: 0 });

/** So many steps of the game are taken back. */
export const undo = (step: number, seat: number, undone: number): Told => ({ step, what: "undo", seat, at: 0, undone });

/** Gives a turn its table, and remembers what was sent. */
export class FakeSource implements Source {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<Told[]>([]);
  sending = $state(false);
  current = $state(true);
  refusal = $state.raw<Refusal | null>(null);
  readonly messages: Message[] = [];
  readonly link = "live";
  readonly token = null;
  sent: { moves: string[]; later: string[] }[] = [];
  acts: { what: string; body: object }[] = [];
  refused: unknown[] = [];

  constructor(view: Partial<TableView> = {}) {
    this.view = tableView(view);
  }

  change(view: Partial<TableView>): void {
    this.view = { ...this.view!, ...view };
  }
  send(moves: string[], later: string[] = []): Promise<void> {
    this.sent.push({ moves, later });
    return Promise.resolve();
  }
  act(what: string, body: object = {}): Promise<void> {
    this.acts.push({ what, body });
    return Promise.resolve();
  }
  refuse(error: unknown): void {
    this.refused.push(error);
  }
  /** The moves that went out, each request in one line. */
  get lines(): string[] {
    return this.sent.map(({ moves }) => moves.join(" "));
  }
}

/** Makes something that has effects, as a component would; it ends with the test. */
export function living<Made>(make: () => Made): Made {
  let made!: Made;
  onTestFinished($effect.root(() => void (made = make())));
  flushSync();
  return made;
}

/** Makes a turn at a table where these moves are possible. */
export function turnAt<Shown, Preview>(
  shown: Shown,
  legal: string[],
  previews: Preview[] = [],
): { turn: Turn<Shown, Preview>; source: FakeSource } {
  const source = new FakeSource({ shown, legal });
  const turn = new Turn<Shown, Preview>(source);
  turn.previews = previews;
  return { turn, source };
}
