import type { GameModule } from "..";
import type { SeaSaltPaperPreview, SeaSaltPaperShown } from "./wire";
import Board from "./Board.svelte";
import { later, say } from "./cards";

const game: GameModule<SeaSaltPaperShown, SeaSaltPaperPreview> = {
  Board,
  counts: () => later(import("./Counts.svelte")),
  scores: (shown) => shown.players.map((player) => player.total),
  sources: (shown) => [
    { key: "sea-salt-paper-source-before", points: shown.players.map((player) => player.total - player.last_points) },
    { key: "sea-salt-paper-source-last", points: shown.players.map((player) => player.last_points) },
  ],
  headline: (turn) => say("headline", { round: turn.shown.round_number, target: turn.shown.target }),
  lessons: ["goal", "take", "pairs", "points", "mermaids", "end", "bet"].map(
    (lesson) => `sea-salt-paper-lesson-${lesson}`,
  ),
};
export default game;
