/** After a move, who plays by keyboard goes on where something can be done. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

/** Go where something can be done. */
export function focusNext(board: HTMLElement): void {
  const next =
    board.querySelector<HTMLElement>("button[data-take=next-round]") ??
    board.querySelector<HTMLElement>("button[data-move]") ??
    board.querySelector<HTMLElement>("button.stack");
  next?.focus({ preventScroll: true });
}

export const keepFocus: Action<HTMLElement, number> = (board) => {
  let within = false;
  const watch = (): void => void (within = board.contains(document.activeElement) || within);
  const leave = (event: FocusEvent): void => {
    // Focus that goes nowhere was lost with its button; focus that goes elsewhere was moved.
    if (event.relatedTarget && !board.contains(event.relatedTarget as Node)) within = false;
  };
  const follow = (): void => {
    if (!within || board.contains(document.activeElement) || document.querySelector("dialog[open]")) return;
    focusNext(board);
  };
  board.addEventListener("focusin", watch);
  board.addEventListener("focusout", leave);
  return {
    update: () => void tick().then(follow),
    destroy() {
      board.removeEventListener("focusin", watch);
      board.removeEventListener("focusout", leave);
    },
  };
};
