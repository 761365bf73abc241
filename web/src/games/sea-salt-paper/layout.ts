/** How a hand is fanned out in the space there is. */

const SEEN = 48; // of every card, where possible

/** In one row: groups apart while there is room, then everything overlaps. */
export function desktopHand(
  width: number,
  height: number,
  groups: number[],
): { card: number; step: number; between: number; tight: boolean } {
  const cards = groups.reduce((sum, count) => sum + count, 0);
  const card = Math.max(60, Math.min(116, (height - 34) / 1.4));
  const apart = groups.length > 1 ? (width - groups.length * card) / (groups.length - 1) : 0;
  const inGroups = cards - groups.length;
  const least = card * 0.55;
  const gap = 14;
  const room = width - groups.length * card - (groups.length - 1) * gap;
  if (!inGroups && room >= 0) return { card, step: card, between: Math.min(28, apart), tight: false };
  const step = Math.min(card * 0.88, room / inGroups);
  if (step >= Math.max(SEEN, least)) {
    const left = width - groups.length * card - inGroups * step;
    return { card, step, between: Math.min(28, groups.length > 1 ? left / (groups.length - 1) : gap), tight: false };
  }
  const between = 8;
  const even = (width - card - (groups.length - 1) * between) / Math.max(1, cards - 1);
  return { card, step: Math.min(card, Math.max(20, even)), between, tight: true };
}

/** In two rows, the one behind covered in part; the front row holds as many or more. */
export function phoneHand(
  width: number,
  cards: number,
): { card: number; step: number; lift: number; rows: [number, number][] } {
  const four = (width - 3 * 4) / 4;
  const card = Math.max(50, Math.min(84, four));
  if (cards <= 4) return { card, step: card + 4, lift: 0, rows: [[0, cards]] };
  const front = Math.max(4, Math.ceil(cards / 2));
  const step = Math.min(card + 4, (width - card) / (front - 1));
  const lift = Math.max(SEEN - 2, card * 0.44 * 1.4);
  return {
    card,
    step,
    lift,
    rows: [
      [0, cards - front],
      [cards - front, cards],
    ],
  };
}
