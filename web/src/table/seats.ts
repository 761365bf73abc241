/** A link to a seat opens it once: the secret after the # becomes the seat, and leaves the address. */
import { route } from "../route.svelte";
import type { Connection } from "./connection.svelte";

export async function takeSeat(connection: Connection): Promise<void> {
  const wanted = new URLSearchParams(route.hash.replace(/^#/, ""));
  const [seat, secret] = [wanted.get("seat"), wanted.get("secret")];
  if (seat === null || secret === null) return;
  await connection.sit(seat, secret);
  route.replace(route.path);
}
