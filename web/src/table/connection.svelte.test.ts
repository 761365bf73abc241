import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { FakeServer, json, refusal, settle } from "../testing/server";
import { tableView, told } from "../testing/table.svelte";
import { words } from "../words.svelte";
import { Connection } from "./connection.svelte";

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  server = new FakeServer();
});
afterEach(() => void vi.useRealTimers());

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** Opens a connection that is closed with the test. */
async function opened(...more: Tail<ConstructorParameters<typeof Connection>>): Promise<Connection> {
  const connection = new Connection("abc", ...more);
  onTestFinished(() => connection.close());
  void connection.open();
  await settle();
  return connection;
}

/** Opens a connection that has heard of its table. */
async function atTable(): Promise<Connection> {
  const connection = await opened();
  await server.tell(tableView());
  return connection;
}

/** Opens a connection whose positions come to rest when the test says so. */
async function slow(seenTo: number | null = null) {
  const shown: number[] = [];
  let resting = (): void => undefined;
  const put = (change: () => void): Promise<void> => {
    change();
    shown.push(connection.view!.step);
    return new Promise((resolve) => (resting = resolve));
  };
  const connection: Connection = await opened(null, put, seenTo);
  return { connection, shown, rest: () => (resting(), settle()) };
}

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const offline = (): Promise<Response> => Promise.reject(new Error("offline"));
const message = (number: number) => ({ number, person: "p", name: "Ann", phrase: null, text: `${number}`, at: 0 });

describe("listening", () => {
  test("reads what was before, then shows what comes", async () => {
    server.log = [told(1, 0, "a")];
    const connection = await opened();
    expect(connection.link).toBe("joining");
    await server.tell(tableView({ step: 2 }), [told(2, 1, "b")]);
    expect(connection.view?.step).toBe(2);
    expect(connection.log.map((one) => "text" in one && one.text)).toEqual(["a", "b"]);
    expect(connection.link).toBe("live");
  });

  test("an event may come in pieces, also within a letter", async () => {
    const connection = await opened();
    const event = { table: tableView({ table: "Zoë" }), steps: [] };
    const bytes = new TextEncoder().encode(`event: table\ndata: ${JSON.stringify(event)}\n\n`);
    const middle = bytes.indexOf(0xc3) + 1;
    await server.write(bytes.slice(0, middle));
    expect(connection.view).toBeNull();
    await server.write(bytes.slice(middle));
    expect(connection.view?.table).toBe("Zoë");
  });

  test("several events may come at once, and signs of life say nothing", async () => {
    const connection = await opened();
    const line = (step: number): string =>
      `event: table\ndata: ${JSON.stringify({ table: tableView({ step }), steps: [] })}\n\n`;
    await server.write(`: alive\n\n${line(1)}${line(2)}: alive\n\n`);
    expect(connection.view?.step).toBe(2);
  });

  test("an older table than the newest is not shown, and no step is logged twice", async () => {
    const connection = await opened();
    await server.tell(tableView({ step: 3 }), [told(2, 0, "a"), told(3, 1, "b")]);
    await server.tell(tableView({ step: 2 }), [told(2, 0, "a")]);
    expect(connection.view?.step).toBe(3);
    expect(connection.log.map((one) => one.step)).toEqual([2, 3]);
  });

  test("a message is heard once", async () => {
    server.messages = [message(1)];
    const connection = await opened();
    for (const number of [1, 2, 2, 3])
      await server.write(`event: message\ndata: ${JSON.stringify(message(number))}\n\n`);
    expect(connection.messages.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("a seat with a token of its own asks with it", async () => {
    await opened("secret");
    expect(server.requests.map((request) => request.token)).toEqual(Array(3).fill("Bearer secret"));
  });

  test("who sits down before listening reads what was before, too", async () => {
    server.log = [told(1, 1, "a")];
    server.messages = [message(1)];
    server.answer = () => json(tableView({ step: 1 }));
    const connection = new Connection("abc");
    await connection.sit(0, { secret: "s" });
    void connection.open();
    onTestFinished(() => connection.close());
    await settle();
    expect(connection.log).toHaveLength(1);
    expect(connection.messages).toHaveLength(1);
  });
});

describe("after a break", () => {
  test("goes on after what was heard last", async () => {
    const connection = await opened();
    await server.tell(tableView({ step: 5 }));
    await server.end();
    expect(connection.link).toBe("lost");
    await wait(300);
    expect(server.asked("/events").map(({ path }) => path.split("?")[1])).toEqual(["since=", "since=5.0"]);
    await server.tell(tableView({ step: 6 }));
    expect(connection.link).toBe("live");
    expect(server.asked("/history")).toHaveLength(1);
  });

  test("tries again ever more seldom, until something is heard", async () => {
    await atTable();
    server.refusals = Array.from({ length: 6 }, () => offline);
    await server.end();
    const tries: number[] = [];
    for (let now = 100; now <= 16_000; now += 100) {
      await wait(100);
      while (tries.length < server.asked("/events").length - 1) tries.push(now);
    }
    expect(tries.slice(0, 6)).toEqual([300, 1300, 3300, 7300, 11300, 15300]);
  });

  test("waits briefly again once something was heard", async () => {
    await opened();
    server.refusals = [offline, offline];
    await server.end();
    await wait(300 + 1000 + 2000);
    await server.tell(tableView());
    const before = server.asked("/events").length;
    await server.end();
    await wait(300);
    expect(server.asked("/events")).toHaveLength(before + 1);
  });

  test("a silence of 45 seconds is a break, signs of life are none", async () => {
    await opened();
    await wait(44_000);
    await server.write(": alive\n\n");
    await wait(44_000);
    expect(server.asked("/events")).toHaveLength(1);
    await wait(1_300);
    expect(server.asked("/events")).toHaveLength(2);
  });

  test("does not wait when the network is back, unless nobody looks", async () => {
    await atTable();
    server.refusals = [offline, offline, offline];
    await server.end();
    await wait(300 + 1000 + 2000);
    const before = server.asked("/events").length;
    Object.assign(document, { hidden: true });
    dispatchEvent(new Event("online"));
    await settle();
    expect(server.asked("/events")).toHaveLength(before);
    Object.assign(document, { hidden: false });
    dispatchEvent(new Event("online"));
    await settle();
    expect(server.asked("/events")).toHaveLength(before + 1);
  });

  test("a table that is not there is not asked for again", async () => {
    server.refusals = [() => json(refusal({ key: "table-unknown" }), 404)];
    const connection = await opened();
    await wait(60_000);
    expect(connection.link).toBe("missing");
    expect(connection.refusal?.key).toBe("table-unknown");
    expect(server.requests).toHaveLength(1);
  });

  test("a server that is busy is asked again", async () => {
    server.refusals = [() => json(refusal(), 503)];
    const connection = await opened();
    await wait(300);
    await server.tell(tableView());
    expect(connection.link).toBe("live");
  });

  test("nothing is asked for after closing", async () => {
    const connection = await atTable();
    connection.close();
    await wait(60_000);
    dispatchEvent(new Event("online"));
    await wait(60_000);
    expect(server.asked("/events")).toHaveLength(1);
  });
});

describe("showing", () => {
  test("one position after the other, and nobody acts before the last", async () => {
    const { connection, shown, rest } = await slow();
    for (const step of [1, 2]) await server.tell(tableView({ step }));
    expect(shown).toEqual([1]);
    expect(connection.current).toBe(false);
    await rest();
    expect(shown).toEqual([1, 2]);
    expect(connection.current).toBe(true);
  });

  test("who is far behind sees where things are now", async () => {
    const { shown, rest } = await slow();
    for (let step = 1; step <= 20; step++) await server.tell(tableView({ step }));
    await rest();
    expect(shown).toEqual([1, 20]);
  });

  test("a position that could not be drawn does not keep the next from it", async () => {
    let fails = true;
    const put = (change: () => void): Promise<void> => {
      change();
      return fails ? Promise.reject(new Error("not loaded")) : Promise.resolve();
    };
    const connection = await opened(null, put);
    await server.tell(tableView({ step: 1 }));
    fails = false;
    await server.tell(tableView({ step: 2 }));
    expect(connection.view?.step).toBe(2);
  });
});

describe("coming back", () => {
  beforeEach(() => {
    server.log = [told(1, 0, "a"), told(2, 1, "b"), told(3, 1, "c"), told(4, 1, "d")];
    server.answer = ({ path }) => json({ to_move: 0, shown: path });
  });

  const back = (step: number): Promise<unknown> => server.tell(tableView({ step, game_steps: 4, legal: ["x"] }));

  test("first what was missed, then what is", async () => {
    const connection = await opened(null, undefined, 1);
    await back(4);
    const steps = [connection.view?.step];
    for (let one = 0; one < 2; one++) {
      expect(connection.current).toBe(false);
      await wait(1500);
      steps.push(connection.view?.step);
    }
    expect(steps).toEqual([2, 3, 4]);
    expect(connection.current).toBe(true);
  });

  test("skipping goes to what is at once", async () => {
    const { connection, shown, rest } = await slow(1);
    await back(4);
    connection.skip();
    await rest();
    expect(shown).toEqual([2, 4]);
  });

  test("what happens meanwhile waits for its turn", async () => {
    const connection = await opened(null, undefined, 1);
    await back(4);
    await server.tell(tableView({ step: 5 }));
    expect(connection.view?.step).toBe(2);
    await wait(3000);
    expect(connection.view?.step).toBe(5);
  });

  test("who has missed nothing, or was never here, sees what is", async () => {
    for (const seenTo of [4, null]) {
      const connection = await opened(null, undefined, seenTo);
      await back(4);
      expect(connection.view?.step).toBe(4);
    }
  });
});

describe("sending", () => {
  test("goes from the position that is shown, and shows the answer", async () => {
    const connection = await opened();
    await server.tell(tableView({ step: 3, you: 1 }));
    server.answer = () => json(tableView({ step: 4, you: 1 }));
    await connection.send(["a", "b"]);
    expect(server.asked("/moves")[0]?.body).toMatchObject({ seat: 1, after: 3, moves: ["a", "b"] });
    expect(connection.view?.step).toBe(4);
    expect(connection.sending).toBe(false);
  });

  test("nothing else goes out meanwhile", async () => {
    const connection = await atTable();
    server.answer = () => new Promise(() => undefined);
    void connection.send(["a"]);
    void connection.send(["b"]);
    await settle();
    expect(server.asked("/moves")).toHaveLength(1);
    expect(connection.sending).toBe(true);
  });

  test("onlookers send nothing", async () => {
    const connection = await opened();
    await server.tell(tableView({ you: null }));
    await connection.send(["a"]);
    expect(server.asked("/moves")).toEqual([]);
  });

  test("is repeated under the same name until there is an answer", async () => {
    const connection = await atTable();
    server.answer = offline;
    void connection.send(["a"]);
    await wait(300 + 1000);
    expect(connection.link).toBe("sending");
    server.answer = () => json(tableView({ step: 2 }));
    await wait(2000);
    const names = server.asked("/moves").map(({ body }) => body.move_id);
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(1);
    expect([connection.link, connection.view?.step]).toEqual(["live", 2]);
  });

  test("two turns have two names", async () => {
    const connection = await atTable();
    server.answer = () => json(tableView({ step: 2 }));
    await connection.send(["a"]);
    await connection.send(["b"]);
    expect(new Set(server.asked("/moves").map(({ body }) => body.move_id)).size).toBe(2);
  });

  test("waits as long as the server asks for", async () => {
    const connection = await atTable();
    server.answer = () => json(refusal(), 429, { "retry-after": "7" });
    void connection.send(["a"]);
    await wait(6_900);
    expect(server.asked("/moves")).toHaveLength(1);
    await wait(200);
    expect(server.asked("/moves")).toHaveLength(2);
  });

  test("what is refused is told, with the table as it is, and not repeated", async () => {
    const connection = await atTable();
    server.answer = () => json(refusal({ rule: "AZ-1.1", table: tableView({ step: 9 }) }), 409);
    await connection.send(["a"]);
    await vi.waitFor(() => expect(connection.refusal?.rule).toBe("AZ-1.1"), { timeout: 4000 });
    await wait(60_000);
    expect(server.asked("/moves")).toHaveLength(1);
    expect(connection.view?.step).toBe(9);
    expect(connection.sending).toBe(false);
  });

  test("a refusal is told also where its sentences could not be loaded", async () => {
    const connection = await atTable();
    vi.spyOn(words, "need").mockRejectedValueOnce(new Error("offline"));
    server.answer = () => json(refusal(), 409);
    await connection.send(["a"]);
    await settle();
    expect(connection.refusal?.key).toBe("table-not-your-turn");
  });

  test("what follows a draw goes out by itself, from the position after it", async () => {
    const connection = await atTable();
    const answers = [tableView({ step: 4, legal: ["place"] }), tableView({ step: 5 })];
    server.answer = () => json(answers.shift());
    await connection.send(["take"], ["place", "bonus"]);
    expect(server.asked("/moves").map(({ body }) => [body.after, body.moves])).toEqual([
      [1, ["take"]],
      [4, ["place", "bonus"]],
    ]);
  });

  test("what cannot follow any more stays here", async () => {
    const connection = await atTable();
    server.answer = () => json(tableView({ step: 4, legal: ["other"] }));
    await connection.send(["take"], ["place"]);
    expect(server.asked("/moves")).toHaveLength(1);
  });

  test("who has become somebody else listens anew, as that one", async () => {
    const connection = await opened();
    await server.tell(tableView({ you: null }));
    server.answer = () => json(tableView({ you: 1 }));
    await connection.sit(1, { name: "Bo" });
    await wait(300);
    expect(connection.view?.you).toBe(1);
    expect(server.asked("/events")).toHaveLength(2);
    expect(server.asked("/sit")[0]?.body).toMatchObject({ name: "Bo" });
  });

  test("what cannot be asked for without a server says so", async () => {
    const connection = await atTable();
    server.answer = offline;
    await connection.act("ask", { what: "undo" });
    expect(connection.refusal?.key).toBe("page-link-lost");
  });
});
