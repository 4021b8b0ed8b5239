import type { SavedAnswer } from '../../src/features/mock-tests/domain/attempts/saved-answer.ts';
import type { AttemptRecord } from './candidate-record.ts';
import type { KeptAttempt } from './read-kept.ts';

/** The kinds of differences between the candidates' records and the stored data. */
export const LOSSES = [
  'attempt-lost',
  'attempt-nobody-has',
  'acknowledged-lost',
  'never-sent',
  'not-the-latest',
  'late-lost',
  'history-lost',
  'history-never-sent',
  'recording-lost',
  'submission-lost',
  'submitted-twice',
  'mark-wrong',
  'contradiction',
] as const;
export type Loss = {
  readonly kind: (typeof LOSSES)[number];
  readonly attemptId: string;
  readonly what: string;
};

/** From this length on a text has a history, and it has a step at least so often (`server/answer-store.ts`). */
const HISTORY_FROM = 60;
const HISTORY_STEP_MS = 10_000;

type Mark = (answers: ReadonlyMap<number, string>) => { readonly rawScore: number; readonly band: number };
type Finding = Pick<Loss, 'kind' | 'what'>;

const name = ({ number, sequence }: SavedAnswer) => `question ${number}, change ${sequence}`;
const byNumber = (list: readonly SavedAnswer[]) => new Map(list.map((each) => [each.number, each]));

/** Everything acknowledged is there as it was, or as a newer value that was sent. Nothing else is there. */
function compareAnswers(
  { saved, sent }: AttemptRecord,
  kept: readonly SavedAnswer[],
  kind: 'acknowledged-lost' | 'late-lost',
): Finding[] {
  const found = byNumber(kept);
  const lost = [...saved.values()].flatMap((answer): Finding[] => {
    const there = found.get(answer.number);
    const same = there?.sequence === answer.sequence && there.value === answer.value;
    return same || (there && there.sequence > answer.sequence) ? [] : [{ kind, what: name(answer) }];
  });
  const invented = kept
    .filter(({ number, sequence, value }) => sent.get(number)?.get(sequence)?.value !== value)
    .map((answer): Finding => ({ kind: 'never-sent', what: name(answer) }));
  return [...lost, ...invented];
}

/** The answers that the screen showed at the end are those that count: no more, no fewer, no older ones. */
function compareLatest({ shown }: AttemptRecord, kept: readonly SavedAnswer[]): Finding[] {
  const found = byNumber(kept);
  const numbers = new Set([...shown.keys(), ...found.keys()]);
  return [...numbers].flatMap((number): Finding[] => {
    const [seen, there] = [shown.get(number), found.get(number)];
    const same = seen?.value === there?.value && seen?.sequence === there?.sequence;
    return same ? [] : [{ kind: 'not-the-latest', what: `question ${number}` }];
  });
}

/**
 * Every saved text has a step of its history just before it or with it. The history holds only texts that
 * were sent.
 */
function compareHistory({ savedTexts, sent }: AttemptRecord, { snapshots }: KeptAttempt): Finding[] {
  const lost = savedTexts
    .filter(({ value }) => value.length >= HISTORY_FROM)
    .filter(
      ({ number, sequence, firstSentAt, answeredAt }) =>
        !snapshots.some(
          (step) =>
            step.number === number &&
            (step.sequence === sequence ||
              (step.savedAt >= firstSentAt - HISTORY_STEP_MS && step.savedAt <= answeredAt)),
        ),
    )
    .map((answer): Finding => ({ kind: 'history-lost', what: name(answer) }));
  const invented = snapshots
    .filter(({ number, sequence, value }) => sent.get(number)?.get(sequence)?.value !== value)
    .map((answer): Finding => ({ kind: 'history-never-sent', what: name(answer) }));
  return [...lost, ...invented];
}

const sameBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** A recording is played to the byte. */
function compareRecordings({ recordings }: AttemptRecord, kept: KeptAttempt): Finding[] {
  const lost = [...recordings].flatMap(([question, { chunks, finishedBytes }]): Finding[] => {
    if (chunks.length === 0) return [];
    const content = kept.recordings.get(question);
    const whole = Buffer.concat(chunks);
    if (content && sameBytes(content, whole) && finishedBytes === whole.length) return [];
    return [
      { kind: 'recording-lost', what: `${question}: ${content?.length ?? 0} of ${whole.length} bytes` },
    ];
  });
  const invented = [...kept.recordings.keys()]
    .filter((question) => !recordings.has(question))
    .map((question): Finding => ({ kind: 'never-sent', what: question }));
  return [...lost, ...invented];
}

/** Ended once, at one instant, with one mark, which is that of the answers that the candidate gave. */
function compareSubmission(record: AttemptRecord, kept: KeptAttempt, mark: Mark): Finding[] {
  const [first, ...more] = record.submissions;
  if (!first) return [{ kind: 'submission-lost', what: 'the candidate was never told that it is over' }];
  const reply = JSON.stringify(first);
  const findings: Finding[] = more
    .filter((again) => JSON.stringify(again) !== reply)
    .map((again) => ({ kind: 'submitted-twice', what: `${reply}, then ${JSON.stringify(again)}` }));
  if (kept.submittedAt === null) findings.push({ kind: 'submission-lost', what: reply });
  else if (kept.submittedAt !== first.submittedAt)
    findings.push({ kind: 'submitted-twice', what: `${reply}, and kept is ${kept.submittedAt}` });
  const shownValues = new Map([...record.shown].map(([number, { value }]) => [number, value]));
  const right = record.skill === 'reading' ? mark(shownValues) : { rawScore: null, band: null };
  for (const [source, { rawScore, band }] of [
    ['told', first],
    ['kept', kept],
  ] as const) {
    if (rawScore !== right.rawScore || band !== right.band)
      findings.push({
        kind: 'mark-wrong',
        what: `${source} ${rawScore} (${band}), right ${right.rawScore} (${right.band})`,
      });
  }
  return findings;
}

function compareAttempt(record: AttemptRecord, kept: KeptAttempt | undefined, mark: Mark): Finding[] {
  const contradictions = record.contradictions.map((what): Finding => ({ kind: 'contradiction', what }));
  if (!kept) return [...contradictions, { kind: 'attempt-lost', what: 'it is not there' }];
  return [
    ...contradictions,
    ...compareAnswers(record, kept.answers, 'acknowledged-lost'),
    ...compareAnswers({ ...record, saved: record.late }, kept.late, 'late-lost'),
    ...compareLatest(record, kept.answers),
    ...compareHistory(record, kept),
    ...compareRecordings(record, kept),
    ...compareSubmission(record, kept, mark),
  ];
}

/**
 * All differences between the candidates' records and the stored data. An empty list means that nothing
 * acknowledged was lost, nothing was acknowledged falsely, and nothing was made up. An attempt whose start
 * was never answered may be there, but it is empty.
 */
export function findLosses(
  records: readonly AttemptRecord[],
  kept: readonly KeptAttempt[],
  mark: Mark,
): Loss[] {
  const found = new Map(kept.map((attempt) => [attempt.attemptId, attempt]));
  const known = new Set(records.map(({ attemptId }) => attemptId));
  const compared = records.flatMap((record) =>
    compareAttempt(record, found.get(record.attemptId), mark).map((finding) => ({
      ...finding,
      attemptId: record.attemptId,
    })),
  );
  const nobodys = kept
    .filter(({ attemptId }) => !known.has(attemptId))
    .filter(
      ({ answers, late, recordings, submittedAt }) =>
        answers.length + late.length + recordings.size > 0 || submittedAt !== null,
    )
    .map(({ attemptId }): Loss => ({ kind: 'attempt-nobody-has', attemptId, what: 'it is not empty' }));
  return [...compared, ...nobodys];
}
