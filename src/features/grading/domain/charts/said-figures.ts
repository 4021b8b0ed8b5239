import { readNumber } from '#ielts/marking/written-number.ts';
import type { Piece } from './pieces.ts';

/** A number that a sentence gives as data, with the bounds that its words set. */
export type SaidFigure = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** `by 20`, `20 percentage points`, `20 more than`: a difference and not a value. */
  readonly isChange: boolean;
  /** A share in words (`two thirds`) is never exact. */
  readonly isShare: boolean;
  readonly unit: 'percent' | 'scaled' | 'bare';
  readonly at: number;
  readonly next: number;
};

/** Words before a number, and how far the value may be below and above it, as shares of the number. */
const APPROXIMATIONS: readonly (readonly [words: string, below: number, above: number])[] = [
  ['just over', 0.002, 0.12],
  ['just above', 0.002, 0.12],
  ['just under', 0.12, 0.002],
  ['just below', 0.12, 0.002],
  ['slightly more than', 0.002, 0.12],
  ['slightly over', 0.002, 0.12],
  ['slightly above', 0.002, 0.12],
  ['slightly less than', 0.12, 0.002],
  ['slightly under', 0.12, 0.002],
  ['slightly below', 0.12, 0.002],
  ['a little over', 0.002, 0.12],
  ['a little more than', 0.002, 0.12],
  ['a little under', 0.12, 0.002],
  ['a little less than', 0.12, 0.002],
  ['well over', 0.002, 0.5],
  ['well under', 0.5, 0.002],
  ['more than', 0.002, 0.3],
  ['less than', 0.3, 0.002],
  ['fewer than', 0.3, 0.002],
  ['at least', 0.002, 0.3],
  ['close to', 0.12, 0.12],
  ['as much as', 0.05, 0.02],
  ['as many as', 0.05, 0.02],
  ['up to', 0.12, 0.02],
  ['over', 0.002, 0.3],
  ['above', 0.002, 0.3],
  ['under', 0.3, 0.002],
  ['below', 0.3, 0.002],
  ['nearly', 0.15, 0.01],
  ['almost', 0.15, 0.01],
  ['about', 0.1, 0.1],
  ['around', 0.1, 0.1],
  ['approximately', 0.1, 0.1],
  ['approx', 0.1, 0.1],
  ['roughly', 0.12, 0.12],
  ['some', 0.1, 0.1],
  ['circa', 0.1, 0.1],
  ['~', 0.1, 0.1],
];
const EXACT = 0.002;
/** Shares in words are round. */
const SHARE = 0.08;

const DURATION =
  /^(?:years?|decades?|months?|days?|weeks?|hours?|minutes?|centur(?:y|ies)|times|st|nd|rd|th|s|charts?|graphs?|cit(?:y|ies)|countr(?:y|ies)|categor(?:y|ies)|groups?|types?|kinds?|items?|places?|regions?|areas?|sectors?|nations?|words?|pie|bar|line|different|main|other|out|periods?|points?|year|-year)$/u;
const SCALED = /^(?:thousand|million|billion|k|bn)$/u;
/** Smaller numbers in digits without a unit count things and are not read from the chart. */
const LEAST_BARE = 10;

/**
 * The figures of a sentence. `taken` are the pieces of names, such as the year on an axis; `units` the words of the
 * charts' units in the singular.
 */
export function saidFigures(
  pieces: readonly Piece[],
  taken: ReadonlySet<number>,
  units: ReadonlySet<string>,
): readonly SaidFigure[] {
  const words = pieces.map(({ lower }) => lower);
  const figures: SaidFigure[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (taken.has(at)) continue;
    const read = readNumber(words, at);
    const value = read && numberOf(read.value);
    if (read === undefined || value === undefined) continue;
    const end = at + read.length;
    const isShare = !/\d/u.test(words[at] ?? '') && isShareText(read.value);
    const hasUnit = !isShare && units.has((words[end] ?? '').replace(/s$/u, ''));
    const figure =
      hasUnit || isData(words, at, end, value, isShare)
        ? figureAt(words, at, end, value, isShare)
        : undefined;
    if (figure !== undefined) figures.push(figure);
    at += read.length - 1;
  }
  return withRanges(words, figures);
}

/** Whether a number without a unit is data: it may count something else, or be a year or an age. */
function isData(
  words: readonly string[],
  at: number,
  end: number,
  number: number,
  isShare: boolean,
): boolean {
  const behind = words[end] ?? '';
  if (behind === '%' || behind === 'percent' || (behind === 'per' && words[end + 1] === 'cent')) return true;
  if (isShare) return behind === 'of';
  if (isScaled(words, at, end, number)) return true;
  if (!/\d/u.test(words[at] ?? '') || (number < LEAST_BARE && Number.isInteger(number))) return false;
  if (DURATION.test(behind) || (behind === '-' && DURATION.test(words[end + 1] ?? ''))) return false;
  return !isYear(words[at] ?? '') && !isAge(words, at, end);
}

/** `aged 45 to 59`, `the 45 to 59 age group`: the words before a number, or behind the range that it starts. */
function isAge(words: readonly string[], at: number, end: number): boolean {
  if (words.slice(Math.max(0, at - 4), at).some((word) => /^(?:age|aged|ages)$/u.test(word))) return true;
  const isRange = /^(?:to|and|-|–)$/u.test(words[end] ?? '') && /^\d/u.test(words[end + 1] ?? '');
  const behind = words.slice(isRange ? end + 2 : end, (isRange ? end + 2 : end) + 2);
  return behind.some((word) => /^(?:age|aged|year|olds)$/u.test(word));
}

function isScaled(words: readonly string[], at: number, end: number, number: number): boolean {
  const isLarge = /\d/u.test(words[at] ?? '') && number >= 10_000;
  return isLarge || words.slice(at, end).some((word) => SCALED.test(word));
}

function figureAt(
  words: readonly string[],
  at: number,
  end: number,
  number: number,
  isShare: boolean,
): SaidFigure {
  const isPercentSign = words[end] === '%' || words[end] === 'percent';
  const isPercent = isPercentSign || (words[end] === 'per' && words[end + 1] === 'cent');
  const share = isShare && !isPercent ? number * 100 : undefined;
  const value = share ?? number;
  const [below, above, length] = approximation(words, at);
  const next = isPercentSign ? end + 1 : isPercent ? end + 2 : end;
  const spread = share === undefined ? 0 : SHARE;
  return {
    value,
    low: value - Math.abs(value) * Math.max(below, spread),
    high: value + Math.abs(value) * Math.max(above, spread),
    isChange: isChange(words, at - length, next),
    isShare: share !== undefined,
    unit: isPercent || share !== undefined ? 'percent' : isScaled(words, at, end, number) ? 'scaled' : 'bare',
    at: at - length,
    next,
  };
}

/** The bounds that the words before a number set, and how many words they are. */
function approximation(words: readonly string[], at: number): readonly [number, number, number] {
  for (const [phrase, below, above] of APPROXIMATIONS) {
    const length = phrase.split(' ').length;
    if (at >= length && words.slice(at - length, at).join(' ') === phrase) return [below, above, length];
  }
  return [EXACT, EXACT, 0];
}

function isChange(words: readonly string[], at: number, next: number): boolean {
  const before = words[at - 1];
  if (before === 'by' || words[next] === 'percentage' || words[next] === 'points') return true;
  if (
    /^(?:more|less|fewer|higher|lower|times|larger|smaller|increase|decrease|rise|drop|fall|growth|decline|difference|gap)$/u.test(
      words[next] ?? '',
    )
  )
    return true;
  return (
    before === 'of' &&
    words
      .slice(Math.max(0, at - 5), at)
      .some((word) =>
        /^(?:increase|decrease|rise|drop|fall|growth|decline|difference|gap|change|average|total)$/u.test(
          word,
        ),
      )
  );
}

/** `between 20 and 30` is one figure with both bounds; the second is left out. */
function withRanges(words: readonly string[], figures: readonly SaidFigure[]): SaidFigure[] {
  const joined: SaidFigure[] = [];
  for (let i = 0; i < figures.length; i += 1) {
    const figure = figures[i];
    const after = figures[i + 1];
    if (figure === undefined) continue;
    const isRange =
      after !== undefined &&
      after.value > figure.value &&
      after.at === figure.next + 1 &&
      ((words[figure.at - 1] === 'between' && words[figure.next] === 'and') ||
        words[figure.next] === '-' ||
        words[figure.next] === '–');
    if (isRange) {
      joined.push({ ...figure, high: after.high, unit: after.unit, next: after.next });
      i += 1;
    } else joined.push(figure);
  }
  // `from 12 to 48%`: the first has the unit of the second.
  return joined.map((figure, i) => {
    const after = joined[i + 1];
    const shares =
      after?.unit === 'percent' &&
      figure.unit === 'bare' &&
      /^(?:to|and|or)$/u.test(words[figure.next] ?? '');
    return shares ? { ...figure, unit: 'percent' } : figure;
  });
}

function isShareText(value: string): boolean {
  return value.includes('/') || value.startsWith('0.');
}

/** `2/3` and `3 2/3` too; ordinals are no figures. */
function numberOf(value: string): number | undefined {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(value) ?? [];
  const number = top === undefined ? Number(value) : Number(whole) + Number(top) / Number(bottom);
  return Number.isFinite(number) ? number : undefined;
}

function isYear(word: string): boolean {
  return /^(?:1[5-9]|20|21)\d\d$/u.test(word);
}
