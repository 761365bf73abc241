import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../preferences.svelte";
import { FakeServer, json, settle } from "../testing/server";
import { FakeSource, living, seat, told, turnAt, undo } from "../testing/table.svelte";
import { COUNTDOWN, Turn } from "./turn.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  kept.confirm = "off";
  vi.useRealTimers();
});

describe("choosing", () => {
  test("sends at once where nothing is to be confirmed", () => {
    const { turn, source } = turnAt({}, ["a"]);
    turn.choose(["a", "b"], "label", ["c"]);
    expect(source.sent).toEqual([{ moves: ["a", "b"], later: ["c"] }]);
    expect(turn.chosen).toBeNull();
  });

  test("waits for the player where it is to be confirmed, and sends once", () => {
    kept.confirm = "on";
    const { turn, source } = turnAt({}, ["a"]);
    turn.choose(["a"], "");
    vi.advanceTimersByTime(60_000);
    expect(source.sent).toEqual([]);
    turn.confirm();
    turn.confirm();
    expect(source.lines).toEqual(["a"]);
  });

  test("a countdown sends by itself, and begins anew with another choice", () => {
    kept.confirm = "countdown";
    const { turn, source } = turnAt({}, ["a", "b"]);
    turn.choose(["a"], "");
    vi.advanceTimersByTime(COUNTDOWN - 1);
    turn.choose(["b"], "");
    vi.advanceTimersByTime(COUNTDOWN - 1);
    expect(source.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(source.lines).toEqual(["b"]);
    vi.advanceTimersByTime(COUNTDOWN);
    expect(source.sent).toHaveLength(1);
  });

  test("what is cancelled is not sent when the countdown would have ended", () => {
    kept.confirm = "countdown";
    const { turn, source } = turnAt({}, ["a"]);
    turn.choose(["a"], "");
    turn.cancel();
    vi.advanceTimersByTime(2 * COUNTDOWN);
    expect(source.sent).toEqual([]);
    expect(turn.sendsAt).toBeNull();
  });

  test("cancelling tells every board that is there, and none that is gone", () => {
    const { turn } = turnAt({}, []);
    const forgot: string[] = [];
    living(() => turn.onCancel(() => forgot.push("stays")));
    const leave = $effect.root(() => turn.onCancel(() => forgot.push("leaves")));
    flushSync();
    turn.cancel();
    leave();
    turn.cancel();
    expect(forgot).toEqual(["stays", "leaves", "stays"]);
  });
});

describe("what may be done", () => {
  test("nothing while a move is being sent, or on a position that is not the newest", () => {
    const { turn, source } = turnAt({}, ["a"]);
    expect(turn.legal).toEqual(["a"]);
    source.sending = true;
    expect([turn.mine, turn.legal]).toEqual([false, []]);
    source.sending = false;
    source.current = false;
    expect([turn.mine, turn.legal]).toEqual([false, []]);
  });

  test("why something is impossible is asked only on my turn", () => {
    const { turn, source } = turnAt({}, []);
    turn.why(["x"]);
    expect(source.sent).toEqual([]);
    source.change({ legal: ["a"] });
    turn.why(["x"]);
    expect(source.lines).toEqual(["x"]);
  });

  test("whoever at this device may take back does so, at the step that is shown", () => {
    const [mine, other] = [turnAt({}, ["a"]), turnAt({}, [])];
    mine.turn.beside = [mine.turn, other.turn];
    other.source.change({ may_undo: true });
    mine.source.change({ step: 7 });
    mine.turn.undo();
    expect(mine.source.acts).toEqual([]);
    expect(other.source.acts).toEqual([{ what: "ask", body: { what: "undo", after: 7 } }]);
  });
});

describe("who is who", () => {
  test("others come in the order in which they sit, after me", () => {
    const source = new FakeSource({ seats: [0, 1, 2, 3].map((number) => seat(number)), you: 2 });
    expect(new Turn(source).others).toEqual([3, 0, 1]);
    source.change({ you: null });
    expect(new Turn(source).others).toEqual([1, 2, 3]);
  });

  test("only those who are called the same have a letter", () => {
    const turn = new Turn(new FakeSource({ seats: [seat(0, "Ann"), seat(1, "Bo"), seat(2, "Ann")] }));
    expect([0, 1, 2].map((number) => turn.name(number))).toEqual(["Ann A", "Bo", "Ann C"]);
    expect(turn.plainName(2)).toBe("Ann");
  });

  test("the last move is one that stands", () => {
    const { turn, source } = turnAt({}, []);
    source.log = [told(1, 0, "a"), told(2, 1, "b"), told(3, -1, "deal", "deal"), undo(4, 1, 2)];
    expect(turn.last?.text).toBe("a");
  });
});

describe("previews", () => {
  test("are asked for once in a turn", async () => {
    const server = new FakeServer();
    server.answer = () => json({ step: 1, previews: ["p"] });
    const { turn } = turnAt({}, ["a"]);
    await Promise.all([turn.preview(), turn.preview()]);
    expect(server.requests).toHaveLength(1);
    expect(turn.previews).toEqual(["p"]);
  });

  test("are not asked for when it is not my turn", async () => {
    const server = new FakeServer();
    await turnAt({}, []).turn.preview();
    expect(server.requests).toEqual([]);
  });

  test("of a position that is over are left alone", async () => {
    const server = new FakeServer();
    const { turn, source } = turnAt<object, string>({}, ["a"]);
    let answer!: (response: Response) => void;
    server.answer = () => new Promise((resolve) => (answer = resolve));
    const asking = turn.preview();
    await settle();
    source.change({ step: 2 });
    answer(json({ step: 1, previews: ["old"] }));
    await asking;
    expect(turn.previews).toEqual([]);
    server.answer = () => json({ step: 2, previews: ["new"] });
    await turn.preview();
    expect(turn.previews).toEqual(["new"]);
  });

  test("are asked for again when they did not come", async () => {
    const server = new FakeServer();
    const { turn } = turnAt<object, string>({}, ["a"]);
    server.answer = () => Promise.reject(new Error("offline"));
    await turn.preview();
    server.answer = () => json({ step: 1, previews: ["p"] });
    await vi.advanceTimersByTimeAsync(1500);
    expect(turn.previews).toEqual(["p"]);
  });
});

describe("hints", () => {
  test("belong to the position for which they were asked", async () => {
    const server = new FakeServer();
    const { turn, source } = turnAt({}, ["a"]);
    server.answer = () => {
      source.change({ step: 2 });
      return json([{ move: "a" }]);
    };
    await turn.askHint();
    expect([turn.hints.length, turn.hintsFor]).toEqual([1, 1]);
  });

  test("that are refused are told", async () => {
    const server = new FakeServer();
    const { turn, source } = turnAt({}, ["a"]);
    server.answer = () => Promise.reject(new Error("offline"));
    await turn.askHint();
    expect(source.refused).toHaveLength(1);
    expect(turn.hintsFor).toBe(-1);
  });
});
