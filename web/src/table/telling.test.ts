import { expect, test, vi } from "vitest";
import { told, turnAt } from "../testing/table.svelte";

vi.resetModules(); // with sentences of its own: other tests compare keys
const { t, words } = await import("../words.svelte");
const { lines, say } = await import("./telling");
await words.need("azul", "page");

const TOOK = {
  what: "took",
  seat: 1,
  display: 3,
  pattern: "R",
  count: 2,
  line: 4,
  placed: 2,
  fallen: 0,
  marker: null,
};
const PAID = { what: "floor-paid", seat: 0, pieces: 2, loss: 2, points: -2 };

const turn = () => turnAt({}, []).turn;

test("a step has a line for each event that has a sentence", () => {
  const step = told(1, 1, "3R>4", "move", [TOOK, PAID, { what: "no-such-event" }]);
  expect(lines(turn(), step).map((line) => line.text)).toEqual([
    "Person 1 took 2 red from display 3 into line 4.",
    "You: 2 pieces on the floor · −2",
  ]);
});

test("a sentence that says nothing is no line", () => {
  const drawn = { what: "tile-drawn", display: 1, pattern: "T", is_extra: false };
  expect(lines(turn(), told(1, -1, "T", "deal", [drawn]))).toEqual([]);
  expect(lines(turn(), told(1, -1, "T", "deal", [{ ...drawn, is_extra: true }]))).toHaveLength(1);
});

test("nothing is there where a value is null", () => {
  const taken = { ...TOOK, display: null, line: null, marker: "floor" };
  expect(say(turn(), "log", taken)).toBe(
    "Person 1 took 2 red from the centre to the floor, with the first-player marker.",
  );
});

test("advice has its own sentence", () => {
  expect(say(turn(), "advise", TOOK)).toBe("Take 2 red from display 3 into line 4");
});

test("a list is joined as the language does", () => {
  const patterns = ["B", "C", "R"].map((pattern) => ({ pattern, count: 1 }));
  expect(t("azul-must-split", { patterns })).toContain("(brown, cream, and red)");
  expect(t("azul-must-choose-column", { pattern: "T", line: 2, columns: [2, 5] })).toContain("2 or 5");
});

test("a bot that took over is told with the reason", () => {
  const why = (reason: "left" | "clock" | "proposal") =>
    lines(turn(), { step: 1, what: "replace", seat: 1, at: 0, bot: "casual", why: reason }).map((line) => line.text);
  expect(new Set([...why("left"), ...why("clock"), ...why("proposal")]).size).toBe(3);
});

test("a move's notation stands beside the move itself, not beside what followed", () => {
  const notations = (...events: object[]) =>
    lines(turn(), told(1, 1, "3R>4", "move", events)).map((line) => line.notation);
  expect(notations(TOOK, PAID)).toEqual(["3R>4", ""]);
  expect(notations({ what: "no-such-event" }, PAID)).toEqual([""]);
});
