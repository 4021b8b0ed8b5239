// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply, type SentCall } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import BookingsPage from './admin-bookings-page.tsx';
import { aBooking, BOOKING, FREE_TIMES, LESSON_TEACHERS } from './bookings-fixture.ts';

const LIST = '/api/admin/bookings';
const TEACHERS = '/api/admin/lesson-teachers';
const SLOTS = '/api/teachers/hannah/slots';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const found = (bookings: readonly object[], next: string | null = null) =>
  reply({
    bookings,
    next_cursor: next,
    time_zone: 'Asia/Taipei',
    server_now: '2026-11-24T10:00:00.000Z',
  });

withEmptyCache();

function openBookings(answers: Parameters<typeof answerApi>[0] = {}, search = '') {
  asAdmin();
  const sent = answerApi({
    [LIST]: () => found([aBooking()]),
    [TEACHERS]: () => reply(LESSON_TEACHERS),
    [SLOTS]: () => reply(FREE_TIMES),
    ...answers,
  });
  return { sent, ...renderPage({ page: BookingsPage, path: officePaths.bookings(), search }) };
}

const listed = (sent: readonly SentCall[]) =>
  sent.filter(({ path, method }) => path === LIST && method === 'GET').map(({ query }) => query);

describe('the list of lessons', () => {
  test('shows when, who with whom, and the state, in the zone of the account', async () => {
    const { container, findByText, getByRole } = openBookings();
    await findByText('林美玲');
    const row = container.querySelector(`[data-booking="${BOOKING}"]`)?.textContent;
    for (const shown of ['25 Nov 2026, 18:00', 'mei@example.org', 'Hannah Cole', 'Booked'])
      expect(row).toContain(shown);
    expect(row).toContain(words('backOffice.bookings.paid.credit'));
    expect(getByRole('link', { name: '25 Nov 2026, 18:00' }).getAttribute('href')).toBe(
      officePaths.booking({ bookingId: BOOKING }),
    );
  });

  test('says that the credit of a cancelled lesson was returned', async () => {
    const { findByText, queryByText } = openBookings({
      [LIST]: () => found([aBooking({ state: 'cancelled' })]),
    });
    await findByText(words('backOffice.bookings.paid.returned'));
    expect(queryByText(words('backOffice.bookings.paid.credit'))).toBeNull();
  });

  test.each([
    ['', 'show=coming'],
    ['?show=all', undefined],
    ['?teacher=hannah&email=mei&state=booked', 'teacher=hannah&email=mei&state=booked&show=coming'],
    ['?show=all&from=2026-11-01&to=2026-11-30', 'from=2026-11-01&to=2026-11-30'],
    ['?teacher=A%20B&state=none', 'show=coming'],
  ])('the address %s asks for %s', async (search, query) => {
    const { sent, findByText } = openBookings({}, search);
    await findByText('林美玲');
    expect(listed(sent)).toEqual([query]);
  });

  test('has pages', async () => {
    let page = 0;
    const other = { booking_id: '0d5c5b1e-7a30-4c1e-9f0a-000000000009', learner: null, teacher_name: '' };
    const { sent, findByText, getByRole, user } = openBookings({
      [LIST]: () => ((page += 1) === 1 ? found([aBooking()], 'a'.repeat(44)) : found([aBooking(other)])),
    });
    await findByText('林美玲');
    await user.click(getByRole('button', { name: words('backOffice.list.more') }));
    await findByText(words('backOffice.bookings.deleted'));
    await findByText(words('backOffice.bookings.formerTeacher'));
    expect(listed(sent)).toEqual(['show=coming', `show=coming&cursor=${'a'.repeat(44)}`]);
  });

  test('that is empty says so, and so does one that cannot be loaded', async () => {
    const { findByText } = openBookings({ [LIST]: () => found([]) });
    await findByText(words('backOffice.bookings.noneText'));
  });

  test('that cannot be loaded has one notice', async () => {
    const { findAllByRole } = openBookings({ [LIST]: noConnection, [TEACHERS]: noConnection });
    expect(await findAllByRole('button', { name: /again/iu })).toHaveLength(1);
  });
});

describe('a lesson for a learner', () => {
  async function openDialog(answers: Parameters<typeof answerApi>[0] = {}) {
    const view = openBookings(answers);
    await view.findByText('林美玲');
    await view.user.click(view.getByRole('button', { name: words('backOffice.bookings.book.label') }));
    const dialog = within(await view.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: words('backOffice.bookings.book.save') });
    return { ...view, dialog, save };
  }

  test('is booked at a free time, as a gift, and only with a reason', async () => {
    const { sent, dialog, save, user, findByText } = await openDialog({
      [LIST]: ({ method }) => (method === 'POST' ? reply({ booking: aBooking() }) : found([aBooking()])),
    });
    await user.click(save);
    for (const path of ['emailWrong', 'teacherMissing', 'time.missing', 'reasonMissing'] as const)
      await dialog.findByText(words(`backOffice.bookings.${path}`));
    expect(document.activeElement).toBe(dialog.getByLabelText(words('backOffice.bookings.email')));
    await user.type(dialog.getByLabelText(words('backOffice.bookings.email')), ' mei@example.org');
    const teacher = dialog.getByLabelText(words('backOffice.bookings.teacher'));
    // Nobody gives the lessons of Rohan.
    expect(dialog.getByRole<HTMLOptionElement>('option', { name: /Rohan/ }).disabled).toBe(true);
    await user.selectOptions(teacher, 'hannah');
    fireEvent.change(dialog.getByLabelText(/^Day, in/), { target: { value: '2026-11-26' } });
    const times = await dialog.findByLabelText(words('backOffice.bookings.time.free'));
    await user.selectOptions(times, '2026-11-26T10:00:00.000Z');
    await user.click(dialog.getByLabelText(words('backOffice.bookings.book.payments.gift')));
    await user.type(dialog.getByLabelText(words('backOffice.bookings.reason')), ' Asked on the phone. ');
    await user.click(save);
    await findByText(words('backOffice.bookings.book.done'));
    expect(sent.find(({ path }) => path === SLOTS)?.query).toBe(
      'minutes=25&zone=Asia%2FTaipei&from=2026-11-26&days=1',
    );
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'mei@example.org',
      teacher: 'hannah',
      starts_at: '2026-11-26T10:00:00.000Z',
      minutes: 25,
      is_gift: true,
      reason: 'Asked on the phone.',
    });
    // The list is read again.
    await waitFor(() => expect(listed(sent)).toHaveLength(2));
  });

  test('is booked at another time on the admin’s clock, and what was typed stays after a refusal', async () => {
    const { sent, dialog, save, user } = await openDialog({
      [LIST]: ({ method }) => (method === 'POST' ? refusal('slot-taken', 409) : found([aBooking()])),
    });
    await user.type(dialog.getByLabelText(words('backOffice.bookings.email')), 'mei@example.org');
    await user.selectOptions(dialog.getByLabelText(words('backOffice.bookings.teacher')), 'hannah');
    fireEvent.change(dialog.getByLabelText(/^Day, in/), { target: { value: '2026-11-26' } });
    const times = await dialog.findByLabelText(words('backOffice.bookings.time.free'));
    await user.selectOptions(times, 'other');
    fireEvent.change(dialog.getByLabelText(/^Time, in/), { target: { value: '07:30' } });
    const reason = dialog.getByLabelText(words('backOffice.bookings.reason'));
    await user.type(reason, 'Asked');
    await user.click(save);
    await dialog.findByText('A title');
    expect(reason).toHaveProperty('value', 'Asked');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      starts_at: '2026-11-25T23:30:00.000Z',
      is_gift: false,
    });
  });
});

describe('the teachers', () => {
  test('have accounts or none, and a day is cancelled with a reason', async () => {
    const DAY = `${TEACHERS}/hannah/cancelled-days`;
    const { sent, container, findByRole, findByText, user } = openBookings({
      [DAY]: () => reply({ cancelled: 3 }),
    });
    await findByText(words('backOffice.bookings.teachers.nobody', { name: 'Rohan Patel' }));
    expect(container.querySelectorAll('[data-cancel-day]')).toHaveLength(1);
    await user.click(container.querySelector('[data-cancel-day]') as Element);
    const dialog = within(await findByRole('dialog'));
    const save = dialog.getByRole('button', { name: words('backOffice.bookings.day.save') });
    await user.click(save);
    await dialog.findByText(words('backOffice.bookings.day.dateMissing'));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-26' } });
    await user.type(dialog.getByLabelText(words('backOffice.bookings.reason')), 'Hannah is ill.');
    await user.click(save);
    await findByText(words('backOffice.bookings.day.done', { count: 3 }));
    expect(sent.find(({ path }) => path === DAY)?.body).toEqual({
      date: '2026-11-26',
      reason: 'Hannah is ill.',
    });
  });

  test('an account is linked, and a refusal says why', async () => {
    const LINK = `${TEACHERS}/rohan`;
    const { sent, container, findByRole, findByText, user } = openBookings({
      [LINK]: () => refusal('account-no-teacher', 409),
    });
    await findByText(words('backOffice.bookings.teachers.nobody', { name: 'Rohan Patel' }));
    await user.click(container.querySelector('[data-lesson-teacher="rohan"] [data-link-account]') as Element);
    const dialog = within(await findByRole('dialog'));
    await user.type(dialog.getByLabelText(words('backOffice.bookings.link.email')), 'mei@example.org');
    await user.click(dialog.getByRole('button', { name: words('backOffice.bookings.link.save') }));
    await dialog.findByText('A title');
    expect(sent.find(({ path }) => path === LINK)?.body).toEqual({ email: 'mei@example.org' });
  });
});
