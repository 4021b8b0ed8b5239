import { isWithin, isWorse, type Measure } from './measure.ts';
import type { PaperException } from './paper-exceptions.ts';

/** A value with its verdict: inside its bound, outside it, outside as an exception says, or worse than that says. */
export type JudgedMeasure = {
  readonly measure: Measure;
  readonly verdict: 'inside' | 'outside' | 'known' | 'worse';
  readonly exception: PaperException | undefined;
};

/** Judges the values of one mock test. An exception covers the value that it was written for, and better ones. */
export function judgeMeasures(
  slug: string,
  measures: readonly Measure[],
  exceptions: readonly PaperException[],
): JudgedMeasure[] {
  return measures.map((measure) => {
    const exception = exceptions.find(
      ({ paper, check, place }) => paper === slug && check === measure.check && place === measure.place,
    );
    if (isWithin(measure)) return { measure, verdict: 'inside', exception };
    if (!exception) return { measure, verdict: 'outside', exception };
    return { measure, verdict: isWorse(measure, exception.measured) ? 'worse' : 'known', exception };
  });
}

/** The exceptions that no value of a mock test needs any more. */
export function listNeedless(
  exceptions: readonly PaperException[],
  judged: readonly JudgedMeasure[],
): PaperException[] {
  const needed = new Set(
    judged.flatMap(({ verdict, exception }) => (verdict === 'inside' ? [] : (exception ?? []))),
  );
  return exceptions.filter((exception) => !needed.has(exception));
}
