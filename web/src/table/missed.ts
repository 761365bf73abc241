/** What happened while I was away, as the positions that I would have seen. */
import { ask } from "../api";
import type { Position, TableView, Told } from "../wire";
import { standing } from "./history";

const MOST = 12;
export const LONGEST = 10_000; // milliseconds

/** How long each of some things is shown, so that all together take no longer than that. */
export const paceOf = (count: number): number => Math.min(1500, LONGEST / (count + 1));

/** The positions after each move that others have made since a step; none where something was taken back. */
export async function missedViews(
  now: TableView,
  log: Told[],
  since: number,
  token: string | null,
): Promise<TableView[]> {
  const news = log.filter((told) => told.step > since);
  if (now.you === null || news.some((told) => told.what === "undo")) return [];
  const steps = standing(log);
  const mine = steps.findLastIndex((told) => told.seat === now.you);
  const moves = steps
    .map((told, index) => ({ told, count: index + 1 }))
    .filter(
      ({ told, count }) => told.what === "move" && told.step > since && count > mine + 1 && count < now.game_steps,
    );
  return Promise.all(moves.slice(-MOST).map(({ told, count }) => viewAfter(now, told, count, token)));
}

async function viewAfter(now: TableView, told: Told, count: number, token: string | null): Promise<TableView> {
  const path = `/api/tables/${now.table}/positions/${count}?seat=${now.you}`;
  const { shown, to_move } = await ask<Position>("GET", path, undefined, token);
  const whose = to_move >= 0 ? to_move : null;
  return {
    ...now,
    shown,
    to_move: whose,
    step: told.step,
    game_steps: count,
    status: "running",
    legal: [],
    may_undo: false,
    deadline: null,
  };
}
