import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../../preferences.svelte";
import { living, turnAt } from "../../testing/table.svelte";
import type { FakeSource } from "../../testing/table.svelte";
import type { MauiPreview, MauiShown } from "./wire";
import { MIDDLE_ROW } from "./measures";
import { Selection, signed } from "./selection.svelte";

const SHOWN = {
  phase: "taking",
  market: [
    { row: "a", dollars: 1, slots: [{ towel: "t1", squares: ["Y", "M", "G"], price: 1 }, null, null] },
    { row: "b", dollars: 0, slots: [null, { towel: "t2", squares: ["G", "G", "Y"], price: 0 }, null] },
  ],
  held: null,
  beaches: [{ seat: 0, dollars: 2, next_column: 4 }],
} as unknown as MauiShown;

const preview = (line: string, points = 0, steps: number[] = []): MauiPreview =>
  ({ moves: line.split(" "), points, tracks: steps.map((count) => ({ steps: count })) }) as MauiPreview;

const PREVIEWS = [
  preview("take:a1 place:3", 2, [1, 2]),
  preview("take:a1 place:-1", 1, [4]),
  preview("take:a1 place:3+L2", 5),
  preview("take:a1 place:3+O1", 3),
  preview("take:a1 place:2+L2+O3", 7),
  preview("take:b2 place:1", 0, [2]),
];

function at(
  previews = PREVIEWS,
  legal = ["take:a1", "take:b2"],
  shown: Partial<MauiShown> = {},
): { selection: Selection; source: FakeSource } {
  const { turn, source } = turnAt({ ...SHOWN, ...shown }, legal, previews);
  const selection = living(() => {
    const made = new Selection(turn);
    turn.onCancel(() => made.forget());
    return made;
  });
  return { selection, source };
}

const tops = (selection: Selection): number[] => selection.places.map((place) => place.top);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  kept.confirm = "off";
  vi.useRealTimers();
});

describe("places", () => {
  test("are those of the towel that was picked, from above", () => {
    const { selection } = at();
    expect(selection.places).toEqual([]);
    selection.pick("a1");
    expect(tops(selection)).toEqual([-1, 3]);
    expect(selection.places[0]).toMatchObject({ column: 4, squares: ["Y", "M", "G"], tokenSquares: [] });
  });

  test("a bonus that waits for a choice gives one place with several outcomes", () => {
    const { selection } = at([preview("take:a1 place:3 bonus:Y", 2), preview("take:a1 place:3 bonus:M", 4)]);
    selection.pick("a1");
    expect(selection.places).toHaveLength(1);
    expect(selection.places[0]!.previews.map((one) => one.points)).toEqual([2, 4]);
    expect(selection.places[0]!.moves).toEqual(["take:a1", "place:3"]);
  });

  test("the only one is looked at, of several none", () => {
    const { selection } = at();
    selection.pick("b2");
    expect(selection.place?.top).toBe(1);
    selection.pick("a1");
    expect(selection.place).toBeNull();
    selection.pointed = 3;
    expect(selection.place?.moves).toEqual(["take:a1", "place:3"]);
  });

  test("there are none without a column left", () => {
    const beaches = [{ ...SHOWN.beaches[0]!, next_column: null }];
    const { selection } = at(PREVIEWS, ["take:a1"], { beaches });
    selection.pick("a1");
    expect(selection.places).toEqual([]);
  });

  test("a towel that was taken has them before the server has told what they give", () => {
    const held: MauiShown["held"] = { towel: "t1", squares: ["Y", "M", "G"], stones: "top", is_spare: false };
    const { selection } = at([], ["place:2", "place:0+L1", "place:0"], { phase: "placing", held });
    expect(tops(selection)).toEqual([0, 2]);
    expect(selection.places[0]!.previews).toEqual([]);
  });

  test("a spare towel lies in the middle", () => {
    const { selection } = at([preview("spare:a1")], ["spare:a1"]);
    selection.pick("a1");
    expect(tops(selection)).toEqual([MIDDLE_ROW]);
  });
});

describe("tokens", () => {
  test("change the squares they lie on, and which places there are", () => {
    const { selection } = at();
    selection.pick("a1");
    selection.lay("L", 2);
    expect(tops(selection)).toEqual([3]);
    expect(selection.places[0]).toMatchObject({ squares: ["Y", "L", "G"], tokenSquares: [1] });
    expect(selection.places[0]!.moves).toEqual(["take:a1", "place:3+L2"]);
  });

  test("the same square again takes a token off", () => {
    const { selection } = at();
    selection.pick("a1");
    selection.lay("L", 2);
    selection.lay("L", 2);
    expect(selection.tokens).toEqual({ L: 0, O: 0 });
    expect(tops(selection)).toEqual([-1, 3]);
  });

  test("both lie where that is possible, otherwise the other gives way", () => {
    const { selection } = at();
    selection.pick("a1");
    selection.lay("L", 2);
    selection.lay("O", 3);
    expect(selection.tokens).toEqual({ L: 2, O: 3 });
    selection.lay("O", 1);
    expect(selection.tokens).toEqual({ L: 0, O: 1 });
  });

  test("what is looked at is forgotten with another token", () => {
    const { selection } = at();
    selection.pick("a1");
    selection.pointed = 3;
    selection.lay("L", 2);
    expect(selection.pointed).toBeNull();
  });

  test("can be laid only where a turn has them", () => {
    const { selection } = at();
    selection.pick("a1");
    expect(selection.tokensFor).toEqual(["L", "O"]);
    expect([selection.mayLay("L", 2), selection.mayLay("L", 1), selection.mayLay("O", 3)]).toEqual([true, false, true]);
    selection.pick("b2");
    expect(selection.tokensFor).toEqual([]);
  });

  test("a towel that fits only with tokens gets those that give most", () => {
    const { selection } = at([preview("take:a1 place:3+L2", 5), preview("take:a1 place:2+L1+O3", 7)]);
    selection.pick("a1");
    expect(selection.tokens).toEqual({ L: 1, O: 3 });
    expect(selection.place?.top).toBe(2);
  });

  test("lie on no other towel", () => {
    const { selection } = at();
    selection.pick("a1");
    selection.lay("L", 2);
    selection.pick("b2");
    expect(selection.tokens).toEqual({ L: 0, O: 0 });
  });
});

describe("the market", () => {
  test("a towel is taken, or given for nothing where one is spare", () => {
    expect(at().selection.first("a1")).toBe("take:a1");
    const { selection } = at([], ["spare:a1"]);
    expect([selection.first("a1"), selection.takes("a1"), selection.takes("b2")]).toEqual(["spare:a1", true, false]);
  });

  test("the best of a towel is its turn with most steps, on all tracks together", () => {
    const { selection } = at();
    expect([selection.bestSteps("a1"), selection.bestSteps("b2"), selection.bestSteps("a3")]).toEqual([4, 2, null]);
  });
});

describe("sending", () => {
  test("a take after which towels are drawn goes out alone, and the rest follows by itself", () => {
    const { selection, source } = at();
    selection.send(["take:a1", "place:3"], "");
    expect(source.sent).toEqual([{ moves: ["take:a1"], later: ["place:3"] }]);
  });

  test("where towels are drawn at the end, the whole turn goes out at once", () => {
    const { selection, source } = at();
    source.change({ options: { refill: "end_of_turn" } });
    selection.send(["take:a1", "place:3"], "");
    expect(source.sent).toEqual([{ moves: ["take:a1", "place:3"], later: [] }]);
  });

  test("what is no take goes out whole, and nothing stays picked", () => {
    const { selection, source } = at();
    selection.pick("a1");
    selection.send(["spare:a1", "bonus:Y"], "");
    expect(source.sent).toEqual([{ moves: ["spare:a1", "bonus:Y"], later: [] }]);
    expect([selection.slot, selection.pointed]).toEqual([null, null]);
  });
});

test("numbers have their sign, and nothing has none", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});
