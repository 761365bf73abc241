import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../preferences.svelte";
import { Pieces } from "./pieces";

const TIME = 350; // milliseconds that a piece glides at normal speed

/** An element that lies somewhere and remembers how it was moved. */
class FakeElement {
  style: Record<string, string> = {};
  animations: FakeAnimation[] = [];
  constructor(
    public dataset: Record<string, string>,
    public x: number,
    readonly page: FakePage,
    public width = 10,
  ) {}
  getBoundingClientRect = () => ({ x: this.x, y: 0, width: this.width, height: this.width });
  cloneNode = (): FakeElement => new FakeElement({ ...this.dataset }, this.x, this.page, this.width);
  removeAttribute = (): void => undefined;
  remove = (): void => void this.page.pictures.splice(this.page.pictures.indexOf(this), 1);
  animate(frames: Keyframe[], timing: KeyframeAnimationOptions): FakeAnimation {
    const animation = new FakeAnimation(frames, timing);
    this.animations.push(animation);
    return animation;
  }
}

class FakeAnimation {
  finish!: () => void;
  finished = new Promise<void>((resolve) => (this.finish = resolve));
  constructor(
    readonly frames: Keyframe[],
    readonly timing: KeyframeAnimationOptions,
  ) {}
  /** Where it goes from, by the middle of its boxes. */
  get from(): number {
    return Number(/translate\((-?[\d.]+)px/.exec(String(this.frames[0]!.transform))?.[1]);
  }
  get to(): number {
    return Number(/translate\((-?[\d.]+)px/.exec(String(this.frames[1]!.transform))?.[1]);
  }
}

/** A board with pieces, and the layer above it. */
class FakePage {
  elements: FakeElement[] = [];
  pictures: FakeElement[] = [];
  private readonly board = {
    querySelectorAll: () => this.elements.filter((one) => one.dataset.slot),
    querySelector: (selector: string) => {
      const [, side, name] = /\[data-(from|to)="(.*)"\]/.exec(selector)!;
      return this.elements.find((one) => one.dataset[side!] === name) ?? null;
    },
  };
  private readonly layer = { append: (picture: FakeElement) => void this.pictures.push(picture) };
  readonly pieces = new Pieces(this.board as never, this.layer as never);

  /** Lays pieces, as "kind slot x" with further data. */
  lay(...pieces: [kind: string, slot: string, x: number, data?: Record<string, string>][]): FakeElement[] {
    const marks = this.elements.filter((one) => !one.dataset.slot);
    const laid = pieces.map(([piece, slot, x, data]) => new FakeElement({ piece, slot, ...data }, x, this));
    this.elements = [...marks, ...laid];
    return laid;
  }
  /** Marks an unseen place. */
  mark(data: Record<string, string>, x: number): void {
    this.elements.push(new FakeElement(data, x, this));
  }
  /** What glides now: which piece, from where to where, and how late. */
  get glides(): unknown[] {
    return this.pictures.map((picture) => {
      const [animation] = picture.animations;
      return [picture.dataset.piece, animation!.from, animation!.to, Math.round(Number(animation!.timing.delay ?? 0))];
    });
  }
}

let page: FakePage;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
});
afterEach(() => {
  kept.speed = "normal";
  vi.useRealTimers();
});

describe("what moved where", () => {
  test("a piece glides from where it lay, and is hidden there until it has come", async () => {
    page.lay(["red", "plate", 0]);
    const before = page.pieces.look();
    const [tile] = page.lay(["red", "line", 100]);
    const gliding = page.pieces.glide(before);
    expect(page.glides).toEqual([["red", 0, 100, 0]]);
    expect(tile!.style.visibility).toBe("hidden");
    page.pieces.finish();
    await gliding;
    expect(page.pictures).toEqual([]);
    expect(tile!.style.visibility).toBe("");
  });

  test("what lies where it lay does not move", async () => {
    page.lay(["red", "a", 0], ["blue", "b", 10]);
    const before = page.pieces.look();
    page.lay(["red", "a", 5], ["blue", "b", 10]);
    await page.pieces.glide(before);
    expect(page.glides).toEqual([]);
  });

  test("only an equal piece can be the same piece", () => {
    page.lay(["red", "a", 0]);
    const before = page.pieces.look();
    const [blue] = page.lay(["blue", "b", 10]);
    void page.pieces.glide(before);
    expect(page.glides).toEqual([]);
    expect(blue!.animations[0]!.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });

  test("among equal ones, the one whose place begins most alike", () => {
    page.lay(["red", "line-1-2", 10], ["red", "line-3-1", 30], ["red", "centre", 50]);
    const before = page.pieces.look();
    page.lay(["red", "line-3-x", 300], ["red", "line-1-x", 100]);
    void page.pieces.glide(before);
    expect(page.glides).toEqual([
      ["red", 30, 300, 0],
      ["red", 10, 100, 0],
    ]);
  });

  test("a piece that left comes to one place only", () => {
    page.lay(["red", "a", 0]);
    const before = page.pieces.look();
    const [, second] = page.lay(["red", "b", 10], ["red", "c", 20]);
    void page.pieces.glide(before);
    expect(page.glides).toHaveLength(1);
    expect(second!.animations).toHaveLength(1);
  });

  test("a place that holds another piece now has lost one and got one", () => {
    page.lay(["red", "a", 0], ["blue", "b", 10]);
    const before = page.pieces.look();
    page.lay(["blue", "a", 0], ["red", "b", 10]);
    void page.pieces.glide(before);
    expect(page.glides).toEqual([
      ["blue", 10, 0, 0],
      ["red", 0, 10, 0],
    ]);
  });
});

describe("unseen places", () => {
  test("what nobody saw leave comes from its source, and goes to its sink", () => {
    page.mark({ from: "bag" }, 500);
    page.mark({ to: "lid" }, 900);
    page.lay(["red", "floor", 0, { sink: "lid" }]);
    const before = page.pieces.look();
    page.lay(["blue", "plate", 10, { source: "bag" }]);
    void page.pieces.glide(before);
    expect(page.glides).toEqual([
      ["blue", 500, 10, 0],
      ["red", 0, 900, 0],
    ]);
  });

  test("what goes where nothing is drawn is gone at once", async () => {
    page.lay(["red", "floor", 0, { sink: "lid" }]);
    const before = page.pieces.look();
    page.lay();
    await page.pieces.glide(before);
    expect(page.pictures).toEqual([]);
  });

  test("what was drawn comes from its source, though an equal piece left", () => {
    page.mark({ from: "bag" }, 500);
    page.lay(["red", "a", 0]);
    const before = page.pieces.look();
    page.lay(["red", "b", 10, { source: "bag", drawn: "" }]);
    void page.pieces.glide(before);
    expect(page.glides).toEqual([["red", 500, 10, 0]]);
  });
});

describe("order", () => {
  test("one after the other, lower ones first, and what is drawn after all of them", () => {
    page.mark({ from: "bag" }, 500);
    page.lay(["red", "a", 0], ["blue", "b", 10], ["green", "c", 20]);
    const before = page.pieces.look();
    page.lay(
      ["red", "x", 100, { order: "10" }],
      ["blue", "y", 110, { order: "2" }],
      ["green", "z", 120, { order: "2" }],
      ["black", "w", 130, { source: "bag" }],
    );
    void page.pieces.glide(before);
    const late = Math.round(TIME * 0.7);
    expect(page.glides).toEqual([
      ["red", 0, 100, late],
      ["blue", 10, 110, 0],
      ["green", 20, 120, 0],
      ["black", 500, 130, 2 * late],
    ]);
  });
});

describe("rest", () => {
  test("nothing is looked at and nothing moves where somebody wants no motion", async () => {
    kept.speed = "none";
    page.lay(["red", "a", 0]);
    expect(page.pieces.look().size).toBe(0);
    await page.pieces.glide(new Map());
    expect(page.pieces.moving).toBe(false);
  });

  test("what is not drawn does not count", () => {
    page.lay(["red", "a", 0]);
    page.elements[0]!.width = 0;
    expect(page.pieces.look().size).toBe(0);
  });

  test("everything is where it belongs when motion is finished", async () => {
    page.lay(["red", "a", 0]);
    const before = page.pieces.look();
    page.lay(["red", "b", 10], ["blue", "c", 20]);
    const gliding = page.pieces.glide(before);
    expect(page.pieces.moving).toBe(true);
    page.pieces.finish();
    await gliding;
    expect(page.pieces.moving).toBe(false);
  });

  test("a hidden tab that holds motion back does not hold up the game", async () => {
    page.lay(["red", "a", 0]);
    const before = page.pieces.look();
    const [tile] = page.lay(["red", "b", 10]);
    const gliding = page.pieces.glide(before);
    await vi.advanceTimersByTimeAsync(4000);
    await gliding;
    expect([page.pieces.moving, page.pictures.length, tile!.style.visibility]).toEqual([false, 0, ""]);
  });
});
