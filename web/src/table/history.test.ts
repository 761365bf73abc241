import { expect, test } from "vitest";
import { told } from "../testing/table.svelte";
import { standing } from "./history";

const texts = (log: Parameters<typeof standing>[0]): string[] => standing(log).map((step) => step.text);

test("moves and deals stand, talk about the table does not", () => {
  const log = [told(1, -1, "deal", "deal"), told(2, 0, "a"), told(3, 1, "", "pause"), told(4, 1, "b")];
  expect(texts(log)).toEqual(["deal", "a", "b"]);
});

test("an undo takes back the seat's own last move and all that followed it", () => {
  const log = [told(1, 0, "a"), told(2, 1, "b"), told(3, -1, "deal", "deal"), told(4, 0, "", "undo")];
  expect(texts(log)).toEqual([]);
  expect(texts([told(0, 1, "first"), ...log])).toEqual(["first"]);
});

test("an undo leaves what others did before the move that is taken back", () => {
  const log = [told(1, 0, "a"), told(2, 1, "b"), told(3, 0, "c"), told(4, 1, "", "undo")];
  expect(texts(log)).toEqual(["a"]);
});

test("what is played after an undo stands, and can be taken back itself", () => {
  const log = [told(1, 0, "a"), told(2, 0, "", "undo"), told(3, 0, "b")];
  expect(texts(log)).toEqual(["b"]);
  expect(texts([...log, told(4, 0, "", "undo"), told(5, 0, "c")])).toEqual(["c"]);
});

test("two undos in a row go back two moves", () => {
  const log = [told(1, 0, "a"), told(2, 1, "b"), told(3, 0, "c"), told(4, 0, "", "undo"), told(5, 0, "", "undo")];
  expect(texts(log)).toEqual([]);
});

test("the log itself is left as it was", () => {
  const log = [told(1, 0, "a"), told(2, 0, "", "undo")];
  standing(log);
  expect(log).toHaveLength(2);
});
