/** The list of games: what stands for it at first, what the server lists, and what a game lacks. */
import { describe, expect, test, vi } from "vitest";
import { FakeServer, json } from "../testing/server";
import type { GameLine } from "../wire";
import { words } from "../words.svelte";
import { DRAWN } from ".";
import { games } from "./list.svelte";

const line = (name: string, bots = ["beginner", "master"]): GameLine => ({
  name,
  title: `The game of ${name}`,
  rules: 1,
  players: [2, 3],
  options: [],
  presets: {},
  bots,
  first_options: [],
  keys: [],
  rule_prefix: "XX",
  secrets: false,
  minutes: 5,
});

describe("the list of games", () => {
  test("is that of the boards until the server has answered, and is asked for again if it has not", async () => {
    vi.useFakeTimers();
    const server = new FakeServer();
    server.answer = () => json({}, 503);
    await games.load();
    expect(games.names).toEqual(DRAWN);
    server.answer = () => json([line("pebbles"), line(DRAWN[1]!), line(DRAWN[0]!, ["beginner", "casual"])]);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(games.names).toEqual([DRAWN[0], DRAWN[1], "pebbles"]);
    expect(games.levels).toEqual(["beginner", "master", "casual"]);
    expect(server.asked("/api/games")).toHaveLength(2);
  });

  test("gives a game its sentences, or its title where it has none", async () => {
    await words.need("page", ...DRAWN.map((game) => `${game}-home`), "pebbles-home");
    expect(games.title("pebbles")).toBe("The game of pebbles");
    expect(games.short("pebbles")).toBe("The game of pebbles");
    expect(games.title(DRAWN[0]!)).not.toBe(`The game of ${DRAWN[0]}`);
    expect(words.has(`${DRAWN[0]}-rules`)).toBe(true);
    expect(words.has("pebbles-rules")).toBe(false);
    expect(await words.keys("pebbles-rules")).toEqual([]);
  });

  test("a refusal without a sentence here is told in the server's words", () => {
    const refusal = { rule: "PB-2.1", key: "pebbles-too-many", details: {}, sentence: "Only one.", table: null };
    expect(words.why(refusal)).toBe("Only one.");
    expect(words.why({ ...refusal, key: "page-yes" })).toBe("Yes");
  });
});
