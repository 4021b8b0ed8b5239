import { expect, test } from 'vitest';
import { DAY, MINUTE, MONDAY, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, anAdmin, aTeacher, book, call, time, typeOf } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const RATING = { clear: 4, useful: 5, note: 'More time for questions.' };
const rate = (learner: Person, id: string, rating: object = RATING) =>
  call(learner, 'PUT', `/api/bookings/${id}/rating`, rating);

test('a lesson is rated from its end on; the school reads the last rating, and the teacher none', async () => {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY + 25 * MINUTE - 1;
  expect(typeOf(await rate(learner, id))).toBe('not-ended');
  time.now += 1;
  await rate(learner, id, { ...RATING, clear: 1 });
  expect((await rate(learner, id)).status).toBe(200);
  expect((await call(learner, 'GET', `/api/bookings/${id}`)).body).toMatchObject({
    rating: RATING,
    can_rate: true,
  });
  expect((await call(await anAdmin(), 'GET', '/api/admin/bookings')).body).toMatchObject({
    bookings: [{ rating: RATING }],
  });
  const calendar = await call(teacher, 'GET', '/api/teach/calendar?from=2026-11-25&days=1');
  expect(JSON.stringify(calendar.body)).not.toContain('rating');
});

test('a cancelled or missed lesson, and that of another learner, are not rated', async () => {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const [missed, cancelled] = [await book(learner, WEDNESDAY), await book(learner, WEDNESDAY + DAY)];
  await call(learner, 'POST', `/api/bookings/${cancelled}/cancellation`, { credit: 'returned' });
  time.now = WEDNESDAY + 2 * DAY;
  expect(typeOf(await rate(await aLearner(), missed))).toBe('booking-unknown');
  expect(typeOf(await rate(learner, cancelled))).toBe('not-ended');
  time.now = WEDNESDAY + 10 * MINUTE;
  await call(teacher, 'POST', `/api/teach/bookings/${missed}/no-show`);
  expect(typeOf(await rate(learner, missed))).toBe('not-ended');
});
