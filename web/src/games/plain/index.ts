/** The board of every game that has none of its own: what is shown as it stands, and each move as a button. */
import type { GameModule } from "..";
import Board from "./Board.svelte";
import { open } from "./open";

const game: GameModule<unknown, unknown> = {
  Board,
  scores: () => [],
  sources: () => [],
  describe: (turn, told) => (told.what === "move" ? turn.name(told.seat) : told.what === "deal" ? told.text : ""),
  advise: (_, move) => move,
  headline: () => "",
  open: (shown) => Promise.resolve(open(shown)),
  lessons: [],
};
export default game;
