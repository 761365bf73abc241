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

const zones = new Set<HTMLElement>();
const watcher = new MutationObserver(settleSoon);
let frame = 0;

export const arrows: Action<HTMLElement> = (zone) => {
  zone.dataset.zone = "";
  zones.add(zone);
  watcher.observe(zone, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  zone.addEventListener("keydown", press);
  zone.addEventListener("focusin", settleSoon);
  settleSoon();
  return { destroy: () => zones.delete(zone) };
};

function buttons(zone: HTMLElement): HTMLElement[] {
  const all = zone.querySelectorAll<HTMLElement>("button:not([disabled], [data-aside])");
  return [...all].filter((one) => one.offsetParent);
}

/** With the next picture: the browser has to know then anyhow where everything lies. */
function settleSoon(): void {
  frame ||= requestAnimationFrame(settle);
}

/** One way into each zone for Tab. All is read before anything is written, or the page would be laid out again. */
function settle(): void {
  frame = 0;
  for (const all of [...zones].map(buttons)) {
    const reached = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0);
    for (const one of all) one.tabIndex = one === (reached ?? all[0]) ? 0 : -1;
  }
}

function press(this: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target as HTMLElement;
  const all = buttons(this);
  if (!direction || event.altKey || event.ctrlKey || event.metaKey || !all.includes(from)) return;
  nearest(from, all, direction)?.focus();
  event.preventDefault();
}

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
