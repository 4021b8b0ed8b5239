/** Stretches of a video in ms, from the first up to and without the second. In order, apart, and none is empty. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** All stretches of some lists as one list. Overlapping and touching ones are joined; empty ones are dropped. */
export function mergeRanges(...lists: readonly Ranges[]): Ranges {
  const sorted = lists
    .flat()
    .filter(([from, to]) => from < to)
    .sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged[merged.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The length of all stretches together, in ms. They must be merged. */
export function lengthOf(ranges: Ranges): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The stretches within a video of this length. */
export function clampRanges(ranges: Ranges, durationMs: number): Ranges {
  return mergeRanges(ranges.map(([from, to]) => [Math.max(0, from), Math.min(to, durationMs)] as const));
}

/** The watched part of a video, from 0 to 1. */
export function coverageOf(ranges: Ranges, durationMs: number): number {
  return durationMs <= 0 ? 1 : lengthOf(clampRanges(ranges, durationMs)) / durationMs;
}

/** The parts of `ranges` that `known` does not have. */
export function withoutRanges(ranges: Ranges, known: Ranges): Ranges {
  const merged = mergeRanges(known);
  return mergeRanges(ranges).flatMap(([from, to]) => {
    const left: [number, number][] = [];
    let start = from;
    for (const [knownFrom, knownTo] of merged) {
      if (knownTo <= start || knownFrom >= to) continue;
      if (knownFrom > start) left.push([start, knownFrom]);
      start = Math.max(start, knownTo);
    }
    if (start < to) left.push([start, to]);
    return left;
  });
}

/** The newest stretches up to a length in ms; what is longer is cut off at its end. */
function firstOf(ranges: Ranges, mostMs: number): Ranges {
  let room = mostMs;
  return ranges.flatMap(([from, to]) => {
    const taken = Math.min(to - from, room);
    room -= taken;
    return taken > 0 ? [[from, from + taken] as const] : [];
  });
}

/** A learner may watch at twice the speed, and a packet may be this much late. */
const MOST_SPEED = 2;
const SLACK_MS = 30_000;

/**
 * The stretches that are stored after a packet. New ones count up to twice the wall time since the packet before, and 30
 * seconds. Clients send all that was watched each time, so a later packet brings what was cut off.
 */
export function addWatched(stored: Ranges, sent: Ranges, sinceLastMs: number): Ranges {
  const added = withoutRanges(sent, stored);
  return mergeRanges(stored, firstOf(added, Math.max(0, sinceLastMs) * MOST_SPEED + SLACK_MS));
}

/** A video counts as watched from this part on. */
export const WATCHED_PART = 0.9;
const NEAR_END = 0.95;

/** Where a video continues, in ms. One that was left near its end starts again. */
export function resumePosition(positionMs: number, durationMs: number): number {
  return positionMs >= durationMs * NEAR_END ? 0 : Math.max(0, positionMs);
}
