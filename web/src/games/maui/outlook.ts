/** What a turn will do, as a sentence. */
import type { MauiPreview } from "./wire";
import { signed, t } from "../../words.svelte";
import { rowsOf, type MauiTurn, type Place, type Selection } from "./selection.svelte";

/** "1 fish, 2 suns" and so on: what the turn brings, part by part. */
function gains(preview: MauiPreview): string[] {
  const parts = preview.tracks.map(({ track, steps }) => t("maui-gain-steps", { pattern: track, count: steps }));
  parts.push(...preview.umbrellas.map((token) => t("maui-gain-umbrella", { token })));
  parts.push(...preview.tokens.map((token) => t("maui-gain-token", { pattern: token })));
  const { crabs, crabs_least: least, crabs_most: most, outside, penalty } = preview;
  if (crabs) parts.push(t("maui-gain-crabs", { count: crabs, least, most }));
  if (outside) parts.push(t("maui-gain-outside", { count: outside, points: penalty }));
  return parts;
}

/** The points of a turn; a bonus that waits for a choice may make them differ. */
export function pointsOf(previews: MauiPreview[]): string {
  const all = previews.map((preview) => preview.points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? signed(most) : t("maui-points-range", { least: signed(least), most: signed(most) });
}

/** Two ways to use a bonus share everything but the step itself. */
function shared(previews: MauiPreview[]): MauiPreview {
  const [one, ...others] = previews as [MauiPreview, ...MauiPreview[]];
  const least = (track: string): number =>
    Math.min(...others.map((other) => other.tracks.find((found) => found.track === track)?.steps ?? 0));
  const tracks = others.length
    ? one.tracks
        .map((found) => ({ ...found, steps: Math.min(found.steps, least(found.track)) }))
        .filter((found) => found.steps)
    : one.tracks;
  return { ...one, tracks };
}

/** What laying the towel here does, in a sentence. */
export function outlook(place: Place): string {
  const preview = shared(place.previews);
  const parts = gains(preview);
  const values = {
    ...rowsOf(place.towel),
    price: preview.price,
    points: pointsOf(place.previews),
    count: Math.abs(Math.max(...place.previews.map((one) => one.points))),
    gains: parts,
  };
  return t(parts.length ? "maui-says-place" : "maui-says-place-nothing", values);
}

/** What to do now, for the instruction line. */
export function instruction(turn: MauiTurn, selection: Selection): string {
  if (selection.may("bonus")) return t("maui-says-bonus");
  if (selection.may("start")) return t("maui-says-start");
  if (selection.area) return t("maui-says-dollars", { row: selection.area, count: dollarsOf(selection) });
  const count = selection.places.length;
  // A place that is the only one is looked at by itself, and must be tapped all the same.
  if (selection.place && (count > 1 || turn.chosen)) return outlook(selection.place);
  const key = turn.previews.length ? "maui-says-places" : "maui-says-looking";
  const places = t(key, { count, column: selection.mine.next_column });
  if (selection.placing) return `${t("maui-says-lay")} ${places}`;
  if (count) return places;
  if (selection.slot) return t("maui-says-looking");
  if (selection.may("spare")) return t("maui-says-spare");
  return turn.legal.length ? t("maui-says-take") : "";
}

function dollarsOf(selection: Selection): number {
  return selection.shown.market.find((line) => line.row === selection.area)?.dollars ?? 0;
}
