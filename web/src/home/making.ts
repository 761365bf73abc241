/** Making tables. */
import { ask, newId } from "../api";
import { kept } from "../preferences.svelte";
import { route } from "../route.svelte";
import type { Made, NewTable } from "../wire";

export const GAMES = ["azul", "maui", "sea-salt-paper"];
export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"];

/** Links are told once; the page that made the table shows them until it begins. */
const links = new Map<string, Record<string, string>>();
export const linksOf = (table: string): Record<string, string> => links.get(table) ?? {};
export function keepLink(table: string, seat: number, link: string): void {
  links.set(table, { ...linksOf(table), [seat]: link });
}

export async function makeTable(wanted: NewTable): Promise<Made> {
  const made = await ask<Made>("POST", "/api/tables", { salt: newId(), ...wanted });
  links.set(made.table.table, made.links);
  return made;
}

export async function playBot(game: string): Promise<void> {
  const made = await makeTable({ game, seats: ["me", `bot:${kept.level}`], customs: customs(true) });
  route.go(`/table/${made.table.table}`);
}

/** The introduction is a real game against a gentle bot, with somebody beside you who explains. */
export async function learn(game: string): Promise<void> {
  const made = await makeTable({ game, seats: ["me", "bot:beginner"], customs: customs(true) });
  route.go(`/table/${made.table.table}?learn`);
}

export function customs(hints: boolean): NonNullable<NewTable["customs"]> {
  return { clock: null, undo: true, hints, chat: "phrases", stand_in: "casual" };
}
