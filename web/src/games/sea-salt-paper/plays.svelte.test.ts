import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../../preferences.svelte";
import { living, turnAt } from "../../testing/table.svelte";
import type { FakeSource } from "../../testing/table.svelte";
import type { Moved } from "../../wire";
import type { SeaSaltPaperPreview, SeaSaltPaperShown } from "./wire";
import { kindOf, placed } from "./cards";
import { Plays, type Pair } from "./plays.svelte";

type Players = SeaSaltPaperShown["players"];

/** Makes a pair as the server shows it. */
const pair = (first: string, second: string, effect: Pair["effect"] = null): Pair => ({
  kind: kindOf(first),
  cards: [first, second],
  move: `pair:${first}+${second}`,
  is_legal: true,
  effect,
});

/** Tells what a pair leaves to choose from. */
const leaves = ({ move }: Pair, ...choices: string[]): SeaSaltPaperPreview =>
  ({ moves: [move], choices }) as unknown as SeaSaltPaperPreview;

interface Situation {
  hand?: string[];
  pairs?: Pair[];
  phase?: SeaSaltPaperShown["phase"];
  legal?: string[];
  previews?: SeaSaltPaperPreview[];
}

function at({ hand = [], pairs = [], ...rest }: Situation): {
  plays: Plays;
  source: FakeSource;
  /** Taps a card of my hand, by its place in it. */
  touch: (index: number) => void;
} {
  const shown = {
    phase: rest.phase ?? "playing",
    searched_pile: null,
    empty_pile: null,
    players: [{ seat: 0, hand, hand_size: hand.length, points: null }] as unknown as Players,
    pairs,
  } as unknown as SeaSaltPaperShown;
  const { turn, source } = turnAt(shown, rest.legal ?? [], rest.previews ?? []);
  const plays = living(() => {
    const made = new Plays(turn);
    turn.onCancel(made.forget);
    return made;
  });
  const held = placed(hand, "hand-0");
  return { plays, source, touch: (index) => plays.touch(held[index]!) };
}

const PASS = "pass"; // so that it is my turn

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  kept.confirm = "off";
  vi.useRealTimers();
});

describe("pairs", () => {
  const BOATS = pair("boat-DB", "boat-LB");

  test("of each kind the first is offered, with the number of ways", () => {
    const crabs = [pair("crab-DB", "crab-GN"), pair("crab-DB", "crab-GY"), pair("crab-GN", "crab-GY")];
    const { plays } = at({ pairs: [...crabs, BOATS] });
    expect(plays.offers).toEqual([
      { pair: crabs[0], ways: 3 },
      { pair: BOATS, ways: 1 },
    ]);
  });

  test("a pair that leaves no choice is sent at once", () => {
    const { plays, source } = at({ pairs: [BOATS], legal: [BOATS.move], previews: [leaves(BOATS)] });
    plays.lay(BOATS);
    expect(source.lines).toEqual([BOATS.move]);
  });

  test("a pair that is not allowed is asked about", () => {
    const { plays, source } = at({ pairs: [BOATS], legal: [PASS] });
    plays.lay(BOATS);
    expect(source.lines).toEqual([BOATS.move]);
    expect(plays.pair).toBeNull();
  });
});

describe("what a pair asks for", () => {
  const CRABS = pair("crab-DB", "crab-LB", "search");
  const ROBBERS = pair("swimmer-DB", "shark-LB", "rob");
  const lying = (laid: Pair, ...choices: string[]) =>
    at({ pairs: [laid], legal: [laid.move], previews: [leaves(laid, ...choices)] });

  test("crabs wait for a pile, and both go out together", () => {
    const { plays, source } = lying(CRABS, "search:1", "search:2");
    plays.lay(CRABS);
    expect([source.sent, plays.task, plays.isOpen("search:2")]).toEqual([[], "searching", true]);
    plays.pile(2);
    expect(source.lines).toEqual([`${CRABS.move} search:2`]);
  });

  test("a pair does not wait where there is only one choice, or where none is known", () => {
    for (const choices of [["search:2"], []]) {
      const { plays, source } = lying(CRABS, ...choices);
      plays.lay(CRABS);
      expect(source.lines).toEqual([[CRABS.move, ...choices].join(" ")]);
    }
  });

  test("the same pair again takes it back", () => {
    const { plays, source } = lying(CRABS, "search:1", "search:2");
    plays.lay(CRABS);
    plays.lay(CRABS);
    expect([source.sent, plays.pair, plays.task]).toEqual([[], null, "playing"]);
  });

  test("swimmer and shark wait for a player who can be robbed", () => {
    const { plays, source } = lying(ROBBERS, "rob:2", "rob:4");
    plays.lay(ROBBERS);
    expect([plays.task, plays.isOpen(plays.robMove(1)), plays.isOpen(plays.robMove(2))]).toEqual([
      "robbing",
      true,
      false,
    ]);
    plays.rob(3);
    expect(source.lines).toEqual([`${ROBBERS.move} rob:4`]);
  });

  test("a tap on somebody who cannot be robbed does not send the pair", () => {
    const { plays, source } = lying(ROBBERS, "rob:2", "rob:4");
    plays.lay(ROBBERS);
    plays.rob(2);
    expect(source.lines).toEqual(["rob:3"]);
  });
});

describe("taps on the hand", () => {
  const hand = ["crab-DB", "crab-LB", "crab-DB", "shell-DB", "boat-DB", "boat-BK"];
  const pairs = [pair("crab-DB", "crab-DB"), pair("crab-DB", "crab-LB"), pair("boat-DB", "boat-BK")];
  const legal = pairs.map(({ move }) => move);
  const mine = (change: Situation = {}) => at({ hand, pairs, legal, ...change });

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
    expect(plays.held).toEqual({ card: "crab-DB", slot: "hand-0-crab-DB-1" });
    touch(0);
    expect([plays.held, source.sent]).toEqual([null, []]);
  });

  test("a card that does not fit takes the place of the first", () => {
    const { plays, source, touch } = mine();
    touch(0);
    touch(4);
    expect([plays.held?.slot, source.sent]).toEqual(["hand-0-boat-DB-1", []]);
    touch(3);
    expect([plays.held, plays.turn.says]).toEqual([null, "sea-salt-paper-card"]);
  });

  test("marks what fits: all cards of pairs, then the partners of the first", () => {
    const { plays, touch } = mine();
    const slots = placed(hand, "hand-0");
    const fitting = (): number[] => slots.flatMap((held, index) => (plays.fits(held) ? [index] : []));
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
    expect(plays.isOpen("take:2")).toBe(false);
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

  test("the pile that the last move was about is marked", () => {
    const { plays, source } = at({});
    const move = (step: number, event: object): Moved => ({
      what: "move",
      step,
      seat: 1,
      at: 0,
      text: "",
      events: [event],
    });
    source.log = [move(1, { what: "took", seat: 1, pile: 1 })];
    source.change({ log_from: 1 });
    expect([plays.isLastPile(1), plays.isLastPile(2)]).toEqual([true, false]);
    source.log = [...source.log, move(2, { what: "turn-ended", seat: 1 })];
    source.change({ step: 2 });
    expect(plays.isLastPile(1)).toBe(false);
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
