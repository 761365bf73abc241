/** The games a table can show. Each is loaded when somebody sits down at it. */
import type { Component } from "svelte";
import type { Turn } from "../table/turn.svelte";

/** `Shown` is what the game shows, `Preview` what a turn would give. */
export interface GameModule<Shown, Preview> {
  /** The whole table below the instruction line. */
  Board: Component<{ turn: Turn<Shown, Preview> }>;
  /** What may be counted: shown in a sheet, and loaded when that is opened. */
  counts?(): Promise<{ default: Component<{ turn: Turn<Shown, Preview> }> }>;
  /** The score of every seat as it stands. */
  scores(shown: Shown): number[];
  /** The score at the end, source by source: a line for each source, points for each seat. */
  sources(shown: Shown): { key: string; points: number[] }[];
  /** A short text for the bar: "Round 5". */
  headline(turn: Turn<Shown, Preview>): string;
  /** Keys of the sentences of the short introduction, in order. */
  lessons: string[];
}

/** A game whose positions only its own board can read. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- which game it is, is known only at a table
export type AnyGame = GameModule<any, any>;

const modules = import.meta.glob<AnyGame>(["./*/index.ts", "!./plain/index.ts"], { import: "default" });

/** Games with a board of their own. */
export const DRAWN = Object.keys(modules).map((path) => path.split("/")[1]!);

const loaded = new Map<string, AnyGame>();

export async function loadGame(name: string): Promise<AnyGame> {
  const load = modules[`./${name}/index.ts`] ?? (() => import("./plain").then((plain) => plain.default));
  const found = loaded.get(name) ?? (await load());
  loaded.set(name, found);
  return found;
}

/** A game that has been loaded. */
export function gameOf(name: string): AnyGame {
  return loaded.get(name)!;
}
