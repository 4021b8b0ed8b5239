// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import CalendarPage from './calendar-page.tsx';
import type { CalendarReply, ScheduleReply, TaughtLesson } from '../settings/teach-replies.ts';
import { aLesson, SCHEDULE } from './calendar-fixture.ts';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const NOW = '2026-11-25T04:00:00.000Z';

type Shown = {
  lessons?: readonly TaughtLesson[];
  role?: string;
  busy?: CalendarReply['busy'];
  failing?: readonly string[];
};

function show({ lessons = [], role = 'teacher', busy = [], failing = [] }: Shown = {}) {
  const user = { id: 'a-person', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role, token: 'a token', two_factor: true }));
  const server = { version: 3, refusals: 0, isReachable: true };
  const sent = answerApi({
    '/api/teach/calendar': () =>
      reply({
        bookings: lessons,
        zone: 'Asia/Taipei',
        courtesy_hours: 12,
        server_now: NOW,
        busy,
        failing_calendars: failing,
      }),
    '/api/teach/schedule'({ body }) {
      if (!body) return reply({ schedule: SCHEDULE, version: server.version });
      if ((body as { version: number }).version !== server.version) return refusal('schedule-changed', 409);
      server.version += 1;
      return reply({ version: server.version });
    },
    '/api/teach/bookings/a-lesson/cancellation': () => reply({ cancelled: true }),
    '/api/teach/cancelled-days'() {
      if (!server.isReachable) throw new TypeError('No connection.');
      return reply({ cancelled: 1 });
    },
  });
  const view = renderPage({ page: CalendarPage, path: '/teach/calendar' });
  return { ...view, sent, server, see: within(view.container) };
}

const cellOf = (container: HTMLElement, cell: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  if (!found) throw new Error(`no cell ${cell}`);
  return found;
};

afterEach(() => localStorage.clear());

test('a learner reads that the page is for teachers', async () => {
  const { see } = show({ role: 'user' });
  await see.findByText(t('teachCalendar.denied.title'));
});

test('today is marked, and a phone starts with it', async () => {
  const { see, container } = show();
  // Wednesday, in a week that starts on Monday.
  await waitFor(() => cellOf(container, '2 1080'));
  const heads = [...container.querySelectorAll('thead th')];
  expect(heads.findIndex((head) => head.getAttribute('aria-current') === 'date')).toBe(3);
  expect(see.getByLabelText<HTMLSelectElement>(t('teachCalendar.hours.day')).value).toBe('2');
});

test('keys open several half hours, and the hours are saved with their version', async () => {
  const { see, container, sent } = show();
  const evening = await waitFor(() => cellOf(container, '2 1080'));
  expect(evening.getAttribute('aria-pressed')).toBe('true');
  const morning = cellOf(container, '0 600');
  act(() => morning.focus());
  fireEvent.keyDown(morning, { key: 'ArrowDown', shiftKey: true });
  const below = cellOf(container, '0 630');
  expect(document.activeElement).toBe(below);
  // A key's click has no count.
  fireEvent.click(below, { detail: 0 });
  expect(cellOf(container, '0 600').getAttribute('aria-pressed')).toBe('true');
  expect(below.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.saved'));
  const saved = sent.find(({ body }) => body !== undefined && body !== null)?.body as ScheduleReply;
  expect(saved.version).toBe(3);
  expect(saved.schedule.exceptions).toEqual([{ date: '2026-11-23', kind: 'extra', from: 600, to: 660 }]);
});

test('a pointer drags over several days', async () => {
  const { container } = show();
  const first = await waitFor(() => cellOf(container, '0 600'));
  fireEvent.pointerDown(first, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOver(cellOf(container, '1 630'));
  fireEvent.pointerUp(window);
  const pressed = [...container.querySelectorAll('[data-cell][aria-pressed="true"]')];
  expect(pressed).toHaveLength(4 + 2);
});

test('Escape ends a drag, and nothing is changed', async () => {
  const { container } = show();
  const first = await waitFor(() => cellOf(container, '0 600'));
  fireEvent.pointerDown(first, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOver(cellOf(container, '1 630'));
  fireEvent.keyDown(first, { key: 'Escape' });
  fireEvent.pointerUp(window);
  expect(container.querySelectorAll('[data-cell][aria-pressed="true"]')).toHaveLength(2);
  expect(container.querySelector('[data-unsaved]')).toBeNull();
});

test('a finger drags once it has rested, and a tap changes one cell', async () => {
  const { container } = show();
  const first = await waitFor(() => cellOf(container, '0 600'));
  const pressed = () => container.querySelectorAll('[data-cell][aria-pressed="true"]');
  const finger = { button: 0, pointerType: 'touch', pointerId: 2 };
  // The page scrolls: the browser takes the finger before it has rested.
  fireEvent.pointerDown(first, finger);
  fireEvent.pointerCancel(window);
  fireEvent.pointerOver(cellOf(container, '0 630'));
  fireEvent.pointerUp(window);
  expect(pressed()).toHaveLength(2);
  fireEvent.pointerDown(first, finger);
  fireEvent.pointerUp(window);
  fireEvent.click(first, { detail: 1 });
  expect(pressed()).toHaveLength(3);
  const start = cellOf(container, '1 600');
  const before = start.className;
  fireEvent.pointerDown(start, finger);
  await waitFor(() => expect(start.className).not.toBe(before));
  fireEvent.pointerOver(cellOf(container, '1 660'));
  fireEvent.pointerUp(window);
  expect(pressed()).toHaveLength(6);
  // The click that ends it is no second change.
  fireEvent.click(start, { detail: 1 });
  expect(pressed()).toHaveLength(6);
});

test('a lesson and what is taken elsewhere are drawn over all their half hours', async () => {
  const { container } = show({
    lessons: [
      aLesson({ minutes: 50 }),
      aLesson({ booking_id: 'b', state: 'cancelled', teacher_local: '2026-11-27T18:00' }),
    ],
    busy: [{ from: '2026-11-23T23:15', until: '2026-11-24T07:30' }],
  });
  await waitFor(() => cellOf(container, '0 600'));
  const taken = [...container.querySelectorAll<HTMLElement>('[data-taken]')].map(({ dataset }) => [
    dataset['cell'],
    dataset['taken'],
  ]);
  expect(taken).toEqual([
    ['1 420', 'busy'],
    ['3 1080', 'lesson'],
    ['3 1110', 'lesson'],
    ['0 1380', 'busy'],
    ['0 1410', 'busy'],
  ]);
  expect(cellOf(container, '3 1110').getAttribute('aria-label')).toContain('Lin Mei');
});

test('one day is shown at every width, and chosen by its name', async () => {
  const { see, container } = show();
  await waitFor(() => cellOf(container, '0 600'));
  const columns = () => container.querySelectorAll('thead th').length;
  expect(columns()).toBe(8);
  fireEvent.change(see.getByLabelText(t('teachCalendar.hours.shown')), { target: { value: 'day' } });
  fireEvent.change(see.getByLabelText(t('teachCalendar.hours.day')), { target: { value: '3' } });
  expect(columns()).toBe(2);
  cellOf(container, '3 600');
});

test('the week names calendars that fail, and leads to them', async () => {
  const { see, container } = show({ failing: ['calendar.example'] });
  await see.findByText(t('teachCalendar.failing.title', { count: 1 }));
  fireEvent.click(container.querySelector('[data-show-failing]') as HTMLElement);
  const heading = await see.findByRole('heading', { name: t('teachSettings.busy.title') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the calendar is read again when the page is seen again', async () => {
  const { container, sent } = show();
  await waitFor(() => cellOf(container, '0 600'));
  const calls = () => sent.filter(({ path }) => path.startsWith('/api/teach/calendar')).length;
  const before = calls();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
});

test('a report is offered when the server says so, also for a lesson that counts as held', async () => {
  const { see } = show({
    lessons: [
      aLesson({ state: 'completed', can_report: true, learner_name: 'Mei' }),
      aLesson({ booking_id: 'b', starts_at: '2026-11-25T03:55:00.000Z', learner_name: 'An' }),
    ],
  });
  expect(await see.findAllByText(t('teachCalendar.lessons.absent'))).toHaveLength(1);
  fireEvent.click(see.getByText(t('teachCalendar.lessons.absent')));
  await within(document.body).findByText(t('teachCalendar.dialog.absentTitle', { name: 'Mei' }));
});

test('a day whose cancellation got no answer is uncertain, and the lessons are read again', async () => {
  const { see, server, sent } = show({ lessons: [aLesson()] });
  fireEvent.click(await see.findByText(t('teachCalendar.lessons.cancelDay')));
  const dialog = within(await within(document.body).findByRole('dialog'));
  dialog.getByText(t('teachCalendar.dialog.dayCourtesy', { hours: 12 }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'I am ill.' } });
  server.isReachable = false;
  fireEvent.click(dialog.getByText(t('teachCalendar.dialog.daySave')));
  await dialog.findByText(t('teachCalendar.dialog.uncertain'));
  const calls = () => sent.filter(({ path }) => path.startsWith('/api/teach/calendar')).length;
  const before = calls();
  fireEvent.click(dialog.getByText(t('teachCalendar.dialog.keep')));
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
});

test('hours that were changed elsewhere keep the changes, which the next try saves', async () => {
  const { see, container, server } = show();
  const cell = await waitFor(() => cellOf(container, '0 600'));
  server.version = 7;
  fireEvent.click(cell, { detail: 0 });
  fireEvent.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.conflict'));
  expect(cellOf(container, '0 600').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.saved'));
});

test('a lesson is cancelled with a reason, and not without one', async () => {
  const { see, sent } = show({ lessons: [aLesson()] });
  fireEvent.click(await see.findByText(t('teachCalendar.lessons.cancel')));
  see.getByText(t('teachCalendar.dialog.lessonCourtesy', { hours: 12 }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  const confirm = () =>
    fireEvent.click(dialog.getByRole('button', { name: t('teachCalendar.dialog.lessonSave') }));
  confirm();
  await dialog.findByText(t('teachCalendar.dialog.reasonMissing'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'I am ill.' } });
  confirm();
  await see.findByText(t('teachCalendar.done.lesson'));
  expect(sent.find(({ body }) => body !== undefined && body !== null)?.body).toEqual({ reason: 'I am ill.' });
});

/** Whether the browser would ask before the page is closed. */
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('unsaved hours are not left without a question, and saved ones are', async () => {
  const { see, container, user } = show();
  const cell = await waitFor(() => cellOf(container, '0 600'));
  expect(asksToLeave()).toBe(false);
  fireEvent.click(cell, { detail: 0 });
  await waitFor(() => expect(asksToLeave()).toBe(true));
  const leave = () => user.click(see.getByText(t('teachCalendar.back')));
  await leave();
  const dialog = within(await within(document.body).findByRole('dialog'));
  await user.click(dialog.getByText(t('signedIn.leave.stay')));
  expect(addressOf(container)).toBe('/teach/calendar');
  expect(cellOf(container, '0 600').getAttribute('aria-pressed')).toBe('true');
  await user.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.saved'));
  await waitFor(() => expect(asksToLeave()).toBe(false));
  await leave();
  await waitFor(() => expect(addressOf(container)).toBe('/teach'));
});
