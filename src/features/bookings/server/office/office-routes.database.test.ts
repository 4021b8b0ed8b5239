import { describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, HOUR, MONDAY, useBookings, type BookingView, type Person } from '../booking-fixture.ts';

const { aLearner, aTeacher, anAdmin, book, call, emailOf, give, hold, time, typeOf, wallet } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;

async function bookFor(
  learner: Person,
  startsAt: number,
  changes: object = {},
  key: string = randomIds.uuid(),
) {
  const body = {
    email: emailOf(learner),
    teacher: 'hannah',
    starts_at: new Date(startsAt).toISOString(),
    minutes: 25,
    is_gift: false,
    reason: 'Asked on the phone.',
    ...changes,
  };
  return call<{ booking: BookingView }>(admin(), 'POST', '/api/admin/bookings', body, {
    'idempotency-key': key,
  });
}

const held: { admin?: Person } = {};
function admin(): Person {
  if (!held.admin) throw new Error('There is no admin yet.');
  return held.admin;
}

describe('a booking on behalf of a learner', () => {
  test('is made outside of hours, with a credit or as a gift, once for each key, and its reason is stored', async () => {
    held.admin = await anAdmin();
    await aTeacher();
    const learner = await aLearner();
    // At four in the morning, within the notice.
    const early = MONDAY + 6 * HOUR + 7 * HOUR;
    expect(typeOf(await bookFor(learner, early))).toBe('credit-needed');
    await give(learner, 1);
    const key = randomIds.uuid();
    const [first, again] = [await bookFor(learner, early, {}, key), await bookFor(learner, early, {}, key)];
    expect(again.body.booking.booking_id).toBe(first.body.booking.booking_id);
    expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held'] });
    expect((await bookFor(learner, WEDNESDAY, { is_gift: true })).status).toBe(200);
    const { body } = await call(learner, 'GET', `/api/bookings/${first.body.booking.booking_id}`);
    expect(body).toMatchObject({
      history: [{ kind: 'booked', by: 'school', reason: 'Asked on the phone.' }],
    });
  });

  test('overlaps nothing', async () => {
    held.admin = await anAdmin();
    await aTeacher();
    await hold(await aLearner(), WEDNESDAY);
    expect(typeOf(await bookFor(await aLearner(), WEDNESDAY, { is_gift: true }))).toBe('slot-taken');
  });
});

test('the school decides an outcome once the lesson has started, and a returned credit stays returned', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  const settle = (outcome: string) =>
    call(boss, 'PUT', `/api/admin/bookings/${id}/outcome`, { outcome, reason: 'Both have written.' });
  expect(typeOf(await settle('completed'))).toBe('not-over');
  time.now = WEDNESDAY + HOUR;
  await settle('no-show-learner');
  expect((await wallet(learner)).left).toBe(0);
  await settle('no-show-teacher');
  expect((await wallet(learner)).left).toBe(2);
  await settle('completed');
  expect((await wallet(learner)).left).toBe(2);
});

test('the school finds lessons by learner, teacher and state, cancels and moves them', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  await book(await aLearner(), WEDNESDAY + HOUR);
  const moved = await call(boss, 'POST', `/api/admin/bookings/${id}/move`, {
    starts_at: new Date(WEDNESDAY + 3 * HOUR).toISOString(),
    reason: 'The teacher is late.',
  });
  expect(moved.status).toBe(200);
  await call(boss, 'POST', `/api/admin/bookings/${id}/cancellation`, { reason: 'The school is closed.' });
  const find = async (query: string) =>
    (
      await call<{ bookings: { booking_id: string; learner: { email: string } }[] }>(
        boss,
        'GET',
        `/api/admin/bookings?${query}`,
      )
    ).body.bookings;
  expect(
    (await find(`email=${emailOf(learner)}&state=cancelled&teacher=hannah`)).map((each) => each.booking_id),
  ).toEqual([id]);
  expect(await find('teacher=hannah')).toHaveLength(2);
  expect(await find('email=nobody@example.org')).toEqual([]);
});

test('an account gives the lessons of one teacher', async () => {
  const boss = await anAdmin();
  const teacher = await aTeacher();
  const link = (slug: string) =>
    call(boss, 'PUT', `/api/admin/lesson-teachers/${slug}`, { email: emailOf(teacher) });
  expect(typeOf(await link('rohan'))).toBe('account-teaches');
  expect(typeOf(await link('nobody'))).toBe('teacher-unknown');
  // A second link changes no hours.
  expect((await link('hannah')).status).toBe(200);
  expect((await call(teacher, 'GET', '/api/teach/schedule')).body).toMatchObject({ version: 1 });
  const { body } = await call<{ teachers: { teacher: string; account: unknown }[] }>(
    boss,
    'GET',
    '/api/admin/lesson-teachers',
  );
  expect(body.teachers.map((each) => [each.teacher, each.account !== null])).toEqual([
    ['hannah', true],
    ['rohan', false],
  ]);
});
