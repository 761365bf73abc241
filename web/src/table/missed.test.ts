import { beforeEach, expect, test } from "vitest";
import { FakeServer, json } from "../testing/server";
import { tableView, told, undo } from "../testing/table.svelte";
import type { Told } from "../wire";
import { LONGEST, missedViews, paceOf } from "./missed";

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.answer = ({ path }) => json({ to_move: 1, shown: path.match(/positions\/(\d+)/)![1] });
});

const missed = async (log: Told[], since: number, change = {}): Promise<unknown[]> => {
  const views = await missedViews(tableView({ game_steps: log.length, ...change }), log, since, null);
  return views.map((view) => view.shown);
};

const moves = (...seats: number[]): Told[] => seats.map((seat, index) => told(index + 1, seat, `m${index + 1}`));

test("positions after the moves of others, without the one that is shown anyway", async () => {
  expect(await missed(moves(0, 1, 2, 1), 1)).toEqual(["2", "3"]);
});

test("nothing of what had been seen", async () => {
  expect(await missed(moves(0, 1, 2, 1, 2), 3)).toEqual(["4"]);
});

test("nothing from before my own last move", async () => {
  expect(await missed(moves(1, 2, 0, 1, 2), 0)).toEqual(["4"]);
});

test("nothing where something was taken back meanwhile", async () => {
  expect(await missed([...moves(0, 1, 2), undo(4, 2, 1)], 1)).toEqual([]);
});

test("an undo from before is no hindrance, and does not count as a step", async () => {
  const log = [told(1, 1, "x"), undo(2, 1, 1), told(3, 1, "a"), told(4, 1, "b"), told(5, 1, "c")];
  expect(await missed(log, 3, { game_steps: 3 })).toEqual(["2"]);
});

test("nothing for onlookers", async () => {
  expect(await missed(moves(1, 1, 1), 0, { you: null })).toEqual([]);
});

test("at most twelve positions, the newest", async () => {
  const shown = await missed(moves(...Array<number>(20).fill(1)), 0);
  expect(shown).toHaveLength(12);
  expect(shown.at(-1)).toBe("19");
});

test("nobody can act on a position that was missed", async () => {
  const now = tableView({ game_steps: 3, legal: ["x"], may_undo: true, deadline: 5, status: "over" });
  const [view] = await missedViews(now, moves(0, 1, 1), 1, "token");
  expect(view).toMatchObject({ legal: [], may_undo: false, deadline: null, status: "running", to_move: 1, step: 2 });
  expect(server.requests[0]).toMatchObject({ token: "Bearer token", path: "/api/tables/abc/positions/2?seat=0" });
});

test("all that was missed is shown in ten seconds, and each no longer than it needs", () => {
  for (const count of [1, 5, 6, 7, 12]) expect(paceOf(count) * count).toBeLessThan(LONGEST);
  expect(paceOf(1)).toBe(1500);
});
