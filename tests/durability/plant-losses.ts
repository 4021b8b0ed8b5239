import type { AttemptRecord } from './candidate-record.ts';
import { LOSSES, type Loss } from './find-losses.ts';
import type { StormResult } from './exam-storm.ts';
import type { KeptAttempt } from './read-kept.ts';

type Kind = Loss['kind'];
/** Changes one attempt as if this had gone wrong; undefined where the attempt has nothing of the kind. */
type Plant = (
  record: AttemptRecord,
  kept: KeptAttempt,
) => { record?: AttemptRecord; kept?: KeptAttempt } | undefined;

const withoutFirst = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list.slice(1) : undefined;

const PLANTS = {
  'acknowledged-lost': ({ saved }, kept) =>
    saved.size > 0
      ? { kept: { ...kept, answers: kept.answers.filter(({ number }) => !saved.has(number)) } }
      : undefined,
  'late-lost': (_, kept) => (kept.late.length > 0 ? { kept: { ...kept, late: [] } } : undefined),
  'never-sent': (_, kept) => ({
    kept: { ...kept, answers: [...kept.answers, { number: 40, sequence: 1, value: 'made up' }] },
  }),
  'history-lost': (record, kept) =>
    withoutFirst(kept.snapshots) && record.savedTexts.some(({ value }) => value.length > 100)
      ? { kept: { ...kept, snapshots: [] } }
      : undefined,
  'recording-lost': (_, kept) => {
    const [question] = kept.recordings.keys();
    return question
      ? { kept: { ...kept, recordings: new Map([...kept.recordings, [question, undefined]]) } }
      : undefined;
  },
  'submission-lost': (_, kept) => ({ kept: { ...kept, submittedAt: null } }),
  'submitted-twice': (record) => {
    const [first] = record.submissions;
    return (
      first && {
        record: { ...record, submissions: [first, { ...first, submittedAt: '2026-01-01T00:00:00.000Z' }] },
      }
    );
  },
  'mark-wrong': ({ skill }, kept) =>
    skill === 'reading' ? { kept: { ...kept, rawScore: (kept.rawScore ?? 0) + 1 } } : undefined,
  /** The acknowledgement of something that the server never had. */
  'not-the-latest': (record) => {
    const [shown] = record.shown.values();
    if (!shown) return undefined;
    const next = { ...shown, sequence: shown.sequence + 1 };
    return { record: { ...record, shown: new Map([...record.shown, [next.number, next]]) } };
  },
} satisfies Partial<Record<Kind, Plant>>;
type Planted = keyof typeof PLANTS;

const isPlanted = (kind: Kind): kind is Planted => kind in PLANTS;
export const PLANTED_KINDS: readonly Planted[] = LOSSES.filter(isPlanted);

/**
 * Puts one loss of each kind, one after the other, into the data of a run. Returns the kinds that the
 * comparison then names. A check that finds nothing has a value only if it would have found these.
 */
export function findPlantedLosses({ records, kept, compare }: StormResult): readonly Planted[] {
  const keptOf = new Map(kept.map((attempt) => [attempt.attemptId, attempt]));
  return PLANTED_KINDS.filter((kind) => {
    const plant: Plant = PLANTS[kind];
    for (const record of records) {
      const there = keptOf.get(record.attemptId);
      const planted = there && plant(record, there);
      if (!there || !planted) continue;
      return compare([planted.record ?? record], [planted.kept ?? there]).some((loss) => loss.kind === kind);
    }
    return false;
  });
}
