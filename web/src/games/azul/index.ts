import type { AzulPreview, AzulShown } from "./wire";
import { t } from "../../words.svelte";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { advise, describe } from "./telling";

const ROW = 2;
const COLUMN = 7;
const PATTERN = 10;

const game: GameModule<AzulShown, AzulPreview> = {
  Board,
  counts: () => Promise.resolve({ default: Counts }),
  scores: (shown) => shown.boards.map((board) => board.score),
  sources: (shown) => [
    // Bonuses are part of a score only when the game is over.
    {
      key: "azul-source-play",
      points: shown.boards.map((one) => one.score - (shown.phase === "over" ? one.bonuses.points : 0)),
    },
    { key: "azul-source-rows", points: shown.boards.map((one) => ROW * one.bonuses.full_rows.length) },
    { key: "azul-source-columns", points: shown.boards.map((one) => COLUMN * one.bonuses.full_columns.length) },
    { key: "azul-source-patterns", points: shown.boards.map((one) => PATTERN * one.bonuses.full_patterns.length) },
  ],
  describe,
  advise,
  headline: (turn) =>
    t("azul-headline", {
      round: turn.shown.round_number,
      last: turn.shown.last_round && turn.shown.phase !== "over" ? "yes" : "no",
    }),
  open: (shown) => Promise.resolve(shown[0]!),
  lessons: [
    "azul-lesson-take",
    "azul-lesson-place",
    "azul-lesson-wall",
    "azul-lesson-floor",
    "azul-lesson-centre",
    "azul-lesson-end",
  ],
};
export default game;
