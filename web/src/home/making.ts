/** Making tables. */
import { ask, newId, Unreachable } from "../api";
import { games } from "../games/list.svelte";
import { kept } from "../preferences.svelte";
import { route } from "../route.svelte";
import type { Made, NewTable, TableView } from "../wire";

const TRIES = 10;
const AGAIN = 1000; // milliseconds

/** Links are told once; the page that made the table shows them until it begins. */
const links = new Map<string, Record<string, string>>();
export const linksOf = (table: string): Record<string, string> => links.get(table) ?? {};
export function keepLink(table: string, seat: number, link: string): void {
  links.set(table, { ...linksOf(table), [seat]: link });
}

/**
 * One's own seat is taken when the table's commitment is known: a salt that the server knew before it
 * chose the secret would bind nobody, and the first draws must not come before the commitment.
 */
export async function makeTable(wanted: NewTable): Promise<Made> {
  const mine = wanted.seats.indexOf("me");
  const seats = wanted.seats.map((seat) => (seat === "me" ? "link" : seat));
  const made = await ask<Made>("POST", "/api/tables", { ...wanted, seats });
  const { table } = made.table;
  links.set(table, made.links);
  if (mine < 0) return made;
  const { [mine]: link, ...others } = made.links;
  const secret = new URLSearchParams(link!.split("#")[1]).get("secret");
  const body = { secret, salt: newId() };
  for (let tries = 1; ; tries++) {
    try {
      const sat = await ask<TableView>("POST", `/api/tables/${table}/seats/${mine}/sit`, body);
      links.set(table, others);
      return { table: sat, links: others };
    } catch (error) {
      // Who sits there already is answered in the same way, so it may be sent again.
      if (tries === TRIES || !(error instanceof Unreachable)) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

/** Me, and as many bots as the game needs. */
function withBots(game: string, level: string): string[] {
  const bots = Math.min(...(games.line(game)?.players ?? [2])) - 1;
  return ["me", ...Array<string>(bots).fill(`bot:${level}`)];
}

export async function playBot(game: string): Promise<void> {
  const made = await makeTable({ game, seats: withBots(game, kept.level), customs: customs(true) });
  route.go(`/table/${made.table.table}`);
}

/** The introduction is a real game against a gentle bot, with somebody beside you who explains. */
export async function learn(game: string): Promise<void> {
  const made = await makeTable({ game, seats: withBots(game, "beginner"), customs: customs(true) });
  route.go(`/table/${made.table.table}?learn`);
}

export function customs(hints: boolean): NonNullable<NewTable["customs"]> {
  return { clock: null, undo: true, hints, chat: "phrases", stand_in: "casual" };
}
