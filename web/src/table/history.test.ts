import { expect, test } from "vitest";
import { paused, told, undo } from "../testing/table.svelte";
import { standing } from "./history";

const texts = (log: Parameters<typeof standing>[0]): string[] => standing(log).map((step) => step.text);

test("moves and deals stand, talk about the table does not", () => {
  const log = [told(1, -1, "deal", "deal"), told(2, 0, "a"), paused(3, 1), told(4, 1, "b")];
  expect(texts(log)).toEqual(["deal", "a", "b"]);
});

test("an undo takes back as many steps as it says", () => {
  const log = [told(1, 0, "a"), told(2, 1, "b"), told(3, -1, "deal", "deal"), undo(4, 0, 3)];
  expect(texts(log)).toEqual([]);
  expect(texts([told(0, 1, "first"), ...log])).toEqual(["first"]);
});

test("an undo leaves what others did before the move that is taken back", () => {
  const log = [told(1, 0, "a"), told(2, 1, "b"), told(3, 0, "c"), undo(4, 1, 2)];
  expect(texts(log)).toEqual(["a"]);
});

test("what is played after an undo stands, and can be taken back itself", () => {
  const log = [told(1, 0, "a"), undo(2, 0, 1), told(3, 0, "b")];
  expect(texts(log)).toEqual(["b"]);
  expect(texts([...log, undo(4, 0, 1), told(5, 0, "c")])).toEqual(["c"]);
});

test("two undos in a row go back two moves", () => {
  const log = [told(1, 0, "a"), told(2, 1, "b"), told(3, 0, "c"), undo(4, 0, 1), undo(5, 0, 2)];
  expect(texts(log)).toEqual([]);
});

test("the log itself is left as it was", () => {
  const log = [told(1, 0, "a"), undo(2, 0, 1)];
  standing(log);
  expect(log).toHaveLength(2);
});

test("an undo of more steps than are known leaves nothing", () => {
  expect(texts([told(7, 1, "b"), undo(8, 0, 2), told(9, 0, "c")])).toEqual(["c"]);
});
