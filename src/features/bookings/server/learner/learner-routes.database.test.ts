import { describe, expect, test } from 'vitest';
import { boughtLessons } from '../credits/bought-credits.ts';
import { DAY, HOUR, MINUTE, MONDAY, SCHEDULE, useBookings, type BookingView } from '../booking-fixture.ts';

const {
  aLearner,
  aTeacher,
  book,
  call,
  confirm,
  dependencies,
  give,
  hold,
  mails,
  query,
  time,
  typeOf,
  wallet,
} = useBookings();

/** Wednesday at ten, two days ahead. */
const WEDNESDAY = MONDAY + 2 * DAY;

type Slots = {
  readonly slots: readonly { starts_at: string; local: string; teacher_local: string }[];
  readonly next: { readonly starts_at: string } | null;
  readonly zone: string;
};

const cancel = (learner: Parameters<typeof call>[0], bookingId: string, credit: 'returned' | 'used') =>
  call<{ booking: BookingView }>(learner, 'POST', `/api/bookings/${bookingId}/cancellation`, { credit });
const move = (learner: Parameters<typeof call>[0], bookingId: string, startsAt: number) =>
  call<{ booking: BookingView; slots?: readonly { starts_at: string }[] }>(
    learner,
    'POST',
    `/api/bookings/${bookingId}/move`,
    { starts_at: new Date(startsAt).toISOString() },
  );

describe('free times', () => {
  test('a visitor sees them in both zones, and the first of all', async () => {
    await aTeacher();
    const path = '/api/teachers/hannah/slots?minutes=25&zone=Asia/Taipei&from=2026-11-25&days=1';
    const { body } = await call<Slots>(null, 'GET', path);
    // The day in Taipei starts and ends at 16:00 in London.
    expect(body.slots[0]).toEqual({
      starts_at: '2026-11-24T16:00:00.000Z',
      local: '2026-11-25T00:00',
      teacher_local: '2026-11-24T16:00',
    });
    expect(body.slots.map(({ local }) => local).pop()).toBe('2026-11-25T23:30');
    // Twelve hours of notice.
    expect(body.next?.starts_at).toBe('2026-11-24T09:00:00.000Z');
  });

  test('a zone that does not exist counts as UTC, and a teacher without hours has no times', async () => {
    await aTeacher();
    const { body } = await call<Slots>(null, 'GET', '/api/teachers/hannah/slots?zone=Mars/Olympus');
    expect(body.zone).toBe('UTC');
    const without = await call<Slots>(null, 'GET', '/api/teachers/rohan/slots');
    expect(without.body).toMatchObject({ slots: [], lengths: [], next: null });
    await aTeacher({ ...SCHEDULE, hours: [] }, 'rohan');
    const isNew = await call<Slots>(null, 'GET', '/api/teachers/rohan/slots');
    expect(isNew.body).toMatchObject({ slots: [], lengths: [], next: null });
    expect(typeOf(await call(null, 'GET', '/api/teachers/nobody/slots'))).toBe('teacher-unknown');
  });

  test('the last hour of a day of 25 hours is among those of the day', async () => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 }));
    await aTeacher({ ...SCHEDULE, hours });
    time.now = Date.UTC(2027, 9, 28);
    const day = (query: string) =>
      call<Slots>(null, 'GET', `/api/teachers/hannah/slots?zone=Europe/London&${query}`);
    const autumn = (await day('from=2027-10-31&days=1')).body.slots.map(({ local }) => local);
    expect(autumn[autumn.length - 1]).toBe('2027-10-31T23:30');
    time.now = Date.UTC(2027, 2, 25);
    const spring = (await day('from=2027-03-28&days=1')).body.slots.map(({ local }) => local);
    expect(spring[spring.length - 1]).toBe('2027-03-28T23:30');
  });

  test.each([
    ['was deleted', 'update lesson_teachers set account_id = null'],
    ['is suspended', `update accounts set suspended_at = now() where role = 'teacher'`],
    ['is being deleted', `update accounts set deletion_due_at = now() where role = 'teacher'`],
  ])('a teacher whose account %s has none', async (_, statement) => {
    await aTeacher();
    const [learner, other] = [await aLearner(), await aLearner()];
    const id = await book(learner, WEDNESDAY);
    await query(statement);
    const { body } = await call<Slots>(null, 'GET', '/api/teachers/hannah/slots');
    expect(body).toMatchObject({ slots: [], lengths: [], next: null });
    expect(typeOf(await hold(other, WEDNESDAY + HOUR))).toBe('teacher-unknown');
    expect(typeOf(await move(learner, id, WEDNESDAY + HOUR))).toBe('teacher-unknown');
    expect((await cancel(learner, id, 'returned')).status).toBe(200);
  });

  test('a held time is not offered for ten minutes', async () => {
    await aTeacher();
    await hold(await aLearner(), WEDNESDAY);
    const isOffered = async () => {
      const { body } = await call<Slots>(null, 'GET', '/api/teachers/hannah/slots?from=2026-11-25&days=1');
      return body.slots.some(({ starts_at: at }) => at === new Date(WEDNESDAY).toISOString());
    };
    expect(await isOffered()).toBe(false);
    time.now += 10 * MINUTE;
    expect(await isOffered()).toBe(true);
  });
});

describe('a hold', () => {
  test('needs no credit, lasts ten minutes, and replaces the one before', async () => {
    await aTeacher();
    const learner = await aLearner();
    const first = await hold(learner, WEDNESDAY);
    expect(first.body).toMatchObject({
      can_pay: false,
      free_until: new Date(WEDNESDAY - DAY).toISOString(),
      booking: { state: 'held', local: '2026-11-25T18:00', teacher_local: '2026-11-25T10:00' },
    });
    expect(first.body.booking.held_until).toBe(new Date(MONDAY + 10 * MINUTE).toISOString());
    await hold(learner, WEDNESDAY + HOUR);
    expect((await hold(await aLearner(), WEDNESDAY)).status).toBe(200);
  });

  test.each([
    ['within the notice', MONDAY + 11 * HOUR],
    ['off the grid', WEDNESDAY + 10 * MINUTE],
    ['outside of the hours', WEDNESDAY + 8 * HOUR],
    ['beyond the horizon', MONDAY + 61 * DAY],
  ])('of a time %s is refused', async (_, startsAt) => {
    await aTeacher();
    expect(typeOf(await hold(await aLearner(), startsAt))).toBe('slot-taken');
  });

  test('of a taken time is refused with the three that are nearest', async () => {
    await aTeacher();
    await hold(await aLearner(), WEDNESDAY);
    const refused = await hold(await aLearner(), WEDNESDAY);
    expect([refused.status, typeOf(refused)]).toEqual([409, 'slot-taken']);
    expect(refused.body.slots?.map(({ local }) => local)).toEqual([
      '2026-11-25T17:00',
      '2026-11-25T17:30',
      '2026-11-25T18:30',
    ]);
  });

  test('of a time in which the learner has another lesson is refused', async () => {
    await aTeacher();
    await aTeacher(SCHEDULE, 'rohan');
    const learner = await aLearner();
    await book(learner, WEDNESDAY);
    expect(typeOf(await hold(learner, WEDNESDAY, 50, 'rohan'))).toBe('own-time-taken');
  });

  test('of the teacher’s own time by the teacher is refused', async () => {
    expect(typeOf(await hold(await aTeacher(), WEDNESDAY))).toBe('own-lesson');
  });

  test('that is refused leaves the time that the learner holds', async () => {
    await aTeacher();
    const learner = await aLearner();
    await hold(learner, WEDNESDAY);
    await hold(await aLearner(), WEDNESDAY + HOUR);
    expect(typeOf(await hold(learner, WEDNESDAY + HOUR))).toBe('slot-taken');
    expect(typeOf(await hold(await aLearner(), WEDNESDAY))).toBe('slot-taken');
  });

  test('of the time that the learner holds is the same hold, and lasts no longer', async () => {
    await aTeacher();
    const learner = await aLearner();
    const first = await hold(learner, WEDNESDAY);
    time.now += 9 * MINUTE;
    const again = await hold(learner, WEDNESDAY);
    expect(again.body.booking).toEqual(first.body.booking);
    time.now += MINUTE;
    expect((await hold(await aLearner(), WEDNESDAY)).status).toBe(200);
  });

  test.each(['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:00.000Z'])('at %s is refused', async (at) => {
    await aTeacher();
    expect(typeOf(await hold(await aLearner(), Date.parse(at)))).toBe('slot-taken');
  });

  test('is released by its learner', async () => {
    await aTeacher();
    const learner = await aLearner();
    const first = await hold(learner, WEDNESDAY);
    const release = (by: typeof learner, held: typeof first) =>
      call(by, 'DELETE', `/api/booking-holds/${held.body.booking.booking_id}`);
    const second = await hold(learner, WEDNESDAY + HOUR);
    // Another tab, which shows the first time, leaves the second one alone; so does another account.
    await release(learner, first);
    await release(await aLearner(), second);
    expect(typeOf(await hold(await aLearner(), WEDNESDAY + HOUR))).toBe('slot-taken');
    await release(learner, second);
    expect((await hold(await aLearner(), WEDNESDAY + HOUR)).status).toBe(200);
  });
});

describe('a confirmation', () => {
  test('books the time and holds one credit, once for each key', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 2);
    const { body } = await hold(learner, WEDNESDAY);
    const id = body.booking.booking_id;
    expect(body.can_pay).toBe(true);
    const replies = await Promise.all([1, 2, 3].map(() => confirm(learner, id, 'the-same-key')));
    expect(replies.map((each) => [each.status, each.body.booking.state])).toEqual([
      [200, 'booked'],
      [200, 'booked'],
      [200, 'booked'],
    ]);
    expect(await wallet(learner)).toEqual({ left: 1, reasons: ['bought', 'held'] });
    expect(typeOf(await confirm(learner, id))).toBe('hold-over');
    const { body: seen } = await call<{ history: { kind: string; by: string }[] }>(
      learner,
      'GET',
      `/api/bookings/${id}`,
    );
    expect(seen.history.map(({ kind, by }) => `${kind} by ${by}`)).toEqual(['booked by learner']);
  });

  test('with the key of another booking books nothing', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 2);
    const first = await hold(learner, WEDNESDAY);
    await confirm(learner, first.body.booking.booking_id, 'the-same-key');
    const second = await hold(learner, WEDNESDAY + HOUR);
    expect(typeOf(await confirm(learner, second.body.booking.booking_id, 'the-same-key'))).toBe('key-reused');
    expect((await wallet(learner)).left).toBe(1);
  });

  test('without a credit books nothing, and the time stays held', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 1, 50);
    const { body } = await hold(learner, WEDNESDAY, 25);
    expect(typeOf(await confirm(learner, body.booking.booking_id))).toBe('credit-needed');
    await give(learner, 1, 25);
    expect((await confirm(learner, body.booking.booking_id)).status).toBe(200);
  });

  test('after the hold has ended is refused, and so is that of another learner', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 1);
    const { body } = await hold(learner, WEDNESDAY);
    expect(typeOf(await confirm(await aLearner(), body.booking.booking_id))).toBe('hold-over');
    time.now += 10 * MINUTE;
    expect(typeOf(await confirm(learner, body.booking.booking_id))).toBe('hold-over');
    expect(await wallet(learner)).toEqual({ left: 1, reasons: ['bought'] });
  });

  test('sends both sides the time in both zones, with an event for their calendars', async () => {
    await aTeacher();
    await book(await aLearner(), WEDNESDAY);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your lesson with Hannah is booked',
      'Mei Lin has booked a lesson',
    ]);
    for (const { text, calendar } of mails) {
      expect(text).toContain('25 Nov 2026, 18:00 (GMT+8)');
      expect(text).toContain('25 Nov 2026, 10:00 (UTC)');
      expect(calendar?.method).toBe('request');
      expect(calendar?.content).toContain('DTSTART:20261125T100000Z\r\n');
    }
    expect(mails[0]?.text).not.toContain('Linking words');
    expect(mails[1]?.text).toContain('Linking words');
  });
});

test('bought credits say their order and their worth, gifts say that they are gifts, and the ledger says what happened', async () => {
  await aTeacher();
  const learner = await aLearner();
  const { accountId } = learner;
  const line = '7c1f2a54-3b0e-4d0c-8a62-5f1d9b7e2c09';
  const grant = { accountId, source: `order line ${line}`, teacher: 'teacher_01', minutes: 25, count: 4 };
  await dependencies().database.transaction((transaction) =>
    boughtLessons(dependencies()).grant(transaction, grant),
  );
  time.now += MINUTE;
  const id = (await hold(learner, WEDNESDAY)).body.booking.booking_id;
  await confirm(learner, id);
  time.now += MINUTE;
  await give(learner, 1, 50);
  const { body } = await call<{ credits: object[]; credit_entries: object[] }>(
    learner,
    'GET',
    '/api/bookings',
  );
  expect(body.credits).toHaveLength(2);
  expect(body.credits).toMatchObject([
    { minutes: 25, left: 3, is_gift: false, order_id: line, worth_minor: 4_500 },
    { minutes: 50, left: 1, is_gift: true, order_id: null, worth_minor: null },
  ]);
  expect(body.credit_entries).toMatchObject([
    { reason: 'bought', is_gift: true, amount: 1, minutes: 50, note: 'A present.' },
    { reason: 'held', is_gift: false, amount: -1, booking_id: id },
    { reason: 'bought', is_gift: false, amount: 4, minutes: 25, teacher_name: 'Hannah' },
  ]);
});

describe('the free trial', () => {
  test('is offered where somebody who can be booked gives one, and the account has not taken it', async () => {
    const learner = await aLearner();
    const isOffered = async () =>
      (await call<{ can_take_trial: boolean }>(learner, 'GET', '/api/bookings')).body.can_take_trial;
    expect(await isOffered()).toBe(false);
    await aTeacher({ ...SCHEDULE, rules: { ...SCHEDULE.rules, offersTrial: false } }, 'rohan');
    expect(await isOffered()).toBe(false);
    await aTeacher();
    expect(await isOffered()).toBe(true);
    await query('update accounts set suspended_at = now() where role = $1', ['teacher']);
    expect(await isOffered()).toBe(false);
    await query('update accounts set suspended_at = null');
    await book(learner, WEDNESDAY, 15);
    expect(await isOffered()).toBe(false);
  });

  test('uses no credit and is taken once', async () => {
    await aTeacher();
    const learner = await aLearner();
    await book(learner, WEDNESDAY, 15);
    expect(await wallet(learner)).toEqual({ left: 0, reasons: [] });
    expect(typeOf(await hold(learner, WEDNESDAY + HOUR, 15))).toBe('trial-used');
  });

  test('that is cancelled in time can be taken again; a late one cannot', async () => {
    await aTeacher();
    const learner = await aLearner();
    await cancel(learner, await book(learner, WEDNESDAY, 15), 'returned');
    const second = await book(learner, WEDNESDAY, 15);
    time.now = WEDNESDAY - HOUR;
    expect((await cancel(learner, second, 'used')).body.booking.is_charged).toBe(true);
    expect(typeOf(await hold(learner, WEDNESDAY + 2 * DAY, 15))).toBe('trial-used');
  });
});

describe('a change by the learner', () => {
  test('of the wish is stored until the lesson starts, and only for the own lesson', async () => {
    const teacher = await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY);
    mails.length = 0;
    const put = (by: typeof learner, wish: string) => call(by, 'PUT', `/api/bookings/${id}/wish`, { wish });
    expect((await put(learner, 'Part 3, please')).body).toMatchObject({
      booking: { wish: 'Part 3, please' },
    });
    expect((await call(teacher, 'GET', `/api/teach/bookings/${id}`)).body).toMatchObject({
      booking: { wish: 'Part 3, please' },
    });
    expect(mails).toEqual([]);
    expect(typeOf(await put(await aLearner(), 'Other'))).toBe('booking-unknown');
    time.now = WEDNESDAY;
    expect(typeOf(await put(learner, 'Too late'))).toBe('lesson-started');
    await query(`update bookings set state = 'completed' where id = $1`, [id]);
    expect(typeOf(await put(learner, 'Too late'))).toBe('not-booked');
  });

  test('moves the lesson to a free time, at no cost, and calendars replace the event', async () => {
    await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY);
    mails.length = 0;
    const moved = await move(learner, id, WEDNESDAY + 30 * MINUTE);
    expect(moved.body.booking).toMatchObject({ state: 'booked', local: '2026-11-25T18:30' });
    expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held'] });
    expect(mails[0]?.text).toContain('It was at 25 Nov 2026, 18:00 (GMT+8).');
    expect(mails[0]?.calendar?.content).toContain('SEQUENCE:1\r\n');
    expect((await hold(await aLearner(), WEDNESDAY)).status).toBe(200);
    const taken = await move(learner, id, WEDNESDAY);
    expect([typeOf(taken), taken.body.slots?.length]).toEqual(['slot-taken', 3]);
  });

  test('in time returns the credit; the page has said so', async () => {
    await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY);
    const { body } = await call(learner, 'GET', `/api/bookings/${id}`);
    expect(body).toMatchObject({
      changes: {
        free_until: new Date(WEDNESDAY - DAY).toISOString(),
        can_move: true,
        cancellation: 'returned',
        can_report: false,
      },
    });
    expect((await cancel(learner, id, 'returned')).body.booking.state).toBe('cancelled');
    expect(await wallet(learner)).toEqual({ left: 1, reasons: ['bought', 'held', 'returned'] });
    expect(mails.map(({ calendar }) => calendar?.method).slice(2)).toEqual(['cancel', 'cancel']);
    expect(mails[2]?.calendar?.content).toContain('STATUS:CANCELLED\r\n');
    expect(mails[2]?.text).toContain('Your credit can be used again.');
    expect(typeOf(await cancel(learner, id, 'returned'))).toBe('not-booked');
  });

  test('whose credit has ended meanwhile says before and after that it cannot be used again', async () => {
    await aTeacher();
    const learner = await aLearner();
    await give(learner, 1);
    time.now = MONDAY + 179 * DAY;
    const { body } = await hold(learner, MONDAY + 183 * DAY);
    const id = body.booking.booking_id;
    await confirm(learner, id);
    time.now = MONDAY + 181 * DAY;
    mails.length = 0;
    expect((await call(learner, 'GET', `/api/bookings/${id}`)).body).toMatchObject({
      changes: { cancellation: 'returned', credit_ends_at: new Date(MONDAY + 180 * DAY).toISOString() },
    });
    await cancel(learner, id, 'returned');
    expect(mails[0]?.text).toContain('cannot be used again');
    expect(mails[0]?.text).not.toContain('can be used again.');
  });

  test('that is late uses the credit, but only if the learner has seen that', async () => {
    await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY);
    time.now = WEDNESDAY - DAY + 1;
    expect(typeOf(await cancel(learner, id, 'returned'))).toBe('cost-changed');
    expect(typeOf(await move(learner, id, WEDNESDAY + DAY))).toBe('too-late');
    expect((await cancel(learner, id, 'used')).status).toBe(200);
    expect(await wallet(learner)).toEqual({ left: 0, reasons: ['bought', 'held', 'used'] });
  });

  test('of a lesson that the teacher has moved costs nothing, however near it is', async () => {
    const teacher = await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY + DAY);
    const near = MONDAY + 3 * HOUR;
    await call(teacher, 'POST', `/api/teach/bookings/${id}/move`, {
      starts_at: new Date(near).toISOString(),
    });
    expect((await call(learner, 'GET', `/api/bookings/${id}`)).body).toMatchObject({
      changes: { free_until: new Date(near).toISOString(), cancellation: 'returned' },
    });
    expect((await cancel(learner, id, 'returned')).status).toBe(200);
    expect((await wallet(learner)).left).toBe(1);
  });

  test('of a lesson that the learner moved after the teacher costs what it says', async () => {
    const teacher = await aTeacher();
    const learner = await aLearner();
    const id = await book(learner, WEDNESDAY);
    const later = new Date(WEDNESDAY + DAY).toISOString();
    await call(teacher, 'POST', `/api/teach/bookings/${id}/move`, { starts_at: later });
    await move(learner, id, WEDNESDAY + 2 * DAY);
    time.now = WEDNESDAY + 2 * DAY - HOUR;
    expect(typeOf(await cancel(learner, id, 'returned'))).toBe('cost-changed');
  });

  test('of another’s lesson is a lesson that does not exist', async () => {
    await aTeacher();
    const id = await book(await aLearner(), WEDNESDAY);
    const other = await aLearner();
    const replies = [
      await call(other, 'GET', `/api/bookings/${id}`),
      await cancel(other, id, 'returned'),
      await move(other, id, WEDNESDAY + HOUR),
      await call(other, 'POST', `/api/bookings/${id}/no-show`),
    ];
    expect(replies.map(typeOf)).toEqual(Array(4).fill('booking-unknown'));
  });
});

test('a teacher who did not come: the credit returns with one more, and only the first report counts', async () => {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY + 10 * MINUTE;
  expect((await call(learner, 'POST', `/api/bookings/${id}/no-show`)).status).toBe(200);
  expect(await wallet(learner)).toEqual({ left: 2, reasons: ['bought', 'held', 'courtesy', 'returned'] });
  expect(typeOf(await call(teacher, 'POST', `/api/teach/bookings/${id}/no-show`))).toBe('reported-before');
});

test('my lessons are the learner’s own, with what the credits are good for', async () => {
  await aTeacher();
  const learner = await aLearner();
  await book(await aLearner(), WEDNESDAY);
  const id = await book(learner, WEDNESDAY + HOUR);
  await give(learner, 3, 50);
  const { body } = await call<{ bookings: BookingView[]; credits: unknown[] }>(
    learner,
    'GET',
    '/api/bookings',
  );
  expect(body.bookings.map((each) => each.booking_id)).toEqual([id]);
  expect(body.credits).toEqual([
    {
      teacher: 'hannah',
      teacher_name: 'Hannah',
      is_for_every_teacher: false,
      minutes: 50,
      left: 3,
      is_gift: true,
      order_id: null,
      worth_minor: null,
      expires_at: new Date(MONDAY + 180 * DAY).toISOString(),
    },
  ]);
});

test.each([
  [
    'overlapping lessons of one teacher',
    `insert into bookings select (b).* from (select jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(),
       'learner_id', gen_random_uuid(), 'confirm_key', 'other')) as b from bookings x) as made`,
    '23P01',
  ],
  [
    'overlapping lessons of one learner',
    `insert into bookings select (b).* from (select jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(),
       'teacher', 'teacher_02', 'confirm_key', 'other')) as b from bookings x) as made`,
    '23P01',
  ],
  ['a change of the history', `update booking_events set kind = 'moved'`, '23514'],
  [
    'a lesson that ends at another time',
    `update bookings set ends_at = ends_at + interval '1 minute'`,
    '23514',
  ],
  ['a balance below zero', 'update lesson_credit_lots set credits_left = -1', '23514'],
  ['a change of the ledger of credits', 'update lesson_credits set note = note', '23514'],
  ['the deletion of a line of the ledger', 'delete from lesson_credits', '23514'],
  ['the deletion of credits with their lines', 'delete from lesson_credit_lots', '23514'],
  ['an empty ledger', 'truncate lesson_credits', '23514'],
  [
    'a second credit for one lesson',
    `insert into lesson_credits select (c).* from (select jsonb_populate_record(x, jsonb_build_object('id',
       gen_random_uuid())) as c from lesson_credits x where reason = 'held') as made`,
    '23505',
  ],
])('the database refuses %s', async (_, statement, code) => {
  await aTeacher();
  await book(await aLearner(), WEDNESDAY);
  await expect(query(statement)).rejects.toMatchObject({ code });
});
