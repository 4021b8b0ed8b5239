// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import {
  aBooking,
  aBookingReply,
  aHold,
  aSlot,
  BOOKING_ID,
  NOW,
  signIn,
  someLessons,
  someSlots,
} from '../lesson-view-fixture.ts';
import type { Booking, BookingReply, LessonsReply } from '../lesson-replies.ts';
import MyLessonsPage from './my-lessons-page.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const BOOKING = `/api/bookings/${BOOKING_ID}`;

type Answers = Parameters<typeof answerApi>[0];

function show(bookings: readonly Booking[], detail?: BookingReply, answers: Answers = {}) {
  return showPage(someLessons({ bookings: [...bookings] }), {
    [BOOKING]: () => reply(detail ?? aBookingReply()),
    ...answers,
  });
}

function showPage(lessons: LessonsReply, answers: Answers = {}, rootData = {}) {
  const sent = answerApi({
    '/api/bookings': () => reply(lessons),
    '/api/teachers/hannah/slots': () => reply(someSlots()),
    ...answers,
  });
  const view = renderPage({ page: MyLessonsPage, path: paths.myLessons(), rootData });
  return { ...view, sent, see: within(view.container) };
}

const find = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  });
const click = async (selector: string) => fireEvent.click(await find(selector));
const costShown = async () => (await find('[data-act-cost]')).textContent;

beforeEach(signIn);
afterEach(() => localStorage.clear());

test('without lessons the page leads to the teachers', async () => {
  const { see } = showPage(someLessons({ can_take_trial: true }));
  await see.findByText(t('myLessons.none'));
  expect(see.getByRole('link', { name: t('myLessons.teachers') }).getAttribute('href')).toBe(
    paths.teachers(),
  );
  see.getByText(t('myLessons.credits.none'));
  see.getByText(t('myLessons.credits.trial'));
});

test('offline the page says so', async () => {
  const { see } = show([], undefined, { '/api/bookings': noConnection });
  await see.findByText(t('signedIn.load.unreachableTitle'));
});

test('the menu has the page only where lessons are opened', async () => {
  const name = t('signedIn.nav.lessons');
  const closed = showPage(someLessons());
  await closed.see.findByText(t('myLessons.none'));
  expect(closed.see.queryByRole('link', { name })).toBeNull();
  closed.unmount();
  const open = showPage(someLessons(), {}, { hasLessons: true });
  await open.see.findByRole('link', { name });
});

test.each([
  ['a lesson that a credit paid for', true],
  ['a free trial', false],
])('a learner who is reported as absent reads what follows, for %s', async (_, usesCredit) => {
  const missed = aBooking({
    state: 'no-show-learner',
    starts_at: '2026-11-20T10:00:00.000Z',
    ends_at: '2026-11-20T10:25:00.000Z',
    uses_credit: usesCredit,
  });
  showPage(someLessons({ bookings: [missed] }));
  const text = (await find('[data-missed]')).textContent ?? '';
  expect(text).toContain(t('myLessons.missed'));
  expect(text.includes(t('myLessons.creditUsed'))).toBe(usesCredit);
  expect((await find('[data-missed] a')).getAttribute('href')).toBe(paths.contact());
});

test.each([
  ['credit', true, 25],
  ['gift', false, 50],
  ['trial', false, 15],
] as const)(
  'a lesson that the teacher missed says what became of the %s',
  async (pays, usesCredit, minutes) => {
    const missed = aBooking({ state: 'no-show-teacher', uses_credit: usesCredit, minutes });
    showPage(someLessons({ bookings: [missed] }));
    expect((await find('[data-made-good]')).textContent).toBe(t(`myLessons.absent.${pays}`));
  },
);

test('a cancelled lesson is apart from the coming and the past ones until its time is over', async () => {
  const over = { starts_at: '2026-11-20T10:00:00.000Z', ends_at: '2026-11-20T10:25:00.000Z' };
  const cancelled = aBooking({ booking_id: 'cancelled', state: 'cancelled' });
  const { container, see } = showPage(
    someLessons({ bookings: [cancelled, aBooking({ ...cancelled, ...over, booking_id: 'over' })] }),
  );
  await see.findByText(t('myLessons.none'));
  const listed = [...container.querySelectorAll('[data-lesson]')].map((each) => [
    each.closest('[data-lessons]')?.getAttribute('data-lessons'),
    each.getAttribute('data-lesson'),
  ]);
  expect(listed).toEqual([
    ['cancelled', 'cancelled'],
    ['past', 'over'],
  ]);
});

test('the next lesson comes first, past ones have their outcome, a held time leads back, credits say their end', async () => {
  const later = aBooking({
    booking_id: 'later',
    starts_at: '2026-12-04T10:00:00.000Z',
    ends_at: '2026-12-04T10:25:00.000Z',
  });
  const past = aBooking({
    booking_id: 'past',
    state: 'completed',
    starts_at: '2026-11-20T10:00:00.000Z',
    ends_at: '2026-11-20T10:25:00.000Z',
  });
  const credit = {
    teacher: 'hannah',
    teacher_name: 'Hannah',
    is_for_every_teacher: false,
    minutes: 25,
    left: 3,
    is_gift: false,
    order_id: 'an-order',
    worth_minor: 4_500,
    expires_at: '2027-03-01T00:00:00.000Z',
  } as const;
  const { container, see } = showPage(
    someLessons({
      bookings: [later, aBooking(), aHold({ booking_id: 'held' }), past],
      credits: [
        credit,
        { ...credit, minutes: 50, is_gift: true, order_id: null, worth_minor: null },
        { ...credit, left: 2, teacher: null, teacher_name: null },
        { ...credit, left: 4, teacher: null, teacher_name: null, is_for_every_teacher: true },
      ],
      credit_entries: [
        {
          reason: 'held',
          is_gift: false,
          amount: -1,
          teacher_name: null,
          is_for_every_teacher: false,
          minutes: 25,
          booking_id: BOOKING_ID,
          note: null,
          at: '2026-11-24T00:00:00.000Z',
        },
      ],
    }),
  );
  await find('[data-lessons="coming"]');
  const ids = [...container.querySelectorAll('[data-lesson]')].map((each) =>
    each.getAttribute('data-lesson'),
  );
  expect(ids).toEqual([BOOKING_ID, 'later', 'past']);
  expect((await find('[data-lesson="past"]')).textContent).toContain(t('lessonWords.state.completed'));
  expect(see.getByRole('link', { name: t('myLessons.heldLink') }).getAttribute('href')).toBe(
    paths.lessonTime({ slug: 'hannah', startsAt: aHold().starts_at, minutes: 25 }),
  );
  see.getByText(t('myLessons.credits.line', { count: 3, minutes: 25, name: 'Hannah' }));
  see.getByText(t('myLessons.credits.gone', { count: 2, minutes: 25 }));
  see.getByText(t('myLessons.credits.any', { count: 4, minutes: 25 }));
  expect((await find('[data-lesson-credit="25"] [data-credit-worth]')).textContent).toContain('45');
  expect((await find('[data-credit-worth] a')).getAttribute('href')).toBe(
    paths.order({ orderId: 'an-order' }),
  );
  expect((await find('[data-lesson-credit="50"]')).textContent).toContain(t('myLessons.credits.gift'));
  const entry = (await find('[data-credit-entry="held"]')).textContent;
  expect(entry).toContain(t('myLessons.ledger.reason.held', { count: 1 }));
  expect(entry).toContain(t('myLessons.ledger.gone'));
  expect(entry).toContain('27 November 2026');
});

test('the room opens when the school says, and its minutes before the lesson are counted', async () => {
  const soon = aBooking({ opens_at: '2026-11-25T04:00:00.000Z' });
  const first = show([soon]);
  expect((await find('[data-room]')).getAttribute('href')).toBe(paths.lessonRoom({ bookingId: BOOKING_ID }));
  first.unmount();
  const far = { starts_at: '2026-11-25T04:16:00.000Z', opens_at: '2026-11-25T04:01:00.000Z' };
  const { see } = show([aBooking(far)]);
  await see.findByText('The room opens 15 minutes before the lesson.');
  expect(document.querySelector('[data-room]')).toBeNull();
});

test('a cancellation shows its cost before it is done', async () => {
  const { sent, see } = show([aBooking()], undefined, {
    [`${BOOKING}/cancellation`]: () => reply({ booking: aBooking({ state: 'cancelled' }) }),
  });
  await click('[data-lesson-details]');
  await click('[data-cancel-lesson]');
  expect(await costShown()).toMatch(/^It costs nothing: you can use the credit again until 1 March 2027/);
  await click('[data-confirm-act]');
  await waitFor(() => expect(sent.find(({ body }) => body)?.body).toEqual({ credit: 'returned' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(see.getByRole('heading', { level: 1, name: t('myLessons.title') })),
  );
});

test('a late cancellation says that the credit is used, and a credit that has ended cannot be used again', async () => {
  const late = aBookingReply({ can_move: false, cancellation: 'used' });
  const first = show([aBooking()], late);
  await click('[data-lesson-details]');
  expect((await find('[data-change-cost]')).textContent).toBe(t('myLessons.move.late.credit'));
  expect(document.querySelector('[data-move-lesson]')).toBeNull();
  await click('[data-cancel-lesson]');
  expect(await costShown()).toBe(t('myLessons.cancel.used'));
  expect((await find('[data-act-lesson]')).textContent).toBe('Lesson with Hannah: Friday 27 November, 18:00');
  first.unmount();
  show([aBooking()], aBookingReply({ credit_ends_at: '2026-11-24T00:00:00.000Z' }));
  await click('[data-lesson-details]');
  await click('[data-cancel-lesson]');
  expect(await costShown()).toMatch(/^The credit is returned, but it expired on 24 November 2026/);
});

test('a cost that has changed meanwhile is shown before anything is done', async () => {
  const replies = [aBookingReply(), aBookingReply({ can_move: false, cancellation: 'used' })];
  show([aBooking()], undefined, {
    [BOOKING]: () => reply(replies.shift() ?? aBookingReply({ can_move: false, cancellation: 'used' })),
    [`${BOOKING}/cancellation`]: () => refusal('cost-changed', 409),
  });
  await click('[data-lesson-details]');
  await click('[data-cancel-lesson]');
  await click('[data-confirm-act]');
  await waitFor(async () => expect(await costShown()).toBe(t('myLessons.cancel.used')));
});

test('without an answer nobody is told that nothing was changed', async () => {
  show([aBooking()], undefined, { [`${BOOKING}/cancellation`]: noConnection });
  await click('[data-lesson-details]');
  await click('[data-cancel-lesson]');
  await click('[data-confirm-act]');
  await within(document.body).findByText(t('myLessons.uncertain'));
});

test('a lesson is moved to a free time, and one that was taken meanwhile is said', async () => {
  const slot = aSlot(28, 18);
  const tries: unknown[] = [];
  const { see } = show([aBooking()], undefined, {
    [`${BOOKING}/move`]({ body }) {
      tries.push(body);
      return tries.length === 1 ? refusal('slot-taken', 409) : reply({ booking: aBooking() });
    },
  });
  await click('[data-lesson-details]');
  await click('[data-move-lesson]');
  await click('[data-day="2026-11-28"]');
  await click(`[data-slot="${slot.starts_at}"]`);
  await click('[data-confirm-act]');
  await see.findByText(t('myLessons.move.taken'));
  await click(`[data-slot="${slot.starts_at}"]`);
  await click('[data-confirm-act]');
  await within(document.body).findByText(t('myLessons.move.done'));
  expect(tries).toEqual([{ starts_at: slot.starts_at }, { starts_at: slot.starts_at }]);
});

test('what is asked after a move stays open when the moved lesson arrives', async () => {
  const slot = aSlot(28, 18);
  const moved = aBooking({ starts_at: slot.starts_at });
  let isMoved = false;
  let deliver = () => {};
  const arrived = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  show([aBooking()], undefined, {
    async '/api/bookings'() {
      if (isMoved) await arrived;
      return reply(someLessons({ bookings: [isMoved ? moved : aBooking()] }));
    },
    [BOOKING]: () => reply(aBookingReply({ can_move: !isMoved }, isMoved ? { booking: moved } : {})),
    [`${BOOKING}/move`]() {
      isMoved = true;
      return reply({ booking: moved });
    },
  });
  await click('[data-lesson-details]');
  await click('[data-move-lesson]');
  await click('[data-day="2026-11-28"]');
  await click(`[data-slot="${slot.starts_at}"]`);
  await click('[data-confirm-act]');
  await waitFor(() => expect(document.querySelector('[data-move]')).toBeNull());
  await click('[data-cancel-lesson]');
  const dialog = await find('[data-act-cost]');
  deliver();
  await waitFor(() => expect(document.querySelector('[data-move-lesson]')).toBeNull());
  expect(await find('[data-act-cost]')).toBe(dialog);
});

test('the history of a moved lesson says from when and to when', async () => {
  const moved = {
    kind: 'moved',
    by: 'teacher',
    at: NOW,
    starts_at: '2026-11-27T10:00:00.000Z',
    from: '2026-11-26T10:00:00.000Z',
    reason: null,
    credit: null,
    courtesy: false,
    taken_back: 0,
    not_taken: 0,
  } as const;
  const { see } = show([aBooking()], aBookingReply({}, { history: [moved] }));
  await click('[data-lesson-details]');
  await see.findByText(/from 26 Nov 2026, 18:00 to 27 Nov 2026, 18:00/);
});

const PAYING = [
  ['credit', aBooking()],
  ['trial', aBooking({ minutes: 15, uses_credit: false })],
  ['gift', aBooking({ uses_credit: false })],
] as const;

test.each(PAYING)(
  'an absent teacher is reported, and the words are those for a %s',
  async (pays, booking) => {
    const changes = { can_move: false, cancellation: null, can_report: true };
    show([booking], aBookingReply(changes, { booking }), {
      [`${BOOKING}/no-show`]: () => reply({ booking: { ...booking, state: 'no-show-teacher' } }),
    });
    await click('[data-lesson-details]');
    await click('[data-report-absence]');
    expect(await costShown()).toBe(t(`myLessons.report.text.${pays}`));
    await click('[data-confirm-act]');
    await within(document.body).findByText(t(`myLessons.report.done.${pays}`));
  },
);

test.each([
  ['trial', 'returned', 'trialReturned'],
  ['trial', 'used', 'trialUsed'],
  ['gift', 'returned', 'gift'],
  ['gift', 'used', 'giftLate'],
] as const)('a %s that is cancelled and %s says %s', async (pays, cancellation, words) => {
  const booking = PAYING.find(([kind]) => kind === pays)?.[1] ?? aBooking();
  show([booking], aBookingReply({ can_move: cancellation === 'returned', cancellation }, { booking }));
  await click('[data-lesson-details]');
  if (cancellation === 'used')
    expect((await find('[data-change-cost]')).textContent).toBe(t(`myLessons.move.late.${pays}`));
  await click('[data-cancel-lesson]');
  expect(await costShown()).toBe(t(`myLessons.cancel.${words}`));
});

test('the wish of a coming lesson is changed in its details', async () => {
  const { sent, see } = show(
    [aBooking({ wish: 'Linking' })],
    aBookingReply({}, { booking: aBooking({ wish: 'Linking' }) }),
    {
      [`${BOOKING}/wish`]: () => reply({ booking: aBooking({ wish: 'Part 3' }) }),
    },
  );
  await click('[data-lesson-details]');
  const field = await see.findByLabelText(t('myLessons.wishForm.label'));
  expect(field).toHaveProperty('value', 'Linking');
  fireEvent.change(field, { target: { value: 'Part 3' } });
  await click('[data-save-wish]');
  await within(document.body).findByText(t('myLessons.wishForm.saved'));
  expect(sent.find(({ body }) => body)?.body).toEqual({ wish: 'Part 3' });
});

test('a wish that is cleared is said to be cleared', async () => {
  const { see } = show(
    [aBooking({ wish: 'Linking' })],
    aBookingReply({}, { booking: aBooking({ wish: 'Linking' }) }),
    {
      [`${BOOKING}/wish`]: () => reply({ booking: aBooking() }),
    },
  );
  await click('[data-lesson-details]');
  fireEvent.change(await see.findByLabelText(t('myLessons.wishForm.label')), { target: { value: ' ' } });
  await click('[data-save-wish]');
  await within(document.body).findByText(t('myLessons.wishForm.cleared'));
});

const WEEKS = [
  { ...aSlot(27, 18), state: 'taken' },
  { ...aSlot(34, 18), state: 'free' },
  { ...aSlot(41, 18), state: 'own-time-taken' },
  { ...aSlot(48, 18), state: 'free' },
] as const;

test('the weeks that the credits pay for are chosen, and no more can be booked', async () => {
  const booking = aBooking({ wish: 'Linking words' });
  const { container, sent } = show([booking], aBookingReply({}, { booking }), {
    '/api/booking-series/preview': () => reply({ weeks: WEEKS, credits_left: 1, server_now: NOW }),
    '/api/booking-series': () => reply({ bookings: [aBooking()] }),
  });
  await click('[data-lesson-details]');
  await click('[data-weekly]');
  await find('[data-weekly-form]');
  const boxes = [...container.querySelectorAll<HTMLInputElement>('[data-week]')];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  fireEvent.click(boxes[2] as HTMLInputElement);
  await find('[data-too-few]');
  fireEvent.click(boxes[0] as HTMLInputElement);
  await click('[data-book-weeks]');
  await within(document.body).findByText(t('myLessons.weekly.done', { count: 1 }));
  // A form that stayed would offer the same weeks again.
  await waitFor(() => expect(document.querySelector('[data-weekly-form]')).toBeNull());
  expect(sent.find(({ path }) => path === '/api/booking-series')?.body).toMatchObject({
    teacher: 'hannah',
    starts_at: [WEEKS[3].starts_at],
    wish: 'Linking words',
  });
});

test('a week that was taken meanwhile is said, and the weeks are loaded again', async () => {
  const previews = [NOW, '2026-11-25T04:00:05.000Z'];
  const { see, sent } = show([aBooking()], undefined, {
    '/api/booking-series/preview': () =>
      reply({ weeks: WEEKS, credits_left: 2, server_now: previews.shift() ?? NOW }),
    '/api/booking-series': () => refusal('slot-taken', 409, { title: 'Taken' }),
  });
  await click('[data-lesson-details]');
  await click('[data-weekly]');
  await click('[data-book-weeks]');
  await see.findByText('Taken');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/api/booking-series/preview')).toHaveLength(2),
  );
  see.getByText('Taken');
});

test('a lesson is rated with both numbers', async () => {
  const ended = aBooking({
    state: 'completed',
    starts_at: '2026-11-20T10:00:00.000Z',
    ends_at: '2026-11-20T10:25:00.000Z',
  });
  const detail = aBookingReply({ can_move: false, cancellation: null }, { booking: ended, can_rate: true });
  const { see, sent } = show([ended], detail, { [`${BOOKING}/rating`]: () => reply({ rated: true }) });
  await click('[data-lesson-details]');
  await click('[data-rate-lesson]');
  await see.findByText(t('myLessons.rating.missing'));
  await click('[name^="clear"][value="4"]');
  await click('[name^="useful"][value="5"]');
  await click('[data-rate-lesson]');
  await see.findByText(t('myLessons.rating.saved'));
  expect(sent.find(({ body }) => body)?.body).toEqual({ clear: 4, useful: 5, note: '' });
});

test('the address of the calendar is shown once, replaced and deleted', async () => {
  const { see, container } = show([], undefined, {
    '/api/calendar-feed': ({ method }) =>
      method === 'GET'
        ? reply({ has_address: false })
        : method === 'POST'
          ? reply({ url: 'https://school.example/feed/one.ics' })
          : reply({ deleted: true }),
  });
  await see.findByText(t('lessonFeed.make'));
  // There is nothing to delete yet.
  expect(container.querySelector('[data-delete-feed]')).toBeNull();
  await click('[data-make-feed]');
  expect(await find('[data-feed-url]')).toHaveProperty('value', 'https://school.example/feed/one.ics');
  see.getByText(t('lessonFeed.replace'));
  await click('[data-delete-feed]');
  await see.findByText(t('lessonFeed.deleted'));
  expect(container.querySelector('[data-feed-url]')).toBeNull();
  expect(container.querySelector('[data-delete-feed]')).toBeNull();
  expect(document.activeElement?.textContent).toContain(t('lessonFeed.deleted'));
});

test.each([
  ['an earlier address', () => reply({ has_address: true })],
  ['no answer about it', noConnection],
])('with %s it can be deleted', async (_, answer) => {
  const { see } = show([], undefined, { '/api/calendar-feed': answer });
  await find('[data-delete-feed]');
  see.getByText(t('lessonFeed.replaceText'));
});
