/** One position from what all seats saw of it: every hand open. */
import type { SeaSaltPaperShown } from "./wire";

export function open(shown: SeaSaltPaperShown[]): SeaSaltPaperShown {
  const first = shown[0]!;
  const turn = first.turn === null ? undefined : shown.find((one) => one.seat === first.turn);
  const players = first.players.map(
    (player) => shown.find((one) => one.seat === player.seat)?.players[player.seat] ?? player,
  );
  const searched = turn?.searched_cards ?? null;
  const drawn = turn?.drawn ?? first.drawn;
  return { ...first, players, drawn, searched_cards: searched, unseen: stillUnseen(first, players, drawn, searched) };
}

/** Copies that lie in no hand, on no pile's top and nowhere else in sight. */
function stillUnseen(
  first: SeaSaltPaperShown,
  players: SeaSaltPaperShown["players"],
  drawn: string[],
  searched: string[] | null,
): Record<string, number> {
  const left = { ...first.unseen };
  const lower = (card: string): void => void (left[card] = Math.max(0, (left[card] ?? 0) - 1));
  for (const player of players) if (!first.players[player.seat]!.hand) player.hand?.forEach(lower);
  if (!first.drawn.length) drawn.forEach(lower);
  // The top of a searched pile lies open to everybody.
  if (!first.searched_cards) searched?.slice(0, -1).forEach(lower);
  return left;
}
