import type { BandMap } from '#features/grading/domain/model/band-model.ts';

export type ScorePair = { readonly score: number; readonly band: number };

/** Steps nearer to each other than this are one. */
const NEAREST = 0.05;
/** Below the steepest rise that a calibration may have, with room for the rounding of numbers. */
const STEEPEST = 4.5;
/** Beyond its ends a map is level for as long as this. Scores end before. */
const LEVEL = 10;

/** The map that never descends and is nearest to the pairs by least squares, as steps joined by lines. At least one pair. */
export function fitIsotonic(pairs: readonly ScorePair[]): BandMap {
  const steps = limitSlopes(joinNear(poolViolators(pairs)));
  const [first, last] = [steps[0], steps[steps.length - 1]];
  if (!first || !last) throw new Error('A map needs pairs.');
  const all = [
    { score: first.score - LEVEL, band: first.band },
    ...steps,
    { score: last.score + LEVEL, band: last.band },
  ];
  return {
    scores: all.map(({ score }) => round(score)),
    bands: all.map(({ band }) => round(band)),
  };
}

type Step = ScorePair & { readonly count: number };

/** Neighbours that descend become their common mean, until none does. */
function poolViolators(pairs: readonly ScorePair[]): readonly Step[] {
  const steps: Step[] = [];
  for (const pair of [...pairs].sort((a, b) => a.score - b.score)) {
    let step: Step = { ...pair, count: 1 };
    for (let before = steps[steps.length - 1]; before && before.band >= step.band;) {
      step = join(before, step);
      steps.pop();
      before = steps[steps.length - 1];
    }
    steps.push(step);
  }
  return steps;
}

function joinNear(steps: readonly Step[]): readonly Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const before = joined[joined.length - 1];
    if (before && step.score - before.score < NEAREST) joined[joined.length - 1] = join(before, step);
    else joined.push(step);
  }
  return joined;
}

function join(one: Step, other: Step): Step {
  const count = one.count + other.count;
  const mean = (a: number, b: number) => (a * one.count + b * other.count) / count;
  return { score: mean(one.score, other.score), band: mean(one.band, other.band), count };
}

/** Halfway between the map that lowers what is too steep and the one that lifts it. */
function limitSlopes(steps: readonly Step[]): readonly Step[] {
  const lowered = steps.map(({ band }) => band);
  const lifted = [...lowered];
  const most = (from: number) => STEEPEST * ((steps[from + 1]?.score ?? 0) - (steps[from]?.score ?? 0));
  for (let at = 0; at + 1 < steps.length; at += 1) {
    lowered[at + 1] = Math.min(lowered[at + 1] ?? 0, (lowered[at] ?? 0) + most(at));
  }
  for (let at = steps.length - 2; at >= 0; at -= 1) {
    lifted[at] = Math.max(lifted[at] ?? 0, (lifted[at + 1] ?? 0) - most(at));
  }
  return steps.map((step, at) => ({ ...step, band: ((lowered[at] ?? 0) + (lifted[at] ?? 0)) / 2 }));
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
