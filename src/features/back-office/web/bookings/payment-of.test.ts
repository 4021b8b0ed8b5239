import { expect, test } from 'vitest';
import { paymentOf } from './payment-of.ts';

const lesson = { minutes: 25, state: 'booked', uses_credit: true, is_charged: false } as const;

test.each([
  ['a booked lesson', {}, 'credit'],
  ['a lesson that was held', { state: 'completed' }, 'credit'],
  ['a lesson that the learner missed', { state: 'no-show-learner' }, 'credit'],
  ['a lesson that was cancelled in time', { state: 'cancelled' }, 'returned'],
  ['a lesson that was cancelled late', { state: 'cancelled', is_charged: true }, 'charged'],
  ['a lesson that the teacher missed', { state: 'no-show-teacher' }, 'returned'],
  ['a lesson that the school gave', { uses_credit: false }, 'gift'],
  ['a gift that was cancelled late', { uses_credit: false, state: 'cancelled', is_charged: true }, 'gift'],
  ['a trial', { minutes: 15, uses_credit: false }, undefined],
  ['a trial that was cancelled late', { minutes: 15, uses_credit: false, is_charged: true }, 'charged'],
] as const)('%s', (_, changes, payment) => {
  expect(paymentOf({ ...lesson, ...changes })).toBe(payment);
});
