import { expect, test } from 'vitest';
import { dueAt, isLate, warningAt } from './deadline.ts';
import { isFree, leaseEnd } from './lease.ts';
import { questionUntil } from './question-time.ts';

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);

test('a marking is due 48 hours after its submission, and its teacher is warned 12 hours before', () => {
  const due = dueAt(at('20T09:00'), { deadlineHours: 48 });
  expect(due).toEqual(at('22T09:00'));
  expect(warningAt(due, { warningHours: 12 })).toEqual(at('21T21:00'));
});

test.each([
  ['done in time', at('22T09:00'), at('25T09:00'), false],
  ['done too late', at('22T09:01'), at('22T09:02'), true],
  ['not done, and not due', null, at('22T09:00'), false],
  ['not done, and over', null, at('22T09:01'), true],
])('a marking that is %s: late %j', (_, doneAt, now, late) => {
  expect(isLate({ dueAt: at('22T09:00'), doneAt }, now)).toBe(late);
});

test.each([
  ['was never claimed', null, null, true],
  ['is claimed', 'teacher', at('20T09:31'), false],
  ['had a claim that ends now', 'teacher', at('20T09:30'), true],
])('a work that %s is free: %j', (_, claimedBy, leaseUntil, free) => {
  expect(isFree({ claimedBy, leaseUntil }, at('20T09:30'))).toBe(free);
});

test('a claim lasts 30 minutes, and a question may follow for 14 days', () => {
  expect(leaseEnd(at('20T09:00'), { leaseMinutes: 30 })).toEqual(at('20T09:30'));
  expect(questionUntil(at('01T09:00'), { questionDays: 14 })).toEqual(at('15T09:00'));
});
