import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY, MONDAY, useBookings } from '../../src/features/bookings/server/booking-fixture.ts';
import { auditBookings, countLost } from './audit-bookings.ts';

const { aLearner, aTeacher, book, query } = useBookings();

const CALM = { overlaps: 0, ledgerOff: 0, wronglyCharged: 0, withoutHistory: 0 };

/** Faults that no code of the site makes, put in by hand. Each is found, so a storm without faults says something. */
test.each([
  {
    fault: 'two past lessons at one time',
    statement: `insert into bookings select (b).* from (select jsonb_populate_record(x, jsonb_build_object('id',
      gen_random_uuid(), 'learner_id', gen_random_uuid(), 'state', 'completed', 'confirm_key', null)) as b
      from bookings x) as made`,
    found: { overlaps: 1 },
  },
  {
    fault: 'a credit too many',
    statement: 'update lesson_credit_lots set credits_left = credits_left + 1',
    found: { ...CALM, ledgerOff: 1 },
  },
  {
    fault: 'a cancelled lesson that keeps its credit, without a word in its history',
    statement: `update bookings set state = 'cancelled'`,
    found: { ...CALM, wronglyCharged: 1, withoutHistory: 1 },
  },
  {
    fault: 'a lesson that is gone and still paid',
    statement: 'delete from bookings',
    found: { ...CALM, wronglyCharged: 1 },
  },
])('the audit of a storm finds $fault', async ({ statement, found }) => {
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, MONDAY + 2 * DAY);
  expect(await auditBookings(query)).toEqual(CALM);
  expect(await countLost(query, [id])).toBe(0);
  await query(statement);
  expect(await auditBookings(query)).toMatchObject(found);
});

test('a booking that a learner was told of and that is not stored counts as lost', async () => {
  expect(await countLost(query, [randomUUID()])).toBe(1);
});
