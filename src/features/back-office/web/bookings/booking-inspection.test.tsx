// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import { BookingInspection } from './booking-inspection.tsx';
import { aBooking, BOOKING, FREE_TIMES, LESSON_TEACHERS } from './bookings-fixture.ts';

const PATH = `/api/admin/bookings/${BOOKING}`;
const CREDITS = '/api/admin/lesson-credits';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const anEvent = (changes: object) => ({
  kind: 'booked',
  by: 'learner',
  at: '2026-11-20T10:00:00.000Z',
  starts_at: null,
  from: null,
  reason: null,
  credit: null,
  courtesy: false,
  taken_back: 0,
  not_taken: 0,
  admin: null,
  ...changes,
});

const inspected = (changes: object = {}) =>
  reply({
    booking: aBooking(),
    history: [
      anEvent({}),
      anEvent({
        kind: 'moved',
        by: 'school',
        at: '2026-11-21T10:00:00.000Z',
        from: '2026-11-24T10:00:00.000Z',
        starts_at: '2026-11-25T10:00:00.000Z',
        reason: 'The teacher is late.',
        admin: { name: 'Ada Wong', email: 'ada@example.org' },
      }),
    ],
    can: { change: true, cancel_adds_one: false, settle: [] },
    server_now: '2026-11-22T10:00:00.000Z',
    ...changes,
  });

const credits = (changes: object = {}) =>
  reply({
    credits: [
      {
        teacher: 'hannah',
        teacher_name: 'Hannah Cole',
        is_for_every_teacher: false,
        minutes: 25,
        left: 2,
        expires_at: '2027-05-20T10:00:00.000Z',
      },
    ],
    entries: [
      {
        reason: 'bought',
        amount: 2,
        minutes: 25,
        teacher_name: 'Hannah Cole',
        is_for_every_teacher: false,
        at: '2026-11-19T10:00:00.000Z',
        note: 'For a lost hour.',
        admin: { name: 'Ada Wong', email: 'ada@example.org' },
      },
    ],
    ...changes,
  });

withEmptyCache();

function openBooking(answers: Parameters<typeof answerApi>[0] = {}) {
  asAdmin();
  const Page = () => (
    <AdminFrame>
      <BookingInspection bookingId={BOOKING} />
    </AdminFrame>
  );
  const sent = answerApi({
    [PATH]: () => inspected(),
    [CREDITS]: () => credits(),
    '/api/admin/lesson-teachers': () => reply(LESSON_TEACHERS),
    '/api/teachers/hannah/slots': () => reply(FREE_TIMES),
    ...answers,
  });
  return { sent, ...renderPage({ page: Page, path: officePaths.booking({ bookingId: BOOKING }) }) };
}

async function openAct(act: string, answers: Parameters<typeof answerApi>[0]) {
  const view = openBooking(answers);
  await view.findByText(words('backOffice.bookings.history'));
  await view.user.click(view.container.querySelector(`[data-act="${act}"]`) as Element);
  const dialog = within(await view.findByRole('dialog'));
  const confirm = dialog.getByRole('button', {
    name: words(`backOffice.bookings.${act as 'move' | 'cancel' | 'settle'}.save`),
  });
  const because = (reason: string) =>
    view.user.type(dialog.getByLabelText(words('backOffice.bookings.reason')), reason);
  return { ...view, dialog, confirm, because };
}

describe('the page of a lesson', () => {
  test('has both clocks, the wish, and who did what, when and why', async () => {
    const { container, findByText, findByRole } = openBooking();
    await findByRole('heading', { level: 1, name: 'Lesson on 25 Nov 2026, 18:00' });
    for (const shown of ['25 Nov 2026, 18:00 in Taipei', '25 Nov 2026, 10:00 in London', 'Linking words'])
      expect(container.textContent).toContain(shown);
    const moved = container.querySelector('[data-happened="moved"]')?.textContent;
    for (const shown of ['21 Nov 2026, 18:00', 'Ada Wong', 'The reason: The teacher is late.'])
      expect(moved).toContain(shown);
    expect(moved).toContain('From 24 Nov 2026, 18:00 to 25 Nov 2026, 18:00');
    await findByText('2 lessons of 25 minutes, Hannah Cole, until 20 May 2027');
    expect(container.querySelector('[data-entry="bought"]')?.textContent).toContain('For a lost hour.');
  });

  test('says what a correction took back, and what was used by then', async () => {
    const { container, findByText } = openBooking({
      [PATH]: () =>
        inspected({
          history: [
            anEvent({ kind: 'completed', by: 'school', credit: 'used', taken_back: 1, not_taken: 2 }),
          ],
        }),
    });
    await findByText('1 credit was taken back');
    expect(container.textContent).toContain('2 credits were used by then and could not be taken back');
  });

  test('says that there is no such lesson', async () => {
    const { findByText } = openBooking({ [PATH]: () => refusal('booking-unknown', 404) });
    await findByText('A title');
  });

  test('offers nothing that cannot be done', async () => {
    const { container, findByText } = openBooking({
      [PATH]: () => inspected({ can: { change: false, cancel_adds_one: false, settle: [] } }),
    });
    await findByText(words('backOffice.bookings.history'));
    expect(container.querySelector('[data-act]')).toBeNull();
  });
});

describe('the school', () => {
  test('moves a lesson to a free time with a reason, and the page shows it', async () => {
    const { sent, dialog, confirm, because, user, findByText } = await openAct('move', {
      [`${PATH}/move`]: () => reply({ moved: true }),
    });
    await user.click(confirm);
    await dialog.findByText(words('backOffice.bookings.time.missing'));
    fireEvent.change(dialog.getByLabelText(/^Day, in/), { target: { value: '2026-11-26' } });
    const times = await dialog.findByLabelText(words('backOffice.bookings.time.free'));
    await user.selectOptions(times, '2026-11-26T10:00:00.000Z');
    await because('The room is closed.');
    await user.click(confirm);
    await findByText(words('backOffice.bookings.move.done'));
    expect(sent.find(({ path }) => path === `${PATH}/move`)?.body).toEqual({
      starts_at: '2026-11-26T10:00:00.000Z',
      reason: 'The room is closed.',
    });
    await waitFor(() => expect(sent.filter(({ path }) => path === PATH)).toHaveLength(2));
  });

  test.each([
    ['returned', 'courtesy'],
    ['used', 'used'],
  ] as const)('cancels a lesson with the credit %s', async (credit, label) => {
    const { sent, dialog, confirm, because, user, findByText } = await openAct('cancel', {
      [PATH]: () => inspected({ can: { change: true, cancel_adds_one: true, settle: [] } }),
      [`${PATH}/cancellation`]: () => reply({ cancelled: true }),
    });
    await user.click(dialog.getByLabelText(words(`backOffice.bookings.cancel.credits.${label}`)));
    await user.click(confirm);
    await dialog.findByText(words('backOffice.bookings.reasonMissing'));
    await because('Asked by email.');
    await user.click(confirm);
    await findByText(words('backOffice.bookings.cancel.done'));
    expect(sent.find(({ path }) => path === `${PATH}/cancellation`)?.body).toEqual({
      credit,
      reason: 'Asked by email.',
    });
  });

  test('corrects how a lesson ended, and no answer keeps what was typed', async () => {
    let tries = 0;
    const { sent, dialog, confirm, because, user, findByText } = await openAct('settle', {
      [PATH]: () =>
        inspected({
          booking: aBooking({ state: 'no-show-teacher' }),
          can: { change: false, cancel_adds_one: false, settle: ['completed', 'no-show-learner'] },
        }),
      [`${PATH}/outcome`]: () => ((tries += 1) === 1 ? noConnection() : reply({ settled: true })),
    });
    await because('Both were there.');
    await user.click(confirm);
    await dialog.findByText(words('backOffice.bookings.settle.missing'));
    await user.click(dialog.getByLabelText(words('backOffice.bookings.settle.outcomes.completed')));
    await user.click(confirm);
    await dialog.findByText(words('backOffice.lostTitle'));
    await user.click(confirm);
    await findByText(words('backOffice.bookings.settle.done'));
    expect(sent.filter(({ path }) => path === `${PATH}/outcome`).map(({ body }) => body)).toEqual([
      { outcome: 'completed', reason: 'Both were there.' },
      { outcome: 'completed', reason: 'Both were there.' },
    ]);
  });

  test.each(['give', 'take'] as const)('can %s credits with a reason', async (act) => {
    const path = act === 'give' ? CREDITS : `${CREDITS}/taken`;
    const { sent, container, findByRole, findByText, user } = openBooking({
      [path]: ({ method }) => (method === 'POST' ? reply({ given: true, taken: true }) : credits()),
    });
    await findByText(/^2 lessons of/);
    await user.click(container.querySelector(`[data-${act}]`) as Element);
    const dialog = within(await findByRole('dialog'));
    const save = dialog.getByRole('button', { name: words(`backOffice.bookings.credits.${act}.save`) });
    const count = dialog.getByLabelText(words('backOffice.bookings.credits.count'));
    await user.clear(count);
    await user.click(save);
    await dialog.findByText(words('backOffice.bookings.credits.countWrong'));
    expect(document.activeElement).toBe(count);
    await user.type(count, '2');
    await user.type(dialog.getByLabelText(words('backOffice.bookings.reason')), 'A mistake.');
    await user.click(save);
    await findByText(words(`backOffice.bookings.credits.${act}.done`, { email: 'mei@example.org' }));
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path,
      body: { email: 'mei@example.org', teacher: 'hannah', minutes: 25, count: 2, reason: 'A mistake.' },
    });
  });
});
