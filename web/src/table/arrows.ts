/**
 * Arrow keys move between the buttons of a zone, by where they lie on the screen; Tab changes zone.
 * Only one button of a zone is reached by Tab: the one that had the focus last. A button with
 * `data-aside` is left out: it is reached by Tab alone.
 */
import type { Action } from "svelte/action";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrows: Action<HTMLElement> = (zone) => {
  const buttons = (): HTMLElement[] =>
    [...zone.querySelectorAll<HTMLElement>("button:not([disabled], [data-aside])")].filter((one) => one.offsetParent);

  /** One way in for Tab. */
  function settle(): void {
    const all = buttons();
    const reached = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0);
    for (const one of all) one.tabIndex = one === (reached ?? all[0]) ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const from = event.target as HTMLElement;
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || !buttons().includes(from)) return;
    const next = nearest(from, buttons(), direction);
    if (next) next.focus();
    event.preventDefault();
  }

  zone.dataset.zone = "";
  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  zone.addEventListener("keydown", press);
  zone.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      zone.removeEventListener("keydown", press);
      zone.removeEventListener("focusin", settle);
    },
  };
};

/** The nearest button in a direction; what lies to the side counts twice as far. */
function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const middle = (element: HTMLElement): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [oneX, oneY] = middle(one);
    const ahead = (oneX - fromX) * x + (oneY - fromY) * y;
    const aside = Math.abs((oneX - fromX) * y) + Math.abs((oneY - fromY) * x);
    if (one !== from && ahead > 2 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}
