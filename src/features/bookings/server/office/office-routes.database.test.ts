import { describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, HOUR, MONDAY, useBookings, type BookingView, type Person } from '../booking-fixture.ts';

const {
  aLearner,
  aTeacher,
  aTeacherAccount,
  anAdmin,
  book,
  call,
  confirm,
  emailOf,
  give,
  hold,
  mails,
  query,
  time,
  typeOf,
  wallet,
  watch,
} = useBookings();

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

  test('reaches both with the reason, in the zone that emails have for the language', async () => {
    held.admin = await anAdmin();
    const teacher = await aTeacher();
    const learner = await aLearner();
    await query(`update accounts set language = 'zh-Hant', time_zone = null where id = $1`, [
      learner.accountId,
    ]);
    mails.length = 0;
    await bookFor(learner, WEDNESDAY, { is_gift: true });
    const textTo = (person: Person) => mails.find(({ to }) => to === emailOf(person))?.text ?? '';
    for (const part of ['學校為你預約了這堂課。', 'Asked on the phone.', '下午6:00（GMT+8）'])
      expect(textTo(learner)).toContain(part);
    expect(textTo(teacher)).toContain('The school has booked this lesson.');
    expect(textTo(teacher)).toContain('Asked on the phone.');
  });

  test('overlaps nothing', async () => {
    held.admin = await anAdmin();
    await aTeacher();
    await hold(await aLearner(), WEDNESDAY);
    expect(typeOf(await bookFor(await aLearner(), WEDNESDAY, { is_gift: true }))).toBe('slot-taken');
  });
});

describe('an outcome that the school corrects', () => {
  /** A lesson of Wednesday that is over, and how the school decides about it. */
  async function anEndedLesson() {
    const boss = await anAdmin();
    await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY);
    const settle = (outcome: string) =>
      call(boss, 'PUT', `/api/admin/bookings/${id}/outcome`, { outcome, reason: 'Both have written.' });
    const report = () => call(learner, 'POST', `/api/bookings/${id}/no-show`);
    const last = async () => {
      const { body } = await call<{ history: { reason: string | null }[] }>(
        learner,
        'GET',
        `/api/bookings/${id}`,
      );
      return body.history[body.history.length - 1];
    };
    return { boss, learner, id, settle, report, last };
  }

  test('is refused before the lesson has started', async () => {
    const { settle } = await anEndedLesson();
    expect(typeOf(await settle('completed'))).toBe('not-over');
  });

  test('gives two credits only while the lesson counts as missed by the teacher', async () => {
    const { learner, settle, last } = await anEndedLesson();
    time.now = WEDNESDAY + HOUR;
    for (const [outcome, left] of [
      ['no-show-learner', 0],
      ['no-show-teacher', 2],
      ['completed', 0],
      ['no-show-teacher', 2],
      ['no-show-learner', 0],
      ['completed', 0],
      ['no-show-teacher', 2],
    ] as const) {
      await settle(outcome);
      expect([outcome, (await wallet(learner)).left]).toEqual([outcome, left]);
    }
    expect(await last()).toMatchObject({ credit: 'returned', courtesy: true, reason: 'Both have written.' });
  });

  test('takes back what a false report gave, and says so', async () => {
    const { learner, settle, report, last } = await anEndedLesson();
    time.now = WEDNESDAY + HOUR;
    expect((await report()).status).toBe(200);
    expect((await wallet(learner)).left).toBe(2);
    await settle('completed');
    expect((await wallet(learner)).left).toBe(0);
    expect(await last()).toMatchObject({ credit: 'used', courtesy: false, taken_back: 2, not_taken: 0 });
    expect(
      mails.some(({ text }) =>
        text.includes('Credits that you got back for it before have been taken back.'),
      ),
    ).toBe(true);
  });

  test('takes other credits for the same lesson where the given ones are used', async () => {
    const { learner, settle, report, last } = await anEndedLesson();
    time.now = WEDNESDAY + HOUR;
    await report();
    // One of the two pays for another lesson. The learner has bought three since.
    const held = await hold(learner, WEDNESDAY + 2 * DAY);
    expect((await confirm(learner, held.body.booking.booking_id)).status).toBe(200);
    await give(learner, 3);
    await settle('completed');
    expect((await wallet(learner)).left).toBe(2);
    expect(await last()).toMatchObject({ taken_back: 2, not_taken: 0 });
  });

  test('never takes more than there is, and gives back only what it took', async () => {
    const { learner, settle, report, last } = await anEndedLesson();
    time.now = WEDNESDAY + HOUR;
    await report();
    for (const days of [2, 3]) {
      const held = await hold(learner, WEDNESDAY + days * DAY);
      expect((await confirm(learner, held.body.booking.booking_id)).status).toBe(200);
    }
    // Credits of the other length are not touched.
    await give(learner, 1, 50);
    await settle('completed');
    expect((await wallet(learner)).left).toBe(1);
    expect(await last()).toMatchObject({ credit: 'used', not_taken: 2 });
    await settle('no-show-teacher');
    expect((await wallet(learner)).left).toBe(1);
  });

  test('does not take twice what has expired', async () => {
    const { learner, settle, report } = await anEndedLesson();
    time.now = WEDNESDAY + HOUR;
    await report();
    await give(learner, 1);
    // The one more is valid for 30 days; the returned one and the present for 180.
    time.now = WEDNESDAY + 40 * DAY;
    await watch();
    expect((await wallet(learner)).left).toBe(2);
    await settle('completed');
    expect((await wallet(learner)).left).toBe(1);
    await settle('no-show-teacher');
    expect((await wallet(learner)).left).toBe(2);
  });
});

test('an outcome that would be a second free trial is refused', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY, 15);
  time.now = WEDNESDAY + HOUR;
  await call(learner, 'POST', `/api/bookings/${id}/no-show`);
  await book(learner, WEDNESDAY + 2 * DAY, 15);
  const outcome = { outcome: 'completed', reason: 'The teacher was there.' };
  expect(typeOf(await call(boss, 'PUT', `/api/admin/bookings/${id}/outcome`, outcome))).toBe('trial-used');
});

test('the history says what really happened to a credit', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY + HOUR;
  for (const outcome of ['no-show-teacher', 'completed', 'no-show-teacher'])
    await call(boss, 'PUT', `/api/admin/bookings/${id}/outcome`, { outcome, reason: 'Both have written.' });
  const { body } = await call<{ history: { credit: string | null; courtesy: boolean }[] }>(
    learner,
    'GET',
    `/api/bookings/${id}`,
  );
  expect(body.history.slice(1).map(({ credit, courtesy }) => [credit, courtesy])).toEqual([
    ['returned', true],
    ['used', false],
    ['returned', true],
  ]);
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
  await call(boss, 'POST', `/api/admin/bookings/${id}/cancellation`, {
    credit: 'returned',
    reason: 'The school is closed.',
  });
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
  // A part of the address finds both.
  expect(await find('email=@EXAMPLE.org&state=booked')).toHaveLength(1);
  expect(await find('email=%25')).toEqual([]);
  expect((await call(boss, 'GET', '/api/admin/bookings?email=a%00b')).status).toBe(422);
});

test('an account gives the lessons of one teacher', async () => {
  const boss = await anAdmin();
  const teacher = await aTeacher();
  const link = (slug: string) =>
    call(boss, 'PUT', `/api/admin/lesson-teachers/${slug}`, { email: emailOf(teacher) });
  expect(typeOf(await link('rohan'))).toBe('account-teaches');
  expect(typeOf(await link('nobody'))).toBe('teacher-unknown');
  for (const other of [await aLearner(), boss])
    expect(
      typeOf(await call(boss, 'PUT', '/api/admin/lesson-teachers/rohan', { email: emailOf(other) })),
    ).toBe('account-no-teacher');
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

test('an account is not linked while it takes a lesson at a time at which it would give one', async () => {
  const boss = await anAdmin();
  await aTeacher();
  await aTeacher(undefined, 'rohan');
  const next = await aTeacherAccount();
  const link = () => call(boss, 'PUT', '/api/admin/lesson-teachers/hannah', { email: emailOf(next) });
  const cancel = (id: string) =>
    call(boss, 'POST', `/api/admin/bookings/${id}/cancellation`, {
      credit: 'returned',
      reason: 'A new job.',
    });
  const ofHannah = await book(next, WEDNESDAY);
  expect(typeOf(await link())).toBe('account-has-lessons');
  await cancel(ofHannah);

  const { body } = await hold(next, WEDNESDAY + HOUR, 15, 'rohan');
  expect((await confirm(next, body.booking.booking_id)).status).toBe(200);
  const given = await book(await aLearner(), WEDNESDAY + HOUR);
  expect(typeOf(await link())).toBe('account-has-lessons');
  await cancel(given);
  expect((await link()).status).toBe(200);
});

test('both accounts read that one gives the lessons now and the other no longer', async () => {
  const boss = await anAdmin();
  const [before, next] = [await aTeacher(), await aTeacherAccount()];
  const link = () => call(boss, 'PUT', '/api/admin/lesson-teachers/hannah', { email: emailOf(next) });
  expect([(await link()).status, (await link()).status]).toEqual([200, 200]);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [emailOf(next), 'You now teach the lessons of Hannah'],
    [emailOf(before), 'You no longer teach the lessons of Hannah'],
  ]);
});

describe('the list of lessons', () => {
  const list = async (query: string) =>
    (
      await call<{ bookings: { starts_at: string }[]; next_cursor: string | null; time_zone: string }>(
        await anAdmin(),
        'GET',
        `/api/admin/bookings?${query}`,
      )
    ).body;
  const starts = ({ bookings }: Awaited<ReturnType<typeof list>>) =>
    bookings.map(({ starts_at: at }) => at.slice(5, 10));

  test('has the latest first, or the coming ones with the next first, by days of the admin’s zone', async () => {
    await aTeacher();
    const learner = await aLearner();
    for (const days of [1, 2, 3]) await book(learner, MONDAY + days * DAY);
    time.now = MONDAY + DAY + HOUR;
    expect(starts(await list(''))).toEqual(['11-26', '11-25', '11-24']);
    expect(starts(await list('show=coming'))).toEqual(['11-25', '11-26']);
    expect(starts(await list('from=2026-11-24&to=2026-11-25'))).toEqual(['11-25', '11-24']);
    expect((await list('')).time_zone).toBe('Europe/London');
  });

  test('has no cancelled lesson among the coming ones, unless that state is wanted', async () => {
    const teacher = await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, MONDAY + 2 * DAY);
    await book(learner, MONDAY + 3 * DAY);
    await call(teacher, 'POST', `/api/teach/bookings/${id}/cancellation`, { reason: 'I am ill.' });
    expect(starts(await list('show=coming'))).toEqual(['11-26']);
    expect(starts(await list('show=coming&state=cancelled'))).toEqual(['11-25']);
    expect(starts(await list(''))).toEqual(['11-26', '11-25']);
  });

  test('has pages that follow each other in both directions, and no hold that is over', async () => {
    await aTeacher();
    const learner = await aLearner();
    await hold(await aLearner(), MONDAY + 2 * DAY);
    await query(
      `insert into bookings (id, teacher, learner_id, minutes, starts_at, ends_at, busy_from, busy_until, state,
         learner_zone, uses_credit, created_at)
       select gen_random_uuid(), 'teacher_01', $1, 25, at, at + interval '25 minutes', at, at + interval '25 minutes',
         'booked', 'UTC', false, at
       from generate_series($2::timestamptz, $2::timestamptz + interval '59 hours', interval '1 hour') as at`,
      [learner.accountId, new Date(MONDAY + 20 * DAY).toISOString()],
    );
    expect((await list('')).bookings).toHaveLength(50);
    time.now = MONDAY + 11 * 60_000;
    for (const show of ['', 'show=coming&']) {
      const first = await list(show);
      const second = await list(`${show}cursor=${first.next_cursor}`);
      expect([first.bookings.length, second.bookings.length, second.next_cursor]).toEqual([50, 10, null]);
      const all = [...first.bookings, ...second.bookings].map(({ starts_at: at }) => at);
      expect(new Set(all).size).toBe(60);
      expect(all).toEqual(show === '' ? [...all].sort().reverse() : [...all].sort());
    }
  });
});

test('a lesson shows who did what, when and why, and what can be done now', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, MONDAY + 23 * HOUR);
  const inspect = async () =>
    (
      await call<{
        history: { by: string; admin: { email: string } | null; reason: string | null }[];
        can: object;
        booking: { learner: { email: string } };
      }>(boss, 'GET', `/api/admin/bookings/${id}`)
    ).body;
  const coming = await inspect();
  expect(coming.can).toEqual({ change: true, cancel_adds_one: true, settle: [] });
  expect(coming.booking.learner.email).toBe(emailOf(learner));
  const reason = 'The teacher is late.';
  await call(boss, 'POST', `/api/admin/bookings/${id}/move`, {
    starts_at: new Date(WEDNESDAY).toISOString(),
    reason,
  });
  time.now = WEDNESDAY + HOUR;
  const { can, history } = await inspect();
  expect(can).toEqual({
    change: false,
    cancel_adds_one: false,
    settle: ['completed', 'no-show-learner', 'no-show-teacher'],
  });
  expect(history.map(({ by, admin, reason: why }) => [by, admin?.email ?? null, why])).toEqual([
    ['learner', null, null],
    ['school', emailOf(boss), reason],
  ]);
  // The learner reads the reason, and no name.
  const { body } = await call<{ history: object[] }>(learner, 'GET', `/api/bookings/${id}`);
  expect(body.history[1]).toMatchObject({ by: 'school', reason });
  expect(JSON.stringify(body)).not.toContain(emailOf(boss));
  expect(typeOf(await call(boss, 'GET', `/api/admin/bookings/${randomIds.uuid()}`))).toBe('booking-unknown');
});

test.each([
  ['returned', 2, 'we have added one more'],
  ['used', 0, 'The school has decided that the credit is used.'],
])('a late cancellation by the school with the credit %s leaves %d', async (credit, left, told) => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, MONDAY + 23 * HOUR);
  mails.length = 0;
  const reason = 'Asked by email.';
  await call(boss, 'POST', `/api/admin/bookings/${id}/cancellation`, { credit, reason });
  expect((await wallet(learner)).left).toBe(left);
  expect(mails.map(({ to }) => to)).toContain(emailOf(learner));
  expect(mails).toHaveLength(2);
  expect(mails.find(({ to }) => to === emailOf(learner))?.text).toContain(told);
  expect((await call(learner, 'GET', `/api/bookings/${id}`)).body).toMatchObject({
    booking: { state: 'cancelled', is_charged: credit === 'used', cancelled_because: reason },
  });
});

test('the school cancels a whole day of a teacher, with its reason and its admin', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const ids = [await book(learner, WEDNESDAY), await book(await aLearner(), WEDNESDAY + HOUR)];
  const other = await book(await aLearner(), WEDNESDAY + DAY);
  const cancel = (slug: string) =>
    call(boss, 'POST', `/api/admin/lesson-teachers/${slug}/cancelled-days`, {
      date: '2026-11-25',
      reason: 'Hannah is ill.',
    });
  expect(typeOf(await cancel('rohan'))).toBe('teacher-unknown');
  expect(typeOf(await cancel('nobody'))).toBe('teacher-unknown');
  expect((await cancel('hannah')).body).toEqual({ cancelled: 2 });
  expect((await cancel('hannah')).body).toEqual({ cancelled: 0 });
  const states = await query<{ id: string; state: string }>('select id, state from bookings');
  const stateOf = (id: string) => states.find((each) => each.id === id)?.state;
  expect([...ids, other].map(stateOf)).toEqual(['cancelled', 'cancelled', 'booked']);
  expect((await wallet(learner)).left).toBe(1);
  const events = await query(`select by, admin_id, detail->>'reason' as reason from booking_events
    where kind = 'cancelled'`);
  expect(events).toEqual(
    ids.map(() => ({ by: 'school', admin_id: boss.accountId, reason: 'Hannah is ill.' })),
  );
  expect((await call(learner, 'GET', '/api/teachers/hannah/slots?minutes=25&from=2026-11-25&days=1')).body)
    // The day is closed.
    .toMatchObject({ slots: [] });
});
