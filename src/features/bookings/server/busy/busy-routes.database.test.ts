import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, MONDAY, useBookings, type Person } from '../booking-fixture.ts';
import { readBusyCalendars } from './read-busy-calendars-job.ts';

const {
  aLearner,
  anAdmin,
  aTeacher,
  aTeacherAccount,
  book,
  call,
  dependencies,
  emailOf,
  hold,
  internet,
  query,
  time,
  typeOf,
} = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const ADDRESS = 'https://calendar.example/secret.ics';

/** A calendar with an hour that is taken. */
const calendarWith = (at: number, uid = '1') =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SUMMARY:Dentist',
    `DTSTART:${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

type Calendar = { busy_calendar_id: string; host: string; failure: string | null; read_at: string };
const add = (teacher: Person, address = ADDRESS) =>
  call<{ calendar: Calendar }>(teacher, 'POST', '/api/teach/busy-calendars', { address });
const list = async (teacher: Person) =>
  (await call<{ calendars: Calendar[] }>(teacher, 'GET', '/api/teach/busy-calendars')).body.calendars;
const isFree = async (at: number) => {
  const held = await hold(await aLearner(), at);
  await query(`delete from bookings where state = 'held'`);
  return held.status === 200;
};

test('times of another calendar are not offered, from its adding until its removal', async () => {
  const teacher = await aTeacher();
  const id = await book(await aLearner(), WEDNESDAY);
  internet.set(ADDRESS, calendarWith(WEDNESDAY));
  const { body } = await add(teacher, 'webcal://calendar.example/secret.ics');
  expect(body.calendar).toMatchObject({ host: 'calendar.example', failure: null });
  expect(JSON.stringify(await list(teacher))).not.toContain('secret');
  expect([await isFree(WEDNESDAY + 30 * MINUTE), await isFree(WEDNESDAY + HOUR)]).toEqual([false, true]);
  // A lesson that was booked before stays. No title is stored.
  expect(await query('select state from bookings where id = $1', [id])).toEqual([{ state: 'booked' }]);
  expect(JSON.stringify(await query('select * from busy_calendars'))).not.toContain('Dentist');
  const path = `/api/teach/busy-calendars/${body.calendar.busy_calendar_id}`;
  const other = await aTeacher(undefined, 'rohan');
  expect(typeOf(await call(other, 'DELETE', path))).toBe('calendar-unknown');
  await call(teacher, 'DELETE', path);
  expect(await isFree(WEDNESDAY + 30 * MINUTE)).toBe(true);
});

test('it is read again each quarter of an hour; where that fails, its times stay', async () => {
  const teacher = await aTeacher();
  internet.set(ADDRESS, calendarWith(WEDNESDAY));
  await add(teacher);
  time.now += 15 * MINUTE;
  internet.set(ADDRESS, calendarWith(WEDNESDAY + HOUR));
  expect(await readBusyCalendars(dependencies())).toEqual({ read: 1, failed: 0 });
  expect([await isFree(WEDNESDAY), await isFree(WEDNESDAY + HOUR)]).toEqual([true, false]);
  // Another process is a moment later.
  expect(await readBusyCalendars(dependencies())).toEqual({ read: 0, failed: 0 });
  for (const [text, failure] of [
    [undefined, 'unreachable'],
    ['<html>Sign in</html>', 'not-a-calendar'],
  ] as const) {
    if (text === undefined) internet.delete(ADDRESS);
    else internet.set(ADDRESS, text);
    time.now += 15 * MINUTE;
    expect(await readBusyCalendars(dependencies())).toEqual({ read: 0, failed: 1 });
    expect((await list(teacher))[0]?.failure).toBe(failure);
    expect(await isFree(WEDNESDAY + HOUR)).toBe(false);
  }
  internet.set(ADDRESS, calendarWith(WEDNESDAY));
  time.now += 15 * MINUTE;
  await readBusyCalendars(dependencies());
  expect((await list(teacher))[0]).toMatchObject({
    failure: null,
    read_at: new Date(time.now).toISOString(),
  });
});

test('a calendar that cannot be read is not added, and there are five at most', async () => {
  const teacher = await aTeacher();
  expect(typeOf(await add(teacher))).toBe('calendar-unreadable');
  expect(await list(teacher)).toEqual([]);
  internet.set(ADDRESS, calendarWith(WEDNESDAY));
  const replies = await Promise.all(Array.from({ length: 6 }, () => add(teacher)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409]);
  expect(typeOf(await add({ ...(await aLearner()), role: 'teacher' }))).toBe('no-lesson-teacher');
});

test('the calendars of an account that is the teacher no more do not count', async () => {
  const teacher = await aTeacher();
  internet.set(ADDRESS, calendarWith(WEDNESDAY));
  await add(teacher);
  expect(await isFree(WEDNESDAY)).toBe(false);
  const next = await aTeacherAccount();
  await call(await anAdmin(), 'PUT', '/api/admin/lesson-teachers/hannah', { email: emailOf(next) });
  expect(await isFree(WEDNESDAY)).toBe(true);
});

test('a lesson of this site in another calendar is not busy time, but as a booking', async () => {
  const teacher = await aTeacher();
  const id = await book(await aLearner(), WEDNESDAY);
  const { hostname } = new URL(dependencies().config.publicUrl);
  // The copy elsewhere is older than a move of the lesson.
  internet.set(ADDRESS, calendarWith(WEDNESDAY + 2 * HOUR, `lesson-${id}@${hostname}`));
  await add(teacher);
  expect([await isFree(WEDNESDAY), await isFree(WEDNESDAY + 2 * HOUR)]).toEqual([false, true]);
  internet.set(ADDRESS, calendarWith(WEDNESDAY + 2 * HOUR, `lesson-${id}@school.elsewhere.example`));
  time.now += 15 * MINUTE;
  await readBusyCalendars(dependencies());
  expect(await isFree(WEDNESDAY + 2 * HOUR)).toBe(false);
});

test('the calendar of the teacher has the busy times of its days, and names the calendars that fail', async () => {
  const teacher = await aTeacher();
  internet.set(ADDRESS, calendarWith(WEDNESDAY));
  await add(teacher);
  const calendarOf = async (from: string) =>
    (await call(teacher, 'GET', `/api/teach/calendar?from=${from}&days=1`)).body;
  expect(await calendarOf('2026-11-25')).toMatchObject({
    busy: [{ from: '2026-11-25T10:00', until: '2026-11-25T11:00' }],
    failing_calendars: [],
  });
  internet.delete(ADDRESS);
  time.now += 15 * MINUTE;
  await readBusyCalendars(dependencies());
  expect(await calendarOf('2026-11-26')).toMatchObject({
    busy: [],
    failing_calendars: ['calendar.example'],
  });
});
