import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../../preferences.svelte";
import { living, turnAt } from "../../testing/table.svelte";
import type { FakeSource } from "../../testing/table.svelte";
import type { SeaSaltPaperPreview, SeaSaltPaperShown } from "./wire";
import { placed } from "./cards";
import { Plays } from "./plays.svelte";

type Players = SeaSaltPaperShown["players"];

/** Makes players by the number of cards in their hands; mine come first, with their names. */
function players(mine: string[], ...others: { hand_size: number; is_revealed?: boolean }[]): Players {
  const me = { seat: 0, hand: mine, hand_size: mine.length, points: null };
  return [me, ...others.map((other, index) => ({ seat: index + 1, hand: null, ...other }))] as unknown as Players;
}

interface Situation {
  hand?: string[];
  others?: { hand_size: number; is_revealed?: boolean }[];
  piles?: [number, number];
  phase?: SeaSaltPaperShown["phase"];
  legal?: string[];
  previews?: SeaSaltPaperPreview[];
}

function at({ hand = [], others = [{ hand_size: 3 }], piles = [2, 3], ...rest }: Situation): {
  plays: Plays;
  source: FakeSource;
  /** Taps a card of my hand, by its place in it. */
  touch: (index: number) => void;
} {
  const shown = {
    phase: rest.phase ?? "playing",
    piles: piles.map((size) => ({ size, top: null })),
    searched_pile: null,
    players: players(hand, ...others),
  } as unknown as SeaSaltPaperShown;
  const { turn, source } = turnAt(shown, rest.legal ?? [], rest.previews ?? []);
  const plays = living(() => {
    const made = new Plays(turn);
    turn.onCancel(made.forget);
    return made;
  });
  const held = placed(hand, "hand-0");
  const slots = held.map((one) => one.slot);
  return { plays, source, touch: (index) => plays.touch(held[index]!.card, held[index]!.slot, slots) };
}

const pairOf = (plays: Plays, kind: string) => plays.offers.find((offer) => offer.pair.kind === kind)!.pair;
const PASS = "pass"; // so that it is my turn

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  kept.confirm = "off";
  vi.useRealTimers();
});

describe("pairs", () => {
  test("two equal kinds make one, in the order of the hand; equal cards make one, not two", () => {
    const { plays } = at({ hand: ["crab-DB", "shell-DB", "crab-DB", "crab-LB"], legal: [PASS] });
    expect(plays.pairs.map((pair) => pair.move)).toEqual(["pair:crab-DB+crab-DB", "pair:crab-DB+crab-LB"]);
  });

  test("a swimmer makes one with a shark, whichever comes first in the hand", () => {
    const { plays } = at({ hand: ["shark-GN", "swimmer-YE"], legal: [PASS] });
    expect(plays.pairs.map((pair) => pair.move)).toEqual(["pair:swimmer-YE+shark-GN"]);
  });

  test("one card alone makes none, nor do cards of no pair", () => {
    expect(at({ hand: ["crab-DB", "fish-DB", "shell-DB", "shell-LB", "mermaid-WH"] }).plays.pairs).toEqual([]);
  });

  test("of each kind the one of the most common colours is offered, so that rare ones stay hidden", () => {
    const { plays } = at({ hand: ["crab-GY", "crab-GN", "crab-DB", "boat-BK", "boat-YE"] });
    expect(plays.offers.map(({ pair, ways }) => [pair.kind, ways])).toEqual([
      ["crab", 3],
      ["boat", 1],
    ]);
    expect(pairOf(plays, "crab").cards).not.toContain("crab-GY");
  });

  test("a pair that leaves no choice is sent at once", () => {
    const move = "pair:boat-DB+boat-LB";
    const { plays, source } = at({ hand: ["boat-DB", "boat-LB"], legal: [move] });
    plays.lay(pairOf(plays, "boat"));
    expect(source.lines).toEqual([move]);
  });

  test("a pair that is not allowed is asked about", () => {
    const { plays, source } = at({ hand: ["boat-DB", "boat-LB"], legal: [PASS] });
    plays.lay(pairOf(plays, "boat"));
    expect(source.lines).toEqual(["pair:boat-DB+boat-LB"]);
    expect(plays.pair).toBeNull();
  });
});

describe("what a pair asks for", () => {
  const CRABS = "pair:crab-DB+crab-LB";
  const ROBBERS = "pair:swimmer-DB+shark-LB";
  const crabs = (piles: [number, number]) => at({ hand: ["crab-DB", "crab-LB"], legal: [CRABS], piles });
  const robbers = (...others: { hand_size: number; is_revealed?: boolean }[]) =>
    at({ hand: ["swimmer-DB", "shark-LB"], legal: [ROBBERS], others });

  test("crabs wait for a pile, and both go out together", () => {
    const { plays, source } = crabs([2, 3]);
    plays.lay(pairOf(plays, "crab"));
    expect([source.sent, plays.task, plays.isPileLive(2)]).toEqual([[], "searching", true]);
    plays.pile(2);
    expect(source.lines).toEqual([`${CRABS} search:2`]);
  });

  test("crabs do not wait where only one pile has cards, or none", () => {
    for (const [piles, line] of [
      [[0, 3], `${CRABS} search:2`],
      [[1, 0], `${CRABS} search:1`],
      [[0, 0], CRABS],
    ] as const) {
      const { plays, source } = crabs([...piles]);
      plays.lay(pairOf(plays, "crab"));
      expect(source.lines).toEqual([line]);
    }
  });

  test("the same pair again takes it back", () => {
    const { plays, source } = crabs([2, 3]);
    plays.lay(pairOf(plays, "crab"));
    plays.lay(pairOf(plays, "crab"));
    expect([source.sent, plays.pair, plays.task]).toEqual([[], null, "playing"]);
  });

  test("swimmer and shark wait for a player who can be robbed", () => {
    const { plays, source } = robbers({ hand_size: 2 }, { hand_size: 0 }, { hand_size: 4 });
    plays.lay(pairOf(plays, "swimmer"));
    expect([plays.task, plays.victims]).toEqual(["robbing", [1, 3]]);
    plays.rob(3);
    expect(source.lines).toEqual([`${ROBBERS} rob:4`]);
  });

  test("who has shown a hand cannot be robbed; who is left is robbed at once", () => {
    const { plays, source } = robbers({ hand_size: 2, is_revealed: true }, { hand_size: 1 });
    plays.lay(pairOf(plays, "swimmer"));
    expect(source.lines).toEqual([`${ROBBERS} rob:3`]);
  });

  test("a tap on somebody who cannot be robbed does not send the pair", () => {
    const { plays, source } = robbers({ hand_size: 2 }, { hand_size: 0 }, { hand_size: 4 });
    plays.lay(pairOf(plays, "swimmer"));
    plays.rob(2);
    expect(source.lines).toEqual(["rob:3"]);
  });
});

describe("taps on the hand", () => {
  const hand = ["crab-DB", "crab-LB", "crab-DB", "shell-DB", "boat-DB", "boat-BK"];
  const legal = ["pair:crab-DB+crab-LB", "pair:crab-LB+crab-DB", "pair:crab-DB+crab-DB", "pair:boat-DB+boat-BK"];
  const mine = (change: Situation = {}) => at({ hand, legal, piles: [0, 0], ...change });

  test("two cards that fit are laid, in either order", () => {
    for (const [first, second] of [
      [4, 5],
      [5, 4],
    ] as const) {
      const { source, touch } = mine();
      touch(first);
      touch(second);
      expect(source.lines).toEqual(["pair:boat-DB+boat-BK"]);
    }
  });

  test("two cards with the same name are two cards", () => {
    const { source, touch } = mine();
    touch(0);
    touch(2);
    expect(source.lines).toEqual(["pair:crab-DB+crab-DB"]);
  });

  test("the same card again puts it back", () => {
    const { plays, source, touch } = mine();
    touch(0);
    expect(plays.held).toBe("hand-0-crab-DB-1");
    touch(0);
    expect([plays.held, source.sent]).toEqual([null, []]);
  });

  test("a card that does not fit takes the place of the first", () => {
    const { plays, source, touch } = mine();
    touch(0);
    touch(4);
    expect([plays.held, source.sent]).toEqual(["hand-0-boat-DB-1", []]);
    touch(3);
    expect([plays.held, plays.turn.says]).toEqual([null, "sea-salt-paper-card"]);
  });

  test("marks what fits: all cards of pairs, then the partners of the first", () => {
    const { plays, touch } = mine();
    const slots = placed(hand, "hand-0");
    const fitting = (): number[] => slots.flatMap(({ card, slot }, index) => (plays.fits(card, slot) ? [index] : []));
    expect(fitting()).toEqual([0, 1, 2, 4, 5]);
    touch(0);
    expect(fitting()).toEqual([1, 2]);
    touch(4);
    expect(fitting()).toEqual([5]);
  });

  test("holds nothing while something else is to be done", () => {
    const { plays, touch } = mine({ phase: "taking" });
    touch(0);
    expect(plays.held).toBeNull();
  });
});

describe("piles", () => {
  test("a tap does what the phase asks for", () => {
    for (const [phase, move] of [
      ["taking", "take:1"],
      ["placing", "place:1"],
      ["searching", "search:1"],
    ] as const) {
      const { plays, source } = at({ phase, legal: [move] });
      expect(plays.pileMove(1)).toBe(move);
      plays.pile(1);
      expect(source.lines).toEqual([move]);
    }
  });

  test("a pile that cannot be taken is asked about", () => {
    const { plays, source } = at({ phase: "taking", legal: ["deck"] });
    expect(plays.isPileLive(2)).toBe(false);
    plays.pile(2);
    expect(source.lines).toEqual(["take:2"]);
  });

  test("the same pile again takes it back while it waits to be confirmed", () => {
    kept.confirm = "on";
    const { plays, source } = at({ phase: "taking", legal: ["take:1", "take:2"] });
    plays.pile(1);
    plays.pile(2);
    expect(plays.isChosen("take:2")).toBe(true);
    plays.pile(2);
    expect([plays.turn.chosen, source.sent]).toEqual([null, []]);
  });

  test("a card that is not kept goes to the empty pile", () => {
    expect(at({ piles: [2, 0] }).plays.empty).toBe(1);
    expect(at({ piles: [2, 1] }).plays.empty).toBe(-1);
  });

  test("the button says what a pile gives, where that is known", () => {
    const previews = [{ moves: ["take:1"], change: -2 }] as unknown as SeaSaltPaperPreview[];
    const { plays } = at({ phase: "taking", legal: ["take:1", "take:2"], previews });
    expect([plays.gain("take:1"), plays.gain("take:2")]).toEqual(["−2", ""]);
  });
});

describe("calls", () => {
  const legal = ["stop", "last-chance"];

  test("the first tap explains, the second calls", () => {
    const { plays, source } = at({ legal });
    plays.tapCall("stop");
    expect([plays.call, plays.turn.says, source.sent]).toEqual(["stop", "sea-salt-paper-stop-explained", []]);
    plays.tapCall("stop");
    expect(source.lines).toEqual(["stop"]);
  });

  test("the other call is explained first, too", () => {
    const { plays, source } = at({ legal });
    plays.tapCall("stop");
    plays.tapCall("last-chance");
    expect([plays.call, source.sent]).toEqual(["last-chance", []]);
  });

  test("anything else in between takes the first tap back", () => {
    const { plays, source, touch } = at({ legal, hand: ["shell-DB"] });
    plays.tapCall("stop");
    touch(0);
    plays.tapCall("stop");
    expect([plays.call, source.sent]).toEqual(["stop", []]);
  });

  test("a call that is not allowed is asked about at once", () => {
    const { plays, source } = at({ legal: [PASS] });
    plays.tapCall("stop");
    expect(source.lines).toEqual(["stop"]);
    expect(plays.call).toBeNull();
  });
});

test("there is nothing to do when it is not my turn", () => {
  const { plays, touch } = at({ hand: ["crab-DB", "crab-LB"] });
  touch(0);
  expect([plays.task, plays.asks, plays.held]).toEqual(["", "", null]);
});
