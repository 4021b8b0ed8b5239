import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY, MONDAY, SCHEDULE, useBookings } from '../booking-fixture.ts';

const { aLearner, anAdmin, aTeacher, book, call, emailOf, hold, secondProcess, typeOf } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const HOUR = 60 * 60_000;
const at = (instant: number) => new Date(instant).toISOString();

/** Hannah and Rohan, who teach at the same hours. Hannah takes lessons with Rohan. */
async function twoTeachers() {
  const hannah = await aTeacher();
  await aTeacher(SCHEDULE, 'rohan');
  return hannah;
}

test('the lesson that a teacher takes is busy time: nobody chooses it, and nobody is moved or booked there', async () => {
  const hannah = await twoTeachers();
  const learner = await aLearner();
  const other = await book(learner, WEDNESDAY + 3 * HOUR);
  expect((await hold(hannah, WEDNESDAY, 15, 'rohan')).status).toBe(200);

  const { body } = await call<{ slots: readonly { starts_at: string }[] }>(
    null,
    'GET',
    '/api/teachers/hannah/slots?minutes=15&zone=Europe/London',
  );
  const starts = body.slots.map(({ starts_at: each }) => each);
  expect(starts).not.toContain(at(WEDNESDAY));
  expect(starts).toContain(at(WEDNESDAY + HOUR / 2));

  expect(typeOf(await hold(await aLearner(), WEDNESDAY, 15))).toBe('slot-taken');
  const taught = `/api/teach/bookings/${other}`;
  expect(typeOf(await call(hannah, 'POST', `${taught}/move`, { starts_at: at(WEDNESDAY) }))).toBe(
    'slot-taken',
  );
  const times = await call<{ times: readonly { starts_at: string }[] }>(
    hannah,
    'GET',
    `${taught}/times?date=2026-11-25`,
  );
  expect(times.body.times.map(({ starts_at: each }) => each)).not.toContain(at(WEDNESDAY));
  const booked = await call(
    await anAdmin(),
    'POST',
    '/api/admin/bookings',
    {
      email: emailOf(learner),
      teacher: 'hannah',
      starts_at: at(WEDNESDAY),
      minutes: 25,
      is_gift: true,
      reason: 'A present.',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(typeOf(booked)).toBe('slot-taken');
});

test('a teacher takes no lesson at the time of one that they give', async () => {
  const hannah = await twoTeachers();
  await hold(await aLearner(), WEDNESDAY, 15);
  expect(typeOf(await hold(hannah, WEDNESDAY, 15, 'rohan'))).toBe('own-time-taken');
  expect((await hold(hannah, WEDNESDAY + HOUR, 15, 'rohan')).status).toBe(200);
});

test('of both at the same moment, through two processes, one wins', async () => {
  const hannah = await twoTeachers();
  const elsewhere = secondProcess();
  for (const day of [2, 3, 4, 5]) {
    const startsAt = MONDAY + day * DAY;
    const body = { starts_at: at(startsAt), minutes: 15, zone: 'Asia/Taipei' };
    const replies = await Promise.all([
      hold(await aLearner(), startsAt, 15),
      elsewhere(hannah, 'POST', '/api/booking-holds', { ...body, teacher: 'rohan' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
