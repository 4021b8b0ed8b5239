import { gradeBand, type BandRange } from '../grade-band.ts';
import { mean } from '../measures/statistics.ts';
import type { BandMap, CriterionName } from '../model/band-model.ts';
import { bandOfScore } from '../model/predict-score.ts';
import type { Level } from './rubric-questions.ts';

export const CRITERION_NAMES = [
  'task',
  'cohesion',
  'lexis',
  'grammar',
] as const satisfies readonly CriterionName[];

/** A comparison with an anchor: 1 better, 0 the same, -1 worse; between them when the two orders differ. */
export type AnchorComparison = { readonly band: number; readonly outcome: number };

/** What the model said of one criterion. */
export type CriterionReading = {
  readonly levels: readonly Level[];
  readonly comparisons: readonly AnchorComparison[];
};
export type Reading = Readonly<Record<CriterionName, CriterionReading>>;

export type CriterionRanges = Readonly<Record<CriterionName, BandRange>>;

/** How a model's estimates relate to marks. `below` and `above`: how far a range reaches. */
export type EstimateMap = { readonly map: BandMap; readonly below: number; readonly above: number };

export type CombinedBands = {
  readonly criteria: CriterionRanges;
  readonly low: number;
  readonly high: number;
  /** The most likely band. */
  readonly band: number;
  /** The same, not rounded. */
  readonly estimate: number;
  /** The model's own estimate of the whole text, before calibration. */
  readonly raw: number;
  /** The model's calibrated estimate less the local one. */
  readonly gap: number;
  readonly confidence: 'normal' | 'low';
};

/** The band of a text whose answers are all in the middle, and how far all high or all low ones are from it. */
const MIDDLE = 6.25;
const REACH_OF_ANSWERS = 2.25;
/** How far above the mean of its anchors a text is that is better than each of them. */
const REACH_OF_COMPARISONS = 1.5;
const LEVEL_VALUES = { high: 1, medium: 0, low: -1 } as const satisfies Record<Level, number>;

/** The model's share in what it and the local grader differ by. */
const MODEL_SHARE = 0.5;
/**
 * The model moves the whole text by at most this. So whatever a model says, and whatever a text talks it into, two
 * readings of one text differ by half a band at most.
 */
const MOST_SHIFT = 0.25;
/** The model moves a criterion against the others by at most this. */
const MOST_DEVIATION = 0.5;
/** A larger gap between the graders is for a teacher to decide. */
const MOST_GAP = 1.5;
/** Half of what a range grows by without calibration: half a band in all. */
const UNSURE = 0.25;
const WIDEST = 1.5;
const LOWEST = 1;
const HIGHEST = 9;

/**
 * Bands from the local ranges, the model's answers and its comparisons. The numbers are frozen. A better answer never
 * lowers the estimate, and a single one moves it by less than 0.25. With the same local ranges, no two readings differ by
 * more than half a band. Nothing is above the cap.
 */
export function combineBands(
  local: CriterionRanges,
  reading: Reading,
  {
    calibration,
    cap = HIGHEST,
  }: { readonly calibration?: EstimateMap | undefined; readonly cap?: number } = {},
): CombinedBands {
  const rawOf = byCriterion((name) => estimateCriterion(reading[name]));
  const raw = meanOf(rawOf);
  const localOf = byCriterion((name) => (local[name].low + local[name].high) / 2);
  const localMean = meanOf(localOf);
  const gap = (calibration ? bandOfScore(calibration.map, raw) : raw) - localMean;
  const shift = within(MODEL_SHARE * gap, MOST_SHIFT);
  const deviation = byCriterion((name) =>
    // A cap is the same for all criteria, so there is nothing to tell apart below it.
    cap < HIGHEST
      ? 0
      : within(MODEL_SHARE * (rawOf[name] - raw - (localOf[name] - localMean)), MOST_DEVIATION),
  );
  const centres = byCriterion((name) => localOf[name] + shift + deviation[name] - meanOf(deviation));
  const confidence = Math.abs(gap) > MOST_GAP ? 'low' : 'normal';
  const { below, above } = reachOf(local, calibration, confidence);
  const lows = roundTogether(byCriterion((name) => centres[name] - below));
  const highs = roundTogether(byCriterion((name) => centres[name] + above));
  const capped = (value: number) => Math.min(value, cap);
  const criteria = byCriterion((name) => ({
    low: capped(lows[name]),
    high: capped(Math.min(highs[name], lows[name] + WIDEST)),
  }));
  const { low, high } = gradeBand({ criteria: CRITERION_NAMES.map((name) => criteria[name]) });
  const estimate = capped(localMean + shift);
  const band = Math.min(high, Math.max(low, Math.round(estimate * 2) / 2));
  return { criteria, low, high, band, estimate, raw, gap, confidence };
}

/** The model's own estimate of a criterion. Without comparisons the answers alone decide. */
function estimateCriterion({ levels, comparisons }: CriterionReading): number {
  const answered = MIDDLE + REACH_OF_ANSWERS * mean(levels.map((level) => LEVEL_VALUES[level]));
  if (comparisons.length === 0) return answered;
  const compared =
    mean(comparisons.map(({ band }) => band)) +
    REACH_OF_COMPARISONS * mean(comparisons.map(({ outcome }) => outcome));
  return (answered + compared) / 2;
}

/**
 * How far the ranges reach. They are at most 1.5 wide. A doubtful reading reaches further down only, so that doubt
 * lifts nobody.
 */
function reachOf(
  local: CriterionRanges,
  calibration: EstimateMap | undefined,
  confidence: 'normal' | 'low',
): { readonly below: number; readonly above: number } {
  const localReach = meanOf(byCriterion((name) => local[name].high - local[name].low)) / 2;
  const half = Math.min(WIDEST / 2, localReach + UNSURE);
  const { below, above } = calibration ?? { below: half, above: half };
  const doubt = confidence === 'low' ? 2 * UNSURE : 0;
  return { below: Math.max(below, Math.min(below + doubt, WIDEST - above)), above };
}

/**
 * Rounds four bands to halves so that their sum is rounded, too: the largest remainders go up. Rounded one by one, four
 * small steps could move the whole text by more than they are.
 */
function roundTogether(values: Readonly<Record<CriterionName, number>>): Record<CriterionName, number> {
  const halves = byCriterion((name) => Math.floor(values[name] * 2));
  const remainder = (name: CriterionName) => values[name] * 2 - halves[name];
  const sum = Math.round(CRITERION_NAMES.reduce((total, name) => total + values[name] * 2, 0));
  const missing = sum - CRITERION_NAMES.reduce((total, name) => total + halves[name], 0);
  const upwards = new Set(
    [...CRITERION_NAMES].sort((a, b) => remainder(b) - remainder(a)).slice(0, Math.max(0, missing)),
  );
  return byCriterion((name) => inScale((halves[name] + (upwards.has(name) ? 1 : 0)) / 2));
}

function byCriterion<T>(valueOf: (name: CriterionName) => T): Record<CriterionName, T> {
  return {
    task: valueOf('task'),
    cohesion: valueOf('cohesion'),
    lexis: valueOf('lexis'),
    grammar: valueOf('grammar'),
  };
}

function meanOf(values: Readonly<Record<CriterionName, number>>): number {
  return mean(CRITERION_NAMES.map((name) => values[name]));
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

function inScale(value: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, value));
}
