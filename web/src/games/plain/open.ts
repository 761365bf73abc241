import { t } from "../../words.svelte";

/** What all seats saw: once if they saw the same, else seat by seat. */
export function open(shown: unknown[]): unknown {
  const same = new Set(shown.map((one) => JSON.stringify(one))).size === 1;
  return same ? shown[0] : Object.fromEntries(shown.map((one, seat) => [t("page-seat", { seat: seat + 1 }), one]));
}
