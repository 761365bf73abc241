import { beforeEach, expect, test } from "vitest";
import { FakeServer, json } from "../testing/server";
import { tableView, told, undo } from "../testing/table.svelte";
import { Record } from "./record.svelte";

let server: FakeServer;
const STEPS = 4;

beforeEach(() => {
  server = new FakeServer();
  server.log = [
    told(1, -1, "deal", "deal"),
    told(2, 0, "a"),
    told(3, -1, "deal", "deal"),
    told(4, 1, "x"),
    undo(5, 1, 1),
    told(6, 1, "b"),
  ];
  server.answer = ({ path }) => {
    const step = Number(/positions\/(\d+)/.exec(path)?.[1]);
    if (path.includes("/positions/")) return json({ step, steps: STEPS, to_move: step < STEPS ? 1 : -1, shown: path });
    return json(tableView({ status: "over", legal: ["x"], may_undo: true, scores: [3, 1] }));
  };
});

async function opened(): Promise<Record> {
  const record = new Record("abc");
  await record.open();
  return record;
}

const positions = (): string[] => server.asked("/positions/").map(({ path }) => path.split("/positions/")[1]!);

test("shows a position with what happened before it, and nothing to do", async () => {
  const record = await opened();
  (await record.read(2, 0))();
  expect(record.log.map((one) => one.text)).toEqual(["deal", "a"]);
  expect(record.view).toMatchObject({ you: 0, to_move: 1, status: "running", legal: [], may_undo: false });
});

test("what was taken back is not in the record", async () => {
  const record = await opened();
  (await record.read(STEPS, 0))();
  expect(record.log.map((one) => one.text)).toEqual(["deal", "a", "deal", "b"]);
  expect(record.view).toMatchObject({ status: "over", to_move: null, scores: [3, 1] });
});

test("nothing changes until the position is put on the screen", async () => {
  const record = await opened();
  const show = await record.read(2, 1);
  expect([record.step, record.view]).toEqual([0, null]);
  show();
  expect([record.step, record.eyes]).toEqual([2, 1]);
});

test("an onlooker is no seat", async () => {
  const record = await opened();
  (await record.read(1, "onlooker"))();
  expect(record.view?.you).toBeNull();
  expect(positions()).toContain("1?seat=-1");
});

test("asks for the next position early, and for each once", async () => {
  const record = await opened();
  for (const step of [1, 2, 1]) (await record.read(step, 0))();
  expect(positions().filter((one) => one.endsWith("seat=0"))).toEqual(["1?seat=0", "2?seat=0", "3?seat=0"]);
});

test("a position that did not come is asked for again", async () => {
  const record = await opened();
  const answer = server.answer;
  server.answer = () => Promise.reject(new Error("offline"));
  await expect(record.read(1, 0)).rejects.toThrow();
  server.answer = answer;
  (await record.read(1, 0))();
  expect(record.step).toBe(1);
});

test("nobody is told of a next position that did not come early", async () => {
  const record = await opened();
  await record.read(1, 0);
  server.answer = () => Promise.reject(new Error("offline"));
  await record.read(2, 0); // a rejection that nobody handles would fail the run
  await new Promise((wait) => setTimeout(wait, 5));
  expect(positions()).toContain("3?seat=0");
});

test("steps from decision to decision, over what is dealt", async () => {
  const record = await opened();
  record.step = 1;
  expect([record.nextMove(1), record.nextMove(-1)]).toEqual([3, 0]);
  record.step = 3;
  expect([record.nextMove(1), record.nextMove(-1)]).toEqual([4, 1]);
  record.step = STEPS;
  expect(record.nextMove(1)).toBe(STEPS);
});
