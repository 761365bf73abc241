/** The log in words. Its lines name no numbers of tiles, so what lay on offer is followed along. */
import { standing } from "../../table/history";
import type { Turn } from "../../table/turn.svelte";
import type { Told } from "../../wire";
import type { AzulShown } from "./wire";
import { t } from "../../words.svelte";
import { type Pattern, PATTERNS, readTake, tilesOf } from "./notation";

const DISPLAYS = [0, 0, 5, 7, 9];
const TILES_PER_DISPLAY = 4;

/** What a step of the log is about, beyond its own text. */
interface Detail {
  count?: number;
  round?: number;
  starter?: number;
  /** What gold displays got when the displays were filled. */
  gold?: { how: "plus" | "gather"; display: number; pattern: Pattern; count: number }[];
}

/** What lies on offer, as far as the log tells it. */
class Offer {
  private readonly displays: Pattern[][];
  private centre: Pattern[] = [];
  private faces: string[] = [];
  private dealt = 0;
  private filling = false;
  private lastDeal = 0;
  private zeroAway = false;
  private markerTaken = false;
  private starter = 0;
  private round = 0;

  constructor(
    players: number,
    private readonly details: Map<number, Detail>,
  ) {
    this.displays = Array.from({ length: DISPLAYS[players]! }, () => []);
  }

  follow(told: Told): void {
    const take = readTake(told.text);
    if (told.what === "deal") this.deal(told);
    else if (take) this.details.set(told.step, { count: this.take(take.source, take.pattern, told.seat) });
    else if (told.text.startsWith("right:")) this.split(told.text.slice(6));
  }

  private deal(told: Told): void {
    if (told.text.startsWith("first:")) this.starter = Number(told.text.slice(6)) - 1;
    else if (told.text.startsWith("face:")) {
      if (this.faces.length === this.displays.length) this.faces = [];
      this.faces.push(told.text.slice(5));
    } else this.lay(told);
  }

  private lay(told: Told): void {
    this.lastDeal = told.step;
    if (!this.filling) {
      this.filling = true;
      this.dealt = 0;
      this.zeroAway = this.markerTaken = false;
      this.centre = [];
      this.displays.forEach((display) => (display.length = 0));
      this.details.set(told.step, { round: ++this.round, starter: this.starter });
    }
    const display = Math.floor(this.dealt++ / TILES_PER_DISPLAY);
    const pattern = told.text as Pattern;
    if (display < this.displays.length) return void this.displays[display]!.push(pattern);
    const plus = this.faces.indexOf("+1");
    this.displays[plus]?.push(pattern);
    this.gild("plus", plus, pattern, 1);
  }

  /** It is told where the last tile was laid. */
  private gild(how: "plus" | "gather", display: number, pattern: Pattern, count: number): void {
    const detail = this.details.get(this.lastDeal) ?? {};
    const gold = [...(detail.gold ?? []), { how, display: display + 1, pattern, count }];
    this.details.set(this.lastDeal, { ...detail, gold });
  }

  /** When all tiles lie there, displays that show a pattern draw it from their neighbours. */
  open(): void {
    if (!this.filling) return;
    this.filling = false;
    this.faces.forEach((face, display) => {
      if (face[0] !== "=") return;
      const pattern = face[1] as Pattern;
      const before = this.displays[display]!.length;
      for (const step of [-1, 1]) {
        const beside = this.displays[this.neighbour(display, step)]!;
        const found = beside.indexOf(pattern);
        if (found >= 0) this.displays[display]!.push(...beside.splice(found, 1));
      }
      const count = this.displays[display]!.length - before;
      if (count) this.gild("gather", display, pattern, count);
    });
  }

  private neighbour(display: number, step: number): number {
    const count = this.displays.length;
    const beside = (display + step + count) % count;
    return this.faces[beside] === "0" && this.zeroAway ? (beside + step + count) % count : beside;
  }

  private take(source: string, pattern: Pattern, seat: number): number {
    this.open();
    const display = Number(source) - 1;
    const tiles = source === "c" ? this.centre : (this.displays[display] ?? []);
    const others = tiles.filter((tile) => tile !== pattern);
    const count = tiles.length - others.length;
    const face = this.faces[display];
    const stay = source === "c" || face === "stay" || face === "<>";
    tiles.splice(0, tiles.length, ...(stay ? others : []));
    if (!stay) this.centre.push(...others);
    if (source === "c" && !this.markerTaken) [this.markerTaken, this.starter] = [true, seat];
    this.zeroAway ||= face === "0";
    return count;
  }

  private split(right: string): void {
    const display = this.faces.indexOf("<>");
    const tiles = this.displays[display]?.splice(0) ?? [];
    for (const tile of tiles) this.displays[this.neighbour(display, right.includes(tile) ? 1 : -1)]!.push(tile);
  }
}

let followed: Told[] = [];
let details = new Map<number, Detail>();

/** The details of a log; worked out anew only when it has changed. */
function detailsOf(log: Told[], players: number): Map<number, Detail> {
  if (log === followed) return details;
  [followed, details] = [log, new Map<number, Detail>()];
  let offer = new Offer(players, details);
  log.forEach((told, index) => {
    if (told.what !== "undo") return offer.follow(told);
    // What was taken back lies there again; its lines stay in the log, with their numbers.
    offer = new Offer(players, details);
    for (const stands of standing(log.slice(0, index + 1))) offer.follow(stands);
  });
  offer.open();
  return details;
}

/** A line of the log; nothing for single tiles that are drawn. */
export function describe(turn: Turn, told: Told): string {
  if (told.what !== "move" && told.what !== "deal") return "";
  const who = (seat: number) => ({ name: turn.name(seat), you: turn.view.you === seat ? "yes" : "no" });
  const detail = detailsOf(turn.log, turn.view.seats.length).get(told.step) ?? {};
  if (detail.gold) return detail.gold.map(({ how, ...got }) => t(`azul-log-${how}`, got)).join("; ");
  if (detail.round) return t("azul-log-round", { round: detail.round, ...who(detail.starter!) });
  const take = readTake(told.text);
  if (take) return t("azul-log-take", { ...take, ...who(told.seat), count: detail.count ?? 0 });
  if (told.text.startsWith("column:"))
    return t("azul-log-column", { ...who(told.seat), column: Number(told.text.slice(7)) });
  if (told.text.startsWith("right:")) return t("azul-log-split", { ...who(told.seat), tiles: sentRight(told.text) });
  return "";
}

/** What a move sends to the right, in words. */
function sentRight(move: string): string {
  const right = PATTERNS.filter((pattern) => move.slice(6).includes(pattern));
  return right.map((pattern) => t("azul-pattern", { pattern })).join(", ") || "none";
}

/** A move as advice. */
export function advise(turn: Turn<AzulShown>, move: string): string {
  const take = readTake(move);
  if (take) {
    const tiles = tilesOf(turn.shown, take.source).filter((tile) => tile === take.pattern);
    return t("azul-advise-take", { ...take, count: tiles.length });
  }
  if (move.startsWith("column:")) return t("azul-advise-column", { column: Number(move.slice(7)) });
  return t("azul-advise-split", { tiles: sentRight(move) });
}
