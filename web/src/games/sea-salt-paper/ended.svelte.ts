/** Notices that a round has ended, and how, so that it can be shown. */
import { ask } from "../../api";
import type { SeaSaltPaperShown } from "../../wire";
import type { SeaTurn } from "./plays.svelte";

export class Ended {
  shown = $state.raw<SeaSaltPaperShown | null>(null);
  over = $state(false);

  constructor(private readonly turn: SeaTurn) {}

  /** A position has followed another. */
  follow(before: SeaSaltPaperShown, now: SeaSaltPaperShown): void {
    if (this.turn.connection.link !== "live") return; // a replay tells it step by step
    if (now.phase === "over" && before.phase !== "over") [this.shown, this.over] = [now, true];
    else if (now.round_number === before.round_number + 1) void this.ask();
  }

  async ask(): Promise<void> {
    const path = `/api/tables/${this.turn.view.table}/last-round`;
    const found = await ask<{ shown: SeaSaltPaperShown | null }>("GET", path, undefined, this.turn.connection.token).catch(() => null);
    [this.shown, this.over] = [found?.shown ?? null, false];
  }

  close = (): void => {
    this.shown = null;
  };
}
