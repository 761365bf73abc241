/** Maui at the table. */
import type { MauiPreview, MauiShown } from "./wire";
import { t, words } from "../../words.svelte";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import { advise, describe } from "./describe";

type Parts = MauiShown["beaches"][number]["parts"];
const GAINS: (keyof Parts)[] = ["shells", "pearls", "dollars"];
const LOSSES: (keyof Parts)[] = ["penalties", "crabs"];

/** What does not occur in a game needs no line. */
function sources(shown: MauiShown): { key: string; points: number[] }[] {
  const line = (part: keyof Parts, sign: number) => ({
    key: `maui-source-${part}`,
    points: shown.beaches.map((beach) => sign * beach.parts[part] || 0),
  });
  const lines = [...GAINS.map((part) => line(part, 1)), ...LOSSES.map((part) => line(part, -1))];
  const without = shown.half ? "" : shown.side === "crabs" ? "maui-source-pearls" : "maui-source-crabs";
  return lines.filter(({ key }) => key !== without);
}

const game: GameModule<MauiShown, MauiPreview> = {
  Board,
  counts: () => words.later("maui", import("./Counts.svelte")),
  scores: (shown) => shown.beaches.map((beach) => beach.score),
  sources,
  describe,
  advise,
  headline: ({ shown }) =>
    t("maui-headline", { half: shown.half ?? "whole", side: shown.side, round: shown.round_number }),
  // Everything lies open already.
  open: (shown) => Promise.resolve(shown[0]!),
  lessons: ["take", "place", "steps", "outside", "umbrellas", "dollars", "end"].map(
    (lesson) => `maui-lesson-${lesson}`,
  ),
};

export default game;
