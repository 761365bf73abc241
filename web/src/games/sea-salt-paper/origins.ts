/** Where a card that a player has got came from, so that its picture glides from there. */
import type { SeaSaltPaperShown } from "./wire";

export function originsOf(before: SeaSaltPaperShown | null, now: SeaSaltPaperShown): string[] {
  const shrunk = now.piles.findIndex((pile, index) => before && pile.size < before.piles[index]!.size);
  const robbed = now.players.findIndex((player, index) => {
    const old = before?.players[index];
    return old && player.hand_size < old.hand_size && player.laid.length === old.laid.length;
  });
  return now.players.map((player) => {
    if (robbed >= 0 && robbed !== player.seat) return `hand-${robbed}`;
    return shrunk >= 0 ? `pile-${shrunk + 1}` : "deck";
  });
}
