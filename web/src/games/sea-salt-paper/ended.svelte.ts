/** Notices that a round has ended, and how, so that it can be shown. */
import { ask } from "../../api";
import type { SeaSaltPaperShown } from "./wire";
import type { SeaTurn } from "./plays.svelte";

/** By turn: at a shared device the board is made anew for each player, who go on from what they saw. */
const all = new WeakMap<SeaTurn, Ended>();

export class Ended {
  shown = $state.raw<SeaSaltPaperShown | null>(null);
  over = $state(false);
  /** The last position that was seen. */
  private last: SeaSaltPaperShown | null = null;

  private constructor(private readonly turn: SeaTurn) {}

  static of(turn: SeaTurn): Ended {
    const ended = all.get(turn) ?? new Ended(turn);
    all.set(turn, ended);
    return ended;
  }

  /** A position has followed the last one. */
  follow(now: SeaSaltPaperShown): void {
    const before = this.last;
    this.last = now;
    if (!before || this.turn.connection.link !== "live") return; // a replay tells it step by step
    if (now.phase === "over" && before.phase !== "over") [this.shown, this.over] = [now, true];
    else if (now.round_number === before.round_number + 1) void this.ask();
  }

  async ask(): Promise<void> {
    const path = `/api/tables/${this.turn.view.table}/last-round`;
    const found = await ask<{ shown: SeaSaltPaperShown | null }>(
      "GET",
      path,
      undefined,
      this.turn.connection.token,
    ).catch(() => null);
    [this.shown, this.over] = [found?.shown ?? null, false];
  }

  close = (): void => {
    this.shown = null;
  };
}
