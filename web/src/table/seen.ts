/** Up to which step I have seen a table, so that what I missed can be told. */
import type { TableView } from "../wire";

const KEY = "tidetable-seen";
const MOST = 40; // tables

type Steps = Record<string, number>;

function all(): Steps {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Steps;
  } catch {
    return {};
  }
}

export function lastSeen(table: string): { step: number } | null {
  const step = all()[table];
  return step === undefined ? null : { step };
}

export function seen(view: TableView): void {
  if (document.hidden) return;
  const { [view.table]: _old, ...others } = all();
  const recent = Object.entries(others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [view.table, view.step]])));
  } catch {
    // Then nothing is told of what was missed.
  }
}
