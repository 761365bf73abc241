/** Maui at the table. */
import type { MauiPreview, MauiShown } from "./wire";
import { t, words } from "../../words.svelte";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import { pointsFrom } from "./selection.svelte";

const game: GameModule<MauiShown, MauiPreview> = {
  Board,
  counts: () => words.later("maui", import("./Counts.svelte")),
  scores: (shown) => shown.beaches.map((beach) => beach.score),
  sources: (shown) =>
    shown.sources.map((source) => ({
      key: `maui-source-${source}`,
      points: shown.beaches.map((beach) => pointsFrom(beach, source)),
    })),
  headline: ({ shown }) =>
    t("maui-headline", { half: shown.half ?? "whole", side: shown.side, round: shown.round_number }),
  lessons: ["take", "place", "steps", "outside", "umbrellas", "dollars", "end"].map(
    (lesson) => `maui-lesson-${lesson}`,
  ),
};

export default game;
