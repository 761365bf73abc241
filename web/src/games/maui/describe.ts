/** The log and advice in words. */
import type { Told } from "../../wire";
import { t, type Values } from "../../words.svelte";
import { rowsFrom } from "./measures";
import type { MauiTurn } from "./selection.svelte";

/** One thing that happened. A towel that is taken is told when it is laid. */
export function describe(turn: MauiTurn, told: Told): string {
  const [word = "", rest = ""] = told.text.split(/:(.*)/s);
  if (told.what === "deal") return describeDeal(turn, told, word, rest);
  if (told.what !== "move") return "";
  const seat = who(turn, told.seat);
  if (word === "dollars") return t("maui-log-dollars", { ...seat, row: rest.toUpperCase() });
  if (word === "bonus") return t("maui-log-bonus", { ...seat, pattern: rest });
  if (word === "start") return t("maui-log-start", { ...seat, ...rowsFrom(Number(rest)) });
  if (word === "place") return describePlace(turn, told, rest, seat);
  const taken = { ...seat, ...towel(rest) };
  if (word === "spare") return t("maui-log-spare", taken);
  return isPlaced(turn, told) ? "" : t("maui-log-take", taken);
}

function describeDeal(turn: MauiTurn, told: Told, word: string, rest: string): string {
  if (word === "crab") return t("maui-log-crab", { ...who(turn, lastMover(turn, told)), value: Number(rest) });
  if (word === "first") return t("maui-log-first", who(turn, Number(rest) - 1));
  return "";
}

function describePlace(turn: MauiTurn, told: Told, rest: string, seat: Values): string {
  const take = turn.log.findLast((line) => line.step < told.step && line.what === "move");
  const taken = take?.text.split(/:(.*)/s)[1] ?? "";
  return t("maui-log-place", { ...seat, ...towel(taken), ...where(rest) });
}

const who = (turn: MauiTurn, seat: number): Values => ({
  name: turn.name(seat),
  you: seat === turn.view.you ? "yes" : "no",
});

/** Reads "-1+L2+O3". */
function where(text: string): Values {
  const tokens = [...text.matchAll(/\+([LO])(\d)/g)].map(([, pattern, square]) =>
    t("maui-log-token", { pattern: pattern!, square: Number(square) }),
  );
  return { ...rowsFrom(parseInt(text)), tokens: tokens.length, which: tokens.join(t("maui-list-comma")) };
}

/** A move as advice. */
export function advise(turn: MauiTurn, move: string): string {
  const [word = "", rest = ""] = move.split(":");
  const line = turn.shown.market.find(({ row }) => row === rest[0]);
  const squares = line?.slots[Number(rest[1]) - 1]?.squares ?? [];
  return t(`maui-advise-${word}`, {
    ...towel(`${rest} (${squares.join("")})`),
    ...where(rest),
    row: rest.toUpperCase(),
    count: line?.dollars ?? 0,
    pattern: rest,
  });
}

/** Reads "a2 (YML)". */
function towel(text: string): Values {
  const patterns = /\((\w+)\)/.exec(text)?.[1] ?? "";
  return {
    slot: text.slice(0, 2).toUpperCase(),
    patterns: [...patterns].map((pattern) => t("maui-pattern", { pattern })).join(t("maui-list-comma")),
  };
}

function isPlaced(turn: MauiTurn, told: Told): boolean {
  const next = turn.log.find((line) => line.step > told.step && line.what === "move");
  return next?.text.startsWith("place:") ?? false;
}

function lastMover(turn: MauiTurn, told: Told): number {
  return turn.log.findLast((line) => line.step < told.step && line.what === "move")?.seat ?? 0;
}
