import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, MONDAY, SCHEDULE, useBookings, type BookingView } from '../booking-fixture.ts';
import { viewSchedule } from '../slots/view-schedule.ts';

const { aLearner, aTeacher, book, call, confirm, emailOf, give, hold, mails, time, typeOf, wallet } =
  useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const REASON = { reason: 'I am ill.' };

test('hours are saved by one teacher at a time, and by no other account', async () => {
  const teacher = await aTeacher();
  const schedule = viewSchedule({ ...SCHEDULE, hours: [] });
  const save = (version: number) => call(teacher, 'PUT', '/api/teach/schedule', { schedule, version });
  const replies = await Promise.all([save(1), save(1)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await call(teacher, 'GET', '/api/teach/schedule')).body).toEqual({ schedule, version: 2 });
  const other = { accountId: '11111111-1111-4111-8111-111111111111', role: 'teacher' } as const;
  expect(typeOf(await call(other, 'GET', '/api/teach/schedule'))).toBe('no-lesson-teacher');
});

test('hours of dates a week ago in the zone of the teacher are not stored, and too many of coming ones are refused', async () => {
  const teacher = await aTeacher();
  // It is Tuesday in Taipei already.
  time.now = MONDAY + 7 * HOUR;
  const on = (date: string, from = 600) => ({ date, kind: 'closed' as const, from, to: from + 1 });
  const save = (exceptions: readonly object[], version: number) =>
    call(teacher, 'PUT', '/api/teach/schedule', {
      schedule: { ...viewSchedule(SCHEDULE), exceptions, zones: [{ from: null, zone: 'Asia/Taipei' }] },
      version,
    });
  expect((await save([on('2026-11-16'), on('2026-11-17')], 1)).status).toBe(200);
  expect((await call(teacher, 'GET', '/api/teach/schedule')).body).toMatchObject({
    schedule: { exceptions: [on('2026-11-17')] },
  });
  const full = Array.from({ length: 301 }, (_, minute) => on('2026-12-01', minute));
  expect(typeOf(await save(full, 2))).toBe('schedule-full');
  expect((await save(full.slice(1), 2)).status).toBe(200);
  const cancelled = { date: '2026-12-02', ...REASON };
  expect(typeOf(await call(teacher, 'POST', '/api/teach/cancelled-days', cancelled))).toBe('schedule-full');
});

test.each([
  ['hours that end before they start', { hours: [{ weekday: 1, from: 600, to: 540 }] }],
  ['a zone that does not exist', { zones: [{ from: null, zone: 'Mars/Olympus' }] }],
  ['zones out of order', { zones: [{ from: '2026-01-01', zone: 'UTC' }] }],
])('%s are refused', async (_, changes) => {
  const teacher = await aTeacher();
  const schedule = { ...viewSchedule(SCHEDULE), ...changes };
  expect((await call(teacher, 'PUT', '/api/teach/schedule', { schedule, version: 1 })).status).toBe(422);
});

test('the calendar has the lessons of the days, with names and wishes, and no holds', async () => {
  const teacher = await aTeacher();
  await book(await aLearner(), WEDNESDAY);
  await book(await aLearner(), WEDNESDAY + DAY);
  await hold(await aLearner(), WEDNESDAY + HOUR);
  const { body } = await call<{ bookings: unknown[]; zone: string }>(
    teacher,
    'GET',
    '/api/teach/calendar?from=2026-11-25&days=1',
  );
  expect(body.zone).toBe('Europe/London');
  expect(body.bookings).toEqual([
    expect.objectContaining({
      learner_name: 'Mei Lin',
      wish: 'Linking words',
      teacher_local: '2026-11-25T10:00',
    }),
  ]);
});

describe('a cancellation by the teacher', () => {
  test('returns the credit and offers the next times', async () => {
    const [teacher, learner] = [await aTeacher(), await aLearner()];
    const id = await book(learner, WEDNESDAY);
    mails.length = 0;
    await call(teacher, 'POST', `/api/teach/bookings/${id}/cancellation`, REASON);
    expect(await wallet(learner)).toEqual({ left: 1, reasons: ['bought', 'held', 'returned'] });
    expect(mails[0]?.text).toContain('I am ill.');
    // The time itself is free again, and so are its neighbours.
    expect(mails[0]?.text).toContain('25 Nov 2026, 17:30 (GMT+8)');
    expect(mails[1]?.text).not.toContain('free times');
  });

  test('that is late gives one more', async () => {
    const [teacher, learner] = [await aTeacher(), await aLearner()];
    const id = await book(learner, WEDNESDAY);
    time.now = WEDNESDAY - HOUR;
    await call(teacher, 'POST', `/api/teach/bookings/${id}/cancellation`, REASON);
    expect((await wallet(learner)).left).toBe(2);
  });

  test('of another teacher’s lesson is refused', async () => {
    await aTeacher();
    const other = await aTeacher(SCHEDULE, 'rohan');
    const id = await book(await aLearner(), WEDNESDAY);
    const refused = await call(other, 'POST', `/api/teach/bookings/${id}/cancellation`, REASON);
    expect(typeOf(refused)).toBe('booking-unknown');
  });
});

test('a whole day is cancelled at once: every credit returns, nothing else can be booked, and past lessons stay', async () => {
  const teacher = await aTeacher();
  const learners = [await aLearner(), await aLearner(), await aLearner()] as const;
  const past = await book(learners[0], WEDNESDAY);
  for (const [index, learner] of learners.entries()) await book(learner, WEDNESDAY + (index + 1) * HOUR);
  const other = await book(learners[0], WEDNESDAY + DAY);
  time.now = WEDNESDAY + 5 * MINUTE;
  const cancelDay = () =>
    call(teacher, 'POST', '/api/teach/cancelled-days', { date: '2026-11-25', ...REASON });
  const replies = await Promise.all([cancelDay(), cancelDay()]);
  expect(replies.map(({ body }) => body['cancelled']).sort()).toEqual([0, 3]);
  for (const learner of learners) expect((await wallet(learner)).left).toBe(2);
  const toTeacher = mails.filter(
    ({ to, subject }) => to === emailOf(teacher) && subject.includes('cancelled'),
  );
  expect(toTeacher.map(({ text }) => text.includes('The day is closed'))).toEqual([true, true, true]);
  const { body } = await call<{ bookings: BookingView[] }>(learners[0], 'GET', '/api/bookings');
  expect(body.bookings.filter(({ state }) => state === 'booked').map((each) => each.booking_id)).toEqual([
    other,
    past,
  ]);
  time.now = MONDAY;
  expect(typeOf(await hold(await aLearner(), WEDNESDAY + HOUR))).toBe('slot-taken');
});

test('a time that is held on a cancelled day cannot be booked', async () => {
  const [teacher, learner] = [await aTeacher(), await aLearner()];
  await give(learner, 1);
  const held = await hold(learner, WEDNESDAY);
  await call(teacher, 'POST', '/api/teach/cancelled-days', { date: '2026-11-25', ...REASON });
  expect(typeOf(await confirm(learner, held.body.booking.booking_id))).toBe('hold-over');
  expect((await wallet(learner)).left).toBe(1);
});

test('a teacher moves a lesson outside of hours and notice, but over no other lesson', async () => {
  const teacher = await aTeacher();
  const id = await book(await aLearner(), WEDNESDAY);
  await book(await aLearner(), WEDNESDAY + HOUR);
  time.now = WEDNESDAY - HOUR;
  const move = (startsAt: number) =>
    call(teacher, 'POST', `/api/teach/bookings/${id}/move`, { starts_at: new Date(startsAt).toISOString() });
  expect(typeOf(await move(WEDNESDAY + 45 * MINUTE))).toBe('slot-taken');
  expect(typeOf(await move(WEDNESDAY - 2 * HOUR))).toBe('too-late');
  expect(typeOf(await move(WEDNESDAY + 400 * DAY))).toBe('too-far');
  expect((await move(WEDNESDAY + 10 * HOUR)).status).toBe(200);
});

test('the times to move a lesson to have both clocks and its own time, and none of another lesson', async () => {
  const teacher = await aTeacher();
  const id = await book(await aLearner(), WEDNESDAY);
  await book(await aLearner(), WEDNESDAY + HOUR);
  type Times = { times: { starts_at: string; local: string; teacher_local: string; is_free: boolean }[] };
  const timesOf = (date: string) =>
    call<Times>(teacher, 'GET', `/api/teach/bookings/${id}/times?date=${date}`);
  const { times } = (await timesOf('2026-11-25')).body;
  const find = (clock: string) => times.find(({ teacher_local: at }) => at === `2026-11-25T${clock}`);
  expect(find('10:00')).toEqual({
    starts_at: '2026-11-25T10:00:00.000Z',
    local: '2026-11-25T18:00',
    teacher_local: '2026-11-25T10:00',
    is_free: true,
  });
  expect([find('11:00'), find('20:00')?.is_free]).toEqual([undefined, false]);
  expect((await timesOf('9999-12-31')).body.times).toEqual([]);
  const other = await aTeacher(SCHEDULE, 'rohan');
  const foreign = await call(other, 'GET', `/api/teach/bookings/${id}/times?date=2026-11-25`);
  expect(typeOf(foreign)).toBe('booking-unknown');
  time.now = WEDNESDAY;
  expect(typeOf(await timesOf('2026-11-25'))).toBe('lesson-started');
});

test('a learner who did not come loses the credit, after ten minutes of waiting', async () => {
  const [teacher, learner] = [await aTeacher(), await aLearner()];
  const id = await book(learner, WEDNESDAY);
  const report = () => call(teacher, 'POST', `/api/teach/bookings/${id}/no-show`);
  time.now = WEDNESDAY + 9 * MINUTE;
  expect(typeOf(await report())).toBe('report-too-early');
  time.now = WEDNESDAY + 10 * MINUTE;
  expect((await report()).status).toBe(200);
  expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held', 'used'] });
});

test('the calendar says when the teacher may report: after ten minutes of waiting, and a day longer', async () => {
  const teacher = await aTeacher();
  await book(await aLearner(), WEDNESDAY);
  const canReport = async (at: number) => {
    time.now = at;
    const path = '/api/teach/calendar?from=2026-11-25&days=1';
    const { body } = await call<{ bookings: { can_report: boolean }[] }>(teacher, 'GET', path);
    return body.bookings.map((each) => each.can_report);
  };
  const end = WEDNESDAY + 25 * MINUTE;
  expect(await canReport(WEDNESDAY + 9 * MINUTE)).toEqual([false]);
  expect(await canReport(WEDNESDAY + 10 * MINUTE)).toEqual([true]);
  expect(await canReport(end + 24 * HOUR)).toEqual([true]);
  expect(await canReport(end + 25 * HOUR)).toEqual([false]);
});
