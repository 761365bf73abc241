/** Options of games in words; those of a game of another package as its rules spell them. */
import type { Word } from "./wire";
import { t, words } from "./words.svelte";

/** A name of a program as people write it: "to_be_won" is "To be won". */
export function spelled(name: string): string {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const keyOf = (...parts: Word[]): string => ["option", ...parts].join("-").replaceAll("_", "-");

export const optionTitle = (name: string): string => words.or(keyOf(name), spelled(name));
export const optionAbout = (name: string, about: string): string => words.or(keyOf(name, "about"), spelled(about));
export const presetTitle = (name: string): string => words.or(keyOf("preset", name), spelled(name));

export function optionValue(name: string, value: Word): string {
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  if (name === "first_player" && typeof value === "number") return t("page-seat", { seat: value });
  return words.or(keyOf(name, value), spelled(String(value)));
}
