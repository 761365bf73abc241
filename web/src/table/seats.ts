/**
 * A link to a seat opens it once: the secret after the # becomes the seat, and leaves the address. Who has no name yet
 * is asked for one first, where the game has not begun.
 */
import { ask } from "../api";
import { route } from "../route.svelte";
import type { Person, TableView } from "../wire";
import type { Connection } from "./connection.svelte";

/** A seat, with the secret of its link unless anybody may sit there. */
export interface Invitation {
  seat: number;
  secret?: string;
}

/** The seat that the address opens. */
export function invitation(): Invitation | null {
  const wanted = new URLSearchParams(route.hash.replace(/^#/, ""));
  const [seat, secret] = [wanted.get("seat"), wanted.get("secret")];
  return seat === null || secret === null ? null : { seat: Number(seat), secret };
}

export async function takeSeat(connection: Connection): Promise<void> {
  const invited = invitation();
  if (invited && !(await wantsName(connection.table))) await sitDown(connection, invited);
}

export async function sitDown(connection: Connection, { seat, secret }: Invitation, name = ""): Promise<void> {
  await connection.sit(seat, { ...(secret && { secret }), ...(name && { name }) });
  route.replace(route.path);
}

async function wantsName(table: string): Promise<boolean> {
  try {
    if ((await ask<Person>("GET", "/api/me")).name) return false;
    return (await ask<TableView>("GET", `/api/tables/${table}`)).status === "waiting";
  } catch {
    return false; // whoever sits down is told what is wrong, and asks again
  }
}
