import { expect, test } from "vitest";
import { turnAt } from "../../testing/table.svelte";
import type { Told } from "../../wire";
import type { SeaSaltPaperEvent, SeaSaltPaperShown } from "./wire";
import { originsOf } from "./origins";
import type { SeaTurn } from "./plays.svelte";

const CARD = { kind: "crab", colour: "DB" } as const;

/** Makes a table at which these things happened, one in each step. */
function after(...events: SeaSaltPaperEvent[]): SeaTurn {
  const { turn, source } = turnAt<SeaSaltPaperShown, never>({} as SeaSaltPaperShown, []);
  source.log = events.map((event, index): Told => {
    return { what: "move", step: index + 1, seat: 0, at: 0, text: "", events: [event] };
  });
  source.change({ step: events.length, log_from: 1 });
  return turn;
}

test("the last card of each player tells where it came from", () => {
  const turn = after(
    { what: "took", seat: 0, card: CARD, pile: 2 },
    { what: "kept", seat: 1, card: null, discarded: null, pile: null },
    { what: "stole", seat: 2, victim: 1, card: null },
    { what: "discarded", seat: 1, card: CARD, pile: 1 },
  );
  expect(originsOf(turn)).toEqual({ 0: "pile-2", 1: "deck", 2: "hand-1" });
});

test("what is not shown yet tells nothing", () => {
  const turn = after(
    { what: "searched", seat: 0, card: null, position: null, pile: 1 },
    { what: "drew-to-hand", seat: 0, card: null },
  );
  (turn.connection as unknown as { change(view: object): void }).change({ step: 1 });
  expect(originsOf(turn)).toEqual({ 0: "pile-1" });
});
