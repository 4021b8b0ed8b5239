import { expect, test } from 'vitest';
import { bookingData } from '../own-data/booking-data.ts';
import { DAY, ERASING, HOUR, MINUTE, MONDAY, useBookings } from '../booking-fixture.ts';

const { aLearner, aTeacher, book, call, dependencies, give, hold, mails, query, time, wallet, watch } =
  useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const NOTHING = {
  holds: 0,
  completed: 0,
  dayReminders: 0,
  hourReminders: 0,
  credits: 0,
  endingCredits: 0,
  teacherless: 0,
  leaving: 0,
  signals: 0,
  endedRecordings: 0,
  oldRecordings: 0,
};
const stateOf = async (id: string) =>
  (await query<{ state: string }>('select state from bookings where id = $1', [id]))[0]?.state;

test('holds that are over are removed', async () => {
  await aTeacher();
  await hold(await aLearner(), WEDNESDAY);
  expect(await watch()).toEqual(NOTHING);
  time.now += 10 * MINUTE;
  expect(await watch()).toEqual({ ...NOTHING, holds: 1 });
});

test('a lesson is complete a quarter of an hour after its end, and its credit is used, once', async () => {
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY + 40 * MINUTE - 1;
  expect((await watch()).completed).toBe(0);
  time.now += 1;
  const counts = await Promise.all([watch(), watch()]);
  expect(counts.reduce((total, { completed }) => total + completed, 0)).toBe(1);
  expect(await stateOf(id)).toBe('completed');
  expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held', 'used'] });
  // The learner may still say that nobody came.
  expect((await call(learner, 'POST', `/api/bookings/${id}/no-show`)).status).toBe(200);
  expect((await wallet(learner)).left).toBe(2);
});

test('both sides are reminded a day and an hour before, once', async () => {
  await aTeacher();
  await book(await aLearner(), WEDNESDAY);
  mails.length = 0;
  time.now = WEDNESDAY - DAY - 1;
  expect(await watch()).toEqual(NOTHING);
  time.now = WEDNESDAY - DAY;
  expect(await watch()).toEqual({ ...NOTHING, dayReminders: 1 });
  expect(await watch()).toEqual(NOTHING);
  time.now = WEDNESDAY - HOUR;
  expect(await watch()).toEqual({ ...NOTHING, hourReminders: 1 });
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your lesson with Hannah is tomorrow',
    'Your lesson with Mei Lin is tomorrow',
    'Your lesson with Hannah starts soon',
    'Your lesson with Mei Lin starts soon',
  ]);
});

test('a moved lesson is reminded of its new time, and a cancelled one of nothing', async () => {
  const teacher = await aTeacher();
  const [moved, cancelled] = [
    await book(await aLearner(), WEDNESDAY),
    await book(await aLearner(), WEDNESDAY + HOUR),
  ];
  time.now = WEDNESDAY - DAY;
  expect((await watch()).dayReminders).toBe(1);
  const later = new Date(WEDNESDAY + 2 * DAY).toISOString();
  await call(teacher, 'POST', `/api/teach/bookings/${moved}/move`, { starts_at: later });
  await call(teacher, 'POST', `/api/teach/bookings/${cancelled}/cancellation`, { reason: 'Ill.' });
  time.now = WEDNESDAY - HOUR;
  expect(await watch()).toEqual(NOTHING);
  time.now = WEDNESDAY + DAY;
  expect((await watch()).dayReminders).toBe(1);
});

test('a lesson that is booked for the same day has no reminder of the day before', async () => {
  await aTeacher();
  time.now = MONDAY + 11 * HOUR;
  await book(await aLearner(), MONDAY + DAY);
  expect((await watch()).dayReminders).toBe(0);
  time.now = MONDAY + 23 * HOUR;
  expect((await watch()).hourReminders).toBe(1);
});

test('a lesson that cannot be completed stops no other', async () => {
  await aTeacher();
  const [broken, other] = [
    await book(await aLearner(), WEDNESDAY),
    await book(await aLearner(), WEDNESDAY + HOUR),
  ];
  await query(`${ERASING}; delete from lesson_credits where booking_id = '${broken}'`);
  time.now = WEDNESDAY + DAY;
  await expect(watch()).rejects.toThrow('1 of');
  expect([await stateOf(broken), await stateOf(other)]).toEqual(['booked', 'completed']);
});

test('a lesson that is moved to the same day has no reminder of the day before', async () => {
  const teacher = await aTeacher();
  const id = await book(await aLearner(), WEDNESDAY + 2 * DAY);
  time.now = WEDNESDAY;
  const soon = new Date(WEDNESDAY + 3 * HOUR).toISOString();
  await call(teacher, 'POST', `/api/teach/bookings/${id}/move`, { starts_at: soon });
  expect((await watch()).dayReminders).toBe(0);
});

test('the coming lessons of a teacher whose account was deleted are cancelled, and cost nothing', async () => {
  await aTeacher();
  const learner = await aLearner();
  const [past, coming] = [await book(learner, WEDNESDAY), await book(learner, WEDNESDAY + DAY)];
  time.now = WEDNESDAY + 5 * MINUTE;
  await query('update lesson_teachers set account_id = null');
  expect((await watch()).teacherless).toBe(1);
  expect([await stateOf(past), await stateOf(coming)]).toEqual(['booked', 'cancelled']);
  expect((await watch()).teacherless).toBe(0);
  // Less than a day before, one more is added.
  expect((await wallet(learner)).left).toBe(2);
});

test.each([
  ['is suspended', 'suspended_at'],
  ['is being deleted', 'deletion_due_at'],
])('of a lesson whose teacher’s account %s the school reads, and nobody is reminded', async (_, column) => {
  await aTeacher();
  const id = await book(await aLearner(), WEDNESDAY);
  await query(`update accounts set ${column} = '2027-01-01' where role = 'teacher'`);
  mails.length = 0;
  time.now = WEDNESDAY - DAY;
  await watch();
  await watch();
  time.now = WEDNESDAY - HOUR;
  await watch();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    [1, 2].map(() => ['school@example.org', 'A lesson with Hannah has nobody to teach it']),
  );
  expect(await stateOf(id)).toBe('booked');
  await query(`update accounts set ${column} = null`);
});

test('the lessons of a learner are cancelled before the account is deleted, and the teacher’s calendar removes them', async () => {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  const due = new Date(MONDAY + 2 * HOUR).toISOString();
  await query('update accounts set deletion_due_at = $1 where id = $2', [due, learner.accountId]);
  mails.length = 0;
  expect((await watch()).leaving).toBe(0);
  time.now = MONDAY + 2 * HOUR;
  expect((await watch()).leaving).toBe(1);
  expect(await stateOf(id)).toBe('cancelled');
  const mail = mails.find(({ to }) => to === `${teacher.accountId}@example.org`);
  expect(mail?.calendar?.method).toBe('cancel');
  expect((await watch()).leaving).toBe(0);
});

test('the deletion of an account cancels the lessons that no job has cancelled, and the teacher reads of it', async () => {
  const teacher = await aTeacher();
  const { accountId } = await aLearner();
  const [past, coming] = [
    await book({ accountId, role: 'learner' }, WEDNESDAY),
    await book({ accountId, role: 'learner' }, WEDNESDAY + DAY),
  ];
  time.now = WEDNESDAY + 5 * MINUTE;
  mails.length = 0;
  const person = { accountId, email: '', candidateIds: [] };
  await dependencies().database.transaction((transaction) =>
    bookingData(dependencies()).erase(transaction, person, new Date(time.now)),
  );
  const toTeacher = mails.filter(({ to }) => to === `${teacher.accountId}@example.org`);
  expect(toTeacher.map(({ calendar }) => calendar?.method)).toEqual(['cancel']);
  expect(toTeacher[0]?.eventKey).toContain(coming);
  expect([await stateOf(past), await stateOf(coming)]).toEqual([undefined, undefined]);
});

test('a learner is told once, 14 days before, that credits end', async () => {
  await aTeacher();
  const learner = await aLearner();
  await give(learner, 2);
  time.now = MONDAY + 166 * DAY - 1;
  expect((await watch()).endingCredits).toBe(0);
  time.now += 1;
  expect((await watch()).endingCredits).toBe(1);
  expect((await watch()).endingCredits).toBe(0);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [`${learner.accountId}@example.org`, 'Your lessons expire on 22 May 2027'],
  ]);
  expect(mails[0]?.text).toContain('2 of 25 minutes');
});

test('credits expire after 180 days; a held one does not', async () => {
  await aTeacher();
  const learner = await aLearner();
  await give(learner, 2);
  time.now = MONDAY + 179 * DAY;
  const { body } = await hold(learner, time.now + 2 * DAY);
  await call(
    learner,
    'POST',
    '/api/bookings',
    { booking_id: body.booking.booking_id, wish: '' },
    { 'idempotency-key': 'the-last-one' },
  );
  time.now = MONDAY + 180 * DAY;
  expect((await watch()).credits).toBe(1);
  expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held', 'expired'] });
});
