import { describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import {
  DAY,
  HOUR,
  MONDAY,
  SCHEDULE,
  useBookings,
  type BookingView,
  type Person,
} from '../booking-fixture.ts';

const { aLearner, aTeacher, book, call, give, hold, mails, typeOf, wallet } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const WEEK = 7 * DAY;
const at = (instant: number) => new Date(instant).toISOString();
const weeks = (count: number, from = WEDNESDAY) =>
  Array.from({ length: count }, (_, each) => from + each * WEEK);

const preview = (learner: Person, startsAt: number, count: number, changes = {}) =>
  call<{
    weeks: { starts_at: string; local: string; teacher_local: string; state: string }[];
    credits_left: number;
  }>(learner, 'POST', '/api/booking-series/preview', {
    teacher: 'hannah',
    starts_at: at(startsAt),
    minutes: 25,
    zone: 'Asia/Taipei',
    weeks: count,
    ...changes,
  });
const bookSeries = (
  learner: Person,
  starts: readonly number[],
  key: string = randomIds.uuid(),
  changes = {},
) =>
  call<{ bookings: BookingView[]; starts_at?: string }>(
    learner,
    'POST',
    '/api/booking-series',
    { teacher: 'hannah', minutes: 25, zone: 'Asia/Taipei', starts_at: starts.map(at), wish: '', ...changes },
    { 'idempotency-key': key },
  );

describe('before a series is booked', () => {
  test('the learner sees each week in both zones, and why one is not free', async () => {
    await aTeacher();
    await aTeacher(SCHEDULE, 'rohan');
    const learner = await aLearner();
    await give(learner, 3);
    await book(await aLearner(), WEDNESDAY + WEEK);
    const rohan = await hold(learner, WEDNESDAY + 2 * WEEK, 15, 'rohan');
    await call(
      learner,
      'POST',
      '/api/bookings',
      { booking_id: rohan.body.booking.booking_id, wish: '' },
      { 'idempotency-key': 'trial-with-rohan' },
    );
    const { body } = await preview(learner, WEDNESDAY, 10);
    expect(body.weeks.map(({ state }) => state)).toEqual([
      'free',
      'taken',
      'own-time-taken',
      ...Array(6).fill('free'),
      'too-far',
    ]);
    expect(body.weeks[1]).toMatchObject({ local: '2026-12-02T18:00', teacher_local: '2026-12-02T10:00' });
    expect(body.credits_left).toBe(3);
  });

  test('the time that the learner holds is free', async () => {
    await aTeacher();
    const learner = await aLearner();
    await hold(learner, WEDNESDAY);
    expect((await preview(learner, WEDNESDAY, 1)).body.weeks[0]?.state).toBe('free');
    expect((await preview(await aLearner(), WEDNESDAY, 1)).body.weeks[0]?.state).toBe('taken');
  });
});

describe('a series', () => {
  test('is booked at once, each lesson with a credit and emails of its own, once for each key', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 3);
    await hold(learner, WEDNESDAY);
    const replies = await Promise.all([1, 2].map(() => bookSeries(learner, weeks(3), 'the-same-key')));
    expect(replies.map(({ body }) => body.bookings.map((each) => each.state))).toEqual(
      Array(2).fill(Array(3).fill('booked')),
    );
    expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held', 'held', 'held'] });
    expect(mails).toHaveLength(6);
    const other = await bookSeries(learner, weeks(2), 'the-same-key');
    expect(typeOf(other)).toBe('key-reused');
    expect(typeOf(await bookSeries(learner, weeks(3, WEDNESDAY + HOUR), 'the-same-key'))).toBe('key-reused');
    // Each is a booking of its own.
    const id = replies[0]?.body.bookings[1]?.booking_id ?? '';
    await call(learner, 'POST', `/api/bookings/${id}/cancellation`, { credit: 'returned' });
    expect((await wallet(learner)).left).toBe(1);
  });

  test('is refused whole where one time is taken, and the refusal names it', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 3);
    await book(await aLearner(), WEDNESDAY + WEEK);
    const refused = await bookSeries(learner, weeks(3));
    expect([typeOf(refused), refused.body.starts_at]).toEqual(['slot-taken', at(WEDNESDAY + WEEK)]);
    expect(await wallet(learner)).toEqual({ left: 3, reasons: ['bought'] });
    expect((await call<{ bookings: [] }>(learner, 'GET', '/api/bookings')).body.bookings).toEqual([]);
  });

  test('is refused whole where credits are missing', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 2);
    expect(typeOf(await bookSeries(learner, weeks(3)))).toBe('credit-needed');
    expect((await wallet(learner)).left).toBe(2);
  });

  test('counts for the most lessons of a day', async () => {
    await aTeacher({ ...SCHEDULE, rules: { ...SCHEDULE.rules, dailyMost: 1 } });
    const learner = await aLearner();
    await give(learner, 2);
    expect(typeOf(await bookSeries(learner, [WEDNESDAY, WEDNESDAY + HOUR]))).toBe('slot-taken');
  });

  test.each([
    ['of eleven lessons', weeks(11)],
    ['with a time twice', [WEDNESDAY, WEDNESDAY]],
    ['out of order', [WEDNESDAY + WEEK, WEDNESDAY]],
  ])('%s is no series', async (_, starts) => {
    expect((await bookSeries(await aLearner(), starts)).status).toBe(422);
  });

  test('of the teacher’s own lessons is refused', async () => {
    const teacher = await aTeacher();
    expect(typeOf(await preview(teacher, WEDNESDAY, 1))).toBe('own-lesson');
    expect(typeOf(await bookSeries(teacher, weeks(1)))).toBe('own-lesson');
  });
});
