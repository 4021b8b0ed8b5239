import { expect, test } from 'vitest';
import { refuseClaim, refuseTeacher, type ClaimableOrder, type MarkingTeacher } from './may-claim.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const LATER = new Date('2026-11-20T09:10:00.000Z');

const TEACHER: MarkingTeacher = {
  accountId: 'hannah',
  skills: ['essay'],
  modules: ['academic'],
  languages: ['en'],
  dailyMost: 2,
  holidays: [{ from: '2026-12-24', to: '2026-12-26' }],
};
const ORDER: ClaimableOrder = {
  accountId: 'mei',
  kind: 'writing-task-2',
  module: 'academic',
  language: 'en',
  state: 'waiting',
  turn: 'first',
  claimedBy: null,
  leaseUntil: null,
};
const FACTS = {
  teacher: TEACHER,
  order: ORDER,
  markedBy: [] as string[],
  now: NOW,
  today: '2026-11-20',
  claimedToday: 0,
  isStopped: false,
};

test.each([
  ['a waiting work', {}, undefined],
  ['a work of their own', { order: { ...ORDER, accountId: 'hannah' } }, 'own-work'],
  ['a second marking of their own first', { markedBy: ['hannah'] }, 'marked-before'],
  ['a second marking of another', { markedBy: ['rohan'] }, undefined],
  ['an interview', { order: { ...ORDER, kind: 'speaking' as const } }, 'not-qualified'],
  ['another module', { order: { ...ORDER, module: 'general-training' as const } }, 'not-qualified'],
  ['another language', { order: { ...ORDER, language: 'zh-Hant' } }, 'not-qualified'],
  ['a work on the first day of a holiday', { today: '2026-12-24' }, 'on-holiday'],
  ['a work on the last day of a holiday', { today: '2026-12-26' }, 'on-holiday'],
  ['a work on the day after', { today: '2026-12-27' }, undefined],
  ['one more than the daily number', { claimedToday: 2 }, 'enough-today'],
  ['the last of the daily number', { claimedToday: 1 }, undefined],
  ['a work while their claims are stopped', { isStopped: true }, 'claims-stopped'],
  [
    'their own again, while new claims are stopped',
    { order: { ...ORDER, claimedBy: 'hannah', leaseUntil: LATER }, isStopped: true },
    undefined,
  ],
  ['another’s', { order: { ...ORDER, claimedBy: 'rohan', leaseUntil: LATER } }, 'claimed-by-other'],
  ['one whose claim has ended', { order: { ...ORDER, claimedBy: 'rohan', leaseUntil: NOW } }, undefined],
  [
    'their own again, whatever the number',
    { order: { ...ORDER, claimedBy: 'hannah', leaseUntil: LATER }, claimedToday: 2 },
    undefined,
  ],
  ['a work that is done', { order: { ...ORDER, state: 'done' as const } }, 'not-waiting'],
  ['a cancelled one', { order: { ...ORDER, state: 'cancelled' as const } }, 'not-waiting'],
  [
    'one on which two teachers look for an agreement',
    { order: { ...ORDER, state: 'second-opinion' as const, turn: 'agreement' as const } },
    'not-waiting',
  ],
  [
    'one that a third teacher decides',
    { order: { ...ORDER, state: 'second-opinion' as const, turn: 'third' as const }, markedBy: ['rohan'] },
    undefined,
  ],
])('a teacher who claims %#: %s', (_, changes, refusal) => {
  expect(refuseClaim({ ...FACTS, ...changes })).toBe(refusal);
});

test('an admin may give a work to a teacher who is on holiday or has enough, and to nobody who may not mark it', () => {
  expect(refuseTeacher({ ...FACTS, order: { ...ORDER, claimedBy: 'rohan', leaseUntil: LATER } })).toBe(
    undefined,
  );
  expect(refuseTeacher({ ...FACTS, markedBy: ['hannah'] })).toBe('marked-before');
});
