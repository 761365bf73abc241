import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../../preferences.svelte";
import { living, turnAt } from "../../testing/table.svelte";
import type { FakeSource } from "../../testing/table.svelte";
import type { Hint, Told } from "../../wire";
import type { MauiEvent, MauiPreview, MauiShown } from "./wire";
import { signed } from "../../words.svelte";
import { lastColumn, lastDollars } from "./last";
import { type Pattern, Selection } from "./selection.svelte";

const SHOWN = {
  phase: "taking",
  market: [
    { row: "a", dollars: 1, slots: [{ towel: "t1", squares: ["Y", "M", "G"], price: 1 }, null, null] },
    { row: "b", dollars: 0, slots: [null, { towel: "t2", squares: ["G", "G", "Y"], price: 0 }, null] },
  ],
  held: null,
  beaches: [{ seat: 0, dollars: 2, next_column: 4 }],
} as unknown as MauiShown;

const PRINTED: Record<string, Pattern[]> = { a1: ["Y", "M", "G"], b2: ["G", "G", "Y"] };

/** The towel that a turn such as "take:a1 place:3+L2" lays. */
function towelOf(line: string): MauiPreview["towel"] {
  const squares = [...PRINTED[/:([ab]\d)/.exec(line)?.[1] ?? "a1"]!];
  const tokens = [...line.matchAll(/\+([LO])(\d)/g)].map(([, token, square]) => ({ token, at: Number(square) - 1 }));
  for (const { token, at } of tokens) squares[at] = token as Pattern;
  const top_row = Number(/place:(-?\d+)/.exec(line)?.[1] ?? 3);
  return { column: 4, top_row, squares, token_squares: tokens.map(({ at }) => at) } as MauiPreview["towel"];
}

/** What a turn gives; a towel is drawn after the first move of those that take one. */
const preview = (line: string, points = 0, steps: number[] = []): MauiPreview =>
  ({
    moves: line.split(" "),
    before_draw: line.startsWith("take") ? 1 : line.split(" ").length,
    towel: line.startsWith("dollars") ? null : towelOf(line),
    points,
    tracks: steps.map((count) => ({ steps: count })),
  }) as MauiPreview;

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

const tops = (selection: Selection): number[] => selection.places.map((place) => place.towel.top_row);

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
    expect(selection.places[0]!.towel).toMatchObject({ column: 4, squares: ["Y", "M", "G"], token_squares: [] });
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
    expect(selection.place?.towel.top_row).toBe(1);
    selection.pick("a1");
    expect(selection.place).toBeNull();
    selection.pointed = 3;
    expect(selection.place?.moves).toEqual(["take:a1", "place:3"]);
  });

  test("there are none for dollars", () => {
    const { selection } = at([preview("dollars:a")], ["dollars:a"]);
    selection.pick("a1");
    expect(selection.places).toEqual([]);
  });

  test("a towel that was taken has those that the server tells", () => {
    const held: MauiShown["held"] = { towel: "t1", squares: ["Y", "M", "G"], stones: "top", is_spare: false };
    const previews = [preview("place:2"), preview("place:0+L1"), preview("place:0")];
    const { selection } = at(previews, ["place:2", "place:0+L1", "place:0"], { phase: "placing", held });
    expect(tops(selection)).toEqual([0, 2]);
  });

  test("a spare towel lies where its turn lays it", () => {
    const { selection } = at([preview("spare:a1")], ["spare:a1"]);
    selection.pick("a1");
    expect(tops(selection)).toEqual([3]);
  });
});

describe("tokens", () => {
  test("change the squares they lie on, and which places there are", () => {
    const { selection } = at();
    selection.pick("a1");
    selection.lay("L", 2);
    expect(tops(selection)).toEqual([3]);
    expect(selection.places[0]!.towel).toMatchObject({ squares: ["Y", "L", "G"], token_squares: [1] });
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
    expect(selection.place?.towel.top_row).toBe(2);
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
    const { selection, source } = at([{ ...preview("take:a1 place:3"), before_draw: 2 }]);
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

describe("what a bot would do", () => {
  const hinted = (line: string[]): Hint => ({ move: line[0]!, line: line.slice(1) }) as Hint;

  test("is marked where its towel would lie, unless another towel is picked", () => {
    const { selection } = at();
    selection.turn.hints = [hinted(["take:a1", "place:2+L2+O3", "place:-1"])];
    selection.turn.hintsFor = selection.turn.view.step;
    expect(selection.hintedRow).toBe(2);
    selection.pick("b2");
    expect(selection.hintedRow).toBeNull();
  });
});

describe("what was done last", () => {
  const move = (step: number, seat: number, ...events: Partial<MauiEvent>[]): Told => ({
    what: "move",
    step,
    seat,
    at: 0,
    text: "",
    events,
  });

  test("a towel is marked until its owner takes dollars", () => {
    const { selection, source } = at();
    source.change({ step: 9, log_from: 0 });
    source.log = [
      move(1, 0, { what: "took-towel" }),
      move(2, 0, { what: "placed", column: 4 }, { what: "bonus-due" }),
      move(3, 0, { what: "bonus-chosen" }),
      move(4, 1, { what: "placed", column: 3 }),
      move(5, 1, { what: "took-dollars", row: "b" }),
    ];
    expect([0, 1].map((seat) => lastColumn(selection.turn, seat))).toEqual([4, null]);
    expect(lastDollars(selection.turn)).toBe("b");
  });
});
