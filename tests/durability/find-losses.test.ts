import { expect, test } from 'vitest';
import { aRecord, noteFound, noteReply, noteSent, type AttemptRecord } from './candidate-record.ts';
import { findLosses, type Loss } from './find-losses.ts';
import type { KeptAttempt } from './read-kept.ts';

/** The check of the durability run has to be able to fail: each loss, put in by hand, is found. */

const ATTEMPT = 'a0000000-0000-4000-8000-000000000000';
const AT = Date.UTC(2026, 10, 21, 12);
const TEXT = 'A text that is long enough to have a history has sixty characters at least.';
const NOTHING = { saved: [], late: [], stale: [] };
const mark = (answers: ReadonlyMap<number, string>) => ({
  rawScore: answers.get(1) === 'TRUE' ? 1 : 0,
  band: answers.get(1) === 'TRUE' ? 4 : 0,
});

function save(
  record: AttemptRecord,
  number: number,
  sequence: number,
  value: string,
  as: 'saved' | 'late' = 'saved',
) {
  const batch = [{ number, sequence, value }];
  noteSent(record, batch, AT);
  noteReply(record, batch, { ...NOTHING, [as]: [{ number, sequence }] }, AT + 20);
  if (as === 'saved') record.shown.set(number, { number, sequence, value });
}

function aSatReading(): AttemptRecord {
  const record = aRecord({ attemptId: ATTEMPT, skill: 'reading' });
  save(record, 1, 1, 'FALSE');
  save(record, 1, 2, 'TRUE');
  save(record, 1, 3, 'FALSE', 'late');
  record.submissions.push({ submittedAt: '2026-11-21T12:00:01.000Z', rawScore: 1, band: 4 });
  return record;
}

const KEPT: KeptAttempt = {
  attemptId: ATTEMPT,
  skill: 'reading',
  submittedAt: '2026-11-21T12:00:01.000Z',
  rawScore: 1,
  band: 4,
  answers: [{ number: 1, sequence: 2, value: 'TRUE' }],
  late: [{ number: 1, sequence: 3, value: 'FALSE' }],
  snapshots: [],
  recordings: new Map(),
};

function aSatWriting(): AttemptRecord {
  const record = aRecord({ attemptId: ATTEMPT, skill: 'writing' });
  save(record, 1, 1, TEXT);
  record.submissions.push({ submittedAt: '2026-11-21T12:00:01.000Z', rawScore: null, band: null });
  return record;
}
const KEPT_WRITING: KeptAttempt = {
  ...KEPT,
  skill: 'writing',
  rawScore: null,
  band: null,
  answers: [{ number: 1, sequence: 1, value: TEXT }],
  late: [],
  snapshots: [{ number: 1, sequence: 1, value: TEXT, savedAt: AT + 10 }],
};

function aSatSpeaking(): AttemptRecord {
  const record = aRecord({ attemptId: ATTEMPT, skill: 'speaking' });
  const chunks = [Uint8Array.of(1, 2), Uint8Array.of(3)];
  record.recordings.set('p1q1', { chunks, acknowledged: new Set([0, 1]), finishedBytes: 3 });
  record.submissions.push({ submittedAt: '2026-11-21T12:00:01.000Z', rawScore: null, band: null });
  return record;
}
const KEPT_SPEAKING: KeptAttempt = {
  ...KEPT_WRITING,
  skill: 'speaking',
  answers: [],
  snapshots: [],
  recordings: new Map([['p1q1', Uint8Array.of(1, 2, 3)]]),
};

const kinds = (losses: readonly Loss[]) => losses.map(({ kind }) => kind);

test.each([
  ['Reading', aSatReading(), KEPT],
  ['Writing', aSatWriting(), KEPT_WRITING],
  ['Speaking', aSatSpeaking(), KEPT_SPEAKING],
])('%s that was kept as it was told has no losses', (_, record, kept) => {
  expect(findLosses([record], [kept], mark)).toEqual([]);
});

test.each<[string, Partial<KeptAttempt>, Loss['kind'][]]>([
  ['an acknowledged answer that is gone', { answers: [] }, ['acknowledged-lost', 'not-the-latest']],
  [
    'an older answer in place of the acknowledged one',
    { answers: [{ number: 1, sequence: 1, value: 'FALSE' }] },
    ['acknowledged-lost', 'not-the-latest'],
  ],
  [
    'another text under the acknowledged change',
    { answers: [{ number: 1, sequence: 2, value: 'NOT GIVEN' }] },
    ['acknowledged-lost', 'never-sent', 'not-the-latest'],
  ],
  [
    'an answer that nobody sent',
    { answers: [...KEPT.answers, { number: 2, sequence: 1, value: 'A' }] },
    ['never-sent', 'not-the-latest'],
  ],
  [
    'a late answer among those that count',
    { answers: [{ number: 1, sequence: 3, value: 'FALSE' }] },
    ['not-the-latest'],
  ],
  ['a late answer that is gone', { late: [] }, ['late-lost']],
  ['a submission that is gone', { submittedAt: null }, ['submission-lost']],
  ['a second submission', { submittedAt: '2026-11-21T12:00:02.000Z' }, ['submitted-twice']],
  ['a mark that is not that of the answers', { rawScore: 0, band: 0 }, ['mark-wrong']],
])('%s is found', (_, change, found) => {
  expect(kinds(findLosses([aSatReading()], [{ ...KEPT, ...change }], mark))).toEqual(found);
});

test.each<[string, Partial<KeptAttempt>, Loss['kind'][]]>([
  ['a saved text without its history', { snapshots: [] }, ['history-lost']],
  [
    'a step of the history that is too old to cover it',
    { snapshots: [{ number: 1, sequence: 0, value: TEXT, savedAt: AT - 10_001 }] },
    ['history-lost', 'history-never-sent'],
  ],
])('%s is found', (_, change, found) => {
  expect(kinds(findLosses([aSatWriting()], [{ ...KEPT_WRITING, ...change }], mark))).toEqual(found);
});

test.each<[string, ReadonlyMap<string, Uint8Array | undefined>, Loss['kind'][]]>([
  ['a recording that cannot be played', new Map([['p1q1', undefined]]), ['recording-lost']],
  ['a recording that lacks a chunk', new Map([['p1q1', Uint8Array.of(1, 2)]]), ['recording-lost']],
  [
    'a recording that nobody made',
    new Map([...KEPT_SPEAKING.recordings, ['p1q2', Uint8Array.of(1)]]),
    ['never-sent'],
  ],
])('%s is found', (_, recordings, found) => {
  expect(kinds(findLosses([aSatSpeaking()], [{ ...KEPT_SPEAKING, recordings }], mark))).toEqual(found);
});

test('an attempt that was begun and is gone is found, and one that nobody knows of', () => {
  expect(kinds(findLosses([aSatReading()], [], mark))).toEqual(['attempt-lost']);
  expect(kinds(findLosses([], [KEPT], mark))).toEqual(['attempt-nobody-has']);
});

test('an empty attempt whose start was never answered is nobody’s loss', () => {
  const empty = { ...KEPT, answers: [], late: [], submittedAt: null, rawScore: null, band: null };
  expect(findLosses([], [empty], mark)).toEqual([]);
});

test.each<[string, (record: AttemptRecord) => void]>([
  [
    'two answers of the server to one submission',
    (record) => record.submissions.push({ submittedAt: null, rawScore: 0, band: 0 }),
  ],
  [
    'an acknowledgement of what was never sent',
    (record) => noteReply(record, [], { ...NOTHING, saved: [{ number: 9, sequence: 1 }] }, AT),
  ],
  [
    'a batch that is answered in part',
    (record) => noteReply(record, [{ number: 1, sequence: 2, value: 'TRUE' }], NOTHING, AT),
  ],
  [
    'a text on the server that was never sent',
    (record) =>
      noteReply(
        record,
        [{ number: 1, sequence: 1, value: 'x' }],
        { ...NOTHING, stale: [{ number: 1, sequence: 7, value: 'y' }] },
        AT,
      ),
  ],
  [
    'a new tab that does not find what was saved',
    (record) => noteFound(record, [...record.saved.values()], []),
  ],
])('%s is found', (_, tamper) => {
  const record = aSatReading();
  tamper(record);
  expect(findLosses([record], [KEPT], mark).length).toBeGreaterThan(0);
});
