import { describe, expect, test } from 'vitest';
import { nextSteps, type AttemptFacts, type LearnerFacts, type SittingFacts } from './next-steps.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const minutes = (count: number) => count * 60_000;

const aLearner = (given: Partial<LearnerFacts> = {}): LearnerFacts => ({
  attempts: [],
  sittings: [],
  targetBand: 7,
  examDate: '2027-03-01',
  twoFactor: true,
  today: '2026-11-21',
  now: NOW,
  ...given,
});

const anAttempt = (attemptId: string, given: Partial<AttemptFacts> = {}): AttemptFacts => ({
  attemptId,
  open: false,
  clockRuns: true,
  marked: true,
  startedAt: NOW - minutes(90),
  deadlineAt: NOW - minutes(30),
  ...given,
});

const open = (attemptId: string, left: number) =>
  anAttempt(attemptId, {
    open: true,
    marked: false,
    startedAt: NOW - minutes(20),
    deadlineAt: NOW + left,
  });

const aSitting = (step: SittingFacts['step'], deadlineAt?: number): SittingFacts => ({
  sittingId: 'whole',
  step,
  deadlineAt,
});

const kinds = (given: Partial<LearnerFacts>) => nextSteps(aLearner(given)).map(({ kind }) => kind);

describe('what a learner may do next, the most useful first', () => {
  test.each<[string, Partial<LearnerFacts>, string[]]>([
    [
      'nothing done yet',
      { targetBand: null, examDate: null, twoFactor: false },
      ['free-trial', 'set-goal', 'two-factor'],
    ],
    ['a goal and no test', {}, ['free-trial']],
    ['a test under way', { attempts: [open('a', minutes(40))] }, ['go-on']],
    ['a test under way after another', { attempts: [open('b', 1), anAttempt('a')] }, ['go-on', 'review']],
    ['a test whose time is over, not closed yet', { attempts: [open('a', 0)] }, []],
    [
      'a text that waits for its marks',
      { attempts: [anAttempt('a', { marked: false, deadlineAt: NOW + minutes(9) })] },
      [],
    ],
    [
      'a whole test under way, beside practice of another',
      { attempts: [open('b', minutes(9)), anAttempt('a')], sittings: [aSitting('open')] },
      ['go-on-sitting', 'go-on', 'review'],
    ],
    [
      'a whole test between two sections',
      { attempts: [anAttempt('a', { marked: false })], sittings: [aSitting('begin')] },
      ['go-on-sitting'],
    ],
    [
      'Speaking of a whole test',
      { attempts: [anAttempt('a')], sittings: [aSitting('speaking')] },
      ['speak', 'review'],
    ],
    ['a result', { attempts: [anAttempt('a')] }, ['review']],
    [
      'a result and no goal',
      { attempts: [anAttempt('a')], targetBand: null, examDate: null },
      ['review', 'set-goal'],
    ],
    ['an exam in 14 days', { attempts: [anAttempt('a')], examDate: '2026-12-05' }, ['review', 'exam-near']],
    ['an exam in 15 days', { attempts: [anAttempt('a')], examDate: '2026-12-06' }, ['review']],
    ['an exam that is past', { attempts: [anAttempt('a')], examDate: '2026-11-20' }, ['review', 'exam-past']],
    [
      'a near exam without a target',
      { examDate: '2026-11-30', targetBand: null },
      ['free-trial', 'set-goal', 'exam-near'],
    ],
    ['no second factor', { twoFactor: false }, ['free-trial', 'two-factor']],
  ])('%s', (_, given, steps) => {
    expect(kinds(given)).toEqual(steps);
  });
});

test.each([
  [minutes(40), 40],
  [minutes(40) - 1, 40],
  [1, 1],
])('with %d ms left one goes on with %d minutes', (left, minutesLeft) => {
  expect(nextSteps(aLearner({ attempts: [open('a', left)] }))).toEqual([
    { kind: 'go-on', attemptId: 'a', minutesLeft },
  ]);
});

test.each([
  [aSitting('open', NOW + minutes(3) - 1), 3],
  [aSitting('open', NOW - 1), 0],
  [aSitting('begin'), undefined],
])('a sitting %j is gone on with %s minutes', (sitting, minutesLeft) => {
  const attempts = [anAttempt('a', { marked: false })];
  expect(nextSteps(aLearner({ attempts, sittings: [sitting] }))).toEqual([
    { kind: 'go-on-sitting', sittingId: 'whole', minutesLeft },
  ]);
});

test('practice whose clock does not run has no minutes left', () => {
  const attempts = [{ ...open('a', minutes(40)), clockRuns: false }];
  expect(nextSteps(aLearner({ attempts }))).toEqual([
    { kind: 'go-on', attemptId: 'a', minutesLeft: undefined },
  ]);
});

test('of two open tests the one that ends first is gone on with', () => {
  const attempts = [open('long', minutes(50)), open('short', minutes(5))];
  expect(nextSteps(aLearner({ attempts }))[0]).toMatchObject({ kind: 'go-on', attemptId: 'short' });
});

test('of several results the last one begun is looked at, in whatever order they come', () => {
  const attempts = [
    anAttempt('old', { startedAt: 1 }),
    anAttempt('new'),
    anAttempt('older', { startedAt: 0 }),
  ];
  expect(nextSteps(aLearner({ attempts }))).toEqual([{ kind: 'review', attemptId: 'new' }]);
});

test.each([
  [null, null, 'both'],
  [null, '2027-03-01', 'target-band'],
  [6.5, null, 'exam-date'],
] as const)('with target %s and exam %s the goal lacks %s', (targetBand, examDate, missing) => {
  expect(nextSteps(aLearner({ targetBand, examDate }))).toContainEqual({ kind: 'set-goal', missing });
});

test.each([
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2026-12-01', 10],
])('an exam on %s is %d days away', (examDate, daysLeft) => {
  expect(nextSteps(aLearner({ examDate }))).toContainEqual({ kind: 'exam-near', daysLeft });
});
