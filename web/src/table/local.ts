/**
 * Seats of people who share this device. Each is a person of their own to the server, known here by
 * a token; the page speaks as whoever is to move.
 */
import { ask, newId, NOBODY } from "../api";
import type { Made, Person } from "../wire";

const key = (table: string): string => `tidetable-seats-${table}`;

/** Tokens by seat. */
export function localSeats(table: string): Record<number, string> {
  return JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Record<number, string>;
}

/** Sit somebody else down at this device. */
export async function keepLocalSeat(made: Made, seat: number, name: string): Promise<void> {
  const table = made.table.table;
  // Without the cookie, or the server would take this person for the device's owner.
  const person = await ask<Person>("POST", "/api/me", { name, token: true }, NOBODY);
  const secret = new URLSearchParams(made.links[seat]!.split("#")[1]).get("secret");
  const sit = `/api/tables/${table}/seats/${seat}/sit`;
  await ask("POST", sit, { secret, salt: newId() }, person.token);
  localStorage.setItem(key(table), JSON.stringify({ ...localSeats(table), [seat]: person.token }));
}
