// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import {
  aBooking,
  aHold,
  aHoldReply,
  aSlot,
  BOOKING_ID,
  NOW,
  signIn,
  someLessons,
  someSlots,
} from '../lesson-view-fixture.ts';
import { rememberedHold, rememberedTime, rememberTime } from './chosen-time.ts';
import { LessonTimes } from './lesson-times.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const PACKS = [
  { productId: 'ten-of-25', minutes: 25, lessons: '10 lessons', priceMinor: 20_000 },
  { productId: 'ten-of-50', minutes: 50, lessons: '10 lessons', priceMinor: 38_000 },
] as const;
const FIRST = aSlot(27, 18);

type Answers = Parameters<typeof answerApi>[0];

function show(answers: Answers = {}, { isVisitor = false, search = '', closed = () => {} } = {}) {
  if (!isVisitor) signIn();
  const sent = answerApi({
    '/api/teachers/hannah/slots': () => reply(someSlots()),
    '/api/bookings': ({ method }) =>
      method === 'GET' ? reply(someLessons()) : reply({ booking: aBooking() }),
    '/api/booking-holds': () => reply(aHoldReply()),
    [`/api/booking-holds/${BOOKING_ID}`]: () => reply({ released: true }),
    ...answers,
  });
  const view = renderPage({
    page: () => <LessonTimes teacher="hannah" name="Hannah" packs={PACKS} onClosed={closed} />,
    path: paths.teacher({ slug: 'hannah' }),
    search,
  });
  return { ...view, sent, see: within(view.container) };
}

const find = (container: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  });

/** Takes the first free time and waits for its hold. */
async function hold(container: HTMLElement): Promise<void> {
  fireEvent.click(await find(container, `[data-slot="${FIRST.starts_at}"]`));
  await find(container, '[data-held-lesson]');
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a learner books the next free time in two taps, with both clocks in view', async () => {
  const { container, see, sent } = show();
  const next = await find(container, '[data-take-next]');
  see.getByText('10:00 in London', { selector: '[data-next-slot] span' });
  fireEvent.click(next);
  await see.findByText(t('lessonTimes.held.title'));
  // It is there with the button: a button that moves while it is pressed books nothing.
  see.getByText(/^You can move or cancel the lesson without cost until 26 Nov 2026, 18:00/);
  fireEvent.change(see.getByRole('textbox'), { target: { value: 'Part 2' } });
  fireEvent.click(await find(container, '[data-confirm-lesson]'));
  await find(container, `[data-booked-lesson="${BOOKING_ID}"]`);
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([
    { teacher: 'hannah', starts_at: FIRST.starts_at, minutes: 25, zone: 'Asia/Taipei' },
    { booking_id: BOOKING_ID, wish: 'Part 2' },
  ]);
});

test('a teacher without free times, and one without hours, say what to do', async () => {
  const told = vi.fn();
  const none = show(
    { '/api/teachers/hannah/slots': () => reply(someSlots({ slots: [], next: null })) },
    { closed: told },
  );
  await find(none.container, '[data-no-times="none"]');
  expect(told).not.toHaveBeenCalled();
  none.unmount();
  const closed = show(
    { '/api/teachers/hannah/slots': () => reply(someSlots({ slots: [], lengths: [], next: null })) },
    { closed: told },
  );
  await find(closed.container, '[data-no-times="noSchedule"]');
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  closed.unmount();
  // Nobody gives the lessons.
  const unknown = show({ '/api/teachers/hannah/slots': () => refusal('teacher-unknown', 404) });
  await find(unknown.container, '[data-no-times="noSchedule"]');
  expect(unknown.container.querySelector(`a[href="${paths.teachers()}"]`)).not.toBeNull();
});

test('two weeks without a free time lead to the next one', async () => {
  const far = aSlot(30, 18);
  const { container, see } = show({
    '/api/teachers/hannah/slots': ({ query }) =>
      reply(someSlots(query?.includes('from=') ? { slots: [far], next: far } : { slots: [], next: far })),
  });
  fireEvent.click(await see.findByRole('button', { name: /^Show Monday/ }));
  await find(container, `[data-slot="${far.starts_at}"]`);
});

test('a time that somebody else took offers the nearest, and the list is loaded again', async () => {
  const near = aSlot(27, 20);
  const tries: unknown[] = [];
  const { container, sent } = show({
    '/api/booking-holds'({ body }) {
      tries.push(body);
      return tries.length === 1 ? refusal('slot-taken', 409, { slots: [near] }) : reply(aHoldReply());
    },
  });
  fireEvent.click(await find(container, `[data-slot="${FIRST.starts_at}"]`));
  fireEvent.click(await find(container, `[data-slot-taken] [data-slot="${near.starts_at}"]`));
  await find(container, '[data-held-lesson]');
  expect(tries[1]).toMatchObject({ starts_at: near.starts_at });
  expect(sent.filter(({ path }) => path.endsWith('/slots')).length).toBeGreaterThan(1);
});

test('a hold that is over says that nothing was booked, and holds the time again', async () => {
  const over = aHoldReply({ booking: aHold({ held_until: NOW }) });
  const fresh = aHoldReply({ server_now: '2026-11-25T04:00:01.000Z' });
  const replies = [over, fresh];
  const { container, see } = show({ '/api/booking-holds': () => reply(replies.shift() ?? fresh) });
  fireEvent.click(await find(container, `[data-slot="${FIRST.starts_at}"]`));
  await see.findByText(t('lessonTimes.held.overTitle'));
  fireEvent.click(await find(container, '[data-hold-again]'));
  await find(container, '[data-held-lesson]');
});

test('without an answer to the booking nobody is told that nothing was booked, and the same act is sent again', async () => {
  const keys: (string | null)[] = [];
  const { container, see } = show({
    '/api/bookings'({ method, body }) {
      if (method === 'GET') return reply(someLessons());
      keys.push((body as { booking_id: string }).booking_id);
      return keys.length === 1 ? noConnection() : reply({ booking: aBooking() });
    },
  });
  await hold(container);
  fireEvent.click(await find(container, '[data-confirm-lesson]'));
  await see.findByText(t('lessonTimes.held.uncertain'));
  expect(container.querySelector('[data-other-time]')).toBeNull();
  fireEvent.click(await find(container, '[data-confirm-lesson]'));
  await find(container, '[data-booked-lesson]');
  expect(keys).toEqual([BOOKING_ID, BOOKING_ID]);
});

test('a page that is loaded again shows the held time and the wish, and does not hold again a time that the learner let go', async () => {
  const first = show();
  await hold(first.container);
  fireEvent.change(first.see.getByRole('textbox'), { target: { value: 'Part 2' } });
  first.unmount();

  const second = show();
  await find(second.container, '[data-held-lesson]');
  expect(second.see.getByRole('textbox')).toHaveProperty('value', 'Part 2');
  expect(second.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { starts_at: FIRST.starts_at },
  ]);
  fireEvent.click(await find(second.container, '[data-other-time]'));
  // What was written is for the next time.
  await hold(second.container);
  expect(second.see.getByRole('textbox')).toHaveProperty('value', 'Part 2');
  fireEvent.click(await find(second.container, '[data-other-time]'));
  second.unmount();

  const third = show();
  await find(third.container, `[data-slot="${FIRST.starts_at}"]`);
  expect(third.sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('a hold is remembered for its account, and until it is over', async () => {
  const { container } = show();
  await hold(container);
  const { booking, server_now: now } = aHoldReply();
  const heldMs = Date.parse(booking.held_until ?? '') - Date.parse(now);
  expect(heldMs).toBeGreaterThan(0);
  expect(rememberedHold('a-learner')).toMatchObject({ teacher: 'hannah', startsAt: FIRST.starts_at });
  expect(rememberedHold('a-learner', Date.now() + heldMs)).toBeUndefined();
  expect(rememberedHold('another')).toBeUndefined();
});

test('the focus goes on at what takes the place of a hold or of a chosen time', async () => {
  const over = show({
    '/api/bookings': ({ method }) => (method === 'GET' ? reply(someLessons()) : refusal('hold-over', 409)),
  });
  await hold(over.container);
  const button = await find(over.container, '[data-confirm-lesson]');
  button.focus();
  fireEvent.click(button);
  const again = await find(over.container, '[data-hold-again]');
  await waitFor(() => expect(document.activeElement).toBe(again.closest('[tabindex="-1"]')));
  over.unmount();

  const near = aSlot(27, 20);
  const taken = show({ '/api/booking-holds': () => refusal('slot-taken', 409, { slots: [near] }) });
  fireEvent.click(await find(taken.container, `[data-slot="${FIRST.starts_at}"]`));
  const nearest = `[data-slot-taken] [data-slot="${near.starts_at}"]`;
  const first = await find(taken.container, nearest);
  await waitFor(() => expect(document.activeElement).toBe(first.closest('[tabindex="-1"]')));
  fireEvent.click(first);
  // It is taken too: the notice is another one, with its own focus.
  await waitFor(() => {
    const second = taken.container.querySelector(nearest);
    expect(second).not.toBe(first);
    expect(document.activeElement).toBe(second?.closest('[tabindex="-1"]'));
  });
});

test('who has no credit buys a pack of this length, and the time is remembered', async () => {
  const { container, see } = show({
    '/api/booking-holds': () => reply(aHoldReply({ can_pay: false })),
  });
  await hold(container);
  expect(container.querySelector('[data-confirm-lesson]')).toBeNull();
  expect(container.querySelector('[data-pack="ten-of-50"]')).toBeNull();
  fireEvent.change(see.getByRole('textbox'), { target: { value: 'Part 2' } });
  fireEvent.click(await find(container, '[data-pack="ten-of-25"]'));
  expect(rememberedTime()).toEqual({
    teacher: 'hannah',
    startsAt: FIRST.starts_at,
    minutes: 25,
    wish: 'Part 2',
  });
});

test('a credit that has arrived meanwhile pays', async () => {
  const credit = {
    teacher: 'hannah',
    teacher_name: 'Hannah',
    is_for_every_teacher: false,
    minutes: 25,
    left: 1,
    is_gift: false,
    order_id: null,
    worth_minor: null,
  } as const;
  const { container } = show({
    '/api/booking-holds': () => reply(aHoldReply({ can_pay: false })),
    '/api/bookings': () =>
      reply(someLessons({ credits: [{ ...credit, expires_at: '2027-03-01T00:00:00.000Z' }] })),
  });
  await hold(container);
  fireEvent.click(await find(container, '[data-paid-already]'));
  await find(container, '[data-confirm-lesson]');
});

test('after a payment the remembered time is held again, once', async () => {
  rememberTime({ teacher: 'hannah', startsAt: FIRST.starts_at, minutes: 25, wish: 'Part 2' });
  const { container, see, sent } = show(
    {},
    { search: `?time=${encodeURIComponent(FIRST.starts_at)}&minutes=25` },
  );
  await find(container, '[data-held-lesson]');
  expect(see.getByRole('textbox')).toHaveProperty('value', 'Part 2');
  expect(rememberedTime()).toBeUndefined();
  expect(window.location.search).toBe('');
  expect(sent.filter(({ path, method }) => path === '/api/booking-holds' && method === 'POST')).toHaveLength(
    1,
  );
});

test('a visitor signs up or in, and the address leads to the time', async () => {
  const { container, sent } = show({}, { isVisitor: true });
  fireEvent.click(await find(container, `[data-slot="${FIRST.starts_at}"]`));
  const next = paths.lessonTime({ slug: 'hannah', startsAt: FIRST.starts_at, minutes: 25 });
  const link = await find(container, '[data-visitor-sign-up]');
  expect(link.getAttribute('href')).toBe(paths.signup({ next }));
  expect(sent.some(({ path }) => path === '/api/booking-holds')).toBe(false);
});

test('another time releases the held one before it is held', async () => {
  const { container, sent } = show();
  await hold(container);
  fireEvent.click(await find(container, '[data-other-time]'));
  await hold(container);
  const holds = sent
    .filter(({ path }) => path.startsWith('/api/booking-holds'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(holds).toEqual([
    'POST /api/booking-holds',
    `DELETE /api/booking-holds/${BOOKING_ID}`,
    'POST /api/booking-holds',
  ]);
});

test('offline the times say so, and the next try shows them', async () => {
  const server = { isUp: false };
  const { container, see } = show({
    '/api/teachers/hannah/slots': () => (server.isUp ? reply(someSlots()) : noConnection()),
  });
  await see.findByText(t('lessonTimes.unreachableTitle'));
  server.isUp = true;
  fireEvent.click(see.getByRole('button', { name: t('lessonTimes.retry') }));
  await find(container, '[data-next-slot]');
});

test('the free trial is no choice once it is used', async () => {
  const { container } = show({
    '/api/teachers/hannah/slots': () => reply(someSlots({ lengths: [15, 25, 50] })),
  });
  await find(container, '[name="lesson-length"][value="25"]');
  await waitFor(() => expect(container.querySelector('[value="15"]')).toBeNull());
});
