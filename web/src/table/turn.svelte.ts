/** What a board needs to know, and the one way in which it acts. */
import { ask } from "../api";
import { called } from "../names";
import { kept } from "../preferences.svelte";
import type { Hint, Message, Moved, Refusal, TableView, Told } from "../wire";
import type { Link } from "./connection.svelte";
import { standing } from "./history";

/** A whole turn that the player has put together and that would now be sent. */
export interface Chosen {
  moves: string[];
  /** What it gives, for the button: "line 3 · +6". */
  label: string;
  /** What follows once these moves have shown something new, if it is possible then. */
  later: string[];
}

/** Where a turn comes from and goes to: a live table, or the record of one. */
export interface Source {
  readonly view: TableView | null;
  readonly log: Told[];
  readonly messages: Message[];
  readonly link: Link;
  readonly sending: boolean;
  /** Whether the position shown is the newest: on another one nobody acts. */
  readonly current: boolean;
  readonly token: string | null;
  refusal: Refusal | null;
  send(moves: string[], later?: string[]): Promise<void>;
  act(what: string, body?: object): Promise<void>;
  refuse(error: unknown): void;
}

export const COUNTDOWN = 3000; // milliseconds

/**
 * The table seen by a board. `Shown` is what the game shows, `Preview` what a turn would give.
 * A replay and a curtain give a board the same, with nothing to do.
 */
export class Turn<Shown = unknown, Preview = unknown> {
  /** What the selection will do, for the instruction line; the frame says the rest. */
  says = $state("");
  chosen = $state.raw<Chosen | null>(null);
  previews = $state.raw<Preview[]>([]);
  hints = $state.raw<Hint[]>([]);
  hintsFor = $state(-1);
  /** Which sheet lies over the table. */
  sheet = $state("");
  /** What a listener asked to be read: the last move or the scores. */
  read = $state<"" | "last" | "scores">("");
  /** When a countdown sends by itself, by performance.now(). */
  sendsAt = $state<number | null>(null);
  private timer = 0;
  private previewed = -1;
  private cancels: (() => void)[] = [];

  /** Everybody who plays at this device, when several share it. */
  beside: Turn[] = [this];

  constructor(readonly connection: Source) {}

  get view(): TableView {
    return this.connection.view!;
  }
  get shown(): Shown {
    return this.view.shown as Shown;
  }
  /** The seat whose board is nearest: mine, or the first for an onlooker. */
  get near(): number {
    return this.view.you ?? 0;
  }
  /** Whether I may move now. */
  get mine(): boolean {
    return this.view.legal.length > 0 && !this.connection.sending && this.connection.current;
  }
  get legal(): string[] {
    return this.mine ? this.view.legal : [];
  }
  /** The last move that stands, as far as it is shown. */
  get last(): Moved | undefined {
    return this.moves.at(-1);
  }
  /** The moves that stand, as far as they are shown: what the board marks. */
  get moves(): Moved[] {
    const known = this.log.filter((told) => told.step <= this.view.step);
    return standing(known).filter((told) => told.what === "move");
  }
  /** What happened, without lines that a table which plays from memory takes away. */
  get log(): Told[] {
    const { log_from } = this.view;
    return this.connection.log.filter((told) => told.step >= log_from);
  }

  /** What a seat is called where its badge stands beside. */
  plainName(seat: number): string {
    const found = this.view.seats[seat];
    return found ? called(found.name, found.bot) : "";
  }

  /** Who is called the same is told apart by the letter on the badge. */
  name(seat: number): string {
    const name = this.plainName(seat);
    const same = this.view.seats.filter((one) => this.plainName(one.seat) === name);
    return same.length > 1 ? `${name} ${"ABCD"[seat]}` : name;
  }

  /** Seats in the order in which they sit, beginning after mine. */
  get others(): number[] {
    const count = this.view.seats.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.near + 1 + index) % count);
  }

  /** A turn is complete: sent at once, or when the player has confirmed it, as they prefer. */
  choose(moves: string[], label: string, later: string[] = []): void {
    clearTimeout(this.timer);
    this.chosen = { moves, label, later };
    this.sendsAt = null;
    if (kept.confirm === "off") return this.confirm();
    if (kept.confirm === "countdown") {
      this.sendsAt = performance.now() + COUNTDOWN;
      this.timer = window.setTimeout(() => this.confirm(), COUNTDOWN);
    }
  }

  confirm(): void {
    const chosen = this.chosen;
    if (!chosen) return;
    this.cancel();
    void this.connection.send(chosen.moves, chosen.later);
  }

  /** Nothing is selected any more. */
  cancel(): void {
    clearTimeout(this.timer);
    this.chosen = null;
    this.sendsAt = null;
    this.says = "";
    for (const forget of this.cancels) forget();
  }

  /** A board that holds a selection is told when to forget it. Call it while it is being made. */
  onCancel(forget: () => void): void {
    $effect(() => {
      this.cancels.push(forget);
      return () => void (this.cancels = this.cancels.filter((one) => one !== forget));
    });
  }

  /** Ask the server why these moves are not possible: it refuses them and names the rule. */
  why(moves: string[]): void {
    if (this.mine) void this.connection.send(moves);
  }

  /** Who may take a move back: I, or who sits at this device too. */
  get undoer(): Turn | undefined {
    return [this, ...this.beside].find((turn) => turn.connection.view?.may_undo);
  }

  undo(): void {
    this.cancel();
    void (this.undoer ?? this).connection.act("ask", { what: "undo", after: this.view.step });
  }

  /** Ask a bot what it would look at. */
  async askHint(): Promise<void> {
    const path = `/api/tables/${this.view.table}/hint`;
    const { step } = this.view;
    try {
      this.hints = await ask<Hint[]>("GET", path, undefined, this.connection.token);
      this.hintsFor = step;
    } catch (error) {
      this.connection.refuse(error);
    }
  }

  /** What each possible turn would give; asked for once when my turn begins. */
  async preview(): Promise<void> {
    const { table, step } = this.view;
    if (!this.mine || this.previewed === step) return;
    this.previewed = step;
    this.previews = [];
    const found = await ask<{ step: number; previews: Preview[] }>(
      "GET",
      `/api/tables/${table}/previews`,
      undefined,
      this.connection.token,
    ).catch(() => null);
    if (!found && this.view.step === step) {
      // Boards put moves together from these, so they must come.
      this.previewed = -1;
      setTimeout(() => void this.preview(), 1500);
    }
    if (found && found.step === this.view.step) this.previews = found.previews;
  }
}
