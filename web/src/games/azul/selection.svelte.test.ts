import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../../preferences.svelte";
import { living, told, turnAt, undo } from "../../testing/table.svelte";
import type { FakeSource } from "../../testing/table.svelte";
import type { AzulPreview, AzulShown } from "./wire";
import { FLOOR, PATTERNS, type Pattern } from "./notation";
import { Selection, tileList } from "./selection.svelte";

/** A step that took tiles from a display (null: the centre) to a line (null: the floor). */
const took = (step: number, seat: number, display: number | null, line: number | null) =>
  told(step, seat, "", "move", [{ what: "took", seat, display, pattern: "T", line }]);

const SHOWN = {
  phase: "taking",
  displays: [
    { face: "blue", tiles: ["T", "T", "B", "C"], taken_by: null },
    { face: "<>", tiles: ["D", "D", "R", "B"], taken_by: null },
  ],
  centre: ["R"],
  tiling: null,
} as unknown as AzulShown;

const preview = (move: string, change: Partial<AzulPreview> = {}): AzulPreview =>
  ({ moves: [move], completes: false, points: 0, floor_cost: 0, to_centre: [], split: null, ...change }) as AzulPreview;

const LEGAL = ["1T>1", "1T>2", "1T>floor", "1B>2", "2D>3", "2D>floor", "cR>5"];
const SPLIT = { left: 0, right: 1, patterns: ["R", "B"], to_right: ["R"] } as unknown as AzulPreview["split"];

function at(
  change: Partial<AzulShown> = {},
  legal = LEGAL,
  previews: AzulPreview[] = [],
): { selection: Selection; source: FakeSource } {
  const { turn, source } = turnAt({ ...SHOWN, ...change }, legal, previews);
  return { selection: living(() => new Selection(turn)), source };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  kept.confirm = "off";
  vi.useRealTimers();
});

describe("taking", () => {
  test("every possible take is two taps: its tiles, then its place", () => {
    for (const move of LEGAL) {
      const { selection, source } = at();
      const [source_, target] = move.split(">") as [string, string];
      selection.pick(source_.slice(0, -1), source_.at(-1) as Pattern);
      selection.place(target);
      expect(source.lines).toEqual([move]);
    }
  });

  test("all tiles of a pattern are in hand, and only they", () => {
    const { selection } = at();
    selection.pick("1", "T");
    expect(selection.held).toBe(2);
    expect(selection.isHeld("1", "T")).toBe(true);
    expect(selection.isHeld("2", "T")).toBe(false);
  });

  test("the same tiles again put them back, others take their place", () => {
    const { selection, source } = at();
    selection.pick("1", "T");
    selection.pick("c", "R");
    expect([selection.source, selection.pattern]).toEqual(["c", "R"]);
    selection.pick("c", "R");
    expect([selection.source, selection.held]).toEqual([null, 0]);
    expect(source.sent).toEqual([]);
  });

  test("nothing is in hand after it was sent", () => {
    const { selection } = at();
    selection.pick("1", "T");
    selection.place("1");
    expect([selection.source, selection.pattern, selection.target]).toEqual([null, null, null]);
  });

  test("nothing can be taken when it is not my turn, or something else is to be done", () => {
    for (const { selection } of [at({}, []), at({ phase: "tiling" })]) {
      selection.pick("1", "T");
      expect(selection.source).toBeNull();
    }
  });

  test("a place without tiles says what comes first, and sends nothing", () => {
    const { selection, source } = at();
    selection.place("1");
    expect(source.sent).toEqual([]);
    expect(selection.turn.says).toBe("azul-says-take-first");
  });

  test("an impossible place is asked about, and the tiles stay in hand", () => {
    const { selection, source } = at();
    selection.pick("1", "T");
    selection.place("4");
    expect(source.lines).toEqual(["1T>4"]);
    expect([selection.isHeld("1", "T"), selection.target]).toEqual([true, null]);
  });
});

describe("confirming", () => {
  beforeEach(() => void (kept.confirm = "on"));

  test("a take waits, another line takes its place, the same line takes it back", () => {
    const { selection, source } = at();
    selection.pick("1", "T");
    selection.place("1");
    selection.place("2");
    expect(selection.turn.chosen?.moves).toEqual(["1T>2"]);
    selection.place("2");
    expect([selection.turn.chosen, selection.source]).toEqual([null, null]);
    expect(source.sent).toEqual([]);
  });

  test("the button says what a complete line gives, and what the floor costs", () => {
    const { selection } = at({}, LEGAL, [
      preview("1T>1", { completes: true, points: 4 }),
      preview("1T>2", { points: 9 }),
      preview("1T>floor", { floor_cost: 2 }),
    ]);
    selection.pick("1", "T");
    const labels = ["1", "2", FLOOR].map((target) => (selection.place(target), selection.turn.chosen?.label));
    expect(labels).toEqual(["azul-label · +4", "azul-label", "azul-label · −2"]);
  });
});

describe("leftovers of the split display", () => {
  const previews = [preview("2D>3", { split: SPLIT }), preview("2D>floor", { split: SPLIT })];

  test("are sent with the take, as they would go by themselves", () => {
    const { selection, source } = at({}, LEGAL, previews);
    selection.pick("2", "D");
    selection.place("3");
    expect(source.sent).toEqual([]);
    selection.finish();
    expect(source.lines).toEqual(["2D>3 right:R"]);
  });

  test("go where they were led, whatever is led first", () => {
    const { selection, source } = at({}, LEGAL, previews);
    selection.pick("2", "D");
    selection.place("3");
    selection.lead("R", false);
    selection.lead("B", true);
    expect([selection.goesRight("R"), selection.goesRight("B")]).toEqual([false, true]);
    selection.finish();
    expect(source.lines).toEqual(["2D>3 right:B"]);
  });

  test("may all go left", () => {
    const { selection, source } = at({}, LEGAL, previews);
    selection.pick("2", "D");
    selection.place("3");
    selection.lead("R", false);
    selection.finish();
    expect(source.lines).toEqual(["2D>3 right:-"]);
  });

  test("are not made more by leading what is not left over", () => {
    const { selection, source } = at({}, LEGAL, previews);
    selection.pick("2", "D");
    selection.place("3");
    selection.lead("T", true);
    selection.finish();
    expect(source.lines).toEqual(["2D>3 right:R"]);
  });

  test("are forgotten with the tiles", () => {
    const { selection } = at({}, LEGAL, previews);
    selection.pick("2", "D");
    selection.place("3");
    selection.lead("B", true);
    selection.turn.cancel();
    selection.pick("2", "D");
    selection.place("3");
    expect(selection.goesRight("B")).toBe(false);
  });

  test("can be led while the take waits to be confirmed", () => {
    kept.confirm = "on";
    const { selection } = at({}, LEGAL, previews);
    selection.pick("2", "D");
    selection.place("3");
    selection.lead("B", true);
    expect(selection.turn.chosen?.moves).toEqual(["2D>3", "right:BR"]);
  });

  test("are sent alone where the take is made already", () => {
    const { selection, source } = at({ phase: "splitting" }, ["right:-"], [preview("right:-", { split: SPLIT })]);
    selection.lead("B", true);
    selection.finish();
    expect(source.lines).toEqual(["right:BR"]);
  });
});

describe("the brown wall", () => {
  test("a possible column is sent, an impossible one is asked about", () => {
    const { selection, source } = at({ phase: "tiling" }, ["column:2"]);
    selection.column(2);
    selection.column(4);
    expect(source.lines).toEqual(["column:2", "column:4"]);
  });
});

describe("what others did", () => {
  test("the last take of each seat, the newest last, without what was taken back", () => {
    const { selection, source } = at();
    source.change({ step: 9 });
    source.log = [took(1, 0, 1, 1), took(2, 1, 2, null), took(3, 0, null, 5), told(4, -1, "x", "deal")];
    expect(selection.lastTakes.map((last) => last.seat)).toEqual([1, 0]);
    expect(selection.lastSource).toBe("c");
    expect([selection.lastLine(0), selection.lastLine(1)]).toEqual([4, null]);
    source.log = [...source.log, undo(5, 0, 2)];
    expect([selection.lastSource, selection.lastLine(0)]).toEqual(["2", 0]);
  });

  test("nothing of what is not shown yet", () => {
    const { selection, source } = at();
    source.change({ step: 1 });
    source.log = [took(1, 0, 1, 1), took(2, 1, 2, 3)];
    expect(selection.lastSource).toBe("1");
  });

  test("a hint for another position is none", () => {
    const { selection, source } = at();
    selection.turn.hints = [{ event: { what: "took", display: 1, pattern: "T", line: 1 } }] as never;
    selection.turn.hintsFor = 1;
    expect(selection.hint?.target).toBe("1");
    source.change({ step: 2 });
    expect(selection.hint).toBeNull();
  });
});

test("tiles in words name each pattern once, in the order of the box", () => {
  expect(tileList(["R", "B", "R"])).toBe("azul-tiles, azul-tiles");
  expect(tileList([])).toBe("");
  expect(tileList(PATTERNS).split(", ")).toHaveLength(5);
});
