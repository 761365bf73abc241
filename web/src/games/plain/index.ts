/** The board of every game that has none of its own: what is shown as it stands, and each move as a button. */
import type { GameModule } from "..";
import Board from "./Board.svelte";

const game: GameModule<unknown, unknown> = {
  Board,
  scores: () => [],
  sources: () => [],
  headline: () => "",
  lessons: [],
};
export default game;
