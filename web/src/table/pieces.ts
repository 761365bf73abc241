/**
 * Pieces glide between places, all in one layer.
 *
 * A board draws every movable piece where it lies, as an element with `data-piece` (what it is) and
 * `data-slot` (where it lies; unique). When a new position is drawn, pieces that left a place and
 * equal pieces that came to another are the same pieces: a picture of each glides from here to there
 * above everything else. Nothing is ever moved in the page itself, so nothing can get stuck.
 *
 * What comes from or goes to an unseen place (a bag, a deck) glides from or to the element with
 * `data-from` or `data-to` and the name of the piece's `data-source` or `data-sink`, if there is one.
 * A piece with `data-drawn` always comes from its source. Among equal pieces that left, the one whose
 * slot begins most like the new one is taken: a tile that leaves a row stays in that row.
 *
 * Pieces with `data-order` come one after the other, lower ones first; what is drawn from an unseen place comes
 * after them.
 */
import { duration } from "../preferences.svelte";

interface Piece {
  slot: string;
  element: HTMLElement | SVGElement;
  kind: string;
  box: DOMRect;
}

export class Pieces {
  private running = new Set<Animation>();

  constructor(
    private readonly board: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  /** Where everything lies now, if anything shall glide. */
  look(): Map<string, Piece> {
    const found = new Map<string, Piece>();
    if (!duration()) return found;
    for (const element of this.board.querySelectorAll<HTMLElement>("[data-slot]")) {
      const box = element.getBoundingClientRect();
      if (box.width)
        found.set(element.dataset.slot!, { slot: element.dataset.slot!, element, kind: element.dataset.piece!, box });
    }
    return found;
  }

  /** Let everything that moved since glide to where it lies now. */
  async glide(before: Map<string, Piece>): Promise<void> {
    const time = duration();
    if (!time) return;
    const after = this.look();
    const gone = this.changed(before, after);
    const come = this.changed(after, before);
    const orders = [...new Set(come.map(orderOf))].filter(Boolean).sort((one, other) => Number(one) - Number(other));
    const glides: Promise<void>[] = [];
    for (const piece of come) {
      const index = piece.element.dataset.drawn === undefined ? this.nearest(piece, gone) : -1;
      const from = index >= 0 ? gone.splice(index, 1)[0]!.box : this.place("from", piece.element.dataset.source);
      const order = orderOf(piece) ? orders.indexOf(orderOf(piece)) : index < 0 ? orders.length : 0;
      const timing = { duration: time, delay: order * time * 0.7, fill: "backwards" as const };
      if (from) glides.push(this.move(piece.element, from, piece.box, timing, true));
      else glides.push(this.run(piece.element.animate([{ opacity: 0 }, { opacity: 1 }], timing)));
    }
    for (const piece of gone) {
      const to = this.place("to", piece.element.dataset.sink);
      if (to) glides.push(this.move(piece.element, piece.box, to, { duration: time }, false));
    }
    await Promise.all(glides);
  }

  /** Which of the pieces that left is the one that came here. */
  private nearest(piece: Piece, gone: Piece[]): number {
    let best = -1;
    let most = -1;
    gone.forEach((other, index) => {
      const same = other.kind === piece.kind ? shared(other.slot, piece.slot) : -1;
      if (same > most) [best, most] = [index, same];
    });
    return best;
  }

  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Everything that moves is where it belongs at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
  }

  private changed(here: Map<string, Piece>, there: Map<string, Piece>): Piece[] {
    return [...here].filter(([slot, piece]) => there.get(slot)?.kind !== piece.kind).map(([, piece]) => piece);
  }

  private place(side: "from" | "to", name: string | undefined): DOMRect | null {
    const element = name && this.board.querySelector(`[data-${side}="${name}"]`);
    return element ? element.getBoundingClientRect() : null;
  }

  private async move(
    element: HTMLElement | SVGElement,
    from: DOMRect,
    to: DOMRect,
    timing: KeyframeAnimationOptions,
    stays: boolean,
  ): Promise<void> {
    const picture = element.cloneNode(true) as HTMLElement;
    delete picture.dataset.slot;
    picture.removeAttribute("id");
    const size = stays ? to : from;
    const at = (box: DOMRect): string => {
      const x = box.x + box.width / 2 - size.width / 2;
      const y = box.y + box.height / 2 - size.height / 2;
      return `translate(${x}px, ${y}px) scale(${Math.min(box.width / size.width, box.height / size.height)})`;
    };
    Object.assign(picture.style, {
      position: "fixed",
      inset: "0 auto auto 0",
      margin: "0",
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    this.layer.append(picture);
    if (stays) element.style.visibility = "hidden";
    const frames = [{ transform: at(from) }, { transform: at(to), opacity: stays ? 1 : 0.2 }];
    await this.run(picture.animate(frames, { ...timing, easing: "cubic-bezier(.3,.7,.3,1)" }));
    picture.remove();
    if (stays) element.style.visibility = "";
  }

  private async run(animation: Animation): Promise<void> {
    this.running.add(animation);
    // A hidden tab may hold animations back.
    const late = new Promise((resolve) => setTimeout(resolve, 4000));
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.running.delete(animation);
  }
}

/** When a piece comes, among those that come one after the other. */
function orderOf(piece: Piece): string {
  return piece.element.dataset.order ?? "";
}

/** How many letters two names begin with that are the same. */
function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
