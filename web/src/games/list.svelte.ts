/** The games that can be played here, as the server lists them: asked for once, and kept. */
import { ask } from "../api";
import type { GameLine } from "../wire";
import { words } from "../words.svelte";
import { DRAWN } from ".";

const AGAIN = 3000; // milliseconds

class Games {
  private lines = $state.raw<GameLine[]>([]);

  /** Those with a board of their own come first, and stand for all until the list is there. */
  names = $derived.by(() => {
    const listed = this.lines.map((line) => line.name);
    if (!listed.length) return DRAWN;
    return [...DRAWN.filter((name) => listed.includes(name)), ...listed.filter((name) => !DRAWN.includes(name))];
  });

  /** How strong bots are, the weakest first. */
  levels = $derived([...new Set(this.lines.flatMap((line) => line.bots))]);

  private tell = (): void => {};
  readonly loaded = new Promise<void>((resolve) => (this.tell = resolve));

  async load(): Promise<void> {
    try {
      this.lines = await ask<GameLine[]>("GET", "/api/games");
      this.tell();
    } catch {
      setTimeout(() => void this.load(), AGAIN);
    }
  }

  line = (name: string): GameLine | undefined => this.lines.find((line) => line.name === name);
  title = (name: string): string => words.or(`${name}-title`, this.line(name)?.title ?? name);
  short = (name: string): string => words.or(`${name}-short`, this.title(name));
}

export const games = new Games();
