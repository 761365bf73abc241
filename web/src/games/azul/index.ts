import type { AzulPreview, AzulShown } from "./wire";
import { t } from "../../words.svelte";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";

type Goal = AzulShown["boards"][number]["bonuses"]["goals"][number]["kind"];

/** The points of complete rows, columns or patterns, by seat. */
const bonus = (shown: AzulShown, kind: Goal): number[] =>
  shown.boards.map((board) => board.bonuses.goals.find((goal) => goal.kind === kind)!.points);

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
    { key: "azul-source-rows", points: bonus(shown, "row") },
    { key: "azul-source-columns", points: bonus(shown, "column") },
    { key: "azul-source-patterns", points: bonus(shown, "pattern") },
  ],
  headline: (turn) =>
    t("azul-headline", {
      round: turn.shown.round_number,
      last: turn.shown.last_round && turn.shown.phase !== "over" ? "yes" : "no",
    }),
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
