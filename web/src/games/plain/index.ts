/** The board of every game that has none of its own: what is shown as it stands, and each move as a button. */
import type { GameModule } from "..";
import { t } from "../../words.svelte";
import Board from "./Board.svelte";

/** What all seats saw: once if they saw the same, else seat by seat. */
function open(shown: unknown[]): unknown {
  const same = new Set(shown.map((one) => JSON.stringify(one))).size === 1;
  return same ? shown[0] : Object.fromEntries(shown.map((one, seat) => [t("page-seat", { seat: seat + 1 }), one]));
}

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
