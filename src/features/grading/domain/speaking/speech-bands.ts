import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { TalkMeasures } from './measure-talk.ts';

/** The criteria that a transcript says something about. Pronunciation is never among them. */
export const HEARD_CRITERIA = [
  'fluency-and-coherence',
  'lexical-resource',
  'grammatical-range-and-accuracy',
] as const satisfies readonly Criterion[];
export type HeardCriterion = (typeof HEARD_CRITERIA)[number];

export type SignalName = Exclude<keyof TalkMeasures, 'words' | 'fillers' | 'repeats'>;

type Signal = {
  readonly name: SignalName;
  readonly criterion: HeardCriterion;
  readonly weight: number;
  /** From this value on, the signal is at home in this band. */
  readonly steps: readonly (readonly [from: number, band: number])[];
};

const FLUENCY = 'fluency-and-coherence';
const LEXIS = 'lexical-resource';
const GRAMMAR = 'grammatical-range-and-accuracy';

/**
 * The rule from numbers to bands. Nothing in it is fitted: no marked interviews are there. Each step is what the public
 * band descriptors say in words, put into a number by hand, and no signal alone reaches above 7 (ADR 42).
 */
export const SIGNALS: readonly Signal[] = [
  {
    name: 'wordsPerMinute',
    criterion: FLUENCY,
    weight: 2,
    steps: [
      [0, 3],
      [50, 4],
      [70, 5],
      [90, 5.5],
      [105, 6],
      [120, 6.5],
      [135, 7],
    ],
  },
  {
    name: 'longPausesPerMinute',
    criterion: FLUENCY,
    weight: 2,
    steps: [
      [0, 7],
      [2, 6.5],
      [4, 6],
      [6, 5.5],
      [8, 5],
      [11, 4],
    ],
  },
  {
    name: 'meanRunSeconds',
    criterion: FLUENCY,
    weight: 1,
    steps: [
      [0, 4],
      [1, 5],
      [1.5, 5.5],
      [2, 6],
      [2.6, 6.5],
      [3.3, 7],
    ],
  },
  {
    name: 'breaksPerHundred',
    criterion: FLUENCY,
    weight: 1,
    steps: [
      [0, 7],
      [2, 6.5],
      [4, 6],
      [6, 5.5],
      [9, 5],
      [13, 4],
    ],
  },
  {
    name: 'connectives',
    criterion: FLUENCY,
    weight: 1,
    steps: [
      [0, 3.5],
      [3, 4.5],
      [6, 5.5],
      [9, 6],
      [12, 6.5],
      [15, 7],
    ],
  },
  {
    name: 'talkWords',
    criterion: FLUENCY,
    weight: 1,
    steps: [
      [0, 3.5],
      [50, 4.5],
      [90, 5.5],
      [130, 6],
      [180, 6.5],
      [220, 7],
    ],
  },
  {
    name: 'variety',
    criterion: LEXIS,
    weight: 1,
    steps: [
      [0, 4],
      [28, 5],
      [38, 5.5],
      [48, 6],
      [60, 6.5],
      [75, 7],
    ],
  },
  {
    name: 'beyond2000',
    criterion: LEXIS,
    weight: 1,
    steps: [
      [0, 4.5],
      [0.05, 5],
      [0.08, 5.5],
      [0.12, 6],
      [0.16, 6.5],
      [0.2, 7],
    ],
  },
  {
    name: 'lexicalErrorsPerHundred',
    criterion: LEXIS,
    weight: 1,
    steps: [
      [0, 6.5],
      [0.3, 6],
      [0.8, 5.5],
      [1.5, 5],
      [3, 4],
    ],
  },
  {
    name: 'grammarErrorsPerHundred',
    criterion: GRAMMAR,
    weight: 2,
    steps: [
      [0, 7],
      [0.3, 6.5],
      [0.8, 6],
      [1.5, 5.5],
      [2.5, 5],
      [4, 4],
    ],
  },
  {
    name: 'clausesPerHundred',
    criterion: GRAMMAR,
    weight: 1,
    steps: [
      [0, 4],
      [1.5, 5],
      [3, 5.5],
      [4.5, 6],
      [6, 6.5],
      [8, 7],
    ],
  },
];

/** The narrowest range, and the one where little was heard. In bands. */
export const USUAL_WIDTH = 1.5;
export const WIDE_WIDTH = 2;
/** An interview has a thousand words and more. Below this, little was heard. */
const FEW_WORDS = 300;
const LOWEST_HIGH = 2.5;
const NO_CAP = 9;

export type HeardBand = { readonly criterion: HeardCriterion; readonly low: number; readonly high: number };

/** The band in which a signal is at home; undefined where it is not known. */
export function levelOf(measures: TalkMeasures, { name, steps }: Signal): number | undefined {
  const value = measures[name];
  if (value === null) return undefined;
  let level = steps[0]?.[1] ?? 0;
  for (const [from, band] of steps) if (value >= from) level = band;
  return level;
}

/** The weighted mean of a criterion's signals. Unknown ones do not count. */
export function centreOf(measures: TalkMeasures, criterion: HeardCriterion): number {
  let [sum, weights] = [0, 0];
  for (const signal of SIGNALS) {
    const level = signal.criterion === criterion ? levelOf(measures, signal) : undefined;
    if (level === undefined) continue;
    sum += level * signal.weight;
    weights += signal.weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/**
 * The three criteria as ranges of half bands, rounded down. No range is narrower than 1.5; a cap moves it down as a whole.
 * `isPartly`: some answers were not heard, so ranges are wider.
 */
export function estimateHeardBands(
  measures: TalkMeasures,
  { isPartly, cap = NO_CAP }: { readonly isPartly: boolean; readonly cap?: number },
): readonly HeardBand[] {
  const width = isPartly || measures.words < FEW_WORDS ? WIDE_WIDTH : USUAL_WIDTH;
  return HEARD_CRITERIA.map((criterion) => {
    const low = Math.floor((centreOf(measures, criterion) - width / 2) * 2) / 2;
    const high = Math.max(LOWEST_HIGH, Math.min(cap, low + width));
    return { criterion, low: Math.max(0, high - width), high };
  });
}
